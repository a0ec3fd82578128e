"""What locations and cards are to the rules: a table of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.write.names import LETTERS
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.write.state import State

Steps = tuple[type[Step["State"]], ...]
"""The kinds of steps that a file brings."""


class Place:
    """A location of the game plan: its number, its key, whether its action can be paid, and the action."""

    def __init__(self, number: int, key: str) -> None:
        self.number: Final = number
        self.key: Final = key

    def possible(self, s: State, seat: int) -> bool:
        """Whether this seat can pay what the action costs. An action without effect is allowed."""
        return True

    def act(self, s: State) -> None:
        """The action, for the seat whose action is being carried out."""
        raise NotImplementedError


class CardEffect:
    """What a card does: steps one after the other, and what they cost together."""

    def __init__(self, text: str, steps: list[Step[State]], letters: int, spend: int, discard: int) -> None:
        self.text: Final = text
        self.steps: Final[list[Step[State]]] = steps
        """As they go on the stack: the last one first."""
        self.letters: Final = letters
        """The palace's letters one of which must be delivered to: a bit each; 0 if none must."""
        self.spend: Final = spend
        """Goods of choice to spend."""
        self.discard: Final = discard
        """Goods cards to discard."""

    def possible(self, s: State, seat: int) -> bool:
        """Whether this seat can pay it, the card's Lira aside."""
        cards = len(s.goods_hand[seat])
        if self.discard > cards:
            return False
        if self.spend and s.open_goods(seat) + 2 * (cards - self.discard) < self.spend:
            return False
        return not self.letters or any(
            self.letters >> letter & 1 and s.deliverable(seat, letter) for letter in range(LETTERS)
        )

    def carry_out(self, s: State) -> None:
        """Put the steps on the stack, for the seat whose action is being carried out."""
        s.stack.extend(self.steps)
