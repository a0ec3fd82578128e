"""The tables of the store, and the steps by which a database of old comes to have them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    select,
    text,
)
from sqlalchemy.types import TypeEngine

from bedesten.kernel.errors import GameError

META: Final = MetaData()


def table(name: str, /, *keys: str, **columns: type[TypeEngine[Any]]) -> Table:
    """A table of these columns; by its keys its rows are told apart."""
    return Table(name, META, *(Column(column, kind, primary_key=column in keys) for column, kind in columns.items()))


GAMES: Final = table(
    "games", "id",
    id=String, game=String, options=Text, components=Text, status=String, listed=Boolean, free_undo=Boolean,
    recorded=Boolean, seed=String, creator=String, created=Double, rematch=String,
)  # fmt: skip
SEATS: Final = table(
    "seats", "game", "seat",
    game=String, seat=Integer, kind=String, name=String, level=String, lock=String, host=Boolean, seen=Integer,
)  # fmt: skip
EVENTS: Final = table(
    "events", "game", "number",
    game=String, number=Integer, kind=Integer, seat=Integer, value=BigInteger, ply=Integer, at=Double,
)  # fmt: skip
CHAT: Final = table(
    "chat", "game", "number", game=String, number=Integer, seat=Integer, name=String, text=Text, at=Double
)
SNAPSHOTS: Final = table("snapshots", "game", game=String, number=Integer, data=Text)
SCHEMA: Final = table("schema", "version", version=Integer)

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE games (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, components TEXT NOT NULL,
            status TEXT NOT NULL, listed BOOLEAN NOT NULL, free_undo BOOLEAN NOT NULL, recorded BOOLEAN NOT NULL,
            seed TEXT NOT NULL, creator TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, rematch TEXT
        )""",
        "CREATE INDEX games_listed ON games (listed, status, created)",
        "CREATE INDEX games_creator ON games (creator, status)",
        """CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
            level TEXT, lock TEXT, host BOOLEAN NOT NULL, seen INTEGER NOT NULL, PRIMARY KEY (game, seat)
        )""",
        """CREATE TABLE events (
            game TEXT NOT NULL REFERENCES games (id), number INTEGER NOT NULL, kind INTEGER NOT NULL,
            seat INTEGER NOT NULL, value BIGINT NOT NULL, ply INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE chat (
            game TEXT NOT NULL REFERENCES games (id), number INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
            text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE snapshots (
            game TEXT PRIMARY KEY REFERENCES games (id), number INTEGER NOT NULL, data TEXT NOT NULL
        )""",
    ),
)
"""What each version of the schema adds to the one before it. A step that was released is never changed."""
LATEST: Final = len(MIGRATIONS)
LOCK: Final = 0x0BED_E57E
"""The number of PostgreSQL's lock under which a database is brought up to date."""


def migrate(connection: Connection, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> int:
    """Bring the database up to date, in one transaction; says how many steps it took.

    Whoever starts at the same time waits, then finds nothing left to do.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = version_of(connection)
    if version > len(migrations):
        raise GameError(
            f"the database has schema version {version}, this program knows versions up to {len(migrations)}: "
            "it was used by a later version of Bedesten, which can open it"
        )
    for step in migrations[version:]:
        for statement in step:
            connection.execute(text(statement))
    if version < len(migrations):
        connection.execute(SCHEMA.delete())
        connection.execute(SCHEMA.insert().values(version=len(migrations)))
    return len(migrations) - version


def version_of(connection: Connection) -> int:
    """The schema that the database has; 0 for an empty one."""
    if not inspect(connection).has_table("schema"):
        connection.execute(text("CREATE TABLE schema (version INTEGER PRIMARY KEY)"))
    return connection.execute(select(SCHEMA.c.version)).scalar() or 0
