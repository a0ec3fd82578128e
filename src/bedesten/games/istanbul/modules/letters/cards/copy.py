"""The card that does what the topmost discard says."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import OnceMore
from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import ACTING, AGAIN, ARRIVING, MOVING, OPEN, SELLING, Decision
from bedesten.games.istanbul.modules.letters.names import COPY
from bedesten.games.istanbul.parts import Card
from bedesten.games.istanbul.piles import insert
from bedesten.games.istanbul.state import State

NOTHING: Final = -1


class Copy(Card):
    """Carry out the action of the topmost card of the discards, where and when that card could be played itself.

    It stays where it is, and this card goes on top of it.
    """

    def copied(self, s: State) -> int:
        """The card on top of the discards; NOTHING if there is none, or only another card like this."""
        return s.discards[-1] if s.discards and s.discards[-1] != self.kind else NOTHING

    def useful(self, s: State, step: Decision) -> bool:
        kind = self.copied(s)
        if kind == NOTHING:
            return False
        card = s.rules.cards[kind]
        return card.when & step.when != 0 and card.useful(s, step)

    def repeats(self, s: State, place: int) -> bool:
        kind = self.copied(s)
        return kind != NOTHING and s.rules.cards[kind].repeats(s, place)

    def play(self, s: State, step: Decision) -> None:
        seat = s.active
        kind = self.copied(s)
        s.lose_card(seat, self.kind)
        s.tell("played_card", seat, self.kind)
        # The other card is played as from the hand, but what reaches the discards in the end is this one.
        s.hand[seat] = insert(s.hand[seat], kind)
        s.shown[seat] = insert(s.shown[seat], kind)
        height = len(s.discards)
        s.rules.cards[kind].play(s, step)
        if len(s.discards) > height:
            s.discards = (*s.discards[:height], self.kind)
        else:
            swap(s, kind, self.kind)


def swap(s: State, kind: int, other: int) -> None:
    """The topmost step that would bring a card to the discards brings another one instead."""
    for i in range(len(s.stack) - 1, -1, -1):
        step = s.stack[i]
        if isinstance(step, Discard) and step.card == kind:
            s.stack[i] = Discard(other)
            return
        if isinstance(step, OnceMore) and step.card == kind:
            s.stack[i] = OnceMore(step.place, other)
            return


CARDS: Final[list[Card]] = [Copy(COPY, "copy", MOVING | ARRIVING | OPEN | ACTING | SELLING | AGAIN)]
