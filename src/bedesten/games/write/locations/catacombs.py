"""Place 12, the Catacombs: a way to every other location."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import Decision
from bedesten.games.write.names import CATACOMBS, LOCATIONS
from bedesten.games.write.parts import Place, Steps
from bedesten.games.write.state import State


class Catacombs(Place):
    """Carry out the action of any other location, without crossing off an icon there. No other location's card leads
    here: the Catacombs are adjacent to none.
    """

    def act(self, s: State) -> None:
        s.then(EMERGE)


class Emerge(Decision):
    """Which other location's action to carry out. A choice is its number."""

    __slots__ = ()
    key = "catacombs.emerge"

    def options(self, s: State, /) -> list[int]:
        locations = s.rules.locations
        seat = s.acting
        found: list[int] = []
        for number in range(1, LOCATIONS + 1):
            if number != CATACOMBS and locations[number].possible(s, seat):
                found.append(number)
        return found

    def take(self, s: State, choice: int, /) -> None:
        s.tell("emerged", s.acting, choice)
        s.rules.locations[choice].act(s)


EMERGE: Final[Emerge] = Emerge()
PLACE: Final[Place] = Catacombs(CATACOMBS, "catacombs")
STEPS: Final[Steps] = (Emerge,)
