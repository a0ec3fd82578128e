"""Place 7, the Roasting Plant: goods of one's choice."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.gains import CHOOSE_GOOD
from bedesten.games.write.names import ROASTING_PLANT
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class RoastingPlant(Place):
    """Take two goods of your choice, alike or not."""

    def act(self, s: State) -> None:
        for _ in range(s.rules.roasting_goods):
            s.then(CHOOSE_GOOD)


PLACE: Final[Place] = RoastingPlant(ROASTING_PLANT, "roasting_plant")
