"""The store: every game as a list of events that only ever grows, its seats, its chat."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from bedesten.kernel.errors import GameError
from bedesten.server.errors import Refused
from bedesten.server.rows import Entry, Line, entries, entry_of, insert, lock_game, no_such_game
from bedesten.server.schema import CHAT, EVENTS, GAMES, SEATS, SNAPSHOTS, migrate
from bedesten.server.sqlite_file import SqliteFile
from bedesten.server.writer import Row, Writer

T = TypeVar("T")


class Store:
    """A database of games, open."""

    def __init__(self, url: str) -> None:
        self.url: Final = checked(url)
        self.kind: Final = self.url.get_backend_name()
        self.process: Final = secrets.token_hex(4)
        self.readers: Final = engine_for(self.url, writing=False)
        self.engine: Final = engine_for(self.url, writing=True)
        self.writer: Writer
        self.file: Final = SqliteFile(str(self.url.database)) if self.kind == "sqlite" else None

    def prepare(self) -> None:
        """Bring the tables up to date; a GameError says what is in the way."""
        if self.file is not None:
            self.file.take()
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except DBAPIError as error:
            shown = self.url.render_as_string(hide_password=True)
            raise GameError(f"cannot open the database {shown}: {str(error.orig).strip()}") from None

    def open(self) -> None:
        """Begin to write."""
        self.writer = Writer(self.engine, self.process)
        if self.file is not None:
            self.file.tend()

    def close(self) -> None:
        self.writer.close()
        self.dispose()

    def dispose(self) -> None:
        """Let go of the database."""
        self.readers.dispose()
        self.engine.dispose()
        if self.file is not None:
            self.file.leave()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, away from the sockets."""

        def looked_up() -> T:
            with self.readers.connect() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(looked_up)
        except SQLAlchemyError as error:
            raise Refused("failed", "the database cannot be read just now: try again") from error

    # Games.

    async def add(self, entry: Entry, rows: list[Row], limit: int) -> None:
        """A new game with its first events; refused if its creator has too many that are not over."""

        def work(connection: Connection) -> None:
            count = select(func.count()).where(GAMES.c.creator == entry.creator, GAMES.c.status != "over")
            if (connection.execute(count).scalar() or 0) >= limit:
                raise Refused(
                    "too_many", f"{limit} of your games are not over yet: finish one before you begin another"
                )
            insert(connection, entry, rows)

        await self.writer.work(work)

    async def entry(self, game: str) -> Entry | None:
        return await self.read(lambda connection: entry_of(connection, game))

    async def listed(self, page: int, size: int) -> list[Entry]:
        """A page of the listed games, and one more if there are more: those waiting first, then the latest."""
        order = (GAMES.c.status != "waiting", GAMES.c.status == "over", GAMES.c.created.desc(), GAMES.c.id)
        query = select(GAMES).where(GAMES.c.listed).order_by(*order).offset(page * size).limit(size + 1)
        return await self.read(lambda connection: entries(connection, list(connection.execute(query))))

    async def with_bots(self) -> list[str]:
        """The games with bots that are not over, the latest first."""
        bots = select(SEATS.c.game).where(SEATS.c.kind == "bot")
        query = select(GAMES.c.id).where(GAMES.c.status == "playing", GAMES.c.id.in_(bots))
        latest = query.order_by(GAMES.c.created.desc())
        return await self.read(lambda connection: list(connection.execute(latest).scalars()))

    async def change(self, game: str, change: Callable[[Connection, Entry], T], *notices: str) -> T:
        """Change a game's seats or status, looked at and written in one transaction."""

        def work(connection: Connection) -> T:
            found = entry_of(connection, game, lock=True)
            if found is None:
                raise no_such_game()
            return change(connection, found)

        result: T = await self.writer.work(work, f"seats {game}", *notices)
        return result

    # Events.

    async def events(self, game: str, since: int) -> list[Any]:
        """The events of a game from this number on: number, kind, seat, value."""
        columns = (EVENTS.c.number, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.value)
        query = select(*columns).where(EVENTS.c.game == game, EVENTS.c.number >= since).order_by(EVENTS.c.number)
        return await self.read(lambda connection: list(connection.execute(query)))

    async def snapshot(self, game: str) -> tuple[int, dict[str, Any]] | None:
        """The latest snapshot of a game and the number of events it is made of."""
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.data).where(SNAPSHOTS.c.game == game)
        row = await self.read(lambda connection: connection.execute(query).first())
        return (row[0], json.loads(row[1])) if row else None

    async def keep(self, game: str, number: int, data: str) -> None:
        """Put a snapshot in the place of the one before. It holds nothing that the events do not."""

        def work(connection: Connection) -> None:
            connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.game == game))
            connection.execute(SNAPSHOTS.insert().values(game=game, number=number, data=data))

        await self.writer.work(work)

    # Chat, and who has seen what.

    async def chat(self, game: str, most: int) -> list[Line]:
        """The last lines, the oldest first."""
        query = select(CHAT).where(CHAT.c.game == game).order_by(CHAT.c.number.desc()).limit(most)
        rows = await self.read(lambda connection: list(connection.execute(query)))
        return [Line(row.number, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    async def say(self, game: str, seat: int | None, name: str, said: str) -> Line:
        def work(connection: Connection) -> Line:
            lock_game(connection, game)
            last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.game == game)).scalar()
            line = Line(0 if last is None else last + 1, seat, name, said, time.time())
            connection.execute(CHAT.insert().values(game=game, **vars(line)))
            return line

        line: Line = await self.writer.work(work, f"chat {game}")
        return line

    async def seen(self, game: str, seats: list[int], ply: int) -> None:
        """These seats have been shown the game up to a ply."""
        there = (SEATS.c.game == game, SEATS.c.seat.in_(seats))
        await self.writer.work(lambda connection: connection.execute(SEATS.update().where(*there).values(seen=ply)))


def checked(url: str) -> URL:
    """The address of a database that we can use; a sentence for any other."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise GameError(f"{url!r} is not the address of a database: sqlite:///FILE or postgresql://…") from None
    if found.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() != "sqlite":
        raise GameError(f"games are kept in SQLite or PostgreSQL, not in {found.drivername!r}")
    if not found.database or found.database == ":memory:":
        raise GameError("games are kept in a file: sqlite:///FILE")
    return found


def engine_for(url: URL, writing: bool) -> Engine:
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=1 if writing else 4, pool_pre_ping=True)
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=1 if writing else 4, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        # Transactions are begun below, in sight; a log beside the file lets readers read while one is written.
        connection.isolation_level = None
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 0"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
