"""The program in a terminal, and what it leaves out where there is none."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.running import Run

CODES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])")
COLOUR = re.compile(r"\x1b\[[\d;]*3[1-7]m|\x1b\[[\d;]*m")


def in_terminal(words: list[str], lines: list[str], env: dict[str, str], cwd: Path, columns: int, rows: int) -> str:
    """Run the program in a terminal of this size and type a line at each prompt, then close the keyboard."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-m", "bedesten", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, cwd=cwd
    ) as program:
        os.close(theirs)
        seen = b""
        typed = 0
        while select.select([ours], [], [], 60)[0]:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            seen += piece
            if seen.rstrip(b"\x1b[?2004h").endswith(b"> ") and piece:
                os.write(ours, (lines[typed] + "\n").encode() if typed < len(lines) else b"\x04")
                typed += 1
        program.wait(timeout=60)
    os.close(ours)
    assert program.returncode == 0
    return seen.decode(errors="replace")


def widest(out: str) -> int:
    """The longest line as it stands on the screen; a control code to the home position begins a new one."""
    lines = CODES.sub("", re.sub(r"\x1b\[H", "\n", out)).replace("\r", "\n").split("\n")
    return max(cell_len(line) for line in lines)


@pytest.mark.parametrize(("columns", "rows"), [(100, 40), (160, 50), (80, 24)])
def test_a_terminal_gets_colours_and_no_line_is_too_wide(
    environment: dict[str, str], tmp_path: Path, columns: int, rows: int
) -> None:
    lines = ["3", "1", "1", "", "? five", "log", "2", "1", "?"]
    words = ["play", "--players", "5", "--bots", "random", "--seed", "7", "--save", "a.json"]
    out = in_terminal(words, lines, environment, tmp_path, columns, rows)
    assert "\x1b[2J" in out, "the screen is cleared"
    assert re.search(r"\x1b\[[\d;]*46m *\[?A", out), "the first seat's things stand on their colour"
    assert "Your turn is over" in out
    assert "The game is saved in" in out
    assert widest(out) <= columns


@pytest.mark.parametrize("words", ["--module mocha", "--module letters", "--variant great-bazaar"])
def test_the_whole_board_of_an_expansion_is_seen_in_a_terminal_of_100_by_40(
    environment: dict[str, str], tmp_path: Path, words: str
) -> None:
    out = in_terminal(
        ["play", "--players", "4", "--bots", "random", "--seed", "7", "--save", "a.json", *words.split()],
        [],
        environment,
        tmp_path,
        100,
        40,
    )
    page = CODES.sub("", out.split("\x1b[2J")[1]).replace("\r", "").split("\n> ")[0]
    assert page.startswith("Istanbul: ")
    assert page.count("\n") < 39, "nothing has scrolled away"
    assert widest(out) <= 100


def test_hands_are_covered_with_nothing_left_to_scroll_back_to(environment: dict[str, str], tmp_path: Path) -> None:
    out = in_terminal(
        ["play", "--me", "all", "--seed", "7"], ["", "2", "1", "1", "", ""], environment, tmp_path, 100, 40
    )
    before, after = out.split("Cem, it is your turn.")
    assert "\x1b[3J" in before.split("Aylin, it is your turn.")[1]
    assert "Your hand" in after


def test_no_color_is_obeyed_in_a_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    out = in_terminal(
        ["play", "--seed", "7", "--save", "a.json"], ["3", "1"], {**environment, "NO_COLOR": "1"}, tmp_path, 100, 40
    )
    assert "\x1b" not in out
    assert "Wainwright" in out
    assert widest(out) <= 100


@pytest.mark.parametrize(
    "words",
    ["play --seed 7 --save a.json", "games", "bots", "components istanbul", "--help", "play --help", "--version"],
)
def test_a_pipe_gets_no_control_codes(run: Run, words: str) -> None:
    done = run(*words.split(), typed="1\n1\n?\n? 13\n", FORCE_COLOR="1")
    assert done.returncode == 0
    assert all(letter.isprintable() or letter == "\n" for letter in done.stdout)
    assert max(map(cell_len, done.stdout.splitlines())) <= 100


def test_a_narrow_pipe_is_respected(run: Run) -> None:
    out = run("play", "--seed", "7", "--save", "a.json", COLUMNS="80").stdout
    assert max(map(cell_len, out.splitlines())) <= 80


def test_letters_that_the_terminal_lacks_are_no_error(run: Run) -> None:
    done = run("play", "--seed", "7", typed="? tea\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Tea House (9)" in done.stdout
