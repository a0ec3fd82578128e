"""Choosing: the server alone decides what counts."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from .client import Client


def test_a_choice_is_taken_and_everybody_sees_it(pair):
    one, other = pair
    ply = one.frame["ply"]
    assert other.frame["ply"] == ply
    assert other.frame["ask"] is None
    assert other.frame["waiting_for"] == [0]
    assert one.choose(one.options()[0])["type"] == "taken"
    assert one.at_ply(ply + 1)["story"] == other.at_ply(ply + 1)["story"]
    assert one.frame["story"][0]["seat"] == 0
    assert one.frame["view"]["seats"][0]["merchant"] == other.frame["view"]["seats"][0]["merchant"]


def test_a_choice_sent_twice_counts_once(pair):
    one, _ = pair
    ply, choice = one.frame["ply"], one.options()[0]
    first = one.choose(choice, ply=ply)
    after = one.synced()["ply"]
    again = one.choose(choice, ply=ply)
    assert (first["type"], again["type"]) == ("taken", "taken")
    assert first["ply"] == again["ply"] == ply
    assert one.synced()["ply"] == after


def test_a_choice_sent_twice_without_waiting_counts_once(pair):
    one, _ = pair
    said = {"type": "choose", "seat": 0, "ply": one.frame["ply"], "choice": one.options()[0]}
    one.say(id="a", **said)
    one.say(id="b", **said)
    assert one.until("taken", "refused")["id"] == "a"
    answer = one.until("taken", "refused")
    assert (answer["type"], answer["id"]) == ("taken", "b")


def test_another_choice_for_a_ply_that_is_past_is_stale(pair):
    one, _ = pair
    ply, options = one.frame["ply"], one.options()
    one.choose(options[0])
    before = one.synced()
    answer = one.choose(options[1], ply=ply)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert one.synced()["view"] == before["view"]


def test_a_choice_for_a_ply_to_come_is_stale(pair):
    one, _ = pair
    assert one.choose(one.options()[0], ply=one.frame["ply"] + 1)["code"] == "stale"


def test_a_choice_out_of_turn_is_refused(pair):
    one, other = pair
    answer = other.choose(one.options()[0], seat=1)
    assert answer["code"] == "not_your_turn"
    assert one.synced()["ply"] == other.frame["ply"]


def test_a_choice_for_a_seat_without_its_key_is_refused(pair):
    one, other = pair
    assert other.choose(one.options()[0], seat=0)["code"] == "no_seat"


def test_a_choice_that_is_no_option_is_refused_with_the_options(pair):
    one, _ = pair
    before = one.frame
    answer = one.choose(999)
    assert answer["code"] == "illegal"
    assert str(one.options()[0]) in answer["message"]
    assert one.synced()["view"] == before["view"]


def test_a_spectator_cannot_choose(server, pair):
    one, _ = pair
    with Client(server, one.welcome["game"]["id"]) as spectator:
        assert spectator.welcome["you"] == []
        assert spectator.frame["viewer"] is None
        assert spectator.choose(one.options()[0], seat=0)["code"] == "no_seat"


def test_nothing_can_be_chosen_while_a_seat_is_open(server):
    made = server.create("me", "open")
    with Client(server, made["id"], made["keys"]["0"]) as one:
        assert one.frame["status"] == "waiting"
        assert one.frame["ask"] is None
        assert one.choose(1, seat=0)["code"] == "not_allowed"


def test_what_is_closed_says_which_rule_forbids_it(pair):
    one, _ = pair
    ask = one.frame["ask"]
    assert ask["step"] == "turn.move"
    closed = {entry["target"]: entry["reason"] for entry in ask["closed"]}
    here = one.frame["view"]["seats"][0]["merchant"]
    assert closed[here] == "your merchant is here: he must move"
    assert any("steps away: a merchant goes 1 or 2" in reason for reason in closed.values())
    offered = {option["target"] for option in ask["options"] if option["kind"] == "place"}
    assert offered | set(closed) == set(one.frame["view"]["grid"])
    assert not offered & set(closed)


def test_previews_tell_what_each_option_does(pair):
    one, other = pair
    one.say(type="previews", ply=one.frame["ply"])
    previews = one.until("previews")["previews"]
    assert [preview["choice"] for preview in previews] == one.options()
    ply, wanted = one.frame["ply"], previews[0]
    one.choose(wanted["choice"])
    told = [line["text"] for line in one.at_ply(ply + 1)["story"]]
    assert wanted["lines"]
    assert told[: len(wanted["lines"])] == wanted["lines"]
    other.say(type="previews", ply=one.frame["ply"])
    assert other.until("refused", "previews")["code"] == "not_your_turn"


def test_the_past_is_shown_as_it_was(pair):
    one, _ = pair
    seen = {one.frame["ply"]: one.frame["view"]}
    for _ in range(3):
        if one.frame["ask"] is None:
            break
        one.choose(one.options()[0])
        seen[one.synced()["ply"]] = one.frame["view"]
    for ply, view in seen.items():
        one.say(type="at", ply=ply)
        past = one.until("past")
        assert (past["ply"], past["live"], past["last"]) == (ply, False, one.frame["ply"])
        assert past["view"] == view
    one.say(type="at", ply=one.frame["ply"] + 1)
    assert one.until("past", "refused")["code"] == "stale"


def test_nothing_is_shown_or_acknowledged_before_it_is_stored(sqlite_server):
    """While another program holds the file nothing can be stored: so nobody sees the choice, however he asks."""
    made = sqlite_server.create("me", "far", seed=1)
    game, keys = made["id"], made["keys"]
    with Client(sqlite_server, game, keys["0"]) as one, Client(sqlite_server, game) as spectator:
        ply, choice = one.frame["ply"], one.options()[0]
        with closing(sqlite3.connect(sqlite_server.database.removeprefix("sqlite:///"), isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            one.say(type="choose", id="c", seat=0, ply=ply, choice=choice)
            spectator.say(type="look", seat=None)
            spectator.say(type="at", ply=ply + 1)
            for client in (one, spectator):
                for message in meanwhile(client):
                    assert message["type"] not in ("taken", "past")
                    assert message.get("ply", ply) == ply
            base.execute("ROLLBACK")
        assert one.until("taken")["id"] == "c"
        assert spectator.at_ply(ply + 1)


def meanwhile(client):
    """What comes in for a moment."""
    while True:
        try:
            yield json.loads(client.socket.recv(0.5))
        except TimeoutError:
            return
