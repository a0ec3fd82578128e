"""Choosing at random by weight: the one way in which chance is decided, at tables and in playouts."""

from __future__ import annotations

from typing import Final

GOLDEN: Final = 0.6180339887
"""The golden section: points that are so far apart, going round, are never close together."""


def pick(options: list[int], weights: list[int], roll: float) -> int:
    """The option at this point (from 0 up to 1) of the weights laid end to end."""
    return options[place_of(weights, roll)]


def place_of(weights: list[int], roll: float) -> int:
    """Which of the weights laid end to end lies at this point: its place in the list."""
    total = 0
    for weight in weights:
        total += weight
    left = min(int(roll * total), total - 1)
    place = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        place += 1
    return place


def spread(first: float, count: int) -> float:
    """The point from 0 up to 1 that comes so many points after the first, when they are to be spread evenly."""
    return (first + GOLDEN * count) % 1.0
