"""The values of positions, game by game: what the greedy bot goes by, and what the search and its plans do."""

from __future__ import annotations

import importlib
from typing import Any, Final

from bedesten.bots.evaluate.planning import Planning
from bedesten.bots.evaluate.value import Value

PLANNED: Final = ("istanbul",)
"""The games in which it helps to plan one's own turns far ahead."""

THOUGHT_THROUGH: Final = ("istanbul",)
"""The games whose turns can be thought through to their end."""


def value_of(game: str) -> Value[Any]:
    """The hand-written value of a game's positions. The greedy bot goes by it, so it is left as it is."""
    return found(game, "VALUE")


def tuned_value_of(game: str) -> Value[Any]:
    """The same with weights that were tuned in matches, for the search."""
    return found(game, "TUNED")


def thorough_value_of(game: str) -> Value[Any]:
    """The value for a search that thinks every turn through, where that helps; elsewhere that of any search."""
    return found(game, "THOROUGH" if game in THOUGHT_THROUGH else "TUNED")


def planning_of(game: str) -> Planning[Any] | None:
    """What plans in a game go by, where they help."""
    if game not in PLANNED:
        return None
    planning = importlib.import_module(f"bedesten.bots.evaluate.{game}_planning").PLANNING
    assert isinstance(planning, Planning)
    return planning


def found(game: str, name: str) -> Value[Any]:
    value = getattr(importlib.import_module(f"bedesten.bots.evaluate.{game}"), name)
    assert isinstance(value, Value)
    return value
