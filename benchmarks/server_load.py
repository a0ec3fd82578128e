"""How much the server bears: hundreds of games at once, each choice sent over a real socket and acknowledged when stored.

    python benchmarks/server_load.py --database sqlite
    python benchmarks/server_load.py --database postgresql --seconds 30

Every game has two people, each at a socket of their own, both played by scripted clients that take any option. They are
paced to a common rate of choices a second (0: as fast as they can), and what is measured is the time from sending a
choice to its acknowledgement.

The clients share the machine with the server, so they do no more than they must: they read what they are asked out of the
frames that ask, and leave the others unread.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.postgres import Cluster

OPTIONS = {"requests-per-second": 100_000, "games-per-address": 100_000, "sockets-per-address": 100_000}
FRAME, TAKEN, REFUSED = (b'{"type":"%s"' % name for name in (b"frame", b"taken", b"refused"))
OVER, NOT_ASKED = b'"status":"over"', b'"ask":null'
"""By these the clients know a message without reading it."""


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.finished = 0
        self.busy = 0.0
        """Seconds of processor time that the server took while it was measured; 0 where that cannot be read."""


class Pace:
    """Lets so many choices a second start, spread evenly; 0 lets all."""

    def __init__(self, rate: float) -> None:
        self.apart = 1 / rate if rate else 0.0
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if self.apart:
            now = time.perf_counter()
            self.next = max(self.next + self.apart, now - 0.05)
            if self.next > now:
                await asyncio.sleep(self.next - now)


class Player:
    """One seat of a game, at a socket of its own."""

    def __init__(self, url: str, game: str, seat: int, key: str, pace: Pace, tally: Tally) -> None:
        self.url, self.game, self.seat, self.key, self.pace, self.tally = url, game, seat, key, pace, tally
        self.sent: dict[str, float] = {}
        self.choosing: asyncio.Future[None] | None = None

    async def play(self, until: asyncio.Event) -> None:
        """Play the game to its end, or until it is time to stop."""
        address = f"{self.url.replace('http', 'ws', 1)}api/games/{self.game}/socket"
        async with connect(address, compression=None, max_size=None, max_queue=None) as socket:
            await socket.send(orjson.dumps({"type": "hello", "keys": [self.key]}), text=True)
            ending = asyncio.create_task(closed(socket, until))
            try:
                while self.heard(socket, await socket.recv(decode=False)):
                    pass
            except ConnectionClosed as problem:
                if not until.is_set():
                    self.tally.errors.append(f"a socket was closed: {problem}")
            ending.cancel()

    def heard(self, socket: ClientConnection, text: bytes) -> bool:
        """Take in what the server says; False when the game is over."""
        if text.startswith(FRAME):
            if OVER in text:
                return False
            if NOT_ASKED not in text:
                self.choosing = asyncio.create_task(self.choose(socket, orjson.loads(text)["ask"]))
        elif text.startswith(TAKEN):
            began = self.sent.pop(orjson.loads(text)["id"])
            if self.tally.measuring:
                self.tally.latencies.append(time.perf_counter() - began)
        elif text.startswith(REFUSED):
            message = orjson.loads(text)
            self.tally.errors.append(f"{message['code']}: {message['message']}")
        return True

    async def choose(self, socket: ClientConnection, ask: dict[str, Any]) -> None:
        await self.pace.wait()
        choice = random.choice(ask["options"])["choice"]
        name = str(ask["ply"])
        self.sent[name] = time.perf_counter()
        said = {"type": "choose", "id": name, "seat": self.seat, "ply": ask["ply"], "choice": choice}
        try:
            await socket.send(orjson.dumps(said), text=True)
        except ConnectionClosed as problem:  # at the end of the run
            if self.tally.measuring:
                self.tally.errors.append(f"a socket was closed: {problem}")


async def closed(socket: ClientConnection, until: asyncio.Event) -> None:
    """Close a socket when it is time to stop."""
    await until.wait()
    await socket.close()


async def table(url: str, client: httpx.AsyncClient, pace: Pace, tally: Tally, until: asyncio.Event) -> None:
    """One game after the other, for two."""
    while not until.is_set():
        seats = [{"kind": "me", "name": "Ayşe"}, {"kind": "far", "name": "Bora"}]
        answer = await client.post("api/games", json={"game": "istanbul", "seats": seats})
        answer.raise_for_status()
        made = answer.json()
        players = [Player(url, made["id"], int(seat), key, pace, tally) for seat, key in made["keys"].items()]
        await asyncio.gather(*(player.play(until) for player in players))
        tally.finished += not until.is_set()


def processor_time(process: int) -> float:
    """Seconds that a process, and those it has started, have kept a processor busy: Linux only."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if process in (int(stat.parent.name), int(fields[1])):
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


async def load(url: str, process: int, games: int, rate: float, seconds: float) -> Tally:
    tally, until, pace = Tally(), asyncio.Event(), Pace(rate)
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        tables = [asyncio.create_task(table(url, client, pace, tally, until)) for _ in range(games)]
        await asyncio.sleep(5 + games / 100)  # until all are playing
        tally.measuring = True
        before = processor_time(process)
        await asyncio.sleep(seconds)
        tally.busy = processor_time(process) - before
        tally.measuring = False
        until.set()
        for problem in await asyncio.gather(*tables, return_exceptions=True):
            if problem is not None:
                tally.errors.append(repr(problem))
    return tally


def report(tally: Tally, games: int, seconds: float, database: str, workers: int) -> dict[str, Any]:
    times = sorted(tally.latencies) or [0.0]
    return {
        "database": database,
        "workers": workers,
        "games at once": games,
        "acknowledged choices/s": round(len(tally.latencies) / seconds),
        "p50 ms": round(1000 * times[len(times) // 2], 1),
        "p99 ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "server ms of processor time per choice": round(1000 * tally.busy / max(1, len(tally.latencies)), 2),
        "games finished": tally.finished,
        "errors": len(tally.errors),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--games", type=int, default=200, help="games at once")
    parser.add_argument("--rate", type=float, default=1200, help="choices a second that are offered; 0: all there are")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=1, help="server processes (PostgreSQL only)")
    args = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="bedesten-load-")
    cluster = Cluster() if args.database == "postgresql" else None
    database = cluster.start() if cluster else f"sqlite:///{folder}/games.sqlite"
    words = ["serve", "--no-browser", "--port", "0", "--database", database, "--workers", str(args.workers)]
    words += [word for name, value in OPTIONS.items() for word in (f"--{name}", str(value))]
    command = [*os.environ.get("SERVER_COMMAND", f"{sys.executable} -m bedesten").split(), *words]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, "the server did not start"
        wait_for(found[0])
        gc.disable()  # the clients' own pauses are not the server's
        tally = uvloop.run(load(found[0], server.pid, args.games, args.rate, args.seconds))
    finally:
        server.terminate()
        server.wait()
        if cluster:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(report(tally, args.games, args.seconds, args.database, args.workers), indent=1))
    for error in sorted(set(tally.errors))[:10]:
        print("error:", error)
    return 1 if tally.errors else 0


def wait_for(url: str) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            httpx.get(f"{url}api/health").raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
