"""The options of a question as a numbered list, and what a player's answer means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Columns
from rich.text import Text

from bedesten.cli.screen import Screen, printable
from bedesten.cli.seats import Seat
from bedesten.kernel.game import Option
from bedesten.kernel.table import Table

NARROWEST: Final = 34
"""Columns a list needs to stand beside another."""
WORTH: Final = 3
"""Lines that another column must save."""
SHORTEST: Final = 3
"""Letters of an option's words that may stand for it."""


@dataclass(frozen=True)
class Offer:
    """One option under its number in the list."""

    number: int
    choice: int
    kind: str
    target: int | list[int] | None
    label: str


def offers(table: Table, seats: list[Seat]) -> list[Offer]:
    """The options, ascending; but big bundles come first, and to decline comes last."""
    options = [table.describe(choice) for choice in table.options()]
    options.sort(key=rank)
    return [
        Offer(number, option["choice"], option["kind"], option["target"], named(option, seats))
        for number, option in enumerate(options, 1)
    ]


def rank(option: Option) -> int:
    """Where an option belongs in the list: the more goods or places it takes at once, the further up."""
    kind, target = option["kind"], option["target"]
    if kind == "yes_no" and option["choice"] == 0:
        return 1
    if kind == "goods" and isinstance(target, list):
        return -sum(target)
    return -len(target) if kind == "places" and isinstance(target, list) else 0


def named(option: Option, seats: list[Seat]) -> str:
    """The words of an option, with names for seats."""

    def name(found: re.Match[str]) -> str:
        number = int(found[1]) - 1
        return seats[number].name if 0 <= number < len(seats) else found[0]

    return re.sub(r"\bseat (\d+)\b", name, option["label"])


def places(found: list[Offer]) -> dict[int, int]:
    """Under which number each place can be chosen: the first one if there are several ways."""
    numbers: dict[int, int] = {}
    for offer in found:
        if offer.kind == "place" and isinstance(offer.target, int):
            numbers.setdefault(offer.target, offer.number)
    return numbers


def listing(found: list[Offer], screen: Screen, width: int, worth: int = WORTH) -> RenderableType:
    """The numbered list, in as many columns as make it short, each of them worth some lines."""
    best: RenderableType = in_columns(found, 1, width)
    fewest = screen.lines(best)
    for count in range(2, min(4, width // NARROWEST) + 1):
        tried = in_columns(found, count, width)
        height = screen.lines(tried)
        if height + worth <= fewest:
            best, fewest = tried, height
    return best


def in_columns(found: list[Offer], count: int, width: int) -> RenderableType:
    grid = Columns.grid(padding=(0, 1, 0, 0))
    digits = len(str(len(found)))
    for _ in range(count):
        grid.add_column(width=digits, justify="right", style="bold bright_yellow", no_wrap=True)
        grid.add_column(width=width // count - digits - 2, overflow="fold")
    rows = -(-len(found) // count)
    for row in range(rows):
        line = found[row::rows]
        grid.add_row(*[cell for offer in line for cell in (Text(str(offer.number)), Text(offer.label))])
    return grid


def chosen(found: list[Offer], answer: str) -> Offer | str:
    """The option that an answer means, by its number or by how its words begin; or a sentence that says why none."""
    if answer.isdecimal():
        number = int(answer[:6])
        if 1 <= number <= len(found):
            return found[number - 1]
        return f"There is no option {answer[:6]}: they go from 1 to {len(found)}."
    meant = [offer for offer in found if offer.label.lower().startswith(answer.lower())]
    if len(answer) >= SHORTEST and len(meant) == 1:
        return meant[0]
    if len(answer) >= SHORTEST and meant:
        listed = ", ".join(str(offer.number) for offer in meant[:8])
        return f"“{printable(answer)}” could mean several options: {listed}."
    return (
        f"“{printable(answer)[:40]}” is no option and no command. Type a number from 1 to {len(found)}, or ? for help."
    )
