"""Choices and events in words."""

import pytest

from .helpers import (
    OTHERWISE,
    PAIR,
    asks,
    card,
    cards,
    choose,
    game,
    labels,
    lie,
    reveal,
    tile,
    turn,
)


def test_actions_say_what_they_take_and_give():
    s = turn(
        dice="RRLLC",
        markers="RRGYB",
        lira=10,
        tiles=[tile("goods B", "BBB")],
        display=[tile("action", "RRR"), tile("die", "RGYB")],
        taken=[0, 0, 0, 0, 1, 0, 0],
    )
    assert labels(s) == [
        "No more actions",
        "2 red goods for a red marker",
        "2 different goods for a crystal",
        "3 different goods for a brown marker",
        "4 different goods for 2 markers of choice",
        "2 coins for 4 Lira and a blue marker",
        "1 card icon: reveal a bazaar card and use it",
        "4 red goods for a ruby",
        "One good of each colour and 1 of any for a ruby",
        "10 Lira for a ruby",
        "3 red for the tile: one more action each turn",
        "1 red, 1 green, 1 yellow and 1 blue for the tile: one more die each turn",
    ]


def test_dice_to_roll_again_are_named():
    s = turn("reroll", "RRL", crystals=1)
    assert labels(s) == [
        "Leave the dice as they are",
        "Roll 1 coin again",
        "Roll 1 red again",
        "Roll 1 red and 1 coin again",
        "Roll 2 red again",
        "Roll all dice again",
    ]
    assert game().describe(s, lie("RL"))["target"] == [1, 0, 0, 0, 1, 0]
    assert game().describe(s, lie("RL"))["kind"] == "dice"


def test_a_card_is_told_with_both_its_halves():
    s = choose(turn(dice="CCL"), cards(2), reveal(card("4L", "M > 4L")), reveal(card("2W : W + 3L")))
    assert labels(s) == [
        "Take 4 Lira; the others discard 1 marker of choice, take 4 Lira",
        "Have 2 brown markers, take 1 brown marker and 3 Lira, or else 1 Lira",
    ]


def test_what_a_card_gives_is_asked_with_the_card_in_sight():
    s = choose(turn(dice="CL", deck=[card("W > 2M")], markers="W"), cards(1))
    assert game().question(s) == ("The card says: discard 1 brown marker, take 2 markers of choice. What do you do?")
    assert labels(s) == ["Take 1 Lira", "Discard 1 brown marker, take 2 markers of choice"]


def test_the_others_may_do_nothing():
    s = choose(turn(dice="CL", deck=[card("R", "2L > R")], rivals=[{"lira": 2}]), cards(1))
    assert labels(s) == ["Do nothing", "Discard 2 Lira, take 1 red marker"]


def test_a_payment_asks_good_by_good():
    s = choose(turn(dice="RR", markers="RW"), PAIR["R"], OTHERWISE)
    assert asks(s) == "payment.good" and game().question(s) == "Which red goods do you give?"


def test_a_ruby_of_a_card_shows_what_it_would_cost():
    s = choose(turn(dice="CL", deck=[card("3W > X")], markers="WWW", taken=[3, 3, 0, 0, 0, 0, 0]), cards(1), 1)
    assert labels(s) == [
        "From the yellow area (price: 4 yellow goods)",
        "From the blue area (price: 4 blue goods)",
        "From the goods carpet (price: one good of each colour)",
        "From the Lira carpet (price: 10 Lira)",
    ]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (("gained", 1, 6, 4), "Ben takes 4 Lira"),
        (("gained", 1, 0, 1), "Ben takes 1 red marker"),
        (("gained", 1, 5, 0), "Ben finds no crystals left"),
        (("paid", 0, 4, 2), "Ada discards 2 brown markers"),
        (("shortage", 0, 5, 0), "Ada sees a shortage: everybody gives back 1 crystal"),
        (("rolled", 0, 210011, 0), "Ada has the dice 2 red, 1 green, 1 coin and 1 card"),
        (("rerolls", 0, 200000, 0), "Ada rolls 2 red again"),
        (("took_ruby", 0, 6, 0), "Ada takes a ruby from the mosque"),
        (("took_tile", 0, 8, 0), "Ada takes the tile: a bazaar card each turn"),
        (("tile_revealed", 0, 8, 0), ""),
    ],
)
def test_events_are_told(event, text):
    assert game().story(event, None, ["Ada", "Ben", "Cem"]) == text
