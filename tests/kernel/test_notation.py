"""Positions in one line."""

from __future__ import annotations

import pytest

import bedesten

GAME = bedesten.game("istanbul", players=2)
START = "istanbul players=2 layout=short edition=2019"


def test_a_position_is_readable():
    state = GAME.position(
        f"{START} | lira=15,3 goods=1,0,2,0/0x4 merchant=16,7 | gemstone_dealer.buy turn.finish turn.end"
    )
    assert state.lira == [15, 3]
    assert state.goods == [1, 0, 2, 0, 0, 0, 0, 0]
    assert state.options() == [0, 1]
    state.apply(1)
    assert state.rubies == [1, 0]


def test_what_is_not_named_is_as_at_the_start():
    state = GAME.position(f"{START} | - | turn.move turn.end")
    assert state.merchant == [7, 7]
    assert state.lira == [2, 3]


def test_it_comes_back():
    line = f"{START} | lira=15,3 out=96,0 hand=0,1,1/() discards=3,3 demand=2,0/4 | turn.move turn.end"
    assert GAME.write(GAME.position(line)) == line


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nonsense", "three parts"),
        ("istanbul players=3 | - | over", "this game is"),
        (f"{START} | rupees=3 | turn.move", "no field 'rupees'"),
        (f"{START} | lira=a,b | turn.move", "cannot be read"),
        (f"{START} | lira | turn.move", "no field 'lira'|cannot be read"),
        (f"{START} | - | turn.fly", "no step 'turn.fly'"),
        (f"{START} | - | tea_house.pay", "wrong numbers"),
        (f"{START} | - | tea_house.pay:x", "wrong numbers"),
    ],
)
def test_what_cannot_be_read_is_refused(line, says):
    with pytest.raises(bedesten.BadPosition, match=says):
        GAME.position(line)
