"""A server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

import bedesten

HOME = str(Path(bedesten.__file__).parent.parent)
OPEN = {
    "requests-per-second": 100_000,
    "messages-per-second": 100_000,
    "games-per-address": 100_000,
    "sockets-per-address": 100_000,
}
"""Limits that no test reaches unless it wants to."""


def environment(**more: str) -> dict[str, str]:
    """So that the process runs the package that is being tested."""
    return {**os.environ, "PYTHONPATH": HOME, **more}


class Server:
    """`bedesten serve`, ready to be talked to."""

    def __init__(self, folder: Path, database: str, **options: Any) -> None:
        self.folder = folder
        self.database = database
        self.log = folder / f"log-{time.monotonic_ns()}.txt"
        words = ["serve", "--no-browser", "--port", "0", "--database", database, "--thinkers", "1"]
        for name, value in {**OPEN, **options}.items():
            words += [f"--{name.replace('_', '-')}", str(value)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "bedesten", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment(BEDESTEN_HOME=str(folder)),
            )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+", self.said)
        assert found, f"the server did not start: {self.said}{self.logged()}"
        self.url = found[0].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=30)
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                self.http.get("/api/health").raise_for_status()
                return
            except httpx.TransportError:
                assert self.process.poll() is None, f"the server ended: {self.logged()}"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)

    def logged(self) -> str:
        return self.log.read_text()

    def kill(self) -> None:
        """As a power cut would, at least for the process."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(30)
        self.http.close()
        assert self.process.stdout
        self.process.stdout.close()

    # What tests ask for.

    def post(self, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.http.post(f"/api{path}", json=body, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api{path}")

    def create(self, *kinds: str, game: str = "istanbul", **more: Any) -> dict[str, Any]:
        """A game with these seats: me, here, far, open, or the level of a bot."""
        people = ("me", "here", "far", "open")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "level": kind} for kind in kinds]
        answer = self.post("/games", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made
