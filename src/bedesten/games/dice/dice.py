"""The dice, rolled and rolled again. A set of dice is a number with a digit for each face."""

from __future__ import annotations

from math import factorial
from typing import Final

from bedesten.games.dice.names import CARD, COIN, CRYSTAL, GOODS, MOST_DICE, RESOURCES
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.state import State
from bedesten.kernel.step import CHANCE, Step

DIGITS: Final[list[int]] = [100_000, 10_000, 1_000, 100, 10, 1]
"""What one die adds to the number of a set, by its face: red, green, yellow, blue, coin, card."""


def showing(dice: int, face: int) -> int:
    """How many dice of a set show a face."""
    return dice // DIGITS[face] % 10


def faces(dice: int) -> list[int]:
    """How many dice of a set show each face."""
    return [dice // digit % 10 for digit in DIGITS]


def size(dice: int) -> int:
    """How many dice are in a set."""
    found = 0
    while dice:
        found += dice % 10
        dice //= 10
    return found


def spread(amount: int, face: int, last: int) -> list[int]:
    """Every set of so many dice that show faces from this one to the last, ascending."""
    if face == last:
        return [amount * DIGITS[face]]
    return [many * DIGITS[face] + rest for many in range(amount + 1) for rest in spread(amount - many, face + 1, last)]


def ways(dice: int, others: int = 0) -> int:
    """In how many ways dice can fall to give this set and so many other dice beside it."""
    counts = faces(dice)
    found = factorial(sum(counts) + others) // factorial(others)
    for count in counts:
        found //= factorial(count)
    return found


def coins_and_cards(amount: int) -> list[int]:
    """Every set of coins and cards among so many dice, ascending."""
    return sorted(dice for many in range(amount + 1) for dice in spread(many, COIN, CARD))


THROWS: Final[list[list[int]]] = [coins_and_cards(amount) for amount in range(MOST_DICE + 1)]
"""The coins and cards among so many dice."""
THROW_WAYS: Final[list[list[int]]] = [
    [ways(dice, amount - size(dice)) * GOODS ** (amount - size(dice)) for dice in THROWS[amount]]
    for amount in range(MOST_DICE + 1)
]
"""How often each of them comes up."""
GOODS_THROWS: Final[list[list[int]]] = [spread(amount, 0, GOODS - 1) for amount in range(MOST_DICE + 1)]
"""The goods on so many dice that show goods."""
GOODS_WAYS: Final[list[list[int]]] = [[ways(dice) for dice in throws] for throws in GOODS_THROWS]
"""How often each of them comes up."""
PARTS: Final[dict[int, list[int]]] = {}
"""Every part of a set of dice, worked out when first asked for."""


def parts(dice: int) -> list[int]:
    """Every set that can be picked out of a set of dice, ascending; dice that show the same are all one."""
    known = PARTS.get(dice)
    if known is not None:
        return known
    found = [0]
    for face, count in enumerate(faces(dice)):
        found = [some + many * DIGITS[face] for some in found for many in range(count + 1)]
    PARTS[dice] = found
    return found


class Roll(Step[State]):
    """Chance rolls so many dice: first which coins and cards there are among them, then which goods the others show.

    Together these are all the outcomes there are, each once, by the ways in which they come up; but as two short lists
    rather than a long one.
    """

    __slots__ = ("amount",)
    key = "dice.roll"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return THROWS[self.amount]

    def weights(self, s: State, /) -> list[int]:
        return THROW_WAYS[self.amount]

    def take(self, s: State, choice: int, /) -> None:
        s.dice += choice
        s.then(ROLL_GOODS[self.amount - size(choice)])

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class RollGoods(Step[State]):
    """Which goods those dice show that show goods."""

    __slots__ = ("amount",)
    key = "dice.roll_goods"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return GOODS_THROWS[self.amount]

    def weights(self, s: State, /) -> list[int]:
        return GOODS_WAYS[self.amount]

    def take(self, s: State, choice: int, /) -> None:
        s.dice += choice
        s.tell("rolled", s.active, s.dice)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class Reroll(Step[State]):
    """After the roll you may discard a crystal to roll any of your dice again, one at least, and so on as long as you
    have crystals; or leave the dice as they are (0). A choice is the set of dice to roll.
    """

    __slots__ = ()
    key = "dice.reroll"

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        if s.resources[s.active * RESOURCES + CRYSTAL]:
            return parts(s.dice)
        return LEAVE

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay(s.active, CRYSTAL, 1)
            s.tell("rerolls", s.active, choice)
            s.dice -= choice
            s.then(ROLL[size(choice)], self)


LEAVE: Final[list[int]] = [0]
ROLL: Final[list[Roll]] = [Roll(amount) for amount in range(MOST_DICE + 1)]
ROLL_GOODS: Final[list[RollGoods]] = [RollGoods(amount) for amount in range(MOST_DICE + 1)]
REROLL: Final[Reroll] = Reroll()
STEPS: Final[Steps] = (Roll, RollGoods, Reroll)
