"""The store: events that only grow, snapshots that hold nothing new, tables brought up to date."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import subprocess
import sys
import time
from dataclasses import replace

import pytest
from sqlalchemy import create_engine, event, inspect, select, text

import bedesten
from bedesten.kernel.errors import GameError
from bedesten.server import schema
from bedesten.server.begin import entry_for, event_rows
from bedesten.server.errors import Conflict, Refused
from bedesten.server.match import Match
from bedesten.server.rooms import Rooms
from bedesten.server.rows import CHOICE, UNDO, Seat
from bedesten.server.settings import Settings
from bedesten.server.store import Store, checked

from .running import environment


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, database):
    return database if request.param == "sqlite" else request.getfixturevalue("postgresql")


def in_store(url, work):
    """Run something with a store of its own."""

    async def run():
        store = Store(url)
        store.prepare()
        store.open()
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


def new_entry(seed="secret"):
    game = bedesten.game("istanbul", players=2)
    seats = (Seat(0, "person", "Ayşe", None, "0" * 64, True), Seat(1, "bot", "Greedy", "greedy"))
    return game, entry_for(game, seats, "creator", seed)


def row(entry, number, kind=CHOICE, value=1, ply=0):
    return {"game": entry.id, "number": number, "kind": kind, "seat": 0, "value": value, "ply": ply, "at": time.time()}


def test_a_game_comes_back_as_it_was_put_in(url):
    _, entry = new_entry()

    async def work(store):
        await store.add(entry, event_rows(entry.id, [(-1, 4), (0, 7)]), 10)
        return await store.entry(entry.id), await store.events(entry.id, 0), await store.entry("nothing")

    found, events, nothing = in_store(url, work)
    assert nothing is None
    assert (found.ply, found.seats, found.options) == (2, entry.seats, entry.options)
    assert [tuple(each) for each in events] == [(0, CHOICE, -1, 4), (1, CHOICE, 0, 7)]


def test_an_event_cannot_be_appended_twice_and_spoils_no_other(url):
    _, one = new_entry()
    _, two = new_entry()

    async def work(store):
        for entry in (one, two):
            await store.add(entry, [row(entry, 0)], 10)
        appends = [
            store.writer.append([row(one, 0, value=9), row(one, 1, value=9)]),  # 0 is there already
            store.writer.append([row(two, 1, value=5), row(two, 2, value=6)]),
            store.writer.append([row(one, 1, value=3)]),
        ]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        return answers, await store.events(one.id, 0), await store.events(two.id, 0)

    answers, first, second = in_store(url, work)
    assert isinstance(answers[0], Conflict)
    assert answers[1:] == [None, None]
    assert [each.value for each in first] == [1, 3]
    assert [each.value for each in second] == [1, 5, 6]


def test_an_undo_erases_nothing(url):
    _, entry = new_entry()

    async def work(store):
        await store.add(entry, [row(entry, 0), row(entry, 1)], 10)
        await store.writer.append([row(entry, 2, UNDO, value=1, ply=1)])
        return await store.events(entry.id, 0), await store.entry(entry.id)

    events, found = in_store(url, work)
    assert [each.kind for each in events] == [CHOICE, CHOICE, UNDO]
    assert found.ply == 1


def test_only_so_many_games_of_one_address_are_open(url):
    creator = secrets.token_hex()

    async def work(store):
        for _ in range(3):
            await store.add(replace(new_entry()[1], creator=creator), [], 3)
        await store.add(new_entry()[1], [], 10_000)
        with pytest.raises(Refused) as refusal:
            await store.add(replace(new_entry()[1], creator=creator), [], 3)
        return refusal.value

    assert in_store(url, work).code == "too_many"


def long_game(plies):
    """A game of many random choices as its store would have it."""
    game, entry = new_entry()
    match = Match(game, ["Ayşe", "Greedy"], entry.seed)
    made = match.first()
    rng = random.Random(1)
    while match.ply < plies and not match.table.over:
        more = match.choose(rng.choice(match.table.options()), match.table.seat)
        match.number += len(more)
        made += more
    return entry, match, made


def test_a_long_game_opens_from_its_snapshot(url):
    entry, match, made = long_game(1000)
    rows = event_rows(entry.id, made)
    asked = []

    async def work(store):
        await store.add(entry, rows, 10_000)
        await store.keep(entry.id, match.number, json.dumps(match.snapshot()))
        await store.writer.append([row(entry, match.number, UNDO, value=match.ply - 1, ply=match.ply - 1)])
        rooms = Rooms(Settings(database=url), store, None)
        reading = store.events

        async def events(game, since):
            found = await reading(game, since)
            asked.append(("events", len(found)))
            return found

        store.events = events
        try:
            return await rooms.load(entry)
        finally:
            await rooms.close()

    opened = in_store(url, work)
    assert ("events", 1) in asked
    assert opened.ply == match.ply - 1
    assert opened.table.choices == match.table.choices[:-1]
    state = match.state_at(match.ply - 1)
    assert match.game.save(opened.table.state) == match.game.save(state)
    assert opened.lines(0) == [line for line in match.lines(0) if line["ply"] < match.ply]


def test_a_snapshot_and_the_events_give_the_same_game():
    entry, match, made = long_game(400)
    from_events = Match(match.game, match.table.names, entry.seed)
    from_events.rewind()
    for seat, choice in made:
        from_events.follow(CHOICE, seat, choice)
    restored = Match(match.game, match.table.names, entry.seed)
    restored.restore(json.loads(json.dumps(match.snapshot())))
    for other in (from_events, restored):
        assert other.snapshot() == match.snapshot()
        for ply in (0, 1, 31, 32, 33, 200, match.ply):
            assert match.game.save(other.state_at(ply)) == match.game.save(match.state_at(ply))
        choice = match.table.options()[0]
        follow = Match(match.game, match.table.names, entry.seed)
        follow.restore(json.loads(json.dumps(other.snapshot())))
        assert follow.choose(choice, match.table.seat) == other.choose(choice, match.table.seat)


def test_going_back_leads_to_the_same_position_from_everywhere():
    _, match, _ = long_game(150)
    plies = [ply for ply in range(20, 150) if match.table.choosers[ply] >= 0]
    saved = {ply: match.game.save(match.state_at(ply)) for ply in plies}
    lines = {ply: [line for line in match.lines(1) if line["ply"] <= ply] for ply in plies}
    for ply in reversed(plies):
        match.go_back(0, ply)
        assert match.ply == ply
        assert match.game.save(match.table.state) == saved[ply]
        assert match.lines(1) == lines[ply]


# Migrations.


def test_a_new_database_gets_every_table(url):
    in_store(url, lambda store: store.entry("nothing"))
    engine = create_engine(checked(url))
    with engine.connect() as connection:
        assert {"games", "seats", "events", "chat", "snapshots", "schema"} <= set(inspect(connection).get_table_names())
        assert connection.execute(select(schema.SCHEMA.c.version)).scalars().all() == [schema.LATEST]
    engine.dispose()


def test_the_tables_are_as_the_program_thinks_they_are(database):
    in_store(database, lambda store: store.entry("nothing"))
    engine = create_engine(checked(database))
    for table in schema.META.sorted_tables:
        columns = {column["name"] for column in inspect(engine).get_columns(table.name)}
        assert columns == {column.name for column in table.columns}
        assert inspect(engine).get_pk_constraint(table.name)["constrained_columns"] == [
            c.name for c in table.primary_key
        ]
    engine.dispose()


def test_a_database_of_old_is_brought_up_to_date_and_keeps_its_games(database):
    _, entry = new_entry()
    in_store(database, lambda store: store.add(entry, [row(entry, 0)], 10))
    engine = create_engine(checked(database))
    later = (*schema.MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT",))
    with engine.begin() as connection:
        assert schema.migrate(connection, later) == 1
        assert schema.migrate(connection, later) == 0
        assert connection.execute(text("SELECT id, note FROM games")).all() == [(entry.id, None)]
    engine.dispose()


def test_a_database_of_a_later_version_is_left_alone(database):
    in_store(database, lambda store: store.entry("nothing"))
    engine = create_engine(checked(database))
    with engine.begin() as connection:
        connection.execute(schema.SCHEMA.update().values(version=schema.LATEST + 3))
    engine.dispose()
    store = Store(database)
    with pytest.raises(GameError, match="later version of Bedesten"):
        store.prepare()
    store.dispose()


def test_a_migration_that_fails_changes_nothing(database):
    in_store(database, lambda store: store.entry("nothing"))
    engine = create_engine(checked(database))
    bad = (*schema.MIGRATIONS, ("CREATE TABLE extra (id INTEGER)", "this is no statement"))

    @event.listens_for(engine, "connect")
    def connected(connection, _):
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begun(connection):
        connection.exec_driver_sql("BEGIN")

    with pytest.raises(Exception, match="this"), engine.begin() as connection:
        schema.migrate(connection, bad)
    assert not inspect(engine).has_table("extra")
    with engine.connect() as connection:
        assert schema.version_of(connection) == schema.LATEST
    engine.dispose()


def test_processes_that_start_together_migrate_once(postgresql):
    """Several at an empty schema at the same time: one makes the tables, the others find them."""
    engine = create_engine(checked(postgresql))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA IF EXISTS fresh CASCADE"))
        connection.execute(text("CREATE SCHEMA fresh"))
    engine.dispose()
    url = f"{postgresql}?options=-csearch_path%3Dfresh"
    program = f"from bedesten.server.store import Store\nstore = Store({url!r})\nstore.prepare()\nstore.dispose()\n"
    command = [sys.executable, "-P", "-c", program]
    running = [subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE, text=True) for _ in range(3)]
    for process in running:
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors


# Addresses.


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_used_is_refused_with_a_sentence(url):
    with pytest.raises(GameError, match=r"sqlite|SQLite"):
        checked(url)


def test_a_database_that_does_not_answer_is_named_without_its_password():
    store = Store("postgresql://me:very-secret@127.0.0.1:1/x")
    with pytest.raises(GameError) as refusal:
        store.prepare()
    assert "very-secret" not in str(refusal.value)
    assert "127.0.0.1" in str(refusal.value)


def test_one_server_has_an_sqlite_file_at_a_time(database):
    first, second = Store(database), Store(database)
    first.prepare()
    with pytest.raises(GameError, match="another server uses it"):
        second.prepare()
    first.dispose()
    second.prepare()
    second.dispose()


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "x.sqlite").write_text("This is a letter, not a database. " * 100)
    store = Store(f"sqlite:///{tmp_path}/x.sqlite")
    with pytest.raises(GameError, match="not a database"):
        store.prepare()
    store.dispose()
