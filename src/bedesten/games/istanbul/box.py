"""A box: what an expansion or a variant of Istanbul brings, all in one value."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.games.istanbul.parts import Card, Extra, Figures, Place, Steps, Token
from bedesten.games.istanbul.state import State
from bedesten.kernel.components import Components
from bedesten.kernel.modules import Edit, Module
from bedesten.kernel.step import Effect


class Box(Module[State]):
    """Places, cards, tokens and extras for the tables, effects for the moments, edits of the turn, and its part of a state."""

    def __init__(
        self,
        name: str,
        steps: Steps,
        moments: dict[int, Effect[State]] | None = None,
        turn: list[Edit[State]] | None = None,
        places: list[Place] | None = None,
        cards: list[Card] | None = None,
        tokens: list[Token] | None = None,
        extras: list[Extra] | None = None,
    ) -> None:
        super().__init__(name, moments, turn)
        self.steps: Final[Steps] = steps
        self.places: Final[list[Place]] = places or []
        self.cards: Final[list[Card]] = cards or []
        self.tokens: Final[list[Token]] = tokens or []
        self.extras: Final[list[Extra]] = extras or []

    def copies(self, figures: Components) -> list[int]:
        """How many there are of each of its cards."""
        return []

    def figures(self, figures: Components) -> Figures:
        """What its rules read often."""
        return Figures()

    def start(self, s: State) -> None:
        """Lay out its part of a state, before anything is shuffled or rolled."""

    def restore(self, s: State) -> None:
        """Work out again what a loaded state keeps beside its fields."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Its part of what a seat may know."""
        return {}

    def guess(self, s: State, t: State, seat: int, rng: Random) -> None:
        """Draw anew in `t` what this seat cannot know of `s`."""
