"""The Companion: where he comes from, how he moves, what he may do."""

import pytest

from bedesten.games.istanbul.modules.letters.names import AT_HAND, AUCTION_HOUSE, EMBASSY, IN_SUPPLY, KIOSK
from bedesten.games.istanbul.names import (
    CARAVANSARY,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    LONG_MOVE,
    POLICE_STATION,
    POST_OFFICE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)

from ..helpers import asks, barrow, choose, crew_size, done, draw, fetch, goods, play, plays, roll, sold
from .helpers import at, companion_moves, companion_to, game, letter, set_out, turn

VARIANT = ("neutral-assistants",)


def moved(start, to=SMALL_MARKET, **fields):
    """The companion has gone from one place to the next."""
    s = turn(companion=start, **fields)
    return choose(s, companion_to(s, to))


# Where he is.


def test_companions_start_in_the_general_supply():
    s = game(players=5).blank()
    assert s.companion == [IN_SUPPLY] * 5
    assert companion_moves(turn()) == []


def test_from_the_personal_supply_he_may_be_set_beside_the_merchant():
    s = turn(place=TEA_HOUSE, companion=AT_HAND)
    assert companion_moves(s) == [0]
    choose(s, set_out(s))
    assert (s.companion[0], asks(s)) == (TEA_HOUSE, "turn.move")


def test_that_costs_nothing_although_others_stand_there():
    s = turn(place=TEA_HOUSE, companion=AT_HAND, lira=1, rivals=[{"merchant": TEA_HOUSE}, {"companion": TEA_HOUSE}])
    choose(s, set_out(s))
    assert (s.companion[0], s.lira) == (TEA_HOUSE, [1, 0, 0])


def test_the_merchant_may_still_move_that_turn():
    s = turn(companion=AT_HAND)
    choose(s, set_out(s), SMALL_MARKET)
    assert (s.companion[0], s.merchant[0], asks(s)) == (FOUNTAIN, SMALL_MARKET, "turn.assist")


def test_he_may_be_set_out_and_used_in_the_same_turn():
    s = turn(companion=AT_HAND)
    choose(s, set_out(s))
    assert companion_moves(s) == [FRUIT_WAREHOUSE, CARAVANSARY, SMALL_MARKET, POLICE_STATION]
    choose(s, companion_to(s, CARAVANSARY))
    assert (s.companion[0], s.merchant[0], asks(s)) == (CARAVANSARY, FOUNTAIN, "caravansary.take")


@pytest.mark.parametrize("phase", ["arrive", "act", "encounters", "finish"])
def test_he_is_set_out_and_moved_only_at_the_start_of_a_turn(phase):
    for companion in (AT_HAND, TEA_HOUSE):
        s = turn(phase, POST_OFFICE, companion=companion, tiles=YELLOW_TILE, lira=2, out=[1], tokens=[POST_OFFICE] * 4)
        assert s.active == 0, "something is asked in this phase"
        assert companion_moves(s) == []


def test_nobody_moves_the_companion_of_another():
    assert companion_moves(turn(rivals=[{"companion": TEA_HOUSE}])) == []


# How he moves.


@pytest.mark.parametrize(
    ("place", "neighbours"),
    [
        (TEA_HOUSE, [WAINWRIGHT, 15]),
        (FOUNTAIN, [FRUIT_WAREHOUSE, CARAVANSARY, SMALL_MARKET, POLICE_STATION]),
        (KIOSK, [SPICE_WAREHOUSE, 8, SMALL_MARKET]),
    ],
)
def test_he_goes_one_step_along_a_row_or_column(place, neighbours):
    assert companion_moves(turn(companion=place)) == neighbours


def test_either_he_or_the_merchant_moves():
    s = moved(FOUNTAIN)
    assert (s.companion[0], s.merchant[0], asks(s)) == (SMALL_MARKET, FOUNTAIN, "turn.move")
    assert done(s), "the Small Market had nothing for him, and the turn is over"


def test_he_needs_and_uses_no_assistant():
    s = moved(FOUNTAIN, CARAVANSARY, crew=0, out=[CARAVANSARY])
    assert (asks(s), s.places_out(0), crew_size(s)) == ("caravansary.take", [CARAVANSARY], 0)
    s = moved(FOUNTAIN, CARAVANSARY, crew=4)
    assert (asks(s), s.places_out(0), crew_size(s)) == ("caravansary.take", [], 4)


def test_he_needs_no_assistant_with_neutral_ones_about_either():
    s = moved(FOUNTAIN, CARAVANSARY, variants=VARIANT, crew=0)
    assert (asks(s), s.bystanders[CARAVANSARY]) == ("caravansary.take", 0)


def test_cards_that_move_the_merchant_do_not_move_him():
    s = turn(companion=TEA_HOUSE, hand=[LONG_MOVE, STAY])
    assert plays(choose(s.copy(), companion_to(s, WAINWRIGHT))) == []
    choose(s, play(STAY))
    assert (s.companion[0], asks(s)) == (TEA_HOUSE, "letters.recall"), "it is the merchant who stays"


def test_the_movement_tile_does_not_move_him():
    s = turn(bazaar=True, place=1, companion=FOUNTAIN, tavern_tiles=1)
    assert companion_moves(s) == [10, 14, 15, 19]


def test_the_barrier_stops_him_unless_his_owner_holds_its_tile():
    assert companion_moves(turn(bazaar=True, companion=FOUNTAIN, barrier=714, gatekeeper=1)) == [10, 15, 19]
    assert companion_moves(turn(bazaar=True, companion=FOUNTAIN, barrier=714, gatekeeper=0)) == [10, 14, 15, 19]


