"""Who sits where: by link, at one screen, from the lobby, as a spectator, again."""

from __future__ import annotations

import pytest

from .client import Client


def test_one_key_shows_one_hand(server):
    made = server.create("me", "far", seed=1)
    with Client(server, made["id"], made["keys"]["1"]) as other:
        assert other.welcome["you"] == [1]
        assert other.frame["viewer"] == 1
        assert other.frame["view"]["seats"][1]["hand"] is not None
        assert other.frame["view"]["seats"][0]["hand"] is None


def test_people_at_one_screen_see_covered_hands_until_they_look(server):
    made = server.create("me", "here", seed=1)
    with Client(server, made["id"], *made["keys"].values()) as both:
        assert both.welcome["you"] == [0, 1]
        assert both.frame["viewer"] is None
        assert both.frame["ask"] is None
        assert [seat["hand"] for seat in both.frame["view"]["seats"]] == [None, None]
        both.say(type="look", seat=0)
        frame = both.until("frame")
        assert frame["viewer"] == 0
        assert frame["view"]["seats"][0]["hand"] is not None
        assert frame["view"]["seats"][1]["hand"] is None
        assert frame["ask"]["seat"] == 0
        assert both.choose(both.options()[0])["type"] == "taken"
        both.say(type="look", seat=1)
        assert both.until("frame", fits=lambda each: each["viewer"] == 1)["ask"] is None
        both.say(type="look", seat=None)
        assert both.until("frame", fits=lambda each: each["viewer"] is None)["view"]["seats"][1]["hand"] is None


def test_nobody_looks_at_a_seat_without_its_key(server):
    made = server.create("me", "far")
    with Client(server, made["id"], made["keys"]["0"]) as one:
        one.say(type="look", seat=1)
        assert one.until("refused")["code"] == "no_seat"
        assert one.synced()["viewer"] == 0


def test_a_wrong_key_is_a_spectators(server):
    made = server.create("me", "far")
    with Client(server, made["id"], "not-a-key") as stranger:
        assert stranger.welcome["you"] == []
        assert stranger.frame["viewer"] is None


def test_whoever_comes_back_finds_the_game_where_it_was(server):
    made = server.create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["1"]) as other:
        with Client(server, game, keys["0"]) as one:
            assert other.until("presence", fits=lambda each: each["seats"][0]["here"])
            one.choose(one.options()[0])
            left = one.synced()
        assert other.until("presence", fits=lambda each: not each["seats"][0]["here"])
        with Client(server, game, keys["0"]) as again:
            assert again.frame["ply"] == left["ply"]
            assert again.frame["view"] == left["view"]
            assert again.frame["ask"] == left["ask"]
            assert again.welcome["seen"] == left["ply"]
            assert [line for line in again.welcome["log"] if line["ply"] == left["ply"]] == left["story"]
            again.say(type="hello", keys=[keys["0"]], since=3)
            assert again.until("welcome")["seen"] == 3
            assert again.until("frame")["view"] == left["view"]


def test_what_happened_meanwhile_is_known(server):
    made = server.create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["1"]) as other:
        seen = other.frame["ply"]
    with Client(server, game, keys["0"]) as one:
        one.choose(one.options()[0])
        one.synced()
    with Client(server, game, keys["1"]) as other:
        assert other.welcome["seen"] == seen
        assert [line for line in other.welcome["log"] if line["ply"] > seen]


def test_a_seat_is_joined_from_the_lobby(server):
    made = server.create("me", "open", listed=True)
    game = made["id"]
    assert game in [entry["id"] for entry in server.get("/games").json()["games"]]
    with Client(server, game, made["keys"]["0"]) as one:
        joined = server.post(f"/games/{game}/join", {"name": "Bora"})
        assert joined.status_code == 200
        frame = one.until("frame", fits=lambda each: each["status"] == "playing")
        assert frame["seats"][1]["name"] == "Bora"
        assert frame["ask"] is not None
        with Client(server, game, joined.json()["key"]) as other:
            assert other.welcome["you"] == [1]
        assert server.post(f"/games/{game}/join", {"name": "Can"}).json()["error"]["code"] == "taken"


