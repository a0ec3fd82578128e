"""A choice of the player whose action is being carried out, in the own turn or in another's."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.state import State
from bedesten.kernel.step import Step

NOTHING: Final[list[int]] = [0]
"""The only answer where there is nothing to choose."""


class Decision(Step[State]):
    """A question to the acting player."""

    __slots__ = ()

    def seat(self, s: State, /) -> int:
        return s.acting
