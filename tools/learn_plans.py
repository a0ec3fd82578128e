"""Learns in how many turns a merchant of Istanbul will have his last ruby, for plans to go by.

    python tools/learn_plans.py MINUTES [--workers 2] [--to FILE]

It needs numpy and the compiled engine, and writes src/bedesten/bots/evaluate/istanbul_tables.toml. Plans are followed to a
position somewhere on the way; from there one plan by the evolved weights and one by the tables known so far go on to the last
ruby, and every position of the shorter one is noted with the turns it still took. Where the tables led astray, a position on
their way is noted too, with the turns that the evolved weights take from there. Then tables are fitted to all that was noted
(least squares), and all begins again with them: four times, the first of which is then forgotten. Layouts differ in how long
they take, so each has a length of its own that the tables need not explain.
"""

from __future__ import annotations

import argparse
from math import exp
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import time
from typing import Any, NamedTuple

import numpy as np
from cases import Array, steps, summed

import bedesten
from bedesten.bots.evaluate.istanbul import IstanbulValue, Weights
from bedesten.bots.evaluate.istanbul_learned import UNIT, Tables, TurnsToGo
from bedesten.bots.evaluate.istanbul_planning import IstanbulPlanning, far_sighted
from bedesten.bots.evaluate.istanbul_sight import SIZES, STARTS, sight
from bedesten.bots.plan import Plan, made, prepared
from bedesten.kernel.step import CHANCE

TABLES = Path(__file__).parent.parent / "src" / "bedesten" / "bots" / "evaluate" / "istanbul_tables.toml"
ROUNDS = 4
PLAYERS = [2, 2, 2, 2, 3, 4, 4]
SAMPLES = 6
"""Positions from each layout."""
LINES = 12
LONGEST = 32
SHIFTED = ["lira", "spare_lira", "half_pair", "new_card", "tea", "tea_red", "jewelry", "family_home", "second"]
RIDGE = 3.0
HEAD = """\
# What each case adds to the turns that a seat has to go, in thousandths of a turn: when all six rubies are needed, and when
# none is. Written by tools/learn_plans.py, fitted to {positions} positions.
"""


class Noted(NamedTuple):
    """A position: what is seen, the turns it took from there, and the layout."""

    seen: list[int]
    turns: int
    layout: int


def shifted(rng: Random) -> Weights:
    """The evolved weights, shifted, so that positions of many kinds are reached."""
    w = far_sighted()
    for name in SHIFTED:
        setattr(w, name, getattr(w, name) * exp(rng.gauss(0, 0.4)))
    for name in ("goods", "tiles", "cards", "soon"):
        setattr(w, name, [worth * exp(rng.gauss(0, 0.4)) for worth in getattr(w, name)])
    w.extensions = [0.0, *[worth + rng.gauss(0, 25) for worth in w.extensions[1:4]], 0.0]
    return w


def notes(task: tuple[int, float, list[list[float]]]) -> list[Noted]:
    """Positions noted in so much time."""
    seed, seconds, tables = task
    rng = Random(seed)
    evolved = IstanbulPlanning(IstanbulValue(far_sighted()))
    learned = IstanbulPlanning(TurnsToGo(far_sighted(), Tables(*tables))) if tables else evolved
    found: list[Noted] = []
    end, sample = time() + seconds, 0
    while time() < end:
        layout = 1_000_000 * seed + sample // SAMPLES
        sample += 1
        state, seat, players = underway(layout, rng, learned)
        if state is None:
            continue

        def plan(planning: IstanbulPlanning, start: Any, seat: int = seat, players: int = players) -> Plan:
            return made(prepared(start, seat, players, planning, rng, LINES, LONGEST), LONGEST)

        ways = [plan(evolved, state)]
        if tables:
            ways.append(plan(learned, state))
            course = ways[1].course()
            if turns_of(ways[1]) > turns_of(ways[0]):
                astray = rng.choice(course[1:12]).copy()
                if astray.stack:
                    evolved.begin(astray, seat)
                    found += noted(plan(evolved, astray), seat, layout)
        found += noted(min(ways, key=turns_of), seat, layout)
    return found


def underway(layout: int, rng: Random, learned: IstanbulPlanning) -> tuple[Any, int, int]:
    """A position on the way of one of a plan's lines, or None if its end was reached; the seat and the players."""
    chance = Random(layout)
    players = chance.choice(PLAYERS)
    seat = rng.randrange(players)
    state: Any = bedesten.game("istanbul", players=players, layout="random").new()
    while state.seat() == CHANCE:
        state.apply(state.chance(chance.random()))
    learned.begin(state, seat)
    turns = rng.choice([0, *range(21)])
    if turns:
        planning = IstanbulPlanning(IstanbulValue(shifted(rng))) if rng.random() < 0.4 else learned
        plan = made(prepared(state, seat, players, planning, rng, rng.choice([3, 6, 12]), turns), turns)
        line = rng.choice(plan.lines)
        if line.over or not line.state.stack:
            return None, seat, players
        state = line.state.copy()
        learned.begin(state, seat)
    return state, seat, players


def turns_of(plan: Plan) -> int:
    return plan.turns if plan.lines[0].over else 99


def noted(plan: Plan, seat: int, layout: int) -> list[Noted]:
    """Every position along a plan that reached its end."""
    if not plan.lines[0].over:
        return []
    course: list[Any] = plan.course()
    return [Noted(sight(s, seat), len(course) - 1 - turn, layout) for turn, s in enumerate(course) if s.stack]


def fit(found: list[Noted]) -> tuple[Array, Array]:
    """The tables that foretell best how many turns it takes, and beside them a length of each layout."""
    seen = np.array([note.seen for note in found]) - np.array(STARTS)
    turns = np.array([note.turns for note in found], float)
    layouts, layout = np.unique([note.layout for note in found], return_inverse=True)
    x = steps(seen, SIZES)
    need = seen[:, 0] / 6.0
    early = np.concatenate([x, np.ones((len(x), 1))], 1) * need[:, None]
    late = np.concatenate([x, np.ones((len(x), 1))], 1) * (1 - need)[:, None]
    both = np.concatenate([early, late], 1)
    square = both.T @ both + RIDGE * np.eye(both.shape[1])
    length = np.zeros(len(layouts))
    for _ in range(8):
        weights = np.linalg.solve(square, both.T @ (turns - length[layout] * need))
        left = turns - both @ weights
        length = np.bincount(layout, left * need) / (np.bincount(layout, need * need) + 2.0)
    error = np.sqrt(np.mean((left - length[layout] * need) ** 2))
    print(f"{len(found)} positions, foretold to {error:.2f} turns", flush=True)
    tables = []
    for part in np.split(weights, 2):
        table = summed(part[:-1], SIZES)
        table[: SIZES[0]] += part[-1]
        tables.append(table)
    return tables[0], tables[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--to", type=Path, default=TABLES)
    given = parser.parse_args()
    found: list[Noted] = []
    tables: list[list[float]] = []
    with Pool(given.workers) as pool:
        for again in range(ROUNDS):
            seconds = 60 * given.minutes / ROUNDS
            tasks = [(1 + again * given.workers + worker, seconds, tables) for worker in range(given.workers)]
            if again == 1:
                found = []  # the evolved weights alone knew too little
            for some in pool.imap_unordered(notes, tasks):
                found += some
            tables = [table.tolist() for table in fit(found)]
    text = HEAD.format(positions=len(found))
    for name, table in zip(("early", "late"), tables, strict=True):
        text += f"\n{name} = [{', '.join(str(round(case / UNIT)) for case in table)}]\n"
    given.to.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
