"""Place 9, the Tea House: announce a number, roll two dice, be paid for daring."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import Decision
from bedesten.games.istanbul.dice import ADJUST, ROLL, total
from bedesten.games.istanbul.names import TEA_HOUSE
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Announce(Decision):
    """Announce a number from 3 to 12 and roll two dice: gain that many Lira if you reach it, else 2.

    The red mosque tile may change the dice.
    """

    __slots__ = ()
    key = "tea_house.announce"

    def answers(self, s: State, /) -> list[int]:
        return s.rules.tea_numbers

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.tell("announced", s.active, choice)
            s.then(Pay(choice))
            s.then(ROLL, ADJUST)


class Pay(Effect[State]):
    """The host pays by the dice as they lie, whatever changed them since the roll."""

    __slots__ = ("number",)
    key = "tea_house.pay"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: State, /) -> None:
        reached = total(s.dice) >= self.number
        s.gain_lira(s.active, self.number if reached else s.rules.tea_comfort)

    def args(self) -> tuple[int, ...]:
        return (self.number,)


PLACE: Final[Place] = Place(TEA_HOUSE, "tea_house", Announce())
STEPS: Final[Steps] = (Announce, Pay)
