"""What places, cards and tokens are to the rules: a table of each, which modules add to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.istanbul.decision import Decision
    from bedesten.games.istanbul.state import State


class Place:
    """A place of the bazaar: its number, its key, and the question its action begins with.

    Every such question has the answer 0, to leave the action alone; any other answer carries it out.
    """

    def __init__(self, number: int, key: str, visit: Decision) -> None:
        self.number: Final = number
        self.key: Final = key
        self.visit: Final = visit

    def open(self, s: State) -> bool:
        """Whether the action could be carried out now."""
        return len(self.visit.answers(s)) > 1


class Card:
    """A kind of bonus card: when it may be played, and what it does."""

    def __init__(self, kind: int, key: str, when: int) -> None:
        self.kind: Final = kind
        self.key: Final = key
        self.when: Final = when
        """The windows of a turn in which it may be played, a bit each."""

    def useful(self, s: State, step: Decision) -> bool:
        """Whether it would have any effect now."""
        return True

    def repeats(self, s: State, place: int) -> bool:
        """Whether it can repeat the action of this place, which has just been carried out."""
        return False

    def play(self, s: State, step: Decision) -> None:
        """Carry it out; `step` is the question it was played at, which mostly comes again."""
        raise NotImplementedError


class Token:
    """A figure that the dice move about, and that serves the merchant who meets it."""

    def __init__(self, number: int, key: str, price: Decision) -> None:
        self.number: Final = number
        self.key: Final = key
        self.price: Final = price
        """The question how it is paid."""

    def usable(self, s: State) -> bool:
        """Whether it has anything to give."""
        return True

    def give(self, s: State) -> None:
        """Take what it gives; the payment follows."""
        raise NotImplementedError


class Extra:
    """Something else that may be chosen before the merchant moves: how a module offers what is no bonus card.

    Its choices are its own numbers, from 0 up to 999.
    """

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def offers(self, s: State, first: int) -> list[int]:
        """What may be chosen, in ascending order; its numbers count from `first` here."""
        raise NotImplementedError

    def take(self, s: State, step: Decision, choice: int) -> None:
        """Carry it out; `step` is the question it was chosen at, which mostly comes again."""
        raise NotImplementedError


class Figures:
    """What was printed on the tiles and cards of a box, looked up once for a game."""


Steps = tuple[type[Step["State"]], ...]
"""The kinds of steps that a file brings."""
