"""Runs the real program, with a home of its own, and bots that are told how to misbehave."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bedesten
from bedesten.cli import main

SPARRING = """
import json, os, pathlib, random, signal, sys, time
folder = pathlib.Path({folder!r})
def taken(order):  # once: the one who takes an order carries it out
    try:
        order.rename(order.with_name("done"))
        return True
    except FileNotFoundError:
        return False
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice = random.Random(message["seed"])
        if (folder / "massacre").exists() or taken(folder / "murder"):
            os.kill(os.getppid(), signal.SIGKILL)
        blocked = folder / "blocked"
        if blocked.exists() and message["seed"] in json.loads(blocked.read_text()):
            with (folder / "pids").open("a") as pids:
                pids.write(f"{{os.getpid()}} {{os.getppid()}}\\n")
            time.sleep(600)
    elif message["type"] == "choose":
        print(json.dumps({{"choice": dice.choice(message["options"])["choice"]}}), flush=True)
"""
"""A bot that plays on, unless there is a file that tells it to kill its arena's process, or to hang at some seeds."""


@pytest.fixture
def words(tmp_path):
    """The beginning of every command: an arena of short games of Istanbul."""
    short = tmp_path / "short.toml"
    short.write_text("[game]\nrubies_to_end = [1, 1, 1, 1]\n")
    return ["arena", "istanbul", "--components", str(short)]


@pytest.fixture
def start(words, tmp_path):
    """`start("--bots", "random")`: a running program of its own."""
    path = os.pathsep.join([str(Path(bedesten.__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "BEDESTEN_HOME": str(tmp_path / "home")}
    begun = []

    def program(*more):
        command = [sys.executable, "-m", "bedesten", *words, *more]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        begun.append(subprocess.Popen(command, env=environment, cwd=tmp_path, preexec_fn=interruptible, **pipes))
        return begun[-1]

    yield program
    for process in begun:
        process.kill()
        process.communicate()


@pytest.fixture
def run(words, tmp_path, monkeypatch, capsys):
    """`run("--bots", "random")`: the report of an arena."""
    monkeypatch.setenv("BEDESTEN_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def report(*more):
        assert main([*words, "--workers", "2", *more, "--json"]) == 0
        written = capsys.readouterr()
        assert written.err == ""
        return json.loads(written.out)

    return report


@pytest.fixture
def sparring(tmp_path):
    """The spec of a bot that does what the files beside it say."""
    file = tmp_path / "sparring.py"
    file.write_text(SPARRING.format(folder=str(tmp_path)))
    return f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


@pytest.fixture
def kept(tmp_path):
    """`kept("folder")`: the matches an arena kept there, by name, without their times."""

    def matches(folder):
        lines = [json.loads(line) for line in (tmp_path / folder / "matches.jsonl").read_text().splitlines()]
        assert len({line["match"] for line in lines}) == len(lines), "a match was kept twice"
        return {line["match"]: {k: v for k, v in line.items() if k != "times"} for line in lines}

    return matches


def interruptible():
    """Ctrl-C counts again where whoever runs the tests, such as a shell in the background, has it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
