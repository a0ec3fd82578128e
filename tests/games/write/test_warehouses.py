"""Locations 1, 5, 10 and 14: goods of one kind."""

import pytest

from .helpers import asks, at, filled, goods

KINDS = [(1, 0), (5, 1), (10, 2), (14, 3)]


@pytest.mark.parametrize(("place", "good"), KINDS)
@pytest.mark.parametrize(("improvements", "income"), [(0, 2), (1, 3), (2, 4)])
def test_a_warehouse_gives_its_own_good_more_with_each_improvement(place, good, improvements, income):
    s = at(place, improvements={place: improvements})
    assert goods(s)[good] == filled(s)[good] == income
    assert sum(goods(s)) == income
    assert asks(s) == "turn.follow"


def test_improvements_elsewhere_do_not_count():
    assert goods(at(1, improvements={5: 2, 10: 2, 14: 2, 8: 2})) == [2, 0, 0, 0]


@pytest.mark.parametrize(("full", "gained"), [(9, 3), (10, 2), (11, 1), (12, 0)])
def test_goods_beyond_the_column_are_lost(full, gained):
    s = at(1, goods=[0, 0, 0, 0], goods_filled=[full, 0, 0, 0], improvements={1: 1})
    assert goods(s)[0] == gained
    assert filled(s)[0] == full + gained


def test_a_space_once_crossed_off_is_not_filled_again():
    s = at(1, goods=[1, 0, 0, 0], goods_filled=[11, 0, 0, 0])
    assert (goods(s)[0], filled(s)[0]) == (2, 12)
