"""Mosque tiles: prices, the display, what they do and from when, the ruby, and giving one up."""

import pytest

from .helpers import (
    COINS,
    PAIR,
    SUGGESTED,
    TWO,
    asks,
    choose,
    crystals,
    dice,
    done,
    game,
    lira,
    markers,
    reveal,
    roll,
    take,
    tile,
    turn,
)

COLOURS = ["RRR", "GGG", "YYY", "BBB"]
ABILITIES = ["lira", "crystal", "card", "action"]
DIE = tile("die", "RGYB")
LIRA = [tile("lira", cost) for cost in COLOURS]
ACTION = [tile("action", cost) for cost in COLOURS]


def buy(state, kind):
    s = choose(state, take(kind))
    return choose(s, SUGGESTED) if asks(s) == "payment.pay" else s


@pytest.mark.parametrize(
    ("kind", "cost"),
    [(tile(ability, cost), cost) for ability in ABILITIES for cost in COLOURS]
    + [(tile(f"goods {cost[0]}", cost), cost) for cost in COLOURS]
    + [(DIE, "RGYB")],
)
def test_a_tile_costs_the_goods_on_it(kind, cost):
    assert take(kind) not in turn(dice=cost[:-1] + "LL", display=[kind]).options()
    s = buy(turn(dice=cost + "L", display=[kind]), kind)
    assert s.tiles[0] == (kind,) and dice(s) == "L" and s.display == ()


def test_brown_markers_pay_for_tiles_too():
    s = buy(turn(dice="RL", markers="WWW", display=[LIRA[0]]), LIRA[0])
    assert s.tiles[0] == (LIRA[0],) and markers(s) == "W"


# The display.


def test_the_display_is_refilled_from_the_stack():
    s = buy(turn(dice="RRRL", display=[LIRA[0], DIE], pile=[DIE, DIE, ACTION[1]]), LIRA[0])
    assert asks(s) == "mosque.reveal"
    assert dict(zip(s.options(), s.weights(), strict=True)) == {ACTION[1]: 1, DIE: 2}
    choose(s, reveal(ACTION[1]))
    assert s.display == (ACTION[1], DIE) and s.pile[DIE] == 2 and asks(s) == "turn.act"


def test_a_tile_just_revealed_can_be_taken_with_the_second_action():
    s = buy(turn(dice="RRR", markers="GGG", display=[LIRA[0]], pile=[LIRA[1], LIRA[2]]), LIRA[0])
    choose(s, reveal(LIRA[1]))
    s = buy(s, LIRA[1])
    assert s.tiles[0] == (LIRA[0], LIRA[1])


def test_with_an_empty_stack_the_display_shrinks():
    s = buy(turn(dice="RRRL", display=[LIRA[0], DIE]), LIRA[0])
    assert s.display == (DIE,)


def test_equal_tiles_are_offered_once_and_one_of_them_is_taken():
    s = turn(dice="RGYBL", display=[DIE, DIE])
    assert s.options().count(take(DIE)) == 1
    assert buy(s, DIE).display == (DIE,)


def test_one_may_have_several_tiles_of_a_kind():
    s = buy(turn(dice="RGYBL", display=[DIE], tiles=[DIE, DIE]), DIE)
    assert s.tiles[0] == (DIE, DIE, DIE)


# A tile does not work before the next turn.


def test_a_new_action_tile_does_not_lengthen_this_turn():
    s = buy(turn(dice="RRRLL", display=[ACTION[0]]), ACTION[0])
    assert s.actions == 1
    assert done(choose(s, COINS))


def test_a_new_goods_tile_adds_nothing_to_the_coins_of_this_turn_but_to_those_of_the_next():
    goods = tile("goods R", "RRR")
    s = choose(buy(turn(dice="RRRLL", display=[goods]), goods), COINS)
    assert markers(s) == "" and lira(s) == 4
    s = choose(turn(dice="RRRLL", tiles=[goods]), COINS)
    assert markers(s) == "R" and lira(s) == 4


