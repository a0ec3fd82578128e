"""The card that swaps goods and coffee for others."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import CLOSING, NEVER, OPEN, Decision
from bedesten.games.istanbul.encounters import PaySmuggler
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee, pay_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.names import SWAP
from bedesten.games.istanbul.modules.mocha.trader import PayTrader
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.state import State

KINDS: Final = GOODS + 1
"""Four goods and coffee."""
BITS: Final = 2
BASE: Final = 1 << BITS
"""A bundle of up to three things of each kind is a number with a digit for each, red the lowest."""


def digits(bundle: int) -> list[int]:
    """How many red, green, yellow and blue goods and coffee are in a bundle."""
    return [bundle >> BITS * kind & BASE - 1 for kind in range(KINDS)]


def bundles_of(limits: list[int], least: int, most: int) -> list[int]:
    """Every bundle within these limits with this many things in all, ascending."""
    found: list[int] = []
    collect(found, limits, 0, KINDS, least, most)
    return found


def collect(found: list[int], limits: list[int], bundle: int, kinds: int, least: int, most: int) -> None:
    """Add to a bundle so many things of the first kinds, in every way."""
    if not kinds:
        if least <= 0:
            found.append(bundle)
        return
    kind = kinds - 1
    for amount in range(min(min(limits[kind], most), BASE - 1) + 1):
        collect(found, limits, bundle + (amount << BITS * kind), kind, least - amount, most - amount)


def belongings(s: State, seat: int) -> list[int]:
    return [*s.goods[seat * GOODS : seat * GOODS + GOODS], s.coffee[seat]]


def rooms(s: State, seat: int, given: list[int]) -> list[int]:
    """What can be taken for what was given: other kinds, as far as there is room."""
    most = sum(given)
    free = [s.room(seat, good) for good in range(GOODS)] + [most]
    return [0 if given[kind] else free[kind] for kind in range(KINDS)]


def offers(s: State, seat: int) -> list[int]:
    """What may be given: up to three things for which as many others can be taken."""
    most = figures(s).card_swap
    return [bundle for bundle in bundles_of(belongings(s, seat), 1, most) if replaceable(s, seat, digits(bundle))]


def replaceable(s: State, seat: int, given: list[int]) -> bool:
    """Whether as many other things can be taken for what is given: always coffee, unless that is given."""
    if not given[GOODS]:
        return True
    left = given[GOODS]
    for good in range(GOODS):
        left += given[good] or -s.room(seat, good)
    return left <= 0


def possible(s: State, seat: int) -> bool:
    """Whether anything can be swapped: a good always, for coffee; coffee for a good that has room."""
    at = seat * GOODS
    for good in range(GOODS):
        if s.goods[at + good]:
            return True
    return s.coffee[seat] > 0 and any(s.room(seat, good) > 0 for good in range(GOODS))


class Swap(Card):
    """Swap up to three goods or coffee for as many goods or coffee of other kinds."""

    def useful(self, s: State, step: Decision) -> bool:
        # Where a good is owed it cannot be swapped away; just before and just after it can.
        owed = isinstance(step, PaySmuggler | PayTrader)
        return not owed and step.allows(s, 0, 1) and possible(s, s.active)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(GIVE)


class Give(Decision):
    """What to give: a bundle with a digit to the base of 4 for red, green, yellow, blue and coffee, red the lowest."""

    __slots__ = ()
    key = "swap.give"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return offers(s, s.active)

    def answer(self, s: State, choice: int, /) -> None:
        given = digits(choice)
        for good in range(GOODS):
            if given[good]:
                s.pay_goods(s.active, good, given[good])
        if given[GOODS]:
            pay_coffee(s, s.active, given[GOODS])
        s.then(Receive(choice))


class Receive(Decision):
    """What to take for it: as many things of other kinds."""

    __slots__ = ("given",)
    key = "swap.receive"
    when = NEVER

    def __init__(self, given: int) -> None:
        self.given: Final = given

    def answers(self, s: State, /) -> list[int]:
        given = digits(self.given)
        return bundles_of(rooms(s, s.active, given), sum(given), sum(given))

    def answer(self, s: State, choice: int, /) -> None:
        taken = digits(choice)
        for good in range(GOODS):
            if taken[good]:
                s.gain_goods(s.active, good, taken[good])
        if taken[GOODS]:
            gain_coffee(s, s.active, taken[GOODS])

    def args(self) -> tuple[int, ...]:
        return (self.given,)


GIVE: Final[Give] = Give()
SWAP_CARD: Final[Swap] = Swap(SWAP, "swap", OPEN | CLOSING)
STEPS: Final[Steps] = (Give, Receive)
