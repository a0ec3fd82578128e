"""The sixteen guild cards: what they cost, what they need, what they do."""

import pytest

from .helpers import (
    FABRIC,
    FRUIT,
    JEWELRY,
    SPICE,
    A,
    B,
    C,
    D,
    asks,
    checked,
    choose,
    draw_goods,
    draw_guild,
    goods,
    guild,
    guilds,
    lay,
    turn,
)

COSTS = [1, 1, 2, 2, 3, 3, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10]
EVERYTHING = {"goods": [6, 6, 6, 6], "goods_hand": [0]}


def playing(number, **fields):
    """A guild card is played with exactly the Lira it costs."""
    fields.setdefault("lira", COSTS[number - 1])
    s = choose(turn(guild_hand=[number], **fields), guild(number))
    assert s.lira[0] == 0
    return s


@pytest.mark.parametrize("number", range(1, 17))
def test_a_card_can_be_played_with_its_lira_and_not_with_one_less(number):
    cost = COSTS[number - 1]
    assert guild(number) in turn(guild_hand=[number], lira=cost, **EVERYTHING).options()
    assert guild(number) not in turn(guild_hand=[number], lira=cost - 1, **EVERYTHING).options()


@pytest.mark.parametrize("number", range(1, 17))
def test_only_cards_that_ask_for_goods_or_goods_cards_need_them(number):
    playable = guild(number) in turn(guild_hand=[number], lira=10).options()
    assert playable == (number in (1, 2, 3, 4, 9, 14, 15, 16))


def test_1_two_goods_and_an_improvement():
    s = choose(playing(1), SPICE, FRUIT, 8)
    assert (goods(s), checked(s)) == ([0, 1, 1, 0], {8: 1})


def test_2_two_spaces():
    s = choose(playing(2), JEWELRY, 5)
    assert (goods(s), s.lira[0]) == ([0, 0, 0, 1], 1)


def test_3_four_different_goods_and_a_lira():
    s = choose(turn(guild_hand=[3], lira=2), guild(3))
    assert (goods(s), s.lira[0], asks(s)) == ([1, 1, 1, 1], 1, "turn.play")


def test_3_gives_fewer_goods_when_columns_are_full():
    s = choose(turn(guild_hand=[3], lira=2, goods=[0] * 4, goods_filled=[12, 0, 12, 0]), guild(3))
    assert goods(s) == [0, 1, 0, 1]


def test_4_four_goods_of_choice():
    assert goods(choose(playing(4), 1, 1, 4, 1)) == [3, 0, 0, 1]


@pytest.mark.parametrize(("number", "letter"), [(5, A), (6, B), (7, C), (8, D)])
def test_5_to_8_deliver_to_their_own_letter(number, letter):
    s = choose(turn(guild_hand=[number], lira=3, goods=[2, 2, 2, 2]), guild(number))
    assert s.rubies[0] == 1
    assert s.palace_rubies[letter - A] == 1


@pytest.mark.parametrize(("number", "letter"), [(5, 0), (6, 1), (7, 2), (8, 3)])
def test_5_to_8_need_the_goods_of_that_letter(number, letter):
    dear = [(0,), (5,), (10,), (15,)]
    dear[letter] = (*dear[letter], 4)  # one fabric more
    assert guild(number) not in turn(guild_hand=[number], lira=3, goods=[1, 1, 1, 1], letters=dear).options()


def test_5_then_five_lira():
    s = choose(turn(guild_hand=[5], lira=3, goods=[1, 1, 1, 1]), guild(5))
    assert s.lira[0] == 5


def test_6_then_a_guild_card():
    s = choose(playing(6, goods=[1, 1, 1, 1]), draw_guild(14))
    assert guilds(s) == [14]


def test_7_then_a_good_and_a_space():
    s = choose(playing(7, goods=[1, 1, 1, 1]), FABRIC, 6)
    assert (goods(s), s.bonus[0]) == ([1, 0, 0, 0], 1)


def test_8_then_a_goods_card_and_an_improvement():
    s = choose(playing(8, goods=[1, 1, 1, 1]), draw_goods(FABRIC, SPICE), 1)
    assert (s.goods_hand[0], checked(s)) == ((0,), {1: 1})


