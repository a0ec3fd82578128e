"""What every game state has: a stack of steps, and the one way in."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bedesten.kernel.errors import GameOver
from bedesten.kernel.step import Step
from bedesten.kernel.subclassing import mypyc_attr

S = TypeVar("S")

Event = tuple[str, int, int, int]
"""What happened, for the log: a key, the seat it happened to, and two numbers whose meaning the key gives."""

NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Stacked(Generic[S]):
    """A game in progress: the steps still to come on a stack, and the options of the topmost.

    A subclass adds its own fields and a `copy()` that names each of them. The log is for tables: search leaves it out.
    """

    # S is the subclass itself, so that steps see its fields; the checker cannot know that, hence the ignores.

    __slots__ = ("legal", "log", "stack")

    def __init__(self, stack: list[Step[S]], legal: list[int], log: list[Event] | None) -> None:
        self.stack: list[Step[S]] = stack
        self.legal: list[int] = legal
        self.log: list[Event] | None = log

    def copy(self) -> S:
        """Another state just like this one, to try things out on; without the log."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack

    def top(self) -> Step[S]:
        """The step that is asking."""
        if not self.stack:
            raise GameOver("the game is over: nothing is asked any more")
        return self.stack[-1]

    def seat(self) -> int:
        """Whose choice it is, or CHANCE."""
        return self.top().seat(self)  # type: ignore[arg-type]

    def options(self) -> list[int]:
        """Every legal choice in ascending order; empty once the game is over. Not to be changed."""
        return self.legal

    def weights(self) -> list[int]:
        """How often each option comes up, where chance chooses; all alike where a seat does."""
        return self.top().weights(self)  # type: ignore[arg-type]

    def chance(self, roll: float) -> int:
        """The option that comes up, where chance chooses, at this roll from 0 up to 1."""
        return self.top().draw(self, self.legal, roll)  # type: ignore[arg-type]

    def apply(self, choice: int) -> None:
        """Take one of the options, then run on to the next question."""
        self.stack.pop().take(self, choice)  # type: ignore[arg-type]
        self.settle()

    def settle(self) -> None:
        """Run effects, and answers without an alternative, until somebody must choose or nothing is left."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.automatic:
                stack.pop()
                step.take(self, 0)  # type: ignore[arg-type]
                continue
            legal = step.options(self)  # type: ignore[arg-type]
            if len(legal) != 1:
                self.legal = legal
                return
            stack.pop()
            step.take(self, legal[0])  # type: ignore[arg-type]
        self.legal = NOTHING

    def refresh(self) -> None:
        """Ask the topmost step for its options again: for a state put together by hand."""
        self.legal = self.stack[-1].options(self) if self.stack else NOTHING  # type: ignore[arg-type]

    def then(self, first: Step[S], second: Step[S] | None = None) -> None:
        """Do these next, in the order written."""
        if second is not None:
            self.stack.append(second)
        self.stack.append(first)

    def tell(self, event: str, seat: int, a: int = 0, b: int = 0) -> None:
        """Note what happened, if anybody listens."""
        if self.log is not None:
            self.log.append((event, seat, a, b))
