"""How many sequences of choices there are from fixed positions: exact, so that a missing or a surplus one is seen."""

from __future__ import annotations

import pytest

from .helpers import game

END = "turn.bonus_rubies location_cards.new display.refill ruby_cards.raise caravan.next turn.next"
COMMON = "left=8 right=14 letters=0/5/10/15 caravan=4 ruby_deck=0,1x4,0,1x4,0,1x4,0,1x4"
DECK = "deck=0,2x6,1,1,2x5,1,2x4,1x4"


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
    # Three cards. Without goods and Lira 8 leads to 4, 8, 9 and 13, 14 to 9, 13 and 14, and 7 in the hand to 6 and 7;
    # taking a bonus action is one more each.
    "start": (2, f"{COMMON} {DECK} hand=7,7 | turn.play", [3, 5 + 4 + 3]),
    # As above; then 8, 14 or 7 is followed by 5, 4 or 3 choices, by 10 goods cards at 4, 16 guild cards at 9, 6 answers at
    # 13 and 4 goods at 7: 42 + 30 + 10. The fourth choices are 249 + 158 + 36.
    "four players": (4, f"{COMMON} {DECK} hand=7,7,1,2 | turn.play", [3, 12, 82, 443, 2812]),
    # The sheet alone, or either card first, then the other one or not.
    "payment": (
        2,
        f"{COMMON} acting=0 goods=1x4/0x4 goods_filled=1x4/0x4 goods_hand=0,5/() owed=1x4,0"
        " | payment.pay palace.reward:0",
        [3, 1 + 2 + 2, 5],
    ),
    "two spaces": (2, "acting=1 | space.fill space.fill", [6, 36]),
    "wainwright": (3, "acting=2 | wainwright.improve:2", [6, 1 + 5 * 6]),
    "catacombs, rich": (
        2,
        f"{COMMON} acting=0 lira=35,0 goods=9x4/0x4 goods_filled=9x4/0x4 goods_hand=3/() | catacombs.emerge",
        [17],
    ),
    # Eighteen locations with a card to come after each, and the fountains: a Lira (then 21 cards are left to come up),
    # a good, a goods card, an improvement.
    "display": (3, "- | display.reveal", [22, 18 * 22 + 21 + 4 + 10 + 5]),
    "any three goods": (
        2,
        "acting=0 goods=3x4/0x4 goods_filled=3x4/0x4 | payment.spend_one payment.spend_one payment.spend_one",
        [4, 16, 64],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_is_known(name):
    players, rest, counts = POSITIONS[name]
    state = game(players).position(f"write players={players} | {rest}")
    assert [count(state, depth + 1) for depth in range(len(counts))] == counts
