"""Positions to start from, choices by name, and what a state says: all that the tests of Istanbul share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import bedesten
from bedesten.bots.lookahead import best_choice
from bedesten.bots.values import value_of
from bedesten.games.istanbul.decision import FETCH, PLAY
from bedesten.games.istanbul.names import FOUNTAIN, GOODS, OWN
from bedesten.games.istanbul.state import crew
from bedesten.kernel.step import CHANCE

EDITIONS = ["2019", "2014"]
PHASES = ["move", "arrive", "meet", "act", "encounters", "finish"]
NOWHERE = 0
"""Where Governor and Smuggler stand unless a test says otherwise: in nobody's way."""


@cache
def game(players: int = 3, edition: str = "2019", layout: str = "short", variants: tuple[str, ...] = ()) -> Any:
    return bedesten.game("istanbul", players=players, edition=edition, layout=layout, variants=list(variants))


# Positions. Nobody has Lira, goods or cards unless the test gives them.


def turn(
    phase: str = "move",
    place: int = FOUNTAIN,
    seat: int = 0,
    players: int = 3,
    edition: str = "2019",
    layout: str = "short",
    variants: tuple[str, ...] = (),
    rivals: Iterable[dict[str, Any]] = (),
    **fields: Any,
) -> Any:
    """A seat's turn from this phase on, its merchant standing at the place.

    Fields of a seat go to the one whose turn it is; `rivals` holds those of the seats after it, in order.
    """
    state = game(players, edition, layout, variants).blank()
    state.lira = [0] * players
    state.tokens = [NOWHERE, NOWHERE]
    state.demand = [(0,), (0,)]
    state.bystanders = [0] * 17 if variants else []
    state.active = seat
    state.merchant[seat] = place
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    state.stack = list(state.rules.turn)[: 1 + len(PHASES) - PHASES.index(phase)]
    state.settle()
    return state


def at(place: int, **fields: Any) -> Any:
    """The merchant is at the place, with every right to its action."""
    return turn("act", place, **fields)


def arriving(place: int, **fields: Any) -> Any:
    """The merchant has just come to the place: an assistant is to be used."""
    return turn("arrive", place, **fields)


def meeting(place: int, **fields: Any) -> Any:
    """The action at the place is over: encounters follow."""
    return turn("encounters", place, **fields)


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Set fields, those of a seat by plain values: places and cards as lists, assistants as a number or as a stack."""
    for name, value in fields.items():
        if name == "goods":
            state.goods[seat * GOODS : seat * GOODS + GOODS] = value
        elif name == "crew":
            state.crew[seat] = crew([OWN] * value if isinstance(value, int) else value)
        elif name == "out":
            state.out[seat] = sum(1 << place for place in value)
        elif name in ("hand", "shown"):
            getattr(state, name)[seat] = tuple(sorted(value))
        elif name in ("lira", "rubies", "extensions", "tiles", "merchant", "family"):
            getattr(state, name)[seat] = value
        elif name == "deck":
            state.deck = [value.count(card) for card in range(len(state.deck))]
        else:
            setattr(state, name, value)


def barrow(red: int = 0, green: int = 0, yellow: int = 0, blue: int = 0) -> list[int]:
    return [red, green, yellow, blue]


def start(seed: int = 1, **options: Any) -> Any:
    """A game set up by chance, before the first move."""
    state = bedesten.game("istanbul", **options).new()
    rng = Random(seed)
    while state.seat() == CHANCE:
        state.apply(rng.choices(state.options(), state.weights())[0])
    return state


def glanced(seed: int = 1, **options: Any) -> Iterator[Any]:
    """Every position of a game on a random layout that is played at a glance."""
    state = start(seed, layout="random", **options)
    rng = Random(seed)
    while state.stack:
        yield state
        chance = state.seat() == CHANCE
        state.apply(
            state.chance(rng.random()) if chance else best_choice(state, state.seat(), value_of("istanbul"), rng, 1)
        )


# Choices.


def choose(state: Any, *choices: int) -> Any:
    """Make these choices, one after the other; each must be allowed, and chance's be chance's."""
    for choice in choices:
        assert choice in state.options(), f"{choice} is not allowed at {asks(state)}: {state.options()}"
        assert isinstance(choice, Chance) == (state.seat() == CHANCE), f"{choice} is not whose choice {asks(state)} is"
        state.apply(int(choice))
    return state


class Chance(int):
    """A choice that chance makes, so that a test cannot take a draw for an answer."""


def roll(a: int, b: int) -> Chance:
    """The two dice show these."""
    return Chance(10 * min(a, b) + max(a, b))


def draw(card: int) -> Chance:
    """This bonus card comes from the pile."""
    return Chance(card)


def reveal(tile: int) -> Chance:
    """This demand tile is turned up."""
    return Chance(tile)


def play(card: int) -> int:
    return PLAY + card


def fetch(place: int) -> int:
    """The yellow tile, for the assistant at this place."""
    return FETCH + place


def sold(red: int = 0, green: int = 0, yellow: int = 0, blue: int = 0) -> int:
    """The choice for a bundle of goods."""
    return 1000 * red + 100 * green + 10 * yellow + blue


# What a state says.


def asks(state: Any) -> str:
    """The key of the question; empty when the game is over."""
    return "" if state.over() else str(state.top().key)


def done(state: Any, seat: int = 0) -> bool:
    """Whether the seat's turn is over and the next one's has begun."""
    return asks(state) == "turn.move" and state.active == (seat + 1) % len(state.lira)


def goods(state: Any, seat: int = 0) -> list[int]:
    return list(state.goods[seat * GOODS : seat * GOODS + GOODS])


def crew_size(state: Any, seat: int = 0) -> int:
    return int(state.crew[seat]).bit_length() - 1


def labels(state: Any) -> list[str]:
    return [game().describe(state, choice)["label"] for choice in state.options()]


def plays(state: Any) -> list[int]:
    """The cards that may be played now."""
    return [choice - PLAY for choice in state.options() if PLAY <= choice < FETCH]


def fetches(state: Any) -> list[int]:
    """The places from which the yellow tile may return an assistant now."""
    return [choice - FETCH for choice in state.options() if choice >= FETCH]
