"""Bots think in processes of their own: no socket waits for them, and one that is stuck is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import time

import pytest

import bedesten
from bedesten.server.errors import Refused
from bedesten.server.levels import check_level, levels
from bedesten.server.settings import Settings
from bedesten.server.thinkers import Thinkers

from .client import Client


def job(level="random", seconds=20.0, game="istanbul", seed=1):
    """A bot's question at the start of a game."""
    made = bedesten.game(game, players=2)
    table = bedesten.Table(made, seed=seed)
    guessed = made.guess(table.state, table.seat, random.Random(seed))
    return {
        "game": game,
        "options": {"players": 2, **made.settings},
        "components": {},
        "state": made.save(guessed),
        "seat": table.seat,
        "level": level,
        "seconds": seconds,
    }, table.options()


def with_pool(work, **settings):
    async def run():
        pool = Thinkers(Settings(**{"thinkers": 1, "database": "", **settings}))
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


async def started(pool):
    """The process of the pool, once it has answered a question with all the time in the world."""
    question, options = job(seconds=120.0)
    assert await pool.choose(question, options, print) in options
    return pool.pool[0].process.pid


@pytest.mark.parametrize("game", bedesten.games())
@pytest.mark.parametrize("level", ["random", "greedy", "apprentice"])
def test_a_bot_chooses_one_of_its_options(game, level):
    question, options = job(level, game=game)
    assert with_pool(lambda pool: pool.choose(question, options, print)) in options


def test_a_stuck_process_is_replaced_and_the_game_goes_on(caplog):
    async def work(pool):
        pid = await started(pool)
        os.kill(pid, signal.SIGSTOP)  # it is there, and answers no more
        question, options = job(seconds=0.2)
        assert await pool.choose(question, options, print) in options
        return pid, await started(pool)

    with caplog.at_level(logging.WARNING):
        before, after = with_pool(work, grace=2.0)
    assert before != after
    assert "no answer" in caplog.text
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


def test_a_process_that_dies_in_the_middle_of_a_thought_is_replaced(caplog):
    async def work(pool):
        pid = await started(pool)
        os.kill(pid, signal.SIGSTOP)
        question, options = job()
        choosing = asyncio.ensure_future(pool.choose(question, options, print))
        await asyncio.sleep(0.2)
        os.kill(pid, signal.SIGKILL)
        assert await choosing in options
        return pid, pool.pool[0].process.pid

    with caplog.at_level(logging.WARNING):
        before, after = with_pool(work)
    assert before != after
    assert "is gone" in caplog.text


def test_where_a_bot_cannot_play_another_does(caplog):
    """A level that its process does not know: tried twice, then the plain bot."""
    question, options = job("no-such-bot")
    with caplog.at_level(logging.WARNING):
        assert with_pool(lambda pool: pool.choose(question, options, print)) in options
    assert caplog.text.count("bot no-such-bot") == 2


def test_where_no_bot_can_play_any_option_is_taken(caplog):
    question, options = job()
    question["state"] = {"stack": [["no.such.step"]]}
    with caplog.at_level(logging.WARNING):
        assert with_pool(lambda pool: pool.choose(question, options, print)) in options
    assert caplog.text.count("bot ") == 3


def test_a_bot_that_thinks_for_long_tells_how_far_it_has_come_and_comes_to_an_end():
    question, options = job("search:10000000", seconds=1.0)
    told = []
    assert with_pool(lambda pool: pool.choose(question, options, told.append), grace=60.0) in options
    assert told
    assert [each["simulations"] for each in told] == sorted(each["simulations"] for each in told)
    assert set(told[0]) == {"simulations", "seconds"}


def test_a_thought_that_nobody_waits_for_any_more_holds_nobody_up():
    async def work(pool):
        await started(pool)
        pid = pool.pool[0].process.pid
        endless, options = job("search:10000000", seconds=10_000.0)
        begun = asyncio.Event()
        given_up = asyncio.ensure_future(pool.choose(endless, options, lambda _: begun.set()))
        await begun.wait()
        given_up.cancel()
        plain, options = job("random")
        assert await pool.choose(plain, options, print) in options
        return pid == pool.pool[0].process.pid

    assert with_pool(work), "the process went on with something else"


def test_thinkers_end_with_the_server():
    async def work(pool):
        return await started(pool)

    pid = with_pool(work)
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the thinker is still there")


# At the table.


def test_bots_play_a_whole_game_while_a_spectator_watches(sqlite_server):
    made = sqlite_server.create("random", "random", "random", game="write")
    assert made["keys"] == {}
    with Client(sqlite_server, made["id"]) as spectator:
        while spectator.frame["status"] != "over":
            spectator.until("frame")
        assert spectator.frame["result"]["winners"]
        assert sqlite_server.get(f"/games/{made['id']}/record").status_code == 200


def test_sockets_are_answered_while_a_bot_thinks_and_learn_nothing_of_its_thoughts(sqlite_server):
    made = sqlite_server.create("me", "master", seed=3)
    with Client(sqlite_server, made["id"], made["keys"]["0"]) as one:
        thinking = one.until_thinking()
        ply = one.frame["ply"]
        assert one.synced()["ply"] == ply, "the bot was not thinking any more"
        assert {**thinking, "simulations": 0} == {
            "type": "thinking", "seat": 1, "simulations": 0, "win": [], "line": []
        }  # fmt: skip
        assert thinking["simulations"] > 0


def test_a_bots_move_comes_frame_by_frame(sqlite_server):
    made = sqlite_server.create("random", "me", seed=3)
    with Client(sqlite_server, made["id"], made["keys"]["1"]) as one:
        while not one.frame["ask"]:
            one.until("frame")
        plies = [message["ply"] for message in one.heard if message["type"] == "frame"]
        assert plies == sorted(plies)
        assert any(line["seat"] == 0 for line in one.welcome["log"] + one.frame["story"])


@pytest.mark.parametrize("level", ["process:rm", "search:1000000ms", "", "Greedy", "../x"])
def test_only_named_levels_can_be_asked_for(sqlite_server, level):
    """Anything else that a bot could be made from, such as a command to run, is refused."""
    with pytest.raises(Refused):
        check_level(level)
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    answer = sqlite_server.post("/games", {"game": "istanbul", "seats": seats})
    if level:
        assert answer.status_code == 400
        assert levels()[0]["name"] in answer.json()["error"]["message"]
