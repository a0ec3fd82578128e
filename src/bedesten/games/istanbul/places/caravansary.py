"""Place 6, the Caravansary: two bonus cards, from the pile or from the top of the discards."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.decision import ACTING, NO, Decision
from bedesten.games.istanbul.names import CARAVANSARY
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.piles import different, insert
from bedesten.games.istanbul.rules import CARAVAN, CARAVAN_DISCARD
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect

PILE: Final = 1
DISCARDS: Final = 2


class TakeFirst(Decision):
    """Take two bonus cards, one after the other, each from the pile (1) or from the top of the discards (2); then
    discard one card of your hand.
    """

    __slots__ = ()
    key = "caravansary.take"

    def answers(self, s: State, /) -> list[int]:
        if s.discards:
            return [0, PILE, DISCARDS]
        return [0, PILE] if s.hand[s.active] or s.cards_left() else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(GIVE_UP)
            for _ in range(s.rules.caravan_cards - 1):
                s.then(TAKE_NEXT)
            take_card(s, choice)
            s.reach(CARAVAN)


class TakeNext(Decision):
    """The next card: from the pile (1) or from the top of the discards (2)."""

    __slots__ = ()
    key = "caravansary.take_next"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return [PILE, DISCARDS] if s.discards else [PILE]

    def answer(self, s: State, choice: int, /) -> None:
        take_card(s, choice)


def take_card(s: State, source: int) -> None:
    """A card from the pile, which nobody else sees, or the topmost discard, which everybody knows."""
    seat = s.active
    if source == PILE:
        s.then(Deal(seat))
        return
    card = s.discards[-1]
    s.discards = s.discards[:-1]
    s.gain_card(seat, card)
    s.shown[seat] = insert(s.shown[seat], card)
    s.tell("took_discard", seat, card)


class GiveUp(Effect[State]):
    """One card of the hand is discarded, if there is any."""

    __slots__ = ()
    key = "caravansary.give_up"

    def run(self, s: State, /) -> None:
        if s.hand[s.active]:
            s.then(DISCARD_ONE)
            s.reach(CARAVAN_DISCARD)


class DiscardOne(Decision):
    """Which card of the hand to discard: 1 + its number."""

    __slots__ = ()
    key = "caravansary.discard"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return kinds(s.hand[s.active])

    def allows(self, s: State, lira: int, cards: int, /) -> bool:
        return len(s.hand[s.active]) > cards

    def answer(self, s: State, choice: int, /) -> None:
        discard_from_hand(s, choice - 1)


def kinds(hand: tuple[int, ...]) -> list[int]:
    """The different cards of a hand, as choices: 1 + their numbers."""
    return different(hand, 1)


def discard_from_hand(s: State, card: int) -> None:
    """A card goes from the hand to the discards without its effect."""
    s.lose_card(s.active, card)
    s.discard(card)
    s.tell("discarded", s.active, card)


TAKE_NEXT: Final[TakeNext] = TakeNext()
GIVE_UP: Final[GiveUp] = GiveUp()
DISCARD_ONE: Final[DiscardOne] = DiscardOne()
PLACE: Final[Place] = Place(CARAVANSARY, "caravansary", TakeFirst())
STEPS: Final[Steps] = (TakeFirst, TakeNext, GiveUp, DiscardOne)
