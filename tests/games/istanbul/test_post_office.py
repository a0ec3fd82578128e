"""Place 5: what the four mail indicators leave uncovered."""

import pytest

from bedesten.games.istanbul.names import POST_OFFICE

from .helpers import at, barrow, choose, done, goods

MAIL = [
    (0, barrow(green=1, yellow=1), 2),
    (1, barrow(red=1, yellow=1), 2),
    (2, barrow(red=1, yellow=1), 3),
    (3, barrow(red=1, blue=1), 3),
    (4, barrow(red=1, blue=1), 4),
]
"""Indicators down, goods and Lira received."""


@pytest.mark.parametrize(("down", "gained", "lira"), MAIL)
def test_it_gives_what_the_uncovered_spaces_show(down, gained, lira):
    s = choose(at(POST_OFFICE, mail=down), 1)
    assert (goods(s), s.lira[0]) == (gained, lira)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_then_one_indicator_drops_or_all_go_up_again(before, after):
    assert choose(at(POST_OFFICE, mail=before), 1).mail == after


def test_the_rulebooks_example():
    """3 Lira, a yellow and a red good; then the indicator goes off the blue good onto the yellow one."""
    s = choose(at(POST_OFFICE, mail=2), 1)
    assert (s.lira[0], goods(s)) == (3, barrow(red=1, yellow=1))
    following = choose(at(POST_OFFICE, mail=s.mail), 1)
    assert goods(following) == barrow(red=1, blue=1)


def test_goods_beyond_the_barrow_are_lost_and_the_lira_comes_all_the_same():  # ruling 27
    s = choose(at(POST_OFFICE, goods=barrow(green=2, yellow=1)), 1)
    assert (goods(s), s.lira[0]) == (barrow(green=2, yellow=2), 2)


def test_declining_leaves_the_indicators():
    s = choose(at(POST_OFFICE, mail=3), 0)
    assert (s.mail, s.lira[0], goods(s)) == (3, 0, barrow())
    assert done(s)
