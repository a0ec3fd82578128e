"""Looking things up: games, bots, components, versions, speed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import BOTS
from bedesten.cli import main
from bedesten.cli.engine import compiled
from cli.running import Refused, Run


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    out = run("games").stdout
    for name, facts in bedesten.games().items():
        assert f"{name}  {facts['title']}" in out
        for option in facts["options"]:
            assert option["name"] in out
            for value in option["allowed"]:
                assert str(value) in out


def test_bots_lists_every_bot_with_a_line(run: Run) -> None:
    out = run("bots").stdout
    for name in BOTS:
        assert name in out
    assert "Takes any option" in out


def test_components_shows_every_figure_and_where_it_is_from(run: Run) -> None:
    figures = bedesten.game("istanbul").components.figures
    out = run("components", "istanbul").stdout
    plain = json.loads(run("components", "istanbul", "--json").stdout)
    assert [entry["name"] for entry in plain] == list(figures)
    for entry in plain:
        assert entry["name"] in out
        figure = figures[entry["name"]]
        assert (entry["value"], entry["from"], entry["note"]) == (figure.value, figure.source, figure.note)


@pytest.mark.parametrize(
    ("words", "boxes"),
    [
        ("--module mocha", ["mocha"]),
        ("--module mocha --module letters", ["mocha", "letters"]),
        ("--variant great-bazaar", ["mocha", "letters"]),
    ],
)
def test_components_shows_the_figures_of_expansions(
    capsys: pytest.CaptureFixture[str], words: str, boxes: list[str]
) -> None:
    assert main(["components", "istanbul", *words.split(), "--json"]) == 0
    figures = bedesten.game("istanbul", modules=boxes).components.figures
    shown = json.loads(capsys.readouterr().out)
    assert {entry["name"]: entry["value"] for entry in shown} == {name: f.value for name, f in figures.items()}
    assert {name.split(".")[0] for name in figures} & {"mocha", "letters"} == set(boxes)


def test_own_figures_are_marked_as_yours(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[wainwright]\nprice = 6\n")
    plain = json.loads(run("components", "istanbul", "--components", "own.toml", "--json").stdout)
    yours = [entry for entry in plain if entry["from"] == "yours"]
    assert [(entry["name"], entry["value"]) for entry in yours] == [("wainwright.price", 6)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# mine\n\n[wainwright]\nprice = 'seven'\n", "own.toml, line 4: wainwright.price must be a whole number"),
        ("[wainwright]\nprize = 7\n", "own.toml, line 2: there is no figure 'wainwright.prize'; allowed are"),
        ("[game]\nrubies_to_end = [5, 5]\n", "own.toml, line 2: game.rubies_to_end must have 4 entries, not 2"),
        ("[game\n", "own.toml is not TOML"),
    ],
)
def test_a_bad_components_file_is_refused_with_its_line(
    run: Run, refused: Refused, tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "own.toml").write_text(text)
    for words in (["components", "istanbul"], ["play", "istanbul"], ["bench", "istanbul"]):
        assert sentence in refused(*words, "--components", "own.toml")
    assert run("components", "istanbul", "--components", "own.toml").returncode == 2


def test_version_says_which_engine_runs(run: Run) -> None:
    out = run("--version").stdout
    assert out.startswith(f"bedesten {bedesten.__version__} ")
    assert ("compiled" in out) == compiled()
    assert ("interpreted" in out) != compiled()


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in ("serve", "play", "replay", "components", "games", "bots", "bench"):
        assert f"    {command}" in done.stdout
    assert run("play", "--help").stdout.startswith("usage: bedesten play")


def test_an_unknown_command_is_refused(run: Run) -> None:
    done = run("pley")
    assert done.returncode == 2
    assert "pley" in done.stderr


def test_bench_as_json(run: Run) -> None:
    done = run("bench", "istanbul", "--players", "2,4", "--seconds", "0.2", "--variant", "neutral-assistants", "--json")
    found = json.loads(done.stdout)
    assert [list(entry) for entry in found] == [
        ["game", "players", "compiled", "decisions_per_s", "options_per_s", "copies_per_s"]
    ] * 2
    assert [(entry["game"], entry["players"], entry["compiled"]) for entry in found] == [
        ("istanbul", 2, compiled()),
        ("istanbul", 4, compiled()),
    ]
    assert all(entry[rate] > 1000 for entry in found for rate in list(entry)[3:])


def test_bench_prints_a_table(run: Run) -> None:
    out = run("bench", "--players", "3", "--seconds", "0.1").stdout
    assert "istanbul, engine " in out
    assert "decisions" in out and "options" in out and "copies" in out


@pytest.mark.parametrize("words", ["--players 7", "--players two", "--seconds 0", "--seconds nan"])
def test_bench_refuses_what_cannot_be_measured(refused: Refused, words: str) -> None:
    assert "must be" in refused("bench", *words.split())


@pytest.mark.parametrize("words", ["components istanbul", "games"])
def test_a_reader_who_goes_away_is_no_error(environment: dict[str, str], words: str) -> None:
    program = [sys.executable, "-m", "bedesten", *words.split()]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as gone:
        assert gone.stdout is not None and gone.stderr is not None
        gone.stdout.close()
        assert gone.stderr.read() == b""
