"""How many sequences of choices there are from fixed positions: exact, so that a missing or a surplus one is seen."""

from __future__ import annotations

import pytest

import bedesten

TURN = "turn.arrive turn.meet turn.act turn.encounters turn.finish turn.end"


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


START2 = "istanbul players=2 layout=short edition=2019"
START4 = "istanbul players=4 layout=short edition=2019"

POSITIONS = {
    # The Fountain has ten places within two steps in the short layout; then an assistant is left, or not.
    "start": (START2, f"tokens=5,6 demand=0/0 | turn.move {TURN}", [10, 20, 159, 672]),
    "tea house": (START2, f"merchant=9,7 tokens=5,6 demand=0/0 | tea_house.announce {TURN}", [11]),
    # Ten announcements of 21 rolls each, and leaving it alone, after which the other has ten moves.
    "tea house and roll": (START2, "merchant=9,7 tokens=5,6 demand=0/0 | tea_house.announce turn.end", [11, 220]),
    "red tile": (
        START2,
        "merchant=9,7 dice=25 tiles=1,0 tokens=5,6 demand=0/0 | red_tile.use tea_house.pay:9 turn.end",
        [4],
    ),
    "large market": (START2, "merchant=10,7 goods=2,1,0,2/0x4 tokens=5,6 demand=0/0 | market.sell:0 turn.end", [18]),
    "any goods": (
        START2,
        "merchant=11,7 goods=2x4/0x4 tokens=5,6 demand=0/0 | market.sell_any turn.end",
        [65],
    ),  # (1+x+x²)⁴ has 4+10+16+19+16 terms of 1 to 5
    "palace, one free": (START2, "goods=2x4/0x4 tokens=5,6 demand=0/0 | sultans_palace.deliver turn.end", [5]),
    "palace, two free": (
        START2,
        "goods=5x4/0x4 extensions=3,0 palace=5 tokens=5,6 | sultans_palace.deliver turn.end",
        [11],
    ),
    "fountain": (START2, "out=96,0 crew=4,16 tokens=5,6 demand=0/0 | fountain.recall turn.end", [4]),
    # Ten moves and the six cards that can be played before one.
    "every card": (
        START4,
        "hand=0,1,2,3,4,5,6,7,8,9/()/()/() out=96,0,0,0 crew=4,16,16,16 family=3,12,12,12 tokens=5,6 demand=0/0"
        f" | turn.move {TURN}",
        [16, 95],
    ),
    "encounters": (
        START4,
        "merchant=3,7,7,7 family=12,3,3,12 hand=1/()/()/() tokens=3,3 demand=0/0 | turn.encounters turn.finish turn.end",
        [5, 25, 106],
    ),
    "caravansary": (
        START4,
        "merchant=6,7,7,7 hand=1/()/()/() discards=0,5 tokens=8,9 demand=0/0 deck=3,3,4,2,2,1,2,2,2,2"
        " | caravansary.take turn.finish turn.end",
        [4, 18, 89],
    ),
    "police station": (START2, "merchant=12,7 tokens=5,6 demand=0/0 | police_station.send turn.end", [16]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_known(name):
    title, rest, counts = POSITIONS[name]
    players = int(title.split("players=")[1][0])
    game = bedesten.game("istanbul", players=players)
    state = game.position(f"{title} | {rest}")
    assert [count(state, depth + 1) for depth in range(len(counts))] == counts
