"""Roasting Plant (17): up to three exchanges, each for two coffee."""

from itertools import permutations

import pytest

from bedesten.games.istanbul.modules.mocha.names import ROASTING_PLANT, TWO_COFFEE
from bedesten.games.istanbul.names import BLUE, FIVE_LIRA, ONE_GOOD, POLICE_STATION, STAY

from ..helpers import asks, barrow, choose, done, goods, play, plays
from .helpers import answers, at

LIRA = 1
RED, GREEN, YELLOW, BLUE_GOOD = 2, 3, 4, 5


def card(kind):
    return 10 + kind


def guild(number):
    return 60 + number


def test_two_lira_buy_two_coffee():
    s = choose(at(ROASTING_PLANT, lira=3), LIRA)
    assert (s.lira[0], s.coffee[0]) == (1, 2)


@pytest.mark.parametrize("good", range(4))
def test_any_one_good_buys_two_coffee(good):
    s = choose(at(ROASTING_PLANT, goods=barrow(1, 1, 1, 1)), RED + good)
    assert (goods(s)[good], sum(goods(s)), s.coffee[0]) == (0, 3, 2)


def test_a_bonus_card_is_discarded_for_two_coffee_without_its_effect():
    s = choose(at(ROASTING_PLANT, hand=[FIVE_LIRA]), card(FIVE_LIRA))
    assert (s.hand[0], s.discards, s.coffee[0], s.lira[0]) == ((), (FIVE_LIRA,), 2, 0)


def test_a_guild_card_is_discarded_for_two_coffee_without_its_effect():
    s = choose(at(ROASTING_PLANT, guild=[17], guild_discards=(3,)), guild(17))
    assert (s.guild_hand[0], s.guild_discards, s.coffee[0]) == ((), (3, 17), 2)
    assert s.discards == ()


@pytest.mark.parametrize("order", list(permutations([LIRA, BLUE_GOOD, card(STAY)])))
def test_all_three_in_any_order_make_six_coffee(order):
    s = choose(at(ROASTING_PLANT, lira=4, goods=barrow(blue=2), hand=[STAY, STAY]), *order)
    assert (s.coffee[0], s.lira[0], goods(s), s.hand[0]) == (6, 2, [0, 0, 0, 1], (STAY,))
    assert done(s), "each once, although more could be given"


@pytest.mark.parametrize(
    ("first", "gone"),
    [
        (LIRA, [LIRA]),
        (RED, [RED, BLUE_GOOD]),
        (card(STAY), [card(STAY), guild(2), guild(3)]),
        (guild(2), [card(STAY), guild(2), guild(3)]),
    ],
)
def test_each_exchange_is_made_once(first, gone):
    s = at(ROASTING_PLANT, lira=9, goods=barrow(red=2, blue=2), hand=[STAY, STAY], guild=[2, 3])
    before = answers(s)
    assert before == [0, LIRA, RED, BLUE_GOOD, card(STAY), guild(2), guild(3)]
    assert answers(choose(s, first)) == [choice for choice in before if choice not in gone]


def test_one_may_stop_after_any_of_them():
    s = choose(at(ROASTING_PLANT, lira=9, goods=barrow(red=2), hand=[STAY]), LIRA, 0)
    assert done(s)
    assert (s.coffee[0], s.lira[0], goods(s), s.hand[0]) == (2, 7, [2, 0, 0, 0], (STAY,))


def test_the_action_may_be_left_alone():
    s = choose(at(ROASTING_PLANT, lira=9), 0)
    assert done(s)
    assert (s.coffee[0], s.lira[0]) == (0, 9)


def test_with_nothing_to_give_nothing_is_asked():
    assert done(at(ROASTING_PLANT, lira=1, coffee=5))


def test_coffee_is_no_good_to_pay_with():
    s = at(ROASTING_PLANT, lira=2, coffee=9)
    assert s.options() == [0, LIRA]


def test_what_is_not_there_is_not_offered():
    s = at(ROASTING_PLANT, lira=1, goods=barrow(yellow=1))
    assert s.options() == [0, YELLOW]


def test_five_lira_may_be_played_between_two_exchanges():
    s = choose(at(ROASTING_PLANT, goods=barrow(red=1), hand=[FIVE_LIRA]), RED)
    assert s.options() == [0, card(FIVE_LIRA), play(FIVE_LIRA)]
    choose(s, play(FIVE_LIRA), LIRA)
    assert (s.lira[0], s.coffee[0]) == (3, 4)


def test_one_good_may_be_played_before_the_action_but_not_between_two_exchanges():
    s = at(ROASTING_PLANT, lira=2, hand=[ONE_GOOD])
    assert plays(s) == [ONE_GOOD]
    assert plays(choose(s.copy(), LIRA)) == []
    choose(s, play(ONE_GOOD), 1 + BLUE, BLUE_GOOD, LIRA)
    assert s.coffee[0] == 4


def test_a_card_that_was_played_cannot_be_discarded_too():
    s = choose(at(ROASTING_PLANT, lira=2, hand=[TWO_COFFEE]), LIRA, play(TWO_COFFEE))
    assert done(s)
    assert s.coffee[0] == 4


def test_the_family_member_may_roast():
    s = choose(at(POLICE_STATION, lira=2), ROASTING_PLANT, LIRA)
    assert (s.coffee[0], s.family[0]) == (2, ROASTING_PLANT)
    assert done(s)


def test_the_encounters_follow():
    s = choose(at(ROASTING_PLANT, lira=2, rivals=[{"family": ROASTING_PLANT}]), LIRA)
    assert asks(s) == "family.reward", "the only one to catch is caught at once"
    assert s.family[1] == POLICE_STATION
