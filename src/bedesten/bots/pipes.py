"""A program at the other end of three pipes, which may do its worst: nothing it does blocks or floods this side."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from typing import IO, Final

LONGEST: Final = 65_536
"""Bytes of an answer."""
MOST_LINES: Final = 16
"""Answers that may lie waiting, unasked for."""
KEPT: Final = 400
"""Bytes kept of what a program wrote to its standard error last."""

_running: set[Pipes] = set()


class Trouble(Exception):
    """What a program did instead of answering, as the middle of a sentence."""


class Pipes:
    """A running program. Threads read and write, so that it may be silent, deaf or loud without harm."""

    def __init__(self, words: list[str]) -> None:
        self.process: Final = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name == "posix",  # so that it can be ended with all that it started
        )
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.Queue[bytes | Trouble] = queue.Queue(MOST_LINES)
        self._errors = b""
        self._ended = False
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self._threads = [
            threading.Thread(target=self._write, args=(self.process.stdin,), daemon=True),
            threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._overhear, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        _running.add(self)

    def tell(self, line: str) -> None:
        """Send a line, without waiting for anything."""
        self._to_say.put(line.encode() + b"\n")

    def ask(self, line: str, seconds: float) -> bytes:
        """Send a line and wait for one; Trouble if none comes, or if one has come before it was asked for."""
        try:
            early = self._said.get_nowait()
        except queue.Empty:
            pass
        else:
            raise early if isinstance(early, Trouble) else Trouble("wrote a line without being asked")
        self.tell(line)
        try:
            answer = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Trouble(f"did not answer within {seconds:.3g} seconds") from None
        if isinstance(answer, Trouble):
            raise answer
        return answer

    def last_words(self) -> str:
        """The last line of its standard error, as it can be printed."""
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return "".join(letter if letter.isprintable() else "?" for letter in lines[-1].strip()) if lines else ""

    def end(self, grace: float) -> None:
        """Close its input, wait a moment for it to leave, then end it and all that it started."""
        if self._ended:
            return
        self._ended = True
        self._to_say.put(None)
        if grace:
            # Its output closes when it leaves. It is not waited for by number yet: that would free the number.
            self._threads[1].join(grace)
        self.kill()
        self.process.wait()
        for thread in self._threads:
            thread.join(1)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        _running.discard(self)

    def kill(self) -> None:
        """End the program and its group without asking."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    # The three threads.

    def _write(self, stdin: IO[bytes]) -> None:
        with contextlib.suppress(OSError):
            while (line := self._to_say.get()) is not None:
                view = memoryview(line)
                while view:
                    view = view[stdin.write(view) :]
        with contextlib.suppress(OSError):
            stdin.close()

    def _listen(self, stdout: IO[bytes]) -> None:
        held = b""
        while True:
            piece = read(stdout)
            *lines, held = (held + piece).split(b"\n")
            for line in lines:
                if not self._hand_over(line):
                    return
            if len(held) > LONGEST:
                self._hand_over(held)
                return
            if not piece:
                self._hand_over(Trouble(self._gone()))
                return

    def _hand_over(self, line: bytes | Trouble) -> bool:
        """Whether it is worth listening on."""
        if isinstance(line, bytes) and len(line) > LONGEST:
            line = Trouble(f"wrote a line of more than {LONGEST} bytes")
        try:
            self._said.put_nowait(line)
        except queue.Full:
            # Whoever asks next finds an answer that nobody asked for; more need not be known.
            return False
        return isinstance(line, bytes)

    def _gone(self) -> str:
        """How it went: its output is closed, its end follows soon or it has none."""
        until = time.monotonic() + 0.5
        while (code := self._code()) is None and time.monotonic() < until:
            time.sleep(0.005)
        if code is None:
            return "closed its output"
        return f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"

    def _code(self) -> int | None:
        """The program's exit code, if it has ended, while its number stays taken."""
        if not hasattr(os, "waitid"):
            return self.process.poll()
        try:
            found = os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            return self.process.returncode
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status

    def _overhear(self, stderr: IO[bytes]) -> None:
        while piece := read(stderr):
            self._errors = (self._errors + piece)[-KEPT:]


def read(pipe: IO[bytes]) -> bytes:
    """What there is to read; nothing at the end."""
    try:
        return pipe.read(LONGEST)
    except (OSError, ValueError):
        return b""


def kill_all() -> None:
    """End every program that runs: for a process that is about to end itself without more ado."""
    for pipes in list(_running):
        pipes.kill()
