"""Bots that are programs of their own: well-behaved ones play, all others forfeit with a sentence and leave nothing behind."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import bot
from bedesten.bots.pipes import Pipes, Trouble
from bedesten.bots.process import Forfeit, ProcessBot

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "how-to" / "examples"
PYTHON = shlex.quote(sys.executable)
SHORT = {"game.rubies_to_end": [1, 1, 1, 1]}

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"choice": message["options"][0]["choice"]}), flush=True)
"""
"""Takes the first option."""


@pytest.fixture
def program(tmp_path):
    """`program("print(1)")`: the command of a Python program with this text."""

    def command(text, name="program.py"):
        path = tmp_path / name
        path.write_text(text)
        return f"{PYTHON} {shlex.quote(str(path))}"

    return command


def new_table(game="istanbul", **options):
    return bedesten.Table(bedesten.game(game, players=2, **options), seed=5, names=["Aylin", "Cem"])


def play(table, program, other="random"):
    """Plays to the end; the program has seat 0."""
    opponent = bot(other, seed=3)
    program.sit(table)
    try:
        while not table.over:
            player = program if table.seat == 0 else opponent
            table.apply(player.choose(table.viewpoint(table.seat)), table.seat)
    finally:
        program.close()
    return table


def ask(command, seconds=30.0, **limits):
    """The first choice of a program at a new table."""
    player = ProcessBot(command, seed=1, seconds=seconds, start_seconds=0, **limits)
    table = new_table()
    try:
        return player.choose(table.viewpoint(table.seat))
    finally:
        player.close()


# Those that play.

LANGUAGES = {
    "python": f"{PYTHON} {shlex.quote(str(EXAMPLES / 'bot.py'))}",
    "javascript": f"node {shlex.quote(str(EXAMPLES / 'bot.js'))}",
    "shell": f"sh {shlex.quote(str(EXAMPLES / 'bot.sh'))}",
}


@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_in_any_language_plays_a_game_to_its_end(language, game):
    command = LANGUAGES[language]
    if shutil.which(shlex.split(command)[0]) is None:
        pytest.skip(f"{language} is not installed here")
    table = new_table(game, components=SHORT) if game == "istanbul" else new_table(game)
    player = ProcessBot(command, seed=2)
    assert play(table, player).over
    assert 0 in table.choosers


def test_the_example_plays_the_same_from_the_same_seed():
    def choices(seed):
        return play(new_table(components=SHORT), ProcessBot(LANGUAGES["python"], seed)).choices

    assert choices(4) == choices(4)
    assert choices(4) != choices(5)


def test_the_example_stands_on_its_page_and_has_thirty_lines_at_most():
    text = (EXAMPLES / "bot.py").read_text()
    assert len(text.splitlines()) <= 30
    assert text in (EXAMPLES.parent / "write-a-bot-in-any-language.md").read_text()


def test_what_a_program_is_told(program, tmp_path):
    log = tmp_path / "log.jsonl"
    text = FIRST.replace("    message =", f"    open({str(log)!r}, 'a').write(line)\n    message =")
    table = play(new_table(components=SHORT), ProcessBot(program(text), seed=9, seconds=20, game_seconds=99))
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "istanbul",
        "options": {"players": 2, **table.game.settings},
        "seat": 0,
        "names": ["Aylin", "Cem"],
        "seed": 9,
        "seconds": 20,
        "game_seconds": 99,
    }
    asked = told[1:-2]
    assert {message["type"] for message in asked} == {"choose"}
    assert set(asked[0]) == {"type", "ply", "step", "question", "options", "view", "story"}
    for message in asked:
        assert table.choosers[message["ply"]] == 0
        assert table.choices[message["ply"]] == message["options"][0]["choice"]
        assert set(message["options"][0]) == {"choice", "kind", "target", "label"}
        assert message["view"]["seats"][0]["hand"] is not None
        assert message["view"]["seats"][1]["hand"] is None  # what is covered never reaches it
    story = [line for message in asked for line in message["story"]]
    assert story == table.story(0)[: len(story)]  # every line once, in order
    assert any("Cem" in line for line in story)
    assert told[-2] == {"type": "over", "result": table.result()}
    assert told[-1] == {"type": "goodbye"}


def test_a_program_may_write_as_much_as_it_likes_to_its_standard_error(program):
    noisy = program("import sys\nsys.stderr.write('x' * 3_000_000)\n" + FIRST)
    assert play(new_table(components=SHORT), ProcessBot(noisy, seed=1)).over


# Those that do not.

