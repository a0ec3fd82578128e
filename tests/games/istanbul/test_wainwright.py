"""Place 1: extensions for 7 Lira, a ruby for a full barrow."""

import pytest

from bedesten.games.istanbul.names import FIVE_LIRA, POLICE_STATION, WAINWRIGHT

from .helpers import asks, at, choose, done, game, play


def test_an_extension_costs_seven_lira():
    s = choose(at(WAINWRIGHT, lira=9), 1)
    assert (s.lira[0], s.extensions[0]) == (2, 1)


@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
def test_a_barrow_holds_two_of_each_good_and_one_more_for_each_extension(extensions):
    s = at(WAINWRIGHT, extensions=extensions)
    assert [s.room(0, good) for good in range(4)] == [2 + extensions] * 4


def test_only_one_extension_is_bought_in_an_action():
    s = choose(at(WAINWRIGHT, lira=21), 1)
    assert s.extensions[0] == 1
    assert done(s)


@pytest.mark.parametrize(("before", "rubies"), [(0, 0), (1, 0), (2, 1)])
def test_the_third_extension_earns_a_ruby_at_once(before, rubies):
    s = choose(at(WAINWRIGHT, lira=7, extensions=before), 1)
    assert s.rubies[0] == rubies


def test_a_full_barrow_cannot_be_extended():
    assert done(at(WAINWRIGHT, lira=20, extensions=3))


def test_six_lira_do_not_buy_one():
    s = at(WAINWRIGHT, lira=6, hand=[FIVE_LIRA])
    assert 1 not in s.options()
    assert 1 in choose(s, play(FIVE_LIRA)).options()


def test_the_action_may_be_declined():
    s = choose(at(WAINWRIGHT, lira=7), 0)
    assert (s.lira[0], s.extensions[0]) == (7, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_ruby_for_every_player(players):
    for seat in range(players):
        others = [{"extensions": 3}] * seat
        s = choose(at(WAINWRIGHT, players=players, lira=7, extensions=2, rivals=others), 1)
        assert s.rubies[0] == 1
        assert game(players).view(s, 0)["wainwright"]["rubies"] == players - 1 - seat


def test_the_family_member_may_buy_one_too():
    s = choose(at(POLICE_STATION, lira=7), WAINWRIGHT)
    assert asks(s) == "wainwright.extend"
    assert choose(s, 1).extensions[0] == 1
