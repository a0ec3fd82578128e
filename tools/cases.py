"""Things seen in cases, for learning by numpy: a weight for each step from one case to the next."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any


def steps(seen: Array, sizes: list[int]) -> Array:
    """Which steps each position has come up, thing by thing."""
    return np.concatenate([seen[..., i, None] >= np.arange(1, n) for i, n in enumerate(sizes)], -1).astype(np.float32)


def summed(weights: Array, sizes: list[int]) -> Array:
    """Steps added up to cases, along the first axis."""
    rows, at = [], 0
    for cases in sizes:
        rows += [np.zeros((1, *weights.shape[1:])), np.cumsum(weights[at : at + cases - 1], 0)]
        at += cases - 1
    return np.concatenate(rows)
