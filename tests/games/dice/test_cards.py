"""Bazaar cards: revealing, choosing, and every one of them."""

import pytest

from .helpers import (
    COINS,
    RUBY,
    asks,
    bundle,
    card,
    cards,
    choose,
    crystals,
    done,
    game,
    lira,
    markers,
    reveal,
    tile,
    turn,
)

DIE = tile("die", "RGYB")
TILE = tile("lira", "RRR")


def used(kind, icons=1, **fields):
    """The card has been revealed by an action with so many card icons; what it gives its user comes next."""
    s = choose(turn(dice="C" * icons + "LL", deck=[kind] * icons, **fields), cards(icons))
    assert s.revealed == ()
    return s


# Revealing and choosing.


def test_as_many_cards_are_revealed_as_icons_are_used():
    s = choose(turn(dice="CCCLL"), cards(2))
    assert asks(s) == "cards.reveal"
    choose(s, reveal(6), reveal(8))
    assert asks(s) == "cards.choose" and s.revealed == (6, 8) and s.options() == [6, 8]


def test_a_card_comes_up_as_often_as_there_are_copies_left():
    s = choose(turn(dice="CCLL"), cards(2))
    assert s.weights() == [2, 2] + [1] * 29 and s.options() == list(range(31))
    choose(s, reveal(0))
    assert s.weights() == [1, 2] + [1] * 29


def test_one_of_them_is_used_and_all_are_discarded():
    s = choose(turn(dice="CCLL"), cards(2), reveal(card("R", "2L > R")), reveal(card("G", "2L > G")))
    choose(s, card("G", "2L > G"))
    assert markers(s) == "G" and s.revealed == ()
    view = game().view(s, None)
    assert [discarded["own"] for discarded in view["discarded"]] == ["R", "G"] and view["deck"] == 31


def test_a_single_card_is_used_without_a_question():
    s = choose(turn(dice="CLL"), cards(1), reveal(card("R", "2L > R")))
    assert markers(s) == "R" and asks(s) == "turn.act"


def test_two_equal_cards_are_one_choice():
    s = used(card("4L", "K > 3L"), 2)
    assert lira(s) == 4 and asks(s) == "turn.act"


def test_the_discards_become_the_deck_when_it_is_empty_without_the_cards_just_revealed():
    s = choose(turn(dice="CCCLL", deck=[6]), cards(3))
    # The only card of the deck came up by itself; the other 32 have been shuffled.
    assert s.revealed == (6,) and sum(s.deck) == 32 and s.deck[6] == 0
    assert asks(s) == "cards.reveal"
    choose(s, reveal(7), reveal(8))
    assert s.options() == [6, 7, 8]


def test_with_fewer_cards_than_icons_fewer_are_revealed():
    made = few_cards()
    s = choose(turn(dice="CCCLL", made=made), cards(3))
    assert lira(s) == 2 and asks(s) == "turn.act"


def few_cards():
    from bedesten.games.dice.game import make

    return make({"players": 3, "components": {"bazaar_cards": {"cards": [[1, "2L", ""]]}}})


def test_the_card_action_may_be_carried_out_twice_with_different_dice():
    s = choose(turn(dice="CC", deck=[6, 7]), cards(1), reveal(6))
    assert asks(s) == "turn.act"
    choose(s, cards(1))
    assert markers(s) == "RG"


# Cards that give something to everybody. (active player, what each of the others has and gets)


def test_four_lira_and_the_others_may_sell_a_crystal_for_three():
    s = used(card("4L", "K > 3L"), rivals=[{"crystals": 2}, {}])
    assert lira(s) == 4 and s.seat() == 1 and s.options() == [0, 1]
    choose(s, 1)
    assert (lira(s, 1), crystals(s, 1)) == (3, 1)
    assert asks(s) == "turn.act", "the one without a crystal is not asked, and nobody is asked twice"
    s = choose(used(card("4L", "K > 3L"), rivals=[{"crystals": 2}]), 0)
    assert (lira(s, 1), crystals(s, 1)) == (0, 2)


@pytest.mark.parametrize(("kind", "left"), [(0, "GW"), (1, "RW"), (4, "RG")])
def test_four_lira_and_the_others_may_sell_any_marker_for_four(kind, left):
    s = used(card("4L", "M > 4L"), rivals=[{"markers": "RGW"}, {}])
    assert lira(s) == 4 and s.seat() == 1 and s.options() == [0, 1]
    choose(s, 1)
    assert asks(s) == "markers.discard" and s.seat() == 1 and s.options() == [0, 1, 4]
    choose(s, kind)
    assert (lira(s, 1), markers(s, 1)) == (4, left) and asks(s) == "turn.act"


@pytest.mark.parametrize("pair", ["R / Y", "G / B", "R / G", "Y / B"])
def test_a_brown_marker_and_the_others_take_one_of_two_colours(pair):
    s = used(card("W", pair))
    assert markers(s) == "W" and s.seat() == 1
    assert s.options() == [1, 2], "a free gain is not declined"
    choose(s, 1)
    assert s.seat() == 2
    choose(s, 2)
    assert (markers(s, 1), markers(s, 2)) == (pair[0], pair[-1]) and asks(s) == "turn.act"


