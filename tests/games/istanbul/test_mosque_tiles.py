"""What the four mosque tiles can do."""

import pytest

from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    BLUE,
    BLUE_TILE,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GREAT_MOSQUE,
    GREEN_TILE,
    POST_OFFICE,
    RED_TILE,
    SPICE_WAREHOUSE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
    YELLOW_TILE,
)

from .decisions import INSIDE, LAST, OUTSIDE
from .helpers import (
    arriving,
    asks,
    at,
    barrow,
    choose,
    crew_size,
    done,
    draw,
    fetch,
    fetches,
    goods,
    meeting,
    play,
    roll,
    turn,
)

KEEP, AGAIN, LOWER, HIGHER = 0, 1, 2, 3


# Red: dice at the Black Market and the Tea House.


def tea(number, dice, **fields):
    return choose(at(TEA_HOUSE, tiles=RED_TILE, **fields), number, roll(*dice))


def test_the_roll_may_be_kept():
    assert choose(tea(7, (2, 5)), KEEP).lira[0] == 7


@pytest.mark.parametrize(("choice", "total"), [(LOWER, 9), (HIGHER, 6)])
def test_either_die_may_be_turned_to_four(choice, total):
    for number in range(3, 13):
        assert choose(tea(number, (2, 5)), choice).lira[0] == (number if total >= number else 2)


def test_both_dice_may_be_rolled_again():
    s = choose(tea(11, (1, 1)), AGAIN)
    assert asks(s) == "dice.roll"
    assert choose(s, roll(5, 6)).lira[0] == 11


def test_the_second_roll_stands():
    """One or the other, once: no die is turned after rolling again."""
    assert done(choose(tea(11, (1, 1)), AGAIN, roll(3, 6)))


@pytest.mark.parametrize(
    ("dice", "ways"),
    [
        ((2, 5), [KEEP, AGAIN, LOWER, HIGHER]),
        ((3, 3), [KEEP, AGAIN, LOWER]),
        ((4, 6), [KEEP, AGAIN, HIGHER]),
        ((1, 4), [KEEP, AGAIN, LOWER]),
        ((4, 4), [KEEP, AGAIN]),
    ],
)
def test_only_turns_that_change_something_are_offered(dice, ways):
    assert tea(7, dice).options() == ways


def test_the_red_tile_works_at_the_black_market():
    s = choose(at(BLACK_MARKET, tiles=RED_TILE), 1, roll(2, 5), LOWER)
    assert goods(s)[BLUE] == 2


def test_the_red_tile_does_not_move_governor_or_smuggler():
    s = choose(meeting(TEA_HOUSE, tiles=RED_TILE, tokens=[TEA_HOUSE, 0], lira=2), 1, draw(FIVE_LIRA), 0)
    assert asks(s) == "token.roam"
    choose(s, roll(2, 5))
    assert s.tokens[0] == 7
    assert asks(s) != "red_tile.use"


def test_the_red_tile_does_not_move_neutral_merchants():
    s = turn("meet", TEA_HOUSE, players=2, tiles=RED_TILE, lira=2, neutrals=[TEA_HOUSE, 1, 1])
    choose(s, 1, roll(2, 5))
    assert (s.neutrals[0], asks(s)) == (7, "tea_house.announce")


def test_another_players_red_tile_is_of_no_use():
    assert done(choose(at(TEA_HOUSE, rivals=[{"tiles": RED_TILE}]), 9, roll(2, 5)))


# Green: one more good at the warehouses.


@pytest.mark.parametrize("place", [FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE])
@pytest.mark.parametrize("good", range(4))
def test_one_more_good_of_any_kind_costs_two_lira(place, good):
    s = choose(at(place, tiles=GREEN_TILE, lira=5), 1)
    if good == place - FABRIC_WAREHOUSE:
        assert good + 1 not in s.options(), "the barrow is full of it"
        return
    before = goods(s)
    choose(s, good + 1)
    assert (goods(s)[good], s.lira[0]) == (before[good] + 1, 3)


def test_it_may_be_left():
    s = choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=2), 1, 0)
    assert (goods(s), s.lira[0]) == (barrow(red=2), 2)


def test_it_serves_once_in_an_action():
    assert done(choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=9), 1, BLUE + 1))


def test_without_two_lira_it_is_of_no_use():
    s = choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=1), 1)
    assert done(s)


def test_five_lira_may_be_played_for_it():
    s = choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, hand=[FIVE_LIRA]), 1, play(FIVE_LIRA), BLUE + 1)
    assert (goods(s), s.lira[0]) == (barrow(red=2, blue=1), 3)


def test_with_a_full_barrow_it_cannot_be_used():
    assert done(choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=9, goods=barrow(0, 2, 2, 2)), 1))


