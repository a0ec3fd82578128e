"""The kiosk tiles that give something, move somebody or extend the barrow."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.decision import NO, YES_NO
from bedesten.games.istanbul.dice import total
from bedesten.games.istanbul.modules.letters.companion import call
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import AT_HAND
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee
from bedesten.games.istanbul.names import FOUNTAIN, GOODS
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.places.wainwright import can_extend, extend
from bedesten.games.istanbul.rules import AFTER_ROLL, MOVED
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import CHANCE, Effect, Step


class Tile:
    """A kiosk tile: whether its owner is asked, in which ways he may use it (0 is not at all), and what it does."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def asks(self, s: State) -> bool:
        """A free gain is taken, not offered."""
        return True

    def ways(self, s: State, seat: int) -> list[int]:
        return YES_NO

    def use(self, s: State, seat: int, way: int) -> None:
        raise NotImplementedError


class Gift(Tile):
    """Tiles 1 to 12: take goods, Lira or a bonus card."""

    def asks(self, s: State) -> bool:
        return False

    def use(self, s: State, seat: int, way: int) -> None:
        gains: list[int] = figures(s).kiosk_gains[self.number - 1]
        for good in range(GOODS):
            if gains[good]:
                s.gain_goods(seat, good, gains[good])
        if gains[GOODS]:
            s.gain_lira(seat, gains[GOODS])
        for _ in range(gains[GOODS + 1]):
            s.then(Deal(seat))


class CoffeeOrLira(Tile):
    """Tiles 13 and 14: take some Lira (1) or, in the Great Bazaar, a coffee instead (2)."""

    def asks(self, s: State) -> bool:
        return len(s.coffee) > 0

    def ways(self, s: State, seat: int) -> list[int]:
        return LIRA_OR_COFFEE

    def use(self, s: State, seat: int, way: int) -> None:
        if way == IN_COFFEE:
            gain_coffee(s, seat, 1)
        else:
            s.gain_lira(seat, instead_of_coffee(s, self.number))


def instead_of_coffee(s: State, tile: int) -> int:
    """The Lira on a tile that shows a coffee too."""
    return figures(s).kiosk_instead_of_coffee[tile - COFFEE_OR_LIRA]


class CallCompanion(Tile):
    """Tile 15: your companion comes to your personal supply."""

    def ways(self, s: State, seat: int) -> list[int]:
        return YES_NO if s.companion[seat] != AT_HAND else NO

    def use(self, s: State, seat: int, way: int) -> None:
        call(s, seat)


class OneDie(Tile):
    """Tile 16: roll one die and take that many Lira."""

    def asks(self, s: State) -> bool:
        return False

    def use(self, s: State, seat: int, way: int) -> None:
        s.then(RollOne(seat))


class RollOne(Step[State]):
    """Chance rolls the one die."""

    __slots__ = ("roller",)
    key = "kiosk.roll"

    def __init__(self, roller: int) -> None:
        self.roller: Final = roller

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return PIPS

    def take(self, s: State, choice: int, /) -> None:
        s.tell("rolled_one", self.roller, choice)
        s.dice = choice
        s.then(PipsPaid(self.roller))
        if self.roller == s.active:
            s.reach(AFTER_ROLL)

    def args(self) -> tuple[int, ...]:
        return (self.roller,)


class PipsPaid(Effect[State]):
    """A Lira for each pip, as the die lies."""

    __slots__ = ("roller",)
    key = "kiosk.pips"

    def __init__(self, roller: int) -> None:
        self.roller: Final = roller

    def run(self, s: State, /) -> None:
        s.gain_lira(self.roller, total(s.dice))

    def args(self) -> tuple[int, ...]:
        return (self.roller,)


class Extension(Tile):
    """Tiles 17 and 18: pay Lira, or one of each good, for an extension of your barrow; the last one earns the ruby."""

    def ways(self, s: State, seat: int) -> list[int]:
        cost = extension_cost(s, self.number)
        paid = s.lira[seat] >= cost[GOODS] and all(s.goods[seat * GOODS + good] >= cost[good] for good in range(GOODS))
        return YES_NO if paid and can_extend(s, seat) else NO

    def use(self, s: State, seat: int, way: int) -> None:
        cost = extension_cost(s, self.number)
        for good in range(GOODS):
            if cost[good]:
                s.pay_goods(seat, good, cost[good])
        if cost[GOODS]:
            s.pay_lira(seat, cost[GOODS])
        extend(s, seat)


def extension_cost(s: State, tile: int) -> list[int]:
    """Red, green, yellow, blue goods and Lira for an extension."""
    cost: list[int] = figures(s).kiosk_extensions[tile - EXTENSION]
    return cost


class ToTheFountain(Tile):
    """Tile 19: your merchant and those under him go to the Fountain; no assistant is called there.

    In your own turn you then meet whoever is at the Fountain, if it was your merchant who came to the Kiosk.
    """

    def ways(self, s: State, seat: int) -> list[int]:
        return YES_NO if s.merchant[seat] != FOUNTAIN else NO

    def use(self, s: State, seat: int, way: int) -> None:
        s.merchant[seat] = FOUNTAIN
        s.tell("moved", seat, FOUNTAIN)
        s.reach(MOVED)


# Tiles by the numbers we gave them.
COFFEE_OR_LIRA: Final = 13
CALL_COMPANION: Final = 15
ONE_DIE: Final = 16
EXTENSION: Final = 17
TO_THE_FOUNTAIN: Final = 19

IN_COFFEE: Final = 2
LIRA_OR_COFFEE: Final = [1, IN_COFFEE]
PIPS: Final = [1, 2, 3, 4, 5, 6]
SIMPLE: Final[list[Tile]] = [
    *(Gift(number) for number in range(1, COFFEE_OR_LIRA)),
    CoffeeOrLira(COFFEE_OR_LIRA),
    CoffeeOrLira(COFFEE_OR_LIRA + 1),
    CallCompanion(CALL_COMPANION),
    OneDie(ONE_DIE),
    Extension(EXTENSION),
    Extension(EXTENSION + 1),
    ToTheFountain(TO_THE_FOUNTAIN),
]
STEPS: Final[Steps] = (
    RollOne,
    PipsPaid,
)
