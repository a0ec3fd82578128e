"""Cards for the first phase of a turn: a long move, no move, an assistant back."""

import pytest

from bedesten.games.istanbul.names import (
    FOUNTAIN,
    LONG_MOVE,
    POST_OFFICE,
    RETURN_ASSISTANT,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
)

from .decisions import INSIDE, LAST, OUTSIDE
from .helpers import arriving, asks, choose, crew_size, done, play, plays, turn

SHORT = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]


def distance(a, b):
    x, y = SHORT.index(a), SHORT.index(b)
    return abs(x // 4 - y // 4) + abs(x % 4 - y % 4)


# The long move.


@pytest.mark.parametrize("place", SHORT)
def test_a_long_move_goes_three_or_four_places_never_diagonally(place):  # ruling 20
    s = choose(turn(place=place, hand=[LONG_MOVE]), play(LONG_MOVE))
    assert s.options() == [other for other in range(1, 17) if distance(place, other) in (3, 4)]


def test_the_long_move_replaces_the_move_and_the_turn_goes_on_there():  # ruling 20
    s = choose(turn(place=15, hand=[LONG_MOVE]), play(LONG_MOVE), 14)
    assert (s.merchant[0], asks(s)) == (14, "turn.assist")


def test_the_assistants_come_along():
    s = choose(turn(place=15, crew=3, hand=[LONG_MOVE]), play(LONG_MOVE), 14, 2)
    assert (crew_size(s), s.places_out(0)) == (2, [14])


def test_the_card_of_a_long_move_is_discarded_when_it_is_done():
    s = choose(turn(place=15, hand=[LONG_MOVE]), play(LONG_MOVE))
    assert s.discards == ()
    assert choose(s, 14).discards == (LONG_MOVE,)


# No move.


def test_who_stays_picks_up_the_assistant_he_left_there():  # ruling 18
    s = choose(turn(place=POST_OFFICE, crew=3, out=[POST_OFFICE], hand=[STAY]), play(STAY))
    assert (asks(s), s.options(), s.merchant[0]) == ("turn.assist", [0, 1], POST_OFFICE)
    choose(s, 1)
    assert (crew_size(s), s.places_out(0), asks(s)) == (4, [], "post_office.collect")


def test_who_stays_where_he_has_no_assistant_leaves_one():  # ruling 18
    s = choose(turn(place=POST_OFFICE, hand=[STAY]), play(STAY), 2)
    assert (crew_size(s), s.places_out(0)) == (3, [POST_OFFICE])


def test_who_stays_with_no_assistant_at_all_ends_his_turn():  # ruling 18
    s = choose(turn(place=POST_OFFICE, crew=0, out=[1, 2, 3, 4], hand=[STAY]), play(STAY))
    assert done(s)


def test_who_stays_pays_the_merchants_there_again():  # ruling 18
    s = turn(place=POST_OFFICE, lira=2, hand=[STAY], rivals=[{"merchant": POST_OFFICE}])
    choose(s, play(STAY), 2, 1)
    assert s.lira[:2] == [0, 2]


def test_who_stays_meets_the_others_there_as_usual():  # ruling 18
    s = turn(place=POST_OFFICE, hand=[STAY], tokens=[POST_OFFICE, 0], rivals=[{"family": POST_OFFICE}])
    choose(s, play(STAY), 2, 0)
    assert (asks(s), s.options()) == ("turn.encounters", [1, 21])


def test_one_may_stay_at_the_fountain():  # ruling 19
    s = choose(turn(place=FOUNTAIN, crew=2, out=[1, 2], hand=[STAY]), play(STAY))
    assert asks(s) == "fountain.recall"
    assert crew_size(choose(s, 3)) == 4


# An assistant back.


def test_an_assistant_may_be_returned_before_the_move():  # ruling 21
    s = choose(turn(crew=2, out=[1, 16], hand=[RETURN_ASSISTANT]), play(RETURN_ASSISTANT))
    assert s.options() == [1, 16]
    choose(s, 16)
    assert (crew_size(s), s.places_out(0), asks(s)) == (3, [1], "turn.move")


def test_an_assistant_may_be_returned_on_arrival():  # ruling 21
    s = arriving(POST_OFFICE, crew=0, out=[1, 2, 3, 4], hand=[RETURN_ASSISTANT])
    assert s.options() == [0, play(RETURN_ASSISTANT)]
    choose(s, play(RETURN_ASSISTANT), 3, 2)
    assert s.places_out(0) == [1, 2, 4, POST_OFFICE]
    assert asks(s) == "post_office.collect"


def test_the_assistant_of_the_merchants_own_place_may_be_returned():
    s = choose(arriving(POST_OFFICE, crew=3, out=[POST_OFFICE], hand=[RETURN_ASSISTANT]), play(RETURN_ASSISTANT))
    assert (crew_size(s), s.places_out(0), s.options()) == (4, [], [0, 2])


def test_the_assistant_of_the_own_place_may_be_returned_before_leaving_it():
    s = choose(turn(place=POST_OFFICE, crew=3, out=[POST_OFFICE], hand=[RETURN_ASSISTANT]), play(RETURN_ASSISTANT))
    assert (crew_size(s), asks(s)) == (4, "turn.move")


def test_with_no_assistant_out_the_card_cannot_be_played():
    assert plays(turn(hand=[RETURN_ASSISTANT])) == []


def test_both_cards_may_be_played():
    s = turn(crew=1, out=[1, 2, 3], hand=[RETURN_ASSISTANT] * 2)
    choose(s, play(RETURN_ASSISTANT), 1, play(RETURN_ASSISTANT), 2)
    assert (crew_size(s), s.places_out(0)) == (3, [3])


# All three belong to the first phase: ruling 22.


@pytest.mark.parametrize("decision", [d for d in [*OUTSIDE, *INSIDE] if d.key != "turn.move"], ids=repr)
def test_moves_are_played_only_before_the_move(decision):
    s = decision.ask(hand=(LONG_MOVE, STAY))
    assert LONG_MOVE not in plays(s)
    assert STAY not in plays(s)


FIRST_PHASE = ("turn.move", "turn.assist")


@pytest.mark.parametrize("decision", [d for d in [*OUTSIDE, *INSIDE] if d.key not in FIRST_PHASE], ids=repr)
def test_after_the_first_phase_no_assistant_is_returned_by_the_card(decision):  # ruling 21
    s = decision.ask(hand=(RETURN_ASSISTANT,), crew=2, out=[WAINWRIGHT, TEA_HOUSE])
    assert RETURN_ASSISTANT not in plays(s)


def test_at_the_end_of_a_turn_none_of_them_is_left_to_play():
    assert done(LAST.ask(hand=(LONG_MOVE, STAY, RETURN_ASSISTANT), out=[1]))
