"""The actions: what each takes and gives, and when it is offered."""

import pytest

from .helpers import (
    COINS,
    DONE,
    FOUR,
    OTHERWISE,
    PAIR,
    RUBY,
    SUGGESTED,
    THREE,
    TWO,
    asks,
    bundle,
    card,
    cards,
    choose,
    crystals,
    dice,
    done,
    give,
    lira,
    markers,
    pay,
    roll,
    take,
    tile,
    turn,
)


def offered(state):
    assert asks(state) == "turn.act"
    return state.options()


@pytest.mark.parametrize("good", "RGYB")
def test_two_identical_goods_give_a_marker_of_that_colour(good):
    s = choose(turn(dice=good * 2 + "L"), PAIR[good])
    assert markers(s) == good and dice(s) == "L"


def test_two_different_goods_give_a_crystal():
    s = choose(turn(dice="RBL"), TWO)
    assert crystals(s) == 1 and dice(s) == "L" and markers(s) == ""


def test_three_different_goods_give_a_brown_marker():
    s = choose(turn(dice="RGBL"), THREE)
    assert markers(s) == "W" and dice(s) == "L"


def test_four_different_goods_give_two_markers_of_ones_choice_that_are_not_brown():
    s = choose(turn(dice="RGYBL"), FOUR)
    assert asks(s) == "markers.choose"
    pairs = ["BB", "YB", "YY", "GB", "GY", "GG", "RB", "RY", "RG", "RR"]
    assert s.options() == [bundle(pair) for pair in pairs]
    for pair in pairs:
        assert markers(choose(s.copy(), bundle(pair))) == "".join(sorted(pair, key="RGYB".index))


@pytest.mark.parametrize("coins", [1, 2, 5])
def test_all_coins_together_give_two_lira_each(coins):
    s = choose(turn(dice="L" * coins + "RG"[: 5 - coins], lira=3), COINS)
    assert lira(s) == 3 + 2 * coins
    assert "L" not in dice(s)


def test_all_coins_go_at_once():
    assert [c for c in offered(turn(dice="LLL")) if c] == [COINS]


def test_any_number_of_cards_may_be_used():
    assert [c for c in offered(turn(dice="CCCR")) if c] == [cards(1), cards(2), cards(3)]
    s = choose(turn(dice="CCCR"), cards(2))
    assert dice(s) == "RC" and asks(s) == "cards.reveal"


def test_each_die_is_used_once():
    s = choose(turn(dice="RRG"), PAIR["R"])
    assert dice(s) == "G"
    assert offered(s) == [DONE, TWO]  # the green die with the red marker just taken


def test_a_marker_taken_in_the_first_action_serves_in_the_second():
    s = choose(turn(dice="RRR"), PAIR["R"], PAIR["R"])
    assert done(s) and markers(s) == "R" and crystals(s) == 0


def test_an_action_can_be_carried_out_with_markers_alone():
    s = choose(turn(markers="RG"), TWO)
    assert crystals(s) == 1 and markers(s) == "" and done(s)


def test_dice_and_markers_go_together():
    s = choose(turn(dice="R", markers="GY"), THREE)
    assert markers(s) == "W"


def test_the_same_action_may_be_carried_out_again():
    s = choose(turn(dice="RRGGB"), PAIR["R"], PAIR["G"])
    assert markers(s) == "RG" and done(s)
    takes = card("K + 3L", "K / 3L")
    s = choose(turn(dice="CCLLL", deck=[takes]), cards(1), 1, 1)
    assert asks(s) == "turn.act" and cards(1) in s.options()


def test_two_actions_make_a_turn():
    s = choose(turn(dice="RRGGBB"), PAIR["R"])
    assert offered(s) and s.actions == 1
    choose(s, PAIR["G"])
    assert done(s)


