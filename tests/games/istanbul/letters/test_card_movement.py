"""Cards for the first phase: the family member's step, to another merchant, the companion's long way, anywhere."""

import pytest

from bedesten.games.istanbul.modules.letters.names import (
    ANYWHERE,
    AT_HAND,
    COMPANION_FAR,
    EMBASSY,
    FAMILY_STEP,
    IN_SUPPLY,
    TO_MERCHANT,
)
from bedesten.games.istanbul.names import (
    CARAVANSARY,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from ..helpers import asks, barrow, choose, crew_size, done, goods, play, plays
from .helpers import at, companion_moves, finishing, game, set_out, turn

CATACOMBS = 25


@pytest.mark.parametrize("card", [FAMILY_STEP, TO_MERCHANT, COMPANION_FAR, ANYWHERE])
def test_they_are_for_the_movement_phase_only(card):
    fields = {"hand": [card], "family": TEA_HOUSE, "companion": TEA_HOUSE, "lira": 9}
    rivals = [{"merchant": POST_OFFICE}]
    assert plays(turn(place=WAINWRIGHT, rivals=rivals, **fields)) == [card]
    for state in (
        turn("arrive", WAINWRIGHT, rivals=rivals, **fields),
        at(EMBASSY, rivals=rivals, **fields),
        finishing(rivals=rivals, **fields),
    ):
        assert plays(state) == []


# The family member's step.


def stepping(start=TEA_HOUSE, hand=(), **fields):
    """The card is played with the family member at this place."""
    return choose(turn(family=start, hand=[FAMILY_STEP, *hand], **fields), play(FAMILY_STEP))


def test_he_goes_one_step_and_acts_there():
    s = stepping(SPICE_WAREHOUSE)
    assert (asks(s), s.options()) == ("family_step.go", [EMBASSY, 22])
    s = choose(stepping(WAINWRIGHT), FRUIT_WAREHOUSE, 1)
    assert (s.family[0], goods(s), s.merchant[0]) == (FRUIT_WAREHOUSE, barrow(yellow=2), FOUNTAIN)


def test_it_replaces_the_turn_so_nobody_else_moves_or_is_met():
    s = stepping(WAINWRIGHT, companion=SMALL_MARKET, tokens=[FRUIT_WAREHOUSE, FOUNTAIN, 0, 0], lira=9)
    choose(s, FRUIT_WAREHOUSE, 1)
    assert done(s)
    assert (s.merchant[0], s.companion[0], crew_size(s), s.lira[0]) == (FOUNTAIN, SMALL_MARKET, 4, 9)


def test_he_pays_nobody_and_catches_nobody():
    rival = {"merchant": FRUIT_WAREHOUSE, "companion": FRUIT_WAREHOUSE, "family": FRUIT_WAREHOUSE}
    s = choose(stepping(WAINWRIGHT, lira=9, rivals=[rival]), FRUIT_WAREHOUSE)
    assert asks(s) == "warehouse.fill"
    choose(s, 1)
    assert (s.lira, s.family[1], done(s)) == ([9, 0, 0], FRUIT_WAREHOUSE, True)


def test_the_action_may_be_left_alone():
    s = choose(stepping(WAINWRIGHT), FRUIT_WAREHOUSE, 0)
    assert (done(s), s.family[0], goods(s)) == (True, FRUIT_WAREHOUSE, barrow())


def test_not_from_the_police_station():
    assert plays(turn(hand=[FAMILY_STEP])) == []


def test_not_to_the_police_station():
    assert stepping(FOUNTAIN).options() == [FRUIT_WAREHOUSE, CARAVANSARY, SMALL_MARKET]


def test_the_card_is_discarded_after_the_action():
    s = choose(stepping(WAINWRIGHT), FRUIT_WAREHOUSE)
    assert s.discards == ()
    assert choose(s, 1).discards == (FAMILY_STEP,)


def test_cards_may_still_be_played_before_the_turn_ends():
    s = choose(stepping(WAINWRIGHT, hand=[FIVE_LIRA]), FRUIT_WAREHOUSE, 1)
    assert (asks(s), plays(s)) == ("turn.finish", [FIVE_LIRA])


def test_an_action_of_his_may_be_repeated_by_a_card():
    s = choose(stepping(SMALL_MOSQUE, hand=[POST_OFFICE_AGAIN]), POST_OFFICE, 1)
    assert plays(s) == [POST_OFFICE_AGAIN]


def test_he_delivers_letters_where_he_goes():
    s = choose(stepping(WAINWRIGHT, letters=[FRUIT_WAREHOUSE]), FRUIT_WAREHOUSE)
    assert s.delivered[0] == (FRUIT_WAREHOUSE,)


def test_the_extra_turn_may_be_bought_after_it():
    s = choose(stepping(WAINWRIGHT, letters=[1, 2, 3]), FRUIT_WAREHOUSE, 1)
    assert asks(s) == "extra_turn.buy"


def test_the_barrier_stops_him():
    s = stepping(1, bazaar=True, barrier=102, gatekeeper=1)
    assert (s.family[0], asks(s)) == (6, "caravansary.take"), "of two neighbours one is walled off"


def test_in_the_catacombs_he_takes_a_good_and_stays():
    s = choose(stepping(24, bazaar=True, place=1), CATACOMBS, 1)
    assert (s.family[0], s.merchant[0], goods(s), done(s)) == (CATACOMBS, 1, barrow(red=1), True)


# To another merchant.


def test_the_merchant_goes_to_another_players_merchant():
    s = turn(place=TEA_HOUSE, hand=[TO_MERCHANT], rivals=[{"merchant": POST_OFFICE}, {"merchant": WAINWRIGHT}])
    choose(s, play(TO_MERCHANT))
    assert (asks(s), s.options()) == ("to_merchant.join", [1, 2])
    choose(s, 1)
    assert (s.merchant[0], asks(s), s.discards) == (POST_OFFICE, "turn.assist", (TO_MERCHANT,))


def joined(*rivals, **fields):
    """The merchant of seat 1 was joined at the Post Office, and an assistant used."""
    s = turn(place=TEA_HOUSE, hand=[TO_MERCHANT], rivals=rivals, **fields)
    choose(s, play(TO_MERCHANT))
    if asks(s) == "to_merchant.join":
        choose(s, 1)
    return choose(s, 2)


def test_that_merchant_is_not_paid():
    s = joined({"merchant": POST_OFFICE}, {"merchant": TEA_HOUSE}, lira=9)
    assert (asks(s), s.lira) == ("post_office.collect", [9, 0, 0])


def test_every_other_one_is():
    s = joined({"merchant": POST_OFFICE}, {"merchant": POST_OFFICE}, lira=9)
    assert asks(s) == "letters.pay"
    assert choose(s, 1).lira == [7, 0, 2]


def test_so_are_companions_that_players_included():
    s = joined({"merchant": POST_OFFICE, "companion": POST_OFFICE}, {"companion": POST_OFFICE}, lira=9)
    assert choose(s, 1).lira == [5, 2, 2]


def test_other_encounters_apply():
    s = joined({"merchant": POST_OFFICE}, {"family": POST_OFFICE}, tokens=[POST_OFFICE, 0, 0, 0])
    assert asks(choose(s, 0)) == "turn.encounters"


def test_in_the_next_turn_nobody_is_spared():
    s = choose(joined({"merchant": POST_OFFICE}, {"merchant": TEA_HOUSE}), 0)
    assert (s.active, s.spared) == (1, -1)


def test_a_merchant_at_the_own_place_is_no_aim():
    s = turn(place=TEA_HOUSE, hand=[TO_MERCHANT], rivals=[{"merchant": TEA_HOUSE}, {"merchant": TEA_HOUSE}])
    assert plays(s) == []


def test_neutral_merchants_are_no_aim():
    s = turn(players=2, place=TEA_HOUSE, hand=[TO_MERCHANT], rivals=[{"merchant": TEA_HOUSE}])
    assert plays(s) == []


def test_an_assistant_is_needed_there_as_anywhere():
    s = turn(place=TEA_HOUSE, hand=[TO_MERCHANT], crew=0, rivals=[{"merchant": POST_OFFICE}, {"merchant": TEA_HOUSE}])
    assert done(choose(s, play(TO_MERCHANT)))


# The companion's long way.


def test_the_companion_goes_two_places():
    s = choose(turn(hand=[COMPANION_FAR], companion=TEA_HOUSE), play(COMPANION_FAR))
    assert (asks(s), s.options()) == ("companion_far.go", [FRUIT_WAREHOUSE, CARAVANSARY, 13])
    choose(s, CARAVANSARY)
    assert (s.companion[0], s.merchant[0], asks(s)) == (CARAVANSARY, FOUNTAIN, "caravansary.take")
    assert (crew_size(s), s.discards) == (4, (COMPANION_FAR,))


def test_he_does_not_come_back_to_where_he_was():
    for place in game().blank().rules.numbers:
        s = choose(turn(hand=[COMPANION_FAR], companion=place), play(COMPANION_FAR))
        board = s.layout()
        assert s.options() == [other for other in board.places if board.distance(place, other) == 2]


def test_he_must_be_on_the_board():
    assert plays(turn(hand=[COMPANION_FAR], companion=IN_SUPPLY)) == []
    s = turn(hand=[COMPANION_FAR], companion=AT_HAND)
    assert plays(s) == []
    assert plays(choose(s, set_out(s))) == [COMPANION_FAR]


def test_he_pays_meets_and_delivers_as_after_one_step():
    s = turn(
        hand=[COMPANION_FAR], companion=TEA_HOUSE, lira=2, letters=[CARAVANSARY], rivals=[{"merchant": CARAVANSARY}]
    )
    choose(s, play(COMPANION_FAR), CARAVANSARY)
    assert (asks(s), s.delivered[0]) == ("letters.pay", (CARAVANSARY,))
    assert choose(s, 1).lira == [0, 2, 0]


def test_the_barrier_stops_his_second_step_too():
    """From the corner 1 the way to 3 leads through 2 only, and the Barrier stands between 2 and 3."""
    s = turn(bazaar=True, hand=[COMPANION_FAR], companion=1, barrier=203, gatekeeper=1)
    assert companion_moves(s) == [2, 6]
    assert choose(s, play(COMPANION_FAR)).options() == [8, 13]
    s = turn(bazaar=True, hand=[COMPANION_FAR], companion=1, barrier=203, gatekeeper=0)
    assert choose(s, play(COMPANION_FAR)).options() == [3, 8, 13]


# Anywhere.


def test_three_lira_take_the_merchant_to_any_other_place():
    s = choose(turn(hand=[ANYWHERE], lira=4), play(ANYWHERE))
    assert (asks(s), s.options()) == ("anywhere.jump", [*range(1, 7), *range(8, 17), 21, 22, 23, 24])
    choose(s, TEA_HOUSE)
    assert (s.merchant[0], s.lira[0], asks(s), s.discards) == (TEA_HOUSE, 1, "turn.assist", (ANYWHERE,))


def test_it_must_be_paid():
    assert plays(turn(hand=[ANYWHERE], lira=2)) == []


def test_at_the_place_everything_is_as_after_a_walk():
    s = turn(hand=[ANYWHERE], lira=5, letters=[TEA_HOUSE], rivals=[{"merchant": TEA_HOUSE}])
    choose(s, play(ANYWHERE), TEA_HOUSE, 2)
    assert (asks(s), s.delivered[0]) == ("letters.pay", (TEA_HOUSE,))
    assert choose(s, 1).lira == [0, 2, 0]


def test_a_jump_passes_the_barrier():
    s = turn(bazaar=True, place=1, hand=[ANYWHERE], lira=3, barrier=102, gatekeeper=1)
    assert 2 in choose(s, play(ANYWHERE)).options()
