"""Places 2, 3 and 4, the warehouses: fabric, spice and fruit for the whole barrow."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.gains import with_room
from bedesten.games.istanbul.decision import ACTING, NO, YES_NO, Decision
from bedesten.games.istanbul.names import (
    FABRIC_WAREHOUSE,
    FRUIT_WAREHOUSE,
    GREEN,
    GREEN_TILE,
    RED,
    SPICE_WAREHOUSE,
    YELLOW,
)
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Fill(Decision):
    """Load your barrow with this warehouse's good, as much as it holds. With the green mosque tile you may buy one good
    of any kind on top for 2 Lira.
    """

    __slots__ = ("good",)
    key = "warehouse.fill"

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.active, self.good, s.room(s.active, self.good))
            if s.tiles[s.active] & GREEN_TILE and not s.afar:
                s.then(BUY_ONE)

    def args(self) -> tuple[int, ...]:
        return (self.good,)


class BuyOne(Decision):
    """Green mosque tile: pay 2 Lira for one good of any kind that has room (1 red to 4 blue), or not (0)."""

    __slots__ = ()
    key = "green_tile.buy"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return NO + with_room(s, s.active) if s.lira[s.active] >= s.rules.green_price else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_lira(s.active, s.rules.green_price)
            s.gain_goods(s.active, choice - 1, 1)


BUY_ONE: Final[BuyOne] = BuyOne()
PLACES: Final[tuple[Place, ...]] = (
    Place(FABRIC_WAREHOUSE, "fabric_warehouse", Fill(RED)),
    Place(SPICE_WAREHOUSE, "spice_warehouse", Fill(GREEN)),
    Place(FRUIT_WAREHOUSE, "fruit_warehouse", Fill(YELLOW)),
)
STEPS: Final[Steps] = (Fill, BuyOne)
