"""Two dice: rolled for an action, or to send a token to the place whose number they add up to."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, Decision
from bedesten.games.istanbul.names import RED_TILE
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.rules import AFTER_ROLL
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import CHANCE, Effect, Step

ROLLS: Final[list[int]] = [10 * low + high for low in range(1, 7) for high in range(low, 7)]
"""Every throw of two dice, the lower first: 25 is a two and a five."""
WAYS: Final[list[int]] = [1 if roll % 11 == 0 else 2 for roll in ROLLS]
"""In how many ways each comes up: doubles in one, others in two."""


def total(roll: int) -> int:
    return roll // 10 + roll % 10


def sorted_roll(a: int, b: int) -> int:
    return 10 * min(a, b) + max(a, b)


class Throw(Step[State]):
    """Chance throws two dice."""

    __slots__ = ()

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return ROLLS

    def weights(self, s: State, /) -> list[int]:
        return WAYS


class Roll(Throw):
    """Two dice are thrown for an action; then comes whatever may change them."""

    __slots__ = ()
    key = "dice.roll"

    def take(self, s: State, choice: int, /) -> None:
        s.dice = choice
        s.tell("rolled", s.active, choice)
        s.reach(AFTER_ROLL)


class Adjust(Effect[State]):
    """Whoever owns the red mosque tile may change the dice of the Black Market or the Tea House."""

    __slots__ = ()
    key = "red_tile.offer"

    def run(self, s: State, /) -> None:
        if s.tiles[s.active] & RED_TILE and not s.afar:
            s.then(CHANGE)


class Change(Decision):
    """Red mosque tile: after the roll turn one die to 4, or roll both again, once; what lies then stands."""

    __slots__ = ()
    key = "red_tile.use"
    when = ACTING

    KEEP: Final = 0
    AGAIN: Final = 1
    LOWER: Final = 2
    HIGHER: Final = 3

    def answers(self, s: State, /) -> list[int]:
        low, high, turned = s.dice // 10, s.dice % 10, s.rules.red_die
        found = [0, 1]
        if low != turned:
            found.append(2)
        if high not in (turned, low):
            found.append(3)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        if choice == 1:
            s.tell("rolls_again", s.active)
            s.then(ROLL)
        elif choice >= 2:
            kept = s.dice % 10 if choice == 2 else s.dice // 10
            s.dice = sorted_roll(kept, s.rules.red_die)
            s.tell("turned_die", s.active, s.dice)


ROLL: Final[Roll] = Roll()
ADJUST: Final[Adjust] = Adjust()
CHANGE: Final[Change] = Change()
STEPS: Final[Steps] = (Roll, Adjust, Change)
