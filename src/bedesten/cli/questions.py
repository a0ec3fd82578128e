"""What a person may type instead of an answer: help, undo, log, hand, view, save, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table as Columns
from rich.text import Text

from bedesten import help as texts
from bedesten.cli import story
from bedesten.cli.boards.scene import joined
from bedesten.cli.offers import Offer
from bedesten.cli.screen import Leave, Screen, printable
from bedesten.kernel.errors import GameError
from bedesten.kernel.game import Game

if TYPE_CHECKING:
    from bedesten.cli.session import Session

LAST = 12
"""Turns that `log` shows."""
KINDS = (
    ("place", "Places"),
    ("card", "Cards"),
    ("guild", "Guild cards"),
    ("tile", "Tiles"),
    ("kiosk", "Kiosk tiles"),
    ("token", "Tokens"),
    ("rule", "Rules"),
)
COMMANDS = (
    ("1, 2, 3 …", "take the option with this number; the first letters of its words do as well"),
    ("?", "this help; ? tea house, ? five lira or ? 13 tells the rule of a place, a card, a tile, a token"),
    ("undo, redo", "take back your last choice, as long as nothing was revealed since and nobody else chose"),
    ("log, log all", "what happened in the last turns, or in the whole game"),
    ("hand", "your cards"),
    ("view", "the board again"),
    ("save", "save now; it is saved after every choice anyway"),
    ("quit", "leave; the game is saved and can be resumed"),
)


class Commands:
    """Carries out what is not an answer."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def run(self, seat: int, found: list[Offer], answer: str) -> bool:
        """Carry it out; says whether it was a command at all."""
        session, screen = self.session, self.session.screen
        word, _, rest = answer.partition(" ")
        if answer.startswith("?"):
            word, rest = "?", answer[1:].strip()
        match word.lower():
            case "":
                screen.tell(f"Type a number from 1 to {len(found)}, or ? for help.", "bright_yellow")
            case "?" | "h" | "help":
                self.help(seat, found, rest)
            case "undo" | "u" if not rest:
                self.undo(seat)
            case "redo" if not rest:
                self.redo()
            case "log" | "l" if rest in ("", "all"):
                lines = story.log(session.table, session.seats, seat)
                screen.say(*(lines if rest else lines[-LAST:]))
            case "hand" if not rest:
                screen.say(session.board.hand(session.scene(seat, found, screen.width)) or "You hold nothing.")
            case "view" | "v" if not rest:
                session.show(seat, found)
            case "save" if not rest:
                if session.save():
                    screen.tell_path(f"The game is saved in {session.path}")
            case "quit" | "q" | "exit" if not rest:
                raise Leave
            case _:
                return False
        return True

    # Help.

    def help(self, seat: int, found: list[Offer], asked: str) -> None:
        session, screen = self.session, self.session.screen
        game = session.table.game
        if not asked:
            show_commands(screen)
            step = next((topic for topic in texts.in_play(game) if topic.key == session.table.step), None)
            if step is not None:
                screen.say(Text.assemble(("What is asked now: ", "bold"), step.text))
            signs = getattr(session.board, "signs", None)
            if signs is not None:
                meanings = joined(signs(session.scene(seat, found, screen.width)), " · ")
                screen.say(Text.assemble(("Signs: ", "bold"), meanings))
            show_topics(screen, game)
            return
        topics = texts.look_up(texts.in_play(game), asked)
        if not topics:
            screen.tell(f"There is no help on “{printable(asked)[:40]}”. Type ? for what there is.", "bright_yellow")
        for topic in topics:
            show_topic(screen, topic)
            note = getattr(session.board, "note", None)
            said = note(session.scene(seat, found, screen.width), topic) if note is not None else None
            if said is not None:
                screen.say(said)

    # Taking back.

    def undo(self, seat: int) -> None:
        session = self.session
        before = list(session.table.choices)
        try:
            kept = session.table.undo(seat, session.manners.free_undo)
        except GameError as error:
            hint = "" if session.manners.free_undo else " (--free-undo allows it, for learning)"
            session.screen.tell(f"{str(error).capitalize()}{hint}.", "bright_yellow")
            return
        session.undone.append(before[kept:])
        self.changed()

    def redo(self) -> None:
        session = self.session
        if not session.undone:
            session.screen.tell("There is nothing to do again.", "bright_yellow")
            return
        session.table.replay([*session.table.choices, *session.undone.pop()])
        self.changed()

    def changed(self) -> None:
        """The game stands elsewhere now: what was shown no longer holds."""
        session = self.session
        session.save()
        for seat in session.seen:
            session.seen[seat] = min(session.seen[seat], session.table.ply)
        session.fresh = True


def show_commands(screen: Screen) -> None:
    grid = Columns.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for word, text in COMMANDS:
        grid.add_row(word, text)
    screen.say(grid)


def show_topics(screen: Screen, game: Game[Any]) -> None:
    """What help can be asked about."""
    known = texts.in_play(game)
    for kind, heading in KINDS:
        names = [topic.title for topic in known if topic.kind == kind]
        if names and kind in texts.HEADINGS:
            # Their titles hold commas and numbers of their own.
            names = [f"{topic.number}: {topic.title}" for topic in known if topic.kind == kind]
            screen.say(Text.assemble((f"{heading}: ", "bold"), " · ".join(names)))
        elif names:
            screen.say(Text.assemble((f"{heading}: ", "bold"), ", ".join(names)))


def show_topic(screen: Screen, topic: texts.Topic) -> None:
    screen.say(Text(topic.heading, style="bold"), Text(topic.text))
