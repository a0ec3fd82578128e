"""The ruby areas of the board: one for each good, a carpet for goods, a carpet for Lira, and the mosque."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.names import TRADE_AREAS
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.state import State
from bedesten.kernel.step import Step


def rubies_left(s: State, area: int) -> int:
    return s.rules.rubies[area] - s.taken[area]


def take_ruby(s: State, seat: int, area: int) -> None:
    """The next ruby of an area; that uncovers its next price."""
    s.taken[area] += 1
    s.rubies[seat] += 1
    s.tell("took_ruby", seat, area)


def open_areas(s: State) -> list[int]:
    """The areas of trade that still have a ruby."""
    return [area for area in range(TRADE_AREAS) if s.taken[area] < s.rules.rubies[area]]


class ChooseArea(Step[State]):
    """A card gives the next ruby of any area but the mosque: 0 red, 1 green, 2 yellow, 3 blue, 4 the goods carpet, 5
    the Lira carpet.
    """

    __slots__ = ("taker",)
    key = "rubies.choose"

    def __init__(self, taker: int) -> None:
        self.taker: Final = taker

    def seat(self, s: State, /) -> int:
        return self.taker

    def options(self, s: State, /) -> list[int]:
        return open_areas(s)

    def take(self, s: State, choice: int, /) -> None:
        take_ruby(s, self.taker, choice)

    def args(self) -> tuple[int, ...]:
        return (self.taker,)


STEPS: Final[Steps] = (ChooseArea,)
