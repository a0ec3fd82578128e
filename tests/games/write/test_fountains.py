"""Fountains: something for everybody, and another card."""

import pytest

from .helpers import (
    BONUS_ACTION,
    CARD_FOUNTAIN,
    FABRIC,
    FRUIT,
    GOOD_FOUNTAIN,
    IMPROVEMENT_FOUNTAIN,
    LIRA_FOUNTAIN,
    SPICE,
    asks,
    checked,
    choose,
    decline_all,
    draw,
    draw_goods,
    goods,
    hand,
    turn,
)


def refilling(players=3, seat=0, **fields):
    """A card was played from the display: another one is turned up."""
    return decline_all(choose(turn(players, seat, display=(8, 9), **fields), 8, 8))


def test_a_lira_for_everybody():
    s = choose(refilling(), draw(LIRA_FOUNTAIN))
    assert s.lira == [4, 1, 1]
    assert asks(s) == "display.reveal"
    assert choose(s, draw(4)).right == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_they_serve_clockwise_from_the_active_player(seat):
    s = choose(refilling(seat=seat), draw(GOOD_FOUNTAIN))
    order = []
    while asks(s) == "goods.choose":
        order.append(s.seat())
        choose(s, SPICE)
    assert order == [seat, (seat + 1) % 3, (seat + 2) % 3]


def test_a_good_of_choice_for_everybody():
    s = choose(refilling(), draw(GOOD_FOUNTAIN), FABRIC, SPICE, FRUIT)
    assert [goods(s, seat) for seat in range(3)] == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]


def test_a_goods_card_for_everybody():
    s = choose(refilling(2), draw(CARD_FOUNTAIN), draw_goods(1, 1), draw_goods(1, 2))
    assert s.goods_hand == [(6,), (0,)]


def test_an_improvement_for_everybody():
    s = choose(refilling(2), draw(IMPROVEMENT_FOUNTAIN), 1, 8)
    assert (checked(s, 0), checked(s, 1)) == ({1: 1}, {8: 1})


def test_one_after_the_other():
    s = choose(refilling(2), draw(LIRA_FOUNTAIN), draw(GOOD_FOUNTAIN), FABRIC, FABRIC, draw(4))
    assert (s.lira, s.right) == ([4, 1], 4)


def test_a_fountain_never_comes_into_a_hand():
    s = decline_all(choose(turn(2, hand=8), hand(8), 8))
    choose(s, 0, draw(LIRA_FOUNTAIN))
    assert (asks(s), s.hand[0], s.lira) == ("location_cards.draw", 0, [4, 1])
    choose(s, draw(5))
    assert s.hand[0] == 5


def test_each_comes_once():
    s = choose(refilling(), draw(LIRA_FOUNTAIN))
    assert LIRA_FOUNTAIN not in s.options()


def test_what_a_fountain_fills_counts_for_bonus_rubies_at_the_end_of_the_next_turn():
    s = choose(refilling(2, lira=0, lira_filled=16), draw(LIRA_FOUNTAIN), draw(4))
    assert (s.lira_filled[0], s.rubies[0], asks(s)) == (20, 0, "turn.play")
    choose(s, 9, BONUS_ACTION, BONUS_ACTION)
    assert s.rubies[0] == 1
