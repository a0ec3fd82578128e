"""A learned value of Istanbul positions: in how many turns a seat will have its last ruby. Plans go by it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from bedesten.bots.evaluate.istanbul import IstanbulValue, Weights
from bedesten.bots.evaluate.istanbul_sight import STARTS, sight
from bedesten.games.istanbul.state import State

NEEDS: Final = 7
"""Rubies a seat can still need, from none to six."""
UNIT: Final = 0.001
"""The file has whole numbers of this."""
TURN: Final = 25.0
"""What a turn counts where a ruby is 100."""
SPARE_LIRA: Final = 0.2
"""What a Lira counts when the last ruby is there: it may decide between equals."""


class Tables:
    """What each case seen adds to the turns to go: from one table when all rubies are needed to another when none is."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.tables: Final[list[list[float]]] = [
            [late[i] + (early[i] - late[i]) * need / (NEEDS - 1) for i in range(len(early))] for need in range(NEEDS)
        ]

    def turns(self, seen: list[int]) -> float:
        table = self.tables[seen[0] - STARTS[0]]
        total = 0.0
        for case in seen:
            total += table[case]
        return total


class TurnsToGo(IstanbulValue):
    """The fewer turns a seat has to go the better. It is to be trusted where a turn has ended."""

    def __init__(self, weights: Weights, tables: Tables) -> None:
        super().__init__(weights)
        self.tables: Final = tables

    def of(self, s: State, seat: int, /) -> float:
        if s.rubies[seat] >= s.rules.target:
            return TURN + SPARE_LIRA * s.lira[seat]
        return -TURN * max(0.0, self.tables.turns(sight(s, seat)))


def shipped() -> Tables:
    """The tables as this version ships them."""
    text = (resources.files(__package__) / "istanbul_tables.toml").read_text(encoding="utf-8")
    figures: dict[str, Any] = tomllib.loads(text)
    return Tables([UNIT * case for case in figures["early"]], [UNIT * case for case in figures["late"]])
