"""Variant The Caravan Leader: whoever acted last at the Caravansary keeps both cards there."""

from __future__ import annotations

from typing import Any, Final

from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.rules import CARAVAN, CARAVAN_DISCARD, TURN_ENDS
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class CaravanLeader(Box):
    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"caravan_leader": s.leader if s.leader >= 0 else None}


class JoinCaravan(Effect[State]):
    """The Caravansary's action is carried out: the tile changes hands at the end of the turn."""

    __slots__ = ()
    key = "caravan_leader.join"

    def run(self, s: State, /) -> None:
        s.caravan = 1


class KeepBoth(Effect[State]):
    """Whoever leads the caravan already need not discard a card."""

    __slots__ = ()
    key = "caravan_leader.keep"

    def run(self, s: State, /) -> None:
        if s.leader == s.active:
            s.stack.pop()


class TakeLead(Effect[State]):
    """At the end of a turn in which the Caravansary was used the tile goes to whoever used it."""

    __slots__ = ()
    key = "caravan_leader.take"

    def run(self, s: State, /) -> None:
        if s.caravan:
            s.caravan = 0
            if s.leader != s.active:
                s.leader = s.active
                s.tell("leads_caravan", s.active)


STEPS: Final[Steps] = (JoinCaravan, KeepBoth, TakeLead)
BOX: Final[CaravanLeader] = CaravanLeader(
    "caravan-leader",
    STEPS,
    moments={CARAVAN: JoinCaravan(), CARAVAN_DISCARD: KeepBoth(), TURN_ENDS: TakeLead()},
)
