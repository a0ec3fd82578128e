"""The card that uses the Governor, the Smuggler or one of their like, wherever he is."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import NEVER, OPEN, Decision
from bedesten.games.istanbul.encounters import Roam, use_token
from bedesten.games.istanbul.modules.letters.names import USE_TOKEN
from bedesten.games.istanbul.names import SPENT_TOKEN
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.state import State


class UseToken(Card):
    """Use the Governor, the Smuggler, the Courier or the Coffee trader, wherever he is, at his price; then the dice send
    him on. Each can be used once in a turn, with the card or without; one is finished before the next begins.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return not in_use(s) and step.allows(s, s.rules.token_fee, 1) and len(usable(s)) > 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(CHOOSE_TOKEN)


def in_use(s: State) -> bool:
    """Whether a token is being used right now."""
    return any(isinstance(step, Roam) for step in s.stack)


def usable(s: State) -> list[int]:
    """The tokens that have something to give and were not used this turn."""
    rules = s.rules
    return [n for n in rules.token_numbers if not s.spent & SPENT_TOKEN << n and rules.tokens[n].usable(s)]


class ChooseToken(Decision):
    """Which token to use: its number."""

    __slots__ = ()
    key = "use_token.choose"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return usable(s)

    def answer(self, s: State, choice: int, /) -> None:
        use_token(s, choice)


CHOOSE_TOKEN: Final[ChooseToken] = ChooseToken()
CARDS: Final[list[Card]] = [UseToken(USE_TOKEN, "use_token", OPEN)]
STEPS: Final[Steps] = (ChooseToken,)
