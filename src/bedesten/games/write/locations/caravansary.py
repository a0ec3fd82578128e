"""Place 6, the Caravansary: what the open caravan card says."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import CARAVANSARY
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class Caravansary(Place):
    """Carry out the open caravan card. It stays open for all who use it this turn and is replaced afterwards."""

    def possible(self, s: State, seat: int) -> bool:
        return s.rules.caravan[s.caravan[0]].possible(s, seat)

    def act(self, s: State) -> None:
        s.caravan_used = 1
        s.rules.caravan[s.caravan[0]].carry_out(s)


PLACE: Final[Place] = Caravansary(CARAVANSARY, "caravansary")
