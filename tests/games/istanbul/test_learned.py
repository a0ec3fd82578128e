"""The learned value of plans: what is seen of a position, and how many turns that makes."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.istanbul.helpers import barrow, start, turn

from bedesten.bots.evaluate.istanbul_learned import SPARE_LIRA, TURN, TurnsToGo, shipped
from bedesten.bots.evaluate.istanbul_planning import far_sighted
from bedesten.bots.evaluate.istanbul_sight import CASES, SIZES, STARTS, away, pair, sale, sight
from bedesten.bots.lookahead import best_choice
from bedesten.bots.values import value_of
from bedesten.games.istanbul.names import (
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREEN_TILE,
    LARGE,
    POLICE_STATION,
    RED_TILE,
    SMALL,
    SULTANS_PALACE,
    WAINWRIGHT,
)
from bedesten.kernel.step import CHANCE

NEED, EXTENSIONS, RED, LIRA, SHORT, PRICE, MISSING, SIZE, EXTENDING = 0, 1, 2, 6, 7, 8, 9, 10, 11
CREW, OUT, HOME, CARDS, READY, TURNS, LARGE_SALE, FOUNTAIN_AWAY, HERE = 18, 19, 20, 21, 31, 32, 33, 35, 36

LEARNED = TurnsToGo(far_sighted(), shipped())


def seen(state, seat=0):
    return [case - start for case, start in zip(sight(state, seat), STARTS, strict=True)]


def turns(state, seat=0):
    return LEARNED.tables.turns(sight(state, seat))


def positions(players, seed):
    """Every position of a game that is played at a glance."""
    state = start(seed, players=players, layout="random")
    rng = Random(seed)
    while state.stack:
        yield state
        chance = state.seat() == CHANCE
        state.apply(
            state.chance(rng.random()) if chance else best_choice(state, state.seat(), value_of("istanbul"), rng, 1)
        )


def test_one_case_is_seen_of_each_thing():
    assert sum(SIZES) == CASES
    for players in (2, 4, 5):
        for state in positions(players, 3):
            for seat in range(players):
                assert all(0 <= case < size for case, size in zip(seen(state, seat), SIZES, strict=True))


def test_the_tables_fit_what_is_seen():
    assert {len(table) for table in LEARNED.tables.tables} == {CASES}


def test_belongings_are_seen():
    state = turn(
        place=POLICE_STATION,
        players=2,
        rubies=2,
        extensions=1,
        goods=barrow(3, 1, 0, 2),
        lira=9,
        crew=2,
        out=[FOUNTAIN, WAINWRIGHT],
        hand=[0, 4, 4],
        family=POLICE_STATION,
    )
    case = seen(state)
    assert (case[NEED], case[EXTENSIONS], case[LIRA]) == (4, 1, 9)
    assert case[RED : RED + 4] == [3, 1, 0, 2]
    assert (case[CREW], case[OUT], case[HOME]) == (2, 2, 1)
    assert case[CARDS : CARDS + 10] == [1, 0, 0, 0, 2, 0, 0, 0, 0, 0]
    assert case[HERE] == POLICE_STATION - 1
    assert case[FOUNTAIN_AWAY] == 0


def test_how_near_the_rubies_for_money_are():
    case = seen(turn(players=2, lira=5))
    assert (case[SHORT], case[PRICE], case[EXTENDING], case[READY], case[TURNS]) == (10, 3, 3, 0, 0)
    case = seen(turn(players=2, lira=15, place=GEMSTONE_DEALER))
    assert (case[SHORT], case[EXTENDING], case[READY], case[TURNS]) == (0, 1, 1, 2)  # away and back
    case = seen(turn(players=2, lira=7, extensions=2, place=WAINWRIGHT))
    assert (case[EXTENDING], case[READY]) == (1, 1)
    assert seen(turn(players=2, lira=7, extensions=3))[EXTENDING] == 0


def test_how_near_the_sultans_ruby_is():
    # He asks for blue, red, green, yellow and one of any kind.
    case = seen(turn(players=2, goods=barrow(1, 1, 1, 1)))
    assert (case[MISSING], case[SIZE], case[READY]) == (1, 1, 0)
    state = turn(players=2, goods=barrow(2, 1, 1, 1))
    assert (seen(state)[MISSING], seen(state)[READY]) == (0, 1)
    assert seen(state)[TURNS] == away(state, FOUNTAIN, SULTANS_PALACE)
    assert seen(turn(players=2, goods=barrow(2, 2, 2, 0)))[MISSING] == 1


@pytest.mark.parametrize(
    ("fields", "far"),
    [
        ({"tiles": RED_TILE | GREEN_TILE}, 0),
        ({"tiles": RED_TILE, "goods": barrow(0, 2)}, 1),
        ({"tiles": RED_TILE, "goods": barrow(5, 1)}, 2),
        ({"tiles": RED_TILE, "mosque": [1, 1, 0, 0]}, 5),
        ({"tiles": RED_TILE, "mosque": [1, 2, 0, 0]}, 6),
        ({"goods": barrow(2)}, 7),
        ({"goods": barrow(1, 1)}, 8),
        ({"goods": barrow(5, 5), "mosque": [2, 0, 0, 0]}, 9),
    ],
)
def test_how_far_a_mosques_ruby_is(fields, far):
    state = turn(players=2, **fields)
    assert pair(state, 0, 0) == far


def test_what_the_markets_would_pay():
    state = turn(players=2, goods=barrow(5, 5, 5, 5))
    wanted = [sum(state.rules.demand[market][0]) for market in (LARGE, SMALL)]
    assert wanted == [5, 5]
    assert [sale(state, 0, market) for market in (LARGE, SMALL)] == [
        state.rules.revenue[market][5] for market in (LARGE, SMALL)
    ]
    assert seen(state)[LARGE_SALE] == state.rules.revenue[LARGE][5] // 3
    state = turn(players=2)
    assert sale(state, 0, LARGE) == 0


# How many turns that makes.


def test_assistants_that_have_to_be_fetched_take_time():
    away_from_him = turn(players=2, place=POLICE_STATION, crew=1, out=[WAINWRIGHT, SULTANS_PALACE, GEMSTONE_DEALER])
    assert turns(away_from_him) > turns(turn(players=2, place=POLICE_STATION, crew=4))


def test_more_is_sooner():
    poor = turn(players=2)
    for better in (
        turn(players=2, rubies=1),
        turn(players=2, lira=15),
        turn(players=2, goods=barrow(2, 1, 1, 1)),
        turn(players=2, tiles=RED_TILE),
        turn(players=2, extensions=2),
    ):
        assert turns(better) < turns(poor)
        assert LEARNED.of(better, 0) > LEARNED.of(poor, 0)


def test_a_whole_game_takes_about_as_long_as_plans_do():
    for seed in range(5):
        assert 17 < turns(start(seed, players=2, layout="random")) < 29
        assert 12 < turns(start(seed, players=4, layout="random")) < 24


def test_whoever_has_his_last_ruby_is_better_off_than_anybody_without():
    there = turn(players=2, rubies=6, lira=3)
    assert LEARNED.of(there, 0) == TURN + 3 * SPARE_LIRA
    almost = turn(players=2, rubies=5, lira=40, goods=barrow(5, 5, 5, 5), place=POLICE_STATION, crew=4)
    assert LEARNED.of(almost, 0) < LEARNED.of(there, 0)