BAD = {
    "crashes": ("raise ValueError('no idea')", "ended with code 1 at turn.move (it said: ValueError: no idea)"),
    "leaves": ("input()", "ended with code 0"),
    "is killed": ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "was ended by signal 9"),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(60)", "closed its output"),
    "speaks prose": ("input(); input()\nprint('I move north')", "'I move north' at turn.move, which is not JSON"),
    "writes bytes": (
        "import sys\ninput(); input()\nsys.stdout.buffer.write(bytes(range(128, 200)) + b'\\n')",
        "which is not JSON",
    ),
    "nests": ("input(); input()\nprint('[' * 60000)", "which is not JSON"),
    "answers with a list": ("input(); input()\nprint('[1]')", "allowed is a line like {\"choice\": "),
    "answers with a word": ("input(); input()\nprint('{\"choice\": \"1\"}')", "allowed is a line like"),
    "answers with true": ("input(); input()\nprint('{\"choice\": true}')", "allowed is a line like"),
    "cheats": ("input(); input()\nprint('{\"choice\": 999}')", "chose 999 at turn.move; allowed are "),
    "writes a long line": ("input(); input()\nprint('9' * 10_000_000)", "wrote a line of more than 65536 bytes"),
    "writes without end": (
        "import sys\ninput(); input()\nwhile True: sys.stdout.write('9' * 65536)",
        "wrote a line of more than 65536 bytes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("manner", BAD)
def test_a_program_that_misbehaves_forfeits_with_a_sentence(program, manner):
    text, sentence = BAD[manner]
    with pytest.raises(Forfeit) as refused:
        ask(program(text))
    assert str(refused.value).startswith("the bot '")
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 1000 and str(refused.value).isprintable()


@pytest.mark.parametrize("manner", ["import time\ntime.sleep(60)", "import sys\nfor line in sys.stdin: pass"])
def test_a_program_that_says_nothing_forfeits(program, manner):
    with pytest.raises(Forfeit, match=r"did not answer within 0\.3 seconds at turn\.move"):
        ask(program(manner), seconds=0.3)


def test_a_program_that_does_not_listen_holds_nobody_up(program):
    pipes = Pipes(shlex.split(program("import time\ntime.sleep(60)")))
    for _ in range(100):
        pipes.tell("x" * 100_000)  # far more than a pipe holds
    with pytest.raises(Trouble, match="did not answer"):
        pipes.ask("x", 0.1)
    pipes.end(0)
    assert pipes.process.returncode is not None


def test_a_program_that_floods_forfeits(program):
    table = new_table()
    player = ProcessBot(program("while True: print('{\"choice\": 1}')"), seed=1)
    player.sit(table)
    with pytest.raises(Forfeit, match=r"wrote a line without being asked|allowed are"):
        for _ in range(50):
            table.apply(player.choose(table.viewpoint(table.seat)))
    player.close()


def test_the_seconds_of_a_game_run_out(program):
    slow = FIRST.replace("import json, sys", "import json, sys, time").replace(
        "        print", "        time.sleep(0.2); print"
    )
    player = ProcessBot(program(slow), seed=1, game_seconds=0.5)
    table = new_table()
    with pytest.raises(Forfeit, match=r"has used up its 0\.5 seconds for the game|did not answer within"):
        for _ in range(4):
            player.choose(table.viewpoint(table.seat))
    with pytest.raises(Forfeit):  # and it is not started again
        player.choose(table.viewpoint(table.seat))
    player.close()


def running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A process that has ended and was not waited for is still listed.
    return (
        Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z" if Path("/proc").is_dir() else True
    )


@pytest.mark.parametrize("ending", ["forfeit", "goodbye"])
def test_nothing_that_a_program_started_is_left_running(program, tmp_path, ending):
    pids = tmp_path / "pids"
    text = (
        "import os, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
    )
    text += FIRST if ending == "goodbye" else "input(); input()\nprint('nonsense')\nimport time; time.sleep(60)"
    if ending == "goodbye":
        assert isinstance(ask(program(text)), int)
    else:
        with pytest.raises(Forfeit):
            ask(program(text))
    left = [int(pid) for pid in pids.read_text().split()]
    until = time.monotonic() + 10
    while any(running(pid) for pid in left) and time.monotonic() < until:
        time.sleep(0.02)
    assert not [pid for pid in left if running(pid)]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "process: wants the command of a bot behind it"),
        ("no-such-program-anywhere bot.x", "there is no program 'no-such-program-anywhere'"),
        ("python3 'bot.py", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_is_none_is_refused(command, sentence):
    with pytest.raises(bedesten.BadOption, match=sentence):
        ProcessBot(command)
