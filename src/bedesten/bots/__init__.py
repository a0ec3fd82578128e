"""Opponents. A bot sees a viewpoint, never the true state, and says which of its options it takes."""

from __future__ import annotations

import inspect
import re
from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import Greedy
from bedesten.bots.levels import LEVELS, Level
from bedesten.bots.process import PREFIX, ProcessBot
from bedesten.bots.random import RandomBot
from bedesten.bots.search import Search
from bedesten.bots.thought import Thought, Watch
from bedesten.kernel.errors import BadOption

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": Greedy}
"""The plain bots, that every other is measured against."""

NAMES: Final = [*BOTS, *LEVELS]
"""Every bot that has a name of its own."""


def plain_bots() -> dict[str, str]:
    """Each plain bot with how it plays, in a sentence or two: the first paragraph of what its class says of itself."""
    return {name: (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ") for name, kind in BOTS.items()}


SEARCH: Final = re.compile(r"(search|thorough):([1-9][0-9]{0,7})(ms)?")


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name: a plain one, a level, `search:400` (simulations), `search:2000ms`, `thorough:100`, or
    `process:COMMAND`.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name in LEVELS:
        return LEVELS[name].make(seed)
    found = SEARCH.fullmatch(name)
    if found:
        amount = int(found[2])
        return Search(seed, 0 if found[3] else amount, amount if found[3] else 0, thorough=found[1] == "thorough")
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX), seed)
    raise BadOption(
        f"there is no bot {name!r}; allowed are {', '.join(NAMES)}, "
        "search:400 for so many simulations, search:2000ms for so much time, thorough:100 for simulations that think turns "
        "through, process:COMMAND for a program"
    )


__all__ = ["BOTS", "LEVELS", "NAMES", "Bot", "Level", "Thought", "Watch", "bot", "plain_bots"]
