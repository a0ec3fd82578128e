"""Whole arenas, as people run them: their reports, and what they survive."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from bedesten.arena.match import play
from bedesten.arena.plan import Plan
from bedesten.arena.pool import play_here
from bedesten.cli import main
from bedesten.cli.arena import names

SHORT = {"components": {"game.rubies_to_end": [1, 1, 1, 1]}}


def plan(*line_ups, games=4):
    return Plan("istanbul", SHORT, line_ups, games, 1, 10.0, 600.0)


def untimed(outcomes):
    return {outcome["match"]: {k: v for k, v in outcome.items() if k != "times"} for outcome in outcomes}


def test_an_arena_and_its_reports(run, words, kept, tmp_path, capsys):
    found = run("--players", "2,3", "--bots", "greedy,random", "--games", "2", "--out", "out")
    assert found["format"] == "bedesten-arena"
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    for bot in found["bots"]:
        assert bot["win_rate"]["low"] <= bot["win_rate"]["mean"] <= bot["win_rate"]["high"]
        assert bot["rating"]["low"] < bot["rating"]["mean"] < bot["rating"]["high"]
        assert bot["decisions"]["count"] > 0
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(found["games"])
    two, three = found["tables"]
    assert [line_up["line_up"] for line_up in three["line_ups"]] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "greedy"],
    ]
    assert (two["games"], three["games"], found["games"]) == (2, 6, 8)
    for table in found["tables"]:
        assert len(table["seats"]) == table["players"]
        assert sum(seat["wins"] for seat in table["seats"]) == pytest.approx(table["games"], abs=1e-3)
        assert table["rounds"]["end"]["mean"] > 0
        assert table["rounds"]["fifth_ruby"]["first"]["games"] == 0  # one ruby ends these
    assert len(kept("out")) == 8
    assert json.loads((tmp_path / "out" / "report.json").read_text()) == found

    again = ["--players", "2,3", "--bots", "greedy,random", "--games", "2", "--out", "out"]
    assert main([*words, *again]) == 0
    out = capsys.readouterr().out
    assert "# Arena: istanbul" in out
    assert "| `greedy` – 2 × `random`" in out
    assert len(kept("out")) == 8  # what was played is not played again


def test_how_many_processes_play_does_not_matter():
    matches = plan(("greedy", "random"), ("random", "random"), games=3).matches()
    alone = untimed(play(match) for match in matches)
    assert untimed(play_here(matches, 3)) == alone


def test_a_killed_arena_goes_on_where_it_was(run, start, kept, sparring, tmp_path):
    asked = ("--bots", f"random,{sparring}", "--games", "12", "--workers", "2")
    seeds = [match.seed for match in plan(("random", sparring), games=12).matches()]
    (tmp_path / "blocked").write_text(json.dumps([10 * seed + seat for seed in seeds[4:] for seat in (0, 1)]))
    killed = start(*asked, "--out", "out")
    wait_for(lambda: (tmp_path / "pids").exists() and len((tmp_path / "pids").read_text().splitlines()) == 2)
    killed.kill()
    killed.wait()
    left = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_for(lambda: not any(running(pid) for pid in left))  # its processes and the bots in them end too
    assert len(kept("out")) == 4
    with (tmp_path / "out" / "matches.jsonl").open("a") as file:
        file.write('{"match": "0.2.0", "sea')  # as if it had been killed while writing

    (tmp_path / "blocked").unlink()
    assert run(*asked, "--out", "out")["games"] == 12
    assert run(*asked, "--out", "whole")["games"] == 12
    assert kept("out") == kept("whole")


def wait_for(what):
    until = time.monotonic() + 60
    while not what():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.02)


def running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z" if Path("/proc").is_dir() else True
    except FileNotFoundError:
        return False


def test_a_process_that_dies_is_replaced_and_its_match_played_again(sparring, tmp_path):
    matches = plan(("random", sparring), games=6).matches()
    undisturbed = untimed(play(match) for match in matches)
    (tmp_path / "murder").touch()
    assert untimed(play_here(matches, 2)) == undisturbed
    assert (tmp_path / "done").exists()


def test_a_match_that_kills_every_process_is_given_up_and_the_others_are_played(tmp_path, sparring):
    (tmp_path / "massacre").touch()
    matches = plan((sparring, "random"), ("random", "random"), games=2).matches()
    found = {outcome["match"]: outcome for outcome in play_here(matches, 2)}
    assert len(found) == 4
    assert "died 3 times" in found["0.0.0"]["void"]
    assert "died 3 times" in found["0.0.1"]["void"]
    assert "void" not in found["1.0.0"]


def test_what_could_not_be_played_is_tried_again_by_the_same_command(run, sparring, tmp_path):
    (tmp_path / "massacre").touch()
    found = run("--bots", sparring, "--games", "1")
    assert found["games"] == 0
    assert len(found["not_played"]) == 1
    (tmp_path / "massacre").unlink()
    found = run("--bots", sparring, "--games", "1")
    assert found["games"] == 1
    assert found["not_played"] == []


def test_forfeits_do_not_stop_an_arena(run, tmp_path):
    (tmp_path / "wrong.py").write_text("print('hello')\n")
    found = run("--bots", "random,process:python3 wrong.py", "--games", "4")
    assert found["bots"][1]["forfeits"] == 4
    assert found["bots"][0]["wins"] == 4
    assert (
        "which is not JSON" in found["forfeits"][0]["message"]
        or "without being asked" in found["forfeits"][0]["message"]
    )


def test_more_games_may_be_asked_for_later(run, kept):
    asked = ("--bots", "random", "--out", "out")
    run(*asked, "--games", "3")
    before = kept("out")
    assert run(*asked, "--games", "5")["games"] == 5
    assert before.items() <= kept("out").items()
    assert run(*asked, "--games", "2")["games"] == 2
    assert len(kept("out")) == 5


def test_without_a_folder_the_same_command_finds_its_games_again(run, tmp_path):
    first = run("--bots", "random", "--games", "3")
    (folder,) = (tmp_path / "home" / "arenas").iterdir()
    assert run("--bots", "random", "--games", "3") == first  # times and all: it was not played again
    run("--bots", "random", "--games", "3", "--seed", "2")
    assert len(list(folder.parent.iterdir())) == 2


def test_another_arena_in_the_same_folder_is_refused(run, words, kept, capsys):
    asked = ("--bots", "random", "--games", "2", "--out", "out")
    run(*asked)
    before = kept("out")
    assert main([*words, *asked, "--seed", "8"]) == 2
    said = "out holds another arena: its seed is 1, not 8; give another --out, or --fresh to begin anew"
    assert capsys.readouterr().err == f"bedesten: {said}\n"
    assert kept("out") == before
    assert run(*asked, "--seed", "8", "--fresh")["seed"] == 8
    assert kept("out") != before


def test_an_arena_by_other_bots_of_the_same_name_is_refused(run, words, sparring, tmp_path, capsys):
    asked = ("--bots", sparring, "--games", "1", "--out", "out")
    run(*asked)
    with (tmp_path / "sparring.py").open("a") as file:
        file.write("# better now\n")
    assert main([*words, *asked]) == 2
    assert "out was played by another version of the rules or bots; give another" in capsys.readouterr().err


def test_an_interrupted_arena_says_how_to_go_on(start, sparring, tmp_path):
    seeds = [match.seed for match in plan((sparring,) * 2, games=1).matches()]
    (tmp_path / "blocked").write_text(json.dumps([10 * seed + seat for seed in seeds for seat in (0, 1)]))
    process = start("--bots", sparring, "--games", "1")
    wait_for((tmp_path / "pids").exists)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "bedesten: stopped after 0 games; the same command goes on\n"
    left = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    wait_for(lambda: not any(running(pid) for pid in left))


def test_a_line_up_is_played_as_it_was_given(run, sparring):
    found = run("--line-up", f"random,random,{sparring}", "--games", "2")
    (table,) = found["tables"]
    (line_up,) = table["line_ups"]
    assert line_up["line_up"] == ["random", "random", sparring]
    assert [(bot["bot"], bot["seats"]) for bot in line_up["bots"]] == [("random", 2), (sparring, 1)]
    assert table["games"] == 3  # the deal is played at every seat


def test_a_comma_in_quotes_belongs_to_a_command():
    assert names("greedy, random") == ["greedy", "random"]
    assert names("""process:sh -c 'a, b',greedy""") == ["process:sh -c 'a, b'", "greedy"]
    assert names("it's,") == ["it's"]


def test_two_arenas_do_not_play_in_one_folder_at_once(start, words, sparring, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    seeds = [match.seed for match in plan((sparring,) * 2, games=1).matches()]
    (tmp_path / "blocked").write_text(json.dumps([10 * seed + seat for seed in seeds for seat in (0, 1)]))
    asked = ("--bots", sparring, "--games", "1", "--out", "out")
    start(*asked)
    wait_for((tmp_path / "pids").exists)
    assert main([*words, *asked]) == 2
    assert capsys.readouterr().err == "bedesten: another arena is being played in out\n"


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ([], "an arena needs bots"),
        (["--bots", "grandmaster"], "there is no bot 'grandmaster'"),
        (["--bots", "greedy,greedy"], "every bot is to be named once"),
        (["--bots", "greedy", "--players", "9"], "players must be one of 2, 3, 4, 5, not '9'"),
        (["--bots", "greedy", "--games", "0"], "--games must be from 1"),
        (["--bots", "greedy", "--workers", "0"], "--workers must be from 1"),
        (["--bots", "greedy", "--layout", "round"], "layout must be one of"),
        (["--bots", "greedy", "--on", "paper"], "--on must be ray"),
        (["--bots", "greedy", "--time-limit", "0"], "--time-limit must be more than 0"),
        (["--bots", "process:"], "process: wants the command of a bot"),
        (["--bots", "process:no-such-program"], "there is no program 'no-such-program'"),
        (["--line-up", "greedy"], "a line-up must have 2, 3, 4, 5 bots, not 1"),
        (["--line-up", "greedy,random", "--bots", "greedy"], "--bots and --players do not go with it"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(said, sentence, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("BEDESTEN_HOME", str(tmp_path))
    assert main(["arena", "istanbul", *said]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert sentence in written.err
    assert written.err.count("\n") == 1
    assert not list(tmp_path.iterdir())  # and nothing was begun
