"""Runs the real program as people do: with a keyboard of lines, through a pipe or in a terminal of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bedesten
from bedesten.cli import main
from cli.running import Run


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The package under test, and a home of its own for saved games."""
    root = str(Path(bedesten.__file__).parent.parent)
    path = os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "PYTHONPATH": path, "BEDESTEN_HOME": str(tmp_path / "home"), "TERM": "xterm-256color"}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """`run("play", "--seed", "7", typed="1\\n2\\n")`: what the program wrote, and how it ended."""

    def program(*words: str, typed: str | bytes = "", **variables: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "bedesten", *words],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            env={**environment, **variables},
            cwd=tmp_path,
            timeout=120,
            check=False,
        )
        out, err = done.stdout.decode(), done.stderr.decode()
        assert "Traceback" not in out + err, err
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    return program


@pytest.fixture
def refused(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """`refused("play", "chess")`: the one sentence with which the program refuses that, without starting it anew."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEDESTEN_HOME", environment["BEDESTEN_HOME"])

    def sentence(*words: str) -> str:
        assert main(words) == 2
        written = capsys.readouterr()
        assert written.out == ""
        assert written.err.count("\n") == 1
        return written.err

    return sentence


@pytest.fixture
def short_game(tmp_path: Path) -> str:
    """A components file that makes a game end with the first ruby."""
    file = tmp_path / "short.toml"
    file.write_text("[game]\nrubies_to_end = [1, 1, 1, 1]\n")
    return str(file)
