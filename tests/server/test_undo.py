"""Taking back: fairly, freely, or by agreement."""

from __future__ import annotations

import random

from .client import Client


def plain_move(client: Client) -> None:
    """A choice after which the same seat is asked again and nothing was revealed."""
    ply = client.frame["ply"]
    client.choose(client.options()[0])
    assert client.synced()["ply"] == ply + 1
    assert client.frame["ask"] is not None


def play_on(clients: list[Client], until) -> None:
    """Choose at random, whoever is asked, until something holds."""
    rng = random.Random(3)
    while not until():
        asked = next(client for client in clients if client.frame["ask"])
        asked.choose(rng.choice(asked.options()))
        for client in clients:
            client.synced()


def test_a_choice_is_taken_back_while_nothing_was_revealed(pair):
    one, other = pair
    before = one.frame
    plain_move(one)
    assert one.frame["undo"] == {"seat": 0, "to": before["ply"]}
    assert other.synced()["undo"] is None
    assert one.ask(type="undo", seat=0, ply=one.frame["ply"])["type"] == "taken"
    after = one.synced()
    assert after["ply"] == before["ply"]
    assert after["view"] == before["view"]
    assert after["ask"] == before["ask"]
    assert other.synced()["ply"] == before["ply"]
    assert other.frame["view"]["seats"][0]["merchant"] == before["view"]["seats"][0]["merchant"]
    (line,) = after["story"]
    assert line == {"ply": before["ply"], "seat": 0, "event": "took_back", "text": "Player 1 takes back a choice"}


def test_what_was_undone_can_be_chosen_again(pair):
    one, _ = pair
    choice, ply = one.options()[0], one.frame["ply"]
    one.say(type="choose", id="x", seat=0, ply=ply, choice=choice)
    one.until("taken")
    one.synced()
    one.ask(type="undo", seat=0, ply=one.frame["ply"])
    assert one.synced()["ply"] == ply
    one.say(type="choose", id="x", seat=0, ply=ply, choice=choice)
    assert one.until("taken")["ply"] == ply
    assert one.synced()["ply"] == ply + 1


def test_nothing_is_taken_back_once_another_chose(pair):
    one, other = pair
    play_on([one, other], lambda: other.frame["ask"])
    play_on([one, other], lambda: one.frame["ply"] > 0 and one.frame["waiting_for"] == [1])
    other.choose(other.options()[0])
    answer = one.ask(type="undo", seat=0, ply=one.synced()["ply"])
    assert answer["code"] == "not_allowed"
    assert "ask the others" in answer["message"]


def test_undo_for_another_ply_is_stale(pair):
    one, _ = pair
    plain_move(one)
    assert one.ask(type="undo", seat=0, ply=one.frame["ply"] - 1)["code"] == "stale"


def test_nobody_takes_back_for_another_seat(pair):
    one, other = pair
    plain_move(one)
    assert other.ask(type="undo", seat=0, ply=one.frame["ply"])["code"] == "no_seat"


def test_against_bots_everything_can_be_taken_back_if_that_was_asked_for(server):
    made = server.create("me", "random", free_undo=True, seed=2)
    with Client(server, made["id"], made["keys"]["0"]) as one:
        start = one.frame
        one.choose(one.options()[0])
        play_on([one], lambda: any(line["seat"] == 1 for each in one.heard for line in each.get("story", [])))
        one.until("frame", fits=lambda frame: frame["ask"]) if not one.frame["ask"] else None
        while one.frame["ply"] > start["ply"]:
            to = one.frame["undo"]["to"]
            one.ask(type="undo", seat=0, ply=one.frame["ply"])
            assert one.synced()["ply"] == to
        assert one.frame["view"] == start["view"]


def test_with_other_people_free_undo_is_not_free(server):
    made = server.create("me", "far", free_undo=True, seed=1)
    with Client(server, made["id"], made["keys"]["0"]) as one, Client(server, made["id"], made["keys"]["1"]) as other:
        play_on([one, other], lambda: other.frame["ask"])
        other.choose(other.options()[0])
        assert one.ask(type="undo", seat=0, ply=one.synced()["ply"])["code"] == "not_allowed"


def test_the_others_may_agree(pair):
    one, other = pair
    start = one.frame
    play_on([one, other], lambda: other.frame["ask"])
    assert one.ask(type="ask_undo", seat=0, to=start["ply"])["type"] == "taken"
    assert other.synced()["undo_asked"] == {"by": 0, "to": start["ply"], "agreed": []}
    assert one.ask(type="answer_undo", seat=0, agree=True)["code"] == "not_allowed"
    assert other.ask(type="answer_undo", seat=1, agree=True)["type"] == "taken"
    assert one.synced()["view"] == start["view"]
    assert other.synced()["undo_asked"] is None
    assert one.frame["ask"] == start["ask"]


def test_one_who_declines_ends_the_question(pair):
    one, other = pair
    start = one.frame
    play_on([one, other], lambda: other.frame["ask"])
    ply = one.frame["ply"]
    one.ask(type="ask_undo", seat=0, to=start["ply"])
    other.ask(type="answer_undo", seat=1, agree=False)
    assert one.synced()["undo_asked"] is None
    assert one.frame["ply"] == ply
    assert other.ask(type="answer_undo", seat=1, agree=True)["code"] == "stale"


def test_playing_on_ends_the_question_too(pair):
    one, _ = pair
    plain_move(one)
    one.ask(type="ask_undo", seat=0, to=one.frame["ply"] - 1)
    assert one.synced()["undo_asked"]
    one.choose(one.options()[0])
    assert one.synced()["undo_asked"] is None


def test_the_game_cannot_go_back_to_where_chance_decided(pair):
    one, _ = pair
    assert one.ask(type="ask_undo", seat=0, to=0)["code"] == "not_allowed"
    assert one.ask(type="ask_undo", seat=0, to=one.frame["ply"])["code"] == "not_allowed"


def test_all_others_have_to_agree_but_bots_always_do(server):
    made = server.create("me", "far", "far", "random", seed=5)
    keys = made["keys"]
    clients = [Client(server, made["id"], keys[str(seat)]) for seat in range(3)]
    one, two, three = clients
    start = one.frame["ply"]
    plain_move(one)
    one.ask(type="ask_undo", seat=0, to=start)
    two.ask(type="answer_undo", seat=1, agree=True)
    assert one.synced()["undo_asked"]["agreed"] == [1]
    assert one.frame["ply"] == start + 1
    three.ask(type="answer_undo", seat=2, agree=True)
    assert one.synced()["ply"] == start
    for client in clients:
        client.close()
