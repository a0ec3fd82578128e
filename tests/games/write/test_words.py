"""The game in words."""

import pytest

from bedesten.games.write.words import CARD_STORIES, CHOICES, HIDDEN, QUESTIONS, STORIES
from bedesten.kernel.game import KINDS
from bedesten.kernel.step import Effect

from .helpers import A, asks, at, choose, following, game, guild, hand, turn

NAMES = ["Ann", "Cid", "Dov"]


def labels(state):
    made = game(state.rules.players)
    return {choice: made.describe(state, choice)["label"] for choice in state.options()}


def stories(state, viewer):
    made = game(state.rules.players)
    return [text for text in (made.story(event, viewer, NAMES) for event in state.log) if text]


def test_every_question_has_its_words():
    asked = {key for key, kind in game(1).steps.items() if not issubclass(kind, Effect)}
    assert asked == set(QUESTIONS) == set(CHOICES)


def test_cards_to_play():
    s = turn(display=(8, A), hand=12, guild_hand=[7], lira=3, goods=[1, 1, 1, 1])
    assert labels(s) == {
        8: "8 Tea House from the display",
        A: "Sultan's Palace A from the display",
        hand(12): "12 Catacombs from your hand",
        guild(7): "Guild card for 3 Lira: deliver to palace C, 1 good of your choice, fill in 1 space",
    }


def test_actions_say_what_they_give_and_cost():
    s = choose(turn(display=(8, 1), improvements={8: 1}, goods=[1, 1, 1, 1]), 8)
    assert labels(s) == {
        0: "Take a bonus action",
        4: "4 Post Office: a goods card and 1 Lira",
        8: "8 Tea House: 4 Lira",
        9: "9 Guild Hall: a guild card",
        13: "13 Wainwright: up to 2 improvements",
        A + 1: "Sultan's Palace B: a ruby for 1 fabric, 1 spice, 1 fruit and 1 jewelry",
        A + 3: "Sultan's Palace D: a ruby for 1 fabric, 1 spice, 1 fruit and 1 jewelry",
    }


def test_the_caravansary_says_which_card_lies_open():
    s = choose(turn(display=(6, 1), caravan=(7,)), 6)
    assert labels(s)[6] == "6 Caravansary: a goods card or a good, an improvement or fill in a space, 1 Lira"


def test_a_follower_is_told_which_card_it_is():
    s = following(1)
    assert game().question(s) == "Follow 1 Warehouse, or take a bonus action?"


def test_a_full_section_is_told():
    s = following(1, rivals=[{"bonus": 0, "bonus_filled": 6}])
    assert labels(s)[0] == "Nothing: every bonus action is filled in"


def test_payments_say_what_is_owed():
    s = at(A, goods=[1, 1, 1, 1], goods_hand=[0, 6])
    assert game().question(s) == "How do you pay 1 fabric, 1 spice, 1 fruit and 1 jewelry?"
    assert labels(s) == {
        0: "Cross off 1 fabric, 1 spice, 1 fruit and 1 jewelry on the sheet",
        1: "Lay down the goods card fabric and spice",
        7: "Lay down the goods card 2 fabric",
    }
    s = choose(turn(guild_hand=[10], lira=5, goods=[3, 1, 0, 0], goods_hand=[0]), guild(10))
    assert game().question(s) == "How do you pay 3 of any kind?"


def test_every_option_has_a_kind_that_clients_know():
    s = at(13)
    option = game().describe(s, 8)
    assert option == {"choice": 8, "kind": "place", "target": 8, "label": "8 Tea House: 4 Lira from now on"}
    assert all(game().describe(s, choice)["kind"] in KINDS for choice in s.options())


def test_what_happened_is_told():
    s = choose(turn(3, display=(8, 1)), 8, 8, 8, 0)
    told = stories(s, None)
    assert told[:6] == [
        "Ann begins round 1",
        "Ann plays 8 Tea House from the display",
        "Ann uses 8 Tea House",
        "Ann fills in 3 Lira",
        "Cid crosses off an action icon at 8 Tea House",
        "Cid uses 8 Tea House",
    ]
    assert "Dov fills in a bonus action" in told


@pytest.mark.parametrize(("viewer", "words"), [(0, "Ann draws a guild card: 1 ruby"), (1, "Ann draws a guild card")])
def test_drawn_cards_are_told_to_their_owner_alone(viewer, words):
    s = at(9)
    s.apply(13)
    told = next(text for text in stories(s, viewer) if "guild card" in text)
    assert told == {0: "Ann draws a guild card: a ruby (for 8 Lira)", 1: words}[viewer]


def test_rubies_say_where_they_come_from():
    assert "Ann takes a ruby from 2 Gemstone Dealer" in stories(at(2, lira=10), None)
    assert "Ann takes a ruby from Sultan's Palace A" in stories(at(A, goods=[1, 1, 1, 1]), None)
    s = choose(at(8, lira=0, lira_filled=17), 0)
    assert "Ann takes a ruby for a full Lira section" in stories(s, None)


def test_every_event_has_its_words():
    assert not set(STORIES) & set(HIDDEN)
    assert not set(CARD_STORIES) & (set(STORIES) | set(HIDDEN))


def test_the_question_names_the_step():
    s = turn()
    assert (asks(s), game().question(s)) == ("turn.play", "Which card do you play?")
