"""How many sequences of choices there are from fixed positions: exact, so that a missing or a surplus one is seen."""

from __future__ import annotations

import pytest

from .helpers import game


def count(state, depth):
    """The sequences of this many choices, chance included; shorter ones that end the game count too."""
    if depth == 0 or state.over():
        return 1
    total = 0
    for choice in state.options():
        after = state.copy()
        after.apply(choice)
        total += count(after, depth - 1)
    return total


POSITIONS = {
    # Twenty kinds of tiles there are once and the die tile four times: 20·20 + 21, and so on.
    "display": (2, "- | mosque.reveal setup.lay_out turn.begin", [21, 421, 8041]),
    # Coins and cards first: 21 ways. With none, 1, 2, 3, 4 of them there are 56, 35, 20, 10, 4 ways for the goods; with
    # five the reroll is next, of which there are 6, 10, 12, 12, 10, 6.
    "first roll": (
        2,
        "display=0,4,8,12,16,20 pile=0x21 | dice.roll:5 dice.reroll turn.act turn.end",
        [21, 56 + 2 * 35 + 3 * 20 + 4 * 10 + 5 * 4 + 56, 4836],
    ),
    # A red, two green, a coin, a card: 2·3·2·2 parts; of one to five dice there are 4, 7, 7, 4, 1 with 3, 6, 10, 15, 21
    # outcomes for coins and cards; leaving them there are five things to do.
    "reroll": (
        2,
        "dice=120011 actions=2 pile=0x21 | dice.reroll turn.act turn.end",
        [24, 4 * 3 + 7 * 6 + 7 * 10 + 4 * 15 + 21 + 5, 1648],
    ),
    # Done, all pairs, all different goods, coins, two colours, both carpets, six tiles.
    "shopping": (
        2,
        "dice=211010 actions=2 resources=2,0,1,1,2,1,12/0x5,1,1 display=0,4,8,12,16,20 pile=0x21 | turn.act turn.end",
        [1 + 4 + 3 + 1 + 2 + 2 + 6, 99, 913],
    ),
    "carpet": (
        3,
        "dice=211000 actions=1 resources=1,0,1,1,2,0,0/0x7/0x7 taken=0,0,0,0,2,0,0 pile=0x21 | payment.pay:24 turn.end",
        [2, 27, 303, 2015],
    ),
    "cards": (
        4,
        "dice=2 actions=1 resources=0x4,2,2,6/1,0x4,1,2/0x5,1,0/0x4,1,0,1 tiles=0,20/()/()/() display=4,8 pile=0x21"
        " | turn.act turn.end",
        [8, 188, 2939],
    ),
    # Lira or crystal, then two sorts are left; or a card, of 31 kinds.
    "income": (
        2,
        "tiles=0,4,8,9/() resources=0x4,1,0,3/0x7 pile=0x21 | turn.income:1:1:2 turn.throw",
        [3, 2 + 2 + 31, 204],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_known(name):
    players, rest, counts = POSITIONS[name]
    state = game(players).position(f"dice players={players} tracks=default | {rest}")
    assert [count(state, depth + 1) for depth in range(len(counts))] == counts
