"""The challenge table at the terminal: a solo game that was played is in it afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys


def bedesten(home, *arguments, typed=""):
    env = {**os.environ, "BEDESTEN_HOME": str(home), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "bedesten", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )


def test_an_empty_table_is_shown(tmp_path):
    shown = bedesten(tmp_path, "challenges")
    assert shown.returncode == 0
    assert len([line for line in shown.stdout.splitlines() if line.strip()]) > 14


def test_a_solo_game_goes_into_it_and_can_be_exported(tmp_path):
    played = bedesten(tmp_path, "play", "write", "--players", "1", "--seed", "3", typed="1\n" * 400)
    assert played.returncode == 0, played.stderr
    assert "bedesten challenges" in played.stdout
    data = json.loads(bedesten(tmp_path, "challenges", "--json").stdout)
    assert len(data["scores"]) == 1
    name = data["scores"][0]["game"]
    record = json.loads(bedesten(tmp_path, "challenges", "--record", name).stdout)
    assert record["game"] == "write"
    table = tmp_path / "table.csv"
    assert bedesten(tmp_path, "challenges", "--export", str(table)).returncode == 0
    assert "," in table.read_text(encoding="utf-8")


def test_what_is_no_solo_game_is_refused(tmp_path):
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    refused = bedesten(tmp_path, "challenges", "--enter", str(wrong))
    assert refused.returncode == 2
    assert "not a Bedesten game record" in refused.stderr
