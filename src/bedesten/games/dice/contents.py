"""The table of contents of the rules: every kind of step."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice import actions, cards, dice, markers, mosque, payment, rubies, setup, turn
from bedesten.games.dice.state import State
from bedesten.kernel.step import Step

STEPS: Final[list[type[Step[State]]]] = [
    *setup.STEPS,
    *turn.STEPS,
    *dice.STEPS,
    *actions.STEPS,
    *payment.STEPS,
    *markers.STEPS,
    *rubies.STEPS,
    *mosque.STEPS,
    *cards.STEPS,
]
