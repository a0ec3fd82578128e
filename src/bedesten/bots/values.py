"""The values of positions, game by game: what the greedy bot goes by, and what the search does."""

from __future__ import annotations

import importlib
from typing import Any

from bedesten.bots.evaluate.value import Value


def value_of(game: str) -> Value[Any]:
    """The hand-written value of a game's positions. The greedy bot goes by it, so it is left as it is."""
    return found(game, "VALUE")


def tuned_value_of(game: str) -> Value[Any]:
    """The same with weights that were tuned in matches, for the search."""
    return found(game, "TUNED")


def found(game: str, name: str) -> Value[Any]:
    value = getattr(importlib.import_module(f"bedesten.bots.evaluate.{game}"), name)
    assert isinstance(value, Value)
    return value
