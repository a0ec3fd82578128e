"""Who sits where: names, marks and colours, people and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from bedesten.bots import Bot, bot
from bedesten.cli.screen import printable
from bedesten.kernel.errors import BadOption

NAMES: Final = ["Aylin", "Cem", "Defne", "Emre", "Fatma"]
MARKS: Final = "ACDEF"
"""Letters that are not those of the goods."""
TAKEN: Final = "RGYBN"
"""Letters that stand for goods or for what is neutral."""
COLOURS: Final = ["cyan", "magenta", "white", "dark_orange", "medium_purple1"]
LONGEST: Final = 16
"""Letters of a name that are shown."""


DEFAULT_BOT: Final = "greedy"


@dataclass(frozen=True)
class Seat:
    """One seat at the table. Its mark tells it apart without colours."""

    number: int
    name: str
    mark: str
    colour: str
    who: str
    """`you`, `person`, or the name of a bot."""

    @property
    def human(self) -> bool:
        return self.who in ("you", "person")

    def block(self, text: str) -> Text:
        """Something big of this seat's."""
        return Text(text, style=f"bold black on {self.colour}")

    def small(self, text: str) -> Text:
        """Something small of this seat's."""
        return Text(text, style=f"bold {self.colour}")


def seated(names: list[str], who: list[str]) -> list[Seat]:
    """The seats with a mark each."""
    shown = [shortened(name) or f"Seat {number + 1}" for number, name in enumerate(names)]
    return [
        Seat(number, shown[number], mark, COLOURS[number % len(COLOURS)], who[number])
        for number, mark in enumerate(marks(shown))
    ]


def shortened(name: str) -> str:
    """A name as it can be shown, whatever it holds."""
    name = printable(name.strip())
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def marks(names: list[str]) -> list[str]:
    """A letter for each seat: the first of its name that stands for nothing else."""
    found: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() + MARKS if "A" <= letter <= "Z"]
        found.append(next(letter for letter in letters if letter not in TAKEN and letter not in found))
    return found


def names_for(players: int, given: str | None) -> list[str]:
    """A name for each seat: what was given, and ours for the rest."""
    names = [shortened(name) for name in given.split(",")] if given else []
    if len(names) > players:
        raise BadOption(f"{len(names)} names are too many for {players} players")
    ours = [name for name in NAMES if name not in names]
    names += [""] * (players - len(names))
    filled = [name or ours.pop(0) for name in names]
    if len(set(filled)) < players:
        raise BadOption("every seat needs a name of its own")
    return filled


def people(said: str, players: int) -> list[int]:
    """The seats of people, from words like 1, or 1,3, or all, or none."""
    if said == "all":
        return list(range(players))
    if said == "none":
        return []
    words = [word.strip() for word in said.split(",")]
    seats = f"a seat from 1 to {players}" if players > 1 else "1"
    for word in words:
        if not word.isdecimal() or not 1 <= int(word) <= players:
            raise BadOption(f"--me must be {seats}, several with commas, all or none, not {printable(word)!r}")
    return sorted({int(word) - 1 for word in words})


def who_sits(players: int, humans: list[int], bots: list[str]) -> list[str]:
    """You, other people and bots, seat by seat; one name of a bot goes for all of them, several one each."""
    free = [seat for seat in range(players) if seat not in humans]
    if len(bots) not in (1, len(free)) and free:
        raise BadOption(f"--bots must name one bot for all, or one for each of the {len(free)} seats, not {len(bots)}")
    person = "you" if len(humans) == 1 else "person"
    return [person if seat in humans else bots[free.index(seat) % len(bots)] for seat in range(players)]


def make_bots(who: list[str], seed: int | None) -> dict[int, Bot]:
    """The bots at their seats, each with dice of its own."""
    made: dict[int, Bot] = {}
    for seat, name in enumerate(who):
        if name in ("you", "person"):
            continue
        made[seat] = bot(name, None if seed is None else 1000 * seed + seat)
    return made
