"""Garbage: to look through everything takes a tenth of a second with hundreds of games open, and all wait for it meanwhile.

So the collector looks only at what is young by itself. What has grown old and leads in a circle, as a room does that was
put away, is looked for seldom, and what was there when the server started never.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = (10_000, 20)
"""How many new things, and how many looks at them, there are between two looks."""
NEVER: Final = 1_000_000_000
SELDOM: Final = 600.0
"""Seconds between two looks at everything."""


class Garbage:
    """When to look for it."""

    def __init__(self, seldom: float = SELDOM) -> None:
        self.seldom: Final = seldom
        gc.set_threshold(*YOUNG, NEVER)
        gc.collect()
        gc.freeze()
        self.looked = time.monotonic()

    def maybe_collect(self) -> None:
        """Look through everything, if it is time."""
        now = time.monotonic()
        if now - self.looked >= self.seldom:
            self.looked = now
            gc.collect()
