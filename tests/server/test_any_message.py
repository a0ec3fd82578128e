"""Any message whatever over a socket: nothing breaks, nothing leaks, and the game goes on."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from .client import Client
from .running import Server

ANSWERS = {"taken", "refused", "frame", "past", "previews", "pong", "chat", "presence", "welcome", "thinking"}
CODES = {
    "illegal", "not_your_turn", "stale", "over", "no_seat", "not_allowed", "too_fast", "too_many", "malformed"
}  # fmt: skip

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
seats = st.integers(-1, 6) | junk
plies = st.integers(0, 60) | junk
kinds = st.sampled_from(
    ["hello", "look", "choose", "previews", "undo", "ask_undo", "answer_undo", "at", "chat", "ping", "nonsense"]
)
fields = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "id": st.text(max_size=70) | junk,
        "seat": seats,
        "ply": plies,
        "to": plies,
        "choice": st.integers(0, 40) | junk,
        "agree": st.booleans() | junk,
        "text": st.text(max_size=30) | junk,
        "more": junk,
    },
)
texts = fields.map(json.dumps) | junk.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40)
"""Nearly right, anything in JSON, any text, any bytes."""
steps = st.sampled_from(["legal", "illegal", "again", "stale", "early"]) | texts


class Game:
    """A game of two people, one of whom says anything, and what must hold whatever he says."""

    def __init__(self, server: Server) -> None:
        made = server.create("me", "far", seed=9, options={"modules": ["letters"]})
        self.keys = made["keys"]
        self.one = Client(server, made["id"], self.keys["0"])
        self.other = Client(server, made["id"], self.keys["1"])
        self.last: dict[str, object] | None = None

    def close(self) -> None:
        self.one.close()
        self.other.close()

    def step(self, what: str | bytes) -> None:
        frame, asked = self.one.frame, self.one.frame["ask"]
        if what in ("legal", "illegal", "again", "stale", "early"):
            choice = asked["options"][0]["choice"] if asked else 1
            said = {"type": "choose", "id": "x", "seat": 0, "ply": frame["ply"], "choice": choice}
            if what == "illegal":
                said["choice"] = 987_654
            if what == "again" and self.last:
                said = self.last
            if what in ("stale", "early"):
                said["ply"] = max(0, frame["ply"] + (3 if what == "early" else -3))
            if what == "legal" and asked:
                self.last = said
            what = json.dumps(said)
        self.one.socket.send(what)

    def check(self) -> None:
        """Both see the same game, and neither what is the other's."""
        try:
            one, other = self.one.synced(), self.other.synced()
            while other["ply"] != one["ply"]:
                other = self.other.until("frame")
        finally:
            for viewer, client in enumerate((self.one, self.other)):
                for message in client.heard:
                    assert message["type"] in ANSWERS
                    if message["type"] == "refused":
                        assert message["code"] in CODES
                        assert 10 < len(message["message"]) < 400
                    for seat, shown in enumerate(message.get("view", {}).get("seats", [])):
                        assert message["viewer"] in (viewer, None)
                        assert shown["hand"] is None or seat == message["viewer"]
                    assert self.keys[str(1 - viewer)] not in json.dumps(message)
                client.heard.clear()
        assert one["waiting_for"] == other["waiting_for"]
        assert one["view"]["grid"] == other["view"]["grid"]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.lists(steps, min_size=1, max_size=25))
def test_any_messages_leave_the_game_whole(sqlite_server, data):
    game = Game(sqlite_server)
    try:
        for step in data:
            game.step(step)
        game.check()
    finally:
        game.close()


def test_a_message_that_is_too_long_is_refused_and_the_socket_lives_on(sqlite_server):
    game = Game(sqlite_server)
    game.one.say(type="chat", text="x" * 20_000)
    assert game.one.until("refused")["code"] == "malformed"
    assert game.one.synced()
    game.close()


def test_a_huge_message_closes_its_socket_and_no_other(sqlite_server):
    game = Game(sqlite_server)
    with pytest.raises(ConnectionClosed):
        game.one.socket.send("x" * 1_000_000)
        game.one.until("nothing")
    assert game.other.synced()
    game.close()


def test_too_many_messages_that_make_no_sense_close_the_socket_with_a_reason(sqlite_server):
    game = Game(sqlite_server)
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(200):
            game.one.socket.send("nonsense")
        game.one.until("nothing")
    assert closed.value.rcvd.code == 1008
    assert closed.value.rcvd.reason
    assert game.other.synced()
    game.close()


def test_hello_comes_first(sqlite_server):
    made = sqlite_server.create("me", "far")
    with Client(sqlite_server, made["id"], hello=False) as client:
        client.say(type="ping")
        assert "hello" in client.hear()["message"]
        client.say(type="hello", keys=[made["keys"]["0"]])
        assert client.until("welcome")["you"] == [0]


def test_a_game_that_does_not_exist_is_refused_in_words(sqlite_server):
    with Client(sqlite_server, "AAAAAAAAAAAAAAAA", hello=False) as client:
        client.say(type="hello", keys=[])
        assert client.hear()["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            client.hear()


def test_who_sends_too_fast_is_told_so(tmp_path, database):
    server = Server(tmp_path, database, messages_per_second=2)
    made = server.create("me", "far")
    with Client(server, made["id"], made["keys"]["0"]) as client:
        for number in range(20):
            client.say(type="chat", id=str(number), seat=0, text="Merhaba")
        refused = client.until("refused")
        assert refused["code"] == "too_fast"
        assert refused["id"]
        until = time.monotonic() + 20
        while client.ask(type="chat", seat=0, text="Slowly")["type"] != "taken":
            assert time.monotonic() < until
            time.sleep(0.3)
    server.stop()
