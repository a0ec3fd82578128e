"""Place 20, the Coffee House: a ruby for coffee, ever more of it."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, YES_NO, Decision
from bedesten.games.istanbul.modules.mocha.coffee import pay_coffee
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE
from bedesten.games.istanbul.modules.rubies import coffee_price, take_next_ruby
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Serve(Decision):
    """Deliver as much coffee as the biggest number that no ruby covers, and take the next ruby of the track.

    The last ruby is replaced from the supply, so its price stays.
    """

    __slots__ = ()
    key = "coffee_house.serve"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO if s.coffee[s.active] >= coffee_price(s) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            pay_coffee(s, s.active, coffee_price(s))
            take_next_ruby(s, COFFEE_HOUSE)
            maybe_again(s, COFFEE_HOUSE)


PLACE: Final[Place] = Place(COFFEE_HOUSE, "coffee_house", Serve())
STEPS: Final[Steps] = (Serve,)
