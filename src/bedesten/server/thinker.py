"""A process in which bots think: jobs come in as lines, thoughts and choices go out as lines.

It knows only what a job tells it: the game, and a state in which everything hidden was drawn anew. It ends when the
server does, in the middle of a thought if need be.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from typing import Any, Final, TextIO

from bedesten.bots import bot
from bedesten.bots.thought import Thought
from bedesten.kernel.viewpoint import Viewpoint
from bedesten.server.match import game_of

OFTEN: Final = 0.25
"""Seconds between two reports of a thought at least."""


class Desk:
    """Where the jobs come in."""

    def __init__(self, lines: TextIO) -> None:
        self.jobs: Final[queue.SimpleQueue[dict[str, Any]]] = queue.SimpleQueue()
        self.stop: Final = threading.Event()
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: TextIO) -> None:
        for line in lines:
            job = json.loads(line)
            if job.get("stop"):
                self.stop.set()
            else:
                self.jobs.put(job)
        os._exit(0)  # the server has gone: nobody waits for what is being thought


class Progress:
    """Reports thoughts now and then, and says when it is time to come to an end."""

    def __init__(self, desk: Desk, out: TextIO, seconds: float) -> None:
        self.desk: Final = desk
        self.out: Final = out
        self.until: Final = time.monotonic() + seconds
        self.next = time.monotonic() + OFTEN

    def __call__(self, thought: Thought) -> bool:
        now = time.monotonic()
        if now >= self.next:
            self.next = now + OFTEN
            say(self.out, {"simulations": thought.simulations, "seconds": thought.seconds})
        return now < self.until and not self.desk.stop.is_set()


def say(out: TextIO, message: dict[str, Any]) -> None:
    out.write(json.dumps(message) + "\n")
    out.flush()


def choice_of(job: dict[str, Any], watch: Progress) -> int:
    """What the bot takes."""
    game = game_of(job["game"], job["options"], job["components"])
    viewpoint = Viewpoint(game, game.load(job["state"]), job["seat"])
    return int(bot(job["level"], job["seed"]).think(viewpoint, watch))


def main() -> None:
    # Whatever a bot prints goes where errors go: the way out belongs to the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    desk = Desk(sys.stdin)
    say(out, {"ready": True})
    while True:
        job = desk.jobs.get()
        desk.stop.clear()
        try:
            say(out, {"choice": choice_of(job, Progress(desk, out, job["seconds"]))})
        except Exception as error:
            say(out, {"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main()
