"""Place 9: a number is announced, the dice decide."""

import pytest

from bedesten.games.istanbul.names import RED_TILE, TEA_HOUSE

from .helpers import asks, at, choose, done, roll


def test_any_number_from_3_to_12_may_be_announced_or_none():  # ruling 35
    assert at(TEA_HOUSE).options() == [0, *range(3, 13)]


@pytest.mark.parametrize("number", range(3, 13))
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (3, 4), (5, 4), (6, 6)])
def test_who_reaches_the_number_gains_it_and_who_does_not_gains_two(number, dice):
    s = choose(at(TEA_HOUSE), number, roll(*dice))
    assert s.lira[0] == (number if sum(dice) >= number else 2)


def test_the_number_is_announced_before_the_dice_are_rolled():  # ruling 35
    assert asks(choose(at(TEA_HOUSE), 8)) == "dice.roll"


def test_the_red_tile_counts_as_the_dice_lie_in_the_end():
    s = choose(at(TEA_HOUSE, tiles=RED_TILE), 9, roll(2, 5), 2)
    assert s.lira[0] == 9


def test_without_the_red_tile_the_roll_stands():
    assert done(choose(at(TEA_HOUSE), 9, roll(2, 5)))


def test_the_action_may_be_declined():
    s = choose(at(TEA_HOUSE), 0)
    assert s.lira[0] == 0
    assert done(s)
