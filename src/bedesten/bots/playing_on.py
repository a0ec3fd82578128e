"""Playing on at a glance: what a search does past the positions that it thinks through."""

from __future__ import annotations

from random import Random
from typing import Any

from bedesten.bots.evaluate.value import Value
from bedesten.bots.lookahead import scores
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE


def play_on(state: Stacked[Any], rough: Value[Any], rng: Random, budget: int = 1) -> None:
    """One choice more, the best at a glance."""
    chooser = state.seat()
    if chooser == CHANCE:
        state.apply(state.chance(rng.random()))
        return
    legal = state.legal
    promises = rough.hint(state)
    if not promises:
        promises = scores(state, chooser, rough, rng, budget)
    best = 0
    for i in range(len(legal)):
        if promises[i] >= promises[best]:  # of equals the last: it does something, where the first declines
            best = i
    state.apply(legal[best])
