"""Catacombs (25): a good or a coffee, then whoever acts there goes to any place, without acting or meeting anybody."""

import pytest

from bedesten.games.istanbul.modules.great_bazaar import CATACOMBS
from bedesten.games.istanbul.modules.letters.names import FAMILY_STEP
from bedesten.games.istanbul.names import FIVE_LIRA, FOUNTAIN, ONE_GOOD, POLICE_STATION, POST_OFFICE, TEA_HOUSE

from ..helpers import asks, barrow, choose, crew_size, done, goods, play, plays
from .helpers import at, beside, companion, game, guild, turn

RED, GREEN, YELLOW, BLUE, COFFEE = 1, 2, 3, 4, 5
EVERYWHERE = list(range(1, 26))


@pytest.mark.parametrize("good", [RED, GREEN, YELLOW, BLUE])
def test_a_good_of_ones_choice(good):
    s = choose(at(CATACOMBS), good)
    assert (goods(s), s.coffee[0]) == ([int(kind + 1 == good) for kind in range(4)], 0)


def test_or_a_coffee():
    s = choose(at(CATACOMBS), COFFEE)
    assert (sum(goods(s)), s.coffee[0]) == (0, 1)


def test_a_good_without_room_is_not_offered():
    assert at(CATACOMBS, goods=barrow(2, 0, 2, 2)).options() == [0, GREEN, COFFEE]
    assert at(CATACOMBS, goods=barrow(2, 2, 2, 2)).options() == [0, COFFEE]


def test_then_the_merchant_and_his_stack_go_to_any_place():
    s = choose(at(CATACOMBS, crew=3), RED)
    assert asks(s) == "catacombs.emerge"
    assert set(s.options()) >= set(EVERYWHERE) - {CATACOMBS}
    choose(s, TEA_HOUSE)
    assert (s.merchant[0], crew_size(s), s.places_out(0)) == (TEA_HOUSE, 3, [])
    assert done(s)


def test_he_does_not_act_there():
    s = choose(at(CATACOMBS), RED, POST_OFFICE)
    assert (done(s), s.lira[0], s.mail) == (True, 0, 0)


def test_he_meets_nobody_there():
    there = {"merchant": TEA_HOUSE, "family": TEA_HOUSE, "companion": TEA_HOUSE}
    s = choose(at(CATACOMBS, lira=9, tokens=[TEA_HOUSE] * 4, rivals=[there, there]), RED, TEA_HOUSE)
    assert done(s)
    assert (s.lira, s.family[1:], s.tokens) == ([9, 0, 0], [TEA_HOUSE] * 2, [TEA_HOUSE] * 4)


def test_he_uses_no_assistant_there_and_leaves_one_at_the_catacombs():
    s = choose(turn(place=FOUNTAIN, crew=3, out=[TEA_HOUSE]), CATACOMBS, 2, RED, TEA_HOUSE)
    assert (s.merchant[0], crew_size(s), s.places_out(0)) == (TEA_HOUSE, 2, [TEA_HOUSE, CATACOMBS])


def test_whom_he_meets_at_the_catacombs_he_pays_first():
    s = turn(lira=2, rivals=[{"merchant": CATACOMBS}])
    choose(s, CATACOMBS, 2)
    assert (asks(s), s.options()) == ("letters.pay", [0, 1])


def test_the_action_may_be_left_alone():
    s = choose(at(CATACOMBS), 0)
    assert (done(s), s.merchant[0], sum(goods(s))) == (True, CATACOMBS, 0)


def test_left_alone_the_encounters_follow_at_the_catacombs():
    s = choose(at(CATACOMBS, rivals=[{"family": CATACOMBS}]), 0)
    assert s.family[1] == POLICE_STATION


def test_letters_are_delivered_where_he_comes_up():
    s = choose(at(CATACOMBS, letters=[TEA_HOUSE, POST_OFFICE]), RED, TEA_HOUSE)
    assert (s.letters[0], s.delivered[0]) == ((POST_OFFICE,), (TEA_HOUSE,))


def test_the_barrier_is_passed():
    s = at(CATACOMBS, barrier=725, gatekeeper=1)
    assert FOUNTAIN in choose(s, RED).options()


def test_cards_may_be_played_at_the_end_of_the_turn():
    s = choose(at(CATACOMBS, hand=[FIVE_LIRA, ONE_GOOD]), RED, TEA_HOUSE)
    assert (asks(s), plays(s)) == ("turn.finish", [ONE_GOOD, FIVE_LIRA])


# The companion.


