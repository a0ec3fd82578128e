"""The tables of the store, and the steps by which a database of old comes to have them."""

from __future__ import annotations

from typing import Final

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

from bedesten.kernel.errors import GameError

META: Final = MetaData()

GAMES: Final = Table(
    "games",
    META,
    Column("id", String, primary_key=True),
    Column("game", String),
    Column("options", Text),
    Column("components", Text),
    Column("status", String),
    Column("listed", Boolean),
    Column("free_undo", Boolean),
    Column("recorded", Boolean),
    Column("seed", String),
    Column("creator", String),
    Column("created", Double),
    Column("rematch", String),
)
SEATS: Final = Table(
    "seats",
    META,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String),
    Column("name", String),
    Column("level", String),
    Column("lock", String),
    Column("host", Boolean),
    Column("seen", Integer),
)
EVENTS: Final = Table(
    "events",
    META,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Integer),
    Column("seat", Integer),
    Column("value", BigInteger),
    Column("ply", Integer),
    Column("at", Double),
)
CHAT: Final = Table(
    "chat",
    META,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String),
    Column("text", Text),
    Column("at", Double),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    META,
    Column("game", String, primary_key=True),
    Column("number", Integer),
    Column("data", Text),
)
SCHEMA: Final = Table("schema", META, Column("version", Integer, primary_key=True))

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
