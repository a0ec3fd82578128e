"""Writing: everything that changes the store goes through one thread, which commits many changes at once.

A commit costs about the same for one change as for a hundred. So while one is under way the next ones gather, and
whoever waits is told only when his own has been committed.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from bedesten.server.errors import Conflict, Refused
from bedesten.server.schema import GAMES

log = logging.getLogger("bedesten.store")

TOGETHER: Final = 500
"""Changes that go into one commit at most."""
CHANNEL: Final = "bedesten"
"""Where PostgreSQL tells the other processes what has changed."""
NOTICE: Final = 7_000
"""Bytes of one notice at most; PostgreSQL allows 8,000."""

Row = dict[str, Any]


COLUMNS: Final = ("game", "number", "kind", "seat", "value", "ply", "at")
APPEND: Final = {
    "sqlite": text(
        "INSERT INTO events (game, number, kind, seat, value, ply, at) SELECT"
        " json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
        " json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),"
        " json_extract(value, '$[6]') FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO events (game, number, kind, seat, value, ply, at) SELECT * FROM unnest("
        "CAST(:game AS TEXT[]), CAST(:number AS INTEGER[]), CAST(:kind AS INTEGER[]), CAST(:seat AS INTEGER[]),"
        " CAST(:value AS BIGINT[]), CAST(:ply AS INTEGER[]), CAST(:at AS DOUBLE PRECISION[]))"
    ),
}
"""Events, however many, in one statement: after each statement the thread that writes has to wait for the others."""


def append(connection: Connection, rows: list[Row]) -> None:
    if connection.dialect.name == "sqlite":
        values: dict[str, Any] = {"rows": orjson.dumps([[row[name] for name in COLUMNS] for row in rows]).decode()}
    else:
        values = {name: [row[name] for row in rows] for name in COLUMNS}
    connection.execute(APPEND[connection.dialect.name], values)


class Change(NamedTuple):
    """Something to be written: events to append, or work of any kind inside a transaction."""

    rows: list[Row]
    over: str
    """The game that these events end; empty if they end none."""
    work: Callable[[Connection], Any] | None
    notices: list[str]
    done: asyncio.Future[Any]


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine: Final = engine
        self.process: Final = process
        self.loop: Final = asyncio.get_running_loop()
        self.waiting: Final[queue.SimpleQueue[Change | None]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self._run, name="bedesten-writer", daemon=True)
        self.thread.start()

    async def append(self, rows: list[Row], over: str = "") -> None:
        """Append events; returns once they are committed. Conflict if another process was faster."""
        await self._put(rows, over, None, [f"events {rows[0]['game']}"])

    async def work(self, work: Callable[[Connection], Any], *notices: str) -> Any:
        """Do something inside a transaction; returns what it returned once that is committed."""
        return await self._put([], "", work, list(notices))

    async def _put(
        self, rows: list[Row], over: str, work: Callable[[Connection], Any] | None, notices: list[str]
    ) -> Any:
        done: asyncio.Future[Any] = self.loop.create_future()
        self.waiting.put(Change(rows, over, work, notices, done))
        return await done

    def close(self) -> None:
        """Write what is waiting, then end."""
        self.waiting.put(None)
        self.thread.join()

    # The thread.

    def _run(self) -> None:
        while True:
            changes = self._gathered()
            if not changes:
                return
            self._answer(self._written(changes))

    def _gathered(self) -> list[Change]:
        """The next change and all that have come in meanwhile; empty at the end."""
        found: list[Change] = []
        change = self.waiting.get()
        while change is not None:
            found.append(change)
            if len(found) == TOGETHER:
                return found
            try:
                change = self.waiting.get_nowait()
            except queue.Empty:
                return found
        if found:
            self.waiting.put(None)
        return found

    def _written(self, changes: list[Change]) -> list[tuple[Change, Any]]:
        """Everything in one transaction; if that fails, each change in one of its own, so that none spoils another."""
        try:
            return self._together(changes)
        except Exception as error:
            if len(changes) == 1:
                return [(changes[0], self._problem(error))]
        answers: list[tuple[Change, Any]] = []
        for change in changes:
            try:
                answers += self._together([change])
            except Exception as error:
                answers.append((change, self._problem(error)))
        return answers

    def _together(self, changes: list[Change]) -> list[tuple[Change, Any]]:
        with self.engine.begin() as connection:
            rows = [row for change in changes for row in change.rows]
            if rows:
                append(connection, rows)
            answers: list[tuple[Change, Any]] = []
            for change in changes:
                if change.over:
                    connection.execute(GAMES.update().where(GAMES.c.id == change.over).values(status="over"))
                answers.append((change, change.work(connection) if change.work else None))
            if connection.dialect.name == "postgresql":
                self._notify(connection, [notice for change in changes for notice in change.notices])
        return answers

    def _notify(self, connection: Connection, notices: list[str]) -> None:
        """Tell the other processes, in as few words as fit."""
        lines = [self.process]
        for notice in [*dict.fromkeys(notices), ""]:
            if len(lines) > 1 and (not notice or sum(map(len, lines)) + len(lines) + len(notice) > NOTICE):
                payload = "\n".join(lines)
                connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )
                lines = [self.process]
            lines.append(notice)

    def _problem(self, error: Exception) -> Exception:
        if isinstance(error, IntegrityError):
            return Conflict()
        if isinstance(error, Refused | Conflict):
            return error
        log.error("the store could not be written: %s", type(error).__name__, exc_info=error)
        word = (
            "the database cannot be written to just now" if isinstance(error, DBAPIError) else "it could not be stored"
        )
        return Refused("failed", f"{word}: try again")

    def _answer(self, answers: list[tuple[Change, Any]]) -> None:
        def tell() -> None:
            for change, answer in answers:
                if change.done.done():
                    continue
                if isinstance(answer, Exception):
                    change.done.set_exception(answer)
                else:
                    change.done.set_result(answer)

        self.loop.call_soon_threadsafe(tell)
