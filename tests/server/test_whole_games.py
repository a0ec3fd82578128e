"""Whole games of every kind over real sockets, and what every viewer was sent in them: never what he may not know."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

import bedesten
from bedesten.bots.greedy import Greedy
from bedesten.server.match import Match

from .client import Client

SEED = 11
KINDS = {
    "istanbul": ("istanbul", 3, {"layout": "short"}),
    "mocha": ("istanbul", 2, {"modules": ["mocha"], "variants": ["caravan-leader"]}),
    "letters": ("istanbul", 3, {"modules": ["letters"], "variants": ["neutral-assistants"]}),
    "great-bazaar": ("istanbul", 4, {"variants": ["great-bazaar"]}),
    "dice": ("dice", 3, {}),
    "write": ("write", 3, {}),
    "solo": ("write", 1, {}),
}


class Quick(Greedy):
    """Plays to win, in little time; strays now and then, so as not to go round in circles."""

    budget = 1

    def choose(self, viewpoint):
        return self.rng.choice(viewpoint.options()) if self.rng.random() < 0.1 else super().choose(viewpoint)


class Played:
    """A game from its first choice to its end: what each viewer was sent, beside the truth.

    The test knows the seed, so it can play the same game beside the server's.
    """

    def __init__(self, server, kind):
        name, players, options = KINDS[kind]
        self.server, self.players = server, players
        made = server.create("me", *["far"] * (players - 1), game=name, options=options, seed=SEED)
        self.id, self.keys = made["id"], made["keys"]
        names = [seat["name"] for seat in made["seats"]]
        self.match = Match(bedesten.game(name, players=players, **options), names, f"seed {SEED}")
        self.states = {self.match.ply: self.match.table.state.copy()}
        self.viewers = [*range(players), None]
        self.clients = [self.join(viewer) for viewer in self.viewers]
        self.play()
        for client in self.clients:
            client.close()

    def join(self, viewer):
        return Client(self.server, self.id, *([] if viewer is None else [self.keys[str(viewer)]]))

    def play(self):
        bot = Quick(SEED)
        table = self.match.table
        while not table.over:
            seat, ply = table.seat, table.ply
            client = self.clients[seat]
            assert [each.frame["ply"] for each in self.clients] == [ply] * len(self.clients)
            assert client.options() == table.options()
            if ply % 7 == 0:
                client.say(type="previews", ply=ply)
                client.until("previews")
            choice = bot.choose(table.viewpoint(seat))
            assert client.choose(choice)["type"] == "taken"
            self.match.number += len(self.match.choose(choice, seat))
            self.states[table.ply] = table.state.copy()
            for each in self.clients:
                each.at_ply(table.ply)


@pytest.fixture(params=KINDS)
def played(request, sqlite_server):
    return whole_game(sqlite_server, request.param)


@cache
def whole_game(server, kind):
    return Played(server, kind)


def plain(data):
    return json.loads(json.dumps(data))


def test_every_view_is_what_its_viewer_may_know(played):
    game = played.match.game
    for viewer, client in zip(played.viewers, played.clients, strict=True):
        frames = [message for message in client.heard if message["type"] == "frame"]
        assert {frame["ply"] for frame in frames} == set(played.states)
        for frame in frames:
            state = played.states[frame["ply"]]
            assert frame["viewer"] == viewer
            assert frame["view"] == plain(game.view(state, viewer))
            if viewer is not None and not state.over():
                # The same is shown whatever the hidden cards may be.
                guessed = game.guess(state, viewer, random.Random(frame["ply"]))
                assert frame["view"] == plain(game.view(guessed, viewer))


def test_no_hand_is_shown_to_another(played):
    """Written for what is hidden in each game, without asking the game."""
    hidden = ("hand", "goods_hand", "guild_hand", "guild", "letters_hand")
    seen = 0
    for viewer, client in zip(played.viewers, played.clients, strict=True):
        for message in client.heard:
            for seat, shown in enumerate(message.get("view", {}).get("seats", [])):
                for name in hidden:
                    if name in shown and seat != viewer:
                        assert shown[name] is None, (name, seat, viewer)
                        seen += 1
    assert seen or played.match.game.name == "dice" or played.players == 1


def test_the_story_is_told_to_each_as_he_may_know_it(played):
    match = played.match
    secrets = {
        (event[1], match.game.story(event, event[1], match.table.names))
        for event in match.table.state.log
        if match.game.story(event, event[1], match.table.names) != match.game.story(event, None, match.table.names)
    }
    for viewer, client in zip(played.viewers, played.clients, strict=True):
        told = client.welcome["log"] + [
            line for message in client.heard if message["type"] == "frame" for line in message["story"]
        ]
        assert told == match.lines(viewer)
        previews = [
            line
            for message in client.heard
            if message["type"] == "previews"
            for preview in message["previews"]
            for line in preview["lines"]
        ]
        own = {line["text"] for line in told}
        for seat, secret in secrets:
            assert seat == viewer or secret in own or secret not in previews
            if seat != viewer:
                assert secret not in own or secret in [
                    match.game.story(e, viewer, match.table.names) for e in match.table.state.log
                ]


def test_only_who_is_asked_is_asked(played):
    for viewer, client in zip(played.viewers, played.clients, strict=True):
        for message in client.heard:
            if message["type"] == "frame" and message["status"] == "playing":
                assert message["waiting_for"] == [played.states[message["ply"]].seat()]
                assert (message["ask"] is not None) == (message["waiting_for"] == [viewer])


def test_no_message_carries_a_key_or_the_seed(played):
    for client in played.clients:
        text = json.dumps(client.heard)
        assert f"seed {SEED}" not in text
        assert not [key for key in played.keys.values() if key in text]


def test_the_end_is_told_to_everybody(played):
    result = plain(played.match.table.result())
    for client in played.clients:
        frame = client.frame
        assert frame["status"] == "over"
        assert {name: frame["result"][name] for name in result} == result
        figures = frame["result"]["statistics"]
        rubies = [seat["rubies"] for seat in frame["view"]["seats"]]
        assert [seat["rubies_by_round"][-1] for seat in figures["seats"]] == rubies
        assert figures["rounds"] == frame["view"]["round"]
        for seat in figures["seats"]:
            assert seat["rubies_by_round"] == sorted(seat["rubies_by_round"]) or played.match.game.name != "istanbul"
            assert len(seat["rubies_by_round"]) == figures["rounds"]


def test_the_record_is_the_whole_game(played):
    record = played.server.get(f"/games/{played.id}/record").json()
    assert record == plain(played.match.table.record())
    assert bedesten.replay(record).result() == played.match.table.result()


def test_a_record_is_looked_at_with_all_hands_open(played):
    record = played.server.get(f"/games/{played.id}/record").json()
    shown = played.server.post("/records", {"record": record})
    assert shown.status_code == 201
    with Client(played.server, shown.json()["id"]) as reader:
        assert reader.welcome["game"]["recorded"]
        assert reader.frame["status"] == "over"
        assert reader.frame["result"]["scores"] == record["result"]["scores"]
        middle = sorted(played.states)[len(played.states) // 2]
        for seat in range(played.players):
            reader.say(type="look", seat=seat)
            reader.until("frame", fits=lambda each, seat=seat: each["viewer"] == seat)
            reader.say(type="at", ply=middle)
            assert reader.until("past")["view"] == plain(played.match.game.view(played.states[middle], seat))
        assert reader.choose(0, seat=0)["code"] == "no_seat"


def test_an_ended_game_is_over(played):
    with played.join(0) as one:
        ply = one.frame["ply"]
        assert one.choose(0, ply=ply)["code"] == "over"
        assert one.ask(type="undo", seat=0, ply=ply)["code"] == "over"
        assert one.ask(type="ask_undo", seat=0, to=ply - 1)["code"] == "over"


def test_a_rematch_is_the_same_set_up_with_another_first_player(played):
    clients = [played.join(viewer) for viewer in played.viewers]
    again = played.server.post(f"/games/{played.id}/rematch", None, played.keys["0"]).json()
    once_more = played.server.post(f"/games/{played.id}/rematch", None, played.keys["0"]).json()
    assert again == once_more
    old, new = (played.server.get(f"/games/{game}").json() for game in (played.id, again["id"]))
    assert new["options"] == old["options"]
    names = [seat["name"] for seat in old["seats"]]
    assert [seat["name"] for seat in new["seats"]] == names[1:] + names[:1]
    for viewer, client in zip(played.viewers, clients, strict=True):
        message = client.until("rematch")
        assert message["id"] == again["id"]
        if viewer is None:
            assert message["key"] is None
            continue
        with Client(played.server, again["id"], message["key"]) as player:
            assert player.welcome["you"] == [(viewer - 1) % played.players]
            assert player.frame["status"] == "playing"
    for client in clients:
        client.close()
    assert played.server.post(f"/games/{again['id']}/rematch", None, played.keys["0"]).status_code == 409
