"""The values of Dice Game positions: one set by hand for the greedy bot, one learned for the search."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.dice_hand import DiceValue, tuned
from bedesten.bots.evaluate.dice_learned import LearnedDiceValue
from bedesten.bots.evaluate.dice_plan import Weights
from bedesten.bots.evaluate.dice_tables import shipped

VALUE: Final[DiceValue] = DiceValue(Weights())
"""For the greedy bot, whose strength is a yardstick and stays as it is."""

TUNED: Final[LearnedDiceValue] = LearnedDiceValue(tuned(), shipped())
"""For the bots that search."""
