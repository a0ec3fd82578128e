"""Locations 3 and 11: Lira for two goods of a kind, and for a goods card."""

import pytest

from .helpers import FABRIC, FRUIT, JEWELRY, SHEET, SPICE, asks, at, choose, filled, goods, lay, turn

LIRA_SPACE = 5


def test_the_large_market_buys_two_of_a_kind_for_three_lira_and_a_space():
    s = at(3, goods=[2, 1, 0, 0])
    assert goods(s) == [0, 1, 0, 0]
    assert s.lira[0] == 3
    assert asks(s) == "space.fill"
    choose(s, FRUIT)
    assert (goods(s), filled(s)) == ([0, 1, 1, 0], [2, 1, 1, 0])


def test_the_kind_is_chosen():
    s = at(3, goods=[2, 1, 3, 2])
    assert (asks(s), s.options()) == ("large_market.sell", [FABRIC, FRUIT, JEWELRY])
    assert goods(choose(s, FRUIT)) == [2, 1, 1, 2]


@pytest.mark.parametrize("held", [[1, 1, 1, 1], [0, 0, 0, 0]])
def test_without_two_of_a_kind_it_cannot_be_used(held):
    assert 3 not in choose(turn(display=(3, 9), goods=held), 3).options()


def test_a_double_goods_card_is_two_of_a_kind():
    s = at(3, goods_hand=[6])
    assert (s.goods_hand[0], s.lira[0]) == ((), 3)


def test_a_goods_card_and_the_sheet_together_make_two():
    s = at(3, goods=[1, 0, 0, 0], goods_hand=[0])
    assert (goods(s), s.goods_hand[0], s.lira[0]) == ([0, 0, 0, 0], (), 3)


def test_two_goods_cards_make_two_of_a_kind_and_their_other_goods_are_forfeited():
    s = at(3, goods_hand=[0, 1])
    assert (s.goods_hand[0], s.lira[0], goods(s)) == ((), 3, [0, 0, 0, 0])


def test_the_payer_chooses_between_cards_and_sheet():
    s = at(3, goods=[2, 0, 0, 0], goods_hand=[0, 6])
    assert (asks(s), s.options()) == ("payment.pay", [SHEET, lay(FABRIC, SPICE), lay(FABRIC, FABRIC)])


def test_the_small_market_pays_five_lira_for_a_goods_card():
    s = at(11, goods_hand=[3])
    assert (s.goods_hand[0], s.lira[0], s.goods_discards[3], s.cards_played[0]) == ((), 5, 1, 1)
    assert asks(s) == "turn.follow"


def test_the_card_is_chosen():
    s = at(11, goods_hand=[0, 3, 3])
    assert (asks(s), s.options()) == ("goods_cards.discard", [1, 4])
    assert choose(s, 4).goods_hand[0] == (0, 3)


def test_without_a_goods_card_it_cannot_be_used():
    assert 11 not in choose(turn(display=(11, 9), goods=[9, 9, 9, 9]), 11).options()
