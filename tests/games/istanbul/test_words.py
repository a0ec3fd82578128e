"""The game in words: choices, events, and no secrets."""

from random import Random

import pytest

from bedesten.games.istanbul.names import (
    ANY_GOODS,
    BLACK_MARKET,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREEN_TILE,
    LONG_MOVE,
    POLICE_STATION,
    POST_OFFICE,
    RED_TILE,
    SMALL_MARKET,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)
from bedesten.kernel.step import CHANCE

from .decisions import INSIDE, LAST, OUTSIDE
from .helpers import arriving, at, barrow, choose, draw, fetch, game, labels, meeting, play, roll, sold, start, turn

NAMES = ["Ada", "Bo", "Cy"]


def label(state, choice):
    assert choice in state.options()
    return game().describe(state, choice)["label"]


# Choices.


@pytest.mark.parametrize("decision", [*OUTSIDE, *INSIDE, LAST], ids=repr)
def test_every_choice_has_a_label_of_its_own_and_every_question_is_asked(decision):
    s = decision.ask(hand=(FIVE_LIRA,), tiles=YELLOW_TILE, out=[WAINWRIGHT, TEA_HOUSE])
    found = labels(s)
    assert all(found)
    assert len(set(found)) == len(found)
    assert game().question(s)


SAID = [
    (turn(place=15, crew=0), 5, "Post Office (1 step; you have no assistant to leave)"),
    (turn(place=15, out=[5]), 5, "Post Office (1 step; pick up your assistant)"),
    (turn(place=5, tokens=[7, 7]), FOUNTAIN, "Fountain (2 steps; meet the Governor and Smuggler)"),
    (turn(place=15, rivals=[{"family": 5}]), 5, "Post Office (1 step; leave an assistant; catch a family member)"),
    (arriving(POST_OFFICE), 2, "Leave an assistant"),
    (arriving(POST_OFFICE, out=[POST_OFFICE]), 1, "Pick up your assistant"),
    (turn("meet", 5, lira=9, rivals=[{"merchant": 5}, {"merchant": 5}]), 1, "Pay 4 Lira"),
    (at(WAINWRIGHT, lira=7), 1, "Pay 7 Lira for an extension"),
    (at(WAINWRIGHT, lira=7, extensions=2), 1, "Pay 7 Lira for an extension and a ruby"),
    (at(FABRIC_WAREHOUSE), 1, "Take 2 red goods"),
    (at(POST_OFFICE, mail=2), 1, "Collect 1 red, 1 yellow and 3 Lira"),
    (at(CARAVANSARY, discards=(STAY,)), 2, "Take Stay from the discards"),
    (at(FOUNTAIN, out=[1, 5]), 3, "Return from Wainwright and Post Office"),
    (at(BLACK_MARKET), 0, "No action here"),
    (at(TEA_HOUSE), 9, "Announce 9"),
    (at(SMALL_MARKET, goods=barrow(1, 1, 2)), sold(1, 1, 2), "Sell 1 red, 1 green and 2 yellow for 14 Lira"),
    (at(POLICE_STATION), TEA_HOUSE, "Send your family member to the Tea House"),
    (
        at(SULTANS_PALACE, goods=barrow(2, 1, 1, 1)),
        sold(2, 1, 1, 1),
        "Deliver 2 red, 1 green, 1 yellow and 1 blue for a ruby",
    ),
    (at(GREAT_MOSQUE, goods=barrow(blue=2)), 4, "Take the blue tile (a fifth assistant) for 1 blue good"),
    (at(GEMSTONE_DEALER, lira=14), 1, "Buy a ruby for 14 Lira"),
    (choose(at(TEA_HOUSE, tiles=RED_TILE), 9, roll(2, 5)), 2, "Turn the 2 to 4: 9 in all"),
    (choose(at(TEA_HOUSE, tiles=RED_TILE), 9, roll(2, 5)), 3, "Turn the 5 to 4: 6 in all"),
    (choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=2), 1), 4, "Pay 2 Lira for 1 blue good"),
    (meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE]), 1, "Use the Governor"),
    (meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE]), 2, "Use the Smuggler"),
    (meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE]), 0, "Nobody else"),
    (turn(hand=[LONG_MOVE]), play(LONG_MOVE), "Play Long move"),
    (
        turn(tiles=YELLOW_TILE, lira=2, out=[1]),
        fetch(1),
        "Yellow tile: pay 2 Lira, your assistant at the Wainwright comes back",
    ),
]


@pytest.mark.parametrize(("state", "choice", "text"), SAID, ids=[text for _, _, text in SAID])
def test_a_choice_says_what_it_does(state, choice, text):
    assert label(state, choice) == text


@pytest.mark.parametrize(
    ("state", "choice", "kind", "target"),
    [
        (turn(place=15), 5, "place", 5),
        (at(TEA_HOUSE), 9, "number", 9),
        (at(SMALL_MARKET, goods=barrow(1, 1, 2)), sold(1, 0, 2), "goods", [1, 0, 2, 0]),
        (at(FOUNTAIN, out=[1, 5]), 2, "places", [5]),
        (turn(hand=[STAY]), play(STAY), "card", STAY),
        (meeting(TEA_HOUSE, rivals=[{"family": TEA_HOUSE}] * 2), 22, "seat", 2),
        (meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 1]), 1, "token", 0),
        (at(GREAT_MOSQUE, goods=barrow(yellow=2)), 3, "tile", 2),
    ],
)
def test_a_choice_points_at_what_it_is_about(state, choice, kind, target):
    option = game().describe(state, choice)
    assert (option["choice"], option["kind"], option["target"]) == (choice, kind, target)


