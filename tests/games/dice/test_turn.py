"""How turns follow each other."""

import pytest

from .helpers import COINS, DONE, asks, choose, done, roll, tile, turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_rounds_are_counted(players):
    s = turn(players=players, dice="LR")
    for round_number in (1, 2):
        for seat in range(players):
            assert (s.active, s.round, asks(s)) == (seat, round_number, "turn.act")
            choose(s, DONE)
            roll(s, "LLLLR")


def test_a_turn_is_income_roll_reroll_actions():
    s = turn("begin", tiles=[tile("lira", "RRR"), tile("card", "RRR")], crystals=1)
    assert asks(s) == "turn.income"
    choose(s, 0)
    assert asks(s) == "cards.reveal"
    while asks(s) != "dice.roll":
        s.apply(s.options()[0])
    assert s.active == 0
    roll(s, "LLRRG")
    if asks(s) == "dice.reroll":
        choose(s, 0)
    assert asks(s) == "turn.act" and s.actions == 2


def test_an_action_is_completed_before_the_next_begins():
    s = choose(turn(dice="RGYBL"), 7)
    assert asks(s) == "markers.choose"
    choose(s, 2000)
    assert asks(s) == "turn.act"


def test_what_was_taken_in_a_turn_is_no_longer_new_in_the_next():
    s = turn(dice="RRRL", display=[tile("lira", "RRR")])
    choose(s, 30 + tile("lira", "RRR"))
    assert s.fresh
    choose(s, COINS)
    assert s.fresh == () and done(s)
