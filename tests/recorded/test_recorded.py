"""Whole games, replayed: a file dropped into a folder here is a test."""

from __future__ import annotations

import json

import pytest

import bedesten
from bedesten.kernel.record import dump


def test_it_leads_to_the_same_end(record):
    table = bedesten.replay(record)
    assert table.over
    assert table.result() == record["result"]
    if "final" in record:
        assert table.game.write(table.state) == record["final"]


def test_it_is_written_as_it_was_read(record):
    table = bedesten.replay(record)
    again = table.record()
    assert {key: record[key] for key in again} == again
    assert json.loads(dump(again)) == again


def test_it_can_be_entered_anywhere(record):
    whole = len(record["choices"])
    for ply in (0, 1, whole // 3, whole // 2, whole - 1):
        table = bedesten.replay(record, to=ply)
        assert table.choices == record["choices"][:ply]
        assert record["choices"][ply] in table.options()


def test_another_choice_in_it_is_refused(record):
    wrong = {**record, "choices": [*record["choices"][:50], 9_999_999, *record["choices"][51:]]}
    with pytest.raises(bedesten.BadRecord, match="choice 51"):
        bedesten.replay(wrong)
    longer = {**record, "choices": [*record["choices"], 0]}
    with pytest.raises(bedesten.BadRecord, match="is over after"):
        bedesten.replay(longer)
    other = {**record, "result": {**record["result"], "winners": [], "scores": []}}
    with pytest.raises(bedesten.BadRecord, match="another result"):
        bedesten.replay(other)
