"""The Companion: he moves instead of the merchant, one step at a time, and needs no assistants."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.board import STEP
from bedesten.games.istanbul.decision import NONE, Decision
from bedesten.games.istanbul.modules.letters.names import AT_HAND, IN_SUPPLY
from bedesten.games.istanbul.modules.letters.post import deliver
from bedesten.games.istanbul.parts import Extra
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Arrive

BESIDE_MERCHANT: Final = 0


class Companion(Extra):
    """At the start of your turn set your companion, if you have him at hand, beside your merchant (0), free of charge.

    If he is on the board, move him to a neighbouring place instead of moving your merchant: a choice is the place. He
    pays, acts and meets others there as the merchant would, but no assistant is used. Cards and tiles for the merchant
    do not move him.
    """

    def offers(self, s: State, first: int) -> list[int]:
        here = s.companion[s.active]
        if here == IN_SUPPLY:
            return NONE
        return [first + BESIDE_MERCHANT] if here == AT_HAND else s.on_foot().offered(STEP, here, first)

    def take(self, s: State, step: Decision, choice: int) -> None:
        if choice == BESIDE_MERCHANT:
            seat = s.active
            s.companion[seat] = s.merchant[seat]
            s.tell("companion_set_out", seat, s.merchant[seat])
            s.then(step)
        else:
            unassisted(s)
            walk(s, choice)


def unassisted(s: State) -> None:
    """The companion moves: the step that uses an assistant falls away."""
    arrive = s.stack.pop()
    assert isinstance(arrive, Arrive)


def walk(s: State, place: int) -> None:
    """The companion comes to a place, and the turn goes on there."""
    seat = s.active
    s.companion[seat] = place
    s.elsewhere = place
    s.tell("companion_moved", seat, place)
    deliver(s, seat)


def call(s: State, seat: int) -> None:
    """The companion comes to the personal supply, from the board or from the general supply."""
    s.companion[seat] = AT_HAND
    s.tell("companion_called", seat)


COMPANION: Final[Companion] = Companion("companion")
