"""Place 8, the Black Market: a common good, and jewelry if the dice are kind."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, NO, YES_NO, Decision
from bedesten.games.istanbul.dice import ADJUST, ROLL, total
from bedesten.games.istanbul.names import BLACK_MARKET, BLUE
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Deal(Decision):
    """Gain one red, green or yellow good, and roll two dice: 7 or 8 gives one blue good, 9 or 10 two, 11 or 12 three.

    The red mosque tile may change the dice. You may roll before you choose the good, so the roll comes first here:
    choosing early gains nothing that choosing late does not.
    """

    __slots__ = ()
    key = "black_market.deal"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(JEWELRY)
            s.then(ROLL, ADJUST)


class Jewelry(Effect[State]):
    """Blue goods by the dice as they lie, then the common good."""

    __slots__ = ()
    key = "black_market.jewelry"

    def run(self, s: State, /) -> None:
        blue = s.rules.blue_goods[total(s.dice)]
        if blue:
            s.gain_goods(s.active, BLUE, blue)
        if common_with_room(s):
            s.then(CHOOSE_COMMON)


class ChooseCommon(Decision):
    """Which common good to take: 1 red, 2 green, 3 yellow, among those that still have room; 0 when none has any more."""

    __slots__ = ()
    key = "black_market.good"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return common_with_room(s) or NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.active, choice - 1, 1)


def common_with_room(s: State) -> list[int]:
    return [good + 1 for good in range(BLUE) if s.room(s.active, good) > 0]


JEWELRY: Final[Jewelry] = Jewelry()
CHOOSE_COMMON: Final[ChooseCommon] = ChooseCommon()
PLACE: Final[Place] = Place(BLACK_MARKET, "black_market", Deal())
STEPS: Final[Steps] = (Deal, Jewelry, ChooseCommon)
