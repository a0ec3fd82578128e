"""The bot that does anything."""

from __future__ import annotations

from bedesten.bots.bot import Bot
from bedesten.kernel.viewpoint import Viewpoint


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, viewpoint: Viewpoint) -> int:
        return self.rng.choice(viewpoint.options())