# What he does there.


def test_he_acts_where_he_goes():
    s = choose(moved(FOUNTAIN, FRUIT_WAREHOUSE), 1)
    assert goods(s) == barrow(yellow=2)
    s = choose(moved(KIOSK, SMALL_MARKET, goods=barrow(red=1)), sold(1))
    assert s.lira[0] == 2
    s = choose(moved(SPICE_WAREHOUSE, EMBASSY), 1, letter(1), letter(2))
    assert s.letters[0] == (1, 2)


def test_he_may_leave_the_action_alone():
    s = choose(moved(FOUNTAIN, CARAVANSARY), 0)
    assert done(s)


def test_at_the_police_station_he_sends_the_family_member():
    s = choose(moved(FOUNTAIN, POLICE_STATION), FRUIT_WAREHOUSE, 1)
    assert (s.family[0], goods(s)) == (FRUIT_WAREHOUSE, barrow(yellow=2))


def test_mosque_tiles_serve_him_too():
    s = choose(moved(WAINWRIGHT, TEA_HOUSE, tiles=1), 9, roll(5, 2), 2)
    assert s.lira[0] == 9
    s = moved(POLICE_STATION, SMALL_MOSQUE, goods=barrow(red=2), tiles=YELLOW_TILE, out=[9], lira=2)
    assert s.options() == [0, 1, fetch(9)]


def test_he_meets_the_tokens_where_he_is():
    s = moved(TEA_HOUSE, WAINWRIGHT, tokens=[WAINWRIGHT, FOUNTAIN, 0, 0], lira=2)
    assert (asks(s), s.options()) == ("turn.encounters", [0, 1]), (
        "the Governor with him, not the Smuggler at the Fountain"
    )
    choose(s, 1, draw(STAY), 0, roll(1, 1))
    assert (s.hand[0], s.lira[0], s.tokens[0]) == ((STAY,), 0, 2)


def test_he_catches_family_members_where_he_is():
    s = moved(TEA_HOUSE, WAINWRIGHT, rivals=[{"family": WAINWRIGHT}, {"family": FOUNTAIN}])
    assert asks(s) == "family.reward"
    choose(s, 0)
    assert (s.family[1:], s.lira[0]) == ([POLICE_STATION, FOUNTAIN], 3)


def test_he_himself_is_never_caught():
    s = turn("encounters", TEA_HOUSE, rivals=[{"companion": TEA_HOUSE}])
    assert done(s)
    assert s.companion[1] == TEA_HOUSE


def test_the_next_turn_is_about_the_merchant_again():
    s = moved(FOUNTAIN, CARAVANSARY)
    assert s.elsewhere == CARAVANSARY
    choose(s, 0)
    assert (s.active, s.elsewhere) == (1, 0)


def test_at_the_auction_house_he_acts_as_the_merchant_would():
    s = choose(moved(POLICE_STATION, AUCTION_HOUSE), 4)
    assert goods(s) == barrow(blue=1)


# The Fountain.


def test_the_fountains_action_may_engage_him_the_first_time():
    s = at(FOUNTAIN)
    assert (asks(s), s.options()) == ("letters.recall", [0, 1])
    assert choose(s, 1).companion[0] == AT_HAND


def test_it_may_be_left():
    s = choose(at(FOUNTAIN), 0)
    assert s.companion[0] == IN_SUPPLY


def test_later_it_may_call_him_back_from_the_board():
    s = choose(at(FOUNTAIN, companion=TEA_HOUSE), 1)
    assert s.companion[0] == AT_HAND


def test_with_him_at_hand_and_no_assistant_out_there_is_nothing_to_do():
    assert done(at(FOUNTAIN, companion=AT_HAND))


@pytest.mark.parametrize(
    ("choice", "out", "companion"),
    [
        (0, [1, 9], TEA_HOUSE),
        (1, [9], TEA_HOUSE),
        (2, [1], TEA_HOUSE),
        (3, [], TEA_HOUSE),
        (4, [1, 9], AT_HAND),
        (5, [9], AT_HAND),
        (6, [1], AT_HAND),
        (7, [], AT_HAND),
    ],
)
def test_assistants_and_companion_come_back_in_any_combination(choice, out, companion):
    s = at(FOUNTAIN, out=[1, 9], crew=2, companion=TEA_HOUSE)
    assert s.options() == list(range(8))
    choose(s, choice)
    assert (s.places_out(0), s.companion[0], crew_size(s)) == (out, companion, 4 - len(out))


def test_the_companion_himself_may_call_the_others_together_and_go_too():
    s = moved(SMALL_MARKET, FOUNTAIN, place=TEA_HOUSE, out=[1], crew=3)
    choose(s, 3)
    assert (s.companion[0], s.places_out(0), crew_size(s), s.merchant[0]) == (AT_HAND, [], 4, TEA_HOUSE)


def test_whom_he_meets_at_the_fountain_he_meets_although_he_was_called_away():
    s = moved(SMALL_MARKET, FOUNTAIN, place=TEA_HOUSE, tokens=[FOUNTAIN, 0, 0, 0])
    choose(s, 1)
    assert (asks(s), s.options()) == ("turn.encounters", [0, 1])


def test_the_family_member_at_the_fountain_does_all_that_as_well():
    s = choose(at(POLICE_STATION, companion=TEA_HOUSE, out=[1]), FOUNTAIN, 3)
    assert (s.companion[0], s.places_out(0), s.family[0]) == (AT_HAND, [], FOUNTAIN)
