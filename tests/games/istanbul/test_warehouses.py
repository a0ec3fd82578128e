"""Places 2, 3 and 4: one kind of good, as much as the barrow holds."""

import pytest

from bedesten.games.istanbul.names import (
    BLUE,
    FABRIC_WAREHOUSE,
    FRUIT_WAREHOUSE,
    GREEN,
    GREEN_TILE,
    RED,
    SPICE_WAREHOUSE,
    YELLOW,
)

from .helpers import asks, at, barrow, choose, done, goods

WAREHOUSES = [(FABRIC_WAREHOUSE, RED), (SPICE_WAREHOUSE, GREEN), (FRUIT_WAREHOUSE, YELLOW)]


@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
@pytest.mark.parametrize(("place", "good"), WAREHOUSES)
def test_a_warehouse_fills_the_barrow_with_its_good_alone(place, good, extensions):
    s = choose(at(place, extensions=extensions), 1)
    assert goods(s) == [2 + extensions if kind == good else 0 for kind in range(4)]


@pytest.mark.parametrize(("place", "good"), WAREHOUSES)
def test_what_is_there_already_counts(place, good):
    s = choose(at(place, extensions=1, goods=barrow(1, 1, 1, 1)), 1)
    assert goods(s) == [3 if kind == good else 1 for kind in range(4)]


def test_it_costs_nothing():
    assert choose(at(FABRIC_WAREHOUSE, lira=3), 1).lira[0] == 3


def test_the_action_may_be_declined():
    s = choose(at(FABRIC_WAREHOUSE), 0)
    assert goods(s) == barrow()
    assert done(s)


def test_a_full_good_stays_full_and_the_action_is_still_legal():  # ruling 27
    s = at(SPICE_WAREHOUSE, goods=barrow(green=2))
    assert asks(s) == "warehouse.fill"
    assert goods(choose(s, 1)) == barrow(green=2)


def test_the_green_tile_serves_where_the_good_itself_is_full():  # ruling 27
    s = choose(at(SPICE_WAREHOUSE, goods=barrow(green=2), tiles=GREEN_TILE, lira=2), 1, BLUE + 1)
    assert goods(s) == barrow(green=2, blue=1)
