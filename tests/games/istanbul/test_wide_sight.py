"""What the wide sight sees of the base game, besides what any sight does: where everybody stands, how the places lie."""

from __future__ import annotations

from bisect import bisect_right
from itertools import islice

import pytest
from librt.vecs import extend
from tests.games.istanbul.helpers import glanced, turn

from bedesten.bots.evaluate.istanbul import THOROUGH
from bedesten.bots.evaluate.istanbul_learned import figures
from bedesten.bots.evaluate.istanbul_sight import BELONGINGS
from bedesten.bots.evaluate.istanbul_wide_sight import CASES, FAR, LAND, PAIRS, SIZES, STARTS, around, land, wide_sight
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    FIVE_LIRA,
    FOUNTAIN,
    GREAT_MOSQUE,
    POLICE_STATION,
    SMALL_MOSQUE,
    TEA_HOUSE,
)

STEPS = len(BELONGINGS)
OUT, WISHES, TOKENS = STEPS + 16, STEPS + 32, STEPS + 44
NEXT, MERCHANTS, FAMILIES, DISCARD, DEMAND, BUYERS = (TOKENS + more for more in (2, 3, 19, 35, 36, 38))
DELIVERERS, TAKERS = BUYERS + 1, BUYERS + 2


def seen(state, seat=0):
    """The case of each thing; those that are left out are at none."""
    cases = [0] * len(SIZES)
    for case in extend(wide_sight(state, seat), around(state.layout(), state.merchant[seat])):
        thing = bisect_right(STARTS, case) - 1
        assert not cases[thing]
        cases[thing] = case - STARTS[thing]
    return cases


def test_one_case_is_seen_of_each_thing():
    assert sum(SIZES) == LAND == CASES - FAR * PAIRS
    for players in (2, 5):
        for state in glanced(3, players=players):
            for seat in range(players):
                assert all(0 <= case < size for case, size in zip(seen(state, seat), SIZES, strict=True))


def test_the_tables_fit_what_is_seen():
    straight, more, less = figures("istanbul_wide_tables.toml")
    tables = [straight, *more, *less]
    assert {len(table) for table in tables} == {CASES}


def test_how_far_everything_is():
    state = turn(place=FOUNTAIN, players=2, out=[TEA_HOUSE], tokens=[BLACK_MARKET, TEA_HOUSE])
    found = seen(state)
    board = state.layout()
    for place in board.places:
        assert found[STEPS + place - 1] == board.distance(FOUNTAIN, place)
        assert found[OUT + place - 1] == (1 + (board.distance(FOUNTAIN, place) - 1) // 2 if place == TEA_HOUSE else 0)
    assert found[TOKENS : TOKENS + 2] == [board.distance(FOUNTAIN, token) for token in (BLACK_MARKET, TEA_HOUSE)]


def test_where_the_others_are_and_who_is_next():
    state = turn(place=FOUNTAIN, players=2, rivals=[{"merchant": SMALL_MOSQUE, "family": TEA_HOUSE}])
    found = seen(state)
    assert found[NEXT] == 1
    assert seen(state, 1)[NEXT] == 0
    # The rival and a merchant of an unused colour.
    assert found[MERCHANTS + SMALL_MOSQUE - 1] == 2
    assert found[MERCHANTS + GREAT_MOSQUE - 1] == 1
    assert found[MERCHANTS + FOUNTAIN - 1] == 0
    assert found[FAMILIES + TEA_HOUSE - 1] == 1
    assert found[FAMILIES + POLICE_STATION - 1] == 0
    assert sum(found[FAMILIES : FAMILIES + 16]) == 1


def test_what_lies_open():
    state = turn(players=2, discards=(FIVE_LIRA,), demand=[(2, 0), (4,)])
    found = seen(state)
    assert found[DISCARD] == 1 + FIVE_LIRA
    assert found[DEMAND : DEMAND + 2] == [3, 5]


@pytest.mark.parametrize(
    ("rival", "buyers", "deliverers", "takers"),
    [
        ({}, 0, 0, [0, 0, 0, 0]),
        ({"lira": 15}, 1, 0, [0, 0, 0, 0]),
        ({"goods": [2, 1, 1, 1]}, 0, 1, [1, 0, 0, 0]),
        ({"goods": [2, 2, 0, 0], "tiles": 1}, 0, 0, [0, 1, 0, 0]),
    ],
)
def test_what_others_could_take(rival, buyers, deliverers, takers):
    found = seen(turn(players=2, rivals=[rival]))
    assert found[BUYERS] == buyers
    assert found[DELIVERERS] == deliverers
    assert found[TAKERS : TAKERS + 4] == takers


def test_how_the_places_lie_to_each_other():
    board = turn(players=2).layout()
    found = land(board)
    at = LAND
    for first in range(1, 17):
        for second in range(first + 1, 17):
            turns = (board.distance(first, second) - 1) // 2
            cases = [case for case in found if at <= case < at + FAR]
            assert cases == ([at + min(turns, 2)] if turns else [])
            at += FAR
    assert at == CASES


def test_what_is_known_of_a_layout_is_not_looked_at_again():
    tables = THOROUGH.learned.base
    for state in islice(glanced(3, players=2), 60):
        board = state.layout()
        whole = extend(extend(wide_sight(state, 0), around(board, state.merchant[0])), land(board))
        assert THOROUGH.learned.turns(state, 0) == pytest.approx(tables.turns(whole))
