"""Locations 1, 5, 10 and 14, the warehouses and the Black Market: goods of one kind."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import (
    BLACK_MARKET,
    FIRST_WAREHOUSE,
    IMPROVABLE,
    IMPROVABLES,
    SECOND_WAREHOUSE,
    THIRD_WAREHOUSE,
)
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class Warehouse(Place):
    """Take two goods of this location's kind, and one more for each improvement checked here."""

    def __init__(self, number: int, key: str) -> None:
        super().__init__(number, key)
        self.square: Final = IMPROVABLE.index(number)

    def act(self, s: State) -> None:
        seat = s.acting
        income = s.rules.warehouse_income[s.improvements[seat * IMPROVABLES + self.square]]
        s.gain_goods(seat, s.rules.warehouse_goods[self.number], income)


PLACES: Final[tuple[Place, ...]] = (
    Warehouse(FIRST_WAREHOUSE, "first_warehouse"),
    Warehouse(SECOND_WAREHOUSE, "second_warehouse"),
    Warehouse(THIRD_WAREHOUSE, "third_warehouse"),
    Warehouse(BLACK_MARKET, "black_market"),
)
