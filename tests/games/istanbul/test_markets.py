"""Places 10 and 11: goods for Lira, as the open demand tile asks."""

import pytest

from bedesten.games.istanbul.names import FIVE_LIRA, LARGE, LARGE_MARKET, SMALL, SMALL_MARKET

from .helpers import EDITIONS, asks, at, barrow, choose, done, game, goods, play, reveal, sold

TILES = {
    LARGE_MARKET: [(2, 1, 0, 2), (1, 1, 0, 3), (2, 0, 1, 2), (1, 0, 1, 3), (1, 1, 1, 2)],
    SMALL_MARKET: [(1, 1, 2, 1), (1, 2, 1, 1), (1, 3, 1, 0), (1, 2, 2, 0), (0, 2, 2, 1)],
}
REVENUE = {LARGE_MARKET: [3, 7, 12, 18, 25], SMALL_MARKET: [2, 5, 9, 14, 20]}
MARKETS = {LARGE_MARKET: LARGE, SMALL_MARKET: SMALL}
BOTH = pytest.mark.parametrize("place", [LARGE_MARKET, SMALL_MARKET])


def showing(place, tile, **fields):
    """At the market, this demand tile lying open and no other seen."""
    demand = [(0,), (0,)]
    demand[MARKETS[place]] = (tile,)
    return at(place, demand=demand, **fields)


@BOTH
@pytest.mark.parametrize("tile", range(5))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_barrow_can_sell_every_part_of_what_the_tile_shows(place, tile, edition):
    wanted = TILES[place][tile]
    s = showing(place, tile, edition=edition, extensions=3, goods=barrow(5, 5, 5, 5))
    r, g, y, b = (range(n + 1) for n in wanted)
    assert s.options() == sorted(sold(i, j, k, m) for i in r for j in g for k in y for m in b)


@BOTH
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_revenue_goes_by_the_number_of_goods(place, count):
    s = showing(place, 1, extensions=3, goods=barrow(5, 5, 5, 5))
    bundle = next(c for c in s.options() if sum(map(int, str(c))) == count)
    assert choose(s, bundle).lira[0] == REVENUE[place][count - 1]


@pytest.mark.parametrize("tile", [0, 3])
def test_the_rulebooks_example(tile):
    """1 red, 1 green and 2 yellow goods bring 14 Lira."""
    s = choose(showing(SMALL_MARKET, tile, goods=barrow(2, 2, 2, 2)), sold(1, 1, 2))
    assert (s.lira[0], goods(s)) == (14, barrow(1, 1, 0, 2))


@BOTH
def test_only_goods_at_hand_are_sold(place):
    s = showing(place, 1, goods=barrow(red=1, blue=1))
    assert s.options() == [0, sold(blue=1), sold(red=1), sold(red=1, blue=1)]


@BOTH
def test_with_nothing_to_sell_there_is_no_action(place):
    assert done(showing(place, 1))


@BOTH
def test_to_sell_nothing_is_no_action_and_leaves_the_tile(place):  # ruling 26
    s = choose(showing(place, 1, goods=barrow(red=1)), 0)
    assert s.demand[MARKETS[place]] == (1,)
    assert s.lira[0] == 0


@BOTH
def test_after_a_sale_the_tile_goes_under_the_stack_and_another_comes_up(place):
    s = choose(showing(place, 1, goods=barrow(red=1)), sold(red=1))
    assert asks(s) == "market.reveal"
    assert s.options() == [0, 2, 3, 4]
    assert s.weights() == [1, 1, 1, 1]
    choose(s, reveal(3))
    assert game().view(s, 0)["markets"][MARKETS[place]]["open"] == list(TILES[place][3])


@BOTH
def test_the_other_market_keeps_its_tile(place):
    s = choose(showing(place, 1, goods=barrow(red=1)), sold(red=1), reveal(2))
    assert s.demand[1 - MARKETS[place]] == (0,)


@BOTH
def test_once_all_five_were_open_they_come_up_in_the_same_order_again(place):
    order = [4, 2, 0, 3, 1]
    demand = [(0,), (0,)]
    demand[MARKETS[place]] = (order[0],)
    opened = []
    for sale in range(12):
        s = at(place, extensions=3, goods=barrow(5, 5, 5, 5), demand=demand)
        opened.append(s.demand[MARKETS[place]][0])
        choose(s, s.options()[1])
        if asks(s) == "market.reveal":
            choose(s, reveal(order[sale + 1]))
        demand = list(s.demand)
    assert opened == [*order, *order, *order[:2]]


@BOTH
def test_five_lira_may_be_played_before_the_sale(place):
    s = choose(showing(place, 1, goods=barrow(red=1), hand=[FIVE_LIRA]), play(FIVE_LIRA))
    assert asks(s) == "market.sell"
