"""The Coffee trader: a coffee for 2 Lira or a good."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.names import COFFEE_TRADER, ENCOUNTER
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Steps, Token
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Trader(Token):
    """Take one coffee; pay 2 Lira or any one good for it. Coffee itself is no payment."""

    def usable(self, s: State) -> bool:
        return bool(s.tavern_tiles[s.active] >> ENCOUNTER & 1) or payable(s, s.lira[s.active])

    def give(self, s: State) -> None:
        gain_coffee(s, s.active, figures(s).trader_coffee)


def payable(s: State, lira: int) -> bool:
    """Whether a token could be paid with this much money or a good."""
    at = s.active * GOODS
    return lira >= s.rules.token_fee or any(s.goods[at + good] for good in range(GOODS))


class PayTrader(Decision):
    """Pay the Coffee trader: 2 Lira (0), or one good (1 red, 2 green, 3 yellow, 4 blue)."""

    __slots__ = ()
    key = "coffee_trader.pay"

    def answers(self, s: State, /) -> list[int]:
        at = s.active * GOODS
        found = [good + 1 for good in range(GOODS) if s.goods[at + good]]
        return NO + found if s.lira[s.active] >= s.rules.token_fee else found

    def allows(self, s: State, lira: int, cards: int, /) -> bool:
        return payable(s, s.lira[s.active] - lira)

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_goods(s.active, choice - 1, 1)
        else:
            s.pay_lira(s.active, s.rules.token_fee)


class Spare(Effect[State]):
    """Encounter tile: whatever Governor, Smuggler and their like give need not be paid."""

    __slots__ = ()
    key = "encounter_tile.spare"

    def run(self, s: State, /) -> None:
        if s.tavern_tiles[s.active] >> ENCOUNTER & 1:
            s.stack.pop()


SPARE: Final[Spare] = Spare()
TRADER: Final[Trader] = Trader(COFFEE_TRADER, "coffee_trader", PayTrader())
STEPS: Final[Steps] = (PayTrader, Spare)
