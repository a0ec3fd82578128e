"""Bedesten: the Istanbul family of board games, to play, to program and to study. An unofficial fan project."""

from __future__ import annotations

from bedesten.kernel.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    GameError,
    GameOver,
    IllegalChoice,
    NotYourTurn,
)
from bedesten.kernel.game import Game, Option, Result
from bedesten.kernel.step import CHANCE
from bedesten.kernel.table import Table
from bedesten.kernel.viewpoint import Viewpoint
from bedesten.registry import game, games, replay
from bedesten.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "GameError",
    "GameOver",
    "IllegalChoice",
    "NotYourTurn",
    "Option",
    "Result",
    "Table",
    "Viewpoint",
    "game",
    "games",
    "replay",
]
