"""What each case seen of a Dice Game position is worth, learned from games by `tools/learn_dice.py`."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from bedesten.bots.evaluate.dice_sight import CASES, STARTS

NEEDS: Final = 7
"""Rubies a seat can still need, from none to six."""
UNIT: Final = 0.001
"""The file has whole numbers of this."""


class Tables:
    """A table of cases for every state of the race.

    That is: how many rubies the seat needs, how many the best of its rivals does, and whether the seat has had its turn
    in the round. What a thing is worth depends on the race in two ways that are added up: on what the seat itself needs
    and on what its rival does.
    """

    def __init__(self, own: list[list[float]], rival: list[list[float]]) -> None:
        self.tables: Final[list[list[float]]] = [
            [own[2 * need + moved][case] + rival[2 * theirs + moved][case] for case in range(CASES)]
            for need in range(NEEDS)
            for theirs in range(NEEDS)
            for moved in range(2)
        ]

    def of(self, seen: list[int]) -> float:
        """How good it looks for a seat that sees these cases; chances go by the exponentials of these."""
        table = self.tables[2 * (NEEDS * seen[0] + seen[1] - STARTS[1]) + seen[3] - STARTS[3]]
        total = 0.0
        for case in seen:
            total += table[case]
        return total


def shipped() -> Tables:
    """The tables as this version ships them."""
    text = (resources.files(__package__) / "dice_tables.toml").read_text(encoding="utf-8")
    figures: dict[str, Any] = tomllib.loads(text)
    return Tables(figures_of(figures["own"]), figures_of(figures["rival"]))


def figures_of(rows: list[list[int]]) -> list[list[float]]:
    return [[UNIT * figure for figure in row] for row in rows]
