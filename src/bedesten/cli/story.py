"""What happened, a paragraph for each turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table as Columns
from rich.text import Text

from bedesten.cli.seats import Seat
from bedesten.kernel.table import Table

TURN = "turn"
"""The event that begins a turn; its first number is the round."""


@dataclass
class Paragraph:
    """What one seat did in a row."""

    seat: int
    round: int
    deeds: list[str] = field(default_factory=list)
    happenings: list[str] = field(default_factory=list)
    """What happened meanwhile without anybody doing it."""

    def add(self, deed: str) -> None:
        """One more deed, without words that the one before it has just said."""
        last = self.deeds[-1] if self.deeds else ""
        where = last.rpartition(" to ")[2]
        if where != last and deed.endswith(f" at {where}"):
            deed = deed.removesuffix(f" at {where}") + " there"
        self.deeds.append(deed)

    def sentence(self) -> str:
        """All deeds; amounts in a row share their verb."""
        words: list[str] = []
        verb = ""
        for deed in self.deeds:
            first, _, rest = deed.partition(" ")
            words.append(rest if first == verb and rest[:1].isdigit() else deed)
            verb = first
        return ", ".join(words)

    def text(self, name: Text) -> Text:
        """Who did what; then what else happened."""
        told = Text()
        if self.deeds:
            told = Text.assemble(name, f" {self.sentence()}.", " " if self.happenings else "")
        return told.append(" ".join(f"{happening}." for happening in self.happenings))

    def shown(self, seats: list[Seat]) -> RenderableType:
        """The seat's mark and what it did, the lines one below the other."""
        seat = seats[self.seat]
        grid = Columns.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=3)
        grid.add_column()
        grid.add_row(seat.block(f" {seat.mark} "), self.text(Text.assemble(seat.small(seat.name))))
        return grid


def paragraphs(table: Table, seats: list[Seat], viewer: int | None, since: int) -> list[Paragraph]:
    """What happened from this ply on, as a viewer may know it: a paragraph for each turn."""
    # The names as they are shown: those of a file may hold anything.
    names = [seat.name for seat in seats]
    found: list[Paragraph] = []
    round_ = 0
    for event in table.events(since):
        key, seat, number, _ = event
        if key == TURN:
            round_ = number
            found.append(Paragraph(seat, round_))
            continue
        told = table.game.story(event, viewer, names)
        if not told:
            continue
        if not found or found[-1].seat != seat:
            found.append(Paragraph(seat, round_))
        deed = told.removeprefix(f"{names[seat]} ")
        if deed == told:
            found[-1].happenings.append(told)
        else:
            found[-1].add(deed)
    return [paragraph for paragraph in found if paragraph.deeds or paragraph.happenings]


def told(table: Table, seats: list[Seat], viewer: int | None, since: int) -> list[RenderableType]:
    """The same, ready to be shown."""
    return [paragraph.shown(seats) for paragraph in paragraphs(table, seats, viewer, since)]


def log(table: Table, seats: list[Seat], viewer: int | None, since: int = 0) -> list[RenderableType]:
    """The same, with the rounds as headings."""
    lines: list[RenderableType] = []
    round_ = 0
    for paragraph in paragraphs(table, seats, viewer, since):
        if paragraph.round != round_:
            round_ = paragraph.round
            lines.append(Text(f"Round {round_}", style="bold"))
        lines.append(paragraph.shown(seats))
    return lines
