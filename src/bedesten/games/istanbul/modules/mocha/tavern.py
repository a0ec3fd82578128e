"""Place 19, the Tavern: the Barrier, two kinds of tiles, and a ruby for baksheesh."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, OPEN, Decision
from bedesten.games.istanbul.modules.mocha.coffee import pay_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.names import ENCOUNTER, MOVEMENT, TAVERN
from bedesten.games.istanbul.modules.mocha.walls import look_around
from bedesten.games.istanbul.modules.rubies import next_rubies, take_next_ruby
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State

BARRIER: Final = 1
MOVEMENT_TILE: Final = 2
ENCOUNTER_TILE: Final = 3
BAKSHEESH: Final = 4
TILES: Final[list[int]] = [MOVEMENT_TILE, ENCOUNTER_TILE]


class Treat(Decision):
    """One of three things for coffee: place the Barrier (1), take a tile for movement (2) or for encounters (3), or pay
    baksheesh for a ruby (4).

    Of each kind of tile nobody owns two, and each one taken makes the next of its kind dearer.
    """

    __slots__ = ("discount", "when")
    key = "tavern.treat"

    def __init__(self, discount: int) -> None:
        self.discount: Final = discount
        self.when = OPEN

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        coffee = s.coffee[seat] + self.discount
        found = [0]
        if coffee >= price(s, BARRIER):
            found.append(BARRIER)
        for kind in (MOVEMENT, ENCOUNTER):
            if on_offer(s, seat, kind) and coffee >= price(s, TILES[kind]):
                found.append(TILES[kind])
        if coffee >= price(s, BAKSHEESH) and has_goods(s, seat) and next_rubies(s):
            found.append(BAKSHEESH)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        if not choice:
            return
        seat = s.active
        pay_coffee(s, seat, price(s, choice) - self.discount)
        if choice == BARRIER:
            s.gatekeeper = seat
            s.then(PLACE_BARRIER)
        elif choice == BAKSHEESH:
            for good, amount in enumerate(figures(s).tavern_baksheesh_goods[s.baksheesh]):
                if amount:
                    s.pay_goods(seat, good, amount)
            s.baksheesh = 1 - s.baksheesh
            s.then(TAKE_RUBY)
        else:
            kind = choice - MOVEMENT_TILE
            s.tavern[kind] += 1
            s.tavern_tiles[seat] |= 1 << kind
            s.tell("took_tavern_tile", seat, kind)

    def args(self) -> tuple[int, ...]:
        return (self.discount,)


def price(s: State, what: int) -> int:
    """Coffee for one of the things the Tavern offers."""
    if what == BARRIER:
        return figures(s).tavern_barrier_price
    if what == BAKSHEESH:
        return figures(s).tavern_baksheesh_coffee
    return figures(s).tavern_tile_prices[s.tavern[what - MOVEMENT_TILE]]


def on_offer(s: State, seat: int, kind: int) -> bool:
    """Whether a tile of this kind is left that the seat does not own."""
    left = s.tavern[kind] < len(figures(s).tavern_tile_prices)
    return left and not s.tavern_tiles[seat] >> kind & 1


def has_goods(s: State, seat: int) -> bool:
    """Whether the goods on the Baksheesh tile are there."""
    wanted: list[int] = figures(s).tavern_baksheesh_goods[s.baksheesh]
    return all(s.goods[seat * GOODS + good] >= wanted[good] for good in range(GOODS))


class TakeRuby(Decision):
    """Which ruby to take: the next one of the Sultan (13), the Gemstone Dealer (16) or the Coffee House (20)."""

    __slots__ = ()
    key = "tavern.ruby"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return next_rubies(s)

    def answer(self, s: State, choice: int, /) -> None:
        take_next_ruby(s, choice)


class PlaceBarrier(Decision):
    """Between which two neighbours the Barrier goes: the lower place times 100 plus the higher.

    Only you may pass it on foot from now on, until somebody else places it.
    """

    __slots__ = ()
    key = "tavern.barrier"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return s.layout().edges()

    def answer(self, s: State, choice: int, /) -> None:
        s.barrier = choice
        look_around(s)
        s.tell("placed_barrier", s.active, choice // 100, choice % 100)
        s.then(BESIDE)


class Beside(Decision):
    """Which of the two places beside the Barrier to act at, without meeting anybody; the action may be left alone."""

    __slots__ = ()
    key = "tavern.beside"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return [s.barrier // 100, s.barrier % 100]

    def answer(self, s: State, choice: int, /) -> None:
        s.tell("acts_at", s.active, choice)
        s.then(s.rules.places[choice].visit)


TAKE_RUBY: Final[TakeRuby] = TakeRuby()
PLACE_BARRIER: Final[PlaceBarrier] = PlaceBarrier()
BESIDE: Final[Beside] = Beside()
PLACE: Final[Place] = Place(TAVERN, "tavern", Treat(0))
STEPS: Final[Steps] = (Treat, TakeRuby, PlaceBarrier, Beside)