def test_the_host_may_start_with_bots_in_the_open_seats(server):
    made = server.create("me", "open", "open")
    game, key = made["id"], made["keys"]["0"]
    assert server.post(f"/games/{game}/start", {"level": "nobody"}, key).status_code == 400
    assert server.post(f"/games/{game}/start", {"level": "random"}, "wrong").status_code == 403
    assert server.post(f"/games/{game}/start", {"level": "random"}, key).status_code == 204
    entry = server.get(f"/games/{game}").json()
    assert entry["status"] == "playing"
    assert [seat["kind"] for seat in entry["seats"]] == ["person", "bot", "bot"]
    assert server.post(f"/games/{game}/start", {"level": "random"}, key).status_code == 409


def test_whoever_leaves_frees_his_seat_and_his_key_is_void(server):
    made = server.create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["0"]) as one, Client(server, game, keys["1"]) as other:
        assert server.post(f"/games/{game}/leave", None, keys["1"]).status_code == 204
        assert one.until("frame", fits=lambda each: each["status"] == "waiting")["ask"] is None
        frame = other.until("frame", fits=lambda each: each["viewer"] is None)
        assert frame["view"]["seats"][1]["hand"] is None
        assert server.post(f"/games/{game}/leave", None, keys["1"]).status_code == 403
        key = server.post(f"/games/{game}/join", {"name": "Can", "seat": 1}).json()["key"]
        with Client(server, game, key) as third:
            assert third.frame["status"] == "playing"
            assert third.frame["view"]["seats"][1]["hand"] is not None


def test_whoever_leaves_may_leave_a_bot_behind(server):
    made = server.create("far", "me", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["1"]) as other:
        assert server.post(f"/games/{game}/leave", {"bot": "random"}, keys["0"]).status_code == 204
        frame = other.until("frame", fits=lambda each: each["ask"] is not None)
        assert frame["seats"][0]["kind"] == "bot"
        assert frame["seats"][1]["host"]


def test_the_host_fills_the_seat_of_somebody_who_is_gone(server):
    made = server.create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["0"]) as one:
        with Client(server, game, keys["1"]):
            one.until("presence", fits=lambda each: each["seats"][1]["here"])
            body = {"kind": "bot", "level": "random"}
            assert server.post(f"/games/{game}/seats/1", body, keys["1"]).status_code == 403
            assert "present" in server.post(f"/games/{game}/seats/1", body, keys["0"]).json()["error"]["message"]
        one.until("presence", fits=lambda each: not each["seats"][1]["here"])
        assert server.post(f"/games/{game}/seats/0", body, keys["0"]).status_code == 403
        assert server.post(f"/games/{game}/seats/9", body, keys["0"]).status_code == 404
        assert server.post(f"/games/{game}/seats/1", body, keys["0"]).status_code == 204
        assert one.until("frame", fits=lambda each: each["seats"][1]["kind"] == "bot")


def test_a_new_name_is_seen_by_everybody(server):
    made = server.create("me", "far")
    with Client(server, made["id"], made["keys"]["1"]) as other:
        assert (
            server.post(f"/games/{made['id']}/rename", {"name": "  Ayşe  Hanım "}, made["keys"]["0"]).status_code == 204
        )
        assert other.until("presence", fits=lambda each: each["seats"][0]["name"] == "Ayşe Hanım")


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a\nb\x07", "abc\u202edef", "\u200b", "x\u0000"])
def test_a_name_must_be_readable(server, name):
    made = server.create("me", "far")
    answer = server.post(f"/games/{made['id']}/rename", {"name": name}, made["keys"]["0"])
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "malformed"


def test_chat_reaches_everybody_and_stays(server):
    made = server.create("me", "far")
    game, keys = made["id"], made["keys"]
    with Client(server, game, keys["0"]) as one, Client(server, game) as spectator:
        assert one.ask(type="chat", seat=0, text="<b>Merhaba</b>")["type"] == "taken"
        assert spectator.until("chat")["line"]["text"] == "<b>Merhaba</b>"
        assert spectator.ask(type="chat", seat=None, text="Kolay gelsin")["type"] == "taken"
        line = one.until("chat", fits=lambda each: each["line"]["seat"] is None)["line"]
        assert (line["name"], line["text"]) == ("Spectator", "Kolay gelsin")
        assert spectator.ask(type="chat", seat=0, text="I am not")["code"] == "no_seat"
        assert one.ask(type="chat", seat=0, text="x" * 501)["code"] == "malformed"
        assert one.ask(type="chat", seat=0, text=" \n ")["code"] == "malformed"
    with Client(server, game, keys["1"]) as other:
        assert [line["text"] for line in other.welcome["chat"]] == ["<b>Merhaba</b>", "Kolay gelsin"]
