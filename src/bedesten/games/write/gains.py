"""What is taken: goods of one's choice, Lira, spaces, improvements, rubies."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import NOTHING, Decision
from bedesten.games.write.names import FROM_GUILD, GOODS, IMPROVABLE, IMPROVABLES
from bedesten.games.write.parts import Steps
from bedesten.games.write.state import State
from bedesten.kernel.step import Effect

LIRA_SPACE: Final = 5
BONUS_SPACE: Final = 6
"""Choices at filling a space, after 1 to 4 for the goods."""

TENS: Final[list[int]] = [1000, 100, 10, 1]
"""A set of goods as a number: a digit for each of fabric, spice, fruit, jewelry."""


def with_room(s: State, seat: int) -> list[int]:
    """The goods whose column has an empty space, as choices: 1 + the good."""
    column = s.rules.column
    filled = s.goods_filled
    at = seat * GOODS
    return [good + 1 for good in range(GOODS) if filled[at + good] < column]


class ChooseGood(Decision):
    """Take one good of your choice (1 fabric to 4 jewelry), of a kind whose column has an empty space. If none has, the
    good is lost (0).
    """

    __slots__ = ()
    key = "goods.choose"

    def options(self, s: State, /) -> list[int]:
        return with_room(s, s.acting) or NOTHING

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.acting, choice - 1, 1)


class Identical(Decision):
    """Take several goods of one kind, any that has an empty space; what does not fit is lost."""

    __slots__ = ("amount",)
    key = "goods.identical"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, s: State, /) -> list[int]:
        return with_room(s, s.acting) or NOTHING

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.acting, choice - 1, self.amount)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class Different(Decision):
    """Take several goods of different kinds, one each of kinds that have an empty space; if fewer have, fewer goods.

    A choice is the set of goods: a digit for each of fabric, spice, fruit, jewelry.
    """

    __slots__ = ("amount",)
    key = "goods.different"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, s: State, /) -> list[int]:
        kinds = with_room(s, s.acting)
        return sets(kinds, min(self.amount, len(kinds)))

    def take(self, s: State, choice: int, /) -> None:
        for good in range(GOODS):
            if choice // TENS[good] % 10:
                s.gain_goods(s.acting, good, 1)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


def sets(kinds: list[int], count: int) -> list[int]:
    """Every set of this many of these kinds (1 + the good), in ascending order."""
    found: list[int] = []
    for mask in range(1 << GOODS):
        number = 0
        size = 0
        for kind in kinds:
            if mask >> (GOODS - kind) & 1:
                number += TENS[kind - 1]
                size += 1
        if size == count and number not in found:
            found.append(number)
    return found


class FillSpace(Decision):
    """Fill in one empty space of your sheet: the next of a goods column (1 to 4), a Lira (5) or a bonus action (6). It
    counts like any other. If no space is empty, nothing happens (0).
    """

    __slots__ = ()
    key = "space.fill"

    def options(self, s: State, /) -> list[int]:
        seat = s.acting
        found = with_room(s, seat)
        if s.lira_filled[seat] < s.rules.lira:
            found.append(LIRA_SPACE)
        if s.bonus_filled[seat] < s.rules.bonus_spaces:
            found.append(BONUS_SPACE)
        return found or NOTHING

    def take(self, s: State, choice: int, /) -> None:
        seat = s.acting
        if choice == BONUS_SPACE:
            s.gain_bonus(seat)
        elif choice == LIRA_SPACE:
            s.gain_lira(seat, 1)
        elif choice:
            s.gain_goods(seat, choice - 1, 1)


def improvable(s: State, seat: int) -> list[int]:
    """The locations where a square can still be checked, in ascending order."""
    at = seat * IMPROVABLES
    squares = s.rules.squares
    return [IMPROVABLE[i] for i in range(IMPROVABLES) if s.improvements[at + i] < squares[i]]


def improve(s: State, seat: int, location: int) -> None:
    s.improvements[seat * IMPROVABLES + IMPROVABLE.index(location)] += 1
    s.tell("improved", seat, location)


class Improve(Decision):
    """Check an improvement square at a warehouse, the Black Market or the Tea House; it raises what you take there for
    the rest of the game. If every square is checked, nothing happens (0). A choice is the location's number.
    """

    __slots__ = ()
    key = "improvement.take"

    def options(self, s: State, /) -> list[int]:
        return improvable(s, s.acting) or NOTHING

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            improve(s, s.acting, choice)


class TakeLira(Effect[State]):
    """Fill in so many Lira."""

    __slots__ = ("amount",)
    key = "lira.take"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, s: State, /) -> None:
        s.gain_lira(s.acting, self.amount)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class TakeRuby(Effect[State]):
    """Fill in a ruby that a card gives."""

    __slots__ = ()
    key = "ruby.take"

    def run(self, s: State, /) -> None:
        s.gain_ruby(s.acting, FROM_GUILD)


CHOOSE_GOOD: Final[ChooseGood] = ChooseGood()
FILL_SPACE: Final[FillSpace] = FillSpace()
IMPROVE: Final[Improve] = Improve()
TAKE_RUBY: Final[TakeRuby] = TakeRuby()
STEPS: Final[Steps] = (ChooseGood, Identical, Different, FillSpace, Improve, TakeLira, TakeRuby)
