"""The bots at a table: whose choice it is thinks in another process, and the room goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from bedesten.server.errors import Refused
from bedesten.server.match import Match
from bedesten.server.rows import Seat

if TYPE_CHECKING:
    from bedesten.server.room import Room

log = logging.getLogger("bedesten.bots")

LOOK: Final = 0.5
"""Seconds between two looks at whether what is thought about is still of interest."""


class Bots:
    """Lets the bots of one room choose."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.task: asyncio.Task[None] | None = None
        self.thought: dict[str, Any] | None = None
        """How far the one who thinks has come."""

    @property
    def thinking(self) -> bool:
        return self.task is not None and not self.task.done()

    def asked(self) -> Seat | None:
        """The bot whose choice it is; None if it is nobody's or a person's."""
        table = self.room.match.table
        if self.room.entry.status != "playing" or table.over:
            return None
        seat = self.room.seats[table.seat]
        return seat if seat.kind == "bot" else None

    def maybe_think(self) -> None:
        """Set the bot thinking whose choice it is, if it is one's."""
        if not self.thinking and self.asked() is not None:
            self.task = asyncio.create_task(self._think())

    @property
    def patience(self) -> float:
        """Seconds in which a process that sees to a bot would have chosen."""
        settings = self.room.rooms.settings
        return 2 * (settings.seconds + settings.grace)

    def maybe_take_over(self) -> None:
        """Think where another process should have, but seems to be gone."""
        if time.monotonic() - self.room.changed > self.patience:
            self.maybe_think()

    async def _think(self) -> None:
        """Bots choose until it is a person's turn."""
        try:
            while (seat := self.asked()) is not None:
                await self._choose(seat)
        except Exception:
            log.exception("a bot could not go on")
        finally:
            self.thought = None

    async def _choose(self, seat: Seat) -> None:
        match = self.room.match
        number = match.number
        thinkers = self.room.rooms.thinkers
        choosing = asyncio.ensure_future(
            thinkers.choose(self._job(seat), match.table.options(), lambda said: self._progress(seat, number, said))
        )
        try:
            while not choosing.done():
                await asyncio.wait([choosing], timeout=LOOK)
                if self._passed(match, number, seat):
                    return
        finally:
            choosing.cancel()
        async with self.room.lock:
            if not self._passed(match, number, seat):
                try:
                    await self.room.apply(choosing.result(), seat.seat)
                except Refused as refusal:
                    if refusal.code != "stale":
                        raise

    def _passed(self, match: Match, number: int, seat: Seat) -> bool:
        """Whether the game has gone on without this bot."""
        return self.room.match is not match or match.number != number or self.asked() != seat

    def _job(self, seat: Seat) -> dict[str, Any]:
        """What a bot is told: the game, and a state in which all that its seat cannot know was drawn anew."""
        match, entry = self.room.match, self.room.entry
        guessed = match.game.guess(match.table.state, seat.seat, match.table.guesses)
        return {
            "game": entry.game,
            "options": entry.options,
            "components": entry.components["changes"],
            "state": match.game.save(guessed),
            "seat": seat.seat,
            "level": seat.level,
            "seconds": self.room.rooms.settings.seconds,
        }

    def _progress(self, seat: Seat, number: int, said: dict[str, Any]) -> None:
        """How far a bot has thought. What it thinks would betray its hand, so that is not told."""
        if self.room.match.number == number:
            self.thought = {"seat": seat.seat, "simulations": said["simulations"], "win": [], "line": []}
            self.room.shown.clear()
            self.room.tell({"type": "thinking", **self.thought})
