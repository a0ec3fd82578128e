"""Games, seats and lines of chat, and their rows in the tables."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, func, select

from bedesten.server.errors import Refused
from bedesten.server.schema import EVENTS, GAMES, SEATS
from bedesten.server.writer import Row, append

CHOICE: Final = 0
"""An event: a seat, or chance, has chosen. The value is the choice."""
UNDO: Final = 1
"""The game has gone back. The value is the ply."""
ASK: Final = 2
"""A seat asks the others to go back to a ply."""
AGREE: Final = 3
"""A seat agrees."""
DECLINE: Final = 4
"""A seat does not agree."""


@dataclass(frozen=True)
class Seat:
    """Who sits where. Of a key only its hash is kept, as the lock."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    lock: str | None = None
    host: bool = False
    seen: int = 0


@dataclass(frozen=True)
class Entry:
    """A game as it stands in the list of games."""

    id: str
    game: str
    options: dict[str, Any]
    components: dict[str, Any]
    status: str
    listed: bool
    free_undo: bool
    recorded: bool
    seed: str
    creator: str
    created: float
    rematch: str | None
    seats: tuple[Seat, ...]
    ply: int = 0


@dataclass(frozen=True)
class Line:
    """One line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


def no_such_game() -> Refused:
    return Refused("not_found", "there is no such game: the link may be cut off")


def insert(connection: Connection, entry: Entry, rows: list[Row]) -> None:
    """A game's rows, where there are none yet."""
    values = {key: value for key, value in vars(entry).items() if key not in ("seats", "ply")}
    values["options"] = json.dumps(entry.options)
    values["components"] = json.dumps(entry.components)
    connection.execute(GAMES.insert().values(**values))
    connection.execute(SEATS.insert(), [{"game": entry.id, **vars(seat)} for seat in entry.seats])
    if rows:
        append(connection, rows)


def lock_game(connection: Connection, game: str) -> None:
    """Let no other process change this game until the transaction is over."""
    connection.execute(select(GAMES.c.id).where(GAMES.c.id == game).with_for_update())


def entry_of(connection: Connection, game: str, lock: bool = False) -> Entry | None:
    query = select(GAMES).where(GAMES.c.id == game)
    found = entries(connection, list(connection.execute(query.with_for_update() if lock else query)))
    return found[0] if found else None


def entries(connection: Connection, rows: list[Any]) -> list[Entry]:
    """Games with their seats and how far they have come."""
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {each: [] for each in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.game.in_(ids)).order_by(SEATS.c.game, SEATS.c.seat)):
        seats[row.game].append(Seat(*row[1:]))
    last = select(EVENTS.c.game, func.max(EVENTS.c.number).label("number")).where(EVENTS.c.game.in_(ids))
    latest = last.group_by(EVENTS.c.game).subquery()
    at_last = (EVENTS.c.game == latest.c.game) & (EVENTS.c.number == latest.c.number)
    plies = dict(list(connection.execute(select(EVENTS.c.game, EVENTS.c.ply).join(latest, at_last))))
    return [entry_from(row, tuple(seats[row.id]), plies.get(row.id, 0)) for row in rows]


def entry_from(row: Any, seats: tuple[Seat, ...], ply: int) -> Entry:
    values = row._asdict()
    values["options"] = json.loads(values["options"])
    values["components"] = json.loads(values["components"])
    return Entry(**values, seats=seats, ply=ply)


def put_seat(connection: Connection, game: str, seat: Seat) -> None:
    """A seat as it is now."""
    values = {key: value for key, value in vars(seat).items() if key != "seat"}
    connection.execute(SEATS.update().where(SEATS.c.game == game, SEATS.c.seat == seat.seat).values(**values))


def put_status(connection: Connection, game: str, status: str) -> None:
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(status=status))


def names_of(entry: Entry) -> list[str]:
    """What each seat is called, an open one too."""
    return [seat.name or f"Player {seat.seat + 1}" for seat in entry.seats]


def freed(seat: Seat) -> Seat:
    """The seat with nobody in it."""
    return replace(seat, kind="open", name="", level=None, lock=None, host=False, seen=0)
