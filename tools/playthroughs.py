"""Writes the golden transcripts in tests/playthroughs: what a game says of itself, move by move.

They are compared line by line in the tests, so every change of behaviour, words or views is seen in a diff.
`make playthroughs` renews them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import bedesten
from bedesten.kernel.conformance import any_choice

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
CHOICES = 70
"""Choices told at the beginning of a game, and as many again at its end."""

GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "istanbul-2-random": ("istanbul", {"players": 2, "layout": "random"}, 1),
    "istanbul-3-neutral-2014": (
        "istanbul",
        {"players": 3, "layout": "long", "variants": ["neutral-assistants"], "edition": "2014"},
        2,
    ),
    "istanbul-5-short": ("istanbul", {"players": 5}, 3),
    "istanbul-3-mocha": ("istanbul", {"players": 3, "modules": ["mocha"], "variants": ["caravan-leader"]}, 4),
    "istanbul-4-letters": ("istanbul", {"players": 4, "modules": ["letters"]}, 5),
    "istanbul-2-bazaar": ("istanbul", {"players": 2, "variants": ["great-bazaar"]}, 6),
    "dice-3": ("dice", {"players": 3}, 7),
    "write-1": ("write", {"players": 1}, 8),
    "write-4": ("write", {"players": 4}, 9),
}


def transcript(name: str, options: dict[str, Any], seed: int) -> str:
    """A random game, told at its beginning and its end."""
    game = bedesten.game(name, **options)
    lines = [f"game: {game.title()}"]
    rng = Random(seed)
    choices = whole_game(game, rng)
    told = {*range(CHOICES), *range(len(choices) - CHOICES, len(choices))}
    state = game.new()
    state.log = []
    names = [f"Seat {seat}" for seat in range(game.players)]
    for ply, choice in enumerate(choices):
        before = len(state.log)
        if ply in told:
            lines += position(game, state, ply)
            lines.append(f"  takes {choice}")
        state.apply(choice)
        if ply in told:
            for event in state.log[before:]:
                lines.append(f"  | {game.story(event, None, names)}")
        elif ply == CHOICES:
            lines.append("…")
    lines.append(f"end: {game.write(state)}")
    lines.append(f"result: {json.dumps(game.result(state))}")
    for seat in (None, 0):
        lines.append(f"view of {'a spectator' if seat is None else f'seat {seat}'}:")
        lines += [f"  {key}: {json.dumps(value)}" for key, value in game.view(state, seat).items()]
    return "\n".join(lines) + "\n"


def whole_game(game: bedesten.Game[Any], rng: Random) -> list[int]:
    """The choices of a random game."""
    state = game.new()
    choices: list[int] = []
    while not state.over():
        choices.append(any_choice(state, rng))
        state.apply(choices[-1])
    return choices


def position(game: bedesten.Game[Any], state: Any, ply: int) -> list[str]:
    """Who is asked what, and in which words."""
    seat = "chance" if state.seat() == bedesten.CHANCE else f"seat {state.seat()}"
    lines = [f"{ply}: {seat}, {state.top().key}: {game.question(state)}"]
    if ply % 10 == 0:
        lines.append(f"  {game.write(state)}")
    if seat == "chance":
        lines.append(f"  {state.options()} by {state.weights()}")
        return lines
    for choice in state.options():
        option = game.describe(state, choice)
        lines.append(f"  {choice} {option['kind']} {option['target']}: {option['label']}")
    return lines


def main() -> None:
    for name, (game, options, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(transcript(game, options, seed), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
