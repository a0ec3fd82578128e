"""Intervals, ratings, times and the summary: checked against numbers worked out elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from bedesten.arena.clock import Clock, together
from bedesten.arena.intervals import mean, wilson
from bedesten.arena.plan import Plan
from bedesten.arena.ratings import ratings
from bedesten.arena.summary import short_names, summary


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_wilsons_interval(wins, games, low, high):
    found = wilson(wins, games)
    assert found["mean"] == wins / games
    assert found["low"] == pytest.approx(low, abs=5e-4)
    assert found["high"] == pytest.approx(high, abs=5e-4)


def test_no_games_say_nothing():
    assert wilson(0, 0) == {"mean": 0.0, "low": 0.0, "high": 1.0}
    assert mean([]) == {"mean": None, "low": None, "high": None, "games": 0}
    assert mean([7]) == {"mean": 7, "low": None, "high": None, "games": 1}


def test_a_mean_has_the_interval_of_its_standard_error():
    found = mean([1, 2, 3, 4, 5])
    assert found["mean"] == 3
    assert found["high"] - 3 == pytest.approx(1.96 * (2.5 / 5) ** 0.5, rel=1e-3)
    assert 3 - found["low"] == pytest.approx(found["high"] - 3)


def test_percentiles_are_right_to_within_a_bucket():
    clock = Clock()
    for millisecond in range(1, 1001):
        clock.add(millisecond / 1000)
    assert clock.mean() == pytest.approx(0.5005)
    assert clock.percentile(0.95) == pytest.approx(0.95, rel=0.09)
    assert clock.percentile(0.5) == pytest.approx(0.5, rel=0.09)
    again = together([clock.data(), clock.data()])
    assert again.count == 2000
    assert again.percentile(0.95) == clock.percentile(0.95)
    assert Clock().mean() == Clock().percentile(0.95) == 0


def outcome(key, seats, ranking, **more):
    winners = ranking.count(1)
    won = [1 / winners if rank == 1 else 0 for rank in ranking]
    clock = {"count": 1, "seconds": 0.5, "buckets": {"80": 1}}
    rubies = [[rank * 10 + number for number in range(6)] for rank in ranking]
    facts = {"scores": [6] * len(seats), "round": 20, "rubies": rubies, "times": [clock] * len(seats), "forfeit": None}
    return {"match": key, "seats": list(seats), "seed": 1, "ranking": ranking, "won": won, **facts, **more}


def test_who_wins_more_has_the_higher_rating():
    rng = Random(1)
    outcomes = []
    for number in range(60):
        strong = rng.random() < 0.8
        outcomes.append(outcome(f"0.{number}.0", ("a", "b"), [1, 2] if strong else [2, 1]))
        outcomes.append(outcome(f"1.{number}.0", ("b", "c", "c"), [1, 2, 3]))
    found = ratings(outcomes, ["a", "b", "c"])
    assert found["a"]["low"] > found["b"]["mean"] > found["c"]["high"]
    assert found == ratings(outcomes, ["a", "b", "c"])


def test_games_against_oneself_move_no_rating():
    found = ratings([outcome("0.0.0", ("a", "a"), [1, 2])], ["a"])
    assert found["a"]["mean"] == 25


def plan(*line_ups):
    return Plan("istanbul", {"layout": "random"}, line_ups, 4, 1, 10.0, 600.0)


def test_the_summary_of_a_pair():
    rows = [
        outcome("0.0.0", ("a", "b"), [1, 2]),
        outcome("0.0.1", ("b", "a"), [1, 1]),
        outcome("0.1.0", ("a", "b"), [1, 2]),
        outcome("0.1.1", ("b", "a"), [1, 2], round=30),
    ]
    found = summary(plan(("a", "b")), rows)
    a, b = found["bots"]
    assert (a["bot"], a["games"], a["seats"], a["wins"], a["win_rate"]["mean"], a["fair"]) == (
        "a",
        4,
        4,
        2.5,
        0.625,
        0.5,
    )
    assert (b["wins"], b["forfeits"], b["decisions"]["mean_ms"]) == (1.5, 0, 500)
    table = found["tables"][0]
    assert [seat["wins"] for seat in table["seats"]] == [3.5, 0.5]
    assert table["rounds"]["end"]["mean"] == 22.5
    assert table["rounds"]["fifth_ruby"]["first"]["mean"] == 14
    assert table["rounds"]["sixth_ruby"]["winner"]["mean"] == 15
    assert found["games"] == 4


def test_of_one_against_three_the_three_are_counted_together():
    rows = [outcome(f"0.{n}.0", ("a", "b", "b", "b"), [1, 2, 2, 2] if n else [2, 1, 2, 2]) for n in range(4)]
    line_up = summary(plan(("a", "b", "b", "b")), rows)["tables"][0]["line_ups"][0]
    one, three = line_up["bots"]
    assert (one["seats"], one["wins"], one["games"], one["fair"]) == (1, 3, 4, 0.25)
    assert (three["seats"], three["wins"], three["games"], three["fair"]) == (3, 1, 4, 0.75)


def test_a_sixth_ruby_that_nobody_had_is_not_counted():
    rows = [outcome("0.0.0", ("a", "b"), [1, 2], rubies=[[1, 2, 3, 4, 9], [5]])]
    rounds = summary(plan(("a", "b")), rows)["tables"][0]["rounds"]
    assert rounds["fifth_ruby"]["first"] == {"mean": 9, "low": None, "high": None, "games": 1}
    assert rounds["sixth_ruby"]["first"]["games"] == 0


def test_forfeits_count_as_losses_but_not_as_rounds():
    lost = {"seat": 1, "bot": "b", "message": "the bot 'b' chose 7 at turn.move"}
    rows = [
        outcome("0.0.0", ("a", "b"), [1, 2], scores=None, round=2, forfeit=lost),
        outcome("0.0.1", ("b", "a"), [1, 2]),
        {"match": "0.1.0", "seats": ["a", "b"], "seed": 5, "void": "the process that played it died 3 times"},
    ]
    found = summary(plan(("a", "b")), rows)
    assert found["games"] == 2
    assert found["bots"][0]["wins"] == 1
    assert found["bots"][1]["forfeits"] == 1
    assert found["tables"][0]["rounds"]["end"]["games"] == 1
    assert found["forfeits"] == [{"match": "0.0.0", "seed": 1, **lost}]
    assert found["not_played"][0]["message"].startswith("the process")


def test_a_program_is_called_by_its_file_where_that_is_clear():
    bots = ["greedy", "process:python3 my/bot.py", "process:node 'there/bot.js'", "process:a/x", "process:b/x"]
    assert list(short_names(bots).values()) == [
        "greedy",
        "process:bot.py",
        "process:bot.js",
        "process:a/x",
        "process:b/x",
    ]
