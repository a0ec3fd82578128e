"""Filling in a space."""

import pytest

from .helpers import asks, choose, filled, goods, guild, turn


def filling(**fields):
    """The first of two spaces is to be filled in."""
    fields = {"lira": 1, **fields}
    return choose(turn(guild_hand=[2], **fields), guild(2))


def test_any_space_for_goods_lira_or_bonus_actions_may_be_filled():
    s = filling()
    assert (asks(s), s.options()) == ("space.fill", [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize("good", [1, 2, 3, 4])
def test_a_good(good):
    s = choose(filling(), good)
    assert goods(s) == filled(s) == [int(kind + 1 == good) for kind in range(4)]


def test_a_lira():
    s = choose(filling(), 5)
    assert (s.lira[0], s.lira_filled[0]) == (1, 2)


def test_a_bonus_action():
    s = choose(filling(), 6)
    assert (s.bonus[0], s.bonus_filled[0]) == (1, 1)


def test_full_columns_and_sections_are_not_offered():
    full = {"goods": [0] * 4, "goods_filled": [12, 0, 12, 0]}
    assert filling(**full).options() == [2, 4, 5, 6]
    assert filling(lira=1, lira_filled=35).options() == [1, 2, 3, 4, 6]
    assert filling(bonus=0, bonus_filled=6).options() == [1, 2, 3, 4, 5]


def test_one_must_be_filled_while_any_is_empty():
    full = {"goods": [0] * 4, "goods_filled": [12] * 4, "lira": 1, "lira_filled": 35}
    s = filling(**full)
    assert (s.bonus[0], asks(s)) == (2, "turn.play")


def test_with_none_empty_nothing_happens():
    full = {"goods": [0] * 4, "goods_filled": [12] * 4, "lira": 1, "lira_filled": 35, "bonus": 0, "bonus_filled": 6}
    assert asks(filling(**full)) == "turn.play"


def test_it_never_is_a_ruby_or_an_improvement():
    s = choose(filling(), 1, 5)
    assert (s.rubies[0], sum(s.improvements)) == (0, 0)
