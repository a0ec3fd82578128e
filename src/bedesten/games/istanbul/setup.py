"""The start of a game: the layout, the demand tiles, Governor and Smuggler, a card each. Chance makes every choice."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.encounters import Roam
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE,
    OWN,
    POLICE_STATION,
    SMALL,
    SMALL_MOSQUE,
    TEA_HOUSE,
)
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.places.markets import TurnUp
from bedesten.games.istanbul.rules import SET_UP, Rules
from bedesten.games.istanbul.state import State, crew, empty
from bedesten.games.istanbul.turn import BEGIN
from bedesten.kernel.step import CHANCE, Effect, Step


def blank(rules: Rules) -> State:
    """The pieces in place, before anything is shuffled or rolled."""
    players = rules.players
    figures = rules.components
    board = rules.board
    s = empty(rules)
    s.grid = board.grid if board is not None else (0,) * len(rules.numbers)
    s.round = 1
    s.dice = 11
    s.lira = figures.numbers("game.start_lira")[:players]
    s.rubies = [0] * players
    s.goods = [0] * (GOODS * players)
    s.extensions = [0] * players
    s.tiles = [0] * players
    s.merchant = [FOUNTAIN] * players
    s.crew = [crew([OWN] * figures.number("game.assistants"))] * players
    s.out = [0] * players
    s.family = [POLICE_STATION] * players
    s.hand = [()] * players
    s.shown = [()] * players
    s.deck = rules.copies.copy()
    s.tokens = [FOUNTAIN if number in rules.token_numbers else 0 for number in range(len(rules.tokens))]
    s.neutrals = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER] if players == 2 else []
    s.mosque = [0] * GOODS
    s.demand = [(), ()]
    for box in rules.boxes:
        box.start(s)
    return s


def begin(s: State) -> None:
    """Put the steps of the set-up on the stack, the last one first, and run to the first choice."""
    rules = s.rules
    s.then(READY, BEGIN)
    for _ in range(rules.components.number("game.start_cards")):
        for seat in range(rules.players - 1, -1, -1):
            s.then(Deal(seat))
    for token in rules.token_numbers[::-1]:
        s.then(Roam(token))
    s.then(TurnUp(LARGE), TurnUp(SMALL))
    if s.board is None:
        others = [place for place in rules.numbers if place not in (FOUNTAIN, BLACK_MARKET, TEA_HOUSE)]
        for place in reversed([FOUNTAIN, BLACK_MARKET, TEA_HOUSE, *others]):
            s.then(Lay(place))
    s.settle()


class Ready(Effect[State]):
    """The base game stands: modules add what is theirs."""

    __slots__ = ()
    key = "setup.ready"

    def run(self, s: State, /) -> None:
        s.reach(SET_UP)


class Lay(Step[State]):
    """Chance lays a place tile in the grid; a choice is the space, counted row by row.

    The Fountain goes to an inner space, or to the centre. Black Market and Tea House keep three steps apart, in the
    2019 edition also out of each other's row and column. Every layout that fits is equally likely.
    """

    __slots__ = ("place",)
    key = "setup.lay"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        if self.place == FOUNTAIN:
            return [cell for cell in s.rules.fountain_spaces if not s.grid[cell]]
        if self.place == TEA_HOUSE:
            return partners(s, s.grid.index(BLACK_MARKET))
        free = [cell for cell, place in enumerate(s.grid) if not place]
        if self.place == BLACK_MARKET:
            return [cell for cell in free if partners(s, cell)]
        return free

    def weights(self, s: State, /) -> list[int]:
        if self.place == FOUNTAIN:
            return [pairs_beside(s, cell) for cell in s.options()]
        if self.place == BLACK_MARKET:
            return [len(partners(s, cell)) for cell in s.options()]
        return [1] * len(s.options())

    def take(self, s: State, choice: int, /) -> None:
        s.grid = s.grid[:choice] + (self.place,) + s.grid[choice + 1 :]
        if 0 not in s.grid:
            s.board = s.ground = Board(s.rules.spaces, s.grid)

    def args(self) -> tuple[int, ...]:
        return (self.place,)


def partners(s: State, cell: int) -> list[int]:
    """The free spaces that the Tea House may have if the Black Market has this one."""
    return [other for other in s.rules.partners[cell] if not s.grid[other]]


def pairs_beside(s: State, fountain: int) -> int:
    """In how many ways Black Market and Tea House fit into the free spaces if the Fountain has this one."""
    cells = [cell for cell, place in enumerate(s.grid) if not place and cell != fountain]
    return sum([len([other for other in partners(s, cell) if other != fountain]) for cell in cells])


READY: Final[Ready] = Ready()
STEPS: Final[Steps] = (Ready, Lay)
