"""Boards as text, and what stands in one of their boxes."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console

import bedesten
from bedesten.cli.boards.scene import Scene
from bedesten.cli.seats import seated


def drawn(what: Any, width: int = 100) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as written:
        console.print(what)
    return written.get()


def scene(position: str, viewer: int | None = 0, width: int = 100, tight: bool = False, **options: Any) -> Scene:
    """A scene from the fields of a position."""
    game = bedesten.game("istanbul", **options)
    state = game.position(f"{game.title()} | {position} | turn.move turn.end")
    names = ["Ann", "Cid", "Dov", "Eve", "Fay"][: game.players]
    seats = seated(names, ["bot"] * game.players)
    return Scene(game, game.view(state, viewer), viewer, seats, width, tight=tight)


def box(board: str, name: str) -> str:
    """What stands in the box with this name: its lines, one after the other."""
    lines = board.splitlines()
    top = next(number for number, line in enumerate(lines) if re.search(rf"{name}[ ┬┼┐┤]", line))
    left = max(lines[top].rfind(corner, 0, lines[top].index(name) + 1) for corner in "┌├┬┼")
    right = min(at for at in (lines[top].find(corner, left + 1) for corner in "┐┤┬┼") if at > 0)
    found = []
    for line in lines[top + 1 :]:
        if line[0] in "├└":
            break
        found.append(line[left + 1 : right].strip())
    return " / ".join(part for part in found if part)
