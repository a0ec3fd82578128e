"""The tool that learns how many turns a merchant has to go."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import bedesten
from bedesten.bots.evaluate import istanbul_box_sight, istanbul_sight
from bedesten.bots.evaluate.istanbul_learned import Tables, shipped
from bedesten.kernel.step import CHANCE

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))  # the tools share a module
spec = importlib.util.spec_from_file_location("learn_turns", TOOLS / "learn_turns.py")
learn_turns = importlib.util.module_from_spec(spec)
spec.loader.exec_module(learn_turns)
sys.path.remove(str(TOOLS))


def given(tables):
    return [list(tables.straight), [list(eye) for eye in tables.more], [list(eye) for eye in tables.less]]


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


def test_learning_on_begins_with_what_is_known():
    base = shipped().base
    for boxes in (False, True):
        net = learn_turns.Net(1, boxes)
        net.resume(given(base))
        tables = Tables(*net.tables())
        assert len(tables.more) == len(tables.less) == learn_turns.EYES
        for seed in range(5):
            state = opened(boxes, seed)
            # What is new adds nothing yet: fresh onlookers come in pairs that cancel each other out.
            found = tables.turns(learn_turns.look(state, 0))
            assert found == pytest.approx(base.turns(istanbul_sight.sight(state, 0)), abs=0.01)


def test_positions_are_spread_out_to_the_steps_they_have_come_up():
    for boxes in (False, True):
        things = learn_turns.sizes(boxes)
        state = opened(boxes, 2)
        seen = learn_turns.look(state, 0)
        row = learn_turns.spread([seen], boxes)[0]
        assert len(row) == sum(things) - len(things)
        # As many steps as the cases are above none.
        starts = np.array(learn_turns.firsts(boxes))
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


def test_what_came_is_counted_from_the_end():
    state = opened(False, 1)
    state.rubies[0] = state.rules.target
    seen, turns = [], []
    learn_turns.taught(state, 0, None, [[1], [2], [3]], [[4], [5]], seen, turns)
    assert list(zip(seen, turns, strict=True)) == [([3], 1.0), ([5], 1.0), ([2], 2.0), ([4], 2.0), ([1], 3.0)]


def test_only_onlookers_who_see_something_are_written_down():
    eyes = [[0.0, 0.0], [1.0, 2.0], [0.0001, 0.0], [1.0, 2.0], [0.0, 3.0]]
    assert learn_turns.seeing(eyes) == [[2.0, 4.0], [0.0, 3.0], [0.0, 0.0], [0.0, 0.0]]


def test_it_plays_and_notes_what_was_seen():
    tables = given(shipped().boxes)
    seen, turns, _ = learn_turns.notes((1, 0.0001, tables, 1, 1, True))
    assert len(seen) == len(turns) > 10
    assert max(map(max, seen)) < istanbul_box_sight.CASES
    assert min(turns) >= 1.0
