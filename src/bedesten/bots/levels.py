"""The opponents people choose from, by name, from one a child can beat to all that the machine can give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import Greedy
from bedesten.bots.relaxed import Relaxed
from bedesten.bots.search import Search


@dataclass(frozen=True)
class Level:
    """An opponent of a stated strength: measured in two-player Istanbul on random layouts, see docs/strength.md."""

    name: str
    text: str
    strength: str
    make: Callable[[int | None], Bot]


LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "apprentice",
            "Thinks its turn through and often takes the second or third best. For the first games.",
            "takes its sixth ruby in about round 54; wins one game of twelve against the journeyman",
            partial(Relaxed, budget=60, slack=12.0),
        ),
        Level(
            "journeyman",
            "Thinks its turn through and sometimes takes the second best.",
            "sixth ruby in about round 33; wins a third of its games against the merchant",
            partial(Relaxed, budget=60, slack=5.0),
        ),
        Level(
            "merchant",
            "Makes the most of each turn and plans no further.",
            "sixth ruby in about round 28; it is the greedy bot",
            Greedy,
        ),
        Level(
            "adept",
            "Looks some turns ahead and watches what you are up to.",
            "wins nine games of ten against the merchant",
            partial(Search, simulations=150),
        ),
        Level(
            "master",
            "All that this machine can give in about two seconds for a choice.",
            "sixth ruby in about round 21, where two of them play",
            partial(Search, milliseconds=2000),
        ),
    )
}
"""From the weakest to the strongest."""
