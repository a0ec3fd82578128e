"""How many sequences of choices there are from fixed positions: exact, so that a missing or a surplus one is seen."""

from __future__ import annotations

import pytest

from .helpers import game

TITLE = "istanbul players={} layout=first-game modules=letters edition=2019 letters_deck=mixed"
END = "turn.encounters turn.finish turn.end"
TURN = f"turn.arrive letters.meet turn.act {END}"
CALM = "tokens=5,6,0,6 demand=0/0"


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
    # Eleven places within two steps of the Fountain, each with leaving an assistant or not.
    "start": (2, f"{CALM} | turn.move {TURN}", [11, 22]),
    # The same eleven, and four steps of the companion.
    "companion on the board": (2, f"companion=7,0 {CALM} | turn.move {TURN}", [15]),
    "companion at hand": (2, f"companion=-1,0 {CALM} | turn.move {TURN}", [12]),
    # Nothing, the assistants of two places and the companion in any combination.
    "fountain": (2, f"out=96,0 crew=4,16 {CALM} | letters.recall turn.end", [8]),
    # Two letters of twenty kinds, one after the other; and leaving it, with eleven moves of the other.
    "embassy": (2, f"merchant=21,7 {CALM} | embassy.collect turn.end", [2, 31]),
    # After the 1 a 2 or a 3; after the 2 the rest is clear and an extra turn is offered; after the delivered one any.
    "three seals": (2, f"letters=1,2,3,4/() delivered=9/() {CALM} | seals.pay:3:0 turn.end", [3, 2 + 2 + 4]),
    # Ten bids to open; the other may pass or bid more, up to ten; after the highest one of 25 kinds of cards is drawn.
    "auction": (2, f"merchant=23,7 lira=10,10 {CALM} | auction_house.opening turn.end", [10, 54 + 25]),
    "courier": (2, f"merchant=6,7 lira=2,0 letters=3,3,9/() {CALM} | courier.pay turn.end", [3]),
    # Three open tiles: three to choose from, then two for the other.
    "kiosk": (
        2,
        f"merchant=22,7 kiosk=7,8,9 kiosk_deck=0,1x6,0x3,1x15 {CALM} | kiosk.choose:0 kiosk.choose:1 kiosk.last turn.end",
        [3, 6],
    ),
    # Eleven moves and two steps of the companion and the ten cards that can be played before one.
    "every card": (
        3,
        "hand=19,20,24,25,26,27,28,29,30,31,32,33/()/() discards=1 family=3,12,12 companion=9,0,0 goods=1,0x11"
        f" lira=3,0,0 merchant=7,9,7 {CALM} | turn.move {TURN}",
        [11 + 2 + 10],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_known(name):
    players, rest, counts = POSITIONS[name]
    state = game(players).position(f"{TITLE.format(players)} | {rest}")
    assert [count(state, depth + 1) for depth in range(len(counts))] == counts
