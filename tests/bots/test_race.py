"""The tool that tells what a rival costs a merchant of Istanbul."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
spec = importlib.util.spec_from_file_location("race", ROOT / "tools" / "race.py")
race = importlib.util.module_from_spec(spec)
spec.loader.exec_module(race)


def test_alone_the_merchant_takes_his_rubies_and_nobody_else_takes_any():
    state = race.raced(1, 1, race.ALONE)
    assert state.rubies == [6, 0]
    assert state.round == race.turns((1, 1, race.ALONE)) < race.LONGEST


def test_a_rival_takes_what_he_planned_whether_the_merchant_is_told_or_not():
    for case in (race.TOLD, race.NOT_TOLD):
        state = race.raced(1, 1, case)
        assert state.rubies[0] == 6
        assert state.rubies[1] >= 3
        # What both took is dearer now.
        assert state.gems + state.palace + sum(state.mosque) > 0


def test_who_is_told_plans_by_it(monkeypatch):
    told = []
    real = race.choice
    monkeypatch.setattr(race, "choice", lambda *given: told.append(given[3]) or real(*given))
    race.raced(1, 1, race.TOLD)
    # As many turns fewer are ahead as have been had, from the whole course of the rival on.
    assert len(told[0]) > 15
    assert len(told[-1]) < len(told[0])
    told.clear()
    race.raced(1, 1, race.NOT_TOLD)
    assert not any(told)
