"""Several copies of the program at once, and one that is killed in the middle."""

from __future__ import annotations

import os
import signal
import sqlite3
import time

import pytest

from bedesten.challenges import Challenges

from .solo import entering, record

EACH = 12


def finish(process):
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out


def whole(path):
    """The table is sound, and every game in it has all its ticks and no other."""
    base = sqlite3.connect(path)
    assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert base.execute("PRAGMA foreign_key_check").fetchall() == []
    base.close()
    with Challenges(path) as table, Challenges(path.with_name("again.sqlite")) as again:
        for entry in table.data()["games"]:
            again.enter(entry["record"])
        cells = [(tick.challenge, tick.total, tick.game) for tick in table.ticks()]
        assert cells == [(tick.challenge, tick.total, tick.game) for tick in again.ticks()]
        return {entry["game"] for entry in table.data()["games"]}


def test_two_programs_enter_games_at_once(tmp_path):
    path = tmp_path / "challenges.sqlite"
    # Some games are entered by both.
    first, second = range(EACH), range(EACH - 4, 2 * EACH)
    writers = [
        entering(path, [record(seed) for seed in seeds], tmp_path / f"{n}.json")
        for n, seeds in enumerate((first, second))
    ]
    for writer in writers:
        assert finish(writer).count("entered") >= EACH
    assert len(whole(path)) == 2 * EACH


def test_a_new_table_may_be_opened_by_several_at_once(tmp_path):
    path = tmp_path / "challenges.sqlite"
    writers = [entering(path, [record(n)], tmp_path / f"{n}.json") for n in range(4)]
    for writer in writers:
        finish(writer)
    assert len(whole(path)) == 4


def test_one_looks_while_the_other_enters(tmp_path):
    path = tmp_path / "challenges.sqlite"
    with Challenges(path) as table:
        writer = entering(path, [record(seed) for seed in range(EACH)], tmp_path / "games.json")
        seen = []
        while writer.poll() is None:
            seen.append(len(table.scores(100)))
            time.sleep(0.01)
        finish(writer)
        assert seen == sorted(seen)
        assert len(table.scores(100)) == EACH


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is nothing like kill -9 here")
@pytest.mark.parametrize("after", [1, 3, 6])
def test_a_program_killed_in_the_middle_leaves_whole_games(tmp_path, after):
    path = tmp_path / "challenges.sqlite"
    writer = entering(path, [record(seed) for seed in range(EACH)], tmp_path / "games.json")
    said = 0
    while said < after:
        said += writer.stdout.readline().startswith("entered")
    os.kill(writer.pid, signal.SIGKILL)
    writer.wait(timeout=60)
    writer.stdout.close()
    writer.stderr.close()
    kept = whole(path)
    # What was said to be entered is there.
    assert len(kept) >= after
    with Challenges(path) as table:
        for seed in range(EACH):
            table.enter(record(seed))
        assert len(table.scores(100)) == EACH


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is nothing like kill -9 here")
def test_a_program_killed_while_it_writes_holds_up_nobody(tmp_path):
    """A transaction that was begun, with a game in it and no ticks yet, is gone with its program."""
    import subprocess
    import sys

    path = tmp_path / "challenges.sqlite"
    with Challenges(path) as table:
        table.enter(record(0))
    holding = (
        "import sqlite3, sys, time\n"
        "base = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "base.execute('BEGIN IMMEDIATE')\n"
        "base.execute(\"INSERT INTO games VALUES ('half', '', 99, 99, '{}')\")\n"
        "print('holding', flush=True)\n"
        "time.sleep(600)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", holding, str(path)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout.readline() == "holding\n"
    os.kill(holder.pid, signal.SIGKILL)
    holder.wait(timeout=60)
    holder.stdout.close()
    with Challenges(path) as table:
        table.enter(record(1))
        assert "half" not in [score.game for score in table.scores(100)]
    assert len(whole(path)) == 2
