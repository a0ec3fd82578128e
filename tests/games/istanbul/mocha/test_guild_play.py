"""Playing a guild card: it replaces the whole turn, nobody is met, and what is bound to a place does not help."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import (
    BUY_GUILD_CARD,
    COFFEE_HOUSE,
    COFFEE_HOUSE_AGAIN,
    ENCOUNTER,
    MOVEMENT,
    ROASTING_PLANT,
    SELL_COFFEE,
    TAVERN,
    TURN_TO_SIX,
    TWO_COFFEE,
    WAINWRIGHT_AGAIN,
)
from bedesten.games.istanbul.names import (
    ANY_GOODS,
    BLACK_MARKET,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    GREEN_TILE,
    LONG_MOVE,
    ONE_GOOD,
    PALACE_AGAIN,
    POLICE_STATION,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    RED_TILE,
    RETURN_FAMILY,
    SMALL_MARKET,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)

from ..helpers import asks, barrow, choose, crew_size, done, goods, play, plays, roll, sold
from .helpers import ALL, assert_every_question_has_an_answer, at, between, fetches, guild, guilds, turn

PLENTY = {"lira": 40, "coffee": 20, "extensions": 2, "goods": barrow(3, 3, 3, 3)}


def playing(card, **fields):
    return choose(turn(guild=[card], **fields), guild(card))


# When.


def test_cards_of_the_hand_are_offered_instead_of_the_move():
    s = turn(guild=[5, 17])
    assert (asks(s), guilds(s)) == ("turn.move", [5, 17])


@pytest.mark.parametrize("place", [1, 7, 12, 18, 20])
def test_it_does_not_matter_where_the_merchant_is(place):
    assert guilds(turn(place=place, guild=ALL, guild_deck=[1, 2], **PLENTY)) == ALL


def test_once_the_merchant_has_moved_it_is_too_late():
    s = choose(turn(guild=[5]), 6)
    assert guilds(s) == []
    s = choose(turn(place=POST_OFFICE, guild=[5], hand=[STAY]), play(STAY))
    assert guilds(s) == []


def test_not_after_the_action_or_an_encounter_either():
    assert guilds(at(POST_OFFICE, guild=[5])) == []
    assert guilds(turn("finish", POST_OFFICE, guild=[5], hand=[FIVE_LIRA])) == []


def test_nobody_plays_anothers_card_or_out_of_turn():
    assert guilds(turn(rivals=[{"guild": [5]}])) == []


def test_one_card_is_the_whole_turn():
    s = choose(turn(guild=[5, 17]), guild(17))
    assert done(s)
    assert (s.guild_hand[0], s.lira[0]) == ((5,), 0)


def test_the_movement_tile_and_a_card_are_two_ways_of_using_the_turn():
    assert done(playing(17, tavern_tiles=[MOVEMENT]))


# What does not happen.


@pytest.mark.parametrize("card", [1, 5, 10, 16, 17, 20])
def test_there_is_no_move_no_assistant_and_no_encounter(card):
    rival = {"merchant": TEA_HOUSE, "family": TEA_HOUSE}
    s = playing(card, place=TEA_HOUSE, tokens=[TEA_HOUSE] * 3, rivals=[rival, rival], **PLENTY, crew=3, out=[1])
    if card == 5:
        choose(s, 0)
    assert done(s)
    assert (s.merchant[0], crew_size(s), s.places_out(0)) == (TEA_HOUSE, 3, [1])
    assert (s.lira[1:], s.family[1:], s.tokens) == ([0, 0], [TEA_HOUSE] * 2, [TEA_HOUSE] * 3)


def test_it_can_be_played_without_any_assistant():
    assert playing(17, crew=0, out=[1, 2, 3, 4]).coffee[0] == 5


# Bonus cards and mosque tiles that are bound to a place do not help.


@pytest.mark.parametrize(
    ("card", "choices", "bonus", "place"),
    [
        (1, [], WAINWRIGHT_AGAIN, WAINWRIGHT),
        (12, [POST_OFFICE], POST_OFFICE_AGAIN, POST_OFFICE),
        (12, [WAINWRIGHT], WAINWRIGHT_AGAIN, WAINWRIGHT),
        (12, [GEMSTONE_DEALER], GEMSTONE_AGAIN, GEMSTONE_DEALER),
        (12, [COFFEE_HOUSE], COFFEE_HOUSE_AGAIN, COFFEE_HOUSE),
        (12, [SULTANS_PALACE, sold(2, 1, 1, 1)], PALACE_AGAIN, SULTANS_PALACE),
        (13, [sold(3, 3)], PALACE_AGAIN, SULTANS_PALACE),
        (16, [], GEMSTONE_AGAIN, GEMSTONE_DEALER),
        (20, [], COFFEE_HOUSE_AGAIN, COFFEE_HOUSE),
    ],
)
def test_a_card_that_repeats_an_action_does_not_help(card, choices, bonus, place):
    # Not even if the merchant happens to stand at the place.
    plenty = {**PLENTY, "extensions": 0, "goods": barrow(2, 2, 2, 2)} if WAINWRIGHT in (place, *choices) else PLENTY
    s = choose(playing(card, place=place, hand=[bonus], **plenty), *choices)
    assert done(s)
    assert s.hand[0] == (bonus,)


def test_any_goods_at_the_small_market_does_not_help():
    s = choose(playing(12, place=SMALL_MARKET, hand=[ANY_GOODS], goods=barrow(1, 1, 1, 1)), SMALL_MARKET)
    assert plays(s) == []
    # The first demand tile asks for 1, 1, 2, 1.
    assert sold(1, 1, 1, 1) in s.options()


@pytest.mark.parametrize(("place", "choices"), [(TEA_HOUSE, [7]), (BLACK_MARKET, [])])
def test_the_red_tile_does_not_help(place, choices):
    s = choose(playing(12, place=place, tiles=RED_TILE), place, *choices, roll(1, 2))
    assert asks(s) != "red_tile.use"


def test_the_green_tile_does_not_help():
    s = choose(playing(12, place=FABRIC_WAREHOUSE, tiles=GREEN_TILE, lira=9), FABRIC_WAREHOUSE)
    assert done(s)
    assert goods(s) == barrow(red=2)


def test_nor_do_they_through_the_family_member():
    s = choose(playing(12, hand=[POST_OFFICE_AGAIN]), POLICE_STATION, POST_OFFICE, 1)
    assert done(s)


def test_nor_beside_the_barrier_that_a_guild_card_placed():
    s = playing(19, coffee=1, hand=[POST_OFFICE_AGAIN], tiles=GREEN_TILE, lira=9)
    choose(s, 1, between(POST_OFFICE, 11), POST_OFFICE, 1)
    assert asks(s) != "cards.again"
    s = playing(19, coffee=1, tiles=GREEN_TILE, lira=9)
    choose(s, 1, between(FABRIC_WAREHOUSE, TAVERN), FABRIC_WAREHOUSE, 1)
    assert asks(s) != "green_tile.buy"


def test_in_the_turn_after_it_they_help_again():
    s = choose(playing(7, place=13, hand=[POST_OFFICE_AGAIN]), POST_OFFICE, 2, 1)
    assert (asks(s), plays(s)) == ("cards.again", [POST_OFFICE_AGAIN])


# Other bonus cards may be played.


def test_other_cards_may_be_played_before_it():
    s = turn(guild=[16], lira=10, hand=[FIVE_LIRA])
    assert guilds(s) == []
    choose(s, play(FIVE_LIRA), guild(16))
    assert (s.rubies[0], s.lira[0]) == (1, 0)


def test_other_cards_may_be_played_after_it():
    s = playing(10, goods=barrow(1, 1, 1, 0), hand=[ONE_GOOD, RETURN_FAMILY, TWO_COFFEE], family=POST_OFFICE)
    assert (asks(s), plays(s)) == ("turn.finish", [ONE_GOOD, RETURN_FAMILY, TWO_COFFEE])


def test_cards_for_the_merchants_move_are_of_no_use_with_it():
    assert done(playing(17, hand=[STAY, LONG_MOVE]))


def test_the_yellow_tile_is_not_bound_to_a_place():
    s = playing(5, tiles=YELLOW_TILE, crew=2, out=[1, 3])
    choose(s, 0)
    assert (asks(s), fetches(s)) == ("turn.finish", [1, 3])


def test_a_card_bought_in_the_same_turn_may_be_played():
    s = choose(turn(coffee=2, hand=[BUY_GUILD_CARD], guild_deck=[17]), play(BUY_GUILD_CARD), guild(17))
    assert s.coffee[0] == 5


def test_the_encounter_tile_changes_nothing():
    assert done(playing(17, tavern_tiles=[ENCOUNTER], tokens=[7] * 3))


# What a card demands cannot be evaded: whatever is played meanwhile, it can be carried out.

COFFEE_CARDS = [SELL_COFFEE, BUY_GUILD_CARD]


@pytest.mark.parametrize("bonus", COFFEE_CARDS)
def test_coffee_owed_at_the_tavern_cannot_be_spent_otherwise(bonus):
    s = playing(19, coffee=1 + (bonus == BUY_GUILD_CARD), tavern_tiles=[MOVEMENT, ENCOUNTER], hand=[bonus])
    assert_every_question_has_an_answer(s)


@pytest.mark.parametrize("bonus", COFFEE_CARDS)
def test_coffee_owed_at_the_coffee_house_cannot_be_spent_otherwise(bonus):
    s = playing(12, coffee=6, tavern_tiles=[MOVEMENT, ENCOUNTER], hand=[bonus], guild_deck=[3, 4])
    assert_every_question_has_an_answer(choose(s, COFFEE_HOUSE))


@pytest.mark.parametrize("bonus", COFFEE_CARDS)
def test_coffee_owed_at_the_tavern_for_any_action_cannot_be_spent_otherwise(bonus):
    s = playing(12, coffee=2, tavern_tiles=[MOVEMENT, ENCOUNTER], hand=[bonus], guild_deck=[3, 4])
    assert_every_question_has_an_answer(choose(s, TAVERN))


def test_a_card_owed_at_the_roasting_plant_cannot_be_played_away():
    assert_every_question_has_an_answer(choose(playing(12, hand=[TWO_COFFEE]), ROASTING_PLANT))


def test_money_owed_at_the_wainwright_cannot_be_spent_on_the_yellow_tile():
    assert_every_question_has_an_answer(choose(playing(12, lira=8, tiles=YELLOW_TILE, crew=3, out=[3]), WAINWRIGHT))


@pytest.mark.parametrize("card", [8, 9])
def test_a_die_may_be_turned_for_a_card_that_rolls(card):
    s = choose(playing(card, hand=[TURN_TO_SIX]), 3, roll(1, 1))
    assert (asks(s), s.options()) == ("turn_to_six.use", [0, 1])
