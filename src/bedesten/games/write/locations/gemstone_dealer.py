"""Place 2, the Gemstone Dealer: a ruby for Lira."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import GEMSTONE_DEALER
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class GemstoneDealer(Place):
    """Spend 10 Lira and take a ruby."""

    def possible(self, s: State, seat: int) -> bool:
        return s.lira[seat] >= s.rules.gem_price

    def act(self, s: State) -> None:
        s.pay_lira(s.acting, s.rules.gem_price)
        s.gain_ruby(s.acting, GEMSTONE_DEALER)


PLACE: Final[Place] = GemstoneDealer(GEMSTONE_DEALER, "gemstone_dealer")
