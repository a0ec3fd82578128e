"""The tool that learns how many turns a merchant has to go."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import bedesten
from bedesten.bots.evaluate import istanbul_box_sight, istanbul_sight, istanbul_wide_sight
from bedesten.bots.evaluate.istanbul_learned import Tables, figures, read, shipped
from bedesten.kernel.step import CHANCE

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
learn_turns = importlib.import_module("learn_turns")
sys.path.remove(str(TOOLS))


def opened(boxes, seed):
    """A game that the tool would play, laid out."""
    rng = Random(seed)
    state = bedesten.game("istanbul", **learn_turns.options(rng, boxes)).new()
    while state.seat() == CHANCE:
        state.apply(state.chance(rng.random()))
    return state


@pytest.mark.parametrize("boxes", [False, True])
def test_games_are_those_that_are_to_be_learned(boxes):
    played = {tuple(box.name for box in opened(boxes, seed).rules.boxes) for seed in range(40)}
    assert (() in played) != boxes
    if boxes:
        assert {("mocha",), ("letters",)} <= played
        assert any({"mocha", "letters"} <= set(names) for names in played)
        assert any("neutral-assistants" in names for names in played)
        assert any("caravan-leader" in names for names in played)


@pytest.mark.parametrize("name", ["base", "boxes"])
def test_learning_begins_with_what_is_known_of_the_base_game(name):
    base = shipped().base
    sight = learn_turns.SIGHTS[name]
    net = learn_turns.Net(1, sight)
    net.resume(list(figures("istanbul_tables.toml")))
    straight, more, less = net.tables()
    assert len(more) == len(less) == sight.eyes
    tables = Tables(straight, more, less)
    for seed in range(5):
        state = opened(sight.boxes, seed)
        # What is new adds nothing yet: fresh onlookers come in pairs that cancel each other out.
        found = tables.turns(sight.look(state, 0))
        assert found == pytest.approx(base.turns(istanbul_sight.sight(state, 0)), abs=0.01)


def test_learning_goes_on_with_what_is_known_of_the_wide_sight():
    sight = learn_turns.SIGHTS["wide"]
    known = read(sight.file)
    net = learn_turns.Net(1, sight)
    net.resume(list(figures(sight.file)))
    tables = Tables(*net.tables())
    for seed in range(5):
        seen = sight.look(opened(False, seed), 0)
        assert tables.turns(seen) == pytest.approx(known.turns(seen), abs=0.01)


@pytest.mark.parametrize("name", learn_turns.SIGHTS)
def test_positions_are_spread_out_to_the_steps_they_have_come_up(name):
    sight = learn_turns.SIGHTS[name]
    seen = sight.look(opened(sight.boxes, 2), 0)
    row = learn_turns.spread([seen], sight)[0]
    assert len(row) == sum(sight.sizes) - len(sight.sizes)
    # As many steps as the cases are above none.
    starts = np.array(sight.firsts)
    above = [case - starts[np.searchsorted(starts, case, "right") - 1] for case in seen]
    assert row.sum() == sum(above)


def test_gifts_are_taken_from_where_they_lie():
    gifted = 0
    for seed in range(30):
        state = opened(True, seed)
        cards = sum(state.deck) + sum(map(len, state.hand)) + len(state.discards)
        letters = sum(state.letter_deck) + sum(map(len, state.letters)) + sum(map(len, state.delivered))
        learn_turns.gifts(state, Random(seed))
        assert sum(state.deck) + sum(map(len, state.hand)) + len(state.discards) == cards
        assert sum(state.letter_deck) + sum(map(len, state.letters)) + sum(map(len, state.delivered)) == letters
        assert all(taken <= len(state.rules.mosque_goods) for taken in state.mosque)
        gifted += sum(map(len, state.letters)) + sum(state.coffee)
    assert gifted


def saw(promised=()):
    found = learn_turns.Seen()
    found.starts, found.ends, found.promised = [[1], [2], [3]], [[4], [5]], list(promised)
    return found


def test_what_came_is_counted_from_the_end():
    seen, turns = [], []
    learn_turns.taught(saw(), 0.0, None, learn_turns.SIGHTS["base"], seen, turns)
    assert list(zip(seen, turns, strict=True)) == [([3], 1.0), ([5], 1.0), ([2], 2.0), ([4], 2.0), ([1], 3.0)]


def test_what_was_promised_counts_as_much_as_what_came():
    seen, turns = [], []
    learn_turns.taught(
        saw([5.0, 3.0, 2.0]), 0.0, read("istanbul_wide_tables.toml"), learn_turns.SIGHTS["wide"], seen, turns
    )
    assert list(zip(seen, turns, strict=True)) == [([3], 1.5), ([5], 1.5), ([2], 2.75), ([4], 2.75), ([1], 4.375)]


def test_only_onlookers_who_see_something_are_written_down():
    eyes = [[0.0, 0.0], [1.0, 2.0], [0.0001, 0.0], [1.0, 2.0], [0.0, 3.0]]
    assert learn_turns.seeing(eyes) == [[2.0, 4.0], [0.0, 3.0]]


@pytest.mark.parametrize(("name", "cases"), [("boxes", istanbul_box_sight.CASES), ("wide", istanbul_wide_sight.CASES)])
def test_it_plays_and_notes_what_was_seen(name, cases):
    tables = list(figures(learn_turns.SIGHTS[name].file))
    seen, turns, _ = learn_turns.notes((1, 0.0001, tables, 1, 1, name))
    assert len(seen) == len(turns) > 10
    assert max(map(max, seen)) < cases
    assert min(turns) >= 1.0
