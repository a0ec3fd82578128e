"""Entering games, and what the table says then."""

from __future__ import annotations

import csv
import io
import json

import pytest

import bedesten
from bedesten.challenges import Challenges, default_path

from .solo import record


@pytest.fixture
def table(tmp_path):
    with Challenges(tmp_path / "deep" / "down" / "challenges.sqlite") as opened:
        yield opened


def good(seed=0):
    """Records of ten rubies and more, as many as wanted, beginning here."""
    while True:
        found = record(seed)
        if found["result"]["scores"][0] >= 10:
            return found
        seed += 1


def test_a_new_table_is_empty(table):
    assert (table.ticks(), table.scores()) == ([], [])
    assert table.path.exists()


def test_a_game_ticks_the_column_of_its_rubies(table):
    entry = table.enter(good())
    rubies = good()["result"]["scores"][0]
    assert entry.total == min(12, rubies)
    assert entry.met and entry.met == entry.new
    assert [(tick.challenge, tick.total) for tick in table.ticks()] == [(n, entry.total) for n in entry.met]
    assert all(tick.game == entry.game for tick in table.ticks())


def test_what_is_ticked_is_what_the_game_says(table):
    found = good()
    replayed = bedesten.replay(found)
    entry = table.enter(found)
    assert entry.met == replayed.game.challenges(replayed.state)
    assert entry.open_spaces == replayed.game.open_spaces(replayed.state, 0)


def test_below_ten_rubies_nothing_is_ticked_but_the_score_is_kept(table):
    poor = record(1, rich=False)
    assert poor["result"]["scores"][0] < 10
    entry = table.enter(poor)
    assert (entry.total, entry.met, entry.new) == (0, [], [])
    assert [score.rubies for score in table.scores()] == poor["result"]["scores"]


def test_the_same_game_counts_once(table):
    first = table.enter(good())
    again = table.enter({**good(), "seats": ["Somebody else"]})
    assert (first.known, again.known, again.new) == (False, True, [])
    assert again.game == first.game
    assert len(table.scores()) == 1


def test_a_cell_keeps_the_game_that_reached_it_first(table):
    first = table.enter(good())
    later = [table.enter(good(seed)) for seed in range(40, 70)]
    assert any(entry.total == first.total and set(entry.met) & set(first.met) for entry in later)
    for tick in table.ticks():
        if tick.total == first.total and tick.challenge in first.met:
            assert tick.game == first.game


def test_only_what_is_new_is_called_new(table):
    seen = set()
    for seed in range(0, 60, 3):
        entry = table.enter(good(seed))
        if not entry.known:
            assert entry.new == [n for n in entry.met if (n, entry.total) not in seen]
        seen |= {(n, entry.total) for n in entry.met}
    assert {(tick.challenge, tick.total) for tick in table.ticks()} == seen


def test_high_scores_go_by_rubies_then_by_open_spaces(table):
    entries = {entry.game: entry for entry in (table.enter(record(seed)) for seed in range(25))}
    scores = table.scores(100)
    assert [(s.rubies, s.open_spaces) for s in scores] == sorted(
        [(entry.rubies, entry.open_spaces) for entry in entries.values()], reverse=True
    )
    assert len(table.scores(3)) == 3
    best = scores[0]
    assert table.enter(table.record(best.game)).place == 1


def test_the_place_of_a_game_counts_those_that_are_better(table):
    entries = [table.enter(record(seed)) for seed in range(10)]
    for at, entry in enumerate(entries):
        ahead = sum((other.rubies, other.open_spaces) > (entry.rubies, entry.open_spaces) for other in entries[:at])
        assert entry.place == 1 + ahead


def test_the_record_of_a_game_is_kept_and_can_be_replayed(table):
    entry = table.enter(good())
    assert table.record(entry.game) == good()
    assert table.record(entry.game[:6]) == good()
    assert bedesten.replay(table.record(entry.game)).over
    with pytest.raises(bedesten.GameError, match="no game 'nothing'"):
        table.record("nothing")


def test_it_is_there_again_when_it_is_opened_again(table):
    entry = table.enter(good())
    with Challenges(table.path) as again:
        assert again.ticks() == table.ticks()
        assert again.enter(good()).known
        assert again.scores()[0].game == entry.game


# What is refused.


