"""Whom one pays at a place: companions as well as merchants."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul import turn
from bedesten.games.istanbul.decision import NO, YES_NO
from bedesten.games.istanbul.names import FOUNTAIN
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import end_turn, pay_neutrals


class Meet(turn.Meet):
    """The merchants and companions of others at the place are to be paid, except at the Fountain."""

    __slots__ = ()
    key = "letters.meet"

    def run(self, s: State, /) -> None:
        if s.target() != FOUNTAIN and self.met(s, s.target()):
            s.then(PAY)

    def met(self, s: State, place: int) -> int:
        count = 0
        for other, merchant in enumerate(s.merchant):
            if merchant == place or s.companion[other] == place:
                count += met_of(s, other, place)
        for neutral in s.neutrals:
            if neutral == place:
                count += 1
        return count


def met_of(s: State, other: int, place: int) -> int:
    """How many tokens of another player are to be paid at a place; a merchant whom a card spares is not."""
    if other == s.active:
        return 0
    count = 1 if s.companion[other] == place else 0
    return count + 1 if s.merchant[other] == place and other != s.spared else count


class Pay(turn.Pay):
    """Pay 2 Lira for each merchant and companion of others here (1), all of them; if you cannot or will not (0), your
    turn ends at once.
    """

    __slots__ = ()
    key = "letters.pay"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO if s.lira[s.active] >= s.rules.merchant_fee * MEET.met(s, s.target()) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if not choice:
            end_turn(s)
            return
        seat = s.active
        place = s.target()
        for other in range(s.rules.players):
            fee = s.rules.merchant_fee * met_of(s, other, place)
            if fee:
                s.lira[seat] -= fee
                s.lira[other] += fee
                s.tell("paid_merchant", seat, other, fee)
        pay_neutrals(s, place)


MEET: Final[Meet] = Meet()
PAY: Final[Pay] = Pay()
STEPS: Final[Steps] = (Meet, Pay)
