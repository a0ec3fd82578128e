"""A grid of boxes with their titles in the frame: for any board whose places lie in rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

FRAME: Final = "bright_black"
WALL: Final = "█"
WALL_STYLE: Final = "bold bright_red"


@dataclass
class Box:
    """One space of the grid."""

    title: Text
    corner: Text = field(default_factory=Text)
    """What stands before the title, in the frame's corner."""
    lines: list[Text] = field(default_factory=list)
    foot: list[Text] = field(default_factory=list)
    """What stands at the bottom."""
    bare: bool = False
    """Whether the title begins right at the corner, where room is scarce."""
    right: Text | None = None
    """A wall to the right: the sign in the middle of it."""
    below: Text | None = None
    """A wall at the bottom, as wide as the box."""

    @property
    def height(self) -> int:
        return len(self.lines) + len(self.foot) + (self.below is not None)


def grid(rows: list[list[Box]], inner: int) -> list[Text]:
    """The rows of boxes, each box as wide inside as said and as high as its row needs."""
    lines: list[Text] = []
    for number, row in enumerate(rows):
        lines.append(lintel(row, inner, "┌┬┐" if number == 0 else "├┼┤"))
        height = max(box.height for box in row)
        for at in range(height):
            lines.append(course(row, at, height, inner))
    edge = "┴".join(["─" * inner] * len(rows[-1]))
    return [*lines, Text(f"└{edge}┘", style=FRAME)]


def lintel(row: list[Box], inner: int, corners: str) -> Text:
    """The line above a row: the frame with the titles in it."""
    line = Text().append(corners[0], style=FRAME)
    for at, box in enumerate(row):
        head = Text()
        if not box.bare:
            head.append_text(box.corner or Text("─", style=FRAME)).append(" ")
        head.append_text(box.title)
        head.truncate(inner, overflow="ellipsis")
        if head.cell_len < inner:
            head.append(" ").append("─" * (inner - head.cell_len), style=FRAME)
        line.append_text(head).append(corners[2] if at == len(row) - 1 else corners[1], style=FRAME)
    return line


def course(row: list[Box], at: int, height: int, inner: int) -> Text:
    """One line through the boxes of a row."""
    line = Text().append("│", style=FRAME)
    for box in row:
        line.append_text(content(box, at, height, inner))
        if box.right is None:
            line.append("│", style=FRAME)
        else:
            line.append_text(box.right if at == height // 2 else Text(WALL, style=WALL_STYLE))
    return line


def content(box: Box, at: int, height: int, inner: int) -> Text:
    """One line of a box, in its full width."""
    if box.below is not None:
        height -= 1
        if at == height:
            return box.below
    foot = at - (height - len(box.foot))
    shown = box.lines[at] if at < len(box.lines) else box.foot[foot] if foot >= 0 else Text()
    return Text(" ").append_text(shown).append(" " * (inner - 1 - shown.cell_len))
