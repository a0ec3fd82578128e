"""Opponents. A bot sees a viewpoint, never the true state, and says which of its options it takes."""

from __future__ import annotations

from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import Greedy
from bedesten.bots.random import RandomBot
from bedesten.kernel.errors import BadOption

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy}


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; allowed are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot"]
