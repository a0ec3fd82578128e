"""The contract of a game as assertions: import it, and check any game with it.

from bedesten.kernel.conformance import check_game
check_game(bedesten.game("istanbul", players=3), seeds=range(5))
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

from bedesten.kernel.game import KINDS, Game
from bedesten.kernel.pick import pick
from bedesten.kernel.step import CHANCE

LIMIT = 60_000
"""Choices after which a random game must have ended."""


def check_game(game: Game[Any], seeds: Iterable[int] = range(3), every: int = 1, limit: int = LIMIT) -> None:
    """Play random games and check at every decision (or every n-th) what must hold in any game."""
    for seed in seeds:
        rng = Random(seed)
        choices: list[int] = []
        state = game.new()
        state.log = []
        kept: list[tuple[Any, str]] = []
        while not state.over():
            assert len(choices) < limit, f"the game with seed {seed} has not ended after {limit} choices"
            check_options(state)
            if len(choices) % every == 0:
                check_position(game, state, rng)
                if len(choices) % (40 * every) == 0:
                    kept.append((state.copy(), text(game.save(state))))
            choice = any_choice(state, rng)
            choices.append(choice)
            state.apply(choice)
        check_end(game, state)
        for earlier, before in kept:
            assert text(game.save(earlier)) == before, "a copy changed while the game went on: something is shared"
        check_replay(game, choices, text(game.save(state)))


def any_choice(state: Any, rng: Random) -> int:
    """Any option, by its weight where chance chooses."""
    options = state.options()
    if state.seat() == CHANCE:
        roll = rng.random()
        drawn: int = state.chance(roll)
        assert drawn == pick(options, state.weights(), roll), f"{state.top().key} does not draw by its weights"
        return drawn
    return int(options[int(rng.random() * len(options))])


def text(data: Any) -> str:
    """Plain data as one text: fails on what is not plain."""
    return json.dumps(data, sort_keys=True)


def check_options(state: Any) -> None:
    """Options are ints in ascending order, more than one of them; weights go with them where chance chooses."""
    options = state.options()
    key = state.top().key
    assert len(options) > 1, f"{key} asks although there are {len(options)} options"
    assert all(type(choice) is int for choice in options), f"{key} has options that are not ints: {options}"
    assert all(a < b for a, b in pairwise(options)), f"{key} options do not ascend: {options}"
    assert options == state.top().options(state), f"{key}: the kept options are not what the step says"
    if state.seat() == CHANCE:
        weights = state.weights()
        assert len(weights) == len(options), f"{key} has {len(weights)} weights for {len(options)} options"
        assert all(weight > 0 for weight in weights), f"{key} has an option that cannot come up"


def check_position(game: Game[Any], state: Any, rng: Random) -> None:
    """Saving, notation, copies, words, views and guesses at one decision."""
    saved = game.save(state)
    plain = text(saved)
    loaded = game.load(json.loads(plain))
    assert text(game.save(loaded)) == plain, "save and load do not give the same state"
    assert loaded.options() == state.options(), "a loaded state has other options"
    line = game.write(state)
    assert "\n" not in line
    read = game.position(line)
    assert game.write(read) == line, f"the notation does not come back: {line}"
    assert text(game.save(read)) == plain, f"the notation does not hold the whole state: {line}"

    copy = state.copy()
    copy.apply(any_choice(copy, rng))
    assert text(game.save(state)) == plain, f"acting on a copy changed the original at {state.top().key}"

    check_words(game, state)
    for seat in range(game.players):
        check_seat(game, state, seat, rng)
    text(game.view(state, None))


def check_words(game: Game[Any], state: Any) -> None:
    """Every option can be told: its kind is one that clients know, its label is a text and its own."""
    assert game.question(state)
    labels: dict[str, int] = {}
    for choice in state.options():
        option = game.describe(state, choice)
        assert option["choice"] == choice
        assert option["kind"] in KINDS, f"{state.top().key}: {option['kind']!r} is not a kind of choice"
        label = option["label"]
        assert label and "\n" not in label, f"{state.top().key} has no label for {choice}"
        assert label not in labels, f"{state.top().key}: {choice} and {labels.get(label)} are both {label!r}"
        labels[label] = choice
        text(dict(option))


def check_seat(game: Game[Any], state: Any, seat: int, rng: Random) -> None:
    """A guess agrees with the seat's view, and the view does not depend on what was guessed."""
    seen = text(game.view(state, seat))
    guessed = game.guess(state, seat, rng)
    assert text(game.view(guessed, seat)) == seen, f"a guess for seat {seat} shows something else than it knows"
    assert guessed.stack == state.stack or [s.key for s in guessed.stack] == [s.key for s in state.stack]
    if state.seat() == seat:
        assert guessed.options() == state.options(), f"a guess changes seat {seat}'s own options"
    again = game.guess(guessed, seat, rng)
    assert text(game.view(again, seat)) == seen
    again.apply(any_choice(again, rng))  # whoever is asked in it can answer, whatever was guessed for him


def check_end(game: Game[Any], state: Any) -> None:
    """Nothing is asked any more, and there is a result."""
    assert state.options() == []
    result = game.result(state)
    text(dict(result))
    assert len(result["scores"]) == len(result["ranking"]) == game.players
    assert result["winners"] == [seat for seat, place in enumerate(result["ranking"]) if place == 1]
    assert result["reason"]
    for seat in [*range(game.players), None]:
        text(game.view(state, seat))
    for event in state.log:
        for viewer in (0, None):
            game.story(event, viewer, [f"seat {seat}" for seat in range(game.players)])


def check_replay(game: Game[Any], choices: list[int], final: str) -> None:
    """The same choices make the same game."""
    state = game.new()
    for choice in choices:
        assert choice in state.options()
        state.apply(choice)
    assert state.over()
    assert text(game.save(state)) == final, "the same choices led to another end"
