"""The cards for five Lira and for one good."""

import pytest

from bedesten.games.istanbul.names import (
    BLUE,
    FIVE_LIRA,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    GREEN,
    ONE_GOOD,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    TEA_HOUSE,
    WAINWRIGHT,
)

from .decisions import INSIDE, LAST, OUTSIDE
from .helpers import arriving, asks, at, barrow, choose, done, goods, meeting, play, plays, roll, turn

GOOD = [1, 2, 3, 4]


# Five Lira: ruling 22, at every decision of one's own turn.


@pytest.mark.parametrize("decision", [*OUTSIDE, *INSIDE, LAST], ids=repr)
def test_five_lira_may_be_played_at_every_decision(decision):
    s = decision.ask(hand=(FIVE_LIRA,))
    assert asks(s) == decision.key
    before = s.lira[0]
    choose(s, play(FIVE_LIRA))
    assert s.lira[0] == before + 5
    assert done(s) if decision is LAST else asks(s) == decision.key, "the question comes again"


def test_the_played_card_lies_on_the_discards():
    s = choose(turn(hand=[FIVE_LIRA]), play(FIVE_LIRA))
    assert (s.hand[0], s.discards) == ((), (FIVE_LIRA,))


def test_any_number_of_cards_may_be_played_in_a_turn():  # ruling 22
    s = choose(turn(hand=[FIVE_LIRA] * 4), *[play(FIVE_LIRA)] * 4)
    assert s.lira[0] == 20


def test_five_lira_may_be_played_to_pay_a_merchant():  # ruling 22
    s = arriving(POST_OFFICE, hand=[FIVE_LIRA], rivals=[{"merchant": POST_OFFICE}])
    choose(s, 2)
    assert (asks(s), s.options()) == ("turn.pay", [0, play(FIVE_LIRA)])
    choose(s, play(FIVE_LIRA), 1)
    assert s.lira[:2] == [3, 2]


def test_five_lira_may_be_played_to_afford_the_action():
    s = choose(at(WAINWRIGHT, lira=2, hand=[FIVE_LIRA]), play(FIVE_LIRA), 1)
    assert s.extensions[0] == 1


def test_cards_are_played_only_on_ones_own_turn():  # ruling 22
    s = turn(seat=1, rivals=[{}, {"hand": [FIVE_LIRA, ONE_GOOD]}])
    assert plays(s) == []


# One good.


@pytest.mark.parametrize("decision", OUTSIDE, ids=repr)
def test_one_good_may_be_played_at_every_decision_outside_an_action(decision):  # ruling 22
    s = decision.ask(hand=(ONE_GOOD,))
    assert asks(s) == decision.key
    before = goods(s)
    choose(s, play(ONE_GOOD), BLUE + 1)
    assert goods(s) == [*before[:BLUE], before[BLUE] + 1]
    assert asks(s) == decision.key


def test_one_good_may_be_played_at_the_very_end_of_a_turn():
    s = choose(LAST.ask(hand=(ONE_GOOD,)), play(ONE_GOOD), BLUE + 1)
    assert goods(s)[BLUE] == 4
    assert done(s)


@pytest.mark.parametrize("decision", INSIDE, ids=repr)
def test_one_good_is_never_played_inside_an_action(decision):  # ruling 22
    s = decision.ask(hand=(ONE_GOOD,), **({"goods": barrow(4, 4, 4, 4)} if decision.key == "cards.once_more" else {}))
    assert asks(s) == decision.key
    assert ONE_GOOD not in plays(s)


def test_the_good_is_of_the_players_choice():
    for choice in GOOD:
        s = choose(turn(hand=[ONE_GOOD]), play(ONE_GOOD), choice)
        assert goods(s) == [int(kind + 1 == choice) for kind in range(4)]


def test_the_good_is_chosen_among_those_with_room():
    s = choose(turn(hand=[ONE_GOOD], goods=barrow(red=2, yellow=2)), play(ONE_GOOD))
    assert s.options() == [GREEN + 1, BLUE + 1]


def test_the_only_good_with_room_is_taken_without_asking():
    s = choose(turn(hand=[ONE_GOOD], goods=barrow(2, 2, 2, 1)), play(ONE_GOOD))
    assert (asks(s), goods(s)) == ("turn.move", barrow(2, 2, 2, 2))


def test_with_a_full_barrow_the_card_cannot_be_played():
    assert plays(turn(hand=[ONE_GOOD], goods=barrow(2, 2, 2, 2))) == []


def test_one_good_may_be_played_between_two_doubled_actions():  # ruling 23
    s = choose(at(POST_OFFICE, hand=[ONE_GOOD, POST_OFFICE_AGAIN]), 1)
    choose(s, play(ONE_GOOD), BLUE + 1, play(POST_OFFICE_AGAIN))
    assert (goods(s), s.lira[0]) == (barrow(red=1, green=1, yellow=2, blue=1), 4)


def test_the_card_reaches_the_discards_when_the_good_has_been_taken():
    s = choose(turn(hand=[ONE_GOOD]), play(ONE_GOOD))
    assert s.discards == ()
    assert choose(s, 1).discards == (ONE_GOOD,)


# What is owed cannot be played away.


def test_the_governors_payment_cannot_be_evaded_by_playing_the_last_card():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], deck=[ONE_GOOD, ONE_GOOD, ONE_GOOD]), 1)
    assert asks(s) == "token.roam", "the only card is the only payment"
    assert s.hand[0] == ()


def test_five_lira_may_pay_the_governor():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], deck=[FIVE_LIRA]), 1)
    assert (asks(s), s.options()) == ("governor.pay", [1 + FIVE_LIRA, play(FIVE_LIRA)])
    choose(s, play(FIVE_LIRA))
    assert (s.lira[0], s.hand[0]) == (3, ())


def test_with_two_lira_the_card_may_be_played_and_the_lira_paid():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], deck=[ONE_GOOD], lira=2), 1, play(ONE_GOOD), 1)
    assert (s.lira[0], goods(s), asks(s)) == (0, barrow(red=1), "token.roam")


def test_five_lira_between_make_a_second_ruby_affordable():
    s = choose(at(GEMSTONE_DEALER, lira=24, hand=[FIVE_LIRA, GEMSTONE_AGAIN]), 1)
    assert plays(s) == [FIVE_LIRA]
    choose(s, play(FIVE_LIRA), play(GEMSTONE_AGAIN))
    assert (s.rubies[0], s.lira[0]) == (2, 0)


def test_playing_a_card_does_not_use_up_a_roll():
    s = choose(at(TEA_HOUSE, hand=[FIVE_LIRA]), play(FIVE_LIRA), 12, roll(6, 6))
    assert s.lira[0] == 17
