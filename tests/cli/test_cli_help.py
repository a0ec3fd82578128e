"""Help: every part of a game has its rule in words, compiled or not."""

from __future__ import annotations

import re

import pytest

import bedesten
from bedesten.help import for_people, in_play, look_up, titles, topics
from bedesten.help.concepts import CONCEPTS
from bedesten.help.reader import Reader
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


@pytest.mark.parametrize(
    ("doc", "text"),
    [
        ("Pick one (1) or none (0).\n\nA choice is a place. Then go on.", "Pick one or none.\nThen go on."),
        ("Which token to use: its number.", "Which token to use."),
        ("Pay 2 Lira (0), or a card (1 + its number).", "Pay 2 Lira, or a card."),
        ("Pay 2 Lira, or a letter (its place, or 30 for a delivered one).", "Pay 2 Lira, or a letter."),
        ("One good: 1 red, 2 green, among those with room.", "One good: red, green, among those with room."),
        (
            "The next ruby of any area but the mosque: 0 red, 1 green, 4 the goods carpet, 5 the Lira carpet.",
            "The next ruby of any area but the mosque: red, green, the goods carpet, the Lira carpet.",
        ),
        ("For 2 to 4 players (2 to 4 at most): 7 or 8 gives 1 good, 9 or 10 gives 2.", None),
        ("Pay 2 Lira, 3 goods and 1 card, as the rulebook (page 4) says: 3 Lira first.", None),
        ("Roll: 4 to 6 gives one good, 7 or more three. The choice is yours.", None),
        ("Do one of these.\n- 1 to 4: this.\n- 11 and up: that.", "Do one of these.\n- this.\n- that."),
    ],
)
def test_what_docstrings_say_to_programmers_is_left_out_and_nothing_else(doc: str, text: str | None) -> None:
    assert for_people(doc) == (doc if text is None else text)


@pytest.mark.parametrize("game", list(bedesten.games()))
def test_no_help_text_speaks_of_numbers_of_choices(game: str) -> None:
    for topic in topics(game).values():
        assert not re.search(r"\(\d+\)|[Aa] choice is (?!the space)|its number|\bbits?\b", topic.text), topic.key
        assert re.fullmatch(r"[-A-Z“].*[.…!?]", topic.text, re.DOTALL), topic.key


EVERYTHING = in_play(bedesten.game("istanbul", players=4, variants=["great-bazaar", "caravan-leader"]))


@pytest.mark.parametrize("number", range(17, 26))
def test_every_place_of_the_expansions_has_its_rule(number: int) -> None:
    (topic,) = look_up(EVERYTHING, str(number))
    assert (topic.kind, topic.number) == ("place", number)
    assert len(topic.text) > 40


def test_every_card_and_token_of_the_expansions_has_its_rule() -> None:
    rules = bedesten.game("istanbul", players=4, variants=["great-bazaar"]).rules
    cards = {topic.number: topic for topic in EVERYTHING if topic.kind == "card"}
    assert sorted(cards) == list(range(len(rules.cards)))
    assert [cards[card.kind].key for card in rules.cards] == [card.key for card in rules.cards]
    tokens = [topic.title for topic in EVERYTHING if topic.kind == "token"]
    assert tokens == ["Governor", "Smuggler", "Coffee trader", "Courier"]


@pytest.mark.parametrize(("kind", "word", "count"), [("guild", "guild card", 20), ("kiosk", "kiosk tile", 24)])
def test_every_guild_card_and_kiosk_tile_has_its_rule(kind: str, word: str, count: int) -> None:
    for number in range(1, count + 1):
        (topic,) = look_up(EVERYTHING, f"{word} {number}")
        assert (topic.kind, topic.number) == (kind, number)
        assert topic.heading == f"{word.capitalize()} {number}: {topic.title}"
        assert topic.text.endswith(".")
    assert len([topic for topic in EVERYTHING if topic.kind == kind]) == count


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ("movement tile", "straight line"),
        ("encounter tile", "need not be paid"),
        ("letters", "delivered"),
        ("seals", "two on a delivered one"),
        ("companion", "instead of the merchant"),
        ("extra turn", "three seals"),
        ("coffee", "not on the barrow"),
        ("barrier", "on foot"),
        ("guild cards", "the whole turn"),
        ("caravan leader", "keeps both cards"),
        ("double tea", "double the income"),
    ],
)
def test_help_tells_what_is_new_in_the_expansions(asked: str, word: str) -> None:
    (topic,) = look_up(EVERYTHING, asked)
    assert word in topic.text


@pytest.mark.parametrize("game", list(bedesten.games()))
def test_every_concept_finds_its_docstrings(game: str) -> None:
    sources = {source.path: source for source in Reader(game).sources}
    for title, told_by in CONCEPTS.get(game, ()):
        for path, name in told_by:
            assert sources[path].docs.get(name), (title, path, name)


def test_what_an_expansion_changes_is_told_only_with_it() -> None:
    (base,) = look_up(BASE, "fountain")
    (changed,) = look_up(EVERYTHING, "7")
    assert "companion" not in base.text
    assert "companion" in changed.text


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
