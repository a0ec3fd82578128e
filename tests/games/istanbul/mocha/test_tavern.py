"""Tavern (19): one of three things for coffee: the Barrier, a tile, a ruby for baksheesh."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, ENCOUNTER, MOVEMENT, TAVERN, TWO_COFFEE
from bedesten.games.istanbul.names import (
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREEN_TILE,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from ..helpers import asks, barrow, choose, done, goods, play, roll
from .helpers import GRID, answers, at, between, draw_guild, game, tiles, turn

BARRIER, MOVEMENT_TILE, ENCOUNTER_TILE, BAKSHEESH = 1, 2, 3, 4
YELLOW3 = barrow(yellow=3)
RED3 = barrow(red=3)


def test_without_coffee_nothing_is_to_be_had():
    assert done(at(TAVERN, goods=YELLOW3, extensions=1, lira=20))


def test_the_action_may_be_left_alone():
    s = choose(at(TAVERN, coffee=9), 0)
    assert done(s)
    assert s.coffee[0] == 9


def test_only_one_of_the_three_things_is_chosen():
    s = choose(at(TAVERN, coffee=9), MOVEMENT_TILE)
    assert done(s)


@pytest.mark.parametrize(
    ("coffee", "things"),
    [
        (1, [MOVEMENT_TILE, ENCOUNTER_TILE]),
        (2, [BARRIER, MOVEMENT_TILE, ENCOUNTER_TILE]),
        (3, [BARRIER, MOVEMENT_TILE, ENCOUNTER_TILE]),
        (4, [BARRIER, MOVEMENT_TILE, ENCOUNTER_TILE, BAKSHEESH]),
    ],
)
def test_the_coffee_at_hand_says_what_is_offered(coffee, things):
    assert at(TAVERN, coffee=coffee, goods=YELLOW3, extensions=1).options() == [0, *things]


# Tiles.


@pytest.mark.parametrize(("choice", "kind"), [(MOVEMENT_TILE, MOVEMENT), (ENCOUNTER_TILE, ENCOUNTER)])
def test_the_first_tile_of_each_kind_costs_one_coffee(choice, kind):
    s = choose(at(TAVERN, coffee=3), choice)
    assert (tiles(s), s.coffee[0]) == ([kind], 2)


@pytest.mark.parametrize(("taken", "price"), [(0, 1), (1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize(("choice", "kind"), [(MOVEMENT_TILE, MOVEMENT), (ENCOUNTER_TILE, ENCOUNTER)])
def test_each_tile_taken_makes_the_next_of_its_kind_dearer(choice, kind, taken, price):
    piles = [0, 0]
    piles[kind] = taken
    poor = at(TAVERN, coffee=price - 1, tavern=list(piles))
    assert asks(poor) != "tavern.treat" or choice not in poor.options()
    s = choose(at(TAVERN, coffee=price, tavern=list(piles)), choice)
    assert (s.coffee[0], s.tavern[kind], s.tavern[1 - kind]) == (0, taken + 1, 0)


def test_there_are_four_of_each_kind():
    s = at(TAVERN, coffee=50, tavern=[4, 4])
    assert s.options() == [0, BARRIER]
    assert at(TAVERN, coffee=50, tavern=[4, 3]).options() == [0, BARRIER, ENCOUNTER_TILE]


def test_nobody_owns_two_of_a_kind():
    assert at(TAVERN, coffee=9, tavern_tiles=[MOVEMENT]).options() == [0, BARRIER, ENCOUNTER_TILE]
    assert at(TAVERN, coffee=9, tavern_tiles=[MOVEMENT, ENCOUNTER]).options() == [0, BARRIER]


def test_both_kinds_may_be_owned():
    assert tiles(choose(at(TAVERN, coffee=9, tavern_tiles=[MOVEMENT]), ENCOUNTER_TILE)) == [MOVEMENT, ENCOUNTER]


def test_the_piles_and_their_prices_are_seen():
    assert game().view(at(TAVERN, coffee=2, tavern=[1, 0]), 1)["mocha"]["tavern"] == [[2, 3, 4], [1, 2, 3, 4]]


def test_tiles_lie_open():
    s = at(TAVERN, coffee=2, tavern_tiles=[ENCOUNTER])
    assert game().view(s, 1)["mocha"]["tavern_tiles"] == [[ENCOUNTER], [], []]


# Baksheesh.


@pytest.mark.parametrize("track", [SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE])
def test_four_coffee_and_three_yellow_goods_buy_the_next_ruby_of_one_track(track):
    s = choose(at(TAVERN, coffee=5, goods=barrow(1, 1, 3, 1), extensions=1), BAKSHEESH)
    assert (asks(s), s.options()) == ("tavern.ruby", [SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE])
    choose(s, track)
    assert (s.rubies[0], s.coffee[0], goods(s)) == (1, 1, [1, 1, 0, 1])
    taken = {SULTANS_PALACE: s.palace, GEMSTONE_DEALER: s.gems, COFFEE_HOUSE: s.coffee_house}
    assert taken == {place: int(place == track) for place in taken}
    assert done(s)


def test_the_tile_is_turned_after_each_use():
    # The back, three red goods, is a reconstruction.
    s = choose(at(TAVERN, coffee=8, goods=barrow(3, 0, 3, 0), extensions=1), BAKSHEESH, SULTANS_PALACE)
    assert game().view(s, 0)["mocha"]["baksheesh"] == RED3
    s = at(TAVERN, coffee=8, goods=RED3, extensions=1, baksheesh=s.baksheesh)
    choose(s, BAKSHEESH, SULTANS_PALACE)
    assert goods(s) == barrow()
    assert game().view(s, 0)["mocha"]["baksheesh"] == YELLOW3


def test_at_the_start_three_yellow_goods_lie_up():
    assert game().view(game().blank(), 0)["mocha"]["baksheesh"] == YELLOW3


@pytest.mark.parametrize(
    ("side", "load", "enough"), [(0, YELLOW3, True), (0, RED3, False), (1, RED3, True), (1, YELLOW3, False)]
)
def test_the_goods_must_be_those_on_the_side_that_lies_up(side, load, enough):
    s = at(TAVERN, coffee=8, goods=load, extensions=1, baksheesh=side)
    assert (BAKSHEESH in s.options()) == enough


@pytest.mark.parametrize(("coffee", "load"), [(3, YELLOW3), (9, barrow(5, 5, 2, 5))])
def test_coffee_and_goods_are_both_needed(coffee, load):
    assert BAKSHEESH not in at(TAVERN, coffee=coffee, goods=load, extensions=3).options()


def test_the_ruby_makes_the_next_of_its_track_dearer():
    s = choose(at(TAVERN, coffee=4, goods=YELLOW3, extensions=1), BAKSHEESH, GEMSTONE_DEALER)
    assert game().view(s, 0)["gemstones"]["price"] == 15, "14 is the first with three players"
    s = choose(at(TAVERN, coffee=4, goods=YELLOW3, extensions=1), BAKSHEESH, COFFEE_HOUSE)
    assert game().view(s, 0)["mocha"]["coffee_house"] == {"taken": 1, "price": 7}


def test_a_track_never_runs_out():
    s = at(TAVERN, coffee=4, goods=YELLOW3, extensions=1, palace=20, gems=20, coffee_house=20)
    assert choose(s, BAKSHEESH).options() == [SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE]


# The Barrier: placing it.


def neighbours():
    """Every pair of places that lie side by side."""
    across = [between(row[i], row[i + 1]) for row in GRID for i in range(4)]
    down = [between(GRID[i][j], GRID[i + 1][j]) for i in range(3) for j in range(5)]
    return sorted(across + down)


def placed(*places, **fields):
    """The Barrier is placed between these two."""
    return choose(at(TAVERN, **{"coffee": 2, **fields}), BARRIER, between(*places))


def test_it_goes_between_any_two_neighbours():
    s = choose(at(TAVERN, coffee=2), BARRIER)
    assert asks(s) == "tavern.barrier"
    assert s.options() == neighbours()
    assert len(s.options()) == 31


def test_it_costs_two_coffee_and_brings_the_control_tile():
    s = placed(FOUNTAIN, 17, coffee=3)
    assert (s.coffee[0], s.gatekeeper) == (1, 0)
    view = game().view(s, 1)["mocha"]
    assert (view["barrier"], view["gatekeeper"]) == ([FOUNTAIN, 17], 0)


def test_at_the_start_it_is_off_the_board_and_nobody_controls_it():
    view = game().view(game().blank(), 0)["mocha"]
    assert (view["barrier"], view["gatekeeper"]) == (None, None)


def test_the_action_of_one_of_the_two_places_is_carried_out():
    # The rulebook's example: between Post Office and Fabric Warehouse, on another board.
    s = placed(POST_OFFICE, 11)
    assert (asks(s), s.options()) == ("tavern.beside", [POST_OFFICE, 11])
    choose(s, POST_OFFICE, 1)
    assert (s.lira[0], goods(s)) == (2, [0, 1, 1, 0])
    assert done(s)


@pytest.mark.parametrize("side", [FABRIC_WAREHOUSE, TAVERN])
def test_it_may_be_the_action_of_either_side(side):
    s = choose(placed(FABRIC_WAREHOUSE, TAVERN, coffee=4), side, 1)
    if side == FABRIC_WAREHOUSE:
        assert goods(s) == barrow(red=2)
    else:
        assert (asks(s), s.coffee[0]) == ("tavern.barrier", 0), "the Tavern again, for another two coffee"


def test_the_merchant_stays_at_the_tavern_and_no_assistant_is_used():
    s = choose(placed(POST_OFFICE, 11, crew=2), POST_OFFICE, 1)
    assert (s.merchant[0], s.places_out(0), s.crew[0].bit_length() - 1) == (TAVERN, [], 2)


def test_the_action_beside_it_may_be_left_alone():
    s = choose(placed(POST_OFFICE, 11), POST_OFFICE, 0)
    assert done(s)
    assert (s.lira[0], s.barrier) == (0, between(POST_OFFICE, 11))


def test_where_nothing_can_be_done_the_barrier_may_stand_all_the_same():
    s = choose(placed(WAINWRIGHT, 8), WAINWRIGHT)
    assert done(s)
    assert s.gatekeeper == 0


def test_there_are_no_encounters_beside_it():
    there = {"merchant": POST_OFFICE, "family": POST_OFFICE}
    s = placed(POST_OFFICE, 11, lira=5, tokens=[POST_OFFICE] * 3, rivals=[there, there])
    choose(s, POST_OFFICE, 1)
    assert done(s)
    assert (s.lira[:3], s.family[1:], s.tokens) == ([7, 0, 0], [POST_OFFICE] * 2, [POST_OFFICE] * 3)


def test_the_dice_fall_as_usual_beside_it():
    s = choose(placed(TEA_HOUSE, 12), TEA_HOUSE, 7, roll(3, 4))
    assert s.lira[0] == 7


def test_mosque_tiles_help_beside_it():
    s = choose(placed(FABRIC_WAREHOUSE, TAVERN, tiles=GREEN_TILE, lira=2), FABRIC_WAREHOUSE, 1)
    assert asks(s) == "green_tile.buy"


def test_beside_the_fountain_assistants_return():
    s = choose(placed(FOUNTAIN, 17, out=[1, 2], crew=2), FOUNTAIN, 0b11)
    assert s.places_out(0) == []


def test_beside_the_police_station_the_family_member_is_sent():
    s = choose(placed(POLICE_STATION, 17), POLICE_STATION, POST_OFFICE, 1)
    assert (s.family[0], s.lira[0]) == (POST_OFFICE, 2)


def test_the_family_member_may_place_it():
    s = choose(at(POLICE_STATION, coffee=2), TAVERN, BARRIER, between(POST_OFFICE, 11), POST_OFFICE, 1)
    assert (s.gatekeeper, s.lira[0]) == (0, 2)


def test_it_is_taken_from_where_it_stands_and_control_with_it():
    s = placed(POST_OFFICE, 11, barrier=between(FOUNTAIN, 17), gatekeeper=2)
    assert (s.barrier, s.gatekeeper) == (between(POST_OFFICE, 11), 0)


def test_whoever_controls_it_may_place_it_anew():
    s = placed(POST_OFFICE, 11, barrier=between(FOUNTAIN, 17), gatekeeper=0)
    assert (s.barrier, s.gatekeeper) == (between(POST_OFFICE, 11), 0)


def test_cards_may_be_played_while_it_is_placed_but_no_good_is_gained():
    s = choose(at(TAVERN, coffee=2, hand=[TWO_COFFEE, ONE_GOOD]), BARRIER)
    assert answers(s) == neighbours()
    assert play(TWO_COFFEE) in s.options() and play(ONE_GOOD) not in s.options()


def test_guild_cards_come_from_the_guild_hall_beside_it():
    s = choose(placed(18, 15), 18, 1, draw_guild(3), draw_guild(4), 3)
    assert (s.guild_hand[0], s.coffee[0]) == ((4,), 1)


def test_a_placed_barrier_survives_saving():
    rules = game()
    s = turn(place=FOUNTAIN, barrier=between(FOUNTAIN, 17), gatekeeper=1)
    assert rules.load(rules.save(s)).options() == s.options()
    assert rules.position(rules.write(s)).options() == s.options()
