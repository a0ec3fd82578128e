"""Place 8: a common good, and blue ones by the dice."""

import pytest

from bedesten.games.istanbul.names import BLACK_MARKET, RED_TILE

from .helpers import asks, at, barrow, choose, done, goods, roll

ROLLS = [(a, b) for a in range(1, 7) for b in range(a, 7)]
BLUE_GOODS = {2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
RED, GREEN, YELLOW = 1, 2, 3


@pytest.mark.parametrize("dice", ROLLS)
def test_the_dice_give_blue_goods(dice):
    s = choose(at(BLACK_MARKET, extensions=1), 1, roll(*dice), GREEN)
    assert goods(s) == barrow(green=1, blue=BLUE_GOODS[sum(dice)])


@pytest.mark.parametrize(
    ("choice", "gained"), [(RED, barrow(red=1)), (GREEN, barrow(green=1)), (YELLOW, barrow(yellow=1))]
)
def test_one_good_is_red_green_or_yellow(choice, gained):
    assert goods(choose(at(BLACK_MARKET), 1, roll(1, 1), choice)) == gained


def test_the_good_is_chosen_with_the_dice_on_the_table_and_is_never_blue():  # ruling 34
    s = choose(at(BLACK_MARKET), 1)
    assert asks(s) == "dice.roll"
    choose(s, roll(3, 4))
    assert goods(s) == barrow(blue=1)
    assert s.options() == [RED, GREEN, YELLOW]


def test_the_rulebooks_example_with_the_red_tile():
    """2 and 5: the 2 is turned to 4, so it is 9 and two blue goods, and one other."""
    s = choose(at(BLACK_MARKET, tiles=RED_TILE), 1, roll(2, 5))
    assert asks(s) == "red_tile.use"
    choose(s, 2, YELLOW)
    assert goods(s) == barrow(yellow=1, blue=2)


def test_blue_goods_beyond_the_barrow_are_lost():  # ruling 27
    s = choose(at(BLACK_MARKET, goods=barrow(blue=1)), 1, roll(6, 6), RED)
    assert goods(s) == barrow(red=1, blue=2)


def test_the_good_is_chosen_among_those_with_room():
    s = choose(at(BLACK_MARKET, goods=barrow(red=2)), 1, roll(1, 1))
    assert s.options() == [GREEN, YELLOW]


def test_the_only_good_with_room_is_taken_without_asking():
    s = choose(at(BLACK_MARKET, goods=barrow(red=2, green=2)), 1, roll(1, 1))
    assert goods(s) == barrow(2, 2, 1, 0)
    assert done(s)


def test_with_no_room_the_good_is_lost_and_the_blue_ones_come():
    s = choose(at(BLACK_MARKET, goods=barrow(2, 2, 2, 0)), 1, roll(4, 5))
    assert goods(s) == barrow(2, 2, 2, 2)
    assert done(s)


def test_the_action_may_be_declined():
    s = choose(at(BLACK_MARKET), 0)
    assert goods(s) == barrow()
    assert done(s)
