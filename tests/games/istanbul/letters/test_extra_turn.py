"""The double move: another turn for three seals."""

import pytest

from bedesten.games.istanbul.modules.letters.names import DELIVERED, ONE_LETTER, TO_MERCHANT
from bedesten.games.istanbul.names import (
    CARAVANSARY,
    FIVE_LIRA,
    FOUNTAIN,
    SMALL_MARKET,
    SPICE_WAREHOUSE,
    TEA_HOUSE,
)

from ..helpers import asks, choose, done, play
from .helpers import extra, finishing, letter, turn

NO, YES = 0, 1
THREE = {"letters": [1, 2, 3]}


@pytest.mark.parametrize(
    "held", [THREE, {"letters": [1], "delivered": [9]}, {"delivered": [9, 9]}, {"letters": [1, 2, 3, 4, 5]}]
)
def test_three_seals_buy_another_turn_at_the_end_of_the_own(held):
    s = finishing(**held)
    assert (asks(s), s.seat(), s.options()) == ("extra_turn.buy", 0, [NO, YES])
    choose(s, YES)
    while asks(s) == "seals.pay":
        choose(s, s.options()[0])
    assert (s.active, asks(s), s.round) == (0, "turn.move", 1)


@pytest.mark.parametrize("held", [{}, {"letters": [1, 2]}, {"delivered": [9]}])
def test_with_fewer_it_is_not_offered(held):
    assert done(finishing(**held))


def test_it_may_be_declined_and_costs_nothing_then():
    s = choose(finishing(**THREE), NO)
    assert done(s)
    assert s.letters[0] == (1, 2, 3)


def test_the_extra_turn_is_a_whole_turn():
    s = choose(finishing(**THREE), YES, SMALL_MARKET, 2)
    assert (s.merchant[0], s.active) == (SMALL_MARKET, 1)


def test_what_was_used_once_a_turn_may_be_used_again_in_it():
    s = finishing(**THREE, spent=7, elsewhere=TEA_HOUSE)
    choose(s, YES)
    assert (s.spent, s.elsewhere) == (0, 0)


def test_an_extra_turn_cannot_buy_another():
    s = choose(finishing(letters=[1, 2, 3, 4, 5, 6]), YES, 1, 2, 3, SMALL_MARKET, 2)
    assert (s.letters[0], s.active) == ((4, 5, 6), 1), "the next player's turn, although three seals are left"


def test_in_the_next_round_it_is_offered_again():
    s = finishing(letters=[1, 2, 3], extra=1, round=2)
    assert asks(s) == "extra_turn.buy"
    assert done(finishing(letters=[1, 2, 3], extra=2, round=2))


def test_each_player_may_buy_one_in_a_round():
    s = choose(finishing(**THREE, rivals=[{"letters": [4, 5, 6]}]), YES, SMALL_MARKET, 2)
    choose(s, CARAVANSARY, 2, 0)
    assert (s.active, asks(s)) == (1, "extra_turn.buy")


def test_it_is_offered_when_the_turn_ended_early_too():
    s = choose(turn(place=TEA_HOUSE, crew=0, **THREE), 1)
    assert asks(s) == "extra_turn.buy"


def test_it_is_offered_in_the_last_round_also_to_the_last_player():
    s = finishing(seat=2, rubies=6, **THREE)
    assert asks(s) == "extra_turn.buy"
    choose(s, YES)
    assert (asks(s), s.active, s.round) == ("turn.move", 2, 1)
    choose(s, SMALL_MARKET, 2)
    assert s.over()


def test_only_the_player_whose_turn_it_was_is_asked():
    assert done(finishing(rivals=[THREE, THREE]))


def test_letters_may_still_be_taken_just_before():
    s = finishing(letters=[1, 2], hand=[ONE_LETTER])
    choose(s, play(ONE_LETTER), letter(3))
    assert asks(s) == "extra_turn.buy"


def test_the_seals_are_paid_before_the_turn_begins():
    s = choose(finishing(letters=[1, 2, 4], delivered=[9], hand=[FIVE_LIRA]), 0, YES)
    assert s.options() == [1, DELIVERED]
    choose(s, DELIVERED, 2)
    assert (asks(s), s.letters[0]) == ("turn.move", (1, 4))


def test_a_merchant_spared_before_is_not_spared_in_the_extra_turn():
    s = turn(lira=9, **THREE, hand=[TO_MERCHANT], rivals=[{"merchant": TEA_HOUSE}])
    choose(s, play(TO_MERCHANT), 2)
    assert asks(s) == "tea_house.announce"
    choose(s, 0, YES)
    assert (asks(s), s.spared) == ("turn.move", -1)


def test_after_a_guild_card_that_gives_a_turn_it_is_offered_at_the_end_of_that_turn():
    s = turn(bazaar=True, place=1, letters=[13, 14, 15], guild_hand=[(7,), (), ()])
    choose(s, extra(s, "guild_card", 7))
    assert (s.active, asks(s), s.merchant[0]) == (0, "turn.move", FOUNTAIN)
    choose(s, 10, 2)
    assert asks(s) == "extra_turn.buy"


def test_a_player_with_letters_on_the_way_may_use_them_after_delivering():
    s = choose(turn(letters=[SPICE_WAREHOUSE, 1]), SMALL_MARKET, 2)
    assert s.active == 1, "two seals"
    s = choose(turn(letters=[SMALL_MARKET, 1]), SMALL_MARKET, 2)
    assert asks(s) == "extra_turn.buy", "one of two letters was delivered: three seals"
