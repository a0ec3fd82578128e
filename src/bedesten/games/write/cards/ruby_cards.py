"""The ruby cards at the letters of the Sultan's Palace: each one more makes its letter's ruby a good dearer."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.draws import copies, held
from bedesten.games.write.names import GOODS, LETTERS
from bedesten.games.write.parts import Steps
from bedesten.games.write.rules import price_of
from bedesten.games.write.state import State
from bedesten.kernel.step import CHANCE, Effect, Step


class AddRubyCard(Effect[State]):
    """A ruby card is laid out at a letter, or slid under those that lie there so that its top good shows. When the
    deck is empty no more are added.
    """

    __slots__ = ("letter",)
    key = "ruby_cards.add"

    def __init__(self, letter: int) -> None:
        self.letter: Final = letter

    def run(self, s: State, /) -> None:
        if any(s.ruby_deck):
            s.then(RevealRubyCard(self.letter))

    def args(self) -> tuple[int, ...]:
        return (self.letter,)


class RevealRubyCard(Step[State]):
    """Chance says which ruby card it is."""

    __slots__ = ("letter",)
    key = "ruby_cards.reveal"

    def __init__(self, letter: int) -> None:
        self.letter: Final = letter

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.ruby_deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.ruby_deck, True)

    def take(self, s: State, choice: int, /) -> None:
        s.ruby_deck[choice] -= 1
        cards = (*s.letters[self.letter], choice)
        s.letters[self.letter] = cards
        s.prices[self.letter * GOODS : self.letter * GOODS + GOODS] = price_of(s.rules, cards)

    def args(self) -> tuple[int, ...]:
        return (self.letter,)


class RaisePrices(Effect[State]):
    """Every letter at which a ruby was taken this turn gets one ruby card more, A first."""

    __slots__ = ()
    key = "ruby_cards.raise"

    def run(self, s: State, /) -> None:
        if s.taken:
            for letter in range(LETTERS - 1, -1, -1):
                if s.taken >> letter & 1:
                    s.then(AddRubyCard(letter))
            if any(s.ruby_deck):
                s.tell("dearer", s.active, s.taken)
            s.taken = 0


RAISE_PRICES: Final[RaisePrices] = RaisePrices()
STEPS: Final[Steps] = (AddRubyCard, RevealRubyCard, RaisePrices)
