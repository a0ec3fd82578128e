"""The plan: which locations lie beside each other."""

import pytest

from bedesten.games.write.names import CATACOMBS, LOCATIONS

from .helpers import A, B, C, D, choose, game, turn

BESIDE = {
    1: [2, 6],
    2: [1, 3, 7],
    3: [2, 4, A, B],
    4: [3, 5, 8],
    5: [4, 9],
    6: [1, 7, 10],
    7: [2, 6, 11, A, C],
    8: [4, 9, 13, B, D],
    9: [5, 8, 14],
    10: [6, 11],
    11: [7, 10],
    12: [],
    13: [8, 14],
    14: [9, 13],
    A: [3, 7, B, C],
    B: [3, 8, A, D],
    C: [7, A, D],
    D: [8, B, C],
}
RICH = {"lira": 35, "goods": [12, 12, 12, 12], "goods_hand": [0]}


@pytest.mark.parametrize("place", range(1, LOCATIONS + 1))
def test_a_card_leads_to_its_location_and_those_beside_it(place):
    assert game().rules.reach[place] == sorted([place, *BESIDE[place]])


@pytest.mark.parametrize("place", range(1, LOCATIONS + 1))
def test_all_of_them_are_offered_to_one_who_can_pay_everything(place):
    s = choose(turn(display=(place, 9 if place != 9 else 1), **RICH), place)
    assert s.options() == [0, *sorted([place, *BESIDE[place]])]


def test_the_rulebooks_example_the_tea_house():
    s = choose(turn(display=(8, 1), **RICH), 8)
    assert s.options() == [0, 4, 8, 9, 13, B, D]


@pytest.mark.parametrize("place", [11, 13, C, D])
def test_the_catacombs_are_adjacent_to_nothing(place):
    assert CATACOMBS not in game().rules.reach[place]


def test_being_adjacent_goes_both_ways():
    reach = game().rules.reach
    for place in range(1, LOCATIONS + 1):
        assert all(place in reach[other] for other in reach[place])


@pytest.mark.parametrize("players", range(1, 6))
def test_both_sides_of_the_sheet_have_the_same_plan(players):
    assert game(players).rules.reach == game(2).rules.reach
