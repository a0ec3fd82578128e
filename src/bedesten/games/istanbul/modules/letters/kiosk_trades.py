"""The kiosk tiles that trade one thing for another, in either direction."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.cards.gains import with_room
from bedesten.games.istanbul.decision import NEVER
from bedesten.games.istanbul.modules.letters.asking import Asked
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.kiosk_tiles import Tile
from bedesten.games.istanbul.modules.letters.post import Receive, give_letter, letters_left, letters_of
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee, pay_coffee
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.places.caravansary import kinds
from bedesten.games.istanbul.state import State

# What is traded.
LIRA: Final = 0
GOOD: Final = 1
CARD: Final = 2
LETTER: Final = 3

COFFEE: Final = GOODS + 1
"""The choice of a coffee, after those of the four goods."""
SPAN: Final = 100
"""A way is 100 for giving the first thing, 200 for giving the second, plus which: a good, 1 + a card, a letter; 0 for Lira."""


class Trade(Tile):
    """Tiles 20 to 24: give one of the first for one of the second, or the other way round.

    Where a good is traded it may be a coffee, in the Great Bazaar.
    """

    def __init__(self, number: int, first: int, second: int) -> None:
        super().__init__(number)
        self.first: Final = first
        self.second: Final = second

    def ways(self, s: State, seat: int) -> list[int]:
        found = [0]
        if can_take(s, seat, self.second):
            found += [SPAN + thing for thing in things(s, seat, self.first, self.number)]
        if can_take(s, seat, self.first):
            found += [2 * SPAN + thing for thing in things(s, seat, self.second, self.number)]
        return found

    def use(self, s: State, seat: int, way: int) -> None:
        if way < 2 * SPAN:
            give(s, seat, self.first, way - SPAN, self.number)
            take(s, seat, self.second, self.number)
        else:
            give(s, seat, self.second, way - 2 * SPAN, self.number)
            take(s, seat, self.first, self.number)


def prices(s: State, tile: int) -> list[int]:
    """On a tile that trades for Lira: what is paid, and what is taken."""
    found: list[int] = figures(s).kiosk_prices[tile - FOR_LIRA]
    return found


def things(s: State, seat: int, what: int, tile: int) -> list[int]:
    """What the seat has to give, as choices."""
    if what == LIRA:
        return [0] if s.lira[seat] >= prices(s, tile)[0] else []
    if what == CARD:
        return kinds(s.hand[seat])
    if what == LETTER:
        return letters_of(s, seat)
    found = [good + 1 for good in range(GOODS) if s.goods[seat * GOODS + good]]
    return [*found, COFFEE] if s.coffee and s.coffee[seat] else found


def can_take(s: State, seat: int, what: int) -> bool:
    """Whether there is anything to be had."""
    if what == CARD:
        return s.cards_left()
    if what == LETTER:
        return letters_left(s)
    return what == LIRA or len(goods_to_take(s, seat)) > 0


def goods_to_take(s: State, seat: int) -> list[int]:
    """The goods with room, and coffee in the Great Bazaar."""
    found = with_room(s, seat)
    return [*found, COFFEE] if s.coffee else found


def give(s: State, seat: int, what: int, thing: int, tile: int) -> None:
    if what == LIRA:
        s.pay_lira(seat, prices(s, tile)[0])
    elif what == CARD:
        s.lose_card(seat, thing - 1)
        s.discard(thing - 1)
        s.tell("discarded", seat, thing - 1)
    elif what == LETTER:
        give_letter(s, seat, thing)
    elif thing == COFFEE:
        pay_coffee(s, seat, 1)
    else:
        s.pay_goods(seat, thing - 1, 1)


def take(s: State, seat: int, what: int, tile: int) -> None:
    if what == LIRA:
        s.gain_lira(seat, prices(s, tile)[1])
    elif what == CARD:
        s.then(Deal(seat))
    elif what == LETTER:
        s.then(Receive(seat))
    else:
        s.then(TakeGood(seat))


class TakeGood(Asked):
    """Which good to take: 1 red to 4 blue, among those with room, or 5 for a coffee."""

    __slots__ = ()
    key = "kiosk.take_good"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return goods_to_take(s, self.chooser)

    def answer(self, s: State, choice: int, /) -> None:
        if choice == COFFEE:
            gain_coffee(s, self.chooser, 1)
        else:
            s.gain_goods(self.chooser, choice - 1, 1)


FOR_LIRA: Final = 22
"""The first tile that trades for Lira."""
TRADES: Final[list[Tile]] = [
    Trade(20, GOOD, LETTER),
    Trade(21, CARD, LETTER),
    Trade(FOR_LIRA, LIRA, LETTER),
    Trade(23, LIRA, GOOD),
    Trade(24, LIRA, CARD),
]
STEPS: Final[Steps] = (TakeGood,)
