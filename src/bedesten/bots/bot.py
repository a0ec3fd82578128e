"""What a bot is."""

from __future__ import annotations

from random import Random

from bedesten.kernel.viewpoint import Viewpoint


class Bot:
    """Chooses for a seat. Subclass it and say in `choose` which of `viewpoint.options()` to take."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, viewpoint: Viewpoint) -> int:
        raise NotImplementedError
