"""Records: what is broken, cut off or foreign gets a sentence."""

from __future__ import annotations

import json

import pytest

import bedesten
from bedesten.kernel.record import dump, read


@pytest.fixture
def record():
    table = bedesten.Table(bedesten.game("istanbul", players=2), seed=2)
    for _ in range(30):
        table.apply(table.options()[0])
    return table.record()


def test_a_record_says_what_was_played(record):
    assert record["game"] == "istanbul"
    assert record["options"] == {
        "players": 2, "layout": "short", "modules": [], "variants": [], "edition": "2019",
    }  # fmt: skip
    assert record["components"]["changes"] == {}
    assert record["result"] is None


def test_it_comes_back_from_a_file(tmp_path, record):
    path = tmp_path / "game.json"
    path.write_text(dump(record), encoding="utf-8")
    assert read(path) == record
    assert bedesten.replay(read(path)).record() == record


def test_a_game_goes_on_from_its_record(record):
    table = bedesten.replay(record, seed=9)
    assert table.choices == record["choices"]
    table.apply(table.options()[0])
    assert len(table.choices) > len(record["choices"])


def test_own_components_come_back_with_the_record():
    game = bedesten.game("istanbul", players=2, components={"wainwright.price": 3})
    record = bedesten.Table(game, seed=1).record()
    assert record["components"]["changes"] == {"wainwright.price": 3}
    assert bedesten.replay(record).game.components.number("wainwright.price") == 3


def test_a_file_cut_off_anywhere_gets_a_sentence(tmp_path, record):
    text = dump(record)
    path = tmp_path / "cut.json"
    for end in range(0, len(text) - 2, 37):
        path.write_text(text[:end], encoding="utf-8")
        with pytest.raises(bedesten.BadRecord):
            read(path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a whole JSON file"),
        ("[" * 100_000, "nested too deeply"),
        ("[1, 2]", "not a Bedesten game record"),
        ('{"format": "chess"}', "not a Bedesten game record"),
        ('{"format": "bedesten-record", "version": 99}', "version 99"),
        ('{"format": "bedesten-record", "version": 1, "game": 5}', "no proper 'game'"),
    ],
)
def test_a_foreign_file_gets_a_sentence(tmp_path, text, says):
    path = tmp_path / "foreign.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(bedesten.BadRecord, match=says):
        read(path)


def test_a_file_that_is_not_text_or_not_there_gets_a_sentence(tmp_path):
    path = tmp_path / "bytes.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(bedesten.BadRecord, match="not a text file"):
        read(path)
    with pytest.raises(bedesten.BadRecord, match="cannot read"):
        read(tmp_path / "nothing.json")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 99}, "rules version 99"),
        ({"options": {"players": 9}}, "players must be one of"),
        ({"options": {"colour": 9}}, "no option 'colour'"),
        ({"options": {"name": "x"}}, "cannot be set up"),
        ({"components": {"digest": "x", "changes": {}}}, "other components"),
        ({"components": {"digest": "x", "changes": {"wainwright.price": "x"}}}, "whole number"),
        ({"seats": ["only one"]}, "1 seats and 2 players"),
        ({"seats": [1, 2]}, "not text"),
        ({"choices": ["a"]}, "choice 1 of 1 cannot be 'a'"),
    ],
)
def test_a_record_that_was_changed_gets_a_sentence(record, change, says):
    with pytest.raises(bedesten.BadRecord, match=says):
        bedesten.replay(json.loads(json.dumps({**record, **change})))


def test_there_is_no_position_beyond_the_end(record):
    with pytest.raises(bedesten.BadRecord, match="there is no position after"):
        bedesten.replay(record, to=len(record["choices"]) + 1)
