"""A game at the terminal: people and bots take their turns until it is over or somebody leaves."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, ModuleType

from rich.text import Text

from bedesten.bots import Bot
from bedesten.cli import files, story
from bedesten.cli.boards import board_of
from bedesten.cli.boards.scene import Scene
from bedesten.cli.challenges import maybe_enter
from bedesten.cli.offers import Offer, chosen, offers, places
from bedesten.cli.page import page, standings
from bedesten.cli.questions import Commands
from bedesten.cli.screen import Leave, Screen, printable
from bedesten.cli.seats import Seat
from bedesten.kernel.table import Table


@dataclass
class Manners:
    """How a game is played at this terminal."""

    free_undo: bool
    """Whether choices may be taken back whatever came after them."""
    pause: bool
    """Whether to wait at the end of a turn."""


class Session:
    """Leads through one game."""

    def __init__(
        self, table: Table, seats: list[Seat], bots: dict[int, Bot], screen: Screen, path: Path, manners: Manners
    ) -> None:
        self.table = table
        self.seats = seats
        self.bots = bots
        self.screen = screen
        self.path = path
        self.manners = manners
        self.board: ModuleType = board_of(table.game.name)
        self.commands = Commands(self)
        self.people = [seat.number for seat in seats if seat.human]
        self.seen = dict.fromkeys(self.people, 0)
        """How far each person has been told what happened."""
        self.holder: int | None = None
        """Who sits at the keyboard."""
        self.fresh = True
        """Whether the board must be shown again whatever happened."""
        self.thinking: int | None = None
        """Which bot moves."""
        self.undone: list[list[int]] = []
        """What was taken back, to be done again."""
        self.stopping = False
        self.kept = True
        """Whether the game could be saved."""

    # The course of a game.

    def run(self) -> int:
        with self.interruptible():
            try:
                while not self.table.over:
                    self.move()
                self.finish()
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                self.leave()
            except Leave:
                self.leave()
            finally:
                for bot in self.bots.values():
                    bot.close()
        return 0 if self.kept else 1

    def move(self) -> None:
        if self.stopping:
            raise KeyboardInterrupt
        if self.table.seat in self.people:
            self.person(self.table.seat)
        elif self.people:
            self.bot(self.table.seat)
        else:
            self.watch(self.table.seat)

    def bot(self, seat: int) -> None:
        if not self.screen.plain and self.thinking != seat:
            self.screen.tell(f"{self.seats[seat].name} thinks …", "bright_black")
        self.thinking = seat
        self.table.apply(self.bots[seat].choose(self.table.viewpoint(seat)), seat)

    def watch(self, seat: int) -> None:
        """A whole turn of a bot, with nobody playing."""
        before = self.table.ply
        while not self.table.over and self.table.seat == seat and not self.stopping:
            self.bot(seat)
        if self.manners.pause:
            self.screen.clear()
            self.screen.say(*page(self, None, before, []))
            self.rest(f"Turn of {self.seats[seat].name}. Enter goes on, q stops.")
        else:
            self.screen.say(*story.told(self.table, self.seats, None, before))

    def person(self, seat: int) -> None:
        """One choice of a person, or something else that he would like first."""
        self.thinking = None
        if len(self.people) > 1 and self.holder != seat:
            self.hand_over(seat)
        found = offers(self.table, self.seats)
        self.show(seat, found, self.fresh or self.others_since(self.seen[seat], seat))
        self.fresh = False
        self.seen[seat] = self.table.ply
        while not self.answered(seat, found, self.screen.ask()):
            pass

    def answered(self, seat: int, found: list[Offer], answer: str) -> bool:
        """Do what was typed; says whether the question has been dealt with."""
        before = len(self.table.choices)
        if self.commands.run(seat, found, answer):
            return len(self.table.choices) != before
        offer = chosen(found, answer)
        if isinstance(offer, str):
            self.screen.tell(offer, "bright_yellow")
            return False
        self.undone.clear()
        self.table.apply(offer.choice, seat)
        self.save()
        if not self.table.over and self.table.seat != seat and self.manners.pause:
            self.end_of_turn(seat)
        return True

    def end_of_turn(self, seat: int) -> None:
        """What came of it, and the last chance to take it back, before others go on."""
        if len(self.people) == 1 and self.table.undo_to(seat) is None:
            return
        self.screen.say(*story.told(self.table, self.seats, seat, self.seen[seat]))
        undo = ", undo takes your choice back" if self.table.undo_to(seat) is not None else ""
        if self.rest(f"Your turn is over. Enter goes on{undo}.", "undo" if undo else "") == "undo":
            self.commands.undo(seat)

    def rest(self, sentence: str, instead: str = "") -> str:
        """Wait for Enter, or for the one word that may be said instead of it; says which."""
        while True:
            self.screen.tell(sentence, "bright_black")
            answer = self.screen.ask().lower()
            if answer in ("q", "quit", "exit"):
                raise Leave
            if answer in ("", instead):
                return answer
            self.screen.tell(f"“{printable(answer)[:40]}” means nothing here.", "bright_yellow")

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: the next one's hand is shown when nobody else looks."""
        self.screen.cover()
        who = self.seats[seat]
        self.screen.say(Text.assemble(who.block(f" {who.mark} "), " ", (f"{who.name}, it is your turn.", "bold")))
        self.rest("The others look away. Enter shows your hand.")
        self.holder = seat
        self.fresh = True

    def others_since(self, ply: int, seat: int) -> bool:
        """Whether a turn has begun or anybody else chose since then."""
        if any(event[0] == story.TURN for event in self.table.events(ply)):
            return True
        return any(chooser not in (seat, -1) for chooser in self.table.choosers[ply:])

    # What is shown.

    def scene(self, seat: int | None, found: list[Offer], width: int) -> Scene:
        return Scene(self.table.game, self.table.view(seat), seat, self.seats, width, places(found))

    def show(self, seat: int, found: list[Offer], fresh: bool = True) -> None:
        """The page for a question; without a screen to clear, the board comes only when a turn begins."""
        self.screen.clear()
        self.screen.say(*page(self, seat, self.seen[seat], found, board=fresh or not self.screen.plain))

    # The end.

    def save(self) -> bool:
        """Keep the game as it stands; says whether that worked."""
        record = self.table.record()
        who = [seat.who if not seat.human else "" for seat in self.seats]
        record[files.PLAYED] = {"me": [seat + 1 for seat in self.people], "bots": who}
        try:
            files.save(self.path, record)
        except OSError as error:
            if self.kept:
                self.screen.tell(f"The game cannot be saved to {self.path}: {error.strerror}.", "bold bright_red")
            self.kept = False
        else:
            self.kept = True
        return self.kept

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        if self.people:
            since = min(self.seen.values())
            self.screen.say(*page(self, viewer, since, []))
        else:
            self.screen.say(*page(self, None, self.table.ply, []))
        self.screen.say("", *standings(self.table, self.seats))
        # Only games that somebody played count as reached.
        reached = maybe_enter(self.table) if self.people else ""
        if reached:
            self.screen.tell(reached)
            self.screen.tell("Your table: bedesten challenges")
        if self.save():
            self.screen.tell_path(f"The game is saved in {self.path}")
            self.screen.tell_path(f"Look at it again: bedesten replay {self.path}")

    def leave(self) -> None:
        if self.save():
            self.screen.tell_path(f"The game is saved in {self.path}")
            self.screen.tell_path(f"Go on with it: bedesten play --resume {self.path}")

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Ctrl-C ends the game between two choices, never inside one."""

        def interrupt(_number: int, _frame: FrameType | None) -> None:
            if self.screen.waiting or self.stopping:
                raise KeyboardInterrupt
            self.stopping = True

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
