"""Seals: one on a letter, two on a delivered one. They are paid with whole letters."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NEVER, Decision
from bedesten.games.istanbul.modules.letters.names import DELIVERED
from bedesten.games.istanbul.modules.letters.post import give_letter
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.state import State

ON_DELIVERED: Final = 2
"""Seals on the back of a letter; on the front there is one."""


def seals(s: State, seat: int) -> int:
    return len(s.letters[seat]) + ON_DELIVERED * len(s.delivered[seat])


class PaySeals(Decision):
    """Discard letters with this many seals, one after the other, no more letters than it takes; a seal too many is lost.

    The delivered ones come first, then the others by their places, so that every payment can be made in one way only.
    A choice is a letter.
    """

    __slots__ = ("due", "least")
    key = "seals.pay"
    when = NEVER

    def __init__(self, due: int, least: int) -> None:
        self.due: Final = due
        self.least: Final = least
        """The place of the letter given before; 0 while delivered ones may still be given."""

    def answers(self, s: State, /) -> list[int]:
        letters = s.letters[s.active]
        found: list[int] = []
        for i in range(len(letters) - self.due + 1):
            place = letters[i]
            if place >= self.least and (i == 0 or letters[i - 1] != place):
                found.append(place)
        if not self.least and s.delivered[s.active]:
            found.append(DELIVERED)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        give_letter(s, s.active, choice)
        if choice == DELIVERED:
            due, least = self.due - ON_DELIVERED, 0
        else:
            due, least = self.due - 1, choice
        if due > 0:
            s.then(PaySeals(due, least))

    def args(self) -> tuple[int, ...]:
        return (self.due, self.least)


STEPS: Final[Steps] = (PaySeals,)
