"""Income from mosque tiles at the start of a turn, in the order its owner likes."""

import pytest

from bedesten.games.dice.game import make

from .helpers import (
    asks,
    card,
    choose,
    crystals,
    lira,
    markers,
    reveal,
    tile,
    turn,
)

LIRA = [tile("lira", cost) for cost in ("RRR", "GGG", "YYY", "BBB")]
CRYSTAL = [tile("crystal", cost) for cost in ("RRR", "GGG", "YYY", "BBB")]
CARD = [tile("card", cost) for cost in ("RRR", "GGG", "YYY", "BBB")]
TAKE_LIRA, TAKE_CRYSTAL, USE_CARD = 0, 1, 2


@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_lira_tile_gives_three_lira(count):
    s = turn("begin", tiles=LIRA[:count], lira=1)
    assert asks(s) == "dice.roll" and lira(s) == 1 + 3 * count


@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_crystal_tile_gives_a_crystal(count):
    s = turn("begin", tiles=CRYSTAL[:count])
    assert crystals(s) == count


def test_each_card_tile_gives_a_card_to_be_used_at_once():
    s = turn("begin", tiles=CARD[:2])
    for kind in (card("R", "2L > R"), card("B + 3L", "B / 3L")):
        assert asks(s) == "cards.reveal"
        choose(s, reveal(kind))
        while asks(s) == "cards.use":  # the others
            choose(s, 1)
    assert markers(s) == "RB" and lira(s) == 3 and asks(s) == "dice.roll"


def test_tiles_without_income_give_none():
    s = turn("begin", tiles=[tile("die", "RGYB"), tile("action", "RRR"), tile("goods R", "RRR")])
    assert asks(s) == "dice.roll" and lira(s) == 0 and markers(s) == "" and crystals(s) == 0


def test_only_the_player_whose_turn_it_is_has_an_income():
    s = turn("begin", rivals=[{"tiles": LIRA}])
    assert lira(s, 0) == lira(s, 1) == 0


def test_lira_and_crystals_do_not_touch_each_other_so_their_order_is_not_asked_for():
    s = turn("begin", tiles=[*LIRA, *CRYSTAL])
    assert asks(s) == "dice.roll" and (lira(s), crystals(s)) == (12, 4)


def test_with_a_card_tile_the_order_is_the_owners():
    s = turn("begin", tiles=[LIRA[0], CRYSTAL[0], CARD[0]])
    assert asks(s) == "turn.income" and s.options() == [TAKE_LIRA, TAKE_CRYSTAL, USE_CARD]
    choose(s, TAKE_LIRA)
    assert lira(s) == 3 and s.options() == [TAKE_CRYSTAL, USE_CARD]
    choose(s, USE_CARD)
    assert asks(s) == "cards.reveal" and crystals(s) == 0


def test_the_rest_comes_by_itself_once_only_one_sort_is_left():
    s = turn("begin", tiles=[LIRA[0], LIRA[1], CARD[0]])
    assert s.options() == [TAKE_LIRA, USE_CARD]
    s = choose(s, USE_CARD, reveal(card("4L", "K > 3L")))
    assert asks(s) == "dice.roll" and lira(s) == 10


def test_lira_taken_before_the_card_can_pay_for_it():
    """6 Lira for a tile, with 3 Lira at hand and 3 to come."""
    buys = card("6L > T")
    tiles = [LIRA[0], CARD[0]]
    s = choose(turn("begin", tiles=tiles, lira=3, display=[LIRA[1]]), TAKE_LIRA, reveal(buys))
    assert asks(s) == "cards.use" and s.options() == [0, 1]
    s = choose(turn("begin", tiles=tiles, lira=3, display=[LIRA[1]]), USE_CARD, reveal(buys))
    assert asks(s) == "dice.roll" and lira(s) == 7  # 1 Lira instead, and then the tile's 3


def test_each_tile_is_resolved_before_the_next():
    """The second card may cost the tile that has not paid yet: then it never does."""
    gives_up = card("T > W + 6L")
    s = turn("begin", tiles=[LIRA[0], CARD[0]])
    s = choose(s, USE_CARD, reveal(gives_up), 1)
    assert asks(s) == "mosque.give_up"
    s = choose(s, LIRA[0])
    assert lira(s) == 6 and asks(s) == "dice.roll"


def test_a_tile_that_has_paid_can_be_given_up_afterwards():
    gives_up = card("T > W + 6L")
    s = choose(turn("begin", tiles=[LIRA[0], CARD[0]]), TAKE_LIRA, reveal(gives_up), 1, LIRA[0])
    assert lira(s) == 9 and asks(s) == "dice.roll"


def test_of_two_lira_tiles_the_one_that_has_paid_is_given_up():
    gives_up = card("T > W + 6L")
    s = choose(turn("begin", tiles=[LIRA[0], LIRA[1], CARD[0]]), TAKE_LIRA, USE_CARD, reveal(gives_up), 1, LIRA[1])
    assert lira(s) == 3 + 6 + 3 and asks(s) == "dice.roll"


def test_a_card_tile_may_be_given_up_through_its_own_card():
    gives_up = card("T > W + 6L")
    s = choose(turn("begin", tiles=[CARD[0]]), reveal(gives_up), 1)
    assert s.tiles[0] == () and asks(s) == "dice.roll" and lira(s) == 6


def test_two_card_tiles_and_one_given_up_leave_one_more_card():
    gives_up = card("T > W + 6L")
    s = choose(turn("begin", tiles=CARD[:2]), reveal(gives_up), 1, CARD[1])
    assert asks(s) == "cards.reveal" and s.tiles[0] == (CARD[0],)
    s = choose(turn("begin", tiles=CARD[:2]), reveal(gives_up), 1, CARD[0])
    assert asks(s) == "cards.reveal"


def test_a_tile_taken_as_income_gives_nothing_in_this_turn():
    buys = card("6L > T")
    for kind, dice in [(LIRA[1], 50), (CARD[1], 50), (tile("die", "RGYB"), 50), (tile("action", "RRR"), 50)]:
        s = choose(turn("begin", tiles=[CARD[0]], lira=6, display=[kind]), reveal(buys), 1)
        assert asks(s) == "dice.roll" and lira(s) == 0
        assert s.options()[-1] == dice and s.actions == 2
        assert kind in s.tiles[0] and s.fresh == (kind,)


def test_the_rulebooks_note_a_card_at_the_start_of_a_turn_never_has_two_card_dice():
    for own in ("2D : 7L", "2D : 3K", "2D : 2M", "2D : W + K"):
        s = choose(turn("begin", tiles=[CARD[0]]), reveal(card(own)))
        assert asks(s) == "dice.roll" and lira(s) == 1
        assert markers(s) == "" and crystals(s) == 0


def test_the_others_get_their_part_of_a_card_of_a_tile():
    s = choose(turn("begin", tiles=[CARD[0]]), reveal(card("W", "R / Y")))
    assert s.seat() == 1 and asks(s) == "cards.use"
    choose(s, 1, 2)
    assert (markers(s, 0), markers(s, 1), markers(s, 2)) == ("W", "R", "Y")


def test_a_card_tile_given_up_before_its_turn_reveals_nothing():
    """With a card of one's own that asks for two tiles: both card tiles go, the second unused."""
    made = make({"players": 3, "components": {"bazaar_cards": {"cards": [[2, "2T > 9L", ""]]}}})
    s = choose(turn("begin", made=made, tiles=CARD[:2]), 1)
    assert asks(s) == "mosque.give_up"
    choose(s, CARD[0])
    assert s.tiles[0] == () and asks(s) == "dice.roll" and lira(s) == 9
