"""Cards that repeat the action of a mosque or of the Secret Society."""

import pytest

from bedesten.games.istanbul.modules.letters.names import MOSQUE_AGAIN, SECRET_SOCIETY, SOCIETY_AGAIN
from bedesten.games.istanbul.names import (
    BLUE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREEN,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    YELLOW,
)

from ..helpers import asks, barrow, choose, done, goods, play, plays
from .helpers import at, turn

BOTH = {"goods": barrow(2, 2, 2, 2)}


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [(SMALL_MOSQUE, RED, GREEN), (GREAT_MOSQUE, YELLOW, BLUE), (GREAT_MOSQUE, BLUE, YELLOW)],
)
def test_at_either_mosque_a_second_tile_may_be_taken(place, first, second):
    s = choose(at(place, hand=[MOSQUE_AGAIN], **BOTH), first + 1)
    assert (asks(s), s.options()) == ("cards.again", [0, play(MOSQUE_AGAIN)])
    choose(s, play(MOSQUE_AGAIN))
    assert (s.tiles[0], s.rubies[0], s.discards) == (1 << first | 1 << second, 1, (MOSQUE_AGAIN,))
    assert (goods(s)[first], goods(s)[second], sum(goods(s))) == (1, 1, 6)


def test_it_may_be_kept():
    s = choose(at(SMALL_MOSQUE, hand=[MOSQUE_AGAIN], **BOTH), RED + 1, 0)
    assert (s.tiles[0], s.hand[0]) == (1 << RED, (MOSQUE_AGAIN,))


def test_the_second_tile_must_be_affordable_at_once():
    s = choose(at(SMALL_MOSQUE, hand=[MOSQUE_AGAIN], goods=barrow(red=2, green=1)), RED + 1)
    assert done(s)


def test_only_after_a_tile_was_taken():
    s = at(SMALL_MOSQUE, hand=[MOSQUE_AGAIN], **BOTH)
    assert plays(s) == []
    assert done(choose(s, 0))


def test_not_at_other_places():
    s = choose(at(POST_OFFICE, hand=[MOSQUE_AGAIN, SOCIETY_AGAIN], **BOTH), 1)
    assert done(s)


def test_the_family_member_may_do_so_as_well():
    s = choose(at(POLICE_STATION, hand=[MOSQUE_AGAIN], **BOTH), SMALL_MOSQUE, RED + 1)
    assert plays(s) == [MOSQUE_AGAIN]


def test_the_secret_society_may_be_informed_twice():
    s = choose(at(SECRET_SOCIETY, hand=[SOCIETY_AGAIN], delivered=[1, 2, 3, 4, 5, 6]), SULTANS_PALACE)
    assert (asks(s), s.options()) == ("cards.again", [0, play(SOCIETY_AGAIN)])
    choose(s, play(SOCIETY_AGAIN))
    assert (asks(s), s.options()) == ("cards.once_more", [SULTANS_PALACE, GEMSTONE_DEALER])
    choose(s, GEMSTONE_DEALER)
    assert (s.rubies[0], s.palace, s.gems, s.discards) == (2, 1, 1, (SOCIETY_AGAIN,))


def test_it_needs_six_more_seals():
    s = choose(at(SECRET_SOCIETY, hand=[SOCIETY_AGAIN], delivered=[1, 2, 3, 4, 5]), SULTANS_PALACE)
    assert (s.rubies[0], plays(s)) == (1, [])


def test_two_copies_give_a_third_action():
    s = at(SECRET_SOCIETY, hand=[SOCIETY_AGAIN, SOCIETY_AGAIN], delivered=[1] * 9)
    choose(s, SULTANS_PALACE, play(SOCIETY_AGAIN), SULTANS_PALACE, play(SOCIETY_AGAIN), SULTANS_PALACE)
    assert (s.rubies[0], s.lira[0]) == (3, 6)


def test_the_movement_to_the_mosque_leads_to_the_same():
    s = choose(turn(place=SMALL_MOSQUE - 3, hand=[MOSQUE_AGAIN], **BOTH), SMALL_MOSQUE, 2, RED + 1)
    assert plays(s) == [MOSQUE_AGAIN]
