"""Locations 3 and 11, the markets: Lira for goods, and Lira for a goods card."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import Decision
from bedesten.games.write.gains import FILL_SPACE, TakeLira
from bedesten.games.write.names import GOODS, LARGE_MARKET, SMALL_MARKET
from bedesten.games.write.parts import Place, Steps
from bedesten.games.write.payment import DISCARD_CARD, PAY
from bedesten.games.write.state import State


def saleable(s: State, seat: int) -> list[int]:
    """The goods of which there are enough to sell, on the sheet and on goods cards, as choices: 1 + the good."""
    at = seat * GOODS
    enough = s.rules.large_market_goods
    return [good + 1 for good in range(GOODS) if s.goods[at + good] + s.wares[at + good] >= enough]


class LargeMarket(Place):
    """Spend two goods of one kind, then take 3 Lira and fill in a space."""

    def possible(self, s: State, seat: int) -> bool:
        at = seat * GOODS
        enough = s.rules.large_market_goods
        return any(s.goods[at + good] + s.wares[at + good] >= enough for good in range(GOODS))

    def act(self, s: State) -> None:
        for _ in range(s.rules.large_market_spaces):
            s.then(FILL_SPACE)
        s.then(SELL, TakeLira(s.rules.large_market_lira))


class Sell(Decision):
    """Which kind to sell (1 fabric to 4 jewelry)."""

    __slots__ = ()
    key = "large_market.sell"

    def options(self, s: State, /) -> list[int]:
        return saleable(s, s.acting)

    def take(self, s: State, choice: int, /) -> None:
        s.owed[choice - 1] = s.rules.large_market_goods
        s.then(PAY)


class SmallMarket(Place):
    """Discard a goods card and take 5 Lira."""

    def possible(self, s: State, seat: int) -> bool:
        return len(s.goods_hand[seat]) >= s.rules.small_market_cards

    def act(self, s: State) -> None:
        s.then(TakeLira(s.rules.small_market_lira))
        for _ in range(s.rules.small_market_cards):
            s.then(DISCARD_CARD)


SELL: Final[Sell] = Sell()
PLACES: Final[tuple[Place, ...]] = (
    LargeMarket(LARGE_MARKET, "large_market"),
    SmallMarket(SMALL_MARKET, "small_market"),
)
STEPS: Final[Steps] = (Sell,)
