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
    """An opponent of a stated strength."""

    name: str
    text: str
    strength: str
    """Expected, in words: the levels have not been measured against each other yet."""
    make: Callable[[int | None], Bot]


LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "apprentice",
            "Sees what lies at hand and often takes the second best. For the first games.",
            "meant to be beaten by a child",
            partial(Relaxed, budget=1, slack=30.0),
        ),
        Level(
            "journeyman",
            "Thinks its turn through, but not every time to the end.",
            "meant as a fair match after a few games",
            partial(Relaxed, budget=60, slack=8.0),
        ),
        Level(
            "merchant",
            "Makes the most of each turn and plans no further.",
            "plays like the greedy bot",
            Greedy,
        ),
        Level(
            "adept",
            "Looks some turns ahead and watches what you are up to.",
            "should beat the merchant in most games",
            partial(Search, simulations=150),
        ),
        Level(
            "master",
            "All that this machine can give in about two seconds for a choice.",
            "meant to be the strongest here",
            partial(Search, milliseconds=2000),
        ),
    )
}
"""From the weakest to the strongest."""
