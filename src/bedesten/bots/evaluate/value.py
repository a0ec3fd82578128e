"""What a value of positions is."""

from __future__ import annotations

from typing import Generic, TypeVar

from bedesten.kernel.subclassing import mypyc_attr

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Generic[S]):
    """How good a position is for a seat, and where a turn ends."""

    def of(self, s: S, seat: int, /) -> float:
        """How good this position is for this seat: the more the better, on a scale of one's own."""
        raise NotImplementedError

    def turn(self, s: S, /) -> int:
        """A number that stays the same through a seat's turn and changes when it has passed on."""
        raise NotImplementedError
