"""The game for two: neutral merchants of the unused colours."""

from fractions import Fraction

import pytest

from bedesten.games.istanbul.names import FOUNTAIN, GEMSTONE_DEALER, GREAT_MOSQUE, POST_OFFICE, SMALL_MOSQUE, STAY

from .helpers import EDITIONS, arriving, asks, choose, crew_size, done, game, play, roll, start, turn

AWAY = 16


def meet(*neutrals, **fields):
    """At the Post Office, the neutral merchants standing here and there."""
    return turn("meet", POST_OFFICE, players=2, neutrals=list(neutrals), **fields)


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_neutral_merchants_stand_on_the_mosques_and_at_the_gemstone_dealer(edition):
    s = start(players=2, edition=edition)
    assert s.neutrals == [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_none(players):
    assert game(players).blank().neutrals == []


def test_a_neutral_merchant_is_paid_into_the_supply_and_the_dice_send_him_away():
    s = choose(meet(POST_OFFICE, AWAY, AWAY, lira=3), 1)
    assert (s.lira, asks(s)) == ([1, 0], "neutral_merchant.wander")
    choose(s, roll(6, 4))
    assert (s.neutrals, asks(s)) == ([10, AWAY, AWAY], "post_office.collect")


def test_the_dice_send_him_to_the_place_with_their_total():
    s = choose(meet(POST_OFFICE, AWAY, AWAY, lira=2), 1)
    chances = dict.fromkeys(range(2, 13), Fraction(0))
    for choice, weight in zip(s.options(), s.weights(), strict=True):
        t = s.copy()
        t.apply(choice)
        chances[t.neutrals[0]] += Fraction(weight, sum(s.weights()))
    assert chances == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


@pytest.mark.parametrize("lira", [0, 1])
def test_who_cannot_pay_him_ends_his_turn_and_he_stays(lira):
    s = meet(POST_OFFICE, AWAY, AWAY, lira=lira)
    assert done(s)
    assert (s.lira[0], s.neutrals) == (lira, [POST_OFFICE, AWAY, AWAY])


def test_who_will_not_pay_him_ends_his_turn_and_he_stays():
    s = choose(meet(POST_OFFICE, AWAY, AWAY, lira=9), 0)
    assert done(s)
    assert (s.lira[0], s.neutrals) == (9, [POST_OFFICE, AWAY, AWAY])


def test_several_are_paid_together_and_rolled_one_after_the_other():  # ruling 11
    s = choose(meet(POST_OFFICE, AWAY, POST_OFFICE, lira=4), 1)
    assert s.lira[0] == 0
    choose(s, roll(1, 1), roll(6, 6))
    assert (s.neutrals, asks(s)) == ([2, AWAY, 12], "post_office.collect")


@pytest.mark.parametrize("lira", [2, 3, 4, 5])
def test_several_are_paid_all_or_not_at_all(lira):  # ruling 11
    s = meet(POST_OFFICE, POST_OFFICE, POST_OFFICE, lira=lira)
    assert done(s)
    assert s.lira[0] == lira


def test_the_opponent_and_a_neutral_merchant_are_both_paid():  # ruling 11
    s = meet(POST_OFFICE, AWAY, AWAY, lira=4, rivals=[{"merchant": POST_OFFICE}])
    choose(s, 1)
    assert (s.lira, asks(s)) == ([0, 2], "neutral_merchant.wander")


def test_with_lira_for_one_of_the_two_nobody_is_paid():  # ruling 11
    s = meet(POST_OFFICE, AWAY, AWAY, lira=3, rivals=[{"merchant": POST_OFFICE}])
    assert done(s)
    assert s.lira == [3, 0]


def test_rolled_back_he_is_not_paid_a_second_time():
    s = choose(meet(POST_OFFICE, AWAY, AWAY, lira=9), 1, roll(1, 4))
    assert (s.neutrals[0], s.lira[0], asks(s)) == (POST_OFFICE, 7, "post_office.collect")


def test_at_the_fountain_he_is_neither_paid_nor_moved():
    s = arriving(FOUNTAIN, players=2, lira=9, crew=3, out=[1], neutrals=[FOUNTAIN, AWAY, AWAY])
    assert asks(s) == "fountain.recall"
    choose(s, 1)
    assert (s.lira[0], s.neutrals[0]) == (9, FOUNTAIN)


def test_he_is_paid_again_by_who_stays_where_he_was_rolled_back():  # ruling 18
    s = turn("move", POST_OFFICE, players=2, lira=2, hand=[STAY], neutrals=[POST_OFFICE, AWAY, AWAY])
    choose(s, play(STAY), 2, 1)
    assert (s.lira[0], asks(s)) == (0, "neutral_merchant.wander")


def test_the_assistant_is_used_before_the_payment():  # ruling 12
    s = choose(arriving(POST_OFFICE, players=2, neutrals=[POST_OFFICE, AWAY, AWAY]), 2)
    assert done(s)
    assert (s.places_out(0), crew_size(s)) == ([POST_OFFICE], 3)


def test_he_has_no_assistants_and_no_family():
    view = game(2).view(start(players=2), 0)
    assert len(view["seats"]) == 2
    assert view["neutral_merchants"] == [14, 15, 16]
