"""The card that brings the own family member home for the reward."""

import pytest

from bedesten.games.istanbul.names import (
    CARAVANSARY,
    FIVE_LIRA,
    LONG_MOVE,
    POLICE_STATION,
    RETURN_FAMILY,
    STAY,
    TEA_HOUSE,
)

from .decisions import INSIDE, LAST, OUTSIDE
from .helpers import asks, at, choose, draw, meeting, play, plays, turn

AWAY = {"family": CARAVANSARY, "hand": [RETURN_FAMILY]}
LIRA, CARD = 0, 1


def test_he_goes_home_for_three_lira():
    s = choose(turn(**AWAY), play(RETURN_FAMILY), LIRA)
    assert (s.family[0], s.lira[0], s.hand[0]) == (POLICE_STATION, 3, ())


def test_he_goes_home_for_a_card_of_the_pile():
    s = choose(turn(**AWAY, discards=(LONG_MOVE,)), play(RETURN_FAMILY), CARD, draw(STAY))
    assert (s.family[0], s.lira[0], s.hand[0]) == (POLICE_STATION, 0, (STAY,))
    assert s.discards == (LONG_MOVE, RETURN_FAMILY)


def test_the_reward_is_one_or_the_other_and_not_declined():
    assert choose(turn(**AWAY), play(RETURN_FAMILY)).options() == [LIRA, CARD]


def test_he_cannot_be_brought_home_when_he_is_there():
    assert plays(turn(hand=[RETURN_FAMILY])) == []


@pytest.mark.parametrize("decision", [*OUTSIDE, *INSIDE, LAST], ids=repr)
def test_the_card_may_be_played_at_every_decision(decision):  # ruling 22
    s = decision.ask(hand=(RETURN_FAMILY,), family=CARAVANSARY)
    assert asks(s) == decision.key
    before = s.lira[0]
    choose(s, play(RETURN_FAMILY), LIRA)
    assert (s.family[0], s.lira[0]) == (POLICE_STATION, before + 3)
    if decision is not LAST:
        assert asks(s) == decision.key


def test_the_card_reaches_the_discards_after_the_reward():
    """So the pile that is renewed by drawing the reward does not hold it."""
    s = choose(turn(**AWAY, deck=[STAY], discards=(LONG_MOVE,)), play(RETURN_FAMILY), CARD)
    assert s.hand[0] == (STAY,)
    assert (s.deck[LONG_MOVE], s.deck[RETURN_FAMILY], s.discards) == (1, 0, (RETURN_FAMILY,))


def test_with_both_piles_empty_the_reward_is_lira():
    s = choose(turn(**AWAY, deck=[]), play(RETURN_FAMILY))
    assert (asks(s), s.lira[0], s.discards) == ("turn.move", 3, (RETURN_FAMILY,))


def test_it_may_pay_the_governor():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], deck=[RETURN_FAMILY], family=CARAVANSARY), 1)
    choose(s, play(RETURN_FAMILY))
    assert (s.lira[0], s.hand[0], asks(s)) == (1, (), "token.roam")


def test_it_does_not_evade_the_discard_at_the_caravansary():
    s = choose(at(CARAVANSARY, family=TEA_HOUSE, deck=[RETURN_FAMILY]), 1, 1)
    assert (s.hand[0], s.discards) == ((), (RETURN_FAMILY,))
    assert (s.family[0], s.lira[0]) == (TEA_HOUSE, 0)


def test_five_lira_drawn_as_the_reward_may_be_played_at_once():
    s = choose(turn(**AWAY), play(RETURN_FAMILY), CARD, draw(FIVE_LIRA), play(FIVE_LIRA))
    assert s.lira[0] == 5


def test_others_family_members_are_not_touched():
    s = choose(turn(**AWAY, rivals=[{"family": CARAVANSARY}]), play(RETURN_FAMILY), LIRA)
    assert s.family[1] == CARAVANSARY
