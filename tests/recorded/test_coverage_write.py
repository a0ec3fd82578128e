"""What the recorded games of Choose & Write must cover together. Whatever is missing is named."""

from __future__ import annotations

import pytest

from .coverage import files, seen

WANTED = [
    *(("players", n) for n in (1, 2, 3, 4, 5)),
    *(("used", location) for location in range(1, 19)),
    *(("caravan", card) for card in range(8)),
    *(("played_guild_card", card) for card in range(16)),
    ("reason", "10 rubies were reached"),
    ("reason", "the location cards ran out"),
    *(("event", key) for key in ("fountain", "emerged", "improved", "paid_card", "crossed_icon", "crossed_bonus")),
    *(("event", key) for key in ("gained_bonus", "dearer", "discarded_left", "played_hand")),
]


@pytest.mark.parametrize("what", WANTED, ids=lambda what: f"{what[0]}:{what[1]}")
def test_some_recorded_game_covers(what):
    assert what in seen("write")


def test_there_are_enough_of_them():
    assert len(files("write")) >= 10
