"""Locations 4, 7 and 9: a goods card and a Lira, goods of choice, a guild card."""

from .helpers import FABRIC, FRUIT, JEWELRY, SPICE, asks, at, choose, draw_goods, draw_guild, goods, guilds


def test_the_post_office_gives_a_goods_card_and_a_lira():
    s = at(4)
    assert (asks(s), s.seat()) == ("goods_cards.draw", -1)
    choose(s, draw_goods(SPICE, JEWELRY))
    assert (s.goods_hand[0], s.lira[0], s.lira_filled[0]) == ((4,), 1, 1)
    assert s.goods_deck[4] == 1


def test_the_roasting_plant_gives_two_goods_of_choice():
    s = at(7)
    assert s.options() == [FABRIC, SPICE, FRUIT, JEWELRY]
    assert goods(choose(s, SPICE, SPICE)) == [0, 2, 0, 0]
    assert goods(choose(at(7), SPICE, JEWELRY)) == [0, 1, 0, 1]


def test_goods_are_chosen_among_kinds_with_room():
    s = at(7, goods=[0, 0, 0, 0], goods_filled=[12, 11, 0, 12])
    assert s.options() == [SPICE, FRUIT]
    choose(s, SPICE)
    assert goods(s) == [0, 1, 1, 0]  # the second can only be fruit


def test_with_no_room_at_all_they_are_lost_but_the_action_may_be_used():
    s = at(7, goods=[0, 0, 0, 0], goods_filled=[12, 12, 12, 12])
    assert (asks(s), goods(s)) == ("turn.follow", [0, 0, 0, 0])


def test_the_guild_hall_gives_a_guild_card():
    s = choose(at(9), draw_guild(16))
    assert (guilds(s), s.guild_deck[15]) == ([16], 0)


def test_there_is_no_limit_to_cards_in_hand():
    s = choose(at(9, guild_hand=range(1, 16)))
    assert guilds(s) == list(range(1, 17))
    s = at(4, goods_hand=[0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8])
    assert len(s.goods_hand[0]) == 16


def test_both_piles_empty_the_action_may_still_be_used_and_gives_nothing():
    s = at(9, guild_deck=[0] * 16)
    assert (asks(s), guilds(s)) == ("turn.follow", [])
