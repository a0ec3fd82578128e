"""The tool that tells what a rival costs a merchant of Istanbul."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
spec = importlib.util.spec_from_file_location("race", ROOT / "tools" / "race.py")
race = importlib.util.module_from_spec(spec)
spec.loader.exec_module(race)


@pytest.fixture
def told(monkeypatch):
    """What the merchant was told of the rival, question by question. Small questions are answered quickly."""
    courses = []
    real = race.choice
    monkeypatch.setattr(race, "choice", lambda *given: courses.append(given[-1]) or real(*given))
    monkeypatch.setattr(race, "SIMULATIONS", 3)
    return courses


def test_alone_the_merchant_takes_his_rubies_and_nobody_else_takes_any(told):
    state = race.raced(1, 1, race.ALONE)
    assert state.rubies == [6, 0]
    assert 15 < state.round < race.LONGEST
    assert not any(told)


def test_a_rival_takes_what_he_planned_and_the_merchant_knows_it(told):
    state = race.raced(1, 1, race.TOLD)
    assert state.rubies[0] == 6
    assert state.rubies[1] >= 3
    # First all of the rival's turns are ahead, in the end those that are left.
    assert len(told[0]) > 15
    assert len(told[0]) - len(told[-1]) == min(len(told[0]), state.round - 1)


def test_or_does_not_know_it(told):
    state = race.raced(1, 1, race.NOT_TOLD)
    assert state.rubies[0] == 6
    assert state.rubies[1] >= 3
    assert not any(told)
