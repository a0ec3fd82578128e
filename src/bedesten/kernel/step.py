"""Steps: the things still to happen in a game, one on top of the other."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

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
