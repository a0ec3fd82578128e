"""Evolves the weights that plans in Istanbul began with, towards plans that lead to the last rubies soonest.

    python tools/evolve_plans.py MINUTES [--lines 8] [--from FILE] [--to FILE]

Every generation tries sixteen sets of weights around a centre, each on the same thirty new layouts, twenty for two players
and ten for four, and moves the centre towards those with the shortest plans (a separable evolution strategy with adapted
steps). It needs the compiled engine. What it writes are the figures of `far_sighted` in
src/bedesten/bots/evaluate/istanbul_planning.py: those shipped came from half an hour with 8 lines and a quarter of one
with 16.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from time import time

import bedesten
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights, tuned
from bedesten.bots.evaluate.istanbul_planning import IstanbulPlanning
from bedesten.bots.plan import made, prepared
from bedesten.kernel.step import CHANCE

GENES = [
    *[(name, None) for name in ("lira", "spare_lira", "last", "half_pair", "new_card", "tea", "tea_red")],
    *[(name, None) for name in ("jewelry", "jewelry_red", "family_home", "token", "second")],
    *[("goods", i) for i in range(4)],
    *[("tiles", i) for i in range(4)],
    *[("cards", i) for i in range(10)],
    *[("soon", i) for i in range(1, 5)],
    *[("extensions", i) for i in range(1, 4)],
    *[("crew", i) for i in range(6)],
]
"""The weights that change: a field, and a number if it is a list."""
SHIFTED = {"extensions": 40.0, "crew": 12.0}
"""Fields that are added to, in these units; the others, which stay above nothing, are multiplied."""
CHILDREN = 16
LAYOUTS = [2] * 20 + [4] * 10
"""The players of each."""
LONGEST = 36


def weights(genes: list[float]) -> Weights:
    made = tuned()
    for (name, number), gene in zip(GENES, genes, strict=True):
        old = getattr(made, name) if number is None else getattr(made, name)[number]
        new = old + SHIFTED[name] * gene if name in SHIFTED else old * exp(gene)
        if number is None:
            setattr(made, name, new)
        else:
            getattr(made, name)[number] = new
    return made


def turns(genes: list[float], seed: int, players: int, lines: int) -> float:
    """In which turn a plan from the first position gets the last three rubies, the last counting most."""
    rng = Random(seed)
    state = bedesten.game("istanbul", players=players, layout="random").new()
    while state.seat() == CHANCE:
        state.apply(state.chance(rng.random()))
    plan = made(
        prepared(state, 0, players, IstanbulPlanning(IstanbulValue(weights(genes))), rng, lines, LONGEST), LONGEST
    )
    target = state.rules.target
    reached = {}
    for turn, position in enumerate(plan.course()):
        for ruby in range(1, position.rubies[0] + 1):
            reached.setdefault(ruby, turn)
    return sum(share * reached.get(target - before, LONGEST + 6) for before, share in enumerate((0.6, 0.2, 0.2)))


def evolve(minutes: float, lines: int, centre: list[float], to: Path) -> None:
    rng = Random(7)
    count = len(GENES)
    parents = CHILDREN // 2
    shares = [log(parents + 0.5) - log(i + 1) for i in range(parents)]
    shares = [share / sum(shares) for share in shares]
    mass = 1 / sum(share * share for share in shares)
    pace = (mass + 2) / (count + mass + 5)
    blend = min(0.9, 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass) * (count + 2) / 3)
    usual = sqrt(count) * (1 - 1 / (4 * count))
    step = 0.25
    spread = [1.0] * count
    path = [0.0] * count
    end = time() + 60 * minutes
    generation = 0
    while time() < end:
        generation += 1
        half = [[rng.gauss(0, 1) for _ in range(count)] for _ in range(parents)]
        throws = half + [[-x for x in throw] for throw in half]
        ranked = []
        for throw in throws:
            genes = [c + step * sqrt(s) * x for c, s, x in zip(centre, spread, throw, strict=True)]
            taken = [turns(genes, 1000 * generation + i, players, lines) for i, players in enumerate(LAYOUTS)]
            ranked.append((sum(taken) / len(taken), throw))
        ranked.sort()
        best = [throw for _, throw in ranked[:parents]]
        mean = [sum(share * throw[g] for share, throw in zip(shares, best, strict=True)) for g in range(count)]
        centre = [c + step * sqrt(s) * m for c, s, m in zip(centre, spread, mean, strict=True)]
        path = [(1 - pace) * p + sqrt(pace * (2 - pace) * mass) * m for p, m in zip(path, mean, strict=True)]
        step *= exp(pace / (1 + pace) * (sqrt(sum(p * p for p in path)) / usual - 1))
        step = min(max(step, 0.08), 0.4)
        for g in range(count):
            squares = sum(share * throw[g] ** 2 for share, throw in zip(shares, best, strict=True))
            spread[g] *= 1 - blend + blend * squares
        print(f"generation {generation}: turns {ranked[0][0]:.2f} to {ranked[-1][0]:.2f}, step {step:.3f}", flush=True)
        made = weights(centre)
        found = {name: getattr(made, name) for name, _ in GENES}
        to.write_text(json.dumps({"genes": centre, "weights": found}, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--lines", type=int, default=8, help="of the plans")
    parser.add_argument("--from", dest="start", type=Path, help="go on from what was written before")
    parser.add_argument("--to", type=Path, default=Path("plan-weights.json"))
    given = parser.parse_args()
    centre = json.loads(given.start.read_text())["genes"] if given.start else [0.0] * len(GENES)
    evolve(given.minutes, given.lines, centre, given.to)


if __name__ == "__main__":
    main()
