"""Where merchants can go: the Barrier that only one may pass, and the Movement tile."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import CORNER, MOVEMENT, TAVERN
from bedesten.games.istanbul.names import FOUNTAIN, LONG_MOVE, POLICE_STATION, POST_OFFICE, STAY

from ..helpers import asks, choose, play
from .helpers import GRID, at, between, guild, lines, straight, turn, walks

#  16 15 18  3 10
#   8  1  7 17  4
#   2 19  6 12  9
#  20 11  5 14 13

FROM_FOUNTAIN = [1, 3, 4, 5, 6, 8, 12, 15, 17, 18, 19]
EAST = between(FOUNTAIN, 17)
TOP = between(15, 18)


def barred(place=FOUNTAIN, where=EAST, by=1, **fields):
    """The active player is to move; another one controls the Barrier."""
    return turn(place=place, barrier=where, gatekeeper=by, **fields)


def far(s):
    return choose(s, play(LONG_MOVE)).options()


def test_without_a_barrier_one_walks_one_or_two_places():
    assert walks(turn()) == FROM_FOUNTAIN


def test_nobody_steps_through_it():
    assert walks(barred()) == [place for place in FROM_FOUNTAIN if place not in (17, 4)]


def test_from_the_other_side_neither():
    # From the Roasting Plant east of it: 7 next door and 1 behind are out of reach.
    assert walks(barred(17)) == [3, 4, 6, 9, 10, 12, 14, 18]


def test_two_steps_round_the_corner_go_where_one_way_is_open():
    # 3 can be reached over 18, 12 over 6.
    assert {3, 12} <= set(walks(barred()))


def test_a_barrier_behind_the_first_step_stops_the_second():
    assert walks(barred(where=between(1, 8))) == [place for place in FROM_FOUNTAIN if place != 8]


@pytest.mark.parametrize("place", range(1, 21))
def test_for_the_holder_of_the_control_tile_it_does_not_stand_there(place):
    assert walks(barred(place, by=0)) == walks(turn(place=place))


@pytest.mark.parametrize("seat", [1, 2])
def test_it_stops_everybody_else(seat):
    s = turn(seat=seat, barrier=EAST, gatekeeper=0)
    assert 17 not in walks(s)


def test_a_barrier_elsewhere_changes_nothing():
    assert walks(barred(where=between(20, 2))) == FROM_FOUNTAIN


def test_the_merchant_who_places_it_walks_through_and_the_next_does_not():
    s = choose(at(TAVERN, coffee=2), 1, EAST, FOUNTAIN)
    assert (s.active, walks(s)) == (1, [place for place in FROM_FOUNTAIN if place not in (17, 4)])
    choose(s, 6, 0)
    assert (s.active, 17 in walks(s)) == (2, False)
    choose(s, 6, 0)
    assert s.active == 0
    s.merchant[0] = FOUNTAIN
    s.refresh()
    assert walks(s) == FROM_FOUNTAIN


def test_placed_anew_it_stands_in_the_way_of_who_held_it():
    s = choose(at(TAVERN, seat=2, coffee=2, barrier=TOP, gatekeeper=0), 1, EAST, FOUNTAIN)
    assert s.active == 0
    assert walks(s) == [place for place in FROM_FOUNTAIN if place not in (17, 4)]


# The card for long moves: by grid distance, as far as the way is open.


def test_a_long_move_goes_three_or_four_places():
    assert far(turn(place=16, hand=[LONG_MOVE])) == [3, 6, 7, 10, 11, 17, 19, 20]


def test_a_long_move_does_not_go_through_it():
    # Round the Barrier it is five steps to 3 and six to 10.
    assert far(barred(16, TOP, hand=[LONG_MOVE])) == [6, 7, 11, 17, 19, 20]


def test_the_holder_makes_his_long_moves_through_it():
    assert far(barred(16, TOP, by=0, hand=[LONG_MOVE])) == [3, 6, 7, 10, 11, 17, 19, 20]


def test_staying_is_not_hindered():
    s = choose(barred(hand=[STAY]), play(STAY))
    assert s.merchant[0] == FOUNTAIN


# Jumps pass.


def test_the_corner_card_passes_it():
    s = choose(barred(15, between(15, 16), hand=[CORNER]), play(CORNER))
    assert s.options() == [10, 13, 16, 20]
    assert choose(s, 16).merchant[0] == 16


def test_the_guild_card_to_the_fountain_passes_it():
    s = choose(barred(17, guild=[7]), guild(7))
    assert s.merchant[0] == FOUNTAIN


def test_the_family_member_passes_it():
    s = at(POLICE_STATION, barrier=between(POLICE_STATION, 17), gatekeeper=1)
    assert s.options() == [0, *(place for place in range(1, 21) if place != POLICE_STATION)]


# The Movement tile.


@pytest.mark.parametrize("place", range(1, 21))
def test_with_the_movement_tile_every_place_of_row_and_column_can_be_reached(place):
    row = next(row for row in GRID if place in row)
    column = [line[row.index(place)] for line in GRID]
    s = turn(place=place, tavern_tiles=[MOVEMENT])
    reached = set(walks(s)) | set(lines(s))
    assert reached == (set(walks(turn(place=place))) | set(row) | set(column)) - {place}


def test_no_way_is_offered_twice():
    s = turn(place=16, tavern_tiles=[MOVEMENT])
    assert lines(s) == [3, 10, 20]
    assert not set(lines(s)) & set(walks(s))


def test_the_stack_moves_along_and_the_turn_goes_on():
    s = choose(turn(place=16, tavern_tiles=[MOVEMENT], crew=3), straight(10))
    assert (s.merchant[0], asks(s)) == (10, "turn.assist")
    choose(s, 2)
    assert (s.places_out(0), s.crew[0].bit_length() - 1) == ([10], 2)


def test_whom_he_meets_at_the_end_of_a_line_he_pays():
    s = choose(turn(place=16, tavern_tiles=[MOVEMENT], lira=2, rivals=[{"merchant": 10}]), straight(10), 2, 1)
    assert s.lira[:2] == [0, 2]


def test_without_the_tile_there_are_no_such_moves():
    assert lines(turn(place=16)) == []
    assert lines(turn(place=16, rivals=[{"tavern_tiles": [MOVEMENT]}])) == []


def test_the_encounter_tile_is_none():
    assert lines(turn(place=16, tavern_tiles=[1])) == []


def test_even_with_the_tile_nobody_moves_through_the_barrier():
    s = barred(16, TOP, tavern_tiles=[MOVEMENT])
    assert lines(s) == [20]
    assert 18 not in walks(s)


def test_the_line_ends_at_the_barrier_wherever_it_stands():
    s = barred(16, between(3, 10), tavern_tiles=[MOVEMENT])
    assert lines(s) == [3, 20]


def test_with_the_control_tile_too_it_is_passed():
    assert lines(barred(16, TOP, by=0, tavern_tiles=[MOVEMENT])) == [3, 10, 20]


def test_it_is_not_used_beside_another_card_for_moving():
    s = choose(turn(place=16, tavern_tiles=[MOVEMENT], hand=[LONG_MOVE]), play(LONG_MOVE))
    assert lines(s) == []
    s = choose(turn(place=POST_OFFICE, tavern_tiles=[MOVEMENT], hand=[STAY]), play(STAY))
    assert (asks(s), lines(s)) == ("turn.assist", [])
