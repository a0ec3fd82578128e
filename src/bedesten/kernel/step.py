"""Steps: the things still to happen in a game, one on top of the other."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from bedesten.kernel.pick import pick, place_of
from bedesten.kernel.subclassing import mypyc_attr

CHANCE: Final = -1
"""The seat that rolls dice and draws cards."""

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """The next thing that must happen.

    A step is a value: it is never changed once made, so copies of a game share it.
    """

    __slots__ = ()
    key: ClassVar[str] = ""
    automatic: bool = False

    def seat(self, s: S, /) -> int:
        """Whose choice it is, or CHANCE."""
        raise NotImplementedError

    def options(self, s: S, /) -> list[int]:
        """Every legal choice, in ascending order; never empty. The list may be shared: nobody changes it."""
        raise NotImplementedError

    def weights(self, s: S, /) -> list[int]:
        """How often each option comes up, where chance chooses."""
        return [1] * len(self.options(s))

    def draw(self, s: S, options: list[int], roll: float, /) -> int:
        """Which of its options comes up, where chance chooses, at this roll from 0 up to 1."""
        return pick(options, self.weights(s), roll)

    def take(self, s: S, choice: int, /) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def args(self) -> tuple[int, ...]:
        """What to give the constructor to make this step again."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """A step that needs nobody's choice."""

    __slots__ = ()
    automatic: bool = True

    def take(self, s: S, choice: int, /) -> None:
        self.run(s)

    def run(self, s: S, /) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing(Step[S]):
    """Chance draws from a pile, of which only is known how many of each kind it holds; a choice is the kind."""

    __slots__ = ()

    def pile(self, s: S, /) -> list[int]:
        """How many of each kind there are."""
        raise NotImplementedError

    def seat(self, s: S, /) -> int:
        return CHANCE

    def options(self, s: S, /) -> list[int]:
        return [kind for kind, count in enumerate(self.pile(s)) if count]

    def weights(self, s: S, /) -> list[int]:
        return [count for count in self.pile(s) if count]

    def draw(self, s: S, options: list[int], roll: float, /) -> int:
        return place_of(self.pile(s), roll)  # as by the weights, which need not be listed