@pytest.mark.parametrize("good", "RGYB")
def test_a_marker_and_the_others_may_buy_one_for_two_lira(good):
    s = used(card(good, f"2L > {good}"), rivals=[{"lira": 5}, {"lira": 1}])
    assert markers(s) == good and s.seat() == 1 and s.options() == [0, 1]
    choose(s, 1)
    assert (markers(s, 1), lira(s, 1)) == (good, 3) and asks(s) == "turn.act"


def test_a_crystal_and_three_lira_and_the_others_take_either():
    s = used(card("K + 3L", "K / 3L"))
    assert (crystals(s), lira(s)) == (1, 3)
    choose(s, 1, 2)
    assert (crystals(s, 1), lira(s, 1), crystals(s, 2), lira(s, 2)) == (1, 0, 0, 3)


@pytest.mark.parametrize("good", "RGYB")
def test_a_marker_and_three_lira_and_the_others_take_either(good):
    s = used(card(f"{good} + 3L", f"{good} / 3L"))
    assert (markers(s), lira(s)) == (good, 3)
    choose(s, 1, 2)
    assert (markers(s, 1), lira(s, 1), markers(s, 2), lira(s, 2)) == (good, 0, "", 3)


@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_the_others_decide_clockwise_after_the_active_player(active, order):
    s = used(card("W", "R / Y"), seat=active, players=4)
    for seat in order:
        assert s.seat() == seat
        choose(s, 1)
    assert asks(s) == "turn.act" and s.seat() == active


# Conditional cards: a condition, or else 1 Lira.

ASK = {
    "3W > X": {"markers": "WWW"},
    "4K > X": {"crystals": 4},
    "T + 5L > X": {"tiles": [TILE], "lira": 5},
    "W + 8L > X": {"markers": "W", "lira": 8},
    "W : 5L": {"markers": "W"},
    "W : 2K": {"markers": "W"},
    "2W : W + 3L": {"markers": "WW"},
    "2W : 2M": {"markers": "WW"},
    "2K > W + 2L": {"crystals": 2},
    "W > 2M": {"markers": "W"},
    "6L > T": {"lira": 6, "display": [DIE]},
    "T > W + 6L": {"tiles": [TILE]},
}
LESS = {
    "3W > X": {"markers": "RGYBWW"},
    "4K > X": {"crystals": 3},
    "T + 5L > X": {"tiles": [TILE], "lira": 4},
    "W + 8L > X": {"markers": "RGYB", "lira": 8},
    "W : 5L": {"markers": "RGYB"},
    "W : 2K": {},
    "2W : W + 3L": {"markers": "RW"},
    "2W : 2M": {"markers": "RW"},
    "2K > W + 2L": {"crystals": 1},
    "W > 2M": {"markers": "RR"},
    "6L > T": {"lira": 5, "display": [DIE]},
    "T > W + 6L": {"tiles": []},
}


@pytest.mark.parametrize("own", ASK)
def test_a_condition_that_is_met_may_be_used_or_left_for_one_lira(own):
    s = used(card(own), **ASK[own])
    assert asks(s) == "cards.use" and s.options() == [0, 1] and s.seat() == 0
    had = lira(s)
    choose(s, 0)
    assert lira(s) == had + 1 and asks(s) == "turn.act"
    assert markers(s) == ASK[own].get("markers", "") and crystals(s) == ASK[own].get("crystals", 0)


@pytest.mark.parametrize("own", LESS)
def test_a_condition_that_is_not_met_gives_one_lira(own):
    s = used(card(own), **LESS[own])
    assert asks(s) == "turn.act" and lira(s) == LESS[own].get("lira", 0) + 1
    assert markers(s) == LESS[own].get("markers", "") and crystals(s) == LESS[own].get("crystals", 0)


@pytest.mark.parametrize("own", [*ASK, "2D : 7L", "2D : 3K", "2D : 2M", "2D : W + K"])
def test_conditional_cards_have_nothing_for_the_others(own):
    assert game().rules.cards[card(own)].others is None


@pytest.mark.parametrize(("own", "left"), [("3W > X", ("", 0, 0)), ("4K > X", ("", 0, 0)), ("W + 8L > X", ("", 0, 0))])
def test_a_card_sells_a_ruby_of_any_area_but_the_mosque(own, left):
    s = choose(used(card(own), taken=[0, 3, 0, 0, 0, 0, 0], **ASK[own]), 1)
    assert asks(s) == "rubies.choose" and s.options() == [0, 2, 3, 4, 5], "the green area is empty"
    for area in (0, 4, 5):
        t = choose(s.copy(), area)
        assert t.rubies[0] == 1 and t.taken[area] == 1
        assert (markers(t), crystals(t), lira(t)) == left


