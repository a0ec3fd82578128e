"""The bot that is content with a good choice where it does not see the best."""

from __future__ import annotations

from math import exp

from bedesten.bots.bot import Bot
from bedesten.bots.lookahead import scores
from bedesten.bots.values import value_of
from bedesten.kernel.viewpoint import Viewpoint


class Relaxed(Bot):
    """Thinks its own turn through like the greedy bot, but less far, and takes any choice that looks about as good.

    So its mistakes are those of a person: it overlooks what was a little better, it does nothing absurd.
    """

    def __init__(self, seed: int | None = None, budget: int = 60, slack: float = 20.0) -> None:
        super().__init__(seed)
        self.budget = budget
        """About how many positions it looks at for a choice."""
        self.slack = slack
        """How much worse a choice may look and still be taken one time in four; a ruby is worth 100."""

    def choose(self, viewpoint: Viewpoint) -> int:
        options = viewpoint.options()
        if len(options) == 1:
            return options[0]
        state = viewpoint.guess(self.rng)
        promises = scores(state, viewpoint.seat, value_of(viewpoint.game.name), self.rng, self.budget)
        best = max(promises)
        chances = [exp((worth - best) / self.slack) if worth >= best - 3 * self.slack else 0.0 for worth in promises]
        return self.rng.choices(options, chances)[0]
