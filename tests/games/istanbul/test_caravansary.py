"""Place 6: two bonus cards into the hand, one out of it."""

import pytest

from bedesten.games.istanbul.names import (
    ANY_GOODS,
    CARAVANSARY,
    FIVE_LIRA,
    LONG_MOVE,
    ONE_GOOD,
    RETURN_ASSISTANT,
    STAY,
)
from bedesten.kernel.step import CHANCE

from .helpers import asks, at, choose, done, draw, play, plays

PILE, DISCARDS = 1, 2


def discarding(card):
    return 1 + card


def test_two_cards_come_from_the_pile_and_one_is_discarded():
    s = choose(at(CARAVANSARY), PILE, draw(STAY), draw(LONG_MOVE), discarding(STAY))
    assert (s.hand[0], s.discards) == ((LONG_MOVE,), (STAY,))
    assert sum(s.deck) == 24


def test_any_card_of_the_hand_may_be_discarded_old_or_new():
    s = choose(at(CARAVANSARY, hand=[ANY_GOODS]), PILE, draw(STAY), draw(LONG_MOVE))
    assert s.options() == [discarding(LONG_MOVE), discarding(STAY), discarding(ANY_GOODS)]
    assert choose(s, discarding(ANY_GOODS)).hand[0] == (LONG_MOVE, STAY)


def test_the_discarded_card_lies_on_top():
    s = choose(at(CARAVANSARY, discards=(FIVE_LIRA,)), PILE, draw(STAY), PILE, draw(LONG_MOVE), discarding(STAY))
    assert s.discards == (FIVE_LIRA, STAY)


def test_a_card_may_be_taken_from_the_top_of_the_discards():
    s = choose(at(CARAVANSARY, discards=(ONE_GOOD, STAY)), DISCARDS)
    assert (s.hand[0], s.discards) == ((STAY,), (ONE_GOOD,))


def test_both_may_come_from_the_discards_the_second_being_the_next_one():  # ruling 32
    s = choose(at(CARAVANSARY, discards=(ANY_GOODS, LONG_MOVE, STAY)), DISCARDS, DISCARDS)
    assert (s.hand[0], s.discards) == ((LONG_MOVE, STAY), (ANY_GOODS,))


def test_where_the_second_comes_from_is_decided_with_the_first_in_hand():  # ruling 32
    s = choose(at(CARAVANSARY, discards=(STAY,)), PILE, draw(LONG_MOVE))
    assert s.hand[0] == (LONG_MOVE,)
    assert (asks(s), s.options()) == ("caravansary.take_next", [PILE, DISCARDS])


def test_without_discards_only_the_pile_is_left():
    s = at(CARAVANSARY)
    assert s.options() == [0, PILE]
    choose(s, PILE, draw(STAY))
    assert asks(s) == "cards.draw"


def test_the_action_may_be_declined():
    s = choose(at(CARAVANSARY, hand=[STAY], discards=(LONG_MOVE,)), 0)
    assert (s.hand[0], s.discards) == ((STAY,), (LONG_MOVE,))
    assert done(s)


def test_a_started_action_is_carried_through():
    s = choose(at(CARAVANSARY, discards=(STAY,)), PILE, draw(LONG_MOVE))
    assert 0 not in s.options()


def test_five_lira_drawn_first_can_be_played_and_taken_up_again():
    s = choose(at(CARAVANSARY), PILE, draw(FIVE_LIRA), play(FIVE_LIRA))
    assert (s.lira[0], s.discards) == (5, (FIVE_LIRA,))
    choose(s, DISCARDS)
    assert s.lira[0] == 5
    assert s.discards == (FIVE_LIRA,), "the only card in hand is the one to be discarded"


def test_the_card_for_one_good_is_not_played_inside_the_action():
    s = choose(at(CARAVANSARY, discards=(STAY,), hand=[ONE_GOOD]), PILE, draw(LONG_MOVE))
    assert plays(s) == []


def test_a_pile_that_runs_out_is_renewed_at_once_so_its_discards_are_gone():  # ruling 33
    s = choose(at(CARAVANSARY, deck=[STAY], discards=(LONG_MOVE, ANY_GOODS)), PILE)
    assert s.discards == ()
    assert s.seat() == CHANCE
    assert s.options() == [LONG_MOVE, ANY_GOODS]


def test_an_empty_pile_takes_over_the_discards_before_a_draw():
    s = choose(at(CARAVANSARY, deck=[], discards=(LONG_MOVE, ANY_GOODS)), PILE)
    assert (asks(s), s.options(), s.discards) == ("cards.draw", [LONG_MOVE, ANY_GOODS], ())


def test_with_both_piles_empty_nothing_is_taken_and_one_card_is_discarded():
    s = at(CARAVANSARY, deck=[], hand=[STAY, LONG_MOVE])
    choose(s, PILE)
    assert asks(s) == "caravansary.discard"
    choose(s, discarding(STAY))
    assert (s.hand[0], s.discards) == ((LONG_MOVE,), (STAY,))


def test_with_only_one_card_in_the_world_it_comes_and_goes():
    s = choose(at(CARAVANSARY, deck=[RETURN_ASSISTANT]), PILE)
    assert (s.hand[0], s.discards) == ((), (RETURN_ASSISTANT,))


def test_the_discard_cannot_be_evaded_by_playing_the_last_card():
    s = choose(at(CARAVANSARY, deck=[FIVE_LIRA, FIVE_LIRA]), PILE, PILE, play(FIVE_LIRA))
    assert (s.lira[0], s.hand[0], s.discards) == (5, (), (FIVE_LIRA, FIVE_LIRA))


def test_of_two_cards_one_may_be_played_and_the_other_pays():
    s = choose(at(CARAVANSARY, deck=[FIVE_LIRA, STAY]), PILE, draw(FIVE_LIRA), PILE, play(FIVE_LIRA))
    assert (s.hand[0], s.lira[0], s.discards) == ((), 5, (FIVE_LIRA, STAY))


@pytest.mark.parametrize("size", [1, 5, 12])
def test_a_hand_has_no_limit(size):  # ruling 42
    s = choose(at(CARAVANSARY, hand=[STAY] * size), PILE, draw(LONG_MOVE), draw(LONG_MOVE), discarding(STAY))
    assert len(s.hand[0]) == size + 1
