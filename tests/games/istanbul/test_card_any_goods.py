"""The card for the Small Market: any goods instead of those on the demand tile."""

from itertools import product

import pytest

from bedesten.games.istanbul.names import ANY_GOODS, LARGE_MARKET, SMALL, SMALL_MARKET

from .decisions import INSIDE, OUTSIDE
from .helpers import asks, at, barrow, choose, done, goods, play, plays, reveal, sold

REVENUE = [2, 5, 9, 14, 20]


def selling(**fields):
    return choose(at(SMALL_MARKET, hand=[ANY_GOODS], **fields), play(ANY_GOODS))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_goods_of_any_kinds_bring_the_usual_revenue(count):  # ruling 25
    s = choose(selling(extensions=3, goods=barrow(blue=5)), sold(blue=count))
    assert (s.lira[0], goods(s)) == (REVENUE[count - 1], barrow(blue=5 - count))


def test_every_mixture_of_up_to_five_may_be_sold():  # ruling 25
    s = selling(extensions=1, goods=barrow(3, 1, 0, 2))
    ways = [sold(r, g, 0, b) for r, g, b in product(range(4), range(2), range(3)) if 1 <= r + g + b <= 5]
    assert s.options() == sorted(ways)


def test_what_the_tile_does_not_show_may_be_sold():
    s = choose(selling(goods=barrow(blue=2), demand=[(0,), (3,)]), sold(blue=2))
    assert s.lira[0] == 5


def test_the_tile_goes_under_the_stack_all_the_same():  # ruling 25
    s = choose(selling(goods=barrow(blue=2), demand=[(0,), (3,)]), sold(blue=1))
    assert (asks(s), s.options()) == ("market.reveal", [0, 1, 2, 4])
    assert choose(s, reveal(4)).demand[SMALL] == (4, 3)


def test_a_sale_by_the_card_is_the_action():
    s = choose(selling(goods=barrow(blue=2)), sold(blue=1), reveal(1))
    assert done(s)


def test_the_card_reaches_the_discards_after_the_sale():
    s = selling(goods=barrow(blue=2))
    assert s.discards == ()
    assert choose(s, sold(blue=1), reveal(1)).discards == (ANY_GOODS,)


def test_once_played_something_must_be_sold():
    assert 0 not in selling(goods=barrow(blue=2)).options()


def test_it_is_not_for_the_large_market():  # ruling 25
    assert plays(at(LARGE_MARKET, goods=barrow(2, 2, 2, 2), hand=[ANY_GOODS])) == []


def test_with_an_empty_barrow_it_cannot_be_played():
    assert done(at(SMALL_MARKET, hand=[ANY_GOODS]))


@pytest.mark.parametrize("decision", [d for d in [*OUTSIDE, *INSIDE] if d.place != SMALL_MARKET], ids=repr)
def test_it_is_played_nowhere_else(decision):
    assert ANY_GOODS not in plays(decision.ask(hand=(ANY_GOODS,)))
