"""kill -9 in the middle of load: whatever was acknowledged is there afterwards, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .client import Client
from .running import Server

GAMES = 30
CHOICES = 400
"""Acknowledged choices after which the server is killed."""


class Table:
    """One game, both seats played by one script."""

    def __init__(self, made):
        self.id, self.keys = made["id"], list(made["keys"].values())
        self.acknowledged: list[tuple[int, int, int]] = []
        """Ply, seat and choice."""

    async def play(self, server, count):
        address = f"{server.url.replace('http', 'ws', 1)}/api/games/{self.id}/socket"
        rng = random.Random(self.id)
        try:
            async with connect(address, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "keys": self.keys}))
                async for text in socket:
                    await self.hear(socket, json.loads(text), rng, count)
        except (ConnectionClosed, ConnectionError):
            return

    async def hear(self, socket, message, rng, count):
        if message["type"] == "taken":
            self.acknowledged.append(tuple(json.loads(message["id"])))
            count()
        if message["type"] != "frame" or not message["waiting_for"]:
            return
        seat = message["waiting_for"][0]
        if message["viewer"] != seat:
            await socket.send(json.dumps({"type": "look", "seat": seat}))
        elif message["ask"]:
            choice = rng.choice(message["ask"]["options"])["choice"]
            said = {"type": "choose", "seat": seat, "ply": message["ply"], "choice": choice}
            await socket.send(json.dumps({**said, "id": json.dumps([message["ply"], seat, choice])}))


async def load(server, tables):
    """All tables at once until enough was acknowledged; then the server is killed while they go on."""
    left = CHOICES

    def count():
        nonlocal left
        left -= 1
        if left == 0:
            server.process.kill()

    await asyncio.wait_for(asyncio.gather(*(table.play(server, count) for table in tables)), 120)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives_a_killed_server(kind, tmp_path, request):
    database = f"sqlite:///{tmp_path}/games.sqlite" if kind == "sqlite" else request.getfixturevalue("postgresql")
    server = Server(tmp_path, database)
    tables = [Table(server.create("me", "here", seed=number)) for number in range(GAMES)]
    asyncio.run(load(server, tables))
    server.kill()
    assert sum(len(table.acknowledged) for table in tables) >= CHOICES
    again = Server(tmp_path, database)
    for table in tables:
        with Client(again, table.id, *table.keys) as client:
            ply = client.frame["ply"]
            for at, seat, choice in table.acknowledged:
                assert at < ply
                # Sent once more it counts as what it is: taken already.
                assert client.choose(choice, seat=seat, ply=at)["type"] == "taken"
            assert client.synced()["ply"] == ply
            (seat,) = client.frame["waiting_for"]
            client.say(type="look", seat=seat)
            client.until("frame", fits=lambda each, seat=seat: each["viewer"] == seat)
            assert client.choose(client.options()[0])["type"] == "taken"
            assert client.at_ply(ply + 1)
    again.stop()