# Events.

STORIES = [
    (("turn", 0, 3, 0), "Ada begins round 3"),
    (("moved", 1, 5, 0), "Bo goes to the Post Office"),
    (("stayed", 1, 5, 0), "Bo stays at the Post Office"),
    (("assistant_returned", 0, 9, 0), "Ada takes back an assistant from the Tea House"),
    (("left_assistant", 0, 9, 0), "Ada leaves an assistant at the Tea House"),
    (("left_neutral", 0, 9, 0), "Ada leaves a neutral assistant at the Tea House"),
    (("took_neutral", 0, 9, 0), "Ada picks up a neutral assistant at the Tea House"),
    (("paid_merchant", 0, 2, 2), "Ada pays 2 Lira to Cy"),
    (("neutral_moved", 0, 8, 0), "A neutral merchant goes to the Black Market"),
    (("gained_lira", 0, 5, 0), "Ada gains 5 Lira"),
    (("paid_lira", 0, 7, 0), "Ada pays 7 Lira"),
    (("gained_goods", 0, 3, 2), "Ada gains 2 blue goods"),
    (("paid_goods", 0, 0, 1), "Ada gives 1 red good"),
    (("gained_ruby", 0, 16, 0), "Ada takes a ruby from the Gemstone Dealer"),
    (("extended", 0, 2, 0), "Ada has 2 extensions on the barrow"),
    (("took_tile", 0, 1, 0), "Ada takes the green mosque tile"),
    (("sold", 0, 4, 1), "Ada sells 4 goods at the Small Market"),
    (("announced", 0, 9, 0), "Ada announces 9"),
    (("rolled", 0, 25, 0), "Ada rolls 2 and 5: 7"),
    (("rolls_again", 0, 0, 0), "Ada rolls again with the red tile"),
    (("turned_die", 0, 45, 0), "Ada turns a die with the red tile: 9"),
    (("family_sent", 0, 3, 0), "Ada sends the family member to the Spice Warehouse"),
    (("family_home", 0, 0, 0), "Ada brings the family member home to the Police Station"),
    (("caught_family", 0, 1, 0), "Ada catches the family member of Bo"),
    (("met_token", 0, 1, 0), "Ada uses the Smuggler"),
    (("token_moved", 0, 0, 7), "The Governor goes to the Fountain"),
    (("played_card", 0, ANY_GOODS, 0), "Ada plays Any goods"),
    (("took_discard", 0, STAY, 0), "Ada takes Stay from the discards"),
    (("discarded", 0, STAY, 0), "Ada discards Stay"),
    (("turned_over", 0, 0, 0), "The discards become the new pile"),
]


@pytest.mark.parametrize(("event", "text"), STORIES, ids=[event[0] for event, _ in STORIES])
def test_every_event_has_a_story(event, text):
    assert [game().story(event, viewer, NAMES) for viewer in (0, 1, None)] == [text] * 3


def test_a_drawn_card_is_named_only_to_who_drew_it():
    event = ("drew_card", 1, STAY, 0)
    assert game().story(event, 1, NAMES) == "Bo draws Stay"
    assert {game().story(event, viewer, NAMES) for viewer in (0, 2, None)} == {"Bo draws a bonus card"}


def test_an_action_is_told_in_order():
    s = at(TEA_HOUSE, tiles=RED_TILE)
    s.log = []
    choose(s, 9, roll(2, 5), 2)
    assert [game().story(event, None, NAMES) for event in s.log[:4]] == [
        "Ada announces 9",
        "Ada rolls 2 and 5: 7",
        "Ada turns a die with the red tile: 9",
        "Ada gains 9 Lira",
    ]


def test_goods_that_are_lost_are_not_told_as_gained():
    s = at(POST_OFFICE, goods=barrow(green=2))
    s.log = []
    choose(s, 1)
    assert [event for event in s.log if event[0] == "gained_goods"] == [("gained_goods", 0, 2, 1)]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "variants": ["neutral-assistants"]}])
def test_whatever_happens_in_a_game_can_be_told(options):
    known = {event[0] for event, _ in STORIES} | {"drew_card", "demand", "last_round"}
    s = start(4, **options)
    s.log = []
    rng = Random(4)
    for _ in range(2500):
        if s.over():
            break
        s.apply(rng.choices(s.options(), s.weights() if s.seat() == CHANCE else None)[0])
    assert {event[0] for event in s.log} <= known
    for event in s.log:
        story = game().story(event, None, NAMES)
        nobodys = ("neutral_moved", "token_moved", "turned_over", "demand", "last_round")
        assert story.startswith(NAMES[event[1]]) or event[0] in nobodys


def test_the_card_that_the_governor_gave_is_not_told_to_others():
    s = meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], lira=2)
    s.log = []
    choose(s, 1, draw(STAY))
    assert not any("Stay" in game().story(event, 2, NAMES) for event in s.log)