def test_a_game_of_several_is_refused(table):
    with pytest.raises(bedesten.BadRecord, match="one player"):
        table.enter(record(1, players=2, rich=False))


def test_a_game_that_is_not_over_is_refused(table):
    whole = record(1)
    with pytest.raises(bedesten.BadRecord, match="not over"):
        table.enter({**whole, "choices": whole["choices"][:-5], "result": None})


def test_another_game_is_refused(table):
    made = bedesten.Table(bedesten.game("istanbul", players=2), seed=1).record()
    with pytest.raises(bedesten.BadRecord, match="Choose & Write"):
        table.enter(made)


def test_a_record_that_was_tampered_with_is_refused(table):
    broken = record(1)
    broken["result"]["scores"] = [99]
    with pytest.raises(bedesten.BadRecord):
        table.enter(broken)
    assert table.scores() == []


def test_a_file_that_is_no_table_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "challenges.sqlite"
    path.write_text("this is a shopping list, and a long one, so that it looks like something\n" * 20)
    with pytest.raises(bedesten.GameError, match="cannot open the challenge table"):
        Challenges(path)
    assert path.read_text().startswith("this is a shopping list")


def test_a_table_of_a_later_version_is_refused(tmp_path):
    import sqlite3

    path = tmp_path / "challenges.sqlite"
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(bedesten.GameError, match="later version"):
        Challenges(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(bedesten.GameError, match="cannot open"):
        Challenges(tmp_path / "file" / "challenges.sqlite")


# Where it is, and how it looks.


def test_it_lies_in_the_players_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("BEDESTEN_HOME", str(tmp_path / "home"))
    assert default_path() == tmp_path / "home" / "challenges.sqlite"
    monkeypatch.delenv("BEDESTEN_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_path() == tmp_path / "data" / "bedesten" / "challenges.sqlite"
    with Challenges() as opened:
        assert opened.path == default_path()


def test_it_is_shown_as_the_rulebooks_table(table):
    entry = table.enter(good())
    lines = table.text().splitlines()
    assert lines[0].split() == ["No.", "Challenge", "10", "11", "12"]
    assert [line.split()[0] for line in lines[1:15]] == [str(n) for n in range(1, 15)]
    for number, line in enumerate(lines[1:15], 1):
        assert (table.ticks()[0].entered[:10] in line) == (number in entry.met)
        assert line.count("·") == (2 if number in entry.met else 3)
    assert f"{len(entry.met)} of 14" in lines[15]
    assert max(map(len, lines)) <= 100


def test_what_a_game_has_brought_is_told(table):
    entry = table.enter(good())
    told = table.told(entry).splitlines()
    assert told[0] == f"{entry.rubies} rubies and {entry.open_spaces} open spaces: no. 1 of your solo games."
    assert told[1] == f"New in column {entry.total}:"
    assert [int(line.split()[0]) for line in told[2:]] == entry.new
    assert table.told(table.enter(good())).splitlines()[1] == f"Nothing new in column {entry.total}."
    assert len(table.told(table.enter(record(1, rich=False))).splitlines()) == 1


def test_high_scores_are_shown_the_best_first(table):
    for seed in range(5):
        table.enter(record(seed))
    lines = table.scores_text(3).splitlines()
    assert len(lines) == 4
    shown = [tuple(map(int, line.split()[1:3])) for line in lines[1:]]
    assert shown == [(score.rubies, score.open_spaces) for score in table.scores(3)]


def test_it_is_exported_as_json(table):
    entry = table.enter(good())
    data = json.loads(table.json())
    assert data["format"] == "bedesten-challenges"
    assert [row["number"] for row in data["challenges"]] == list(range(1, 15))
    assert data["totals"] == [10, 11, 12]
    assert [tick["challenge"] for tick in data["reached"]] == entry.met
    assert data["scores"][0]["rubies"] == entry.rubies
    assert data["games"][0]["record"] == good()


def test_it_is_exported_as_csv(table):
    entry = table.enter(good())
    rows = list(csv.DictReader(io.StringIO(table.csv())))
    assert len(rows) == 14 * 3
    reached = [(int(row["challenge"]), int(row["total"])) for row in rows if row["reached"]]
    assert reached == [(n, entry.total) for n in entry.met]
    assert {row["game"] for row in rows if row["reached"]} == {entry.game}
