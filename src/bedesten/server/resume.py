"""Bots that were thinking when their server ended go on by themselves: when one starts, or when the others notice."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from bedesten.kernel.errors import GameError
from bedesten.kernel.step import CHANCE
from bedesten.server.errors import Refused

if TYPE_CHECKING:
    from bedesten.server.rooms import Rooms

log = logging.getLogger("bedesten.resume")

BREATH: Final = 0.01
"""Seconds between two games that are looked at: those who play come first."""


class Resume:
    """Looks for games that wait for a bot which nobody has set thinking."""

    def __init__(self, rooms: Rooms, wait: float) -> None:
        self.rooms: Final = rooms
        self.wanted: Final = asyncio.Event()
        self.task: Final = asyncio.create_task(self._run(wait))

    def look(self) -> None:
        """Another process has gone, and its bots with it."""
        self.wanted.set()

    async def _run(self, wait: float) -> None:
        await asyncio.sleep(wait)  # until the other processes have been heard of
        while True:
            self.wanted.clear()
            try:
                for game in await self.rooms.store.with_bots():
                    await self._maybe_go_on(game)
                    await asyncio.sleep(BREATH)
            except Exception:
                log.exception("games that wait for a bot could not be looked for")
            await self.wanted.wait()

    async def _maybe_go_on(self, game: str) -> None:
        rooms = self.rooms
        if game in rooms.open or owner(game, [rooms.store.process, *rooms.alive]) != rooms.store.process:
            return
        entry = await rooms.store.entry(game)
        if entry is None:
            return
        try:
            table = (await rooms.load(entry)).table
            if table.over or table.seat == CHANCE or entry.seats[table.seat].kind != "bot":
                return
            room = await rooms.room(game)
        except (Refused, GameError) as error:
            # What cannot be read, say from a version that is no more, keeps nobody else's bots from going on.
            log.warning("a game cannot go on: %s", error)
            return
        # Where others are alive one of them may be at it: then the room takes over if it stays quiet.
        if not rooms.alive:
            room.bots.maybe_think()


def owner(game: str, processes: list[str]) -> str:
    """Which process sees to a game: all come to the same answer without asking each other."""
    return max(processes, key=lambda process: hashlib.blake2b(f"{process} {game}".encode()).digest())
