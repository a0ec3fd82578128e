"""A question that may go to any player, not only to the one whose turn it is."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, Decision
from bedesten.games.istanbul.state import State


class Asked(Decision):
    """A question to one seat inside an action: whoever's turn it is may play cards first, the others may not."""

    __slots__ = ("chooser",)
    when = ACTING

    def __init__(self, chooser: int) -> None:
        self.chooser: Final = chooser

    def seat(self, s: State, /) -> int:
        return self.chooser

    def options(self, s: State, /) -> list[int]:
        return super().options(s) if self.chooser == s.active else self.answers(s)

    def args(self) -> tuple[int, ...]:
        return (self.chooser,)
