"""What was learned of Istanbul: what is seen of a position, and how many turns that makes."""

from __future__ import annotations

from bisect import bisect_right
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.istanbul.helpers import barrow, glanced, start, turn

from bedesten.bots.evaluate.istanbul import TUNED
from bedesten.bots.evaluate.istanbul_learned import LATER, SPAN, SPARE_LIRA, TURN, Tables, TurnsToGo, figures, shipped
from bedesten.bots.evaluate.istanbul_planning import far_sighted
from bedesten.bots.evaluate.istanbul_sight import CASES, SIZES, STARTS, away, pair, sale, sight
from bedesten.bots.evaluate.value import shares
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

NEED, EXTENSIONS, RED, LIRA, SHORT, PRICE, MISSING, SIZE, EXTENDING = 0, 1, 2, 6, 7, 8, 9, 10, 11
CREW, OUT, HOME, CARDS, READY, TURNS, LARGE_SALE, FOUNTAIN_AWAY, HERE = 18, 19, 20, 21, 31, 32, 33, 35, 36

FOREMOST, MORE_PLAYERS, GONE, MAIL, AWAY, ASSISTANTS, WANTED, ASKED, TOKENS = 37, 38, 39, 43, 44, 60, 76, 84, 88

LEARNED = TurnsToGo(far_sighted(), shipped())


def seen(state, seat=0):
    """The case of each thing; those that are left out are at none."""
    cases = [0] * len(SIZES)
    for case in sight(state, seat):
        thing = bisect_right(STARTS, case) - 1
        assert not cases[thing]
        cases[thing] = case - STARTS[thing]
    return cases


def turns(state, seat=0):
    return LEARNED.learned.base.turns(sight(state, seat))


def test_one_case_is_seen_of_each_thing():
    assert sum(SIZES) == CASES
    for players in (2, 4, 5):
        for state in glanced(3, players=players):
            for seat in range(players):
                assert all(0 <= case < size for case, size in zip(seen(state, seat), SIZES, strict=True))


def test_the_tables_fit_what_is_seen():
    straight, more, less = figures("istanbul_tables.toml")
    tables = [straight, *more, *less]
    assert {len(table) for table in tables} == {CASES}
    for table in tables:
        # None of a thing adds nothing, so that it can be left out; only the rubies needed are always told.
        assert not any(table[start] for start in STARTS[1:])


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


def test_what_the_others_have_and_what_is_left():
    state = turn(players=4, mosque=[1, 0, 2, 0], mail=3, rivals=[{"rubies": 1}, {"rubies": 3}])
    case = seen(state)
    assert (case[FOREMOST], case[MORE_PLAYERS], case[MAIL]) == (2, 2, 3)
    assert case[GONE : GONE + 4] == [1, 0, 2, 0]


def test_how_everything_lies_around_the_merchant():
    state = turn(players=2, place=WAINWRIGHT, out=[FOUNTAIN, GEMSTONE_DEALER], tokens=[WAINWRIGHT, GEMSTONE_DEALER])
    case = seen(state)
    board = state.layout()
    for place in range(1, 17):
        turns_off = 1 if place == WAINWRIGHT else (board.distance(WAINWRIGHT, place) - 1) // 2
        assert case[AWAY + place - 1] == turns_off
        assert case[ASSISTANTS + place - 1] == (place in (FOUNTAIN, GEMSTONE_DEALER))
    assert case[TOKENS] == 1  # he stands there, so it takes another turn to come back
    assert case[TOKENS + 1] == case[AWAY + GEMSTONE_DEALER - 1]


def test_which_goods_are_wanted():
    state = turn(players=2, goods=barrow(1, 5, 0, 0))
    case = seen(state)
    for market in (LARGE, SMALL):
        wanted = state.rules.demand[market][0]
        for good, have in enumerate((1, 5, 0, 0)):
            assert case[WANTED + 4 * market + good] == (wanted[good] > have)
    # The Sultan asks for one of each kind and one of any.
    assert case[ASKED : ASKED + 4] == [0, 0, 1, 1]


