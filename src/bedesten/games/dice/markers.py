"""Goods markers of one's choice, to take and to discard."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.names import BROWN, GOODS, RESOURCES
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.state import State
from bedesten.kernel.step import Step

DIGITS: Final[list[int]] = [1000, 100, 10, 1]
"""A bundle of markers has a digit for each of red, green, yellow, blue: 1010 is a red and a yellow one."""


def bundles(amount: int, good: int = 0) -> list[int]:
    """Every bundle of so many markers, none of them of the goods before this one, ascending."""
    if good == GOODS - 1:
        return [amount]
    return [many * DIGITS[good] + rest for many in range(amount + 1) for rest in bundles(amount - many, good + 1)]


MOST: Final = 9
BUNDLES: Final[list[list[int]]] = [bundles(amount) for amount in range(MOST + 1)]


class ChooseMarkers(Step[State]):
    """Take so many markers of your choice, not brown ones. A choice is a bundle."""

    __slots__ = ("amount", "taker")
    key = "markers.choose"

    def __init__(self, taker: int, amount: int) -> None:
        self.taker: Final = taker
        self.amount: Final = amount

    def seat(self, s: State, /) -> int:
        return self.taker

    def options(self, s: State, /) -> list[int]:
        return BUNDLES[self.amount]

    def take(self, s: State, choice: int, /) -> None:
        for good in range(GOODS):
            amount = choice // DIGITS[good] % 10
            if amount:
                s.gain(self.taker, good, amount)

    def args(self) -> tuple[int, ...]:
        return (self.taker, self.amount)


class DiscardMarker(Step[State]):
    """Discard a marker of your choice: 0 red, 1 green, 2 yellow, 3 blue, 4 brown."""

    __slots__ = ("giver",)
    key = "markers.discard"

    def __init__(self, giver: int) -> None:
        self.giver: Final = giver

    def seat(self, s: State, /) -> int:
        return self.giver

    def options(self, s: State, /) -> list[int]:
        at = self.giver * RESOURCES
        return [kind for kind in range(BROWN + 1) if s.resources[at + kind]]

    def take(self, s: State, choice: int, /) -> None:
        s.pay(self.giver, choice, 1)

    def args(self) -> tuple[int, ...]:
        return (self.giver,)


STEPS: Final[Steps] = (ChooseMarkers, DiscardMarker)
