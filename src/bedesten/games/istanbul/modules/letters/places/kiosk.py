"""Place 22, the Kiosk: a letter, and a tile for everybody."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import YES_NO, Decision
from bedesten.games.istanbul.modules.letters.asking import Asked
from bedesten.games.istanbul.modules.letters.kiosk_tiles import SIMPLE, Tile
from bedesten.games.istanbul.modules.letters.kiosk_trades import TRADES
from bedesten.games.istanbul.modules.letters.names import KIOSK
from bedesten.games.istanbul.modules.letters.post import Receive
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.piles import different, holds, insert, remove
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Drawing, Effect


class Browse(Decision):
    """Take a letter. Then turn up one kiosk tile more than there are players: from you on clockwise each player chooses
    one and uses it or not; you use the last one too. All are discarded.
    """

    __slots__ = ()
    key = "kiosk.browse"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(Receive(s.active), TURN_UP)


class TurnUp(Effect[State]):
    """Tiles are turned up one after the other until there are enough; then the choosing begins.

    When the stacks run out, the discards are shuffled.
    """

    __slots__ = ()
    key = "kiosk.turn_up"

    def run(self, s: State, /) -> None:
        players = s.rules.players
        if len(s.kiosk) <= players and not holds(s.kiosk_deck):
            for tile in s.kiosk_discards:
                s.kiosk_deck[tile] += 1
            s.kiosk_discards = ()
        if len(s.kiosk) <= players and holds(s.kiosk_deck):
            s.then(REVEAL, self)
            return
        s.then(LAST)
        for after in range(min(players, len(s.kiosk)) - 1, -1, -1):
            s.then(Choose((s.active + after) % players))


class Reveal(Drawing[State]):
    """Chance says which tile is turned up."""

    __slots__ = ()
    key = "kiosk.reveal"

    def pile(self, s: State, /) -> list[int]:
        return s.kiosk_deck

    def take(self, s: State, choice: int, /) -> None:
        s.kiosk_deck[choice] -= 1
        s.kiosk = insert(s.kiosk, choice)
        s.tell("kiosk_tile", s.active, choice)


class Choose(Asked):
    """Which of the open tiles to take: its number."""

    __slots__ = ()
    key = "kiosk.choose"

    def answers(self, s: State, /) -> list[int]:
        return different(s.kiosk)

    def answer(self, s: State, choice: int, /) -> None:
        take_tile(s, self.chooser, choice)


class Last(Effect[State]):
    """The tile that nobody chose is for whoever came to the Kiosk."""

    __slots__ = ()
    key = "kiosk.last"

    def run(self, s: State, /) -> None:
        if s.kiosk:
            take_tile(s, s.active, s.kiosk[0])


def take_tile(s: State, seat: int, tile: int) -> None:
    """A tile is used, or its owner asked how, and lies on the discards."""
    s.kiosk = remove(s.kiosk, tile)
    s.kiosk_discards = s.kiosk_discards + (tile,)
    s.tell("chose_tile", seat, tile)
    if TILES[tile].asks(s):
        s.then(Use(seat, tile))
    else:
        TILES[tile].use(s, seat, 1)


class Use(Asked):
    """How to use the tile that was chosen, or not at all (0)."""

    __slots__ = ("tile",)
    key = "kiosk.use"

    def __init__(self, chooser: int, tile: int) -> None:
        super().__init__(chooser)
        self.tile: Final = tile

    def answers(self, s: State, /) -> list[int]:
        return TILES[self.tile].ways(s, self.chooser)

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            TILES[self.tile].use(s, self.chooser, choice)

    def args(self) -> tuple[int, ...]:
        return (self.chooser, self.tile)


TILES: Final[list[Tile]] = [Tile(0), *SIMPLE, *TRADES]
"""By their numbers; there is no tile 0."""
TURN_UP: Final[TurnUp] = TurnUp()
REVEAL: Final[Reveal] = Reveal()
LAST: Final[Last] = Last()
PLACE: Final[Place] = Place(KIOSK, "kiosk", Browse())
STEPS: Final[Steps] = (Browse, TurnUp, Reveal, Choose, Last, Use)
