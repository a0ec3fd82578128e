"""What the recorded games of the Dice Game must cover together. Whatever is missing is named."""

from __future__ import annotations

import pytest

import bedesten

from .coverage import files, seen

RULES = bedesten.game("dice").rules
WANTED = [
    *(("players", n) for n in (2, 3, 4)),
    *(("tracks", name) for name in ("default", "tracker", "base-like")),
    *(("took_ruby", area) for area in range(7)),
    *(("event", key) for key in ("rerolls", "shortage", "reshuffled", "gave_up_tile")),
]


@pytest.mark.parametrize("what", WANTED, ids=lambda what: f"{what[0]}:{what[1]}")
def test_some_recorded_game_covers(what):
    assert what in seen("dice")


def test_every_bazaar_card_was_used():
    used = {what[1] for what in seen("dice") if what[0] == "used_card"}
    assert used == set(range(len(RULES.cards)))


def test_every_mosque_tile_was_taken():
    taken = {what[1] for what in seen("dice") if what[0] == "took_tile"}
    assert taken == set(range(len(RULES.tiles)))


def test_there_are_enough_of_them():
    assert len(files("dice")) >= 8
