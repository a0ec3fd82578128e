"""Rolling, and rolling again for crystals."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from .helpers import COINS, DONE, asks, choose, crystals, dice, game, lie, roll, tile, turn


def outcomes(state):
    """Every way the dice can fall and how likely it is, by going through both halves of the roll."""
    found = {}
    total = sum(state.weights())
    for choice, weight in zip(state.options(), state.weights(), strict=True):
        after = state.copy()
        after.apply(choice)
        if asks(after) != "dice.roll_goods":
            found[after.dice] = Fraction(weight, total)
            continue
        goods = sum(after.weights())
        for second, share in zip(after.options(), after.weights(), strict=True):
            last = after.copy()
            last.apply(second)
            assert last.dice not in found, "an outcome that comes up twice"
            found[last.dice] = Fraction(weight * share, total * goods)
    return found


@pytest.mark.parametrize("amount", [1, 2, 5, 6])
def test_every_outcome_comes_up_as_often_as_single_dice_make_it(amount):
    s = turn("throw", tiles=[tile("die", "RGYB")] * max(0, amount - 5), crystals=1)
    if amount < 5:
        roll(s, "RGYBL")
        choose(s, lie("RGYBL"[:amount]))
        kept = lie("RGYBL"[amount:])
    else:
        kept = 0
    thrown = Counter(kept + sum(lie(face) for face in faces) for faces in product("RGYBLC", repeat=amount))
    assert outcomes(s) == {code: Fraction(count, 6**amount) for code, count in thrown.items()}


def test_five_dice_have_252_outcomes():
    assert len(outcomes(turn("throw", crystals=1))) == 252


@pytest.mark.parametrize("tiles", range(5))
def test_each_die_tile_adds_a_die(tiles):
    s = turn("throw", tiles=[tile("die", "RGYB")] * tiles, crystals=1)
    assert s.options()[-1] == 10 * (5 + tiles)
    roll(s, "C" * (5 + tiles))
    assert dice(s) == "C" * (5 + tiles)


def test_a_crystal_rolls_any_of_the_dice_again():
    s = turn("reroll", "RRGLC", crystals=1)
    choose(s, lie("RG"))
    assert (asks(s), dice(s), crystals(s)) == ("dice.roll", "RLC", 0)
    roll(s, "YC")
    assert dice(s) == "RYLCC" and asks(s) == "turn.act"


def test_dice_that_show_the_same_are_offered_as_one():
    s = turn("reroll", "RRRLL", crystals=1)
    assert s.options() == sorted(lie("R" * red + "L" * coins) for red in range(4) for coins in range(3))


def test_every_part_of_the_dice_can_be_rolled_again_one_at_least():
    s = turn("reroll", "RGYBC", crystals=1)
    assert len(s.options()) == 32
    # 0 is not a reroll of no dice: it leaves the dice, and keeps the crystal.
    choose(s, 0)
    assert asks(s) == "turn.act" and crystals(s) == 1


def test_one_may_roll_again_as_long_as_there_are_crystals():
    s = turn("reroll", "RGYBC", crystals=3)
    for left in (2, 1, 0):
        choose(s, lie("R"))
        roll(s, "R")
        assert crystals(s) == left
    assert asks(s) == "turn.act"


def test_a_die_that_was_rolled_again_can_be_rolled_once_more_and_spare_dice_too():
    s = turn("throw", tiles=[tile("die", "RGYB")], crystals=2)
    roll(s, "LLLLLL")
    choose(s, lie("LLLLLL"))
    roll(s, "RRRRRR")
    choose(s, lie("RRRRRR"))
    roll(s, "GGGGGG")
    assert dice(s) == "GGGGGG"


def test_without_a_crystal_nothing_is_asked():
    s = turn("throw")
    roll(s, "RGYBC")
    assert asks(s) == "turn.act"


def test_a_crystal_taken_in_an_action_comes_too_late_to_roll_again():
    s = choose(turn(dice="RGLLC"), 5)
    assert crystals(s) == 1 and asks(s) == "turn.act"
    choose(s, COINS)
    assert asks(s) == "dice.roll" and s.active == 1


def test_a_crystal_taken_as_income_can_be_used_at_once():
    s = turn("begin", tiles=[tile("crystal", "RRR")])
    roll(s, "RGYBC")
    assert asks(s) == "dice.reroll"


def test_unused_dice_are_lost():
    s = choose(turn(dice="RRGLC", crystals=1), DONE)
    assert s.dice == 0 and s.active == 1
    roll(s, "LLLLL")
    assert dice(s) == "LLLLL"


def test_the_spare_die_stays_with_its_owner():
    s = turn("act", "R", tiles=[tile("die", "RGYB")])
    assert s.active == 1 and asks(s) == "dice.roll"
    assert s.options()[-1] == 50
    assert game().view(s, None)["spare_dice"] == 3
