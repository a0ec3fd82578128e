"""Cards that give something at once: one good, five Lira."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import ACTING, CLOSING, NEVER, OPEN, Decision
from bedesten.games.istanbul.names import FIVE_LIRA, GOODS, ONE_GOOD
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.state import State


def with_room(s: State, seat: int) -> list[int]:
    """The kinds of goods that the barrow still takes, as choices: 1 red, 2 green, 3 yellow, 4 blue."""
    return [good + 1 for good in range(GOODS) if s.room(seat, good) > 0]


class FiveLira(Card):
    """Take 5 Lira: at any decision of your own turn, inside an action too, and after the last round."""

    def useful(self, s: State, step: Decision) -> bool:
        return step.allows(s, -s.rules.card_lira, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.gain_lira(s.active, s.rules.card_lira)
        s.discard(self.kind)
        s.then(step)


class OneGood(Card):
    """Gain one good of your choice that your barrow has room for: on your turn, before or after an action, never inside
    one; also after the last round.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return len(with_room(s, s.active)) > 0 and step.allows(s, 0, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(CHOOSE_GOOD)


class ChooseGood(Decision):
    """Which good to take, among the kinds that still have room."""

    __slots__ = ()
    key = "cards.choose_good"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return with_room(s, s.active)

    def answer(self, s: State, choice: int, /) -> None:
        s.gain_goods(s.active, choice - 1, 1)


CHOOSE_GOOD: Final[ChooseGood] = ChooseGood()
CARDS: Final[tuple[Card, ...]] = (
    OneGood(ONE_GOOD, "one_good", OPEN | CLOSING),
    FiveLira(FIVE_LIRA, "five_lira", OPEN | ACTING | CLOSING),
)
STEPS: Final[Steps] = (ChooseGood,)
