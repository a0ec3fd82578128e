"""`bedesten replay`: positions of a record, and files that are none."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.bots import bot
from bedesten.help import titles
from bedesten.kernel import record as records
from cli.running import Refused, Run


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The first hundred choices of a random game."""
    table = bedesten.Table(bedesten.game("istanbul", players=3), seed=11, names=["Ada", "Cy", "Di"])
    anybody = bot("random", 1)
    while table.ply < 100:
        table.apply(anybody.choose(table.viewpoint(table.seat)))
    return table.record()


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(records.dump(record))
    return path


def test_replay_to_prints_the_position_and_its_notation(run: Run, file: Path, record: dict[str, Any]) -> None:
    done = run("replay", str(file), "--to", "40")
    assert done.returncode == 0
    table = bedesten.replay(record, to=40)
    notation = done.stdout.splitlines()[-1]
    assert notation == table.game.write(table.state)
    assert table.game.save(table.game.position(notation)) == table.game.save(table.state)
    assert "After 40 of " in done.stdout
    for seat in range(3):
        assert re.search(rf"{table.names[seat]} .* {table.state.lira[seat]}  ", done.stdout)


def test_replay_steps_forth_and_back_and_jumps(run: Run, file: Path, record: dict[str, Any]) -> None:
    last = len(record["choices"])
    done = run("replay", str(file), typed=f"\nnext\nback\n50\nstart\nend\n\n{last + 1}\nsideways\nlog\nquit\n")
    assert done.returncode == 0
    went = [int(number) for number in re.findall(r"^After (\d+) of ", done.stdout, re.MULTILINE)]
    assert went == [0, 1, 2, 1, 50, 0, last, last]
    assert f"The choices go from 0 to {last}." in done.stdout
    assert "“sideways” is no command here." in done.stdout
    assert "The record ends here, the game does not." in done.stdout


def test_replay_says_what_was_chosen_next(run: Run, file: Path, record: dict[str, Any]) -> None:
    table = bedesten.replay(record, to=30)
    label = table.describe(record["choices"][30])["label"]
    out = " ".join(run("replay", str(file), "--to", "30").stdout.split())
    assert f"{table.question()} {label}" in out


def test_replay_names_seats_and_cuts_no_word(run: Run, tmp_path: Path) -> None:
    game = bedesten.game("istanbul", players=2, modules=["letters"])
    table = bedesten.Table(game, seed=4, names=["Ada", "Cy"])
    anybody = bot("random", 1)
    caught = None
    while caught is None:
        choice = anybody.choose(table.viewpoint(table.seat))
        caught = table.ply if "of seat " in table.describe(choice)["label"] else None
        table.apply(choice)
    path = tmp_path / "caught.json"
    path.write_text(records.dump(table.record()))
    out = run("replay", str(path), "--to", str(caught)).stdout
    assert re.search(r"Next, \w+: .* of (Ada|Cy)\b", " ".join(out.split()))
    whole = {word for topic in titles("istanbul", "card").values() for word in topic.split()}
    hands = [line.rsplit("  ", 1)[-1] for line in out.splitlines() if re.match(r".{7}(Ada|Cy) ", line)]
    hands += [line.split(" holds ")[1] for line in out.splitlines() if " holds " in line]
    words = {word for hand in hands for word in re.sub(r"^\d+|·|×\d+", "", hand).split()}
    assert words <= whole


def test_turn_goes_to_the_next_seats_choice(run: Run, file: Path, record: dict[str, Any]) -> None:
    choosers = bedesten.replay(record).choosers
    done = run("replay", str(file), typed="turn\nturn\n")
    first, second = (int(number) for number in re.findall(r"^After (\d+) of ", done.stdout, re.MULTILINE)[1:3])
    assert [choosers[first], choosers[second]] == [1, 2]
    assert not {1, 2} & set(choosers[:first])


def test_a_replay_shows_all_hands_or_those_of_one_seat(run: Run, file: Path, record: dict[str, Any]) -> None:
    state = bedesten.replay(record, to=90).state
    held = [len(hand) for hand in state.hand]
    assert sum(held) > 0
    everything = run("replay", str(file), "--to", "90").stdout
    for seat, name in enumerate(["Ada", "Cy", "Di"]):
        row = next(line for line in everything.splitlines() if f" {name} " in line and "·" in line)
        assert bool(re.search(rf" {held[seat]} [A-Z]", row)) == bool(held[seat])
    alone = run("replay", str(file), "--to", "90", "--seat", "2").stdout
    assert alone.count("Your hand: ") == 1


def test_the_end_of_input_ends_a_replay(run: Run, file: Path) -> None:
    assert run("replay", str(file)).returncode == 0


def spoilt(record: dict[str, Any], **changes: Any) -> str:
    return json.dumps({**record, **changes})


def test_broken_cut_off_and_foreign_files_get_a_sentence(
    run: Run, refused: Refused, tmp_path: Path, record: dict[str, Any]
) -> None:
    whole = records.dump(record)
    texts = {
        "is not a whole JSON file": whole[: len(whole) // 2],
        "is not a Bedesten game record": '{"game": "chess"}',
        "reads version": spoilt(record, version=99),
        "no proper 'choices' entry": spoilt(record, choices="1,2,3"),
        "choice 8 of": spoilt(record, choices=[*record["choices"][:7], 777]),
        "there is no game 'chess'": spoilt(record, game="chess"),
        "other components": spoilt(record, components={"digest": "none", "changes": {}}),
    }
    for sentence, text in texts.items():
        path = tmp_path / "broken.json"
        path.write_text(text)
        for words in (["replay", str(path)], ["replay", str(path), "--to", "1"], ["play", "--resume", str(path)]):
            assert sentence in refused(*words)
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    done = run("replay", "picture.json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot read picture.json" in done.stderr


@pytest.mark.parametrize("to", ["100000", "-1"])
def test_positions_beyond_the_record_are_refused(refused: Refused, file: Path, to: str) -> None:
    assert f"there is no position after {to}" in refused("replay", str(file), "--to", to)


def test_names_in_a_file_cannot_play_tricks_on_the_terminal(run: Run, tmp_path: Path, record: dict[str, Any]) -> None:
    path = tmp_path / "tricky.json"
    path.write_text(spoilt(record, seats=["\x1b[31mEvil", "[bold]Cy", "x" * 5000]))
    done = run("replay", str(path), typed="end\nlog\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "[bold]Cy" in done.stdout
    assert "x" * 16 not in done.stdout
