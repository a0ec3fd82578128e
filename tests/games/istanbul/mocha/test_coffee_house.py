"""Coffee House (20): a ruby for coffee, ever more of it."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, COFFEE_HOUSE_AGAIN, SELL_COFFEE, TWO_COFFEE
from bedesten.games.istanbul.names import GEMSTONE_AGAIN, POLICE_STATION

from ..helpers import asks, barrow, choose, done, play, plays
from .helpers import answers, at, game

PRICES = [6, 7, 8, 9, 10]


@pytest.mark.parametrize(("taken", "price"), list(enumerate(PRICES)))
def test_the_price_rises_with_every_ruby_taken(taken, price):
    assert done(at(COFFEE_HOUSE, coffee=price - 1, coffee_house=taken))
    s = choose(at(COFFEE_HOUSE, coffee=price, coffee_house=taken), 1)
    assert (s.coffee[0], s.rubies[0], s.coffee_house) == (0, 1, taken + 1)


@pytest.mark.parametrize("taken", [5, 6, 12])
def test_the_last_ruby_is_replaced_so_its_price_stays(taken):
    assert done(at(COFFEE_HOUSE, coffee=9, coffee_house=taken))
    s = choose(at(COFFEE_HOUSE, coffee=10, coffee_house=taken), 1)
    assert (s.coffee[0], s.rubies[0]) == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_costs_six_whatever_the_number_of_players(players):
    s = choose(at(COFFEE_HOUSE, coffee=6, players=players), 1)
    assert s.rubies[0] == 1


def test_it_may_be_left_alone():
    s = choose(at(COFFEE_HOUSE, coffee=6), 0)
    assert done(s)
    assert (s.coffee[0], s.rubies[0]) == (6, 0)


def test_goods_are_not_taken_instead():
    assert done(at(COFFEE_HOUSE, coffee=5, goods=barrow(5, 5, 5, 5), extensions=3, lira=30))


def test_it_is_carried_out_once():
    s = choose(at(COFFEE_HOUSE, coffee=30), 1)
    assert done(s)
    assert s.coffee[0] == 24


def test_the_family_member_may_deliver():
    s = choose(at(POLICE_STATION, coffee=6), COFFEE_HOUSE, 1)
    assert (s.rubies[0], s.family[0]) == (1, COFFEE_HOUSE)


def test_the_price_is_seen():
    assert game().view(at(COFFEE_HOUSE, coffee=9, coffee_house=2), 2)["mocha"]["coffee_house"] == {
        "taken": 2,
        "price": 8,
    }


# The card that repeats it.


def test_the_card_repeats_the_action_at_the_new_price():
    s = choose(at(COFFEE_HOUSE, coffee=13, hand=[COFFEE_HOUSE_AGAIN]), 1)
    assert (asks(s), s.options()) == ("cards.again", [0, play(COFFEE_HOUSE_AGAIN)])
    choose(s, play(COFFEE_HOUSE_AGAIN))
    assert (s.coffee[0], s.rubies[0], s.discards, s.hand[0]) == (0, 2, (COFFEE_HOUSE_AGAIN,), ())
    assert done(s)


def test_two_cards_make_three_actions():
    s = choose(at(COFFEE_HOUSE, coffee=21, hand=[COFFEE_HOUSE_AGAIN] * 2), 1, *[play(COFFEE_HOUSE_AGAIN)] * 2)
    assert (s.coffee[0], s.rubies[0]) == (0, 3)


def test_the_card_need_not_be_played():
    s = choose(at(COFFEE_HOUSE, coffee=13, hand=[COFFEE_HOUSE_AGAIN]), 1, 0)
    assert (s.rubies[0], s.hand[0], done(s)) == (1, (COFFEE_HOUSE_AGAIN,), True)


def test_the_second_action_must_be_paid_for():
    assert done(choose(at(COFFEE_HOUSE, coffee=12, hand=[COFFEE_HOUSE_AGAIN]), 1))


def test_what_makes_it_possible_is_played_before():
    s = choose(at(COFFEE_HOUSE, coffee=11, hand=[COFFEE_HOUSE_AGAIN, TWO_COFFEE]), 1)
    assert plays(s) == [TWO_COFFEE]
    choose(s, play(TWO_COFFEE), play(COFFEE_HOUSE_AGAIN))
    assert (s.coffee[0], s.rubies[0]) == (0, 2)


def test_it_does_not_replace_the_first_action():
    s = at(COFFEE_HOUSE, coffee=6, hand=[COFFEE_HOUSE_AGAIN])
    assert s.options() == [0, 1]
    assert done(choose(s, 0)), "nothing was carried out, so nothing is repeated"


def test_the_card_for_another_place_does_not_help():
    assert done(choose(at(COFFEE_HOUSE, coffee=30, hand=[GEMSTONE_AGAIN]), 1))


def test_coffee_may_be_sold_instead():
    s = at(COFFEE_HOUSE, coffee=6, hand=[SELL_COFFEE])
    assert answers(s) == [0, 1]
    assert done(choose(s, play(SELL_COFFEE))), "five coffee are too few"
    assert (s.lira[0], s.rubies[0]) == (8, 0)
