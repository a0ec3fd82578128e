"""Payments: for companions as for merchants, to and by both."""

import pytest

from bedesten.games.istanbul.modules.letters.names import KIOSK
from bedesten.games.istanbul.names import CARAVANSARY, FOUNTAIN, POST_OFFICE, SMALL_MARKET, TEA_HOUSE, WAINWRIGHT

from ..helpers import asks, choose, done, roll
from .helpers import companion_to, game, turn

PAY = 1


def arriving(**fields):
    """A merchant who has used his assistant at the Post Office."""
    return turn("meet", POST_OFFICE, **fields)


@pytest.mark.parametrize(
    ("rivals", "after"),
    [
        ([{"merchant": POST_OFFICE}], [8, 2, 0]),
        ([{"companion": POST_OFFICE}], [8, 2, 0]),
        ([{"merchant": POST_OFFICE, "companion": POST_OFFICE}], [6, 4, 0]),
        ([{"companion": POST_OFFICE}, {"merchant": POST_OFFICE}], [6, 2, 2]),
        ([{"merchant": POST_OFFICE, "companion": POST_OFFICE}] * 2, [2, 4, 4]),
    ],
)
def test_two_lira_go_to_the_owner_of_every_merchant_and_companion(rivals, after):
    s = arriving(lira=10, rivals=rivals)
    assert (asks(s), s.options()) == ("letters.pay", [0, PAY])
    choose(s, PAY)
    assert (s.lira, asks(s)) == (after, "post_office.collect")


def test_who_meets_nobody_pays_nobody():
    assert asks(arriving(rivals=[{"companion": TEA_HOUSE}])) == "post_office.collect"


def test_the_own_companion_is_not_paid():
    assert asks(arriving(companion=POST_OFFICE)) == "post_office.collect"


def test_who_cannot_pay_for_all_has_ended_his_turn():
    s = arriving(lira=3, rivals=[{"merchant": POST_OFFICE, "companion": POST_OFFICE}])
    assert done(s)
    assert s.lira == [3, 0, 0]


def test_who_will_not_pay_ends_his_turn():
    s = choose(arriving(lira=2, tokens=[POST_OFFICE] * 4, rivals=[{"companion": POST_OFFICE}]), 0)
    assert done(s)


def test_the_companion_pays_like_the_merchant():
    s = turn(companion=FOUNTAIN, lira=4, rivals=[{"merchant": CARAVANSARY}, {"companion": CARAVANSARY}])
    choose(s, companion_to(s, CARAVANSARY))
    assert asks(s) == "letters.pay"
    choose(s, PAY)
    assert (s.lira, asks(s)) == ([0, 2, 2], "caravansary.take")


def test_the_companion_pays_where_he_is_not_where_the_merchant_is():
    s = turn(place=TEA_HOUSE, companion=FOUNTAIN, rivals=[{"merchant": TEA_HOUSE}])
    choose(s, companion_to(s, CARAVANSARY))
    assert asks(s) == "caravansary.take"


def test_a_companion_who_cannot_pay_ends_the_turn():
    s = turn(companion=FOUNTAIN, lira=1, rivals=[{"merchant": CARAVANSARY}])
    choose(s, companion_to(s, CARAVANSARY))
    assert done(s)
    assert s.companion[0] == CARAVANSARY


def test_nobody_is_paid_at_the_fountain():
    s = turn("meet", FOUNTAIN, lira=9, rivals=[{"companion": FOUNTAIN}] * 2)
    assert asks(s) == "letters.recall"
    s = turn(companion=SMALL_MARKET, place=TEA_HOUSE, lira=9, rivals=[{"companion": FOUNTAIN}])
    choose(s, companion_to(s, FOUNTAIN))
    assert (asks(s), s.lira) == ("letters.recall", [9, 0, 0])


def test_with_two_players_neutral_merchants_are_paid_besides():
    s = arriving(players=2, lira=6, rivals=[{"companion": POST_OFFICE}], neutrals=[POST_OFFICE, 15, 16])
    choose(s, PAY)
    assert (s.lira, asks(s)) == ([2, 2], "neutral_merchant.wander")
    choose(s, roll(4, 4))
    assert (s.neutrals, asks(s)) == ([8, 15, 16], "post_office.collect")


def test_the_companion_pays_neutral_merchants_too():
    s = turn(place=TEA_HOUSE, players=2, companion=FOUNTAIN, lira=2, neutrals=[CARAVANSARY, 15, 16])
    choose(s, companion_to(s, CARAVANSARY), PAY, roll(1, 1))
    assert (s.lira, s.neutrals, asks(s)) == ([0, 0], [2, 15, 16], "caravansary.take")


def test_neutral_colours_bring_no_companions():
    assert len(turn(players=2).companion) == 2


def test_the_family_member_pays_nobody():
    s = turn("act", 12, lira=9, rivals=[{"companion": WAINWRIGHT, "merchant": WAINWRIGHT}])
    choose(s, WAINWRIGHT)
    assert (asks(s), s.lira[0]) == ("wainwright.extend", 9)


def test_what_a_move_costs_is_said_beforehand():
    s = turn(companion=FOUNTAIN, rivals=[{"merchant": SMALL_MARKET, "companion": SMALL_MARKET}, {"companion": KIOSK}])
    said = {choice: game().describe(s, choice)["label"] for choice in s.options()}
    assert said[SMALL_MARKET] == "Small Market (1 step; leave an assistant; pay 4 Lira to 2 merchants)"
    assert said[KIOSK] == "Kiosk (2 steps; leave an assistant; pay 2 Lira to 1 merchant)"
    assert said[companion_to(s, SMALL_MARKET)] == "Your companion goes to the Small Market (pay 4 Lira to 2 merchants)"
