"""Place 5, the Post Office: goods and Lira by the four mail indicators."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import YES_NO, Decision
from bedesten.games.istanbul.names import GOODS, POST_OFFICE
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Collect(Decision):
    """Receive what the four uncovered spaces show; what the barrow does not hold is lost. Then the leftmost indicator
    of the top row drops to the bottom row, or, if all are down, they all go up again.
    """

    __slots__ = ()
    key = "post_office.collect"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            gains = s.rules.mail[s.mail]
            for good in range(GOODS):
                if gains[good]:
                    s.gain_goods(s.active, good, gains[good])
            s.gain_lira(s.active, gains[GOODS])
            s.mail = (s.mail + 1) % len(s.rules.mail)
            maybe_again(s, POST_OFFICE)


PLACE: Final[Place] = Place(POST_OFFICE, "post_office", Collect())
STEPS: Final[Steps] = (Collect,)
