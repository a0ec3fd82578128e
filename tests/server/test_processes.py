"""Several server processes at one PostgreSQL: whoever sits at which, each sees the others' moves at once."""

from __future__ import annotations

import random
import threading

import pytest

from .client import Client
from .running import Server


@pytest.fixture(scope="module")
def two(postgresql, tmp_path_factory):
    """Two processes that know of each other only through the database."""
    servers = [Server(tmp_path_factory.mktemp("server"), postgresql) for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.logged()


@pytest.fixture
def apart(two):
    """Two people at different processes."""
    made = two[0].create("me", "far", seed=1)
    with Client(two[0], made["id"], made["keys"]["0"]) as one, Client(two[1], made["id"], made["keys"]["1"]) as other:
        yield one, other


def test_a_move_at_one_is_seen_at_the_other(apart):
    one, other = apart
    rng = random.Random(1)
    for _ in range(60):
        ply = one.frame["ply"]
        asked = one if one.frame["ask"] else other
        assert asked.choose(rng.choice(asked.options()))["type"] == "taken"
        one.at_ply(ply + 1)
        other.at_ply(ply + 1)
        assert one.frame["ply"] == other.frame["ply"]
        assert one.frame["waiting_for"] == other.frame["waiting_for"]
        assert [seat["merchant"] for seat in one.frame["view"]["seats"]] == [
            seat["merchant"] for seat in other.frame["view"]["seats"]
        ]


def test_each_knows_who_is_present_at_the_other(apart):
    one, other = apart
    if not one.frame["seats"][1]["here"]:
        one.until("presence", fits=lambda each: each["seats"][1]["here"])
    if not other.frame["seats"][0]["here"]:
        other.until("presence", fits=lambda each: each["seats"][0]["here"])
    other.close()
    one.until("presence", fits=lambda each: not each["seats"][1]["here"])


def test_undo_and_agreement_reach_the_other(apart):
    one, other = apart
    start = one.frame
    one.choose(one.options()[0])
    other.at_ply(start["ply"] + 1)
    one.synced()
    one.ask(type="undo", seat=0, ply=one.frame["ply"])
    assert other.until("frame")["ply"] == start["ply"]
    one.choose(one.synced()["ask"]["options"][0]["choice"])
    other.at_ply(start["ply"] + 1)
    one.ask(type="ask_undo", seat=0, to=start["ply"])
    other.until("frame", fits=lambda each: each["undo_asked"])
    assert other.ask(type="answer_undo", seat=1, agree=True)["type"] == "taken"
    one.until("frame", fits=lambda each: each["ply"] == start["ply"])
    assert one.frame["view"] == start["view"]


def test_chat_and_names_reach_the_other(two):
    made = two[0].create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(two[0], game, keys["0"]) as one, Client(two[1], game, keys["1"]) as other:
        one.ask(type="chat", seat=0, text="Merhaba")
        assert other.until("chat")["line"]["text"] == "Merhaba"
        assert two[1].post(f"/games/{game}/rename", {"name": "Bora"}, keys["1"]).status_code == 204
        one.until("presence", fits=lambda each: each["seats"][1]["name"] == "Bora")


def test_two_who_choose_for_one_seat_at_once_do_not_both_succeed(two):
    """The same key at both processes, different choices for the same ply: the database lets one of them win."""
    rng = random.Random(7)
    made = two[0].create("me", "here", seed=1)
    keys = list(made["keys"].values())
    clients = [Client(server, made["id"], *keys) for server in two]
    for _ in range(25):
        seat = clients[0].synced()["waiting_for"][0]
        for client in clients:
            client.say(type="look", seat=seat)
            client.until("frame", fits=lambda each, seat=seat: each["viewer"] == seat and each["ask"])
        ply = clients[0].frame["ply"]
        options = clients[0].options()
        choices = rng.sample(options, 2) if len(options) > 1 else [options[0]] * 2
        answers = at_once(clients, [{"seat": seat, "ply": ply, "choice": choice} for choice in choices])
        taken = [answer for answer in answers if answer["type"] == "taken"]
        if len(taken) == 2:
            assert choices[0] == choices[1]
        else:
            (refused,) = [answer for answer in answers if answer["type"] == "refused"]
            assert len(taken) == 1
            assert refused["code"] == "stale"
        for client in clients:
            client.at_ply(ply + 1)
        assert clients[0].frame["ply"] == clients[1].frame["ply"]
        assert clients[0].frame["view"] == clients[1].frame["view"]
    for client in clients:
        client.close()


def at_once(clients, choices):
    """What each was answered to a choice, both having been sent at the same time."""
    answers = [None] * len(clients)
    gate = threading.Barrier(len(clients))

    def choose(number):
        gate.wait()
        answers[number] = clients[number].ask(type="choose", **choices[number])

    threads = [threading.Thread(target=choose, args=(number,)) for number in range(len(clients))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_a_bot_plays_once_though_two_processes_watch(two):
    made = two[0].create("me", "random", seed=4)
    clients = [Client(server, made["id"], made["keys"]["0"]) for server in two]
    rng = random.Random(4)
    for _ in range(12):
        one = clients[0]
        while not one.frame["ask"]:
            one.until("frame")
        one.choose(rng.choice(one.options()))
        one.synced()
    while not clients[0].frame["ask"]:
        clients[0].until("frame")
    clients[1].at_ply(clients[0].frame["ply"])
    assert clients[0].frame["view"] == clients[1].frame["view"]
    for client in clients:
        client.close()


def test_several_workers_of_one_server_share_its_games(postgresql, tmp_path):
    server = Server(tmp_path, postgresql, workers=2)
    made = server.create("me", "far", seed=1)
    # Many sockets, so that some are at the one process and some at the other.
    watching = [Client(server, made["id"]) for _ in range(8)]
    with Client(server, made["id"], made["keys"]["0"]) as one:
        ply = one.frame["ply"]
        assert one.choose(one.options()[0])["type"] == "taken"
        for client in watching:
            assert client.at_ply(ply + 1)["ply"] == ply + 1
    for client in watching:
        client.close()
    server.stop()
