"""Matches on all cores. A process that dies is replaced and its match played again."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from bedesten.arena.match import Match, Outcome, play, void
from bedesten.bots.pipes import kill_all

TRIES: Final = 3
"""How often a match is begun before it is given up."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(matches: Iterable[Match], workers: int) -> Iterator[Outcome]:
    """The outcome of every match, as they come in."""
    waiting = deque(matches)
    tries: Counter[str] = Counter()
    crew = [Worker() for _ in range(min(workers, len(waiting)))]
    try:
        for worker in crew:
            worker.begin(waiting.popleft())
        while busy := {worker.pipe: worker for worker in crew if worker.match is not None}:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                match = worker.match
                assert match is not None
                outcome = worker.outcome()
                if outcome is None:
                    worker.stop()
                    crew[crew.index(worker)] = worker = Worker()
                    tries[match.key] += 1
                    if tries[match.key] < TRIES:
                        worker.begin(match)
                        continue
                    outcome = void(match, f"the process that played it died {TRIES} times")
                if waiting:
                    worker.begin(waiting.popleft())
                yield outcome
    finally:
        for worker in crew:
            worker.stop()


class Worker:
    """A process that plays one match after another."""

    def __init__(self) -> None:
        # A new interpreter: what runs here, threads above all, is no concern of its.
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(there,), daemon=True)
        self.process.start()
        there.close()
        self.match: Match | None = None

    def begin(self, match: Match) -> None:
        self.match = match
        with contextlib.suppress(OSError):  # it may have died: its silence will say so
            self.pipe.send(match)

    def outcome(self) -> Outcome | None:
        """How the match went; None if the process has died over it."""
        self.match = None
        try:
            found: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return found

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def work(pipe: Connection) -> None:
    """What a process of the pool does: play what it is given until there is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the arena interrupts the one that asked
    signal.signal(signal.SIGTERM, lambda *_: leave())
    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        while True:
            pipe.send(play_safely(pipe.recv()))
    except (EOFError, OSError):
        return


def play_safely(match: Match) -> Outcome:
    """How a match went; what fails on our side does not stop the others."""
    try:
        return play(match)
    except Exception as error:
        return void(match, f"it failed with {type(error).__name__}: {error}")


def leave_with_parent() -> None:
    """When the arena is killed, nothing of it goes on, nor any program that a bot is."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave() -> None:
    kill_all()
    os._exit(1)
