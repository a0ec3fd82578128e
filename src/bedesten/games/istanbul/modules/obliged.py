"""An action that must be carried out: what a card says, it says."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NEVER, Decision
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.state import State


class Obliged(Decision):
    """Carry out the action of this place; it cannot be left alone."""

    __slots__ = ("place",)
    key = "action.obliged"
    when = NEVER

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def answers(self, s: State, /) -> list[int]:
        return s.rules.places[self.place].visit.answers(s)[1:]

    def answer(self, s: State, choice: int, /) -> None:
        s.rules.places[self.place].visit.answer(s, choice)

    def args(self) -> tuple[int, ...]:
        return (self.place,)


STEPS: Final[Steps] = (Obliged,)
