"""Cards for the first phase of a turn: a long move, no move, an assistant back."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul import board
from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import ARRIVING, MOVING, NEVER, Decision
from bedesten.games.istanbul.names import LONG_MOVE, RETURN_ASSISTANT, STAY
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State


class LongMove(Card):
    """In the first phase of your turn, move your merchant 3 or 4 places instead of 1 or 2."""

    def useful(self, s: State, step: Decision) -> bool:
        return len(s.on_foot().reached(board.FAR, s.merchant[s.active])) > 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(GO_FAR, Discard(self.kind))


class GoFar(Decision):
    """Where the card for long moves takes the merchant."""

    __slots__ = ()
    key = "cards.go_far"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return s.on_foot().reached(board.FAR, s.merchant[s.active])

    def answer(self, s: State, choice: int, /) -> None:
        s.merchant[s.active] = choice
        s.tell("moved", s.active, choice)
        s.reach(MOVED)


class Stay(Card):
    """In the first phase of your turn, do not move: the merchant stays, and an assistant is used again."""

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.tell("stayed", s.active, s.merchant[s.active])
        s.discard(self.kind)


class ReturnAssistant(Card):
    """In the first phase of your turn, before moving or on arrival, return one of your assistants to your stack,
    from any place.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return s.out[s.active] != 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(CHOOSE_ASSISTANT)


class ChooseAssistant(Decision):
    """Which assistant comes back."""

    __slots__ = ()
    key = "cards.choose_assistant"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return s.places_out(s.active)

    def answer(self, s: State, choice: int, /) -> None:
        s.return_assistant(s.active, choice)


GO_FAR: Final[GoFar] = GoFar()
CHOOSE_ASSISTANT: Final[ChooseAssistant] = ChooseAssistant()
CARDS: Final[tuple[Card, ...]] = (
    LongMove(LONG_MOVE, "long_move", MOVING),
    Stay(STAY, "stay", MOVING),
    ReturnAssistant(RETURN_ASSISTANT, "return_assistant", MOVING | ARRIVING),
)
STEPS: Final[Steps] = (GoFar, ChooseAssistant)
