"""Place 1, the Wainwright: extensions for the wheelbarrow, and a ruby for a full one."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, YES_NO, Decision
from bedesten.games.istanbul.names import WAINWRIGHT
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Extend(Decision):
    """Pay 7 Lira for one extension of your barrow: room for one more of each good.

    The third extension completes it and earns a ruby at once. A full barrow cannot be extended.
    """

    __slots__ = ()
    key = "wainwright.extend"

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        return YES_NO if s.lira[seat] >= s.rules.extension_price and can_extend(s, seat) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_lira(s.active, s.rules.extension_price)
            extend(s, s.active)
            maybe_again(s, WAINWRIGHT)


def can_extend(s: State, seat: int) -> bool:
    return s.extensions[seat] < s.rules.extensions


def extend(s: State, seat: int) -> None:
    """One extension more; a ruby if it is the last."""
    s.extensions[seat] += 1
    s.tell("extended", seat, s.extensions[seat])
    if s.extensions[seat] == s.rules.extensions:
        s.gain_ruby(seat, WAINWRIGHT)


PLACE: Final[Place] = Place(WAINWRIGHT, "wainwright", Extend())
STEPS: Final[Steps] = (Extend,)
