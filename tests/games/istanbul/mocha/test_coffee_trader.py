"""The Coffee trader: like Governor and Smuggler, a coffee for 2 Lira or any one good; and the Encounter tile."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, ENCOUNTER, MOVEMENT, SELL_COFFEE, SWAP
from bedesten.games.istanbul.names import FIVE_LIRA, POLICE_STATION, POST_OFFICE, STAY, TEA_HOUSE, YELLOW_TILE

from ..helpers import asks, barrow, choose, done, draw, goods, play, roll
from .helpers import assert_every_question_has_an_answer, at, fetches, guild, meeting, turn

GOVERNOR, SMUGGLER, TRADER = 1, 2, 3
PAY_LIRA = 0


def met(*here, **fields):
    """Encounters at the Tea House with these tokens."""
    tokens = [TEA_HOUSE if token in here else 0 for token in (GOVERNOR, SMUGGLER, TRADER)]
    return meeting(TEA_HOUSE, tokens=tokens, **fields)


def test_two_lira_buy_a_coffee():
    s = choose(met(TRADER, lira=3, goods=barrow(red=1)), TRADER, PAY_LIRA, roll(1, 4))
    assert (s.coffee[0], s.lira[0], goods(s)) == (1, 1, barrow(red=1))


@pytest.mark.parametrize("good", range(4))
def test_any_one_good_buys_a_coffee(good):
    s = choose(met(TRADER, lira=3, goods=barrow(1, 1, 1, 1)), TRADER, 1 + good, roll(1, 4))
    assert (s.coffee[0], s.lira[0], goods(s)[good], sum(goods(s))) == (1, 3, 0, 3)


def test_then_the_dice_send_him_on():
    s = choose(met(TRADER, lira=3), TRADER)
    assert asks(s) == "token.roam", "with no goods there is one way to pay"
    choose(s, roll(5, 6))
    assert s.tokens[TRADER - 1] == 11


def test_he_need_not_be_used():
    s = choose(met(TRADER, lira=3), 0)
    assert done(s)
    assert (s.coffee[0], s.tokens) == (0, [0, 0, TEA_HOUSE])


def test_who_cannot_pay_him_cannot_use_him():
    assert done(met(TRADER, lira=1, coffee=7))


def test_coffee_is_no_payment():
    s = choose(met(TRADER, lira=2, coffee=7, goods=barrow(blue=1)), TRADER)
    assert s.options() == [PAY_LIRA, 4]


def test_five_lira_may_be_played_to_pay_him():
    s = met(TRADER, hand=[FIVE_LIRA])
    assert s.options() == [0, play(FIVE_LIRA)]
    choose(s, play(FIVE_LIRA), TRADER, roll(1, 1))
    assert (s.lira[0], s.coffee[0]) == (3, 1)


def test_what_is_owed_to_him_cannot_be_spent_on_the_yellow_tile():
    s = choose(met(TRADER, lira=3, goods=barrow(red=1), tiles=YELLOW_TILE, out=[1]), TRADER)
    assert fetches(s) == [1], "a good is left to pay with"
    s = met(TRADER, lira=3, hand=[SELL_COFFEE], tiles=YELLOW_TILE, out=[1])
    choose(s, TRADER)
    assert fetches(s) == []


def test_the_good_owed_to_him_cannot_be_swapped_away():
    s = met(TRADER, goods=barrow(red=1, green=1), hand=[SWAP, SELL_COFFEE])
    assert_every_question_has_an_answer(choose(s, TRADER))


def test_he_is_used_once_a_turn_even_if_he_comes_back():
    s = choose(met(TRADER, lira=9), TRADER, roll(4, 5))
    assert s.tokens[TRADER - 1] == TEA_HOUSE
    assert done(s)


def test_he_is_met_after_the_action():
    s = choose(at(TEA_HOUSE, tokens=[0, 0, TEA_HOUSE]), 7, roll(3, 4))
    assert (asks(s), s.options()) == ("turn.encounters", [0, TRADER])


def test_with_others_the_order_is_free():
    s = met(GOVERNOR, SMUGGLER, TRADER, lira=9)
    assert s.options() == [0, GOVERNOR, SMUGGLER, TRADER]
    choose(s, TRADER, roll(1, 1))
    assert s.options() == [0, GOVERNOR, SMUGGLER]


def test_the_family_member_does_not_meet_him():
    s = choose(at(POLICE_STATION, lira=9, tokens=[0, 0, POST_OFFICE]), POST_OFFICE, 1)
    assert done(s)


def test_coffee_bought_from_him_may_be_sold_at_once():
    s = choose(met(TRADER, lira=2, hand=[SELL_COFFEE]), TRADER, PAY_LIRA, roll(1, 1), play(SELL_COFFEE))
    assert (s.lira[0], s.coffee[0]) == (8, 0)


# The Encounter tile.


def test_with_the_encounter_tile_the_trader_is_not_paid():
    s = choose(met(TRADER, tavern_tiles=[ENCOUNTER], lira=9, goods=barrow(red=1)), TRADER)
    assert (asks(s), s.coffee[0], s.lira[0], goods(s)) == ("token.roam", 1, 9, barrow(red=1))
    assert done(choose(s, roll(1, 1)))


def test_with_the_encounter_tile_the_trader_serves_the_penniless():
    s = choose(met(TRADER, tavern_tiles=[ENCOUNTER]), TRADER, roll(1, 1))
    assert s.coffee[0] == 1


def test_with_the_encounter_tile_the_governor_is_not_paid():
    s = choose(met(GOVERNOR, tavern_tiles=[ENCOUNTER], lira=9), GOVERNOR, draw(STAY))
    assert (asks(s), s.hand[0], s.lira[0]) == ("token.roam", (STAY,), 9)


def test_with_the_encounter_tile_the_smuggler_is_not_paid():
    s = choose(met(SMUGGLER, tavern_tiles=[ENCOUNTER], lira=9), SMUGGLER, 4)
    assert (asks(s), goods(s), s.lira[0]) == ("token.roam", barrow(blue=1), 9)


def test_they_are_still_sent_on_and_used_once():
    s = choose(met(SMUGGLER, tavern_tiles=[ENCOUNTER]), SMUGGLER, 1, roll(4, 5))
    assert s.tokens[1] == TEA_HOUSE
    assert done(s)


def test_merchants_are_paid_all_the_same():
    s = turn("meet", TEA_HOUSE, tavern_tiles=[ENCOUNTER], lira=2, rivals=[{"merchant": TEA_HOUSE}])
    assert (asks(s), s.options()) == ("turn.pay", [0, 1])


@pytest.mark.parametrize("theirs", [{"tavern_tiles": [MOVEMENT]}, {"rivals": [{"tavern_tiles": [ENCOUNTER]}]}])
def test_the_other_tile_or_anothers_does_not_help(theirs):
    s = choose(met(SMUGGLER, lira=9, **theirs), SMUGGLER, 4)
    assert asks(s) == "smuggler.pay"


def test_playing_a_guild_card_he_is_not_met():
    s = choose(turn(place=TEA_HOUSE, lira=9, guild=[17], tokens=[TEA_HOUSE] * 3), guild(17))
    assert done(s)


def test_the_dice_never_send_him_to_the_coffee_house():
    s = choose(met(TRADER, lira=3), TRADER)
    places = {choice // 10 + choice % 10 for choice in s.options()}
    assert places == set(range(2, 13)) and COFFEE_HOUSE not in places
