"""Paying with seals: letter by letter, every payment once, none larger than it must be."""

from itertools import product

import pytest

from bedesten.games.istanbul.modules.letters.names import DELIVERED, SECRET_SOCIETY
from bedesten.games.istanbul.names import FIVE_LIRA, SULTANS_PALACE

from ..helpers import asks, choose, plays
from .helpers import at, finishing

EXTRA_TURN = 3
SOCIETY = 6


def paying(price, **fields):
    """About to pay this many seals."""
    if price == EXTRA_TURN:
        return choose(finishing(**fields), 1)
    return choose(at(SECRET_SOCIETY, **fields), SULTANS_PALACE)


def payments(state):
    """Every way to pay that is offered: what is left of the letters."""
    if asks(state) != "seals.pay":
        return [(state.letters[0], len(state.delivered[0]))]
    found = []
    for choice in state.options():
        after = state.copy()
        after.apply(choice)
        found += payments(after)
    return found


def minimal(price, letters, delivered):
    """Every set of letters that is worth the price and none of which could be left out, as what is left of them."""
    places = sorted(set(letters))
    found = set()
    for amounts in product(*[range(letters.count(place) + 1) for place in places], range(delivered + 1)):
        single, double = sum(amounts[:-1]), amounts[-1]
        worth = single + 2 * double
        spare = worth - price
        if spare < 0 or (single and spare >= 1) or (double and spare >= 2):
            continue
        left = [p for p, amount in zip(places, amounts, strict=False) for _ in range(letters.count(p) - amount)]
        found.add((tuple(left), delivered - double))
    return found


HOLDINGS = [
    ([1, 2, 3], 0),
    ([5, 5, 5, 5], 0),
    ([], 2),
    ([], 3),
    ([4], 1),
    ([4, 9], 1),
    ([4, 4, 9, 11], 1),
    ([4, 9], 2),
    ([1, 1, 2, 3, 5, 8], 0),
    ([1, 1, 2, 3, 5, 8, 8], 3),
    ([2, 3, 4, 5, 6, 6], 2),
]


@pytest.mark.parametrize("price", [EXTRA_TURN, SOCIETY])
@pytest.mark.parametrize(("letters", "delivered"), HOLDINGS)
def test_every_payment_is_offered_once_and_none_pays_a_letter_too_many(price, letters, delivered):
    if len(letters) + 2 * delivered < price:
        return
    found = payments(paying(price, letters=letters, delivered=[9, 10, 13][:delivered]))
    assert len(found) == len(set(found))
    assert set(found) == minimal(price, letters, delivered)


def test_a_seal_too_many_is_lost():
    s = paying(EXTRA_TURN, delivered=[9, 10])
    assert (s.letters[0], s.delivered[0], s.round, s.active) == ((), (), 1, 0)


def test_after_a_delivered_letter_another_may_be_given_though_one_seal_is_lost():
    s = paying(EXTRA_TURN, letters=[4], delivered=[9, 10])
    assert (s.options(), s.delivered[0]) == ([4, DELIVERED], (10,)), "one had to be given first"
    assert choose(s, DELIVERED).letters[0] == (4,)


def test_letters_that_could_not_be_followed_by_enough_others_are_not_offered():
    s = paying(EXTRA_TURN, letters=[1, 2, 3, 4])
    assert s.options() == [1, 2]
    assert choose(s, 2).letters[0] == (1,)


def test_after_a_letter_only_those_behind_it_are_offered():
    s = choose(paying(SOCIETY, letters=[1, 2, 2, 3, 4, 5, 8], delivered=[9]), 1)
    assert (s.letters[0], s.options()) == ((2, 3, 4, 5, 8), [2, 3]), "the first 2 had no alternative"
    s = choose(paying(EXTRA_TURN, letters=[1, 2, 3, 4], delivered=[9]), 1)
    assert s.options() == [2, 3]


def test_what_is_paid_lies_on_the_discards():
    s = paying(EXTRA_TURN, letters=[4], delivered=[9])
    assert [place for place, count in enumerate(s.letter_discards) if count] == [4, 9]


def test_paying_is_not_interrupted_by_cards():
    s = finishing(letters=[4, 5], delivered=[9], hand=[FIVE_LIRA])
    assert plays(s) == [FIVE_LIRA]
    choose(s, 0, 1)
    assert (asks(s), s.options()) == ("seals.pay", [4, 5])
