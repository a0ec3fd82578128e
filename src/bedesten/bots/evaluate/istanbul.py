"""The values of Istanbul positions: one set by hand for the greedy bot, one learned for the search."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights, tuned
from bedesten.bots.evaluate.istanbul_learned import Race, shipped

VALUE: Final[IstanbulValue] = IstanbulValue(Weights())
"""For the greedy bot, whose strength is a yardstick and stays as it is."""

TUNED: Final[Race] = Race(tuned(), shipped())
"""For the bots that search."""
