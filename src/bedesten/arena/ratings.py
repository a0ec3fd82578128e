"""How strong the bots are, in one number each: OpenSkill's Plackett–Luce ratings, from all games together.

OpenSkill learns game by game, so its numbers lean on the order of the games. The rating given here is the mean over many
passes, each over games drawn anew with replacement, in an order of its own; the 95 % interval holds the spread of the
passes and OpenSkill's own doubt.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, TypedDict

from bedesten.arena.intervals import Z
from bedesten.arena.match import Outcome

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

UPDATES: Final = 20_000
"""About how many games are looked at in all passes together."""
FEWEST: Final = 10
MOST: Final = 100
LONGEST: Final = 2_000
"""Games in a pass: more move the numbers no further."""


class Rating(TypedDict):
    """A bot's strength. Somebody unknown has 25; what counts is the difference."""

    mean: float
    low: float
    high: float


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Rating]:
    """A rating for every bot; games of a bot against itself say nothing."""
    games = [outcome for outcome in outcomes if len(set(outcome["seats"])) > 1]
    length = min(len(games), LONGEST)
    passes = min(MOST, max(FEWEST, UPDATES // max(1, length)))
    rng = Random(len(games))
    found: dict[str, list[PlackettLuceRating]] = {bot: [] for bot in bots}
    for _ in range(passes if games else 1):
        for bot, strength in one_pass([rng.choice(games) for _ in range(length)], bots).items():
            found[bot].append(strength)
    return {bot: spread(values) for bot, values in found.items()}


def one_pass(games: list[Outcome], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """The ratings after these games. A bot at several seats learns the mean of what they learn."""
    from openskill.models import PlackettLuce  # here, because every command of the program comes by this file

    model = PlackettLuce()
    known = {bot: model.rating() for bot in bots}
    for outcome in games:
        seats: list[str] = outcome["seats"]
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in seats]
        after = model.rate(teams, ranks=[float(rank) for rank in outcome["ranking"]])
        for bot in set(seats):
            own = [team[0] for team, other in zip(after, seats, strict=True) if other == bot]
            known[bot] = model.rating(
                mu=sum(rating.mu for rating in own) / len(own), sigma=sum(rating.sigma for rating in own) / len(own)
            )
    return known


def spread(found: list[PlackettLuceRating]) -> Rating:
    """The mean of the passes, with their spread and the model's own doubt together."""
    middle = sum(rating.mu for rating in found) / len(found)
    apart = sum((rating.mu - middle) ** 2 for rating in found) / len(found)
    doubt = sum(rating.sigma**2 for rating in found) / len(found)
    half = Z * math.sqrt(apart + doubt)
    return Rating(mean=middle, low=middle - half, high=middle + half)
