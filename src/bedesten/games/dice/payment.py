"""Paying in goods: with dice, with markers of the same colour, with brown markers that stand for any.

Most prices can be met in many ways. A sensible one is worked out and offered first; whoever wants another says good by
good what goes, and brown markers pay the rest. Every legal payment can be reached, and where there is only one nothing
is asked.
"""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.dice import DIGITS
from bedesten.games.dice.names import BROWN, BUY, DIFFERENT, GOODS, PAIR, RESOURCES, TAKE
from bedesten.games.dice.parts import Price, Steps
from bedesten.games.dice.purchases import receive
from bedesten.games.dice.state import State
from bedesten.kernel.step import Step

# A payment is two numbers, a set of dice and a set of markers with two digits for each good; brown markers are the rest.
DIE: Final = 100
"""In a choice for one good: so much for each die, one for each marker."""
MARKERS: Final[list[int]] = [1_000_000, 10_000, 100, 1]
"""What one marker adds to a set of markers, by its good."""


def price(s: State, purchase: int) -> Price:
    """What a purchase costs; it is named by the choice of its action."""
    rules = s.rules
    if purchase >= TAKE:
        return rules.tiles[purchase - TAKE].price
    if purchase >= BUY:
        area = purchase - BUY
        return rules.ruby_prices[area][s.taken[area]]
    if purchase > DIFFERENT + 1:
        return rules.different[purchase - DIFFERENT]
    return rules.pairs[purchase - PAIR]


# The payment that is offered first.