def test_9_two_goods_cards_a_good_and_a_space():
    s = choose(playing(9), draw_goods(FABRIC, SPICE), draw_goods(FRUIT, FRUIT), SPICE, SPICE)
    assert (s.goods_hand[0], goods(s)) == ((0, 8), [0, 2, 0, 0])


def test_10_a_ruby_for_any_three_goods():
    s = choose(playing(10, goods=[2, 2, 0, 0]), FABRIC, SPICE, FABRIC)
    assert (goods(s), s.rubies[0]) == ([0, 1, 0, 0], 1)
    s = playing(10, goods=[3, 0, 0, 0])
    assert (goods(s), s.rubies[0]) == ([0, 0, 0, 0], 1)


@pytest.mark.parametrize(
    ("held", "cards", "playable"),
    [([1, 1, 0, 0], [], False), ([1, 1, 1, 0], [], True), ([1, 0, 0, 0], [0], True), ([0, 0, 0, 0], [0], False)],
)
def test_10_needs_three_goods_on_sheet_and_cards(held, cards, playable):
    s = turn(guild_hand=[10], lira=5, goods=held, goods_hand=cards)
    assert (guild(10) in s.options()) == playable


def test_11_a_ruby_for_a_goods_card_and_a_good():
    s = playing(11, goods=[0, 0, 1, 0], goods_hand=[0])
    assert (goods(s), s.goods_hand[0], s.rubies[0], s.cards_played[0]) == ([0, 0, 0, 0], (), 1, 1)


def test_11_the_good_may_come_from_a_second_goods_card():
    s = choose(playing(11, goods_hand=[0, 6]), lay(FABRIC, FABRIC))
    assert (s.goods_hand[0], s.rubies[0], s.cards_played[0]) == ((), 1, 2)


@pytest.mark.parametrize(
    ("held", "cards", "playable"),
    [([1, 0, 0, 0], [], False), ([0, 0, 0, 0], [0], False), ([1, 0, 0, 0], [0], True), ([0, 0, 0, 0], [0, 0], True)],
)
def test_11_needs_both(held, cards, playable):
    s = turn(guild_hand=[11], lira=5, goods=held, goods_hand=cards)
    assert (guild(11) in s.options()) == playable


def test_12_any_letter_then_a_goods_card_and_a_guild_card():
    s = playing(12, goods=[1, 1, 1, 1])
    assert (asks(s), s.options()) == ("palace.deliver", [A, B, C, D])
    choose(s, C, draw_goods(FABRIC, SPICE), draw_guild(3))
    assert (s.palace_rubies[2], s.goods_hand[0], guilds(s)) == (1, (0,), [3])


def test_13_a_ruby_and_a_space_for_a_goods_card():
    s = choose(playing(13, goods_hand=[2, 5]), lay(FABRIC, JEWELRY), 1)
    assert (s.goods_hand[0], s.rubies[0], goods(s), s.cards_played[0]) == ((5,), 1, [1, 0, 0, 0], 1)


def test_14_a_ruby():
    s = playing(14)
    assert (s.rubies[0], asks(s)) == (1, "turn.play")


def test_15_a_ruby_and_a_good():
    s = choose(playing(15), JEWELRY)
    assert (s.rubies[0], goods(s)) == (1, [0, 0, 0, 1])


def test_16_a_ruby_a_goods_card_and_a_guild_card():
    s = choose(playing(16), draw_goods(FABRIC, SPICE), draw_guild(2))
    assert (s.rubies[0], s.goods_hand[0], guilds(s)) == (1, (0,), [2])


def test_rubies_of_guild_cards_are_not_the_palaces():
    assert playing(14).palace_rubies[:4] == [0, 0, 0, 0]


def test_a_guild_card_without_effect_may_be_played():
    full = {"goods": [0] * 4, "goods_filled": [12] * 4, "lira": 2, "lira_filled": 35, "bonus_filled": 6}
    assert guild(4) in turn(guild_hand=[4], **full).options()


def test_several_guild_cards_in_hand_are_played_one_a_turn():
    s = choose(turn(guild_hand=[2, 14], lira=9), guild(14))
    assert (guilds(s), s.active) == ([2], 1)
