"""What planning is about in a game."""

from __future__ import annotations

from typing import Generic, TypeVar

from bedesten.bots.evaluate.value import Value
from bedesten.kernel.subclassing import mypyc_attr

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Planning(Generic[S]):
    """What a plan of one's own turns must know of a game, besides the value of positions."""

    def value(self) -> Value[S]:
        """What lines of play are compared by, where a turn has ended."""
        raise NotImplementedError

    def suits(self, s: S, /) -> bool:
        """Whether a plan helps to answer this question."""
        raise NotImplementedError

    def branches(self, s: S, /) -> list[int]:
        """The options of a question that a plan looks into."""
        raise NotImplementedError

    def minor(self, s: S, /) -> bool:
        """Whether the best of them at a glance will do."""
        raise NotImplementedError

    def usual(self, s: S, roll: float, /) -> int:
        """What chance is taken to bring: something usual, so that no plan counts on luck."""
        raise NotImplementedError

    def begin(self, s: S, seat: int, /) -> None:
        """Whatever was going on is left, and this seat's next turn begins."""
        raise NotImplementedError

    def echo(self, s: S, other: int, before: S, after: S, /) -> None:
        """A turn of another seat, seen elsewhere, leaves its mark here: what it took can be had no more."""
        raise NotImplementedError

    def likeness(self, s: S, seat: int, /) -> int:
        """A number that is the same for positions in which this seat stands alike."""
        raise NotImplementedError

    def gist(self, s: S, seat: int, /) -> int:
        """A number that is the same for positions in which this seat stands alike but for small things."""
        raise NotImplementedError

    def arrived(self, s: S, seat: int, /) -> bool:
        """Whether the seat has what it takes to win."""
        raise NotImplementedError
