"""What a bot gets: the game as one seat may know it. The true state never reaches it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.kernel.game import Game, Option


class Viewpoint:
    """One seat's knowledge at its decision, and the means to think ahead from it.

    Inside is a guessed state: all that the seat knows is right in it, all else was drawn anew. So there is nothing
    secret to be found here, however hard one looks.
    """

    def __init__(self, game: Game[Any], guessed: Any, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._guessed: Final = guessed

    @property
    def step(self) -> str:
        """The key of the question."""
        return str(self._guessed.top().key)

    def options(self) -> list[int]:
        """The legal choices, in ascending order."""
        return list(self._guessed.options())

    def describe(self, choice: int) -> Option:
        """One of the options in words."""
        return self.game.describe(self._guessed, choice)

    def view(self) -> dict[str, Any]:
        """All that this seat knows, as plain data."""
        return self.game.view(self._guessed, self.seat)

    def guess(self, rng: Random) -> Any:
        """A full state that agrees with what this seat knows, to play on with."""
        return self.game.guess(self._guessed, self.seat, rng)
