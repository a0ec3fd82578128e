"""The fourteen solo challenges: what each asks for, from counters that the state keeps."""

import pytest

from .helpers import BONUS_ACTION, choose, game, guild, lay, turn

LIRA = {"lira": 0, "lira_filled": 35, "lira_rubies": 2}
NO_ICONS = {"icons": {}}


def ended(**fields):
    """A solo game that ends with this sheet, with some improvements and a goods card played unless said otherwise."""
    sheet = {"rubies": 10, "improvements": {1: 2, 5: 2}, "cards_played": 1, "bonus_filled": 6, **fields}
    s = choose(turn(1, display=(2, 9), deck=[], **sheet), 2, BONUS_ACTION)
    assert s.over()
    return s


def met(**fields):
    return game(1).challenges(ended(**fields))


def columns(*full, rows=0):
    """Goods columns with so many spaces filled, and bonus rubies that were taken for them."""
    return {"goods": [0] * 4, "goods_filled": list(full), "goods_rubies": rows}


def test_a_sheet_that_meets_none():
    assert met() == []


@pytest.mark.parametrize(("improvements", "reached"), [({}, True), ({1: 2, 8: 1}, True), ({1: 2, 8: 2}, False)])
def test_1_at_most_three_improvements(improvements, reached):
    assert (1 in met(improvements=improvements)) == reached


def test_2_thirty_five_lira_filled_in_spent_or_not():
    assert 2 in met(**LIRA)
    assert 2 not in met(lira=34)


def test_3_with_one_column_full():
    assert 3 in met(**LIRA, **columns(0, 12, 0, 0))
    assert 3 not in met(**LIRA, **columns(11, 11, 0, 0))
    assert 3 not in met(lira=34, **columns(12, 0, 0, 0))


def test_4_with_two_bonus_rubies_of_the_columns():
    assert 4 in met(**LIRA, **columns(6, 6, 6, 6, rows=2))
    assert 4 not in met(**LIRA, **columns(3, 6, 6, 6, rows=1))
    assert 4 not in met(lira=34, **columns(6, 6, 6, 6, rows=2))


def test_5_without_a_guild_card():
    assert 5 in met(**LIRA)
    assert 5 not in met(**LIRA, guilds_played=1)


def test_6_two_columns_full():
    assert 6 in met(**columns(12, 0, 0, 12))
    assert 6 not in met(**columns(12, 11, 0, 0))


def test_7_three_bonus_rubies_of_the_columns():
    assert 7 in met(**columns(9, 9, 9, 9, rows=3))
    assert 7 not in met(**columns(8, 9, 9, 9, rows=2))


def test_8_and_one_column_full():
    assert 8 in met(**columns(9, 9, 12, 9, rows=3))
    assert 8 not in met(**columns(9, 9, 11, 9, rows=3))


def test_9_all_location_actions_crossed_off():
    assert 9 in met(**NO_ICONS)
    assert 9 not in met(icons={11: 1})


def test_10_and_one_column_full():
    assert 10 in met(**NO_ICONS, **columns(0, 0, 0, 12))
    assert 10 not in met(**NO_ICONS)
    assert 10 not in met(**columns(0, 0, 0, 12))


def test_11_four_guild_cards_and_a_bonus_ruby_of_the_columns():
    assert 11 in met(guilds_played=4, **columns(3, 3, 3, 3, rows=1))
    assert 11 not in met(guilds_played=3, **columns(3, 3, 3, 3, rows=1))
    assert 11 not in met(guilds_played=4)


def test_12_no_goods_card_played():
    assert 12 in met(cards_played=0)
    assert 12 not in met(cards_played=1)


def test_13_eight_rubies_from_the_palace():
    assert 13 in met(palace_rubies=[2, 2, 2, 2])
    assert 13 not in met(palace_rubies=[2, 2, 2, 1])


def test_14_five_from_one_letter_and_twenty_lira_others_do_no_harm():
    twenty = {"lira": 20, "lira_rubies": 1}
    assert 14 in met(**twenty, palace_rubies=[0, 5, 0, 0])
    assert 14 in met(**twenty, palace_rubies=[1, 5, 1, 0])
    assert 14 not in met(**twenty, palace_rubies=[4, 4, 0, 0])
    assert 14 not in met(lira=19, palace_rubies=[0, 5, 0, 0])


def test_values_are_met_by_more_as_well():
    assert {3, 4, 6, 7, 8, 11, 13, 14} <= set(
        met(**LIRA, **columns(12, 12, 12, 12, rows=3), guilds_played=6, palace_rubies=[7, 3, 0, 0])
    )


@pytest.mark.parametrize(("rubies", "column"), [(0, 0), (9, 0), (10, 10), (11, 11), (12, 12), (13, 12), (15, 12)])
def test_a_game_counts_for_the_column_of_its_own_total(rubies, column):
    assert game(1).column(ended(rubies=rubies)) == column


def test_the_rulebooks_example():
    """Eleven rubies, three bonus rubies of the columns, all actions crossed off: rows 7 and 9, column 11."""
    s = ended(rubies=11, **NO_ICONS, **columns(9, 9, 9, 9, rows=3))
    assert (game(1).challenges(s), game(1).column(s)) == ([7, 9], 11)


def test_a_game_that_is_not_over_or_not_solo_meets_none():
    assert game(1).challenges(turn(1, rubies=12)) == []
    assert game(1).column(turn(1, rubies=12)) == 0
    assert game(2).challenges(turn(2, rubies=12)) == []


# What is counted during play.


def test_guild_cards_played_are_counted():
    s = choose(turn(1, guild_hand=[14, 15], lira=20, guilds_played=2), guild(14))
    assert s.guilds_played == [3]


@pytest.mark.parametrize(
    ("start", "choices", "played"),
    [
        ({"display": (11, 9), "goods_hand": [0]}, [11, 11], 1),
        ({"guild_hand": [11], "lira": 5, "goods_hand": [0], "goods": [1, 0, 0, 0]}, [guild(11)], 1),
        ({"guild_hand": [13], "lira": 7, "goods_hand": [0]}, [guild(13), 1], 1),
        ({"display": (15, 9), "goods_hand": [0, 5]}, [15, 15], 2),
        ({"display": (3, 9), "goods_hand": [6], "goods": [2, 0, 0, 0]}, [3, 3, lay(1, 1)], 1),
    ],
)
def test_goods_cards_count_as_played_whether_they_pay_or_are_discarded(start, choices, played):
    assert choose(turn(1, **start), *choices).cards_played == [played]


def test_rubies_of_each_letter_are_counted_however_it_was_reached():
    s = choose(turn(1, guild_hand=[6], lira=3, goods=[1, 1, 1, 1]), guild(6))
    assert s.palace_rubies == [0, 1, 0, 0]
    s = choose(turn(1, display=(12, 9), goods=[1, 1, 1, 1]), 12, 12, 18)
    assert s.palace_rubies == [0, 0, 0, 1]


def test_there_are_fourteen_and_three_columns():
    assert len(game(1).challenge_texts()) == 14
    assert game(1).challenge_totals() == [10, 11, 12]
