"""Bots that were thinking when their server was killed go on by themselves, though nobody opens their game."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import create_engine, func, select, update

from bedesten.server.resume import owner
from bedesten.server.schema import EVENTS, SNAPSHOTS
from bedesten.server.store import checked

from .client import Client
from .running import Server

PATIENCE = 90
"""Seconds in which bots must have gone on: a process that is gone is noticed only after a while."""
SWIFT = {"think-seconds": 0.3}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    return f"sqlite:///{tmp_path}/games.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgresql")


def interrupted(server):
    """A game of which the server is killed while a bot thinks."""
    made = server.create("me", "master", seed=3)
    with Client(server, made["id"], made["keys"]["0"]) as one:
        one.until_thinking()
        server.kill()
    return made["id"]


def number(database, game):
    """How many events the store has of a game: to look at it over HTTP might open it."""
    engine = create_engine(checked(database))
    try:
        with engine.connect() as connection:
            return connection.execute(select(func.count()).where(EVENTS.c.game == game)).scalar()
    finally:
        engine.dispose()


def goes_on(database, game, before):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if number(database, game) > before:
            return True
        time.sleep(0.2)
    return False


def test_a_bot_goes_on_when_its_server_is_back(database, tmp_path):
    game = interrupted(Server(tmp_path, database))
    before = number(database, game)
    again = Server(tmp_path, database, **SWIFT)
    assert goes_on(database, game, before)
    again.stop()
    assert "Traceback" not in again.logged()


def test_a_game_that_cannot_be_read_keeps_no_other_waiting(tmp_path):
    database = f"sqlite:///{tmp_path}/games.sqlite"
    game = interrupted(Server(tmp_path, database))
    broken = interrupted(Server(tmp_path, database))  # the latest is looked at first
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(SNAPSHOTS.delete())
        connection.execute(update(EVENTS).where(EVENTS.c.game == broken).values(value=987_654))
    engine.dispose()
    before = number(database, game)
    again = Server(tmp_path, database, **SWIFT)
    assert goes_on(database, game, before)
    again.stop()
    assert "a game cannot go on" in again.logged()
    assert "Traceback" not in again.logged()


def test_a_bot_goes_on_at_another_process(postgresql, tmp_path):
    other = Server(tmp_path, postgresql, **SWIFT)
    game = interrupted(Server(tmp_path, postgresql))
    assert goes_on(postgresql, game, number(postgresql, game))
    other.stop()
    assert "Traceback" not in other.logged()


def test_one_process_sees_to_a_game_and_each_gets_its_share():
    processes = ["a", "b", "c"]
    games = [f"game{number}" for number in range(300)]
    owners = [owner(game, processes) for game in games]
    assert owners == [owner(game, processes[::-1]) for game in games]
    assert all(owners.count(process) > 60 for process in processes)
    # If one goes, only its games change hands.
    left = [owner(game, ["a", "b"]) for game in games]
    assert all(now == was for now, was in zip(left, owners, strict=True) if was != "c")
