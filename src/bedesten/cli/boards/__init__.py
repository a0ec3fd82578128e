"""Boards: how a game looks in the terminal. A file for each game, and a plain one for any game that has none.

A board is a module named like its game with two functions:

    draw(scene) -> renderable            the whole board with everybody's things
    hand(scene) -> renderable or None    what only the viewer holds

and, if it likes, `note(scene, topic)`: what help should add about a topic as things stand.
"""

from __future__ import annotations

import importlib
from types import ModuleType


def board_of(game: str) -> ModuleType:
    """The board of a game, or the plain one."""
    name = f"{__name__}.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return importlib.import_module(f"{__name__}.plain")
