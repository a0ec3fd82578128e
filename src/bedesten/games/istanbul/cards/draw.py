"""The pile of bonus cards: drawing, discarding, and turning the discards over."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.piles import holds
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Drawing, Effect


class Deal(Effect[State]):
    """A seat is to draw a bonus card, if there is one.

    The discards become the draw pile the moment its last card is drawn, and if need be before a draw.
    """

    __slots__ = ("drawer",)
    key = "cards.deal"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def run(self, s: State, /) -> None:
        if not holds(s.deck):
            turn_over(s)
        if holds(s.deck):
            s.then(Draw(self.drawer))

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


class Draw(Drawing[State]):
    """Chance draws a card of the pile."""

    __slots__ = ("drawer",)
    key = "cards.draw"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def pile(self, s: State, /) -> list[int]:
        return s.deck

    def take(self, s: State, choice: int, /) -> None:
        s.deck[choice] -= 1
        s.gain_card(self.drawer, choice)
        s.tell("drew_card", self.drawer, choice)
        if not holds(s.deck):
            turn_over(s)

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


def turn_over(s: State) -> None:
    """The discards become the draw pile."""
    if s.discards:
        for card in s.discards:
            s.deck[card] += 1
        s.discards = ()
        s.tell("turned_over", s.active)


class Discard(Effect[State]):
    """A card that was played has been resolved and reaches the discards."""

    __slots__ = ("card",)
    key = "cards.discard"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: State, /) -> None:
        s.discard(self.card)

    def args(self) -> tuple[int, ...]:
        return (self.card,)


STEPS: Final[Steps] = (Deal, Draw, Discard)
