"""The double move: another turn for three seals."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NEVER, YES_NO, Decision
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.seals import PaySeals, seals
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class EndOfTurn(Effect[State]):
    """A turn ends: whoever has the seals, and has not had an extra turn this round, may buy one.

    Nobody is spared any more. If another turn follows anyhow, the offer is made after that.
    """

    __slots__ = ()
    key = "extra_turn.offer"

    def run(self, s: State, /) -> None:
        s.spared = -1
        seat = s.active
        if not s.letters[seat] and not s.delivered[seat]:
            return
        if s.extra[seat] != s.round and not s.again and seals(s, seat) >= extra_turn_seals(s):
            s.then(BUY_TURN)


class BuyTurn(Decision):
    """Discard letters with three seals and have another turn at once (1), or not (0): once in a round, so never after an
    extra turn.
    """

    __slots__ = ()
    key = "extra_turn.buy"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.extra[s.active] = s.round
            s.again = 1
            s.tell("extra_turn", s.active)
            s.then(PaySeals(extra_turn_seals(s), 0))


def extra_turn_seals(s: State) -> int:
    return figures(s).extra_turn_seals


END_OF_TURN: Final[EndOfTurn] = EndOfTurn()
BUY_TURN: Final[BuyTurn] = BuyTurn()
STEPS: Final[Steps] = (EndOfTurn, BuyTurn)
