"""The tool that writes the page on how fair the games are."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import bedesten

ROOT = Path(__file__).parent.parent.parent
spec = importlib.util.spec_from_file_location("balance", ROOT / "tools" / "balance.py")
balance = importlib.util.module_from_spec(spec)
spec.loader.exec_module(balance)


def test_every_option_is_tried_that_can_stand_alone():
    found = [balance.title(given) for given in balance.settings("istanbul", 2)]
    assert found == [
        "as it comes", "layout long", "layout in-order", "layout random", "modules mocha", "modules letters",
        "variants neutral-assistants", "variants caravan-leader", "variants great-bazaar", "edition 2014",
    ]  # fmt: skip
    layouts = [balance.title(given) for given in balance.settings("istanbul", 2, ["layout"])]
    assert layouts == ["as it comes", "layout long", "layout in-order", "layout random"]
    assert "variants neutral-assistants" not in [balance.title(given) for given in balance.settings("istanbul", 5)]
    for name in bedesten.games():
        for given in balance.settings(name, 3):
            bedesten.game(name, players=3, **given)


def test_the_page_has_a_row_for_every_setting(tmp_path, monkeypatch):
    monkeypatch.setenv("BEDESTEN_HOME", str(tmp_path))
    page = tmp_path / "balance.md"
    words = ["--bot", "random", "--games", "3", "--only", "dice", "--workers", "1", "--players", "2,3"]
    balance.main([*words, "--page", str(page)])
    text = page.read_text()
    assert "python tools/balance.py --bot random --games 3 --seed 1 --only dice --players 2,3" in text
    rows = [
        line.split("|")[1:3]
        for line in text.splitlines()
        if line.startswith("| ") and line.split("|")[2].strip() == "3"
    ]
    expected = [balance.title(given) for players in (2, 3) for given in balance.settings("dice", players)]
    assert [name.strip() for name, _games in rows] == expected
    assert "tracks base-like" in expected


@pytest.mark.parametrize("words", [("only", "chess"), ("players", "7"), ("options", "weather")])
def test_what_there_is_none_of_is_refused(words, tmp_path):
    page = tmp_path / "balance.md"
    with pytest.raises(SystemExit, match=f"--{words[0]} {words[1]}: there is none; allowed are "):
        balance.main([f"--{words[0]}", words[1], "--page", str(page)])
    assert not page.exists()


def test_a_share_that_is_not_fair_stands_out():
    fair, not_fair = ({"mean": mean, "low": mean - 0.1, "high": mean + 0.1} for mean in (0.55, 0.7))
    rounds = {"end": {"mean": 20, "low": 19, "high": 21, "games": 9}}
    seats = [{"win_rate": not_fair}, {"win_rate": fair}]
    cells = balance.row("x", {"players": 2, "games": 9, "seats": seats, "rounds": rounds})
    assert cells == ["x", "9", "**70.0 % [60.0, 80.0]**", "55.0 % [45.0, 65.0]", "20.0 [19.0, 21.0]"]
