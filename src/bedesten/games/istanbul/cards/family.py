"""The card that brings the family member home, and the reward that it and a capture give."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal, Discard
from bedesten.games.istanbul.decision import ACTING, NEVER, OPEN, Decision
from bedesten.games.istanbul.names import POLICE_STATION, RETURN_FAMILY
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State


class ReturnFamily(Card):
    """Put your own family member on the Police Station and collect the reward: a bonus card or 3 Lira.

    It may be played at any decision of your own turn, inside an action too, but not if he is at the Police Station.
    """

    def useful(self, s: State, step: Decision) -> bool:
        # The reward is money or a card, so it never leaves less to pay with; only a card owed from a hand of one is.
        return s.family[s.active] != POLICE_STATION and step.allows(s, -s.rules.reward_lira, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.family[s.active] = POLICE_STATION
        s.tell("family_home", s.active)
        s.then(Discard(self.kind), step)
        s.then(Reward(NEVER))
        s.reach(MOVED)


class Reward(Decision):
    """A family member was sent to the Police Station: the reward is 3 Lira (0) or a bonus card from the pile (1)."""

    __slots__ = ("when", "window")
    key = "family.reward"

    def __init__(self, window: int) -> None:
        self.window: Final = window
        self.when = window

    def answers(self, s: State, /) -> list[int]:
        return [0, 1] if s.cards_left() else [0]

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(Deal(s.active))
        else:
            s.gain_lira(s.active, s.rules.reward_lira)

    def args(self) -> tuple[int, ...]:
        return (self.window,)


CARDS: Final[tuple[Card, ...]] = (ReturnFamily(RETURN_FAMILY, "return_family", OPEN | ACTING),)
STEPS: Final[Steps] = (Reward,)
