"""Servers and databases for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import Client
from .postgres import Cluster, NoPostgres
from .running import Server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, started for these tests."""
    try:
        cluster = Cluster()
    except NoPostgres as missing:
        pytest.fail(str(missing), pytrace=False)
    yield cluster.start()
    cluster.stop()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, f"sqlite:///{folder}/games.sqlite")
    yield server
    server.stop()
    assert "Traceback" not in server.logged()


@pytest.fixture(scope="session")
def postgresql_server(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), postgresql)
    yield server
    server.stop()
    assert "Traceback" not in server.logged()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server on each of the databases."""
    found: Server = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Client, Client]]:
    """A game of two people, each at a socket of their own."""
    made = server.create("me", "far", seed=1)
    with Client(server, made["id"], made["keys"]["0"]) as one, Client(server, made["id"], made["keys"]["1"]) as other:
        yield one, other


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of an SQLite file of one's own."""
    return f"sqlite:///{tmp_path}/games.sqlite"
