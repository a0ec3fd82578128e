"""The values of Istanbul positions: one set by hand for the greedy bot, and what was learned for the searches."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights, tuned
from bedesten.bots.evaluate.istanbul_learned import Race, shipped
from bedesten.bots.evaluate.istanbul_thorough import Thorough
from bedesten.bots.evaluate.istanbul_wide import shipped_wide

VALUE: Final[IstanbulValue] = IstanbulValue(Weights())
"""For the greedy bot, whose strength is a yardstick and stays as it is."""

TUNED: Final[Race] = Race(tuned(), shipped())
"""For the bots that search."""

THOROUGH: Final[Thorough] = Thorough(tuned(), shipped_wide(TUNED.learned.boxes), TUNED)
"""For those that think every turn through."""
