"""What a value of positions is."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, Generic, TypeVar

from bedesten.kernel.subclassing import mypyc_attr

S = TypeVar("S")

NOTHING: Final[list[float]] = []
NO_ANSWER: Final = -1
UNKNOWN: Final = -1e18
"""What chance promises where it must be tried to tell."""


class Manner:
    """How a search goes about a game; the figures come from matches."""

    def __init__(self) -> None:
        self.curiosity: float = 1.5
        """How much an option's prior draws the search towards it."""
        self.sharpness: float = 20.0
        """How much more an option must promise to be looked at nearly three times as often."""
        self.untried: float = 0.1
        """How much less than its position an option is taken to be worth before it is tried."""
        self.width: int = 4
        """How many options are considered at first; the more often a position is visited, the more of them are."""
        self.budget: int = 1
        """About how many positions are looked at to see what the options of a position promise."""
        self.first: int = 1000
        """The same for the position it all starts from."""
        self.lines: float = 0.0
        """How many lines a plan follows side by side, for each simulation of the search."""
        self.ahead: int = 30
        """How many turns a plan reaches, if it does not reach the goal before."""
        self.trust: float = 15.0
        """How much more a plan must promise for its first choice to be looked at nearly three times as often."""
        self.faith: float = 0.95
        """How much the plan counts against the first look."""
        self.haste: float = 0.0
        """What it is worth to be done a round sooner, win or lose, where a won game is worth one."""
        self.thorough: bool = False
        """Whether positions are thought through when they are met: fewer simulations that tell more."""
        self.rounds: int = 0
        """How many turns each seat has, at least, before a new position is valued: then on until all are even."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Generic[S]):
    """How good a position is for a seat, where a turn ends, and who is likely to win."""

    def manner(self) -> Manner:
        """How a search goes about this game."""
        return Manner()

    def anew(self, s: S, /) -> Value[S]:
        """The value for one search from this position: what suits it best, with nothing remembered from before."""
        return self

    def rough(self) -> Value[S]:
        """A cheaper value of the same kind, to play on with after a new position has been reached."""
        return self

    def hint(self, s: S, /) -> list[float]:
        """What the options of a question promise at a glance, one by one; empty where they must be tried to tell."""
        return NOTHING

    def weighed(self, s: S, budget: int, /) -> list[float]:
        """What the options of a question promise, where that can be worked out better than by trying them; else empty."""
        return NOTHING

    def averaged(self, s: S, seat: int, rng: Random, budget: int, mark: int, /) -> float:
        """What chance promises a seat in this turn, where that can be worked out better than by drawing; else UNKNOWN."""
        return UNKNOWN

    def answer(self, s: S, /) -> int:
        """What a seat answers that is asked something in another's turn, where that is foreseen; else NO_ANSWER."""
        return NO_ANSWER

    def of(self, s: S, seat: int, /) -> float:
        """How good this position is for this seat: the more the better, on a scale of one's own."""
        raise NotImplementedError

    def turn(self, s: S, /) -> int:
        """A number that stays the same through a seat's turn and changes when it has passed on."""
        raise NotImplementedError

    def even(self, s: S, /) -> bool:
        """Whether all seats have had as many turns, so that it is fair to compare them."""
        return True

    def quiet(self, s: S, /) -> bool:
        """Whether a turn is about to begin, so that the value can be trusted as it stands."""
        return False

    def settled(self, s: S, /) -> bool:
        """Whether the value can be trusted at this question of a seat's own turn without trying the answers."""
        return True

    def ends(self, s: S, players: int, /) -> list[float]:
        """The rounds after which the seats will have what they are out for."""
        return [0.0] * players

    def forecast(self, s: S, players: int, /) -> tuple[list[float], list[float]]:
        """How likely each seat is to win, and when it will be done."""
        return self.chances(s, players), self.ends(s, players)

    def foreseen(self, s: S, players: int, promise: float, /) -> tuple[list[float], list[float]]:
        """The same, if the seat that is asked can have what was promised for its turn."""
        return self.forecast(s, players)

    def pace(self) -> float:
        """How much less is promised for each round that it takes longer."""
        return 1.0

    def scale(self, s: S, /) -> float:
        """How far ahead in value a seat must be to win about three games of four."""
        return 100.0

    def chances(self, s: S, players: int, /) -> list[float]:
        """How likely each seat is to win a game that goes on: the further ahead in value, the likelier."""
        scale = self.scale(s)
        if players == 1:
            return [1.0 / (1.0 + exp(-self.of(s, 0) / (10.0 * scale)))]
        return shares([self.of(s, seat) for seat in range(players)], scale)


def shares(values: list[float], scale: float) -> list[float]:
    """One shared out by how good things are: so much better, nearly three times as much."""
    best = -1e18
    for worth in values:
        if worth > best:
            best = worth
    found: list[float] = []
    total = 0.0
    for worth in values:
        share = exp((worth - best) / scale)
        found.append(share)
        total += share
    for i in range(len(found)):
        found[i] /= total
    return found
