"""What is written to the terminal and read from it, and when to be plain."""

from __future__ import annotations

import os
import sys
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

PIPE_WIDTH: Final = 100
"""Columns where there is no terminal to ask."""
NARROWEST: Final = 60


class Leave(Exception):
    """Somebody wants to stop."""


class Screen:
    """The terminal, or the pipe.

    Plain means no colour and no control codes: when standard output is no terminal, when NO_COLOR is set, and on
    terminals that know no codes.
    """

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            tolerate(stream)
        terminal = sys.stdout.isatty()
        self.plain: Final = not terminal or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        """Whether nothing but text may be written."""
        self.live: Final = terminal and sys.stdin.isatty()
        """Whether somebody sits at both ends."""
        self.console: Final = Console(
            force_terminal=not self.plain,
            no_color=self.plain,
            color_system=None if self.plain else "auto",
            width=None if terminal else columns(),
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )
        self.waiting = False
        """Whether a line is being waited for."""
        if self.live and not self.plain:
            edit_lines()

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """Lines that can be seen at once; many where nothing scrolls away."""
        return 10_000 if self.plain else self.console.height

    def lines(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, pad=False))

    def widest(self, what: RenderableType, width: int) -> int:
        """How many columns something takes of those it may have."""
        lines = self.console.render_lines(what, self.console.options.update_width(width), pad=False)
        return max((sum(segment.cell_length for segment in line) for line in lines), default=0)

    def say(self, *what: RenderableType) -> None:
        for each in what:
            if not self.plain:
                self.console.print(each)
                continue
            # Columns are filled up with spaces, which nobody needs at the end of a line of text.
            with self.console.capture() as written:
                self.console.print(each)
            lines = [line.rstrip() for line in written.get().split("\n")]
            self.console.file.write("\n".join(lines))

    def tell(self, sentence: str, style: str = "") -> None:
        self.say(Text(sentence, style=style))

    def tell_path(self, sentence: str) -> None:
        """A sentence that ends with a path: in one piece however long, so that it can be copied."""
        self.console.print(Text(sentence), soft_wrap=True)

    def clear(self) -> None:
        """An empty screen, where that is possible."""
        if not self.plain:
            self.console.file.write("\x1b[H\x1b[2J")
            self.console.file.flush()

    def cover(self) -> None:
        """Nothing of what was shown can be seen any more, not even by scrolling back, where the terminal allows."""
        if self.plain:
            self.console.file.write("\n" * 60)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()

    def ask(self, prompt: str = "> ") -> str:
        """A line of input without its ends; EOFError when there is no more."""
        self.waiting = True
        try:
            if self.live:
                return input(prompt).strip()
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline()
            # What comes from a file or a pipe is written out, so that a transcript can be read.
            self.console.file.write(printable(line.strip()) + "\n" if not sys.stdin.isatty() else "")
            if not line:
                raise EOFError
            return line.strip()
        finally:
            self.waiting = False


def tolerate(stream: TextIO) -> None:
    """Letters that a stream cannot carry become question marks instead of errors."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def columns() -> int:
    """The width for a pipe: COLUMNS if it says so."""
    said = os.environ.get("COLUMNS", "")
    return max(NARROWEST, int(said)) if said.isdigit() else PIPE_WIDTH


def edit_lines() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def printable(text: str) -> str:
    """A text without anything that could move the cursor or change colours."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def complain(sentence: str) -> None:
    """A sentence on standard error."""
    print(f"bedesten: {printable(sentence)}", file=sys.stderr)