def test_a_new_die_is_rolled_from_the_next_turn_on():
    s = buy(turn(dice="RGYBL", display=[DIE], players=2), DIE)
    s = choose(s, COINS)
    roll(s, "RGYBC")
    choose(s, 0)
    assert s.active == 0 and s.options()[-1] == 60


# Goods tiles.


@pytest.mark.parametrize("coins", [1, 4])
def test_a_goods_tile_brings_one_marker_whatever_the_number_of_coins(coins):
    s = choose(turn(dice="L" * coins + "R", tiles=[tile("goods B", "BBB")]), COINS)
    assert markers(s) == "B" and lira(s) == 2 * coins


def test_several_goods_tiles_all_bring_their_marker():
    tiles = [tile(f"goods {cost[0]}", cost) for cost in COLOURS]
    s = choose(turn(dice="LR", tiles=tiles), COINS)
    assert markers(s) == "RGYB"


def test_lira_from_a_tile_or_a_card_bring_no_marker():
    s = turn("begin", tiles=[tile("goods B", "BBB"), LIRA[0]])
    assert lira(s) == 3 and markers(s) == ""


def test_without_a_coin_there_is_no_marker_to_be_had():
    assert COINS not in turn(dice="RRGGC", tiles=[tile("goods B", "BBB")]).options()


# The mosque's ruby.


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 5), (4, 4)])
def test_whoever_has_so_many_tiles_takes_a_ruby_at_once(players, number):
    for owned in range(number + 2):
        tiles = (LIRA + ACTION)[:owned]
        s = buy(turn(dice="RGYBL", players=players, tiles=tiles, display=[DIE]), DIE)
        assert s.rubies[0] == (1 if owned + 1 == number else 0)
        assert s.taken[6] == s.rubies[0]


def test_the_mosque_gives_a_player_one_ruby_only():
    s = buy(turn(dice="RGYBL", tiles=LIRA, display=[DIE], claimed=1), DIE)
    assert s.rubies[0] == 0 and len(s.tiles[0]) == 5


def test_another_player_can_still_take_his():
    s = buy(turn(dice="RGYBL", seat=1, tiles=LIRA, display=[DIE], claimed=0b101, taken=[0, 0, 0, 0, 0, 0, 2]), DIE)
    assert s.rubies == [0, 1, 0] and s.claimed == 0b111


def test_an_empty_mosque_gives_none_and_there_is_no_later_claim():
    s = buy(turn(dice="RGYBL", tiles=LIRA, display=[DIE, DIE], taken=[0, 0, 0, 0, 0, 0, 3]), DIE)
    assert s.rubies[0] == 0 and s.claimed == 1 and len(s.tiles[0]) == 5


# Giving one up: through the cards that ask for a tile.


def giving_up(card, phase="act", **fields):
    """A card that asks for a tile is used, in an action or as income."""
    kind = next(n for n, row in enumerate(game().components.figures["bazaar_cards.cards"].value) if row[1] == card)
    if phase == "act":
        s = choose(turn(dice="CLLRR", deck=[kind], **fields), 11)
    else:
        s = turn("begin", deck=[kind], **fields)
    assert asks(s) == "cards.use", asks(s)
    return choose(s, 1)


def test_a_tile_that_is_given_up_goes_under_the_stack():
    s = choose(giving_up("T > W + 6L", tiles=[LIRA[0], DIE], pile=[ACTION[0]]), DIE)
    assert s.tiles[0] == (LIRA[0],) and s.under == (DIE,)
    assert (markers(s), lira(s)) == ("W", 6)


