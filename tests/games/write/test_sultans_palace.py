"""Locations A to D: rubies for goods, dearer with each one that is taken."""

import pytest

from .helpers import (
    A,
    B,
    C,
    D,
    asks,
    at,
    choose,
    decline_all,
    draw,
    end_turn,
    events,
    goods,
    guild,
    price,
    turn,
)

FULL = {"goods": [6, 6, 6, 6], "goods_rubies": 2}


@pytest.mark.parametrize("letter", [A, B, C, D])
def test_the_goods_of_a_letter_buy_a_ruby(letter):
    s = at(letter, **FULL)
    assert (goods(s), s.rubies[0]) == ([5, 5, 5, 5], 1)
    assert s.palace_rubies[:4] == [int(other == letter) for other in (A, B, C, D)]
    assert events(s, "gained_ruby") == [(0, letter, 0)]


def test_goods_that_were_spent_stay_filled_in():
    s = at(A, **FULL)
    assert s.goods_filled[:4] == [6, 6, 6, 6]


def test_the_first_card_shows_all_its_goods_those_under_it_the_top_one_alone():
    s = turn(letters=[(4, 7, 13), (5,), (10,), (15,)])
    # Two fabric and two spice; under it a card with spice at its top, and one with fruit.
    assert price(s, A) == [2, 3, 1, 0]


def test_all_the_goods_are_needed():
    letters = [(4,), (5,), (10,), (15,)]
    assert A not in choose(turn(display=(A, 9), letters=letters, goods=[2, 1, 9, 9]), A).options()
    assert A in choose(turn(display=(A, 9), letters=letters, goods=[2, 2, 0, 0]), A).options()


def test_at_the_end_of_the_turn_the_letter_gets_another_card_and_is_a_good_dearer():
    s = choose(decline_all(at(A, **FULL)), draw(4))
    assert asks(s) == "ruby_cards.reveal"
    choose(s, draw(19))
    assert s.letters[0] == (0, 19)
    assert price(s, A) == [1, 1, 1, 2]
    assert (asks(s), s.taken) == ("turn.play", 0)


def test_all_who_deliver_in_one_turn_pay_the_same_and_one_card_is_added():
    s = at(A, players=3, **FULL, rivals=[{**FULL, "bonus": 1}, {**FULL, "bonus": 1}])
    choose(s, A, A)
    assert [goods(s, seat) for seat in range(3)] == [[5, 5, 5, 5]] * 3
    assert s.rubies == [1, 1, 1]
    choose(s, draw(4), draw(19))
    assert len(s.letters[0]) == 2
    assert asks(s) == "turn.play"


def test_every_letter_where_a_ruby_was_taken_gets_one_a_first():
    s = at(B, players=3, **FULL, rivals=[{**FULL, "bonus": 1}, {**FULL, "bonus": 1}])
    choose(s, D, A, draw(4))
    assert (asks(s), s.top().args()) == ("ruby_cards.reveal", (0,))
    choose(s, draw(1), draw(2), draw(3))
    assert [len(cards) for cards in s.letters] == [2, 2, 1, 2]
    assert [cards[-1] for cards in s.letters] == [1, 2, 10, 3]


def test_a_ruby_from_elsewhere_makes_nothing_dearer():
    s = end_turn(at(2, lira=10))
    assert [len(cards) for cards in s.letters] == [1, 1, 1, 1]


def test_a_delivery_by_a_guild_card_makes_its_letter_dearer_too():
    s = choose(turn(lira=3, guild_hand=[5], **FULL), guild(5))
    assert asks(s) == "ruby_cards.reveal"
    assert len(choose(s, draw(19)).letters[0]) == 2


def test_when_the_ruby_cards_have_run_out_prices_stay():
    s = end_turn(at(A, **FULL, ruby_deck=[0] * 20))
    assert price(s, A) == [1, 1, 1, 1]
    assert asks(s) == "turn.play"


def test_too_few_cards_go_to_the_letters_in_their_order():
    deck = [int(card == 19) for card in range(20)]
    s = at(C, players=3, **FULL, rivals=[{**FULL, "bonus": 1}, {"icons": {}}], ruby_deck=deck)
    choose(s, A, draw(4))
    assert [len(cards) for cards in s.letters] == [2, 1, 1, 1]
    assert asks(s) == "turn.play"


def test_a_follower_needs_a_bonus_action():
    assert at(A, players=3, **FULL, rivals=[FULL]).options() == [0, 3, 7]
