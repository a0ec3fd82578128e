"""A turn: move, use an assistant, pay, act; and how it can end at once."""

import pytest

from bedesten.games.istanbul.names import (
    FIVE_LIRA,
    FOUNTAIN,
    GOVERNOR,
    POST_OFFICE,
    RETURN_FAMILY,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
)

from .helpers import EDITIONS, arriving, asks, at, choose, crew_size, done, game, labels, play, turn

GRIDS = {
    "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
    "in-order": list(range(1, 17)),
}
BOTH = pytest.mark.parametrize("edition", EDITIONS)


# Moving.


@pytest.mark.parametrize("layout", GRIDS)
@pytest.mark.parametrize("place", range(1, 17))
def test_a_merchant_moves_one_or_two_places_never_diagonally(layout, place):  # ruling 41
    grid = GRIDS[layout]
    x = grid.index(place)
    reached = [
        other
        for y, other in enumerate(grid)
        if abs(x // 4 - y // 4) + abs(x % 4 - y % 4) in (1, 2)  # two steps may turn a corner
    ]
    assert turn(place=place, layout=layout).options() == sorted(reached)


def test_he_must_leave_his_place():  # ruling 41
    assert all(place not in turn(place=place).options() for place in range(1, 17))


def test_the_places_he_passes_have_no_effect():  # ruling 41
    """From 15 by way of 5 to 2: whoever stands at 5 is not met."""
    s = choose(turn(place=15, lira=9, tokens=[5, 5], rivals=[{"merchant": 5, "family": 5}]), 2, 2, 1)
    assert (s.lira[:2], s.family[1]) == ([9, 0], 5)
    assert done(s)


def test_the_stack_moves_with_him():
    s = choose(turn(place=15, crew=3), 5)
    assert (s.merchant[0], crew_size(s)) == (5, 3)


# Assistants.


@BOTH
def test_an_own_assistant_there_is_picked_up(edition):
    s = arriving(POST_OFFICE, edition=edition, crew=2, out=[POST_OFFICE, TEA_HOUSE])
    assert s.options() == [0, 1]
    choose(s, 1)
    assert (crew_size(s), s.places_out(0), asks(s)) == (3, [TEA_HOUSE], "post_office.collect")


@BOTH
def test_where_none_stands_one_is_left(edition):
    s = arriving(POST_OFFICE, edition=edition)
    assert s.options() == [0, 2]
    choose(s, 2)
    assert (crew_size(s), s.places_out(0), asks(s)) == (3, [POST_OFFICE], "post_office.collect")


def test_another_players_assistant_is_none_of_his():
    s = arriving(POST_OFFICE, rivals=[{"crew": 3, "out": [POST_OFFICE]}])
    assert s.options() == [0, 2]


@BOTH
@pytest.mark.parametrize("out", [[], [POST_OFFICE]])
def test_who_will_not_use_an_assistant_ends_his_turn_at_once(edition, out):  # ruling 14
    s = arriving(POST_OFFICE, edition=edition, out=out, tokens=[POST_OFFICE, 0], rivals=[{"family": POST_OFFICE}])
    choose(s, 0)
    assert done(s)
    assert (s.places_out(0), s.family[1], s.tokens[GOVERNOR]) == (out, POST_OFFICE, POST_OFFICE)


def test_who_has_no_assistant_may_move_but_his_turn_ends_there():  # ruling 13
    s = turn(place=15, crew=0, out=[1, 2, 3, 4], rivals=[{"family": 5}])
    assert 5 in s.options()
    choose(s, 5)
    assert done(s)
    assert (s.merchant[0], s.family[1], s.mail) == (5, 5, 0)


def test_who_has_no_assistant_can_still_go_to_the_fountain():  # ruling 13, 16
    s = choose(turn(place=2, crew=0, out=[1, 2, 3, 4]), FOUNTAIN)
    assert asks(s) == "fountain.recall"


def test_a_turn_that_ended_at_once_has_no_last_cards():
    s = arriving(POST_OFFICE, hand=[FIVE_LIRA])
    choose(s, 0)
    assert done(s)
    assert s.hand[0] == (FIVE_LIRA,)


# Paying merchants.


def paying(*rivals, **fields):
    return turn("meet", POST_OFFICE, rivals=[{"merchant": place} for place in rivals], **fields)


def test_the_merchant_met_is_paid_two_lira():
    s = choose(paying(POST_OFFICE, TEA_HOUSE, lira=5), 1)
    assert (s.lira, asks(s)) == ([3, 2, 0], "post_office.collect")


def test_the_rulebooks_example_two_merchants_are_paid():  # ruling 11
    s = choose(paying(POST_OFFICE, POST_OFFICE, lira=4), 1)
    assert s.lira == [0, 2, 2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_merchant_there_is_paid(players):  # ruling 11
    s = choose(paying(*[POST_OFFICE] * (players - 1), players=players, lira=20), 1)
    assert s.lira == [20 - 2 * (players - 1)] + [2] * (players - 1)


@pytest.mark.parametrize("lira", [0, 1, 2, 3])
def test_who_cannot_pay_all_pays_none_and_his_turn_ends(lira):  # ruling 11
    s = paying(POST_OFFICE, POST_OFFICE, lira=lira)
    assert done(s)
    assert s.lira == [lira, 0, 0]


def test_who_will_not_pay_ends_his_turn_at_once():  # ruling 14
    s = turn("meet", POST_OFFICE, lira=9, tokens=[POST_OFFICE, 0], rivals=[{"merchant": POST_OFFICE}, {"family": 5}])
    choose(s, 0)
    assert done(s)
    assert (s.lira, s.family[2], s.tokens[GOVERNOR]) == ([9, 0, 0], POST_OFFICE, POST_OFFICE)


def test_the_assistant_is_used_before_and_stays_used():  # ruling 12
    s = choose(arriving(POST_OFFICE, rivals=[{"merchant": POST_OFFICE}]), 2)
    assert done(s)
    assert (s.places_out(0), crew_size(s)) == ([POST_OFFICE], 3)
    back = choose(arriving(POST_OFFICE, crew=3, out=[POST_OFFICE], rivals=[{"merchant": POST_OFFICE}]), 1)
    assert (back.places_out(0), crew_size(back)) == ([], 4)


def test_assistants_and_family_members_cost_nothing():  # ruling 11
    s = turn("meet", POST_OFFICE, rivals=[{"out": [POST_OFFICE], "family": POST_OFFICE}])
    assert asks(s) == "post_office.collect"


def test_what_the_family_card_brings_may_pay_a_merchant():  # ruling 22
    s = turn("meet", POST_OFFICE, hand=[RETURN_FAMILY], family=TEA_HOUSE, rivals=[{"merchant": POST_OFFICE}])
    choose(s, play(RETURN_FAMILY), 0, 1)
    assert s.lira == [1, 2, 0]


# Acting.


def test_the_action_may_be_left_and_encounters_follow():  # ruling 15
    s = choose(at(POST_OFFICE, tokens=[POST_OFFICE, 0], rivals=[{"family": POST_OFFICE}]), 0)
    assert (asks(s), s.options()) == ("turn.encounters", [1, 21])


def test_an_action_that_cannot_be_carried_out_is_not_asked_about():
    s = at(WAINWRIGHT, tokens=[WAINWRIGHT, 0])
    assert asks(s) == "turn.encounters"


def test_picking_up_an_assistant_gives_the_action_as_leaving_one_does():
    for crew, out, answer in ((4, [], 2), (3, [POST_OFFICE], 1)):
        assert choose(arriving(POST_OFFICE, crew=crew, out=out), answer, 1).lira[0] == 2


# Turn after turn.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_the_table(players):
    s = turn(players=players, place=2)
    order = []
    for _ in range(2 * players):
        order.append((s.active, s.round))
        choose(s, FOUNTAIN if FOUNTAIN in s.options() else 2)
        while asks(s) != "turn.move":
            choose(s, 0)
    assert order == [(seat, number) for number in (1, 2) for seat in range(players)]


def test_a_question_with_one_answer_is_not_asked():
    s = choose(turn(place=2), FOUNTAIN)
    assert done(s), "nobody to fetch, nobody to meet, nothing to play"


def test_passing_is_an_answer_so_what_may_be_done_is_asked():
    assert at(POST_OFFICE).options() == [0, 1]
    assert asks(turn("finish", TEA_HOUSE, hand=[FIVE_LIRA])) == "turn.finish"


def test_cards_that_cannot_be_played_now_raise_no_question():
    assert done(turn("finish", TEA_HOUSE, hand=[STAY]))


def test_the_question_says_what_a_move_leads_to():
    s = turn(place=15, rivals=[{"merchant": 5}])
    assert labels(s)[s.options().index(5)] == "Post Office (1 step; leave an assistant; pay 2 Lira to 1 merchant)"
    assert game().question(s) == "Where does your merchant go?"
