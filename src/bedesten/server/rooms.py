"""Rooms: the games that somebody looks at, in memory, and what other processes tell of them."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from bedesten.kernel.errors import GameError
from bedesten.server.errors import Refused
from bedesten.server.garbage import Garbage
from bedesten.server.keys import opened
from bedesten.server.listen import Listener
from bedesten.server.match import Match, game_of
from bedesten.server.resume import Resume
from bedesten.server.room import Room
from bedesten.server.rows import Entry, names_of, no_such_game
from bedesten.server.settings import Settings
from bedesten.server.store import Store
from bedesten.server.thinkers import Thinkers

log = logging.getLogger("bedesten.rooms")

HEARTBEAT: Final = 10.0
"""Seconds between two signs of life of a process."""
ACQUAINTED: Final = 1.5 * HEARTBEAT
"""Seconds after which a process has heard of all others."""
ANSWER: Final = 0.5
"""Seconds in which other processes tell who is with them."""
TIDY: Final = 5.0
"""Seconds between two looks around."""


class Rooms:
    """All rooms of this process."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.open: Final[dict[str, Room]] = {}
        self.opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.alive: Final[dict[str, float]] = {}
        """When each other process was last heard of."""
        self.listener: Final = Listener(store, self.noticed, self.missed) if store.kind == "postgresql" else None
        self.tidying: Final = asyncio.create_task(self._tidy())
        self.resume: Final = Resume(self, 0.0 if self.listener is None else ACQUAINTED)

    async def room(self, game: str) -> Room:
        """The room of a game, opened if it is not."""
        room = self.open.get(game)
        if room is not None:
            return room
        task = self.opening.get(game)
        if task is None:
            task = self.opening[game] = asyncio.create_task(self._open(game))
            task.add_done_callback(lambda _: self.opening.pop(game, None))
        return await asyncio.shield(task)

    async def _open(self, game: str) -> Room:
        entry = await self.store.entry(game)
        if entry is None:
            raise no_such_game()
        match = await self.load(entry)
        if match.table.over and entry.status == "playing":
            entry = replace(entry, status="over")
        chat = await self.store.chat(game, self.settings.limits.chat_kept)
        room = self.open[game] = Room(entry, match, chat, self)
        # What others may have appended while the room was being opened, and who is with them.
        await room.catch_up()
        self.notify(f"who {game}")
        return room

    async def load(self, entry: Entry) -> Match:
        """A game from the store: its latest snapshot, and the events since."""
        snapshot = await self.store.snapshot(entry.id)
        events = await self.store.events(entry.id, snapshot[0] if snapshot else 0)

        def build() -> Match:
            match = Match(game_for(entry), names_of(entry), entry.seed)
            if snapshot:
                match.restore(snapshot[1])
            else:
                match.rewind()
            for _, kind, seat, value in events:
                match.follow(kind, seat, value)
            return match

        return await asyncio.to_thread(build)

    def later(self, work: Any) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed: %s", type(task.exception()).__name__, exc_info=task.exception())

    # Other processes.

    def notify(self, notice: str) -> None:
        """Tell the other processes something that is not stored."""
        if self.listener is not None:
            self.later(self.store.writer.work(nothing, notice))

    def present(self, game: str, seats: frozenset[int]) -> None:
        """Tell the other processes who is present here."""
        self.notify(f"here {game} {','.join(map(str, sorted(seats)))}")

    async def present_at(self, game: str) -> frozenset[int]:
        """The seats whose persons are present at a game, wherever they are."""
        opened_before = game in self.open
        room = await self.room(game)
        if not opened_before and self.listener is not None:
            await asyncio.sleep(ANSWER)  # the other processes have just been asked
        return room.here()

    def noticed(self, process: str, notices: list[str]) -> None:
        """What another process has to tell."""
        self.alive[process] = time.monotonic()
        for notice in notices:
            word, _, rest = notice.partition(" ")
            game, _, detail = rest.partition(" ")
            if word == "bye":
                self._gone(process)
            elif (room := self.open.get(game)) is not None:
                self._told(room, process, word, detail)

    def _told(self, room: Room, process: str, word: str, detail: str) -> None:
        if word == "events":
            self.later(room.catch_up())
        elif word == "seats":
            self.later(room.seats_changed())
        elif word == "chat":
            self.later(self._hear(room))
        elif word == "rematch":
            self.later(self.rematched(room.entry.id))
        elif word == "here":
            room.here_elsewhere(process, frozenset(int(seat) for seat in detail.split(",") if seat))
        elif word == "who" and room.viewers:
            self.present(room.entry.id, room.here_locally())

    async def _hear(self, room: Room) -> None:
        room.heard(await self.store.chat(room.entry.id, self.settings.limits.chat_kept))

    def missed(self) -> None:
        """The line to the other processes was down for a while: look at everything again."""
        for game, room in self.open.items():
            for work in (room.catch_up(), room.seats_changed(), self._hear(room)):
                self.later(work)
            self.notify(f"who {game}")

    def _gone(self, process: str) -> None:
        self.alive.pop(process, None)
        for room in self.open.values():
            room.here_elsewhere(process, frozenset())
        self.resume.look()

    async def rematched(self, game: str) -> None:
        """Tell everybody in a room that the game is played again, with the keys that open it for them."""
        room = self.open.get(game)
        entry = await self.store.entry(game) if room else None
        fresh = await self.store.entry(entry.rematch) if entry and entry.rematch else None
        if room is None or fresh is None:
            return
        room.entry = replace(room.entry, rematch=fresh.id)
        locks = [seat.lock for seat in fresh.seats]
        for viewer in room.viewers:
            keys = {str(seat): key for key in viewer.keys for seat in opened([key], locks)}
            viewer.say(type="rematch", id=fresh.id, key=next(iter(keys.values()), None), keys=keys)

    # Order.

    async def _tidy(self) -> None:
        """Put rooms away that nobody looks at; notice processes that have gone without a word."""
        beat = 0.0
        garbage = Garbage()
        while True:
            await asyncio.sleep(min(TIDY, self.settings.idle))
            now = time.monotonic()
            for game, room in list(self.open.items()):
                if room.idle(now):
                    del self.open[game]
                else:
                    room.bots.maybe_take_over()
            for process, heard in list(self.alive.items()):
                if now - heard > 3 * HEARTBEAT:
                    self._gone(process)
            if now - beat > HEARTBEAT:
                beat = now
                self.notify("alive")
            garbage.maybe_collect()

    async def close(self) -> None:
        self.tidying.cancel()
        self.resume.task.cancel()
        self.notify("bye")
        for room in self.open.values():
            if room.bots.task is not None:
                room.bots.task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)


def nothing(_connection: Connection) -> None:
    """For a transaction that only tells something."""


def game_for(entry: Entry) -> Any:
    """The game of an entry, if this version still plays it by the same rules."""
    try:
        game = game_of(entry.game, entry.options, entry.components["changes"])
    except GameError as error:
        raise Refused("failed", f"this game cannot be set up any more: {error}") from None
    played = (entry.components["rules"], entry.components["digest"])
    if played != (game.version, game.components.digest()):
        raise Refused("failed", "this game was begun with other rules or figures than this version of Bedesten has")
    return game
