"""Positions of Letters & Seals to start from, and choices by name: on top of what all tests of Istanbul share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import bedesten
from bedesten.games.istanbul.decision import EXTRA, EXTRA_SPAN
from bedesten.games.istanbul.names import FOUNTAIN

from .. import helpers
from ..helpers import PHASES, Chance

GRID = [[9, 1, 4, 21, 3], [15, 6, 7, 11, 22], [13, 24, 12, 14, 8], [10, 2, 23, 5, 16]]
"""The layout for a first game, in which all positions here are."""
BAZAAR = [[1, 2, 3, 4, 5], [6, 8, 10, 11, 12], [13, 14, 7, 15, 16], [17, 18, 19, 20, 21], [22, 23, 9, 24, 25]]
"""A layout of the Great Bazaar."""
COFFEE = 5
"""The choice of a coffee where a good is asked for."""
NOBODY = -1


@cache
def game(players: int = 3, bazaar: bool = False, deck: str = "mixed", variants: tuple[str, ...] = ()) -> Any:
    options: dict[str, Any] = {"modules": ["letters"], "letters_deck": deck, "variants": list(variants)}
    if bazaar:
        options = {"variants": ["great-bazaar", *variants], "layout": BAZAAR}
    return bedesten.game("istanbul", players=players, **options)


# Positions. Nobody has anything unless the test gives it; the tokens stand in nobody's way.


def turn(
    phase: str = "move",
    place: int = FOUNTAIN,
    seat: int = 0,
    players: int = 3,
    bazaar: bool = False,
    variants: tuple[str, ...] = (),
    rivals: Iterable[dict[str, Any]] = (),
    **fields: Any,
) -> Any:
    """A seat's turn from this phase on, its merchant standing at the place; `rivals` are the seats after it."""
    rules_of = game(players, bazaar, "mixed", variants)
    state = rules_of.blank()
    state.lira = [0] * players
    state.tokens = [0, 0, 0, 0]
    state.demand = [(0,), (0,)]
    state.active = seat
    state.merchant[seat] = place
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    rules_of.restore(state)
    state.stack = list(state.rules.turn)[: 1 + len(PHASES) - PHASES.index(phase)]
    state.settle()
    return state


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Set fields: `letters` and `delivered` as places, the supply, discards and stacks as lists of what they hold."""
    rest = dict(fields)
    for name in ("letters", "delivered"):
        if name in rest:
            held = rest.pop(name)
            getattr(state, name)[seat] = tuple(sorted(held) if name == "letters" else held)
    for name in ("companion", "coffee", "extra", "tavern_tiles"):
        if name in rest:
            getattr(state, name)[seat] = rest.pop(name)
    for name in ("letter_deck", "letter_discards", "kiosk_deck"):
        if name in rest:
            held = list(rest.pop(name))
            setattr(state, name, [held.count(number) for number in range(len(getattr(state, name)))])
    helpers.give(state, seat, rest)


def at(place: int, **fields: Any) -> Any:
    """The merchant is at the place, with every right to its action."""
    return turn("act", place, **fields)


def meeting(place: int, **fields: Any) -> Any:
    """The action at the place is over: encounters follow."""
    return turn("encounters", place, **fields)


def finishing(**fields: Any) -> Any:
    """The turn is all but over."""
    return turn("finish", **fields)


# Choices.


def letter(place: int) -> Chance:
    """A letter to this place comes from the supply."""
    return Chance(place)


def tile(number: int) -> Chance:
    """This kiosk tile is turned up."""
    return Chance(number)


def die(pips: int) -> Chance:
    return Chance(pips)


def extra(state: Any, key: str, choice: int) -> int:
    """The choice of a module's extra."""
    return EXTRA + EXTRA_SPAN * [found.key for found in state.rules.extras].index(key) + choice


def companion_to(state: Any, place: int) -> int:
    """The companion moves there instead of the merchant."""
    return extra(state, "companion", place)


def set_out(state: Any) -> int:
    """The companion is set beside the merchant."""
    return extra(state, "companion", 0)


# What a state says.


def companion_moves(state: Any) -> list[int]:
    """Where the companion may go now; 0 where he may be set beside the merchant."""
    first = extra(state, "companion", 0)
    return [choice - first for choice in state.options() if first <= choice < first + EXTRA_SPAN]


def seals(state: Any, seat: int = 0) -> int:
    return len(state.letters[seat]) + 2 * len(state.delivered[seat])


def everywhere(state: Any) -> int:
    """All letters there are: in the supply, on the discards, with the players."""
    held = sum(len(letters) for letters in [*state.letters, *state.delivered])
    return sum(state.letter_deck) + sum(state.letter_discards) + held
