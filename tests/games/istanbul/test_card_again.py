"""The cards that carry out an action once more: Sultan's Palace, Post Office, Gemstone Dealer."""

import pytest

from bedesten.games.istanbul.names import (
    FIVE_LIRA,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    ONE_GOOD,
    PALACE_AGAIN,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    SULTANS_PALACE,
    WAINWRIGHT,
)

from .decisions import INSIDE, OUTSIDE
from .helpers import asks, at, barrow, choose, done, goods, play, plays, sold

AGAIN = {SULTANS_PALACE: PALACE_AGAIN, POST_OFFICE: POST_OFFICE_AGAIN, GEMSTONE_DEALER: GEMSTONE_AGAIN}
RICH = {"lira": 99, "extensions": 3, "goods": barrow(5, 5, 5, 5)}


def first(state):
    """Carry out the action in the first way there is."""
    return choose(state, state.options()[1])


def test_the_post_office_gives_twice_the_indicator_moving_between():  # ruling 24
    s = choose(at(POST_OFFICE, hand=[POST_OFFICE_AGAIN]), 1, play(POST_OFFICE_AGAIN))
    assert (goods(s), s.lira[0], s.mail) == (barrow(red=1, green=1, yellow=2), 4, 2)


def test_the_gemstone_dealer_sells_the_second_ruby_at_the_new_price():  # ruling 24
    s = choose(at(GEMSTONE_DEALER, lira=30, hand=[GEMSTONE_AGAIN]), 1, play(GEMSTONE_AGAIN))
    assert (s.rubies[0], s.lira[0], s.gems) == (2, 30 - 14 - 15, 2)


def test_the_sultan_wants_one_good_more_the_second_time():  # ruling 24
    s = choose(at(SULTANS_PALACE, **RICH, hand=[PALACE_AGAIN]), sold(2, 1, 1, 1), play(PALACE_AGAIN))
    assert asks(s) == "cards.once_more"
    assert s.options() == [sold(1, 1, 1, 3), sold(1, 1, 2, 2), sold(1, 2, 1, 2), sold(2, 1, 1, 2)]
    choose(s, sold(2, 1, 1, 2))
    assert (s.rubies[0], goods(s), s.palace) == (2, barrow(1, 3, 3, 2), 2)


@pytest.mark.parametrize("place", [POST_OFFICE, GEMSTONE_DEALER])
def test_two_copies_give_a_third_action(place):  # ruling 24
    card = AGAIN[place]
    s = choose(at(place, **RICH, hand=[card, card]), 1, play(card), play(card))
    assert (s.mail + s.gems, s.hand[0], s.discards) == (3, (), (card, card))
    assert done(s)


def test_two_copies_give_a_third_ruby_of_the_sultan():  # ruling 24
    s = choose(at(SULTANS_PALACE, **RICH, hand=[PALACE_AGAIN] * 2), sold(1, 2, 1, 1))
    choose(s, play(PALACE_AGAIN), sold(1, 2, 1, 2), play(PALACE_AGAIN), sold(3, 1, 1, 2))
    assert (s.rubies[0], goods(s), s.discards) == (3, barrow(0, 0, 2, 0), (PALACE_AGAIN, PALACE_AGAIN))
    assert done(s)


@pytest.mark.parametrize(("place", "card"), AGAIN.items())
def test_after_an_action_that_was_declined_there_is_nothing_to_repeat(place, card):  # ruling 24
    s = choose(at(place, **RICH, hand=[card]), 0)
    assert done(s)
    assert s.hand[0] == (card,)


@pytest.mark.parametrize(("place", "card"), AGAIN.items())
def test_the_card_is_not_played_before_the_action(place, card):
    assert plays(at(place, **RICH, hand=[card])) == []


@pytest.mark.parametrize(("place", "card"), AGAIN.items())
def test_the_card_may_be_kept(place, card):
    s = choose(first(at(place, **RICH, hand=[card])), 0)
    assert s.hand[0] == (card,)
    assert done(s)


@pytest.mark.parametrize(("place", "card"), AGAIN.items())
def test_a_card_serves_only_its_own_place(place, card):
    others = [other for other in AGAIN.values() if other != card]
    assert done(first(at(place, **RICH, hand=others)))


def test_without_the_means_for_the_second_action_the_card_cannot_be_played():  # ruling 24
    assert done(choose(at(GEMSTONE_DEALER, lira=28, hand=[GEMSTONE_AGAIN]), 1))
    poor = at(SULTANS_PALACE, extensions=3, goods=barrow(3, 2, 2, 2), hand=[PALACE_AGAIN])
    assert done(choose(poor, sold(2, 1, 1, 1)))


def test_what_makes_the_second_action_possible_is_played_before():
    s = at(SULTANS_PALACE, extensions=3, goods=barrow(3, 2, 2, 3), hand=[ONE_GOOD, PALACE_AGAIN])
    choose(s, sold(1, 1, 1, 2))
    assert plays(s) == [ONE_GOOD]
    choose(s, play(ONE_GOOD), 4, play(PALACE_AGAIN))
    assert (s.rubies[0], sum(goods(s))) == (2, 0)


def test_five_lira_may_be_played_before_the_card():
    s = choose(at(GEMSTONE_DEALER, lira=24, hand=[FIVE_LIRA, GEMSTONE_AGAIN]), 1, play(FIVE_LIRA), play(GEMSTONE_AGAIN))
    assert s.rubies[0] == 2


@pytest.mark.parametrize("edition", ["2019", "2014"])
def test_the_last_ruby_of_a_track_is_followed_by_another_only_in_2019(edition):  # ruling 40
    s = choose(at(GEMSTONE_DEALER, edition=edition, gems=9, lira=46, hand=[GEMSTONE_AGAIN]), 1)
    assert (plays(s) == [GEMSTONE_AGAIN]) == (edition == "2019")


def test_the_card_reaches_the_discards_when_the_second_action_is_done():
    s = choose(at(SULTANS_PALACE, **RICH, hand=[PALACE_AGAIN]), sold(2, 1, 1, 1), play(PALACE_AGAIN))
    assert s.discards == ()
    assert choose(s, s.options()[0]).discards == (PALACE_AGAIN,)


ELSEWHERE = [d for d in [*OUTSIDE, *INSIDE] if d.key not in ("cards.again", "cards.once_more")]


@pytest.mark.parametrize("decision", ELSEWHERE, ids=repr)
def test_at_no_other_decision_can_they_be_played(decision):  # ruling 22
    s = decision.ask(hand=(POST_OFFICE_AGAIN, GEMSTONE_AGAIN))
    assert not {POST_OFFICE_AGAIN, GEMSTONE_AGAIN} & set(plays(s))


def test_there_is_no_card_for_the_wainwright():
    assert done(choose(at(WAINWRIGHT, lira=14, hand=list(AGAIN.values())), 1))
