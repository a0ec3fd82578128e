"""Place 13: a ruby for goods, one more each time."""

import pytest

from bedesten.games.istanbul.names import SULTANS_PALACE

from .helpers import EDITIONS, at, barrow, choose, done, game, goods, sold

COSTS = {
    4: ([1, 1, 1, 1], 0),
    5: ([1, 1, 1, 1], 1),
    6: ([1, 1, 1, 2], 1),
    7: ([2, 1, 1, 2], 1),
    8: ([2, 2, 1, 2], 1),
    9: ([2, 2, 2, 2], 1),
    10: ([2, 2, 2, 2], 2),
}
"""For that many goods uncovered: red, green, yellow, blue, and goods of any kind."""
FIRST = {2: 5, 3: 5, 4: 4, 5: 4}
TRACKS = [(players, n) for players, first in FIRST.items() for n in range(first, 11)]


def full(players=3, **fields):
    return at(SULTANS_PALACE, players=players, extensions=3, goods=barrow(5, 5, 5, 5), **fields)


@pytest.mark.parametrize(("players", "uncovered"), TRACKS)
def test_the_cost_is_what_no_ruby_covers(players, uncovered):
    s = full(players, palace=uncovered - FIRST[players])
    fixed, free = COSTS[uncovered]
    ways = {
        sold(*(f + e for f, e in zip(fixed, extra, strict=True)))
        for extra in [(i, j, k, free - i - j - k) for i in range(3) for j in range(3) for k in range(3)]
        if min(extra) >= 0
    }
    assert s.options() == [0, *sorted(ways)]


@pytest.mark.parametrize(("players", "rubies"), [(2, 6), (3, 6), (4, 7), (5, 7)])
def test_so_many_rubies_lie_on_the_track(players, rubies):
    assert game(players).view(full(players), 0)["palace"]["left"] == rubies


@pytest.mark.parametrize("any_good", [sold(red=1), sold(green=1), sold(yellow=1), sold(blue=1)])
def test_the_rulebooks_example(any_good):
    """2 blue, 2 red, 1 yellow, 1 green and 1 good of any kind."""
    bundle = sold(2, 1, 1, 2) + any_good
    s = choose(full(palace=2), bundle)
    assert (s.rubies[0], sold(*goods(s))) == (1, sold(5, 5, 5, 5) - bundle)


def test_the_goods_are_paid_and_the_next_ruby_costs_one_more():
    s = choose(at(SULTANS_PALACE, goods=barrow(2, 1, 1, 1)), sold(2, 1, 1, 1))
    assert (goods(s), s.rubies[0], s.palace) == (barrow(), 1, 1)


@pytest.mark.parametrize("short", range(4))
def test_every_good_must_be_there(short):
    carried = [2, 2, 2, 2]
    carried[short] = 0
    assert done(at(SULTANS_PALACE, goods=carried))


def test_the_good_of_any_kind_must_be_there_too():
    assert done(at(SULTANS_PALACE, goods=barrow(1, 1, 1, 1)))


def test_the_action_may_be_declined():
    s = choose(full(), 0)
    assert (s.rubies[0], s.palace) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_ruby_is_replaced_and_its_price_stays(players):  # ruling 40, 2019
    laid_out = 11 - FIRST[players]
    for taken in (laid_out - 1, laid_out, laid_out + 3):
        s = full(players, palace=taken)
        assert all(sum(map(int, str(c))) == 10 for c in s.options()[1:])
        assert choose(s, s.options()[1]).rubies[0] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_2014_edition_nothing_is_left_after_the_last_ruby(players):  # ruling 40
    laid_out = 11 - FIRST[players]
    s = full(players, edition="2014", palace=laid_out - 1)
    assert choose(s, s.options()[1]).rubies[0] == 1
    assert game(players, "2014").view(s, 0)["palace"]["left"] == 0
    assert done(full(players, edition="2014", palace=laid_out))


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_start_with_the_same_track(edition):
    assert game(3, edition).view(full(edition=edition), 0)["palace"] == {"taken": 0, "left": 6, "cost": [1, 1, 1, 1, 1]}
