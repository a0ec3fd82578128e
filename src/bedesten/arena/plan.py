"""What an arena plays: which bots sit at which seats of which games.

A line-up is who sits at a table, in any order. A deal is a seed: deal 7 of every line-up has the same dice and the same
cards. Every deal is played with the line-up at every seat in turn, so no bot has a better seat than another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any, Final

from bedesten.arena.match import Match
from bedesten.kernel.errors import BadOption

MOST_GAMES: Final = 10_000_000

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """An arena as it was asked for."""

    game: str
    options: dict[str, Any]
    """Options of the game but for the number of players."""
    line_ups: tuple[LineUp, ...]
    games: int
    """For each line-up, at least; every deal is played in full."""
    seed: int
    seconds: float
    """A decision of a bot that is a program may take."""
    game_seconds: float
    """All of its decisions in a game together may take."""

    def data(self) -> dict[str, Any]:
        """All that decides how games go: two arenas with the same data can share what they played."""
        kept = asdict(self)
        del kept["games"]
        kept["line_ups"] = [list(line_up) for line_up in self.line_ups]
        return kept

    def bots(self) -> list[str]:
        """Every bot that plays, in the order they were named."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    def matches(self) -> list[Match]:
        """Every game to be played: deal by deal, so that a part of them is as balanced as the whole."""
        found: list[Match] = []
        counts = [0] * len(self.line_ups)
        deal = 0
        while any(count < self.games for count in counts):
            for number, line_up in enumerate(self.line_ups):
                if counts[number] < self.games:
                    dealt = list(self._deal(number, line_up, deal))
                    counts[number] += len(dealt)
                    found += dealt
            deal += 1
        return found

    def _deal(self, number: int, line_up: LineUp, deal: int) -> Iterator[Match]:
        seats = orders(line_up)
        for turn, seated in enumerate(rotations(seats[deal % len(seats)])):
            yield Match(
                key=f"{number}.{deal}.{turn}",
                game=self.game,
                options=self.options,
                seats=seated,
                seed=derived(self.seed, deal),
                seconds=self.seconds,
                game_seconds=self.game_seconds,
            )


def line_ups_of(bots: list[str], players: int) -> list[LineUp]:
    """The line-ups that tell these bots apart.

    One bot plays against itself. Two players: every pair. More players: one of a kind against others all of one kind, each
    way round, and every table of all different bots, as far as there are enough of them.
    """
    if len(bots) == 1 or players == 1:
        return [(bot,) * players for bot in bots]
    if players == 2:
        return list(combinations(bots, 2))
    alone = [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]
    return alone + list(combinations(bots, players))


def orders(line_up: LineUp) -> list[LineUp]:
    """The ways to sit round a table, of which none is another one turned."""
    found: dict[LineUp, LineUp] = {}
    for rest in permutations(line_up[1:]):
        order = (line_up[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def rotations(order: LineUp) -> list[LineUp]:
    """An order at every seat in turn, each that differs once."""
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def derived(seed: int, *numbers: int) -> int:
    """A seed for a part of something that has a seed: the same always, and unlike its neighbours."""
    text = ":".join(map(str, (seed, *numbers)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def check_games(games: int) -> int:
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games must be from 1 to {MOST_GAMES}, not {games}")
    return games
