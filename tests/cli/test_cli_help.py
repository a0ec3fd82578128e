"""Help: every part of a game has its rule in words, compiled or not."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.cli.helptext import for_people, in_play, look_up, titles, topics
from cli.running import Run

GAME = bedesten.game("istanbul")
RULES = GAME.rules
BASE = in_play(GAME)
SIXTEEN = range(1, 17)


@pytest.mark.parametrize("number", SIXTEEN)
def test_every_place_has_its_rule(number: int) -> None:
    topic = topics("istanbul")[RULES.places[number].key]
    assert (topic.kind, topic.number) == ("place", number)
    assert len(topic.text) > 40
    assert look_up(BASE, str(number)) == [topic]
    assert look_up(BASE, topic.title.lower()) == [topic]


@pytest.mark.parametrize("kind", range(10))
def test_every_card_has_its_rule(kind: int) -> None:
    topic = topics("istanbul")[RULES.cards[kind].key]
    assert (topic.kind, topic.number) == ("card", kind)
    assert len(topic.text) > 40
    assert look_up(BASE, topic.title) == [topic]


@pytest.mark.parametrize(("number", "name"), [(0, "Governor"), (1, "Smuggler")])
def test_every_token_has_its_rule(number: int, name: str) -> None:
    topic = topics("istanbul")[RULES.tokens[number].key]
    assert (topic.kind, topic.number, topic.title) == ("token", number, name)
    assert "pay 2 Lira" in topic.text


@pytest.mark.parametrize(
    ("colour", "word"), [("red", "die"), ("green", "good"), ("yellow", "assistant"), ("blue", "assistant")]
)
def test_every_mosque_tile_has_its_rule(colour: str, word: str) -> None:
    (topic,) = look_up(BASE, f"{colour} mosque tile")
    assert topic.kind == "tile"
    assert word in topic.text


def test_every_question_has_its_rule() -> None:
    game = bedesten.game("istanbul", players=4, variants=["neutral-assistants"])
    for key, kind in game.steps.items():
        assert topics("istanbul")[key].text, kind


def test_help_tells_different_places_apart() -> None:
    assert titles("istanbul", "place")[9] == "Tea House"
    assert "Announce a number from 3 to 12" in topics("istanbul")["tea_house"].text
    assert "Sultan's Palace" in topics("istanbul")["palace_again"].text
    assert "Post Office" in topics("istanbul")["post_office_again"].text


def test_what_docstrings_say_to_programmers_is_left_out() -> None:
    doc = "Pick one (1) or none (0).\n\nA choice is the number of the place. Then go on: 1 red, 2 green, as you like."
    assert for_people(doc) == "Pick one or none.\nThen go on, as you like."


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("tea", ["Tea House"]),
        ("goverment", ["Governor"]),
        ("market", ["Black Market", "Large Market", "Small Market"]),
        ("five lirra", ["Five Lira"]),
        ("xyzzy", []),
        ("", []),
        ("17", []),
    ],
)
def test_a_few_letters_find_the_topic(asked: str, found: list[str]) -> None:
    assert [topic.title for topic in look_up(BASE, asked)] == found


def test_help_at_the_prompt(run: Run) -> None:
    out = run("play", "--seed", "7", typed="?\n? tea house\n? five lira\n?16\nhelp governor\n? xyzzy\n").stdout
    flat = " ".join(out.split())
    assert "What is asked now: Move your merchant" in flat
    assert "Places: Wainwright, Fabric Warehouse" in flat
    assert "Tea House (9) Announce a number" in flat
    assert "Five Lira Take 5 Lira" in flat
    assert "Gemstone Dealer (16) Pay the biggest number" in flat
    assert "Now: 15 Lira; for a ◆ (9 left)" in flat
    assert "Governor Draw a bonus card" in flat
    assert "There is no help on “xyzzy”" in flat


def test_help_leaves_out_what_is_not_in_play() -> None:
    variant = in_play(bedesten.game("istanbul", players=3, variants=["neutral-assistants"]))
    assert "neutral_assistants.use" in [topic.key for topic in variant]
    assert "neutral_assistants.use" not in [topic.key for topic in BASE]
    assert max(topic.number for topic in BASE if topic.kind == "place") == 16
    assert len([topic for topic in BASE if topic.kind == "card"]) == 10


def test_a_game_without_source_has_no_help() -> None:
    assert topics("no-such-game") == {}
