"""The bot that makes the most of its turn."""

from __future__ import annotations

from bedesten.bots.bot import Bot
from bedesten.bots.lookahead import best_choice
from bedesten.bots.values import value_of
from bedesten.kernel.viewpoint import Viewpoint


class Greedy(Bot):
    """Thinks its own turn through to the end and takes what leaves it best off by a hand-written value.

    It does not ask what the others will do, nor what it will do itself the turn after: the value must know.
    """

    budget = 3000
    """About how many positions it looks at for a choice."""

    def choose(self, viewpoint: Viewpoint) -> int:
        options = viewpoint.options()
        if len(options) == 1:
            return options[0]
        state = viewpoint.guess(self.rng)
        return best_choice(state, viewpoint.seat, value_of(viewpoint.game.name), self.rng, self.budget)
