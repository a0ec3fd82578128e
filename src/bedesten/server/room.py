"""A room: one game, those who look at it, and what they do. It happens one thing at a time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

import orjson

from bedesten.kernel.errors import GameOver, IllegalChoice, NotYourTurn
from bedesten.server import frames, undo
from bedesten.server.audience import Audience
from bedesten.server.bots import Bots
from bedesten.server.errors import Conflict, Refused
from bedesten.server.match import Match
from bedesten.server.previews import previews
from bedesten.server.rows import CHOICE, UNDO, Entry, Line, names_of
from bedesten.server.writer import Row

if TYPE_CHECKING:
    from bedesten.server.messages import Choose
    from bedesten.server.rooms import Rooms
    from bedesten.server.sockets import Viewer

SNAPSHOT: Final = 100
"""Events between two snapshots."""
REMEMBERED: Final = 64
"""Choices by their ids that a room remembers, so that one sent twice counts once."""


class Room(Audience):
    """One game, those who look at it, and what they do."""

    def __init__(self, entry: Entry, match: Match, chat: list[Line], rooms: Rooms) -> None:
        super().__init__(entry, rooms)
        self.match = match
        self.chat: Final = chat
        self.store: Final = rooms.store
        self.lock: Final = asyncio.Lock()
        self.bots: Final = Bots(self)
        self.taken: Final[OrderedDict[tuple[Any, ...], int]] = OrderedDict()
        self.changed = time.monotonic()
        self.kept = match.number
        """The event of the last snapshot."""
        self.ending: dict[str, Any] | None = None
        self.tried: tuple[tuple[int, int], list[dict[str, Any]]] = ((-1, -1), [])
        """What the options of the present question would do, for the event and the seat they were worked out for."""

    # What everybody sees.

    def entry_data(self) -> dict[str, Any]:
        return frames.entry_data(replace(self.entry, ply=self.match.ply), self.here())

    def enter(self, viewer: Viewer) -> None:
        super().enter(viewer)
        self.bots.maybe_think()

    def show(self) -> None:
        """Send everybody the game as it is now."""
        self.shown.clear()
        for viewer in self.viewers:
            self.show_to(viewer)

    def show_to(self, viewer: Viewer) -> None:
        match = self.match
        mine = viewer.looking is not None and viewer.looking in viewer.seats
        key = (viewer.looking, viewer.told, viewer.noted, mine, undo.free_for(self, viewer))
        text = self.shown.get(key)
        if text is None:
            text = self.shown[key] = frames.encoded(frames.live(self, viewer))
        viewer.told, viewer.noted, viewer.ply = match.told, len(match.notes), match.ply
        viewer.send(text)

    def result(self) -> dict[str, Any] | None:
        if not self.match.table.over:
            return None
        if self.ending is None:
            self.ending = frames.result(self.match)
        return self.ending

    def may_look(self, viewer: Viewer, seat: int | None) -> bool:
        """At one's own seats, and at everybody's once nothing is secret any more."""
        if seat is None or seat in viewer.seats:
            return True
        return self.entry.status == "over" and seat < len(self.seats)

    # Choosing.

    async def choose(self, viewer: Viewer, said: Choose) -> int:
        """A person's choice; says for which ply it was taken."""
        async with self.lock:
            self._holds(viewer, said.seat)
            mark = (said.id, said.seat, said.ply, said.choice)
            if self._made(said) or (said.id and mark in self.taken):
                return said.ply
            self._playing()
            ply = self.match.ply
            if said.ply != ply:
                raise Refused("stale", f"the game has come to ply {ply}, the choice was for ply {said.ply}")
            try:
                await self.apply(said.choice, said.seat)
            except Refused:
                if not self._made(said):  # it may have been stored though the database did not get to say so
                    raise
            self.taken[mark] = said.ply
            if len(self.taken) > REMEMBERED:
                self.taken.popitem(last=False)
        self.bots.maybe_think()
        return said.ply

    def _made(self, said: Choose) -> bool:
        """Whether just this choice was made already."""
        table = self.match.table
        made = (said.seat, said.choice)
        return said.ply < table.ply and (table.choosers[said.ply], table.choices[said.ply]) == made

    def _holds(self, viewer: Viewer, seat: int) -> None:
        if seat not in viewer.seats:
            raise Refused("no_seat", f"you do not hold the key of seat {seat}")

    def _playing(self) -> None:
        if self.entry.status == "waiting":
            raise Refused("not_allowed", "the game has not begun: a seat is still open")
        if self.entry.status == "over" or self.match.table.over:
            raise Refused("over", "the game is over: there is nothing to choose")

    def check_turn(self, viewer: Viewer, seat: int) -> None:
        """Refuse what nobody may do who does not hold the seat, or what the game is not at."""
        self._holds(viewer, seat)
        self._playing()

    async def apply(self, choice: int, seat: int) -> None:
        """Take a choice, store it, and only then show it."""
        match = self.match
        before = match.ply
        try:
            made = match.choose(choice, seat)
        except NotYourTurn as error:
            raise Refused("not_your_turn", str(error)) from None
        except IllegalChoice as error:
            raise Refused("illegal", str(error)) from None
        except GameOver as error:
            raise Refused("over", str(error)) from None
        except BaseException:
            await self.reload()
            raise
        now = time.time()
        rows = [
            self._row(match.number + n, CHOICE, chooser, value, before + n + 1, now)
            for n, (chooser, value) in enumerate(made)
        ]
        await self._append(rows)
        match.number += len(rows)
        self._after()

    def _row(self, number: int, kind: int, seat: int, value: int, ply: int, now: float) -> Row:
        return {
            "game": self.entry.id,
            "number": number,
            "kind": kind,
            "seat": seat,
            "value": value,
            "ply": ply,
            "at": now,
        }

    async def _append(self, rows: list[Row]) -> None:
        """Store events. If another process was faster, take over what it did and refuse."""
        over = self.entry.id if self.match.table.over and rows[-1]["kind"] == CHOICE else ""
        try:
            await self.store.writer.append(rows, over)
        except Conflict:
            await self.reload()
            raise Refused("stale", "somebody else was faster: the game has gone on") from None
        except BaseException:
            await self.reload()
            raise

    def _after(self) -> None:
        """Something has happened and is stored."""
        if self.match.table.over and self.entry.status == "playing":
            self.entry = replace(self.entry, status="over")
        self.bots.thought = None
        self.changed = time.monotonic()
        self.show()
        if self.match.number - self.kept >= SNAPSHOT:
            self.kept = self.match.number
            data = orjson.dumps(self.match.snapshot()).decode()
            self.rooms.later(self.store.keep(self.entry.id, self.match.number, data))

    async def happen(self, kind: int, seat: int, value: int, ply: int) -> None:
        """Something that is no choice: stored, then done, then shown."""
        await self._append([self._row(self.match.number, kind, seat, value, ply, time.time())])
        self._follow(kind, seat, value)
        self._after()

    def _follow(self, kind: int, seat: int, value: int) -> None:
        self.match.follow(kind, seat, value)
        if kind == UNDO:
            self.taken.clear()
            self.ending = None
            for viewer in self.viewers:
                viewer.told = min(viewer.told, self.match.told)

    # What would be, and what was.

    def previews(self, viewer: Viewer, ply: int) -> dict[str, Any]:
        table, seat = self.match.table, viewer.looking
        if (
            self.entry.status != "playing"
            or seat is None
            or seat not in viewer.seats
            or table.over
            or table.seat != seat
        ):
            raise Refused("not_your_turn", "you are not asked, so there is nothing to try out")
        if ply != table.ply:
            raise Refused("stale", f"the game has come to ply {table.ply}, you asked about ply {ply}")
        if self.tried[0] != (self.match.number, seat):
            self.tried = ((self.match.number, seat), previews(table, seat, SystemRandom()))
        return {"type": "previews", "ply": ply, "previews": self.tried[1]}

    def past(self, viewer: Viewer, ply: int) -> dict[str, Any]:
        if ply > self.match.ply:
            raise Refused("stale", f"the game has come to ply {self.match.ply}: there is no ply {ply} yet")
        past = frames.past(self.match, viewer.looking, ply)
        result = self.result() if ply == self.match.ply else None
        return {**past, "status": self.entry.status, "seats": self.seats_data(), "result": result}

    # Chat.

    def heard(self, lines: list[Line]) -> None:
        """New lines of chat."""
        for line in lines:
            if self.chat and line.number <= self.chat[-1].number:
                continue
            self.chat.append(line)
            self.tell({"type": "chat", "line": chat_data(line)})
        del self.chat[: -self.rooms.settings.limits.chat_kept]

    # What other processes, or the lobby, have done.

    async def reload(self) -> None:
        """Make the game again from the store."""
        self.match = await self.rooms.load(self.entry)
        self.kept = self.match.number
        self.ending = None
        self.taken.clear()
        for viewer in self.viewers:
            viewer.told = min(viewer.told, self.match.told)
            viewer.noted = min(viewer.noted, len(self.match.notes))
        self._caught_up()

    async def catch_up(self) -> None:
        """Follow what another process has appended."""
        async with self.lock:
            events = await self.store.events(self.entry.id, self.match.number)
            for number, kind, seat, value in events:
                if number != self.match.number:
                    await self.reload()
                    return
                self._follow(kind, seat, value)
            if events:
                self._caught_up()

    def _caught_up(self) -> None:
        if self.match.table.over and self.entry.status == "playing":
            self.entry = replace(self.entry, status="over")
        self.bots.thought = None
        self.changed = time.monotonic()
        self.show()

    async def seats_changed(self) -> None:
        """Somebody has come, gone or changed his name."""
        async with self.lock:
            entry = await self.store.entry(self.entry.id)
            if entry is None:
                return
            self.entry = entry
            self.match.rename(names_of(entry))
            for viewer in list(self.viewers):
                viewer.match_seats(entry.seats)
                if not self.may_look(viewer, viewer.looking):
                    viewer.looking = None
            self.presence()
            self.show()
        self.bots.maybe_think()

    def idle(self, now: float) -> bool:
        """Whether nobody would notice if the room were put away."""
        busy = self.viewers or self.lock.locked() or self.bots.thinking
        # Where a bot is awaited that thinks elsewhere, stay long enough to notice if it does not.
        awaited = 2 * self.bots.patience if self.bots.asked() is not None else 0.0
        return not busy and now - self.left > max(self.rooms.settings.idle, awaited)


def chat_data(line: Line) -> dict[str, Any]:
    return {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
