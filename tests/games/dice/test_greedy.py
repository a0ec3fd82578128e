"""The hand-written value: it leads somewhere, and it beats playing anyhow."""

from __future__ import annotations

from bedesten.bots import bot
from bedesten.bots.evaluate.dice import VALUE
from bedesten.kernel.table import Table

from .helpers import RUBY, asks, choose, game, tile, turn


def match(seed: int, greedy: int) -> Table:
    """A game of greedy, thinking shortly, against random."""
    table = Table(game(2), seed=seed)
    bots = [bot("random", seed), bot("random", seed)]
    thinker = bot("greedy", seed)
    thinker.budget = 60  # type: ignore[attr-defined]
    bots[greedy] = thinker
    while not table.over:
        table.apply(bots[table.seat].choose(table.viewpoint(table.seat)))
    return table


def test_greedy_beats_random_and_does_not_dawdle() -> None:
    for seed in range(4):
        table = match(seed, greedy=seed % 2)
        result = table.result()
        assert result is not None and result["winners"] == [seed % 2]
        assert table.state.round <= 16


def chosen(state) -> int:
    table = Table(game(len(state.rubies)), seed=1)
    table.state = state
    return bot("greedy", 1).choose(table.viewpoint(state.active))


def test_greedy_takes_a_ruby_that_lies_there() -> None:
    assert chosen(turn(dice="RRRRL", actions=1)) == RUBY["R"]
    assert chosen(turn(dice="L", lira=10, actions=1)) == RUBY["lira"]


def test_greedy_does_not_roll_away_a_ruby() -> None:
    assert chosen(turn("reroll", "RRRRL", crystals=1)) in (0, 10)


def test_more_is_worth_more() -> None:
    for fields in ({"rubies": 1}, {"lira": 5}, {"markers": "R"}, {"markers": "W"}, {"crystals": 2}):
        rich = turn("throw", players=2, crystals=fields.pop("crystals", 1), **fields)
        plain = turn("throw", players=2, crystals=1)
        assert VALUE.of(rich, 0) > VALUE.of(plain, 0)


def test_a_purchase_is_valued_before_it_is_paid() -> None:
    s = choose(turn(dice="RR", markers="RRRW", actions=1), RUBY["R"])
    assert asks(s) == "payment.pay"
    before = turn(dice="RR", markers="RRRW", actions=1)
    assert VALUE.of(s, 0) > VALUE.of(before, 0) - 60
    assert VALUE.of(s, 0) > 100


def test_tiles_are_worth_more_early_than_late() -> None:
    def gain(round_number: int) -> float:
        owned = turn("throw", players=2, tiles=[tile("lira", "RRR")], round=round_number)
        return VALUE.of(owned, 0) - VALUE.of(turn("throw", players=2, round=round_number), 0)

    assert gain(1) > gain(5) > gain(9) > 0


def test_winning_is_worth_more_than_rubies() -> None:
    s = turn(players=2, dice="R")
    s.stack.clear()
    s.legal = []
    s.rubies = [5, 6]
    assert VALUE.of(s, 1) > VALUE.of(s, 0) + 1000
