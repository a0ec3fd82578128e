"""Learns the tables of the Dice Game's value from games and writes them to src/bedesten/bots/evaluate/dice_tables.toml.

    python tools/learn_dice.py MINUTES

It needs numpy and the compiled engine. First bots play by hand-written weights that are shifted at random, so that games
are won in many ways, and now and then choose at random. Tables are fitted to who won. Then bots play by these tables,
shifted in the same manner, and the tables are fitted again to the games of both kinds.
"""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path
from random import Random
from time import time
from typing import Any

import numpy as np
from cases import Array, steps, summed

import bedesten
from bedesten.bots.evaluate.dice_hand import DiceValue, tuned
from bedesten.bots.evaluate.dice_learned import LearnedDiceValue
from bedesten.bots.evaluate.dice_sight import CASES, SIZES, STARTS, sight
from bedesten.bots.evaluate.dice_tables import NEEDS, UNIT, Tables
from bedesten.bots.lookahead import best_choice
from bedesten.kernel.step import CHANCE

TABLES = Path(__file__).parent.parent / "src" / "bedesten" / "bots" / "evaluate" / "dice_tables.toml"
PLAYERS = [2] * 70 + [3] * 15 + [4] * 15
SHIFTED = [
    "lira",
    "marker",
    "brown",
    "crystal",
    "card",
    "die",
    "second",
    "way_to_mosque",
    "spare_lira",
    "spare_crystal",
]
STAGES = 2 * NEEDS
STEPS = CASES - len(SIZES)
"""A weight for each step from one case to the next."""
HEAD = """\
# What each case is worth, in thousandths; two rows for each number of rubies needed, before and after the seat's turn in
# the round. Written by tools/learn_dice.py, fitted to {positions} positions.
"""

Games = list[tuple[int, list[list[int]], list[float]]]
"""Positions: players, what each seat sees, and how much of the game each seat won."""


def by_hand(rng: Random) -> DiceValue:
    """The hand-written value, its weights shifted."""
    w = tuned()
    for name in SHIFTED:
        setattr(w, name, getattr(w, name) * exp(rng.gauss(0, 0.25)))
    tiles, near = exp(rng.gauss(0, 0.35)), exp(rng.gauss(0, 0.3))
    w.tiles = [worth * tiles * exp(rng.gauss(0, 0.3)) for worth in w.tiles]
    w.near = [worth * near for worth in w.near]
    return DiceValue(w)


def by_tables(own: Array, rival: Array, rng: Random) -> LearnedDiceValue:
    """The value with these tables; two times of three with all that is seen counting for more or less."""
    factors = [exp(rng.gauss(0, 0.25)) for _ in SIZES] if rng.random() < 2 / 3 else [1.0] * len(SIZES)
    shift = np.repeat(factors, SIZES)
    return LearnedDiceValue(tuned(), Tables((own * shift).tolist(), (rival * shift).tolist()))


def play(values: list[DiceValue], minutes: float, budget: int, slips: float, rng: Random) -> Games:
    """Games for so long, a seat choosing at random now and then in every other game."""
    games = {players: bedesten.game("dice", players=players) for players in (2, 3, 4)}
    found: Games = []
    end = time() + 60 * minutes
    while time() < end:
        players = rng.choice(PLAYERS)
        game: Any = games[players]
        seats = [rng.choice(values) for _ in range(players)]
        careless = [rng.choice((0.0, slips)) for _ in range(players)]
        s = game.new()
        seen: list[list[list[int]]] = []
        turn = -1
        while s.stack:
            if s.round * players + s.active != turn:
                turn = s.round * players + s.active
                seen.append([sight(s, seat, s.active, s.round) for seat in range(players)])
            seat = s.seat()
            if seat == CHANCE:
                s.apply(s.chance(rng.random()))
            elif rng.random() < careless[seat]:
                s.apply(rng.choice(s.legal))
            else:
                s.apply(best_choice(s, seat, seats[seat], rng, budget))
        winners = game.result(s)["winners"]
        won = [(seat in winners) / len(winners) for seat in range(players)]
        found += [(players, position, won) for position in seen]
    return found


def fit(found: Games, epochs: int = 4, batch: int = 2048) -> tuple[Array, Array]:
    """The tables that foretell best who wins (logistic regression by Adam)."""
    rng = np.random.default_rng(1)
    data = []
    for players in (2, 3, 4):
        some = [(seen, won) for many, seen, won in found if many == players]
        if some:
            seen = np.array([seen for seen, _ in some]) - np.array(STARTS)
            data.append((seen.astype(np.uint8), np.array([won for _, won in some], np.float32)))
    weights = np.zeros((STEPS, 2 * STAGES + 1), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    total, count = epochs * sum(-(-len(won) // batch) for _, won in data), 0
    for _ in range(epochs):
        batches = []
        for seen, won in data:
            order = rng.permutation(len(won))
            batches += [(seen[part], won[part]) for part in np.split(order, range(batch, len(order), batch))]
        for i in rng.permutation(len(batches)):
            seen, won = batches[i]
            x, stage = steps(seen, SIZES), stages(seen)
            z = ((x @ weights) * stage).sum(-1)
            chance = np.exp(z - z.max(1, keepdims=True))
            chance /= chance.sum(1, keepdims=True)
            slope = x.reshape(-1, STEPS).T @ (stage * (chance - won)[..., None] / batch).reshape(-1, stage.shape[-1])
            slope += 1e-5 * weights
            count += 1
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope * slope
            rate = 1.5e-3 * (1 + np.cos(np.pi * count / total)) + 1e-5
            weights -= rate * first / (1 - 0.9**count) / (np.sqrt(second / (1 - 0.999**count)) + 1e-8)
    tables = summed(weights, SIZES).T
    return tables[:STAGES] + tables[-1], tables[STAGES:-1]


def stages(seen: Array) -> Array:
    """Which rows count: that of the seat's own need, that of its rival's, and the one for all."""
    found = np.zeros((*seen.shape[:-1], 2 * STAGES + 1), np.float32)
    own, rival, moved = (seen[..., i].astype(int) for i in (0, 1, 3))
    np.put_along_axis(found, (2 * own + moved)[..., None], 1, -1)
    np.put_along_axis(found, (STAGES + 2 * rival + moved)[..., None], 1, -1)
    found[..., -1] = 1
    return found


def write(own: Array, rival: Array, positions: int) -> None:
    text = HEAD.format(positions=positions)
    for name, table in (("own", own), ("rival", rival)):
        rows = "".join(f"    [{', '.join(str(round(float(case) / UNIT)) for case in row)}],\n" for row in table)
        text += f"\n{name} = [\n{rows}]\n"
    TABLES.write_text(text, encoding="utf-8")


def main() -> None:
    minutes = float(sys.argv[1])
    rng = Random(1)
    hands = [by_hand(rng) for _ in range(400)]
    found = play([*hands, *[DiceValue(tuned())] * 100], 0.6 * minutes, 30, 0.08, rng)
    print(f"{len(found)} positions")
    own, rival = fit(found)
    learned = [by_tables(own, rival, rng) for _ in range(85)]
    found += play([*learned, *hands[:15]], 0.4 * minutes, 300, 0.05, rng)
    print(f"{len(found)} positions")
    write(*fit(found), len(found))


if __name__ == "__main__":
    main()
