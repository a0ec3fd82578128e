"""Cards that repeat an action: at the Sultan's Palace, the Post Office, the Gemstone Dealer."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, AGAIN, NO, OPEN, Decision
from bedesten.games.istanbul.names import (
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    PALACE_AGAIN,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    SULTANS_PALACE,
)
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.state import State


class Repeat(Card):
    """When you have carried out the action of this place, carry it out once more, at its new price.

    The second action must be possible at once. Two copies give a third action.
    """

    def __init__(self, kind: int, key: str, place: int) -> None:
        super().__init__(kind, key, AGAIN)
        self.place: Final = place

    def repeats(self, s: State, place: int) -> bool:
        return place == self.place

    def useful(self, s: State, step: Decision) -> bool:
        return isinstance(step, OfferAgain) and self.repeats(s, step.place) and s.rules.places[step.place].open(s)

    def play(self, s: State, step: Decision) -> None:
        assert isinstance(step, OfferAgain)
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        visit = s.rules.places[step.place].visit
        ways = visit.answers(s)
        if len(ways) > 2:
            s.then(OnceMore(step.place, self.kind))
        else:
            s.discard(self.kind)  # before the action, so that what follows it sees the card lie there
            visit.answer(s, ways[1])


class OfferAgain(Decision):
    """The action was carried out: let it be (0), or play a card that repeats it."""

    __slots__ = ("place",)
    key = "cards.again"
    when = OPEN | AGAIN

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def answers(self, s: State, /) -> list[int]:
        return NO

    def answer(self, s: State, choice: int, /) -> None:
        pass

    def args(self) -> tuple[int, ...]:
        return (self.place,)


class OnceMore(Decision):
    """The card reaches the discards, and the action is carried out once more, in one of several ways."""

    __slots__ = ("card", "place")
    key = "cards.once_more"
    when = ACTING

    def __init__(self, place: int, card: int) -> None:
        self.place: Final = place
        self.card: Final = card

    def answers(self, s: State, /) -> list[int]:
        return s.rules.places[self.place].visit.answers(s)[1:]

    def answer(self, s: State, choice: int, /) -> None:
        s.discard(self.card)
        s.rules.places[self.place].visit.answer(s, choice)

    def args(self) -> tuple[int, ...]:
        return (self.place, self.card)


def maybe_again(s: State, place: int) -> None:
    """The action of this place has been carried out: offer to repeat it to whoever holds a card for it."""
    if s.afar:
        return
    for kind in s.hand[s.active]:
        if s.rules.cards[kind].repeats(s, place):
            s.then(OfferAgain(place))
            return


CARDS: Final[tuple[Card, ...]] = (
    Repeat(PALACE_AGAIN, "palace_again", SULTANS_PALACE),
    Repeat(POST_OFFICE_AGAIN, "post_office_again", POST_OFFICE),
    Repeat(GEMSTONE_AGAIN, "gemstone_again", GEMSTONE_DEALER),
)
STEPS: Final[Steps] = (OfferAgain, OnceMore)
