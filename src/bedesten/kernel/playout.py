"""Playing on at random, inside the engine: the measure of its speed, and the simplest way to the end of a game."""

from __future__ import annotations

from random import Random
from typing import Any

from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE


def playout(state: Stacked[Any], rng: Random, limit: int) -> int:
    """Choose at random until the game is over or the limit is reached; says how many choices that took."""
    random = rng.random
    made = 0
    while made < limit and state.stack:
        if state.seat() == CHANCE:
            choice = state.chance(random())
        else:
            legal = state.legal
            choice = legal[int(random() * len(legal))]
        state.apply(choice)
        made += 1
    return made
