"""Letters: how they are taken, delivered and given away."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.modules.letters.names import DELIVERED
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.piles import different, holds, insert, remove
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Drawing, Effect


class Receive(Effect[State]):
    """A seat is to take a letter from the supply, if there is one. An empty supply is made up of the discards first."""

    __slots__ = ("receiver",)
    key = "letters.receive"

    def __init__(self, receiver: int) -> None:
        self.receiver: Final = receiver

    def run(self, s: State, /) -> None:
        if not holds(s.letter_deck) and holds(s.letter_discards):
            s.letter_deck, s.letter_discards = s.letter_discards, s.letter_deck
            s.tell("letters_shuffled", s.active)
        if holds(s.letter_deck):
            s.then(DrawLetter(self.receiver))

    def args(self) -> tuple[int, ...]:
        return (self.receiver,)


class DrawLetter(Drawing[State]):
    """Chance says which letter comes: a choice is its place. It is laid open, and delivered at once if it can be."""

    __slots__ = ("receiver",)
    key = "letters.draw"

    def __init__(self, receiver: int) -> None:
        self.receiver: Final = receiver

    def pile(self, s: State, /) -> list[int]:
        return s.letter_deck

    def take(self, s: State, choice: int, /) -> None:
        seat = self.receiver
        s.letter_deck[choice] -= 1
        s.letters[seat] = insert(s.letters[seat], choice)
        s.tell("got_letter", seat, choice)
        deliver(s, seat)

    def args(self) -> tuple[int, ...]:
        return (self.receiver,)


class Deliver(Effect[State]):
    """Somebody came to a place: letters to the places of their owners' tokens are delivered."""

    __slots__ = ()
    key = "letters.deliver"

    def run(self, s: State, /) -> None:
        for seat, letters in enumerate(s.letters):
            if letters:
                deliver(s, seat)


def deliver(s: State, seat: int) -> None:
    """A letter is delivered, and turned over, as soon as merchant, family member or companion is at its place.

    It does not matter whether the token or the letter came first.
    """
    merchant, family, companion = s.merchant[seat], s.family[seat], s.companion[seat]
    for place in s.letters[seat]:
        if place in (merchant, family, companion):
            s.letters[seat] = remove(s.letters[seat], place)
            s.delivered[seat] = s.delivered[seat] + (place,)
            s.tell("delivered", seat, place)


def letters_left(s: State) -> bool:
    """Whether a letter could be taken."""
    return holds(s.letter_deck) or holds(s.letter_discards)


def letters_of(s: State, seat: int) -> list[int]:
    """The different letters a seat could give away, as choices: their places, and DELIVERED."""
    found = different(s.letters[seat])
    return [*found, DELIVERED] if s.delivered[seat] else found


def give_letter(s: State, seat: int, choice: int) -> None:
    """A letter goes to the discards. Delivered ones lie face down and are alike: the one delivered first goes."""
    if choice == DELIVERED:
        place = s.delivered[seat][0]
        s.delivered[seat] = s.delivered[seat][1:]
        s.tell("gave_delivered", seat)
    else:
        place = choice
        s.letters[seat] = remove(s.letters[seat], place)
        s.tell("gave_letter", seat, place)
    s.letter_discards[place] += 1


DELIVER: Final[Deliver] = Deliver()
STEPS: Final[Steps] = (Receive, DrawLetter, Deliver)
