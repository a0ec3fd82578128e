"""The lobby: games are begun, joined, left, filled up with bots and played again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from bedesten.kernel.errors import GameError
from bedesten.registry import replay
from bedesten.server.begin import ask_for, entry_for, event_rows, first_rows
from bedesten.server.errors import Refused
from bedesten.server.frames import SEEDED, entry_data, seat_data
from bedesten.server.keys import hashed, new_key, new_seed, opened
from bedesten.server.levels import check_level
from bedesten.server.manners import printable
from bedesten.server.messages import FillSeat, Join, Leave, NewGame, NewSeat
from bedesten.server.rooms import Rooms
from bedesten.server.rows import Entry, Seat, insert, no_such_game, put_seat, put_status
from bedesten.server.schema import GAMES
from bedesten.server.seating import botted, give_up, held, hosting, rotated
from bedesten.server.store import Store

PAGE: Final = 50
"""Games on a page of the list."""
LONGEST: Final = 20_000
"""Choices of a record that is sent to be looked at."""


class Lobby:
    """What can be done with games from outside."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms
        self.store: Final[Store] = rooms.store
        self.limits: Final = rooms.settings.limits

    def name(self, given: str | None, otherwise: str) -> str:
        return printable(given, "a name", 1, self.limits.name) if given is not None else otherwise

    # Beginning.

    async def create(self, asked: NewGame, address: str) -> dict[str, Any]:
        """A new game; the keys are for the seats of people, to be handed on."""
        game = ask_for(asked.game, asked.options, len(asked.seats))
        seats: list[Seat] = []
        keys: dict[str, str] = {}
        for number, wanted in enumerate(asked.seats):
            seat, key = self._seat(number, wanted)
            if key:
                seat = replace(seat, host=not keys)
                keys[str(number)] = key
            seats.append(seat)
        seed = new_seed() if asked.seed is None else f"{SEEDED}{asked.seed}"
        entry = entry_for(game, tuple(seats), hashed(address), seed)
        entry = replace(entry, listed=asked.listed, free_undo=asked.free_undo)
        await self.store.add(entry, first_rows(entry, game), self.limits.games_per_address)
        if not keys:
            (await self.rooms.room(entry.id)).bots.maybe_think()  # nobody else may come to set them going
        return {"id": entry.id, "seats": [seat_data(seat, False) for seat in entry.seats], "keys": keys}

    def _seat(self, number: int, wanted: NewSeat) -> tuple[Seat, str]:
        if wanted.kind == "open":
            return Seat(number, "open", ""), ""
        if wanted.kind == "bot":
            level = check_level(wanted.level or "greedy")
            return Seat(number, "bot", self.name(wanted.name, level.capitalize()), level), ""
        if wanted.level is not None:
            raise Refused("bad_option", f"seat {number} is a person's: only a bot has a level")
        key = new_key()
        return Seat(number, "person", self.name(wanted.name, f"Player {number + 1}"), None, hashed(key)), key

    async def show_record(self, record: dict[str, Any], address: str) -> str:
        """A record to look at, all hands open."""
        changes = record.get("components", {}).get("changes") if isinstance(record.get("components"), dict) else None
        if not isinstance(changes, dict | None):
            raise Refused("bad_record", "the record's changed components must be figures by their names")
        if isinstance(record.get("choices"), list) and len(record["choices"]) > LONGEST:
            raise Refused("bad_record", f"a record may have at most {LONGEST} choices")
        try:
            table = await asyncio.to_thread(replay, record)
        except (GameError, ValueError, TypeError, KeyError, AttributeError) as error:
            told = str(error) if isinstance(error, GameError) else "the record is not sound"
            raise Refused("bad_record", told) from None
        names = [printable(name, "a name in the record", 1, 60) for name in record["seats"]]
        seats = tuple(Seat(number, "person", name) for number, name in enumerate(names))
        entry = replace(entry_for(table.game, seats, hashed(address), new_seed()), status="over", recorded=True)
        # As many choices as the record has: what a table adds by itself, chance that was still to come, stays out.
        made = list(zip(table.choosers, table.choices, strict=True))[: len(record["choices"])]
        await self.store.add(entry, event_rows(entry.id, made), self.limits.games_per_address)
        return entry.id

    # Looking.

    async def entry(self, game: str) -> Entry:
        entry = await self.store.entry(game)
        if entry is None:
            raise no_such_game()
        return entry

    async def entry_data(self, game: str) -> dict[str, Any]:
        room = self.rooms.open.get(game)
        return room.entry_data() if room else entry_data(await self.entry(game))

    async def listed(self, page: int) -> dict[str, Any]:
        found = await self.store.listed(page, PAGE)
        shown = []
        for entry in found[:PAGE]:
            room = self.rooms.open.get(entry.id)
            shown.append(entry_data(entry, room.here() if room else frozenset()))
        return {"games": shown, "more": len(found) > PAGE}

    async def record(self, game: str) -> dict[str, Any]:
        """The record of a game that is over: before, it would show hidden cards."""
        entry = await self.entry(game)
        room = await self.rooms.room(game)
        async with room.lock:
            if entry.status != "over" and not room.match.table.over:
                raise Refused("not_over", "the game is not over: its record would show what is still hidden")
            return room.match.table.record()

    # Coming and going.

    async def join(self, game: str, asked: Join) -> dict[str, Any]:
        name = self.name(asked.name, "")
        key = new_key()

        def change(connection: Connection, entry: Entry) -> int:
            free = [seat for seat in entry.seats if seat.kind == "open"]
            wanted = [seat for seat in free if asked.seat in (None, seat.seat)]
            if not wanted:
                which = "no seat" if asked.seat is None else f"seat {asked.seat} is not"
                raise Refused("taken", f"{which} open in this game")
            host = not any(seat.host for seat in entry.seats)
            put_seat(connection, game, replace(wanted[0], kind="person", name=name, lock=hashed(key), host=host))
            if len(free) == 1 and entry.status == "waiting":
                put_status(connection, game, "playing")
            return wanted[0].seat

        seat = await self.store.change(game, change)
        await self._changed(game)
        return {"seat": seat, "key": key}

    async def leave(self, game: str, key: str, asked: Leave) -> None:
        """Give one's seat up: to whoever comes, or to a bot."""
        level = check_level(asked.bot) if asked.bot is not None else None

        def change(connection: Connection, entry: Entry) -> None:
            seat = held(entry, key)
            self._not_over(entry)
            give_up(connection, entry, seat, level)

        await self.store.change(game, change)
        await self._changed(game)

    async def fill(self, game: str, number: int, key: str, asked: FillSeat) -> None:
        """The host gives a seat to a bot, or sets it free."""
        level = check_level(asked.level or "greedy") if asked.kind == "bot" else None
        here = await self.rooms.present_at(game)

        def change(connection: Connection, entry: Entry) -> None:
            own = hosting(entry, key)
            self._not_over(entry)
            if not 0 <= number < len(entry.seats):
                raise Refused("not_found", f"there is no seat {number}: seats go from 0 to {len(entry.seats) - 1}")
            seat = entry.seats[number]
            if seat.seat == own.seat:
                raise Refused("not_allowed", "this is your own seat: leave it if you want to go")
            if seat.kind == "person" and number in here:
                raise Refused("not_allowed", f"{seat.name} is present: only a seat whose person is gone can be filled")
            give_up(connection, entry, seat, level)

        await self.store.change(game, change)
        await self._changed(game)

    async def start(self, game: str, key: str, level: str) -> None:
        """The host lets bots sit in the open seats, and the game begin."""
        level = check_level(level)

        def change(connection: Connection, entry: Entry) -> None:
            hosting(entry, key)
            if entry.status != "waiting":
                raise Refused("taken", "the game has begun already")
            for seat in entry.seats:
                if seat.kind == "open":
                    put_seat(connection, game, botted(seat, level))
            put_status(connection, game, "playing")

        await self.store.change(game, change)
        await self._changed(game)

    async def rename(self, game: str, key: str, name: str) -> None:
        name = self.name(name, "")

        def change(connection: Connection, entry: Entry) -> None:
            put_seat(connection, game, replace(held(entry, key), name=name))

        await self.store.change(game, change)
        await self._changed(game)

    # Again.

    async def rematch(self, game: str, key: str, address: str) -> dict[str, Any]:
        """The same set-up once more, everybody one seat further; asked twice it is the same game.

        Keys open the new game as they did the old one, so nobody who is away loses his place.
        """
        old = await self.entry(game)
        held(old, key)
        made = ask_for(old.game, old.options, len(old.seats), old.components["changes"])
        fresh = entry_for(made, rotated(old.seats), hashed(address), new_seed())
        fresh = replace(fresh, listed=old.listed, free_undo=old.free_undo)
        rows = first_rows(fresh, made)

        def change(connection: Connection, entry: Entry) -> str:
            if entry.rematch:
                return entry.rematch
            if entry.status != "over":
                raise Refused("not_over", "the game is not over yet: finish it first")
            insert(connection, fresh, rows)
            connection.execute(GAMES.update().where(GAMES.c.id == game).values(rematch=fresh.id))
            return fresh.id

        again = await self.store.change(game, change, f"rematch {game}")
        entry = await self.entry(again)
        await self.rooms.rematched(game)
        return {"id": again, "keys": {str(seat): key for seat in opened([key], [s.lock for s in entry.seats])}}

    async def _changed(self, game: str) -> None:
        room = self.rooms.open.get(game)
        if room is not None:
            await room.seats_changed()

    def _not_over(self, entry: Entry) -> None:
        if entry.status == "over":
            raise Refused("over", "the game is over: the seats stay as they were")