@pytest.mark.parametrize("tiles", [1, 2, 4])
def test_each_action_tile_adds_an_action(tiles):
    owned = [tile("action", cost) for cost in ("RRR", "GGG", "YYY", "BBB")][:tiles]
    s = roll(turn("throw", tiles=owned), "RRGGY")
    for left in range(2 + tiles, 0, -1):
        assert s.actions == left and asks(s) == "turn.act"
        choose(s, s.options()[1])
        while asks(s) in ("payment.pay", "payment.good"):
            choose(s, s.options()[0])
        give(s, 0, {"markers": "RRR"})
        s.refresh()
    assert done(s)


def test_one_may_stop_before_all_actions_are_used():
    s = turn(dice="RRGGL")
    assert DONE in offered(s)
    choose(s, COINS)
    assert DONE in offered(s)
    assert done(choose(s, DONE))


def test_a_turn_with_nothing_to_do_ends_by_itself():
    assert done(turn(dice="R"))


def test_coins_and_cards_are_not_goods():
    assert offered(turn(dice="LC")) == [DONE, COINS, cards(1)]
    assert offered(turn(dice="LLCC")) == [DONE, COINS, cards(1), cards(2)]


# Brown markers.


def test_a_brown_marker_makes_a_pair_of_any_colour_with_a_good_of_it():
    s = turn(dice="RG", markers="W")
    assert offered(s) == [DONE, PAIR["R"], PAIR["G"], TWO, THREE]
    choose(s, PAIR["G"])
    assert markers(s) == "G" and dice(s) == "R"


@pytest.mark.parametrize("good", "RGYB")
def test_two_brown_markers_are_an_identical_pair_whose_colour_the_player_names(good):
    s = turn(markers="WW")
    assert offered(s) == [DONE, 1, 2, 3, 4, TWO]
    assert markers(choose(s, PAIR[good])) == good


def test_brown_markers_stand_for_missing_colours():
    s = choose(turn(dice="RG", markers="WW"), FOUR)
    assert markers(choose(s, bundle("YY"))) == "YY"
    s = choose(turn(markers="WWW"), THREE)
    assert markers(s) == "W"


def test_a_brown_marker_is_not_a_fifth_colour():
    assert offered(turn(dice="RGYB", markers="W"))[-1] == RUBY["goods"]
    assert max(c for c in offered(turn(dice="RGYB", markers="W")) if c < COINS) == FOUR


def test_a_brown_marker_may_stand_for_a_good_that_is_at_hand():
    s = choose(turn(dice="RRR", markers="W"), PAIR["R"], OTHERWISE)
    assert s.options() == [pay(dice=1), pay(dice=2)]
    choose(s, pay(dice=1))
    assert dice(s) == "RR" and markers(s) == "R"


def test_a_brown_marker_is_no_coin_and_no_card():
    assert COINS not in offered(turn(markers="WWWW"))
    assert cards(1) not in offered(turn(markers="WWWW"))


# What is offered, all in one list.


def test_everything_that_can_be_paid_for_is_offered():
    s = turn(
        dice="RRRLC",
        markers="RGYB",
        lira=10,
        display=[tile("lira", "RRR"), tile("card", "GGG"), tile("die", "RGYB"), tile("die", "RGYB")],
    )
    assert offered(s) == [
        DONE,
        PAIR["R"],
        TWO,
        THREE,
        FOUR,
        COINS,
        cards(1),
        RUBY["R"],
        RUBY["goods"],
        RUBY["lira"],
        take(tile("lira", "RRR")),
        take(tile("die", "RGYB")),
    ]


def test_what_lacks_one_good_or_one_lira_is_not():
    display = [tile("lira", "RRR"), tile("die", "RGYB")]
    s = turn(dice="RRGYL", lira=9, display=display)
    assert offered(s) == [DONE, PAIR["R"], TWO, THREE, COINS]
    assert choose(turn(dice="RRGYL", markers="W", display=display), PAIR["R"], SUGGESTED)
