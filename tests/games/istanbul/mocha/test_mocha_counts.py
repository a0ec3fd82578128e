"""How many sequences of choices there are from fixed positions of Mocha & Baksheesh: exact, so that none is missed."""

import pytest

from .helpers import game

TITLE = "istanbul players=2 layout=first-game modules=mocha edition=2019"
TURN = "turn.arrive turn.meet turn.act turn.encounters turn.finish turn.end"
HERE = "tokens=2,3,4 demand=0/0"


def count(state, depth):
    if depth == 0 or state.over():
        return 1
    total = 0
    for choice in state.options():
        after = state.copy()
        after.apply(choice)
        total += count(after, depth - 1)
    return total


POSITIONS = {
    # Eleven places within two steps.
    "from the Fountain": (f"{HERE} | turn.move {TURN}", [11]),
    # Two of them are behind the Barrier.
    "before the Barrier": (f"barrier=717 gatekeeper=1 {HERE} | turn.move {TURN}", [9]),
    # From a corner five on foot and three more in a straight line.
    "Movement tile": (f"merchant=16,7 tavern=1,0 tavern_tiles=1,0 {HERE} | turn.move {TURN}", [8]),
    # Eleven moves, and thirteen guild cards that can be played by who has nothing.
    "every guild card": (
        f"guild_hand=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20/() guild_deck=0,1,1,0x18 {HERE} | turn.move {TURN}",
        [11 + 13],
    ),
    # Leave it; one of three; one of the two left, or stop; the last, or stop.
    "Roasting Plant": (
        f"merchant=17,7 lira=2,3 goods=1,0x3/0x4 guild_hand=5/() guild_deck=0,1x4,0,1x15 {HERE}"
        " | roasting_plant.roast:0 turn.finish turn.end",
        [4, 1 * 11 + 3 * 3],
    ),
    # Leave it, or the Barrier on one of 31 spaces.
    "Barrier": (
        f"merchant=19,7 coffee=2,0 tavern=4,4 {HERE} | tavern.treat:0 turn.finish turn.end",
        [2, 11 + 31],
    ),
    # Leave it, the Barrier, two tiles, baksheesh.
    "Tavern": (
        f"merchant=19,7 coffee=9,0 goods=0,0,3,0/0x4 extensions=1,0 {HERE} | tavern.treat:0 turn.finish turn.end",
        [5, 11 + 31 + 11 + 11 + 3],
    ),
    # Of two red, one green and two coffee: 3, 5 and 5 bundles of one, two and three things.
    "Swap": (f"goods=2,1,0x2/0x4 coffee=2,0 {HERE} | swap.give turn.finish turn.end", [13]),
    "any four goods": (f"guild_hand=5/() {HERE} | guild_cards.different:4 turn.finish turn.end", [16]),
    # Two to five red ones and the rest green.
    "six goods": (
        f"goods=5,4,0x2/0x4 extensions=3,0 {HERE} | guild_cards.deliver turn.finish turn.end",
        [4],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_known(name):
    rest, counts = POSITIONS[name]
    state = game(2).position(f"{TITLE} | {rest}")
    for depth, expected in enumerate(counts, 1):
        assert count(state, depth) == expected, f"at depth {depth}"
