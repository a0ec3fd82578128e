"""Golden transcripts: what the games say of themselves has not changed unnoticed."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import bedesten

FOLDER = Path(__file__).parent
spec = importlib.util.spec_from_file_location("playthroughs", FOLDER.parent.parent / "tools" / "playthroughs.py")
playthroughs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(playthroughs)


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_the_transcript_is_as_it_was(name):
    now = playthroughs.transcript(*playthroughs.GAMES[name]).splitlines()
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (was, is_now) in enumerate(zip(golden, now, strict=False), 1):
        assert is_now == was, f"line {number} of {name}.txt changed; if it is meant, `make playthroughs` renews it"
    assert len(now) == len(golden)


def test_every_game_has_one():
    assert {game for game, _options, _seed in playthroughs.GAMES.values()} == set(bedesten.games())
