"""Positions to start from, choices by name, and what a state says: all that the tests of the Dice Game share.

Letters stand for things as in the components: R, G, Y, B for goods, on dice and as markers, W for a brown marker; on dice
L for a coin and C for a card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from bedesten.games.dice.actions import ACT
from bedesten.games.dice.dice import REROLL
from bedesten.games.dice.game import make
from bedesten.games.dice.names import BROWN, CRYSTAL, LIRA, RESOURCES
from bedesten.games.dice.turn import BEGIN, END, THROW
from bedesten.kernel.pick import pick
from bedesten.kernel.step import CHANCE

FACES = "RGYBLC"
MARKERS = "RGYBW"


@cache
def game(players: int = 3, tracks: str = "default") -> Any:
    return make({"players": players, "tracks": tracks})


# Positions. Nobody has anything, no tiles lie open and none are in the stack, unless the test says so.

PHASES = {"begin": [BEGIN], "throw": [THROW], "reroll": [END, ACT, REROLL], "act": [END, ACT]}


def turn(
    phase: str = "act",
    dice: str = "",
    seat: int = 0,
    players: int = 3,
    tracks: str = "default",
    actions: int = 2,
    rivals: Iterable[dict[str, Any]] = (),
    made: Any = None,
    **fields: Any,
) -> Any:
    """A seat's turn from this phase on, with these dice on the table.

    Fields of a seat go to the one whose turn it is; `rivals` holds those of the seats after it, in order.
    """
    state = (made or game(players, tracks)).blank()
    state.resources = [0] * (RESOURCES * players)
    state.pile = [0] * len(state.pile)
    state.active = seat
    state.dice = lie(dice)
    state.actions = actions if phase in ("act", "reroll") else 0
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    state.stack = list(PHASES[phase])
    state.settle()
    return state


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Set fields, those of a seat by plain values: markers as letters, tiles as lists."""
    at = seat * RESOURCES
    for name, value in fields.items():
        if name == "markers":
            state.resources[at : at + BROWN + 1] = [value.count(letter) for letter in MARKERS]
        elif name == "crystals":
            state.resources[at + CRYSTAL] = value
        elif name == "lira":
            state.resources[at + LIRA] = value
        elif name == "tiles":
            state.tiles[seat] = tuple(sorted(value))
        elif name == "rubies":
            state.rubies[seat] = value
        elif name == "display":
            state.display = tuple(sorted(value))
        elif name in ("pile", "deck"):
            setattr(state, name, [value.count(kind) for kind in range(len(getattr(state, name)))])
        else:
            setattr(state, name, value)


def start(seed: int = 1, players: int = 3, tracks: str = "default") -> Any:
    """A game set up and rolled by chance, at its first question."""
    state = game(players, tracks).new()
    rng = Random(seed)
    while state.seat() == CHANCE:
        state.apply(pick(state.options(), state.weights(), rng.random()))
    return state


def lie(letters: str) -> int:
    """A set of dice."""
    assert set(letters) <= set(FACES)
    return sum(10 ** (5 - FACES.index(letter)) for letter in letters)


def tile(ability: str, cost: str) -> int:
    """A mosque tile by what it does and costs."""
    rows = game().components.figures["mosque.tiles"].value
    return next(number for number, row in enumerate(rows) if row[1:] == [ability, cost])


def card(own: str, others: str = "") -> int:
    """A bazaar card by what stands on it."""
    rows = game().components.figures["bazaar_cards.cards"].value
    return next(number for number, row in enumerate(rows) if row[1:] == [own, others])


# Choices.


class Chance(int):
    """A choice that chance makes, so that a test cannot take a draw for an answer."""


def choose(state: Any, *choices: int) -> Any:
    """Make these choices, one after the other; each must be allowed, and chance's be chance's."""
    for choice in choices:
        assert choice in state.options(), f"{choice} is not allowed at {asks(state)}: {state.options()}"
        assert isinstance(choice, Chance) == (state.seat() == CHANCE), f"{choice} is not whose choice {asks(state)} is"
        state.apply(int(choice))
    return state


def roll(state: Any, letters: str) -> Any:
    """The dice fall like this."""
    assert asks(state) == "dice.roll"
    choose(state, Chance(lie("".join(letter for letter in letters if letter in "LC"))))
    goods = "".join(letter for letter in letters if letter not in "LC")
    return choose(state, Chance(lie(goods))) if goods else state


def reveal(kind: int) -> Chance:
    """This bazaar card, or mosque tile, is turned up."""
    return Chance(kind)


PAIR = {"R": 1, "G": 2, "Y": 3, "B": 4}
"""Two of a good for a marker."""
TWO, THREE, FOUR = 5, 6, 7
"""Different goods."""
COINS = 8
DONE = 0
RUBY = {"R": 20, "G": 21, "Y": 22, "B": 23, "goods": 24, "lira": 25}


def cards(amount: int) -> int:
    """The action with so many card icons."""
    return 10 + amount


def take(kind: int) -> int:
    """The action that takes a mosque tile."""
    return 30 + kind


def bundle(letters: str) -> int:
    """Markers of one's choice."""
    return sum(10 ** (3 - MARKERS.index(letter)) for letter in letters)


def pay(dice: int = 0, markers: int = 0) -> int:
    """So many dice and markers of the good that is asked for."""
    return 100 * dice + markers


SUGGESTED, OTHERWISE = 0, 1


# What a state says.


def asks(state: Any) -> str:
    """The key of the question; empty when the game is over."""
    return "" if state.over() else str(state.top().key)


def done(state: Any, seat: int = 0) -> bool:
    """Whether the seat's turn is over and the next one's dice are about to be rolled."""
    return asks(state) == "dice.roll" and state.active == (seat + 1) % len(state.rubies)


def markers(state: Any, seat: int = 0) -> str:
    """The goods markers of a seat, in letters."""
    at = seat * RESOURCES
    return "".join(letter * state.resources[at + kind] for kind, letter in enumerate(MARKERS))


def crystals(state: Any, seat: int = 0) -> int:
    return int(state.resources[seat * RESOURCES + CRYSTAL])


def lira(state: Any, seat: int = 0) -> int:
    return int(state.resources[seat * RESOURCES + LIRA])


def dice(state: Any) -> str:
    """The dice on the table, in letters."""
    return "".join(letter * (state.dice // 10 ** (5 - at) % 10) for at, letter in enumerate(FACES))


def labels(state: Any) -> list[str]:
    return [game(len(state.rubies)).describe(state, choice)["label"] for choice in state.options()]
