"""Place 16: a ruby for Lira, one more each time."""

import pytest

from bedesten.games.istanbul.names import GEMSTONE_DEALER

from .helpers import at, choose, done, game

FIRST = {2: 15, 3: 14, 4: 12, 5: 12}
LAST = 23
TRACKS = [(players, price) for players, first in FIRST.items() for price in range(first, LAST + 1)]


@pytest.mark.parametrize(("players", "price"), TRACKS)
def test_the_price_is_the_biggest_number_no_ruby_covers(players, price):
    fields = {"players": players, "gems": price - FIRST[players]}
    assert done(at(GEMSTONE_DEALER, lira=price - 1, **fields))
    s = choose(at(GEMSTONE_DEALER, lira=price, **fields), 1)
    assert (s.lira[0], s.rubies[0]) == (0, 1)


@pytest.mark.parametrize(("players", "rubies"), [(2, 9), (3, 10), (4, 12), (5, 12)])
def test_so_many_rubies_lie_on_the_track(players, rubies):
    assert game(players).view(game(players).blank(), 0)["gemstones"]["left"] == rubies


@pytest.mark.parametrize(("players", "taken"), [(2, 0), (3, 1), (4, 3), (5, 3)])
def test_the_rulebooks_example(players, taken):
    """With 15 uncovered a ruby costs 15 Lira, the next one 16."""
    s = choose(at(GEMSTONE_DEALER, players=players, gems=taken, lira=15), 1)
    assert (s.lira[0], s.rubies[0]) == (0, 1)
    assert game(players).view(s, 0)["gemstones"]["price"] == 16


def test_the_price_rises_for_everybody():
    s = choose(at(GEMSTONE_DEALER, lira=14), 1)
    following = at(GEMSTONE_DEALER, seat=1, gems=s.gems, lira=14)
    assert done(following, seat=1)


def test_one_ruby_is_bought_in_an_action():
    assert done(choose(at(GEMSTONE_DEALER, lira=99), 1))


def test_the_action_may_be_declined():
    s = choose(at(GEMSTONE_DEALER, lira=99), 0)
    assert (s.lira[0], s.rubies[0], s.gems) == (99, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_ruby_is_replaced_and_its_price_stays(players):  # ruling 40, 2019
    laid_out = LAST - FIRST[players] + 1
    for taken in (laid_out - 1, laid_out, laid_out + 4):
        s = choose(at(GEMSTONE_DEALER, players=players, gems=taken, lira=23), 1)
        assert (s.lira[0], s.rubies[0]) == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_2014_edition_nothing_is_left_after_the_last_ruby(players):  # ruling 40
    laid_out = LAST - FIRST[players] + 1
    fields = {"players": players, "edition": "2014", "lira": 99}
    assert choose(at(GEMSTONE_DEALER, gems=laid_out - 1, **fields), 1).lira[0] == 99 - LAST
    s = at(GEMSTONE_DEALER, gems=laid_out, **fields)
    assert done(s)
    assert game(players, "2014").view(s, 0)["gemstones"]["left"] == 0
