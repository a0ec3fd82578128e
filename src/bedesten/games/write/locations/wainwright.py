"""Place 13, the Wainwright: improvements."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import NOTHING, Decision
from bedesten.games.write.gains import improvable, improve
from bedesten.games.write.names import WAINWRIGHT
from bedesten.games.write.parts import Place, Steps
from bedesten.games.write.state import State


class Wainwright(Place):
    """Take up to two improvements, at one location or at two."""

    def act(self, s: State) -> None:
        if s.rules.wainwright_improvements:
            s.then(MayImprove(s.rules.wainwright_improvements))


class MayImprove(Decision):
    """Check an improvement square at a location, or leave it at that (0). A choice is its number."""

    __slots__ = ("more",)
    key = "wainwright.improve"

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def options(self, s: State, /) -> list[int]:
        return NOTHING + improvable(s, s.acting)

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            improve(s, s.acting, choice)
            if self.more > 1:
                s.then(MayImprove(self.more - 1))

    def args(self) -> tuple[int, ...]:
        return (self.more,)


PLACE: Final[Place] = Wainwright(WAINWRIGHT, "wainwright")
STEPS: Final[Steps] = (MayImprove,)