def suggestion(s: State, cost: Price) -> tuple[int, int]:
    """A sensible payment: dice before markers before brown ones, and where one can choose, of what there is most."""
    at = s.active * RESOURCES
    good = cost.good
    if good >= 0:
        dice = min(cost.total, s.dice // DIGITS[good] % 10)
        markers = min(cost.total - dice, s.resources[at + good])
        return dice * DIGITS[good], markers * MARKERS[good]
    left = [s.dice // DIGITS[good] % 10 for good in range(GOODS)] + s.resources[at : at + GOODS]
    paid = [0] * (2 * GOODS)
    due = cost.total
    for good in range(GOODS):
        least = cost.least[good]
        if least:
            due -= least
            dice = min(least, left[good])
            markers = min(least - dice, left[GOODS + good])
            paid[good], paid[GOODS + good] = dice, markers
            left[good] -= dice
            left[GOODS + good] -= markers
    if due:
        due = pay_from_most(cost, left, paid, 0, due)
        pay_from_most(cost, left, paid, GOODS, due)
    all_dice = all_markers = 0
    for good in range(GOODS):
        all_dice += paid[good] * DIGITS[good]
        all_markers += paid[GOODS + good] * MARKERS[good]
    return all_dice, all_markers


def pay_from_most(cost: Price, left: list[int], paid: list[int], first: int, due: int) -> int:
    """Pay one by one what there is most of, dice (first = 0) or markers (first = GOODS); says what is still due."""
    while due:
        best = -1
        for good in range(GOODS):
            there = left[first + good]
            if there and (best < 0 or there > left[best]) and paid[good] + paid[GOODS + good] < cost.most[good]:
                best = first + good
        if best < 0:
            break
        paid[best] += 1
        left[best] -= 1
        due -= 1
    return due


# All payments.


def ways_to_pay(s: State, cost: Price, good: int, due: int, missing: int) -> list[int]:
    """For one good: every number of dice and of markers that leaves a way to pay the rest, ascending.

    `due` is what the goods before it left to pay, `missing` how many of their least numbers brown markers must stand in
    for.
    """
    at = s.active * RESOURCES
    resources = s.resources
    brown = resources[at + BROWN]
    need = most = short = 0
    for other in range(good + 1, GOODS):
        there = s.dice // DIGITS[other] % 10 + resources[at + other]
        counting = min(there, cost.most[other])
        least = cost.least[other]
        need += least
        most += counting
        if least > counting:
            short += least - counting
    least = cost.least[good]
    cap = cost.most[good]
    markers = resources[at + good]
    found: list[int] = []
    for dice in range(min(cap, s.dice // DIGITS[good] % 10) + 1):
        for marker in range(min(cap - dice, markers) + 1):
            paid = dice + marker
            lacking = missing + max(0, least - paid)
            if lacking + short <= brown and lacking + need <= due - paid <= most + brown:
                found.append(DIE * dice + marker)
    return found


def only_one(s: State, cost: Price) -> bool:
    """Whether a price can be met in one way only."""
    if cost.good >= 0:
        return only_one_of(s, cost.good, cost.total)
    due = cost.total
    missing = 0
    for good in range(GOODS):
        found = ways_to_pay(s, cost, good, due, missing)
        if len(found) > 1:
            return False
        paid = found[0] // DIE + found[0] % DIE
        due -= paid
        missing += max(0, cost.least[good] - paid)
    return True


def only_one_of(s: State, good: int, total: int) -> bool:
    """Whether so many of one good can be paid in one way only."""
    at = s.active * RESOURCES
    dice = s.dice // DIGITS[good] % 10
    markers = s.resources[at + good]
    paid = min(total, dice + markers)
    if paid and total - paid < s.resources[at + BROWN]:
        return False
    return min(dice, paid) == max(0, paid - markers)


class Pay(Step[State]):
    """Pay for what you have chosen as suggested (0), or in another way (1)."""

    __slots__ = ("purchase",)
    key = "payment.pay"

    def __init__(self, purchase: int) -> None:
        self.purchase: Final = purchase

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        return AS_SUGGESTED if only_one(s, price(s, self.purchase)) else OR_OTHERWISE

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(PayGood(self.purchase, 0, 0, 0))
        else:
            dice, markers = suggestion(s, price(s, self.purchase))
            settle(s, self.purchase, dice, markers)

    def args(self) -> tuple[int, ...]:
        return (self.purchase,)


class PayGood(Step[State]):
    """Say for one good after the other how many dice and how many markers you give; brown markers pay the rest.

    A choice is 100 for each die and 1 for each marker.
    """

    __slots__ = ("dice", "good", "markers", "purchase")
    key = "payment.good"

    def __init__(self, purchase: int, good: int, dice: int, markers: int) -> None:
        self.purchase: Final = purchase
        self.good: Final = good
        self.dice: Final = dice
        """Given so far."""
        self.markers: Final = markers
        """Given so far."""

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        cost = price(s, self.purchase)
        if not cost.most[self.good]:
            return NOTHING
        due = cost.total
        missing = 0
        for good in range(self.good):
            paid = self.dice // DIGITS[good] % 10 + self.markers // MARKERS[good] % 100
            due -= paid
            missing += max(0, cost.least[good] - paid)
        return ways_to_pay(s, cost, self.good, due, missing)

    def take(self, s: State, choice: int, /) -> None:
        dice = self.dice + choice // DIE * DIGITS[self.good]
        markers = self.markers + choice % DIE * MARKERS[self.good]
        if self.good < GOODS - 1:
            s.then(PayGood(self.purchase, self.good + 1, dice, markers))
        else:
            settle(s, self.purchase, dice, markers)

    def args(self) -> tuple[int, ...]:
        return (self.purchase, self.good, self.dice, self.markers)


def settle(s: State, purchase: int, dice: int, markers: int) -> None:
    """Dice and markers go, brown markers for the rest; then comes what was paid for."""
    seat = s.active
    brown = price(s, purchase).total
    if dice:
        s.dice -= dice
        s.tell("used_dice", seat, dice)
    for good in range(GOODS):
        given = markers // MARKERS[good] % 100
        if given:
            s.pay(seat, good, given)
        brown -= given + dice // DIGITS[good] % 10
    if brown:
        s.pay(seat, BROWN, brown)
    receive(s, purchase)


NOTHING: Final[list[int]] = [0]
AS_SUGGESTED: Final[list[int]] = [0]
OR_OTHERWISE: Final[list[int]] = [0, 1]
STEPS: Final[Steps] = (Pay, PayGood)
