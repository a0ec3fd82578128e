"""The bots that a seat may be given to: by name, and only those. What else a bot can be made from stays at home."""

from __future__ import annotations

from typing import Any

from bedesten.bots import LEVELS, NAMES, plain_bots
from bedesten.server.errors import Refused


def levels() -> list[dict[str, Any]]:
    """Every level with a sentence and how strong it is: first the plain bots, then from the weakest to the strongest."""
    found = [{"name": name, "text": text, "strength": None} for name, text in plain_bots().items()]
    return found + [{"name": name, "text": level.text, "strength": level.strength} for name, level in LEVELS.items()]


def check_level(level: str) -> str:
    """The level's name, if there is one of that name."""
    if level not in NAMES:
        raise Refused("bad_option", f"there is no level {level[:40]!r}; allowed are {', '.join(NAMES)}")
    return level
