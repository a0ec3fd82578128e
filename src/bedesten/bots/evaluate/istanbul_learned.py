"""What was learned of Istanbul: in how many turns a seat will have its last ruby. Plans and the search go by it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bedesten.bots.evaluate.istanbul_box_sight import box_sight
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights
from bedesten.bots.evaluate.istanbul_sight import sight
from bedesten.bots.evaluate.value import Manner, shares
from bedesten.games.istanbul.state import State

UNIT: Final = 0.001
"""The file has whole numbers of this."""
THREE: Final = 3
"""Onlookers whose figures stand in one number."""
TOGETHER: Final = 4
"""Numbers that are added up side by side."""
LANE: Final = 21
HALF_LANE: Final = 1 << LANE - 1
FULL_LANE: Final = (1 << LANE) - 1
"""The bits of a number that each of three onlookers has."""
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
        self.more: Final = bands(more, len(straight))
        self.less: Final = bands(less, len(straight))
        self.nothing: Final = self.known(vec[i64]())

    def turns(self, seen: vec[i64], known: Known | None = None) -> float:
        """The turns to go when all this is seen, besides what is known already."""
        if known is None:
            known = self.nothing
        straight = self.straight
        total = known.straight
        for case in seen:
            total += straight[case]
        onlookers: int = glimpsed(self.more, seen, known.more) - glimpsed(self.less, seen, known.less)
        return total + UNIT * onlookers

    def known(self, seen: vec[i64]) -> Known:
        """What these cases add."""
        straight = 0.0
        for case in seen:
            straight += self.straight[case]
        return Known(straight, [summed(band, seen) for band in self.more], [summed(band, seen) for band in self.less])


class Known:
    """What cases add that are not looked at again: straight, and in the eyes of each three onlookers."""

    def __init__(self, straight: float, more: list[i64], less: list[i64]) -> None:
        self.straight: Final = straight
        self.more: Final = vec[i64](more)
        self.less: Final = vec[i64](less)


def bands(eyes: list[list[float]], cases: int) -> list[vec[i64]]:
    """Onlookers in threes: what a case is to each of the three, in whole units, stands in one number, so that they are added up
    together. Filled up with onlookers who see nothing to a multiple of four threes, since so many are asked at a time.
    """
    whole = [[round(case / UNIT) for case in eye] for eye in eyes]
    for eye in whole:
        if sum([abs(case) for case in eye]) >= HALF_LANE:
            raise ValueError(f"an onlooker's figures may add up to {HALF_LANE * UNIT:.0f} turns at most")
    while len(whole) % (THREE * TOGETHER):
        whole.append([0] * cases)
    return [vec[i64](band(*whole[i : i + THREE])) for i in range(0, len(whole), THREE)]


def band(first: list[int], second: list[int], third: list[int]) -> list[i64]:
    return [first[i] + (second[i] << LANE) + (third[i] << 2 * LANE) for i in range(len(first))]


def summed(table: vec[i64], seen: vec[i64]) -> i64:
    total: i64 = 0
    for case in seen:
        total += table[case]
    return total


def glimpsed(bands: list[vec[i64]], seen: vec[i64], known: vec[i64]) -> i64:
    """What onlookers see on the whole, in units."""
    total: i64 = 0
    for i in range(0, len(bands), TOGETHER):
        first, second, third, fourth = bands[i], bands[i + 1], bands[i + 2], bands[i + 3]
        a, b, c, d = known[i], known[i + 1], known[i + 2], known[i + 3]
        for case in seen:
            a += first[case]
            b += second[case]
            c += third[case]
            d += fourth[case]
        total += counted(a) + counted(b) + counted(c) + counted(d)
    return total


def counted(number: i64) -> i64:
    """What three onlookers see together, each of them only if it is more than nothing."""
    first = (number + HALF_LANE & FULL_LANE) - HALF_LANE
    number = number - first >> LANE
    second = (number + HALF_LANE & FULL_LANE) - HALF_LANE
    third = number - second >> LANE
    total: i64 = 0
    if first > 0:
        total += first
    if second > 0:
        total += second
    if third > 0:
        total += third
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
    straight, more, less = figures(name)
    return Tables(straight, more, less)


def figures(name: str) -> tuple[list[float], list[list[float]], list[list[float]]]:
    """What stands in such a file: straight, and in the eyes of those who see turns more and of those who see turns less."""
    text = (resources.files(__package__) / name).read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return scaled(found["straight"]), [scaled(eye) for eye in found["more"]], [scaled(eye) for eye in found["less"]]


def scaled(table: list[int]) -> list[float]:
    return [UNIT * case for case in table]
