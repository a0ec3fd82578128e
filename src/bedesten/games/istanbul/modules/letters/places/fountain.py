"""Place 7, the Fountain, where the companion is engaged and called back too."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO
from bedesten.games.istanbul.modules.letters.companion import call
from bedesten.games.istanbul.modules.letters.names import AT_HAND
from bedesten.games.istanbul.names import FOUNTAIN
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.places import fountain
from bedesten.games.istanbul.state import State


class Recall(fountain.Recall):
    """Return any number of your assistants to your stack, and take your companion to your personal supply if you like,
    from the general supply or from the board.

    A choice is a set: a bit for each place where an assistant of yours stands, the lowest place in the lowest bit, and
    the next bit for the companion, unless you have him at hand.
    """

    __slots__ = ()
    key = "letters.recall"

    def answers(self, s: State, /) -> list[int]:
        bits = s.out[s.active].bit_count()
        if s.companion[s.active] != AT_HAND:
            bits += 1
        return list(range(1 << bits)) if bits else NO

    def answer(self, s: State, choice: int, /) -> None:
        bits = s.out[s.active].bit_count()
        super().answer(s, choice)
        if choice >> bits & 1:
            call(s, s.active)


PLACE: Final[Place] = Place(FOUNTAIN, "fountain", Recall())
STEPS: Final[Steps] = (Recall,)
