"""A choice of the player whose turn it is: at each, cards and the yellow tile may be used before answering."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.names import SPENT_YELLOW, YELLOW_TILE
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Step

# Windows of a turn in which cards may be played, a bit each.
MOVING: Final = 1
"""Before the merchant moves."""
ARRIVING: Final = 2
"""Where he has arrived, before an assistant is used."""
OPEN: Final = 4
"""Any decision that is not inside an action."""
ACTING: Final = 8
"""Inside an action."""
SELLING: Final = 16
"""At the Small Market, before the sale."""
AGAIN: Final = 32
"""When an action that a card can repeat has just been carried out."""
CLOSING: Final = 64
"""After the last round."""
NEVER: Final = 0
"""Questions that a card asks: what could be played there can be played just before or after, with the same outcome."""

PLAY: Final = 10_000
"""From here on a choice is a bonus card to play: PLAY + its number."""
FETCH: Final = 11_000
"""From here on a choice is an assistant for the yellow tile to return: FETCH + his place."""

EXTRA: Final = 12_000
"""From here on a choice belongs to a module's extra, a thousand each."""
EXTRA_SPAN: Final = 1_000

YES_NO: Final = [0, 1]
NO: Final = [0]
NONE: Final[list[int]] = []


class Decision(Step[State]):
    """A question to the active player.

    A subclass says which answers there are and what they do. Playing a card or the tile instead puts the question
    back, to be asked again afterwards.
    """

    __slots__ = ()
    when: int = OPEN

    def seat(self, s: State, /) -> int:
        return s.active

    def answers(self, s: State, /) -> list[int]:
        """The answers to the question itself, in ascending order, all below PLAY."""
        raise NotImplementedError

    def answer(self, s: State, choice: int, /) -> None:
        raise NotImplementedError

    def allows(self, s: State, lira: int, cards: int, /) -> bool:
        """Whether the question could still be answered with this much less money and these many cards fewer.

        An obligation cannot be evaded by spending what it needs.
        """
        return True

    def options(self, s: State, /) -> list[int]:
        found = plays(s, self)
        return self.answers(s) + found if found else self.answers(s)

    def take(self, s: State, choice: int, /) -> None:
        if choice < PLAY:
            self.answer(s, choice)
        elif choice < FETCH:
            s.rules.cards[choice - PLAY].play(s, self)
        else:
            s.then(self)
            fetch(s, choice - FETCH)


def plays(s: State, step: Decision) -> list[int]:
    """The cards and the tile that the active player may use at this question."""
    found = NONE  # mostly it stays so, and no list need be made
    seat = s.active
    rules = s.rules
    when = step.when
    last = -1
    for kind in s.hand[seat]:
        if kind != last and rules.windows[kind] & when and rules.cards[kind].useful(s, step):
            found = found + rules.plays[kind] if found else rules.plays[kind]
        last = kind
    if s.tiles[seat] & YELLOW_TILE and not s.spent & SPENT_YELLOW and when & (OPEN | ACTING):
        price = rules.yellow_price
        if s.lira[seat] >= price and s.out[seat] and step.allows(s, price, 0):
            found = found + [FETCH + place for place in s.places_out(seat)]
    return found


def fetch(s: State, place: int) -> None:
    """Yellow mosque tile: once in a turn, pay 2 Lira and return an own assistant from any place to the stack."""
    s.spent |= SPENT_YELLOW
    s.pay_lira(s.active, s.rules.yellow_price)
    s.return_assistant(s.active, place)
