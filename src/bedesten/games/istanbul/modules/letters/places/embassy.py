"""Place 21, the Embassy: two letters."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, YES_NO, Decision
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import EMBASSY
from bedesten.games.istanbul.modules.letters.post import Receive, letters_left
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Collect(Decision):
    """Take two letters from the supply and lay them open before you."""

    __slots__ = ()
    key = "embassy.collect"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO if letters_left(s) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            for _ in range(figures(s).embassy_letters):
                s.then(Receive(s.active))


PLACE: Final[Place] = Place(EMBASSY, "embassy", Collect())
STEPS: Final[Steps] = (Collect,)
