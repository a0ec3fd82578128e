"""What a choice would do: tried out on guessed copies of the game, so that nothing hidden can show."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.kernel.table import Table

GUESSES: Final = 3
"""What all of so many guesses at the hidden cards lead to is taken for certain."""


def previews(table: Table, seat: int, rng: Random) -> list[dict[str, Any]]:
    """For each option the sentences of what certainly follows, up to the next question, be it to chance."""
    game = table.game
    guesses = [game.guess(table.state, seat, rng) for _ in range(GUESSES)]
    found: list[dict[str, Any]] = []
    for choice in table.options():
        stories = [story(table, state, seat, choice) for state in guesses]
        certain = [lines[0] for lines in zip(*stories, strict=False) if all(line == lines[0] for line in lines)]
        found.append({"choice": choice, "lines": [line for line in certain if line]})
    return found


def story(table: Table, state: Any, seat: int, choice: int) -> list[str]:
    """What is told if a choice is taken here; a sign of the end where a guess does not allow it."""
    if choice not in state.legal:
        return []
    after = state.copy()
    after.log = []
    after.apply(choice)
    return [table.game.story(event, seat, table.names) for event in after.log]
