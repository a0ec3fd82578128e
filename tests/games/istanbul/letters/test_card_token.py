"""The card that uses a token wherever it is."""

import pytest

from bedesten.games.istanbul.modules.letters.names import COURIER, EMBASSY, USE_TOKEN
from bedesten.games.istanbul.names import FIVE_LIRA, GOVERNOR, RED, SMUGGLER, STAY, TEA_HOUSE, WAINWRIGHT

from ..helpers import asks, barrow, choose, done, draw, goods, play, plays, roll
from .helpers import at, finishing, letter, meeting, turn

COFFEE_TRADER = 2


def using(state=turn, *where, **fields):
    return choose(state(*where, **{"hand": [USE_TOKEN], **fields}), play(USE_TOKEN))


def test_any_of_them_may_be_chosen_wherever_they_are():
    s = using(tokens=[9, 5, 0, 12])
    assert (asks(s), s.options()) == ("use_token.choose", [GOVERNOR, SMUGGLER, COURIER])


def test_the_governor_gives_a_card_for_his_price_and_is_rolled_on():
    s = choose(using(lira=2, tokens=[9, 5, 0, 12]), GOVERNOR, draw(STAY), 0)
    assert (s.hand[0], s.lira[0], asks(s)) == ((STAY,), 0, "token.roam")
    choose(s, roll(6, 6))
    assert (s.tokens, asks(s), s.discards) == ([12, 5, 0, 12], "turn.move", (USE_TOKEN,))


def test_the_smuggler_gives_a_good():
    s = choose(using(lira=2), SMUGGLER, RED + 1, 0, roll(1, 1))
    assert (goods(s), s.lira[0], s.tokens[SMUGGLER]) == (barrow(red=1), 0, 2)


def test_the_courier_gives_a_letter():
    s = choose(using(lira=2), COURIER, letter(5), 0, roll(1, 1))
    assert (s.letters[0], s.lira[0], s.tokens[COURIER]) == ((5,), 0, 2)


def test_in_the_great_bazaar_the_coffee_trader_too():
    s = choose(using(bazaar=True, lira=2), COFFEE_TRADER, roll(1, 1))
    assert (s.coffee[0], s.lira[0], s.tokens[COFFEE_TRADER]) == (1, 0, 2)


def test_without_the_means_the_coffee_trader_is_not_offered():
    s = using(bazaar=True)
    assert s.options() == [GOVERNOR, SMUGGLER, COURIER]


@pytest.mark.parametrize(
    "state",
    [turn(hand=[USE_TOKEN]), at(EMBASSY, hand=[USE_TOKEN]), finishing(hand=[USE_TOKEN])],
    ids=["moving", "before an action", "finishing"],
)
def test_it_is_played_outside_an_action(state):
    assert plays(state) == [USE_TOKEN]


def test_not_inside_one():
    s = choose(at(TEA_HOUSE, tiles=1, hand=[USE_TOKEN]), 9, roll(1, 2))
    assert plays(s) == []


def test_a_token_used_already_this_turn_is_not_used_again():
    s = choose(using(lira=9, hand=[USE_TOKEN, USE_TOKEN]), SMUGGLER, RED + 1, 0, roll(1, 1), play(USE_TOKEN))
    assert s.options() == [GOVERNOR, COURIER]


def test_used_by_the_card_it_is_not_met_any_more():
    s = choose(using(meeting, TEA_HOUSE, tokens=[0, TEA_HOUSE, 0, 0], lira=9), SMUGGLER, RED + 1, 0, roll(4, 5))
    assert s.tokens[SMUGGLER] == TEA_HOUSE
    assert done(s)


def test_one_is_finished_before_the_next_begins():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0, 0, 0], hand=[USE_TOKEN], lira=9), 1, draw(STAY))
    assert (asks(s), plays(s)) == ("governor.pay", [])


def test_when_all_have_been_used_it_is_no_use():
    assert plays(turn(hand=[USE_TOKEN], spent=2 | 4 | 16)) == []


def test_with_nothing_to_give_they_are_not_offered():
    s = using(deck=[], letter_deck=[], letter_discards=[])
    assert asks(s) == "smuggler.take", "only the Smuggler was left"


def test_the_encounter_tile_spares_the_payment():
    s = using(bazaar=True, tavern_tiles=2, lira=9)
    choose(s, SMUGGLER, RED + 1)
    assert (asks(s), s.lira[0]) == ("token.roam", 9)


def test_cards_may_be_played_before_paying():
    s = choose(using(hand=[USE_TOKEN, FIVE_LIRA]), COURIER, letter(5))
    choose(s, play(FIVE_LIRA), 0)
    assert (s.lira[0], s.letters[0]) == (3, (5,))


def test_the_merchant_need_not_be_anywhere_near():
    s = choose(using(place=WAINWRIGHT, tokens=[8, 8, 0, 8]), SMUGGLER, RED + 1)
    assert (asks(s), goods(s)) == ("token.roam", barrow())