def test_a_ruby_of_a_card_makes_the_next_one_dearer():
    s = choose(used(card("3W > X"), markers="WWW", lira=10), 1, 5)
    assert RUBY["lira"] not in s.options()
    assert game().view(s, None)["areas"][5]["taken"] == 1


def test_a_tile_and_five_lira_buy_a_ruby():
    s = choose(used(card("T + 5L > X"), tiles=[TILE, DIE], lira=6), 1)
    assert asks(s) == "mosque.give_up" and s.options() == [TILE, DIE]
    choose(s, DIE)
    assert asks(s) == "rubies.choose"
    choose(s, 3)
    assert s.rubies[0] == 1 and s.tiles[0] == (TILE,) and s.under == (DIE,) and lira(s) == 1


def test_no_ruby_left_to_be_had_leaves_one_lira():
    s = used(card("3W > X"), markers="WWW", taken=[3, 3, 3, 3, 5, 6, 0])
    assert lira(s) == 1 and markers(s) == "WWW" and asks(s) == "turn.act"


@pytest.mark.parametrize("icons", [2, 3])
@pytest.mark.parametrize(
    ("own", "gained"),
    [("2D : 7L", ("", 0, 7)), ("2D : 3K", ("", 3, 0)), ("2D : W + K", ("W", 1, 0))],
)
def test_with_two_card_icons_in_the_action_there_is_more(icons, own, gained):
    s = used(card(own), icons)
    assert s.options() == [0, 1]
    choose(s, 1)
    assert (markers(s), crystals(s), lira(s)) == gained


def test_two_markers_for_two_card_icons():
    s = choose(used(card("2D : 2M"), 2), 1)
    assert asks(s) == "markers.choose" and len(s.options()) == 10
    assert markers(choose(s, bundle("RY"))) == "RY"


@pytest.mark.parametrize("own", ["2D : 7L", "2D : 3K", "2D : 2M", "2D : W + K"])
def test_with_one_card_icon_there_is_one_lira(own):
    s = used(card(own), 1)
    assert lira(s) == 1 and asks(s) == "turn.act"


def test_only_icons_of_the_current_action_count():
    s = choose(turn(dice="CC", deck=[card("R", "2L > R"), card("2D : 7L")]), cards(1), reveal(card("R", "2L > R")))
    choose(s, cards(1))
    assert lira(s) == 1


def test_brown_markers_that_are_only_had_are_kept():
    assert (lira(s := choose(used(card("W : 5L"), markers="W"), 1)), markers(s)) == (5, "W")
    assert (crystals(s := choose(used(card("W : 2K"), markers="WW"), 1)), markers(s)) == (2, "WW")
    assert (lira(s := choose(used(card("2W : W + 3L"), markers="WW"), 1)), markers(s)) == (3, "WWW")
    s = choose(used(card("2W : 2M"), markers="WW"), 1, bundle("GG"))
    assert markers(s) == "GGWW"


def test_what_is_discarded_is_gone():
    s = choose(used(card("2K > W + 2L"), crystals=3), 1)
    assert (crystals(s), markers(s), lira(s)) == (1, "W", 2)
    s = choose(used(card("W > 2M"), markers="W"), 1, bundle("RB"))
    assert markers(s) == "RB"


def test_six_lira_buy_a_tile_of_the_display():
    s = choose(used(card("6L > T"), lira=7, display=[TILE, DIE], pile=[TILE, DIE]), 1)
    assert asks(s) == "mosque.take" and s.options() == [TILE, DIE]
    choose(s, TILE)
    assert asks(s) == "mosque.reveal"
    choose(s, reveal(DIE))
    assert s.tiles[0] == (TILE,) and s.display == (DIE, DIE) and lira(s) == 1
    assert s.fresh == (TILE,)


def test_a_tile_of_a_card_counts_for_the_mosques_ruby():
    s = choose(used(card("6L > T"), lira=6, display=[DIE], tiles=[TILE] * 4), 1)
    assert s.rubies[0] == 1 and len(s.tiles[0]) == 5


def test_an_empty_display_has_no_tile_to_sell():
    s = used(card("6L > T"), lira=6)
    assert lira(s) == 7 and asks(s) == "turn.act"


def test_a_tile_brings_a_brown_marker_and_six_lira():
    s = choose(used(card("T > W + 6L"), tiles=[TILE]), 1)
    assert (markers(s), lira(s), s.tiles[0]) == ("W", 6, ())


def test_dice_never_pay_for_a_card():
    """The marker that the others' half asks for, and the brown ones of the own half, are not on dice."""
    s = choose(turn(dice="CRRRR", deck=[card("W > 2M")]), cards(1))
    assert lira(s) == 1


def test_the_deck_is_the_one_of_the_sheet():
    rows = game().components.figures["bazaar_cards.cards"].value
    assert sum(row[0] for row in rows) == 33
    for good in "RGYB":
        assert sum(row[0] for row in rows if good in row[1] + row[2]) == 4


def test_the_turn_goes_on_after_a_card():
    s = used(card("R", "2L > R"))
    assert s.actions == 1
    assert done(choose(s, COINS))
