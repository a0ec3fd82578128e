"""How many turns a merchant of Istanbul needs who plans, alone on the board and beside a rival.

    python tools/race.py GAMES [--lines 4,16] [--workers 2]

It needs the compiled engine. Dice and cards are real, layouts are random, the prices are those of two players. The rival is a
plan that was made once, at the start: what it takes is taken, turn by turn, whatever the merchant does. So he can be told the
rival's turns beforehand ("told"), or left to plan as if there were nobody ("not told"). What he takes longer when he is told
than alone is what no better guess of the other's turns would save him. Of two who race, the first to be done ends the game:
`first of two` has what that would be, all games taken in pairs; on one layout, where games go alike, it would be later.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from typing import Any

import bedesten
from bedesten.bots.evaluate.istanbul import TUNED
from bedesten.bots.evaluate.istanbul_planning import PLANNING
from bedesten.bots.plan import RIVALS, Plan, made
from bedesten.bots.tree import Tree
from bedesten.kernel.step import CHANCE

LONGEST = 40
"""Turns after which a race is broken off."""
SIMULATIONS = 100
"""The search that answers the questions that are left out of plans."""
ALONE, TOLD, NOT_TOLD = "alone", "told", "not told"


def turns(task: tuple[int, int, str]) -> int:
    return int(raced(*task).round)


def raced(seed: int, lines: int, case: str) -> Any:
    """The position in which the merchant has his last ruby. Its round is the number of his turns."""
    rng = Random(seed)
    game = bedesten.game("istanbul", players=2, layout="random")
    state: Any = game.new()
    while state.seat() == CHANCE:
        state.apply(state.chance(rng.random()))
    rival: list[Any] = []
    if case != ALONE:
        start = state.copy()
        PLANNING.begin(start, 1)
        rival = made(Plan(start, 1, PLANNING, rng, RIVALS, []), LONGEST).course()
    while state.rubies[0] < state.rules.target and state.round < LONGEST:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng.random()))
        elif state.active == 0:
            state.apply(choice(game, state, rng, lines, rival[state.round - 1 :] if case == TOLD else []))
        else:
            if state.round < len(rival):
                PLANNING.echo(state, 1, rival[state.round - 1], rival[state.round])
            PLANNING.begin(state, 0)
    return state


def choice(game: Any, state: Any, rng: Random, lines: int, rival: list[Any]) -> int:
    if len(state.legal) == 1:
        return int(state.legal[0])
    if PLANNING.suits(state):
        ranking = made(Plan(state, 0, PLANNING, rng, lines, [(1, rival)]), LONGEST).ranking()
        if ranking:
            return ranking[0][0]
    tree = Tree(game, state, state.seat(), TUNED, rng, TUNED.manner())
    tree.grow(SIMULATIONS)
    return tree.ranking()[0][0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--lines", default="4,16")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with Pool(given.workers) as pool:
        for lines in map(int, given.lines.split(",")):
            for case in (ALONE, TOLD, NOT_TOLD):
                found = pool.map(turns, [(seed, lines, case) for seed in range(given.games)], chunksize=1)
                off = 1.96 * stdev(found) / len(found) ** 0.5
                first = fmean(min(pair) for pair in combinations(found, 2))
                print(
                    f"{lines:3d} lines, {case:8}  {fmean(found):.1f} ±{off:.1f} turns, first of two {first:.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