def test_the_companion_goes_instead_if_it_was_he_who_came():
    s = choose(turn(place=TEA_HOUSE, companion=FOUNTAIN), companion(CATACOMBS), COFFEE, POST_OFFICE)
    assert (s.companion[0], s.merchant[0], s.coffee[0]) == (POST_OFFICE, TEA_HOUSE, 1)
    assert done(s)


def test_the_companion_meets_nobody_where_he_comes_up():
    there = {"merchant": POST_OFFICE, "family": POST_OFFICE, "companion": POST_OFFICE}
    s = turn(place=TEA_HOUSE, companion=FOUNTAIN, lira=9, tokens=[POST_OFFICE] * 4, rivals=[there])
    choose(s, companion(CATACOMBS), RED, POST_OFFICE)
    assert (done(s), s.lira, s.family[1], s.mail) == (True, [9, 0, 0], POST_OFFICE, 0)


def test_the_companion_delivers_where_he_comes_up():
    s = turn(place=TEA_HOUSE, companion=FOUNTAIN, letters=[POST_OFFICE])
    choose(s, companion(CATACOMBS), RED, POST_OFFICE)
    assert s.delivered[0] == (POST_OFFICE,)


# The family member takes a good and stays.


def stayed(s):
    """Seat 0's family member took a red good at the Catacombs, and the turn is over without anybody having moved."""
    return (goods(s), s.family[0], done(s)) == (barrow(red=1), CATACOMBS, True)


def test_a_family_member_from_the_police_station_stays():
    s = choose(at(POLICE_STATION), CATACOMBS, RED)
    assert stayed(s)
    assert s.merchant[0] == POLICE_STATION


def test_a_family_member_who_steps_there_by_the_card_stays():
    s = choose(turn(place=TEA_HOUSE, family=FOUNTAIN, hand=[FAMILY_STEP]), play(FAMILY_STEP), CATACOMBS, RED)
    assert stayed(s)
    assert s.merchant[0] == TEA_HOUSE


def test_a_family_member_sent_by_the_companion_stays():
    s = choose(turn(place=TEA_HOUSE, companion=11), companion(POLICE_STATION), CATACOMBS, RED)
    assert stayed(s)
    assert (s.merchant[0], s.companion[0]) == (TEA_HOUSE, POLICE_STATION)


def test_a_family_member_sent_from_beside_the_barrier_stays():
    # The merchant is at the Tavern and acts at the Police Station.
    s = choose(beside(POLICE_STATION, 5), CATACOMBS, RED)
    assert stayed(s)
    assert s.merchant[0] == 19


def test_a_family_member_sent_by_a_guild_card_does_not_move_the_merchant():
    s = choose(turn(place=TEA_HOUSE, guild=[12]), guild(12), POLICE_STATION, CATACOMBS, RED)
    assert asks(s) != "catacombs.emerge" and done(s)
    assert (s.merchant[0], goods(s), s.family[0]) == (TEA_HOUSE, barrow(red=1), POLICE_STATION)


# From afar: the merchant stands elsewhere and it is still he who acts.


def test_beside_the_barrier_the_merchant_goes():
    s = choose(beside(CATACOMBS, 17), RED, POST_OFFICE)
    assert (s.merchant[0], done(s)) == (POST_OFFICE, True)


@pytest.mark.parametrize("place", [TEA_HOUSE, FOUNTAIN, POLICE_STATION])
def test_by_the_guild_card_the_merchant_goes_wherever_he_stands(place):
    s = choose(turn(place=place, guild=[12]), guild(12), CATACOMBS, RED)
    assert asks(s) == "catacombs.emerge"
    assert choose(s, POST_OFFICE).merchant[0] == POST_OFFICE
    assert done(s)


def test_by_the_guild_card_he_may_go_to_the_catacombs_themselves():
    s = choose(turn(place=TEA_HOUSE, guild=[12]), guild(12), CATACOMBS, RED)
    assert CATACOMBS in s.options(), "a place of your choice, and he is not there"


def test_by_the_guild_card_the_companion_stays():
    s = choose(turn(place=TEA_HOUSE, guild=[12], companion=FOUNTAIN), guild(12), CATACOMBS, RED, POST_OFFICE)
    assert (s.merchant[0], s.companion[0]) == (POST_OFFICE, FOUNTAIN)


def test_the_companion_at_the_tavern_goes_from_beside_the_barrier():
    s = turn(place=TEA_HOUSE, companion=FOUNTAIN, coffee=2)
    choose(s, companion(19), 1, 1725, CATACOMBS, RED, POST_OFFICE)
    assert (s.companion[0], s.merchant[0]) == (POST_OFFICE, TEA_HOUSE)


def test_the_words_tell_where_he_comes_up():
    s = choose(at(CATACOMBS), RED)
    assert len({game().describe(s, choice)["label"] for choice in s.options()}) == len(s.options())
