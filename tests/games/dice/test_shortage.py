"""When the supply runs short everybody who has one gives one back."""

import pytest

from .helpers import COINS, FOUR, PAIR, TWO, bundle, card, cards, choose, crystals, lira, markers, tile, turn


def test_whoever_has_one_gives_one_back_the_taker_too():
    """Twelve crystals: 2, 6 and 4 of them. The thirteenth calls one in from each, then the taker takes his."""
    s = choose(turn(dice="RGL", crystals=2, rivals=[{"crystals": 6}, {"crystals": 4}]), TWO)
    assert [crystals(s, seat) for seat in range(3)] == [2, 5, 3]


def test_whoever_has_none_gives_none():
    s = choose(turn(dice="RGL", crystals=0, rivals=[{"crystals": 12}]), TWO)
    assert [crystals(s, seat) for seat in range(3)] == [1, 11, 0]


def test_with_enough_in_the_supply_nobody_gives():
    s = choose(turn(dice="RGL", crystals=2, rivals=[{"crystals": 5}, {"crystals": 4}]), TWO)
    assert [crystals(s, seat) for seat in range(3)] == [3, 5, 4]


def test_it_is_repeated_until_there_is_enough():
    """Three crystals for two card icons; one other player has all twelve."""
    s = turn(dice="CCL", deck=[card("2D : 3K")] * 2, rivals=[{"crystals": 12}])
    s = choose(s, cards(2), 1)
    assert [crystals(s, seat) for seat in range(3)] == [3, 9, 0]


def test_each_round_asks_everybody_anew():
    """Three crystals with none left: the first round brings two, the second two more."""
    s = turn(dice="CCL", deck=[card("2D : 3K")] * 2, rivals=[{"crystals": 6}, {"crystals": 6}])
    s = choose(s, cards(2), 1)
    assert [crystals(s, seat) for seat in range(3)] == [3, 4, 4]
    assert s.supply(5) == 1


def test_the_taker_gives_in_every_round_too():
    s = turn(dice="CCL", crystals=11, deck=[card("2D : 3K")] * 2, rivals=[{"crystals": 1}])
    s = choose(s, cards(2), 1)
    # Round one brings two, round two one more: the taker is down to nine, then takes three.
    assert [crystals(s, seat) for seat in range(2)] == [12, 0]


@pytest.mark.parametrize(("good", "number"), [("R", 8), ("G", 8), ("Y", 8), ("B", 8)])
def test_markers_run_short_too(good, number):
    s = choose(turn(dice=good * 2 + "L", rivals=[{"markers": good * 5}, {"markers": good * 3}]), PAIR[good])
    assert [markers(s, seat) for seat in range(3)] == [good, good * 4, good * 2]
    assert s.supply("RGYB".index(good)) == number - 7


def test_ten_brown_markers_there_are():
    s = choose(turn(dice="RGYL", rivals=[{"markers": "W" * 10}]), 6)
    assert [markers(s, seat) for seat in range(2)] == ["W", "W" * 9]


def test_what_was_discarded_for_it_is_already_in_the_supply():
    """All eight red markers are the taker's: two of them pay for one."""
    s = choose(turn(dice="L", markers="R" * 8), PAIR["R"])
    assert markers(s) == "R" * 7 and s.supply(0) == 1


def test_two_markers_of_a_kind_are_asked_for_at_once():
    s = turn(dice="RGYBL", rivals=[{"markers": "RRRRR"}, {"markers": "RRR"}])
    s = choose(s, FOUR, bundle("RR"))
    assert [markers(s, seat) for seat in range(3)] == ["RR", "RRRR", "RR"]


def test_two_markers_of_different_kinds_are_asked_for_apart():
    s = turn(dice="RGYBL", rivals=[{"markers": "RRRRRGGGG"}, {"markers": "RRRGGGG"}])
    s = choose(s, FOUR, bundle("RG"))
    assert [markers(s, seat) for seat in range(3)] == ["RG", "RRRRGGG", "RRGGG"]


def test_of_87_lira_each_gives_one_lira():
    s = choose(turn(dice="LLR", lira=40, rivals=[{"lira": 30}, {"lira": 16}]), COINS)
    # One is left in the supply and four are asked for: one round brings three.
    assert [lira(s, seat) for seat in range(3)] == [43, 29, 15]


def test_the_others_part_of_a_card_follows_the_same_rule():
    s = turn(dice="CL", deck=[card("K + 3L", "K / 3L")], crystals=5, rivals=[{"crystals": 4}, {"crystals": 3}])
    s = choose(s, cards(1))
    # The active player's crystal: 5-1+1, 4-1, 3-1; two are left over and nobody gives for the next two.
    assert [crystals(s, seat) for seat in range(3)] == [5, 3, 2]
    choose(s, 1, 1)
    assert [crystals(s, seat) for seat in range(3)] == [5, 4, 3]


def test_each_tile_of_an_income_is_a_taking_of_its_own():
    """Two crystal tiles with one crystal in the supply: the first takes it, the second calls for more."""
    tiles = [tile("crystal", "RRR"), tile("crystal", "GGG")]
    s = turn("begin", tiles=tiles, crystals=5, rivals=[{"crystals": 6}])
    assert [crystals(s, seat) for seat in range(2)] == [6, 5]


def test_if_nobody_has_any_one_takes_what_there_is():
    from bedesten.games.dice.game import make

    made = make({"players": 3, "components": {"supply": {"crystals": 4}, "bazaar_cards": {"cards": [[1, "9K", ""]]}}})
    s = choose(turn(dice="CL", made=made), cards(1))
    assert crystals(s) == 4 and s.supply(5) == 0
