"""Places 14 and 15, the mosques: tiles with abilities, and a ruby for both of a mosque."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.names import (
    BLUE,
    GOODS,
    GREAT_MOSQUE,
    GREEN,
    OWN,
    RED,
    SMALL_MOSQUE,
    YELLOW,
)
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State

PAIRS: Final = [[RED, GREEN], [YELLOW, BLUE]]
"""The goods of the two stacks of each mosque."""
NUMBERS: Final = [SMALL_MOSQUE, GREAT_MOSQUE]


class TakeTile(Decision):
    """Take the top tile of one of the two stacks: carry as many of its good as it shows, and pay one of them.

    Nobody owns a colour twice. Owning both colours of a mosque earns one of its rubies at once, once. A choice is the
    tile's good: 1 red, 2 green, 3 yellow, 4 blue.
    """

    __slots__ = ("mosque",)
    key = "mosque.take"

    def __init__(self, mosque: int) -> None:
        self.mosque: Final = mosque

    def answers(self, s: State, /) -> list[int]:
        found = NO
        for good in PAIRS[self.mosque]:
            if on_offer(s, s.active, good) and s.goods[s.active * GOODS + good] >= s.rules.mosque_goods[s.mosque[good]]:
                found = found + [good + 1]
        return found

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_goods(s.active, choice - 1, 1)
            take_tile(s, s.active, choice - 1)
            maybe_again(s, NUMBERS[self.mosque])

    def args(self) -> tuple[int, ...]:
        return (self.mosque,)


def on_offer(s: State, seat: int, good: int) -> bool:
    """Whether a tile of this colour is left that the seat does not own."""
    return not s.tiles[seat] >> good & 1 and s.mosque[good] < len(s.rules.mosque_goods)


def take_tile(s: State, seat: int, good: int) -> None:
    """The tile, what it does at once, and the ruby if it completes a pair."""
    s.mosque[good] += 1
    s.tiles[seat] |= 1 << good
    s.tell("took_tile", seat, good)
    if good == BLUE:
        fifth_assistant(s, seat)
    for mosque, pair in enumerate(PAIRS):
        if good in pair and all(s.tiles[seat] >> other & 1 for other in pair):
            s.gain_ruby(seat, NUMBERS[mosque])


def fifth_assistant(s: State, seat: int) -> None:
    """Blue mosque tile: your fifth assistant joins the bottom of your stack at once, wherever your merchant is."""
    s.hire(seat, OWN)


PLACES: Final[tuple[Place, ...]] = (
    Place(SMALL_MOSQUE, "small_mosque", TakeTile(0)),
    Place(GREAT_MOSQUE, "great_mosque", TakeTile(1)),
)
STEPS: Final[Steps] = (TakeTile,)
