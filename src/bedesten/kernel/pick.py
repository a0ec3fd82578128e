"""Choosing at random by weight: the one way in which chance is decided, at tables and in playouts."""

from __future__ import annotations


def pick(options: list[int], weights: list[int], roll: float) -> int:
    """The option at this point (from 0 up to 1) of the weights laid end to end."""
    total = 0
    for weight in weights:
        total += weight
    left = int(roll * total)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return options[i]
    return options[-1]
