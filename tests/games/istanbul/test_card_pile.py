"""Drawing, discarding, and turning the discards over."""

from collections import Counter
from random import Random

import pytest

from bedesten.games.istanbul.names import (
    FIVE_LIRA,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    STAY,
    TEA_HOUSE,
)
from bedesten.kernel.step import CHANCE

from .helpers import asks, choose, draw, game, meeting, play, roll, start, turn

COPIES = [4, 4, 4, 2, 2, 2, 2, 2, 2, 2]
CAUGHT = {"rivals": [{"family": TEA_HOUSE}]}
CARD = 1


def test_there_are_26_cards_of_ten_kinds():
    assert list(game().blank().deck) == COPIES
    assert sum(COPIES) == 26


def test_a_card_is_drawn_as_likely_as_its_copies_in_the_pile():
    s = choose(meeting(TEA_HOUSE, deck=[STAY, FIVE_LIRA, FIVE_LIRA, FIVE_LIRA], **CAUGHT), CARD)
    assert (s.seat(), s.options(), s.weights()) == (CHANCE, [FIVE_LIRA, STAY], [3, 1])


def test_a_drawn_card_leaves_the_pile():
    s = choose(meeting(TEA_HOUSE, **CAUGHT), CARD, draw(STAY))
    assert (s.deck[STAY], s.hand[0]) == (1, (STAY,))


def test_the_discards_become_the_pile_the_moment_the_last_card_is_drawn():  # ruling 33
    s = choose(meeting(TEA_HOUSE, deck=[STAY], discards=(LONG_MOVE, FIVE_LIRA, FIVE_LIRA), **CAUGHT), CARD)
    assert s.hand[0] == (STAY,)
    assert (s.discards, s.deck[LONG_MOVE], s.deck[FIVE_LIRA]) == ((), 1, 2)


def test_while_cards_are_in_the_pile_the_discards_stay():
    s = choose(meeting(TEA_HOUSE, deck=[STAY, STAY], discards=(LONG_MOVE,), **CAUGHT), CARD)
    assert s.discards == (LONG_MOVE,)


def test_a_pile_that_ran_out_with_no_discards_takes_them_before_the_next_draw():
    s = meeting(TEA_HOUSE, deck=[], discards=(LONG_MOVE, STAY), **CAUGHT)
    choose(s, CARD, draw(STAY))
    assert (s.hand[0], s.discards, s.deck[LONG_MOVE]) == ((STAY,), (), 1)


def test_with_both_piles_empty_there_is_no_card_to_be_had():
    s = meeting(TEA_HOUSE, deck=[], **CAUGHT)
    assert s.lira[0] == 3, "the reward is Lira without asking"


def test_the_last_discard_lies_on_top():
    s = choose(turn(hand=[FIVE_LIRA, ONE_GOOD], discards=(STAY,)), play(ONE_GOOD), 1, play(FIVE_LIRA))
    assert s.discards == (STAY, ONE_GOOD, FIVE_LIRA)


def test_only_the_governor_and_rewards_draw_from_the_pile():
    """The discards are open to the Caravansary alone."""
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], discards=(STAY,)), 1)
    assert asks(s) == "cards.draw"
    s = choose(meeting(TEA_HOUSE, discards=(STAY,), **CAUGHT), CARD)
    assert asks(s) == "cards.draw"


@pytest.mark.parametrize("players", [2, 5])
def test_no_card_is_ever_lost_or_made(players):
    s = start(players=players)
    rng = Random(3)
    for _ in range(3000):
        if s.over():
            break
        held = Counter(card for hand in s.hand for card in hand) + Counter(s.discards)
        played = Counter(step.args()[-1] for step in s.stack if step.key in ("cards.discard", "cards.once_more"))
        assert [s.deck[card] + held[card] + played[card] for card in range(10)] == COPIES
        chance = s.seat() == CHANCE
        s.apply(rng.choices(s.options(), s.weights() if chance else None)[0])


def test_a_card_paid_to_the_governor_lies_on_the_discards():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], lira=2), 1, draw(STAY), 1 + STAY, roll(1, 1))
    assert s.discards == (STAY,)
    assert s.family[0] == POLICE_STATION
