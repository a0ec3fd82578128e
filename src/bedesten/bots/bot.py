"""What a bot is."""

from __future__ import annotations

from random import Random

from bedesten.bots.thought import Watch
from bedesten.kernel.viewpoint import Viewpoint


class Bot:
    """Chooses for a seat. Subclass it and say in `choose` which of `viewpoint.options()` to take."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, viewpoint: Viewpoint) -> int:
        raise NotImplementedError

    def think(self, viewpoint: Viewpoint, watch: Watch | None = None) -> int:
        """Choose, and tell the watcher now and then how far one has come; when he says no, choose at once."""
        return self.choose(viewpoint)

    def close(self) -> None:
        """The game is over or abandoned: let go of whatever was held for it."""
