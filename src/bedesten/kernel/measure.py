"""How fast the engine is: measured inside it, so that nothing but the engine is measured."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from bedesten.kernel.game import Game
from bedesten.kernel.playout import playout
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE

LIMIT: Final = 100_000
"""Choices after which a random game counts as played."""
POSITIONS: Final = 64
"""Positions in mid-game that options and copies are measured on."""
APART: Final = 200
"""Choices that lie between two of them at most."""
ROUNDS: Final = 20
"""How often all of them are gone through between two looks at the clock."""


def measure(game: Game[Any], seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, lists of options and copies per second: half of the time for the first, a quarter for each other."""
    rng = Random(seed)
    positions = midgame(game, rng)
    return (
        decisions(game, rng, seconds / 2),
        options(positions, seconds / 4),
        copies(positions, seconds / 4),
    )


def decisions(game: Game[Any], rng: Random, seconds: float) -> float:
    """Random games from their set-up to their end, one after the other; choices of chance count too."""
    made = 0
    start = perf_counter()
    while True:
        made += playout(game.new(), rng, LIMIT)
        spent = perf_counter() - start
        if spent >= seconds:
            return made / spent


def midgame(game: Game[Any], rng: Random) -> list[Any]:
    """Positions from all over a few random games where a seat is asked."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state: Any = game.new()
        while len(found) < POSITIONS and not state.over():
            playout(state, rng, 1 + int(APART * rng.random()))
            if not state.over() and state.seat() != CHANCE:
                found.append(state.copy())
    return found


def options(positions: list[Any], seconds: float) -> float:
    """What may be chosen, worked out anew each time."""
    made = 0
    start = perf_counter()
    while True:
        for _ in range(ROUNDS):
            for position in positions:
                state: Stacked[Any] = position
                state.top().options(state)
        made += ROUNDS * len(positions)
        spent = perf_counter() - start
        if spent >= seconds:
            return made / spent


def copies(positions: list[Any], seconds: float) -> float:
    """Whole copies, as search makes them."""
    made = 0
    start = perf_counter()
    while True:
        for _ in range(ROUNDS):
            for state in positions:
                state.copy()
        made += ROUNDS * len(positions)
        spent = perf_counter() - start
        if spent >= seconds:
            return made / spent
