"""`bedesten replay`: a recorded game, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bedesten.cli import story
from bedesten.cli.boards import board_of
from bedesten.cli.boards.scene import Scene, everything
from bedesten.cli.offers import named
from bedesten.cli.page import BOARD, height, latest, shown, standings
from bedesten.cli.screen import Screen, printable
from bedesten.cli.seats import seated
from bedesten.kernel import record as records
from bedesten.kernel.errors import BadRecord
from bedesten.kernel.step import CHANCE
from bedesten.registry import replay as replayed

STORY = 8
"""Lines for what happened, at most."""
BELOW = 4
"""Lines for what comes next, the hint and the prompt."""
HINT = "Enter next, back, turn, start, end, a number jumps there, log, quit"


def replay(args: argparse.Namespace, screen: Screen) -> int:
    """Show a position of the record, or step through it."""
    viewer = Viewer(records.read(args.file), screen, args.seat)
    if args.to is not None:
        viewer.go(args.to)
        viewer.show()
        screen.console.print(viewer.table.game.write(viewer.table.state), soft_wrap=True)
        return 0
    screen.tell(f"{Path(args.file).name}: {viewer.length} choices.", "bold")
    viewer.step_through()
    return 0


class Viewer:
    """Stands somewhere in a record."""

    def __init__(self, record: dict[str, Any], screen: Screen, seat: int | None) -> None:
        self.record = record
        self.screen = screen
        self.length = len(record["choices"])
        self.whole = replayed(record)
        players = self.whole.game.players
        if seat is not None and not 1 <= seat <= players:
            raise BadRecord(f"there is no seat {seat} in this game: seats go from 1 to {players}")
        self.seat = None if seat is None else seat - 1
        self.seats = seated(self.whole.names, [""] * players)
        self.at = 0
        self.before = 0
        self.table = self.whole
        self.go(0)

    def go(self, ply: int) -> None:
        """To the position after so many choices."""
        self.table = replayed(self.record, to=ply)
        self.before = min(self.at, ply)
        self.at = ply

    # What is shown.

    def show(self) -> None:
        self.screen.clear()
        screen, table = self.screen, self.table
        view = table.view(self.seat)
        if self.seat is None:
            view = everything(view, [table.view(seat) for seat in range(table.game.players)])
        board = board_of(table.game.name)
        scene = Scene(table.game, view, self.seat, self.seats, min(BOARD, screen.width))
        parts = shown(board, scene, screen, screen.height - STORY - BELOW)
        screen.say(*parts)
        happened = story.told(table, self.seats, self.seat, self.before)
        if self.before < self.at:
            room = screen.height - height(parts, screen) - BELOW
            screen.say(*latest(happened, screen, screen.width, max(2, min(STORY, room))))
        screen.say(*self.following())

    def following(self) -> list[RenderableType]:
        """Where we are, and what was chosen next."""
        where = Text.assemble((f"After {self.at} of {self.length} choices. ", "bold"))
        if self.table.over:
            return [where, *standings(self.table, self.seats)]
        if self.at == self.length:
            return [where.append("The record ends here, the game does not.")]
        chooser = int(self.table.state.seat())
        name = "Chance" if chooser == CHANCE else self.seats[chooser].name
        hidden = self.seat is not None and chooser == CHANCE
        label = "" if hidden else named(self.table.describe(self.record["choices"][self.at]), self.seats)
        return [where.append(f"Next, {name}: {self.table.question()} {label}")]

    # Going through.

    def step_through(self) -> None:
        self.show()
        while True:
            self.screen.tell(HINT, "bright_black")
            try:
                answer = self.screen.ask().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return
            if answer in ("q", "quit", "exit"):
                return
            self.obey(answer)

    def obey(self, answer: str) -> None:
        if answer == "log":
            self.screen.say(*story.log(self.table, self.seats, self.seat))
            return
        aim = self.aim(answer)
        if aim is None:
            self.screen.tell(f"“{printable(answer)[:40]}” is no command here.", "bright_yellow")
        elif not 0 <= aim <= self.length:
            self.screen.tell(f"The choices go from 0 to {self.length}.", "bright_yellow")
        else:
            self.go(aim)
            self.show()

    def aim(self, answer: str) -> int | None:
        """The ply that a command leads to; None if it is no command."""
        if answer.isdecimal():
            return int(answer[:9])
        aims = {"": 1, "n": 1, "next": 1, "b": -1, "back": -1}
        if answer in aims:
            return max(0, min(self.length, self.at + aims[answer]))
        if answer in ("t", "turn"):
            return self.next_turn()
        return {"start": 0, "end": self.length}.get(answer)

    def next_turn(self) -> int:
        """The first choice of another seat from here on."""
        choosers = self.whole.choosers
        now = next((seat for seat in choosers[self.at :] if seat != CHANCE), CHANCE)
        for ply in range(self.at, self.length):
            if choosers[ply] not in (now, CHANCE):
                return ply
        return self.length
