"""Location 8: Lira."""

import pytest

from .helpers import at


@pytest.mark.parametrize(("improvements", "income"), [(0, 3), (1, 4), (2, 5)])
def test_the_tea_house_gives_lira_by_its_improvements(improvements, income):
    s = at(8, improvements={8: improvements, 1: 2})
    assert (s.lira[0], s.lira_filled[0]) == (income, income)


@pytest.mark.parametrize(("full", "gained"), [(32, 3), (33, 2), (35, 0)])
def test_lira_beyond_the_two_sections_are_lost(full, gained):
    s = at(8, lira=1, lira_filled=full)
    assert (s.lira[0], s.lira_filled[0]) == (1 + gained, full + gained)


def test_the_sections_are_one_row():
    s = at(8, lira=0, lira_filled=19)
    assert s.lira_filled[0] == 22
