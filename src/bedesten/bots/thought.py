"""What a thinking bot can tell of its thoughts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Thought:
    """How far a search has come."""

    simulations: int
    seconds: float
    win: list[float]
    """How likely each seat is to win, as far as can be seen."""
    choices: list[tuple[int, int, float]]
    """The options tried, the most visited first: choice, visits, and how likely the thinker wins with it."""
    line: list[int]
    """The choices expected from here on."""


Watch = Callable[[Thought], bool]
"""Is told now and then how far the thinking has come; says whether it may go on."""
