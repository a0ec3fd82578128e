"""The value of Istanbul positions for a search that thinks every turn through which it meets."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_box_turn import BoxTurnThought
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights
from bedesten.bots.evaluate.istanbul_learned import TURN, Learned, Race, race
from bedesten.bots.evaluate.istanbul_turn import TurnThought
from bedesten.bots.evaluate.value import NOTHING, Manner, Value
from bedesten.games.istanbul.state import State


class Thorough(Race):
    """Who will have his last ruby soonest; within a turn, what the turn can come to."""

    def __init__(self, weights: Weights, learned: Learned, quick: Race, thought: TurnThought | None = None) -> None:
        super().__init__(weights, learned)
        self.quick: Final = quick
        """For games in which plans do better."""
        self.thought: Final[TurnThought] = thought or TurnThought(learned)

    def anew(self, s: State, /) -> Value[State]:
        """In the base game, and with Letters & Seals, where plans are of no use, turns are thought through."""
        if not s.rules.boxes:
            return Thorough(self.weights, self.learned, self.quick)
        if not s.letters:
            return self.quick
        return Thorough(
            self.weights, self.learned, self.quick, BoxTurnThought(self.learned, IstanbulValue(self.weights))
        )

    def manner(self) -> Manner:
        manner = super().manner()
        manner.lines = 0.0
        manner.thorough = True
        return manner

    def weighed(self, s: State, budget: int, /) -> list[float]:
        """What the turn can come to with each option; after the last round there are no turns."""
        if not self.thought.thinks(s):
            return NOTHING
        return [-TURN * turns for turns in self.thought.promises(s, cards=budget > 1)]

    def pace(self) -> float:
        return TURN

    def foreseen(self, s: State, players: int, promise: float, /) -> tuple[list[float], list[float]]:
        """Whoever has the turn has his next a round later."""
        ends = self.ends(s, players)
        if self.thought.thinks(s):
            ends[s.active] = s.round + 1.0 - promise / TURN
        return race(s, ends), ends
