"""Places 10 and 11, the markets: sell what the open demand tile asks for."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.bundles import bundles, pay
from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import ACTING, NO, OPEN, SELLING, Decision
from bedesten.games.istanbul.names import ANY_GOODS, GOODS, LARGE, LARGE_MARKET, SMALL, SMALL_MARKET
from bedesten.games.istanbul.parts import Card, Place, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import CHANCE, Effect, Step

MOST: Final = 5
"""Goods in one sale."""
ANYTHING: Final = [MOST] * GOODS


class Sell(Decision):
    """Sell one to five of the goods on the open demand tile, each symbol once, and take the revenue for that number.

    Then the tile goes to the bottom of its stack. A choice is a bundle of goods.
    """

    __slots__ = ("market", "when")
    key = "market.sell"

    def __init__(self, market: int) -> None:
        self.market: Final = market
        self.when = OPEN | SELLING if market == SMALL else OPEN

    def answers(self, s: State, /) -> list[int]:
        return NO + bundles(s, s.active, s.rules.demand[self.market][s.demand[self.market][0]], 1, MOST)

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            sell(s, self.market, choice)

    def args(self) -> tuple[int, ...]:
        return (self.market,)


class AnyGoods(Card):
    """At the Small Market sell one to five goods of any kinds instead of those on the demand tile."""

    def useful(self, s: State, step: Decision) -> bool:
        return not s.afar and any(s.goods[s.active * GOODS + good] for good in range(GOODS))

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(SELL_ANY, Discard(self.kind))


class SellAny(Decision):
    """Which goods to sell at the Small Market, the demand tile notwithstanding."""

    __slots__ = ()
    key = "market.sell_any"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return bundles(s, s.active, ANYTHING, 1, MOST)

    def answer(self, s: State, choice: int, /) -> None:
        sell(s, SMALL, choice)


def sell(s: State, market: int, bundle: int) -> None:
    """The goods leave the barrow, the revenue comes in, the demand tile goes under its stack."""
    count = pay(s, s.active, bundle)
    s.tell("sold", s.active, count, market)
    s.gain_lira(s.active, s.rules.revenue[market][count])
    seen = s.demand[market]
    s.demand[market] = seen[1:] + seen[:1]
    s.then(TurnUp(market))


class TurnUp(Effect[State]):
    """The next demand tile lies open: one not seen before while there is one, then in the order they went under."""

    __slots__ = ("market",)
    key = "market.turn_up"

    def __init__(self, market: int) -> None:
        self.market: Final = market

    def run(self, s: State, /) -> None:
        if len(s.demand[self.market]) < len(s.rules.demand[self.market]):
            s.then(Reveal(self.market))

    def args(self) -> tuple[int, ...]:
        return (self.market,)


class Reveal(Step[State]):
    """Chance says which demand tile comes up."""

    __slots__ = ("market",)
    key = "market.reveal"

    def __init__(self, market: int) -> None:
        self.market: Final = market

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        seen = s.demand[self.market]
        return [tile for tile in range(len(s.rules.demand[self.market])) if tile not in seen]

    def take(self, s: State, choice: int, /) -> None:
        s.demand[self.market] = (choice, *s.demand[self.market])
        s.tell("demand", s.active, self.market, choice)

    def args(self) -> tuple[int, ...]:
        return (self.market,)


SELL_ANY: Final[SellAny] = SellAny()
PLACES: Final[tuple[Place, ...]] = (
    Place(LARGE_MARKET, "large_market", Sell(LARGE)),
    Place(SMALL_MARKET, "small_market", Sell(SMALL)),
)
CARDS: Final[tuple[Card, ...]] = (AnyGoods(ANY_GOODS, "any_goods", SELLING),)
STEPS: Final[Steps] = (Sell, SellAny, TurnUp, Reveal)
