"""`bedesten play` with lines from a pipe."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.kernel import record as records
from cli.running import Refused, Run

ALWAYS_ONE = "1\n" * 3000


def saved(out: str) -> Path:
    """The file that the program said it saved to."""
    found = re.search(r"The game is saved in (\S+\.json)", out)
    assert found, out[-500:]
    return Path(found[1])


def read(path: Path) -> dict[str, Any]:
    record = records.read(path)
    bedesten.replay(record)
    return record


def questions(out: str) -> list[str]:
    return re.findall(r"^ \w  (.+\?)  \(number,", out, re.MULTILINE)


def test_a_whole_game_with_option_1_at_every_question(run: Run, short_game: str) -> None:
    done = run("play", "istanbul", "--seed", "7", "--bots", "greedy", "--components", short_game, typed=ALWAYS_ONE)
    assert done.returncode == 0
    assert "wins: 1 ruby was reached" in done.stdout
    record = read(saved(done.stdout))
    assert record["result"]["reason"].startswith("1 ruby")
    assert record["components"]["changes"] == {"game.rubies_to_end": [1, 1, 1, 1]}
    assert f"bedesten replay {saved(done.stdout)}" in done.stdout


def test_play_alone_is_istanbul_for_two_against_a_bot(run: Run) -> None:
    done = run("play")
    record = read(saved(done.stdout))
    assert (record["game"], record["options"]["players"]) == ("istanbul", 2)
    assert re.search(r"Aylin you\b", done.stdout)
    assert re.search(r"Cem (greedy|random)\b", done.stdout)


def test_all_options_of_the_command_line_reach_the_game(run: Run) -> None:
    words = "play istanbul --players 4 --me 1 --bots random --seed 7 --layout random --variant neutral-assistants"
    done = run(*words.split(), "--edition", "2014", "--names", "Mia,Tom")
    options = read(saved(done.stdout))["options"]
    assert options == {
        "players": 4,
        "layout": "random",
        "modules": [],
        "variants": ["neutral-assistants"],
        "edition": "2014",
    }
    assert re.search(r"M   Mia you .* nmmm", done.stdout), "the bottommost assistant is neutral"
    assert "Tom random" in done.stdout


def test_a_layout_can_be_given_row_by_row(run: Run) -> None:
    done = run("play", "--option", "layout=16,2,8,11/15,7,6,4/3,5,12,1/10,9,14,13", "--bots", "random")
    assert read(saved(done.stdout))["options"]["layout"] == [
        [16, 2, 8, 11],
        [15, 7, 6, 4],
        [3, 5, 12, 1],
        [10, 9, 14, 13],
    ]
    assert "(10) 16 Gemstone Dealer┬" in done.stdout.splitlines()[1]


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    first, second = (run("play", "--seed", "5", "--bots", "random", typed="1\n" * 12).stdout for _ in range(2))
    assert first.split("The game is saved")[0] == second.split("The game is saved")[0]


def test_end_of_input_saves_and_says_where(run: Run) -> None:
    done = run("play", "--seed", "7", "--save", "mine.json", typed="2\n")
    assert done.returncode == 0
    assert saved(done.stdout) == Path("mine.json")
    assert "bedesten play --resume mine.json" in done.stdout


def test_ctrl_c_saves_and_says_where(environment: dict[str, str], tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "bedesten", "play", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
    ) as program:
        assert program.stdout is not None
        seen = b""
        while not seen.endswith(b"> "):
            piece = os.read(program.stdout.fileno(), 4096)
            assert piece, seen
            seen += piece
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == 0
    assert err == b""
    assert read(saved(out.decode()))["game"] == "istanbul"


def test_a_saved_game_is_resumed_where_it_was_left(run: Run) -> None:
    left = run("play", "--seed", "7", "--players", "3", "--me", "2", "--bots", "random,greedy", typed="1\nquit\n")
    file = saved(left.stdout)
    before = read(file)
    again = run("play", "--resume", str(file), typed="1\n1\n")
    assert questions(again.stdout)[0] == questions(left.stdout)[-1]
    assert "Cem you" in again.stdout, "the seat is remembered"
    assert "Aylin random" in again.stdout and "Defne greedy" in again.stdout, "so are the bots"
    after = read(saved(again.stdout))
    assert saved(again.stdout) == file
    assert after["choices"][: len(before["choices"])] == before["choices"]
    assert len(after["choices"]) > len(before["choices"])


def test_resume_without_a_file_takes_the_last_game(run: Run) -> None:
    first = saved(run("play", "--seed", "1", "--bots", "random", typed="1\n").stdout)
    last = saved(run("play", "--seed", "2", "--bots", "random", typed="1\n").stdout)
    os.utime(first, (1, 1))
    assert saved(run("play", "--resume").stdout) == last


def test_a_finished_game_can_be_resumed_only_to_be_looked_at(run: Run, short_game: str) -> None:
    file = saved(run("play", "--me", "none", "--bots", "random", "--seed", "3", "--components", short_game).stdout)
    before = read(file)
    done = run("play", "--resume", str(file))
    assert "wins" in done.stdout
    assert read(file) == before


def test_undo_takes_back_the_last_choice_and_redo_makes_it_again(run: Run) -> None:
    done = run("play", "--seed", "7", typed="1\nundo\nundo\nredo\nundo\n2\n")
    move, assist = "Where does your merchant go?", "Use an assistant here?"
    assert questions(done.stdout) == [move, assist, move, assist, move, assist]
    assert "Nothing can be taken back" in done.stdout, "there was nothing before the first choice but chance"
    assert "Aylin goes to the Fabric Warehouse" in done.stdout


def test_undo_stops_where_others_chose_unless_it_is_free(run: Run) -> None:
    typed = "2\n1\n1\nundo\n"
    fair = run("play", "--seed", "7", "--bots", "random", typed=typed)
    assert "Round 2" not in fair.stdout
    assert "Nothing can be taken back: since your last choice" in fair.stdout
    free = run("play", "--seed", "7", "--bots", "random", "--free-undo", typed=typed)
    assert "Nothing can be taken back" not in free.stdout
    assert questions(free.stdout)[-1] == "Fill your barrow?"
    assert len(read(saved(free.stdout))["choices"]) < len(read(saved(fair.stdout))["choices"])


def test_a_pause_at_the_end_of_a_turn_allows_to_take_it_back(run: Run) -> None:
    done = run("play", "--seed", "7", "--pause", typed="2\n1\n1\nundo\n2\n\n")
    assert done.stdout.count("Your turn is over. Enter goes on, undo takes your choice back.") == 2
    assert questions(done.stdout)[:4] == [
        "Where does your merchant go?",
        "Use an assistant here?",
        "Fill your barrow?",
        "Fill your barrow?",
    ]
    assert "gains 2 red goods" in done.stdout.split("> undo")[0]


def test_at_a_pause_a_wrong_answer_is_told_and_asked_again(run: Run) -> None:
    done = run("play", "--seed", "7", "--pause", typed="2\n1\n1\nxyzzy\nundo\n2\n\n")
    assert done.stdout.count("“xyzzy” means nothing here.") == 1
    assert done.stdout.count("Your turn is over. Enter goes on, undo takes your choice back.") == 3


MISTYPED = {
    "99": "There is no option 99: they go from 1 to ",
    "0": "There is no option 0: they go from 1 to ",
    "": "Type a number from 1 to ",
    "xyzzy": "“xyzzy” is no option and no command. Type a number from 1 to ",
    "undo now": "“undo now” is no option and no command.",
    "-1": "“-1” is no option and no command.",
    "1" * 5000: "There is no option 111111: they go from 1 to ",
    "sma": "“sma” could mean several options: ",
}


def test_mistyped_input_gets_a_sentence(run: Run) -> None:
    done = run("play", "--seed", "8", typed="".join(f"{line}\n" for line in MISTYPED))
    assert done.returncode == 0
    answers = done.stdout.split("\n> ")[1:]
    for (typed, sentence), answer in zip(MISTYPED.items(), answers, strict=False):
        assert answer.startswith(f"{typed}\n{sentence}")
    assert len(questions(done.stdout)) == 1, "nothing was chosen"


def test_bytes_that_are_no_text_do_no_harm(run: Run) -> None:
    done = run("play", "--seed", "8", typed=b"\xff\xfe\x00\x1b[31m\n? \xff\n\x00\n1\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Use an assistant here?" in done.stdout


def test_the_beginning_of_an_option_stands_for_it(run: Run) -> None:
    done = run("play", "--seed", "7", typed="tea\nlea\nS\n")
    assert "Aylin goes to the Tea House" in done.stdout
    assert "leaves an assistant" in done.stdout


def test_commands_answer_at_the_prompt(run: Run) -> None:
    done = run("play", "--seed", "7", typed="hand\nlog\nlog all\nview\nsave\nquit\n")
    assert done.stdout.count("Your hand: ") == 3
    assert done.stdout.count("Wainwright ─") == 2, "the board at the start and for view"
    assert done.stdout.count("The game is saved in") == 2
    assert questions(done.stdout).count("Where does your merchant go?") == 2


def test_the_story_tells_what_the_others_did_but_not_what_they_drew(run: Run) -> None:
    done = run("play", "--seed", "7", "--players", "3", "--bots", "random", typed="2\n1\n1\n")
    after = done.stdout.split("> 1\n")[-1]
    assert re.search(r"^ C  Cem goes to the ", after, re.MULTILINE)
    assert re.search(r"^ D  Defne goes to the ", after, re.MULTILINE)
    assert "Cem draws a bonus card" in done.stdout
    assert re.search(r"Aylin .*draws \w+", done.stdout, re.DOTALL)


def test_several_people_cover_their_hands(run: Run) -> None:
    done = run("play", "--players", "2", "--me", "all", "--seed", "7", typed="\n2\n1\n1\n\n")
    aylin, cem = done.stdout.split("Cem, it is your turn.")
    assert "Aylin, it is your turn." in aylin.split("Your hand")[0]
    assert aylin.endswith("\n" * 60 + " C  "), "what was shown has scrolled away"
    hidden, shown = cem.split("> \n", 1)
    assert "Your hand" not in hidden and "The others look away" in hidden
    assert "Your hand" in shown
    assert "Cem draws a bonus card" in aylin and "Cem draws a bonus card" not in cem


def test_bots_can_be_watched(run: Run, short_game: str) -> None:
    done = run("play", "--players", "3", "--me", "none", "--bots", "random", "--seed", "3", "--components", short_game)
    assert done.returncode == 0
    assert "> " not in done.stdout
    assert re.search(r"^ [ACD]  \w+ goes to the ", done.stdout, re.MULTILINE)
    assert read(saved(done.stdout))["result"]["winners"]


def test_where_nothing_can_be_saved_the_game_goes_on_and_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("play", "--seed", "7", typed="2\n1\n", BEDESTEN_HOME=str(tmp_path / "file"))
    assert done.returncode == 1
    assert done.stdout.count("The game cannot be saved to") == 1
    assert "Fill your barrow?" in done.stdout


def test_a_file_that_exists_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("dear diary")
    done = run("play", "--save", "mine.json")
    assert done.returncode == 2
    assert "mine.json exists already" in done.stderr
    assert (tmp_path / "mine.json").read_text() == "dear diary"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "there is no game 'chess'; allowed are istanbul"),
        ("play --players 6", "players must be one of 2, 3, 4, 5, not '6'"),
        ("play --me 3", "--me must be a seat from 1 to 2"),
        ("play --bots deep-blue", "there is no bot 'deep-blue'; allowed are random, greedy"),
        ("play --players 4 --bots random,greedy", "one for each of the 3 seats"),
        ("play --layout zigzag", "layout must be one of short, long"),
        ("play --variant backwards", "variants must be one of"),
        ("play --option colour=red", "istanbul has no option 'colour'"),
        ("play --option layout", "--option wants a name and a value"),
        ("play --names Mia,Mia", "every seat needs a name of its own"),
        ("play --resume nowhere.json", "cannot read nowhere.json"),
        ("play --resume", "there is no saved game"),
        ("play --resume x.json --layout long", "a resumed game keeps its players and options"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(refused: Refused, words: str, sentence: str) -> None:
    assert sentence in refused(*words.split())


def test_a_refusal_is_the_programs_exit_code_2(run: Run) -> None:
    done = run("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "bedesten: there is no game 'chess'; allowed are " + ", ".join(bedesten.games()) + "\n"


def test_the_record_is_the_games_own_and_says_who_sat_where(run: Run) -> None:
    record = json.loads(saved(run("play", "--players", "3", "--me", "1,3", "--seed", "1").stdout).read_text())
    assert record["terminal"] == {"me": [1, 3], "bots": ["", "greedy", ""]}
    assert record["seats"] == ["Aylin", "Cem", "Defne"]
