"""Goods cards and guild cards: drawing, and making the deck anew from the discards."""

from .helpers import at, choose, draw_goods, draw_guild, guild, guilds, turn


def only(kind, length):
    return [int(card == kind) for card in range(length)]


def test_an_empty_deck_is_made_from_its_discards():
    s = at(4, goods_deck=[0] * 10, goods_discards=[1, 0, 2, 0, 0, 0, 0, 0, 0, 0])
    assert (s.options(), s.weights()) == ([0, 2], [1, 2])
    choose(s, draw_goods(1, 4))
    assert (s.goods_deck, s.goods_discards) == ([1, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0] * 10)


def test_a_deck_is_not_made_anew_before_it_is_needed():
    s = at(4, goods_deck=only(3, 10), goods_discards=only(0, 10))
    assert s.goods_hand[0] == (3,)
    assert (s.goods_deck, s.goods_discards) == ([0] * 10, only(0, 10))


def test_both_piles_empty_nothing_is_drawn():
    s = at(4, goods_deck=[0] * 10)
    assert (s.goods_hand[0], s.lira[0]) == ((), 1)


def test_cards_that_pay_can_be_drawn_again():
    s = at(11, goods_hand=[0], goods_deck=[0] * 10)
    assert sum(s.goods_discards) == 1


def test_a_played_guild_card_may_come_back_at_once():
    s = turn(lira=10, guild_hand=[16], guild_deck=[0] * 16)
    choose(s, guild(16), draw_goods(1, 2))
    assert guilds(s) == [16]
    assert (s.guild_discards, s.guild_deck) == ([0] * 16, [0] * 16)


def test_guild_cards_are_drawn_with_equal_chances():
    s = at(9, guild_hand=[1])
    assert (s.options(), s.weights()) == (list(range(1, 16)), [1] * 15)
    assert guilds(choose(s, draw_guild(5))) == [1, 5]


def test_goods_cards_are_drawn_by_their_copies():
    assert at(4).weights() == [2, 2, 2, 2, 2, 2, 1, 1, 1, 1]