# How many turns that makes.


def test_onlookers_count_only_what_is_more_than_nothing():
    tables = Tables([1.0, 2.0, 4.0], [[1.0, -3.0, 0.5], [-1.0] * 3], [[0.0, 0.25, 0.0]])
    assert tables.turns(vec[i64]([0])) == pytest.approx(1.0 + 1.0)
    assert tables.turns(vec[i64]([0, 1])) == pytest.approx(1.0 + 2.0 - 0.25)  # 1 and -3 are less than nothing
    assert tables.turns(vec[i64]([0, 2])) == pytest.approx(1.0 + 4.0 + 1.5)


def test_as_many_onlookers_as_there_are_do_not_disturb_each_other():
    rng = Random(3)
    cases = 30
    for count in (1, 2, 3, 4, 11, 12, 13, 37):
        more, less = (
            [[rng.randint(-30000, 30000) / 1000 for _ in range(cases)] for _ in range(count)] for _ in range(2)
        )
        tables = Tables([0.0] * cases, more, less)
        for known in (0, 7):
            seen = rng.sample(range(cases), 20)
            sums = [[sum(eye[case] for case in seen) for eye in eyes] for eyes in (more, less)]
            expected = sum(max(0.0, eye) for eye in sums[0]) - sum(max(0.0, eye) for eye in sums[1])
            already = tables.known(vec[i64](seen[:known]))
            assert tables.turns(vec[i64](seen[known:]), already) == pytest.approx(expected)


def test_an_onlooker_may_not_see_more_than_there_is_room_for():
    Tables([0.0] * 3, [[500.0, -500.0, 48.0]], [])
    with pytest.raises(ValueError, match="may add up to 1049 turns at most"):
        Tables([0.0] * 3, [[500.0, -500.0, 49.0]], [])


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
        turn(players=2, extensions=1),
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


# Who wins the race.


def test_whoever_needs_fewer_rounds_is_the_likelier_to_win():
    state = turn(players=3, rubies=1, rivals=[{"rubies": 4}, {}])
    chances = TUNED.chances(state, 3)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[0] > chances[2]


def test_whoever_has_had_his_turn_has_his_next_a_round_later():
    chances = []
    for active in (0, 1):
        state = turn(players=2, seat=active)
        state.merchant = [FOUNTAIN, FOUNTAIN]
        chances.append(TUNED.chances(state, 2)[0])
    assert chances[0] == pytest.approx(0.5)
    assert chances[1] < 0.5


def test_in_which_round_each_seat_will_be_done():
    for active in (0, 1):
        state = turn(players=2, seat=active, rubies=2, rivals=[{"rubies": 3}])
        ends = TUNED.ends(state, 2)
        assert ends == [pytest.approx(state.round + turns(state, seat) + (seat < active)) for seat in range(2)]
    # A last ruby taken in this round counts alike before and after the others have had their turns.
    state = turn(players=2, seat=1, rubies=3, rivals=[{"rubies": 6}])
    assert TUNED.ends(state, 2)[0] == state.round + 1
    state.stack.clear()
    assert TUNED.ends(state, 2)[0] == state.round + 1


def test_a_forecast_tells_the_chances_and_the_ends():
    state = turn(players=3, rubies=1, rivals=[{"rubies": 4}, {}])
    chances, ends = TUNED.forecast(state, 3)
    assert ends == TUNED.ends(state, 3)
    assert chances == shares([-end for end in ends], SPAN + LATER * (min(ends) - state.round))
    assert TUNED.chances(state, 3) == chances


def test_a_last_ruby_is_all_but_the_game():
    state = turn(players=2, seat=1, rubies=3, rivals=[{"rubies": 6}])
    assert TUNED.chances(state, 2)[0] > 0.9
