"""A client that knows the protocol and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

from websockets.sync.client import connect

from .running import Server

PATIENCE = 30


class Client:
    """One socket at a game."""

    def __init__(self, server: Server, game: str, *keys: str, since: int | None = None, hello: bool = True) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/games/{game}/socket"
        self.closing = ExitStack()
        self.socket = self.closing.enter_context(connect(address, compression=None, max_size=None))
        self.heard: list[dict[str, Any]] = []
        """Every message so far."""
        self.welcome: dict[str, Any] = {}
        self.frame: dict[str, Any] = {}
        """The latest frame."""
        if hello:
            self.say(type="hello", keys=list(keys), since=since)
            self.welcome = self.until("welcome")
            self.until("frame")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.closing.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "frame":
            self.frame = message
        return message

    def until(self, *types: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in types and fits(message):
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and hear the answer to it."""
        self.say(id="asked", **message)
        return self.until("taken", "refused", fits=lambda each: each["id"] == "asked")

    # Playing.

    def at_ply(self, ply: int) -> dict[str, Any]:
        """The frame of this ply or a later one."""
        while self.frame["ply"] < ply:
            self.until("frame")
        return self.frame

    def choose(self, choice: int, seat: int | None = None, ply: int | None = None) -> dict[str, Any]:
        seat = self.frame["viewer"] if seat is None else seat
        return self.ask(type="choose", seat=seat, ply=self.frame["ply"] if ply is None else ply, choice=choice)

    def options(self) -> list[int]:
        return [option["choice"] for option in self.frame["ask"]["options"]]

    def until_thinking(self) -> dict[str, Any]:
        """Take the first option until a bot thinks: how far it has come."""
        while self.frame["waiting_for"] == [self.frame["viewer"]]:
            self.choose(self.options()[0])
            self.synced()
        return self.until("thinking")

    def synced(self) -> dict[str, Any]:
        """The latest frame, everything that was sent before having been heard."""
        self.say(type="ping")
        self.until("pong")
        return self.frame