def test_it_goes_with_the_action_and_not_without_it():
    assert done(choose(at(FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=9), 0))


def test_it_serves_nowhere_else():
    assert done(choose(at(POST_OFFICE, tiles=GREEN_TILE, lira=9), 1))


# Yellow: an assistant back for two Lira, once a turn.

OUT = {"crew": 2, "out": [WAINWRIGHT, POST_OFFICE], "tiles": YELLOW_TILE}


def test_an_assistant_comes_back_for_two_lira():
    s = choose(turn(lira=5, **OUT), fetch(WAINWRIGHT))
    assert (s.lira[0], crew_size(s), s.places_out(0)) == (3, 3, [POST_OFFICE])
    assert asks(s) == "turn.move"


@pytest.mark.parametrize("decision", [*OUTSIDE, *INSIDE, LAST], ids=repr)
def test_the_yellow_tile_may_be_used_at_any_moment_of_the_turn(decision):
    s = decision.ask(**OUT)
    assert asks(s) == decision.key
    assert fetches(s) == [WAINWRIGHT, POST_OFFICE]
    before = s.lira[0]
    choose(s, fetch(POST_OFFICE))
    assert (s.lira[0], crew_size(s)) == (before - 2, 3)
    assert done(s) if decision is LAST else asks(s) == decision.key


def test_it_serves_once_in_a_turn():
    s = choose(turn(lira=9, **OUT), fetch(WAINWRIGHT), TEA_HOUSE)
    assert fetches(s) == []


def test_it_serves_again_in_the_next_own_turn():
    s = turn("finish", lira=9, **OUT)
    choose(s, fetch(WAINWRIGHT))
    for _ in range(2):
        choose(s, s.options()[0], 0)
    assert s.active == 0
    assert fetches(s) == [POST_OFFICE]


def test_it_saves_a_merchant_who_arrives_alone():
    s = arriving(TEA_HOUSE, lira=2, crew=0, out=[1, 2, 3, 4], tiles=YELLOW_TILE)
    assert s.options() == [0, *map(fetch, [1, 2, 3, 4])]
    choose(s, fetch(1), 2)
    assert (s.places_out(0), asks(s)) == ([2, 3, 4, TEA_HOUSE], "tea_house.announce")


def test_it_may_fetch_the_assistant_of_the_merchants_own_place():
    s = arriving(POST_OFFICE, lira=2, **OUT)
    choose(s, fetch(POST_OFFICE))
    assert (s.options(), crew_size(s)) == ([0, 2], 3)


def test_fetching_the_assistant_just_left_does_not_undo_the_right_to_act():
    s = choose(arriving(TEA_HOUSE, lira=2, tiles=YELLOW_TILE), 2, fetch(TEA_HOUSE))
    assert (s.places_out(0), crew_size(s)) == ([], 4)
    assert choose(s, 4, roll(2, 2)).lira[0] == 4


def test_it_may_be_used_in_the_turn_it_was_bought():
    s = choose(at(GREAT_MOSQUE, lira=2, crew=3, out=[WAINWRIGHT], goods=barrow(yellow=2)), YELLOW + 1)
    assert fetches(s) == [WAINWRIGHT]


@pytest.mark.parametrize("fields", [{"lira": 1, **OUT}, {"lira": 9, "tiles": YELLOW_TILE}])
def test_without_lira_or_anybody_out_it_cannot_be_used(fields):
    assert fetches(turn(**fields)) == []


def test_only_on_ones_own_turn():
    assert fetches(turn(seat=1, rivals=[{}, {"lira": 9, **OUT}])) == []


def test_lira_owed_to_the_governor_cannot_be_spent_on_it():
    """With one card and two Lira either may be paid; once the card is played the Lira are owed."""
    s = meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], lira=2, deck=[0, 0], **OUT)
    choose(s, 1)
    assert fetches(s) == [WAINWRIGHT, POST_OFFICE]
    choose(s, play(0), 1)
    assert asks(s) == "token.roam"
    assert (s.lira[0], s.hand[0]) == (0, ())


# Blue: a fifth assistant.


def test_the_blue_tile_brings_the_fifth_assistant_at_once():
    s = choose(at(GREAT_MOSQUE, goods=barrow(blue=2)), BLUE + 1)
    assert (s.tiles[0], crew_size(s)) == (BLUE_TILE, 5)


def test_he_joins_even_an_empty_stack():
    s = choose(at(GREAT_MOSQUE, crew=0, out=[1, 2, 3, GREAT_MOSQUE], goods=barrow(blue=2)), BLUE + 1)
    assert crew_size(s) == 1


def test_he_is_left_and_fetched_like_the_others():
    s = at(FOUNTAIN, crew=0, out=[1, 2, 3, 4, 5], tiles=BLUE_TILE)
    assert crew_size(choose(s, 31)) == 5
