"""Place 8, the Tea House: Lira."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import IMPROVABLE, IMPROVABLES, TEA_HOUSE
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State

SQUARE: Final[int] = IMPROVABLE.index(TEA_HOUSE)


class TeaHouse(Place):
    """Take as many Lira as the last improvement checked here shows."""

    def act(self, s: State) -> None:
        seat = s.acting
        s.gain_lira(seat, s.rules.tea_income[s.improvements[seat * IMPROVABLES + SQUARE]])


PLACE: Final[Place] = TeaHouse(TEA_HOUSE, "tea_house")
