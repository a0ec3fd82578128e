"""The location deck: cards for the hand and for the display, and the fountains among them. It is never made anew."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.draws import copies, held
from bedesten.games.write.decision import Decision
from bedesten.games.write.names import FOUNTAIN, FOUNTAINS, NOBODY, RIGHT
from bedesten.games.write.parts import Steps
from bedesten.games.write.rules import location_of
from bedesten.games.write.state import State
from bedesten.kernel.step import CHANCE, Effect, Step

FROM_DECK: Final = 0


def is_fountain(card: int) -> bool:
    return FOUNTAIN <= card < FOUNTAIN + FOUNTAINS


class NewCard(Effect[State]):
    """Who played the card from the hand gets a new one."""

    __slots__ = ()
    key = "location_cards.new"

    def run(self, s: State, /) -> None:
        if not s.hand[s.active]:
            if any(s.deck):
                s.then(TAKE_CARD)
            else:
                # Whatever is taken now, the display could not be refilled.
                run_out(s)


class TakeCard(Decision):
    """Take one of the two cards in the display into your hand, or draw from the deck (0).

    A choice is the location on the card.
    """

    __slots__ = ()
    key = "location_cards.take"

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        if s.left == s.right:
            return [FROM_DECK, s.left]
        return [FROM_DECK, min(s.left, s.right), max(s.left, s.right)]

    def take(self, s: State, choice: int, /) -> None:
        seat = s.active
        if choice == FROM_DECK:
            s.then(Deal(seat))
            return
        s.take_from_display(choice)
        s.hand[seat] = choice
        s.shown[seat] = 1
        s.tell("took_card", seat, choice)


class Deal(Effect[State]):
    """A seat is to draw a location card. If there is none, the game is over."""

    __slots__ = ("drawer",)
    key = "location_cards.deal"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def run(self, s: State, /) -> None:
        s.acting = NOBODY
        if any(s.deck):
            s.then(Draw(self.drawer))
        else:
            run_out(s)

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


class Draw(Step[State]):
    """Chance draws a location card for a seat's hand; instead of a fountain, which serves at once, another one."""

    __slots__ = ("drawer",)
    key = "location_cards.draw"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.deck, s.rules.single_locations)

    def take(self, s: State, choice: int, /) -> None:
        s.deck[choice] -= 1
        if is_fountain(choice):
            s.then(Deal(self.drawer))
            serve(s, choice)
            return
        s.hand[self.drawer] = location_of(choice)
        s.shown[self.drawer] = 0
        s.tell("drew_card", self.drawer, location_of(choice))

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


class Refill(Effect[State]):
    """The display is filled up to two cards. If it cannot be, the game is over at once."""

    __slots__ = ()
    key = "display.refill"

    def run(self, s: State, /) -> None:
        s.acting = NOBODY
        if not s.right:
            if any(s.deck):
                s.then(REVEAL)
            else:
                run_out(s)


class Reveal(Step[State]):
    """Chance turns up a location card for the display; a fountain serves at once and another card is turned up.

    With one player the mark on the card says whether it goes to the left or to the right of the one that lies there.
    """

    __slots__ = ()
    key = "display.reveal"

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.deck, s.rules.single_locations)

    def take(self, s: State, choice: int, /) -> None:
        s.deck[choice] -= 1
        s.then(REFILL)
        if is_fountain(choice):
            serve(s, choice)
            return
        location = location_of(choice)
        if not s.left:
            s.left = location
        elif s.rules.solo and choice < RIGHT:
            s.right = s.left
            s.left = location
        else:
            s.right = location
        s.tell("revealed", s.active, location)


def serve(s: State, card: int) -> None:
    """A fountain: everybody takes what it shows, clockwise from the active player."""
    s.tell("fountain", s.active, card)
    players = s.rules.players
    for turn in range(players - 1, -1, -1):
        s.then(Serve(card - FOUNTAIN, (s.active + turn) % players))


class Serve(Effect[State]):
    """A fountain serves a player."""

    __slots__ = ("fountain", "guest")
    key = "fountain.serve"

    def __init__(self, fountain: int, guest: int) -> None:
        self.fountain: Final = fountain
        self.guest: Final = guest

    def run(self, s: State, /) -> None:
        s.acting = self.guest
        s.rules.fountains[self.fountain].carry_out(s)

    def args(self) -> tuple[int, ...]:
        return (self.fountain, self.guest)


def run_out(s: State) -> None:
    """No location card can be drawn: the game is over, and nothing that was still to come takes place."""
    s.tell("cards_ran_out", s.active)
    s.stack.clear()


TAKE_CARD: Final[TakeCard] = TakeCard()
NEW_CARD: Final[NewCard] = NewCard()
REFILL: Final[Refill] = Refill()
REVEAL: Final[Reveal] = Reveal()
STEPS: Final[Steps] = (NewCard, TakeCard, Deal, Draw, Refill, Reveal, Serve)
