"""Coffee: no limit to it, not on the barrow, and not a good where any good is asked for."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


def gain_coffee(s: State, seat: int, amount: int) -> None:
    s.coffee[seat] += amount
    s.tell("gained_coffee", seat, amount)


def pay_coffee(s: State, seat: int, amount: int) -> None:
    s.coffee[seat] -= amount
    s.tell("paid_coffee", seat, amount)


class CaravanCoffee(Effect[State]):
    """The Caravansary's action also gives a coffee."""

    __slots__ = ()
    key = "mocha.caravan_coffee"

    def run(self, s: State, /) -> None:
        gain_coffee(s, s.active, figures(s).caravansary_coffee)


CARAVAN_COFFEE: Final[CaravanCoffee] = CaravanCoffee()
STEPS: Final[Steps] = (CaravanCoffee,)
