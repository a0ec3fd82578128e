"""Numbers with their doubt: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypedDict

Z: Final = 1.959964


class Rate(TypedDict):
    """A share of games."""

    mean: float
    low: float
    high: float


class Mean(TypedDict):
    """A mean over games; nothing if there were none."""

    mean: float | None
    low: float | None
    high: float | None
    games: int


def wilson(wins: float, games: int) -> Rate:
    """Wilson's interval for a share: sound for few games and near 0 and 1, where others are not."""
    if games == 0:
        return Rate(mean=0.0, low=0.0, high=1.0)
    share = wins / games
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    half = Z / spread * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Rate(mean=share, low=max(0.0, middle - half), high=min(1.0, middle + half))


def mean(values: Sequence[float]) -> Mean:
    """A mean and the interval of its standard error; with a single value there is no interval."""
    count = len(values)
    if count == 0:
        return Mean(mean=None, low=None, high=None, games=0)
    middle = sum(values) / count
    if count == 1:
        return Mean(mean=middle, low=None, high=None, games=1)
    error = math.sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Mean(mean=middle, low=middle - Z * error, high=middle + Z * error, games=count)
