"""What was learned of Istanbul: in how many turns a seat will have its last ruby. Plans and the search go by it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec

from bedesten.bots.evaluate.istanbul_box_sight import box_sight
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights
from bedesten.bots.evaluate.istanbul_sight import sight
from bedesten.bots.evaluate.value import Manner, shares
from bedesten.games.istanbul.state import State

UNIT: Final = 0.001
"""The file has whole numbers of this."""
TURN: Final = 25.0
"""What a turn counts where a ruby is 100."""
SPAN: Final = 0.8
LATER: Final = 0.08
"""How many turns a seat must be ahead to win about three games of four: at the end, and more for each turn before it."""
HASTE: Final = 1.0
"""What a round sooner is worth in games won. Without it who is far ahead has no reason to hurry, and loses some of the lead."""
SPARE_LIRA: Final = 0.2
"""What a Lira counts when the last ruby is there: it may decide between equals."""


class Tables:
    """What each case seen adds to the turns to go, straight and in the eyes of several onlookers.

    An onlooker adds up what the cases are to him; only if that is more than nothing does it count, for some of them as turns
    more, for others as turns less. So they know what goes together: goods are worth the more the nearer a market is.
    The figures stand in vecs and not in lists, where each would be an object of its own: that is much faster when compiled.
    """

    def __init__(self, straight: list[float], more: list[list[float]], less: list[list[float]]) -> None:
        self.straight: Final = vec[float](straight)
        self.more: Final = [vec[float](eye) for eye in more]
        self.less: Final = [vec[float](eye) for eye in less]
        self.nothing: Final = self.known([])

    def turns(self, seen: list[int], known: Known | None = None) -> float:
        """The turns to go when all this is seen, besides what is known already."""
        if known is None:
            known = self.nothing
        straight = self.straight
        total = known.straight
        for case in seen:
            total += straight[case]
        return total + glimpsed(self.more, seen, known.more) - glimpsed(self.less, seen, known.less)

    def known(self, seen: list[int]) -> Known:
        """What these cases add."""
        return Known(
            summed(self.straight, seen),
            [summed(eye, seen) for eye in self.more],
            [summed(eye, seen) for eye in self.less],
        )


class Known:
    """What cases add that are not looked at again: straight, and in each onlooker's eyes."""

    def __init__(self, straight: float, more: list[float], less: list[float]) -> None:
        self.straight: Final = straight
        self.more: Final = vec[float](more)
        self.less: Final = vec[float](less)


def summed(table: vec[float], seen: list[int]) -> float:
    total = 0.0
    for case in seen:
        total += table[case]
    return total


def glimpsed(eyes: list[vec[float]], seen: list[int], known: vec[float]) -> float:
    """What onlookers see on the whole. Their number is a multiple of four, since four are asked at a time: that is faster."""
    total = 0.0
    for i in range(0, len(eyes), 4):
        first, second, third, fourth = eyes[i], eyes[i + 1], eyes[i + 2], eyes[i + 3]
        a, b, c, d = known[i], known[i + 1], known[i + 2], known[i + 3]
        for case in seen:
            a += first[case]
            b += second[case]
            c += third[case]
            d += fourth[case]
        if a > 0.0:
            total += a
        if b > 0.0:
            total += b
        if c > 0.0:
            total += c
        if d > 0.0:
            total += d
    return total


class Learned:
    """What was learned of the base game, and of games with expansions and variants, where more is to be seen."""

    def __init__(self, base: Tables, boxes: Tables) -> None:
        self.base: Final = base
        self.boxes: Final = boxes

    def to_go(self, s: State, seat: int) -> float:
        """The turns that a seat has to go: none if it has its last ruby."""
        return 0.0 if s.rubies[seat] >= s.rules.target else max(0.0, self.turns(s, seat))

    def turns(self, s: State, seat: int) -> float:
        return self.boxes.turns(box_sight(s, seat)) if s.rules.boxes else self.base.turns(sight(s, seat))


class TurnsToGo(IstanbulValue):
    """The fewer turns a seat has to go the better. It is to be trusted where a turn has ended."""

    def __init__(self, weights: Weights, learned: Learned) -> None:
        super().__init__(weights)
        self.learned: Final = learned

    def of(self, s: State, seat: int, /) -> float:
        if s.rubies[seat] >= s.rules.target:
            return TURN + SPARE_LIRA * s.lira[seat]
        return -TURN * self.learned.to_go(s, seat)


class Race(IstanbulValue):
    """Who will have his last ruby soonest. Within a turn, where that cannot be told, it goes by weights as before."""

    def __init__(self, weights: Weights, learned: Learned) -> None:
        super().__init__(weights)
        self.learned: Final = learned

    def manner(self) -> Manner:
        manner = super().manner()
        manner.rounds = 0
        manner.lines = 0.01
        manner.haste = HASTE
        return manner

    def even(self, s: State, /) -> bool:
        return True  # the chances know who has had his turn

    def chances(self, s: State, players: int, /) -> list[float]:
        return self.forecast(s, players)[0]

    def forecast(self, s: State, players: int, /) -> tuple[list[float], list[float]]:
        ends = self.ends(s, players)
        return race(s, ends), ends

    def ends(self, s: State, players: int, /) -> list[float]:
        """Who has had his turn in this round has his next a round later; when all is over, everybody has."""
        found: list[float] = []
        for seat in range(players):
            end = s.round + self.learned.to_go(s, seat)
            if seat < s.active or not s.stack:
                end += 1.0
            found.append(end)
        return found


def race(s: State, ends: list[float]) -> list[float]:
    """How likely each seat is to win: the fewer rounds it needs the likelier."""
    return shares([-end for end in ends], SPAN + LATER * (min(ends) - s.round))


def shipped() -> Learned:
    """What this version ships."""
    return Learned(read("istanbul_tables.toml"), read("istanbul_box_tables.toml"))


def read(name: str) -> Tables:
    """Tables from a file of this folder."""
    text = (resources.files(__package__) / name).read_text(encoding="utf-8")
    figures: dict[str, Any] = tomllib.loads(text)
    straight, more, less = figures["straight"], figures["more"], figures["less"]
    return Tables(scaled(straight), [scaled(eye) for eye in more], [scaled(eye) for eye in less])


def scaled(table: list[int]) -> list[float]:
    return [UNIT * case for case in table]
