"""Place 21, the Embassy: two letters."""

from bedesten.games.istanbul.modules.letters.names import EMBASSY
from bedesten.games.istanbul.names import POLICE_STATION, TEA_HOUSE

from ..helpers import asks, choose, done
from .helpers import at, companion_to, letter, turn


def test_the_embassy_gives_two_letters():
    s = at(EMBASSY)
    assert (asks(s), s.options()) == ("embassy.collect", [0, 1])
    choose(s, 1, letter(3), letter(5))
    assert (s.letters[0], s.active) == ((3, 5), 1)


def test_the_letters_come_one_after_the_other_from_what_is_left():
    s = choose(at(EMBASSY, letter_deck=[3, 5, 5]), 1, letter(3))
    assert (s.letters[0], s.active) == ((3, 5), 1), "the second could only be a 5"


def test_two_alike_are_possible():
    assert choose(at(EMBASSY), 1, letter(3), letter(3)).letters[0] == (3, 3)


def test_a_letter_to_the_embassy_itself_is_delivered_at_once():
    s = choose(at(EMBASSY), 1, letter(EMBASSY), letter(3))
    assert (s.letters[0], s.delivered[0]) == ((3,), (EMBASSY,))


def test_the_action_may_be_left():
    s = choose(at(EMBASSY), 0)
    assert done(s)
    assert s.letters[0] == ()


def test_with_no_letters_anywhere_there_is_no_action():
    assert done(at(EMBASSY, letter_deck=[], letter_discards=[]))


def test_the_family_member_collects_letters_too():
    s = choose(at(POLICE_STATION), EMBASSY, 1, letter(EMBASSY), letter(TEA_HOUSE))
    assert (s.letters[0], s.delivered[0]) == ((TEA_HOUSE,), (EMBASSY,)), "he is at the Embassy himself"


def test_so_does_the_companion():
    s = turn(companion=4)
    choose(s, companion_to(s, EMBASSY), 1, letter(1), letter(2))
    assert s.letters[0] == (1, 2)