def test_tiles_under_the_stack_come_up_last_in_the_order_they_went_there():
    s = turn(dice="RRRLL", display=[LIRA[0]], under=(DIE, ACTION[2]))
    s = buy(s, LIRA[0])
    assert s.display == (DIE,) and s.under == (ACTION[2],)
    s = turn(dice="RRRLL", display=[LIRA[0]], under=(DIE,), pile=[ACTION[0], ACTION[1]])
    s = choose(buy(s, LIRA[0]), reveal(ACTION[1]))
    assert s.display == (ACTION[1],) and s.under == (DIE,)


def test_the_one_given_up_later_lies_below():
    s = choose(giving_up("T > W + 6L", tiles=[LIRA[0], DIE], under=(ACTION[0],)), DIE)
    assert s.under == (ACTION[0], DIE)


def test_a_die_goes_back_with_its_tile():
    s = giving_up("T > W + 6L", tiles=[DIE], players=2)
    assert game(2).view(s, None)["spare_dice"] == 4
    assert game(2).view(s, None)["seats"][0]["dice"] == 5
    choose(s, COINS)
    roll(s, "RGYBC")
    choose(s, 0)
    assert s.options()[-1] == 50


def test_a_die_tile_given_up_in_the_action_phase_leaves_the_dice_that_are_showing():
    s = giving_up("T > W + 6L", tiles=[DIE])
    assert dice(s) == "RRLL"


def test_an_action_tile_given_up_in_the_action_phase_leaves_the_actions_of_the_turn():
    s = choose(turn(dice="CLLRR", actions=3, tiles=[ACTION[0]], deck=[tiles_card()]), 11, 1)
    assert s.tiles[0] == () and s.actions == 2


def tiles_card():
    rows = game().components.figures["bazaar_cards.cards"].value
    return next(number for number, row in enumerate(rows) if row[1] == "T > W + 6L")


def test_a_die_and_an_action_given_up_as_income_are_missing_in_the_same_turn():
    card_tile = tile("card", "RRR")
    s = choose(giving_up("T > W + 6L", "begin", tiles=[card_tile, DIE, ACTION[0]]), DIE)
    assert asks(s) == "dice.roll" and s.options()[-1] == 50 and s.actions == 3
    s = choose(giving_up("T > W + 6L", "begin", tiles=[card_tile, DIE, ACTION[0]]), ACTION[0])
    assert s.options()[-1] == 60 and s.actions == 2


def test_a_goods_tile_given_up_brings_no_marker_any_more():
    s = giving_up("T > W + 6L", tiles=[tile("goods B", "BBB")])
    assert markers(choose(s, COINS)) == "W"


def test_of_equal_tiles_the_one_just_taken_goes_first():
    s = turn(dice="CRGYBL", actions=3, tiles=[DIE], display=[DIE], deck=[tiles_card()])
    s = choose(buy(s, DIE), 11, 1)
    assert s.tiles[0] == (DIE,) and s.fresh == ()


def test_the_ruby_is_kept_when_a_tile_is_given_up_and_there_is_no_second_one():
    s = giving_up("T > W + 6L", tiles=[*LIRA, DIE], claimed=1, rubies=1, display=[ACTION[0]])
    s = choose(s, DIE)
    assert s.rubies[0] == 1 and len(s.tiles[0]) == 4
    choose(s, PAIR["R"])
    s = turn(dice="RRRL", tiles=LIRA, claimed=1, rubies=1, display=[ACTION[0]])
    assert buy(s, ACTION[0]).rubies[0] == 1


def test_whoever_gave_up_a_tile_before_the_ruby_may_still_reach_it():
    s = buy(turn(dice="RGYBL", tiles=LIRA, display=[DIE], under=(ACTION[0],)), DIE)
    assert s.rubies[0] == 1 and s.display == (ACTION[0],)


def test_crystals_of_a_turn_do_not_come_from_a_fresh_tile():
    kind = tile("crystal", "RRR")
    s = buy(turn(dice="RRRGY", display=[kind]), kind)
    assert crystals(choose(s, TWO)) == 1
