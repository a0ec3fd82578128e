"""Place 16, the Gemstone Dealer: a ruby for a price that rises."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, YES_NO, Decision
from bedesten.games.istanbul.names import GEMSTONE_DEALER
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Buy(Decision):
    """Pay the biggest number that no ruby covers and take the next ruby of the track; the next one costs more.

    In the 2019 edition the last ruby is replaced from the supply, so its price stays; in the 2014 edition nothing is
    left then.
    """

    __slots__ = ()
    key = "gemstone_dealer.buy"

    def answers(self, s: State, /) -> list[int]:
        price = gem_price(s)
        return YES_NO if 0 <= price <= s.lira[s.active] else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_lira(s.active, gem_price(s))
            take_gemstone(s)
            maybe_again(s, GEMSTONE_DEALER)


def gem_price(s: State) -> int:
    """What the next ruby costs; -1 if none is left."""
    prices = s.rules.gem_prices
    if s.gems < len(prices):
        return prices[s.gems]
    return prices[-1] if s.rules.refill else -1


def take_gemstone(s: State) -> None:
    """The next ruby of the track, however it is paid."""
    s.gems += 1
    s.gain_ruby(s.active, GEMSTONE_DEALER)


PLACE: Final[Place] = Place(GEMSTONE_DEALER, "gemstone_dealer", Buy())
STEPS: Final[Steps] = (Buy,)
