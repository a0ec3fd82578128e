"""Place 7, the Fountain: call the assistants together."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.names import FOUNTAIN
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Recall(Decision):
    """Return any number of your assistants, from wherever they stand, to your stack.

    No assistant is needed here, and no merchant is paid. A choice is a set: a bit for each place where an assistant of
    yours stands, the lowest place in the lowest bit. If the family member acts here, the assistants go to the merchant.
    """

    __slots__ = ()
    key = "fountain.recall"

    def answers(self, s: State, /) -> list[int]:
        out = s.out[s.active]
        return list(range(1 << len(s.places_out(s.active)))) if out else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            for i, place in enumerate(s.places_out(s.active)):
                if choice >> i & 1:
                    s.return_assistant(s.active, place)


PLACE: Final[Place] = Place(FOUNTAIN, "fountain", Recall())
STEPS: Final[Steps] = (Recall,)
