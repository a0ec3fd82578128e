"""Positions of the Great Bazaar to start from, and choices by name: on top of what all tests of Istanbul share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import bedesten
from bedesten.games.istanbul.decision import EXTRA, EXTRA_SPAN
from bedesten.games.istanbul.names import FOUNTAIN

from ..helpers import PHASES, Chance
from ..mocha import helpers as mocha

GRID = [[1, 2, 3, 4, 5], [6, 8, 10, 11, 12], [13, 19, 7, 25, 17], [18, 20, 14, 15, 16], [21, 22, 23, 24, 9]]
"""The layout of all positions here: the Fountain in the centre, the Catacombs east and the Tavern west of it."""
SEATS = ("letters", "delivered", "companion")


@cache
def game(players: int = 3, variants: tuple[str, ...] = ()) -> Any:
    return bedesten.game("istanbul", players=players, layout=GRID, variants=["great-bazaar", *variants])


def turn(
    phase: str = "move",
    place: int = FOUNTAIN,
    seat: int = 0,
    players: int = 3,
    variants: tuple[str, ...] = (),
    rivals: Iterable[dict[str, Any]] = (),
    **fields: Any,
) -> Any:
    """A seat's turn from this phase on, its merchant standing at the place; `rivals` are the seats after it."""
    rules_of = game(players, variants)
    state = rules_of.blank()
    state.lira = [0] * players
    state.tokens = [0, 0, 0, 0]
    state.demand = [(0,), (0,)]
    state.active = seat
    state.merchant[seat] = place
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    if "guild_deck" not in fields:
        for card in [*state.guild_discards, *(card for hand in state.guild_hand for card in hand)]:
            state.guild_deck[card] = 0
    rules_of.restore(state)
    state.stack = list(state.rules.turn)[: 1 + len(PHASES) - PHASES.index(phase)]
    state.settle()
    return state


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Fields as the other tests give them; letters by their places."""
    mocha.give(state, seat, {name: value for name, value in fields.items() if name not in SEATS})
    for name in SEATS:
        if name in fields:
            value = fields[name]
            getattr(state, name)[seat] = value if name == "companion" else tuple(sorted(value))


def at(place: int, **fields: Any) -> Any:
    """The merchant is at the place, with every right to its action."""
    return turn("act", place, **fields)


def meeting(place: int, **fields: Any) -> Any:
    """The action at the place is over: encounters follow."""
    return turn("encounters", place, **fields)


def beside(place: int, other: int, **fields: Any) -> Any:
    """The merchant at the Tavern places the Barrier between two neighbours, to act at the first."""
    state = at(19, **{"coffee": 2, **fields})
    for choice in (1, mocha.between(place, other), place):
        assert choice in state.options()
        state.apply(choice)
    return state


def extra(name: str) -> int:
    keys = [one.key for one in game().rules.extras]
    return int(EXTRA + EXTRA_SPAN * keys.index(name))


def guild(card: int) -> int:
    return extra("guild_card") + card


def companion(place: int) -> int:
    """The companion goes to this place instead of the merchant."""
    return extra("companion") + place


def companions_steps(state: Any) -> list[int]:
    first = extra("companion")
    return [choice - first for choice in state.options() if first <= choice < first + EXTRA_SPAN]


def letter(place: int) -> Chance:
    """The letter to this place comes."""
    return Chance(place)


def tile(number: int) -> Chance:
    """This kiosk tile is turned up."""
    return Chance(number)
