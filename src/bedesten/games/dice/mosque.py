"""Mosque tiles: the display, taking one, giving one up, and the ruby for having enough of them.

A tile works from its owner's next turn on, to the end of the game: 3 Lira, a crystal or a bazaar card at the start of
each turn; one action more; a marker with the coins; one die more.
"""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.names import MOSQUE
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.rubies import rubies_left, take_ruby
from bedesten.games.dice.state import State, insert, kinds, remove
from bedesten.kernel.step import Drawing, Step


def take_tile(s: State, seat: int, tile: int) -> None:
    """A tile of the display becomes a seat's, and the display is refilled.

    Whoever then has exactly 5 tiles (with 4 players: 4) takes a ruby of the mosque, once in a game. If none is left
    there, that was it.
    """
    s.display = remove(s.display, tile)
    s.tiles[seat] = insert(s.tiles[seat], tile)
    if seat == s.active:
        s.fresh = (*s.fresh, tile)
    s.tell("took_tile", seat, tile)
    if len(s.tiles[seat]) == s.rules.tiles_for_ruby and not s.claimed >> seat & 1:
        s.claimed |= 1 << seat
        if rubies_left(s, MOSQUE):
            take_ruby(s, seat, MOSQUE)
    refill(s)


def refill(s: State) -> None:
    """One tile from the top of the stack joins the display; tiles that were given up lie at its bottom."""
    for count in s.pile:
        if count:
            s.then(REVEAL)
            return
    if s.under:
        s.display = insert(s.display, s.under[0])
        s.under = s.under[1:]


def give_up(s: State, seat: int, tile: int) -> None:
    """A tile goes under the stack; a die tile's die goes back to the spare ones.

    Of equal tiles the one taken in this very turn goes first.
    """
    s.tiles[seat] = remove(s.tiles[seat], tile)
    if seat == s.active and tile in s.fresh:
        s.fresh = remove(s.fresh, tile)
    s.under = (*s.under, tile)
    s.tell("gave_up_tile", seat, tile)


class Reveal(Drawing[State]):
    """Chance says which tile of the stack comes up."""

    __slots__ = ()
    key = "mosque.reveal"

    def pile(self, s: State, /) -> list[int]:
        return s.pile

    def take(self, s: State, choice: int, /) -> None:
        s.pile[choice] -= 1
        s.display = insert(s.display, choice)
        s.tell("tile_revealed", s.active, choice)


class TakeTile(Step[State]):
    """A card gives a tile of the display. A choice is its number."""

    __slots__ = ("taker",)
    key = "mosque.take"

    def __init__(self, taker: int) -> None:
        self.taker: Final = taker

    def seat(self, s: State, /) -> int:
        return self.taker

    def options(self, s: State, /) -> list[int]:
        return kinds(s.display)

    def take(self, s: State, choice: int, /) -> None:
        take_tile(s, self.taker, choice)

    def args(self) -> tuple[int, ...]:
        return (self.taker,)


class GiveUp(Step[State]):
    """A card asks for one of your tiles. A choice is its number."""

    __slots__ = ("giver",)
    key = "mosque.give_up"

    def __init__(self, giver: int) -> None:
        self.giver: Final = giver

    def seat(self, s: State, /) -> int:
        return self.giver

    def options(self, s: State, /) -> list[int]:
        return kinds(s.tiles[self.giver])

    def take(self, s: State, choice: int, /) -> None:
        give_up(s, self.giver, choice)

    def args(self) -> tuple[int, ...]:
        return (self.giver,)


REVEAL: Final[Reveal] = Reveal()
STEPS: Final[Steps] = (Reveal, TakeTile, GiveUp)
