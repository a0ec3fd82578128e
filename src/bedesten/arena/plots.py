"""Plots as SVG, drawn here: a dot for each number, a line for its interval, a stroke where chance alone would be."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

LABEL: Final = 310
"""Width of the labels, of the plot itself, and of the numbers to its right."""
PLOT: Final = 420
VALUE: Final = 190
ROW: Final = 26
TOP: Final = 10
BOTTOM: Final = 30
LETTERS: Final = 40
"""Letters of a label that fit."""

Scale = Callable[[float], float]
"""Where a number stands on the axis."""


@dataclass(frozen=True)
class Dot:
    """One row of a plot."""

    label: str
    value: float
    low: float
    high: float
    text: str
    """The number in words, to the right."""
    fair: float | None = None
    """What chance alone would give."""


def plot(title: str, dots: Sequence[Dot], low: float | None = None, high: float | None = None, unit: str = "") -> str:
    """A plot as an SVG element; the ends of its axis are those given, or what the numbers need."""
    left = min(dot.low for dot in dots) if low is None else low
    right = max(dot.high for dot in dots) if high is None else high
    ticks = marks(left, right)
    left, right = min(left, ticks[0]), max(right, ticks[-1])

    def x(value: float) -> float:
        return LABEL + PLOT * (value - left) / (right - left)

    height = TOP + ROW * len(dots) + BOTTOM
    parts = [
        f'<svg viewBox="0 0 {LABEL + PLOT + VALUE} {height}" role="img" aria-label="{escape(title, quote=True)}">',
        f"<title>{escape(title)}</title>",
    ]
    for tick in ticks:
        at = f"{x(tick):.1f}"
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{TOP}" y2="{height - BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{at}" y="{height - 10}">{tick:g}{unit}</text>')
    for number, dot in enumerate(dots):
        parts += row(dot, TOP + ROW * number + ROW / 2, x)
    return "\n".join([*parts, "</svg>"])


def row(dot: Dot, y: float, x: Scale) -> list[str]:
    label = dot.label if len(dot.label) <= LETTERS else dot.label[: LETTERS - 1] + "…"
    parts = [f'<text class="label" x="{LABEL - 12}" y="{y + 4:.1f}">{escape(label)}</text>']
    if dot.fair is not None:
        at = f"{x(dot.fair):.1f}"
        parts.append(f'<line class="fair" x1="{at}" x2="{at}" y1="{y - 9:.1f}" y2="{y + 9:.1f}"/>')
    parts.append(f'<line class="span" x1="{x(dot.low):.1f}" x2="{x(dot.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
    parts.append(f'<circle class="dot" cx="{x(dot.value):.1f}" cy="{y:.1f}" r="5"/>')
    parts.append(f'<text class="value" x="{LABEL + PLOT + 12}" y="{y + 4:.1f}">{escape(dot.text)}</text>')
    return parts


def marks(left: float, right: float) -> list[float]:
    """Round numbers from one end to the other, about five of them, the outermost at or beyond the ends."""
    width = right - left
    if width <= 0:
        return [left - 1, left, left + 1]
    step = 10 ** math.floor(math.log10(width / 4))
    step = next(step * factor for factor in (1, 2, 5, 10) if width / (step * factor) <= 6)
    first, last = math.floor(left / step + 1e-9), math.ceil(right / step - 1e-9)
    return [round(step * number, 10) for number in range(first, last + 1)]
