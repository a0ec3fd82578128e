"""Turns with expansions and variants thought through: which ways are followed, and what they promise."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.games.istanbul.helpers import asks, glanced, play, sold
from tests.games.istanbul.letters import helpers as letters
from tests.games.istanbul.letters.helpers import companion_to, finishing, set_out
from tests.games.istanbul.mocha import helpers as mocha
from tests.games.istanbul.mocha.helpers import guild

from bedesten.bots.evaluate.istanbul import THOROUGH
from bedesten.bots.evaluate.istanbul_box_turn import BoxTurnThought
from bedesten.bots.evaluate.istanbul_box_ways import MANY, SET_OUT, WORTH_ANNOUNCING, likeliest
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue
from bedesten.bots.evaluate.istanbul_turn import DONE, LEFT_OUT
from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.encounters import TOKEN
from bedesten.games.istanbul.modules.letters.names import AT_HAND, AUCTION_HOUSE, SECRET_SOCIETY
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, COFFEE_TRADER, ROASTING_PLANT, TAVERN
from bedesten.games.istanbul.modules.mocha.roasting_plant import FOR_CARD, FOR_GOOD, FOR_LIRA
from bedesten.games.istanbul.modules.mocha.tavern import BAKSHEESH, BARRIER
from bedesten.games.istanbul.names import (
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOVERNOR,
    ONE_GOOD,
    POLICE_STATION,
    SMALL_MARKET,
    SMUGGLER,
    TEA_HOUSE,
    YELLOW_TILE,
)
from bedesten.kernel.step import CHANCE

BOXES = [
    {"modules": ["mocha"]},
    {"modules": ["letters"]},
    {"variants": ["great-bazaar"]},
    {"variants": ["neutral-assistants", "caravan-leader"]},
]
LEARNED = THOROUGH.learned
JUDGE = IstanbulValue(THOROUGH.weights)
TO_THE_FOUNTAIN, DOUBLE_TEA, FOUR_GOODS, GEM_AND_COFFEE, HALF_PRICE = 7, 9, 5, 16, 20
"""Guild cards."""


def thought():
    return BoxTurnThought(LEARNED, JUDGE)


def promises(state):
    """What each option promises."""
    return dict(zip(state.legal, thought().promises(state), strict=True))


def best(state):
    found = promises(state)
    return min(found, key=found.get)


def branches(state, played=1):
    return thought().branches(state, played)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_option_has_a_promise_and_some_are_looked_into(box, players):
    looked = 0
    for number, state in enumerate(glanced(3, players=players, **box)):
        if number % 25 == 5 and state.seat() != CHANCE and thought().thinks(state):
            found = promises(state)
            assert list(found) == state.legal
            assert min(found.values()) < 60
            looked += 1
    assert looked > 3


@pytest.mark.parametrize("box", BOXES)
def test_thinking_changes_nothing(box):
    state = next(islice(glanced(5, players=3, **box), 60, None))
    while state.seat() == CHANCE:
        state.apply(state.chance(0.5))
    before = {name: repr(getattr(state, name)) for name in ("lira", "goods", "hand", "merchant", "coffee", "letters")}
    legal = list(state.legal)
    promises(state)
    assert {name: repr(getattr(state, name)) for name in before} == before
    assert state.legal == legal


# What wins is found.


@pytest.mark.parametrize(
    ("card", "fields"),
    [(GEM_AND_COFFEE, {"lira": 15}), (HALF_PRICE, {"coffee": 12})],
)
def test_the_guild_card_that_wins_is_found(card, fields):
    state = mocha.turn(place=TEA_HOUSE, players=2, rubies=5, crew=3, family=SMALL_MARKET, guild=[card], **fields)
    assert best(state) == guild(card)
    assert promises(state)[guild(card)] <= DONE


def test_baksheesh_that_wins_is_found():
    state = mocha.at(TAVERN, players=2, rubies=5, crew=3, family=SMALL_MARKET, coffee=5, goods=[3, 3, 3, 3])
    assert promises(state)[BAKSHEESH] <= DONE


def test_coffee_that_wins_is_brought_where_it_is_wanted():
    state = mocha.turn(place=TAVERN, players=2, rubies=5, crew=3, family=SMALL_MARKET, coffee=25)
    assert COFFEE_HOUSE in state.legal
    assert best(state) == COFFEE_HOUSE
    assert promises(state)[COFFEE_HOUSE] <= DONE


def test_seals_that_win_are_brought_to_the_secret_society():
    state = letters.at(SECRET_SOCIETY, players=2, rubies=5, crew=3, letters=[1, 2, 3, 4, 5, 6])
    assert best(state) != 0
    assert min(promises(state).values()) <= DONE


def test_the_companion_wins_where_the_merchant_is_far_away():
    state = letters.turn(place=FOUNTAIN, players=2, rubies=5, lira=20, crew=3, family=SMALL_MARKET, companion=5)
    dealer = companion_to(state, GEMSTONE_DEALER)
    assert dealer in state.legal  # the Post Office lies beside the Gemstone Dealer
    assert best(state) == dealer
    assert promises(state)[dealer] <= DONE


def test_a_companion_can_set_out_and_go_in_one_turn():
    state = letters.turn(place=5, players=2, rubies=5, lira=20, crew=0, family=SMALL_MARKET, companion=AT_HAND)
    first = set_out(state)
    assert best(state) == first  # the merchant has no assistant to leave there
    assert promises(state)[first] <= DONE


# What is followed.


def test_of_what_is_no_whole_turn_only_one_thing_comes_before_it():
    state = mocha.turn(place=TEA_HOUSE, players=2, lira=3, crew=3, guild=[DOUBLE_TEA], hand=[FIVE_LIRA, ONE_GOOD])
    assert {play(FIVE_LIRA), play(ONE_GOOD), guild(DOUBLE_TEA)} <= set(branches(state, 0))
    assert not {play(FIVE_LIRA), play(ONE_GOOD), guild(DOUBLE_TEA)} & set(branches(state, 1))


def test_without_cards_the_ways_to_go_are_looked_into_the_companions_too():
    state = letters.turn(place=TEA_HOUSE, players=2, lira=3, crew=3, hand=[FIVE_LIRA], companion=FOUNTAIN)
    ways = thought().ways(state)
    assert play(FIVE_LIRA) not in ways
    assert set(letters.companion_moves(state)) == {
        choice - companion_to(state, 0) for choice in ways if choice >= companion_to(state, 0)
    }
    guilds = mocha.turn(place=TEA_HOUSE, players=2, crew=3, guild=[DOUBLE_TEA])
    assert guild(DOUBLE_TEA) not in thought().ways(guilds)


def test_all_assistants_are_called_together_with_the_companion_or_without():
    state = letters.at(FOUNTAIN, players=2, crew=1, out=[TEA_HOUSE, SMALL_MARKET])
    assert branches(state) == [0b011, 0b111]
    at_hand = letters.at(FOUNTAIN, players=2, crew=1, out=[TEA_HOUSE, SMALL_MARKET], companion=AT_HAND)
    assert branches(at_hand) == [0b11]


def test_an_assistant_is_called_back_where_hardly_any_is_left():
    many, few = (mocha.turn(players=2, lira=5, crew=crew, out=[TEA_HOUSE], tiles=YELLOW_TILE) for crew in (3, 1))
    fetched = [choice for choice in few.legal if choice not in many.legal or choice in branches(few, 0)]
    called = set(branches(few, 0)) - set(branches(many, 0))
    assert len(called) == 1
    assert called <= set(fetched)


def test_exchanges_at_the_roasting_plant_are_made_in_one_order():
    state = mocha.at(ROASTING_PLANT, players=2, crew=3, lira=4, goods=[1, 0, 0, 0], hand=[FIVE_LIRA])
    assert set(branches(state)) >= {FOR_LIRA, FOR_GOOD, FOR_CARD + FIVE_LIRA}
    state.apply(FOR_GOOD)
    assert FOR_LIRA in state.legal
    assert branches(state) == [0, FOR_CARD + FIVE_LIRA]
    state.apply(FOR_CARD + FIVE_LIRA)
    assert FOR_LIRA in state.legal
    assert branches(state) == [0]


def test_as_many_different_goods_are_taken_as_there_can_be():
    state = mocha.turn(players=2, crew=3, guild=[FOUR_GOODS])
    state.apply(guild(FOUR_GOODS))
    assert branches(state) == [sold(1, 1, 1, 1)]
    full = mocha.turn(players=2, crew=3, guild=[FOUR_GOODS], goods=[2, 2, 0, 0])
    full.apply(guild(FOUR_GOODS))
    assert {sum(amounts(bundle)) for bundle in branches(full)} == {2}


def test_double_tea_is_announced_where_it_pays():
    state = mocha.turn(players=2, crew=3, guild=[DOUBLE_TEA])
    state.apply(guild(DOUBLE_TEA))
    assert branches(state) == WORTH_ANNOUNCING


def test_of_many_answers_those_that_look_best_are_followed():
    state = letters.at(AUCTION_HOUSE, players=2, crew=3, lira=20)
    state.apply(1)
    assert len(state.legal) > MANY
    chosen = branches(state)
    assert chosen == likeliest(state, state.legal, JUDGE)
    assert len(chosen) == MANY

    def worth(bid):
        after = state.copy()
        after.apply(bid)
        return JUDGE.of(after, 0)

    assert min(map(worth, chosen)) >= max(worth(bid) for bid in state.legal if bid not in chosen)


def test_the_barrier_goes_where_there_is_something_to_do():
    state = mocha.at(TAVERN, players=2, crew=3, coffee=10, lira=30, rubies=5)
    state.apply(BARRIER)
    chosen = branches(state)
    assert len(chosen) == MANY
    assert all(GEMSTONE_DEALER in divmod(edge, 100) for edge in chosen[:2])


# Whose question it is.


def test_what_others_are_asked_is_theirs_and_they_answer_as_looks_best_to_them():
    state = letters.at(AUCTION_HOUSE, players=2, crew=3, lira=2, rivals=[{"lira": 9}])
    state.apply(1)
    state.apply(1)
    assert state.seat() == 1
    assert not thought().thinks(state)
    looked = thought()
    looked.seat, looked.mark = 0, THOROUGH.turn(state)
    after = state.copy()
    after.apply(likeliest(state, state.legal, JUDGE)[0])
    assert looked.promise(state.copy(), 1) == pytest.approx(looked.promise(after, 1))


def test_a_turn_more_for_seals_counts_as_one_that_costs_nothing():
    state = finishing(players=2, crew=3, place=POLICE_STATION, letters=[1, 2, 3, 4])
    found = promises(state)
    declined = state.copy()
    declined.apply(0)
    assert found[0] == pytest.approx(LEARNED.to_go(declined, 0))
    bought = state.copy()
    bought.apply(1)
    # Which letters to pay with is thought about when it is asked; until then the last ones are taken.
    while asks(bought) == "seals.pay":
        bought.apply(bought.legal[-1])
    assert (bought.active, len(bought.letters[0])) == (0, 1)
    assert found[1] == pytest.approx(LEARNED.to_go(bought, 0) - 1.0)


def test_which_letters_to_pay_with_is_thought_about_when_it_is_asked():
    state = finishing(players=2, crew=3, place=POLICE_STATION, letters=[1, 2, 3, 4])
    state.apply(1)
    assert asks(state) == "seals.pay"
    found = promises(state)
    assert len(found) == 2
    assert max(found.values()) < LEFT_OUT


def test_a_token_is_paid_with_what_is_missed_least_until_it_is_asked():
    state = mocha.meeting(TEA_HOUSE, players=2, crew=3, lira=5, goods=[2, 1, 0, 0], tokens=[0, TEA_HOUSE, 0])
    state.apply(TOKEN + SMUGGLER)
    state.apply(3)
    assert asks(state) == "smuggler.pay"
    assert LEFT_OUT not in promises(state).values()  # the question itself is thought through
    looked = thought()
    looked.seat, looked.mark = 0, THOROUGH.turn(state)
    paid = state.copy()
    paid.apply(likeliest(state, state.legal, JUDGE)[0])
    assert looked.promise(state.copy(), 1) == pytest.approx(looked.promise(paid, 1))


def test_of_three_tokens_one_comes_first():
    state = mocha.meeting(TEA_HOUSE, players=2, crew=3, lira=9, tokens=[TEA_HOUSE] * 3)
    assert state.legal == [0, TOKEN + GOVERNOR, TOKEN + SMUGGLER, TOKEN + COFFEE_TRADER]
    assert branches(state) == [0, TOKEN + GOVERNOR]


def test_a_companion_who_is_set_out_goes():
    state = letters.turn(place=5, players=2, lira=3, crew=3, companion=AT_HAND, hand=[FIVE_LIRA])
    state.apply(set_out(state))
    first = companion_to(state, 0)
    assert branches(state, SET_OUT) == [first + place for place in letters.companion_moves(state)]
    assert any(choice < first for choice in branches(state, 0))


def test_a_turn_more_by_a_guild_card_counts_so_too():
    state = mocha.turn(place=TEA_HOUSE, players=2, crew=1, out=[SMALL_MARKET], guild=[TO_THE_FOUNTAIN])
    after = state.copy()
    after.apply(guild(TO_THE_FOUNTAIN))
    after.apply(1)
    assert (after.active, after.merchant[0]) == (0, FOUNTAIN)
    assert promises(state)[guild(TO_THE_FOUNTAIN)] == pytest.approx(LEARNED.to_go(after, 0) - 1.0)


def test_at_the_places_of_the_boxes_it_may_be_better_to_leave_it():
    """Coffee, cards and letters are worth something too, so what costs them is not always wanted."""
    for state in (mocha.at(ROASTING_PLANT, players=2, crew=3, lira=4), mocha.at(COFFEE_HOUSE, players=2, coffee=25)):
        assert len(state.legal) > 1
        assert LEFT_OUT not in promises(state).values()
