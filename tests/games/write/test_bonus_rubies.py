"""Bonus rubies: full Lira sections and full rows of all four goods columns."""

import pytest

from .helpers import at, choose, decline_all, events, following, guild, turn

FROM_GOODS, FROM_LIRA = 20, 21


def after(**fields):
    """A turn in which the active player takes two fabric and all others take a bonus action."""
    return decline_all(at(1, **fields))


@pytest.mark.parametrize(
    ("filled", "rubies"),
    [
        ([1, 3, 3, 3], 1),
        ([0, 3, 3, 3], 0),
        ([4, 6, 6, 6], 2),
        ([3, 6, 6, 6], 1),
        ([7, 9, 9, 9], 3),
        ([9, 12, 12, 12], 3),
    ],
)
def test_rows_three_six_and_nine_of_all_four_columns_give_a_ruby_each(filled, rubies):
    s = after(goods=[0] * 4, goods_filled=filled)
    assert (s.rubies[0], s.goods_rubies[0]) == (rubies, rubies)


def test_goods_that_are_crossed_off_still_fill_their_spaces():
    assert after(goods=[0] * 4, goods_filled=[1, 3, 3, 3]).rubies[0] == 1


def test_a_row_gives_its_ruby_once():
    s = after(goods=[0] * 4, goods_filled=[1, 5, 5, 5], goods_rubies=1, rubies=1)
    assert (s.rubies[0], s.goods_rubies[0]) == (1, 1)


def test_two_rows_may_be_completed_in_one_turn():
    s = after(goods=[0] * 4, goods_filled=[2, 6, 6, 6], improvements={1: 2})
    assert s.rubies[0] == 2


@pytest.mark.parametrize(("filled", "rubies"), [(16, 0), (17, 1), (31, 1), (32, 2)])
def test_the_last_space_of_each_lira_section_gives_a_ruby(filled, rubies):
    s = decline_all(at(8, lira=0, lira_filled=filled))
    assert (s.rubies[0], s.lira_rubies[0]) == (rubies, rubies)


def test_a_section_gives_its_ruby_once():
    s = decline_all(at(8, lira=0, lira_filled=25, lira_rubies=1))
    assert (s.rubies[0], s.lira_rubies[0]) == (0, 1)


def test_everybody_is_looked_at_the_followers_too():
    s = choose(following(1, rivals=[{"goods": [0] * 4, "goods_filled": [1, 3, 3, 3]}]), 1)
    assert s.rubies == [0, 1]


def test_they_are_taken_at_the_end_of_the_turn_not_before():
    s = at(8, lira=0, lira_filled=19)
    assert (s.lira_filled[0], s.rubies[0]) == (22, 0)
    assert decline_all(s).rubies[0] == 1


def test_they_come_first_of_the_end_steps_clockwise_from_the_active_player():
    due = {"lira": 0, "lira_filled": 20}
    s = decline_all(at(1, players=3, seat=1, **due, rivals=[due, due]))
    assert [seat for seat, _, _ in events(s, "gained_ruby")] == [1, 2, 0]
    assert s.right == 0


def test_after_a_guild_turn_too():
    s = choose(turn(guild_hand=[3], lira=2, lira_filled=19), guild(3))
    assert s.rubies[0] == 1


def test_where_they_come_from_is_told():
    s = decline_all(at(1, goods=[0] * 4, goods_filled=[1, 3, 3, 3], lira=0, lira_filled=20))
    assert events(s, "gained_ruby") == [(0, FROM_GOODS, 0), (0, FROM_LIRA, 0)]
