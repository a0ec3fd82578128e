"""Positions of Mocha & Baksheesh to start from, and choices by name: on top of what all tests of Istanbul share."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Any

import bedesten
from bedesten.games.istanbul.decision import EXTRA, EXTRA_SPAN, FETCH
from bedesten.games.istanbul.modules.mocha.names import GUILD_CARDS
from bedesten.games.istanbul.modules.mocha.swap import BASE
from bedesten.games.istanbul.names import FOUNTAIN

from .. import helpers
from ..helpers import PHASES, Chance, asks

GRID = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
"""The layout for a first game, in which all positions here are."""
ALL = list(range(1, GUILD_CARDS + 1))
"""The guild cards."""
OWN_FIELDS = ("coffee", "guild", "tavern_tiles")


@cache
def game(players: int = 3, variants: tuple[str, ...] = ()) -> Any:
    return bedesten.game("istanbul", players=players, modules=["mocha"], variants=list(variants))


# Positions. Nobody has anything unless the test gives it; the tokens stand in nobody's way.


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
    state.tokens = [0, 0, 0]
    state.demand = [(0,), (0,)]
    state.active = seat
    state.merchant[seat] = place
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    if "guild_deck" not in fields:
        gone = [*state.guild_discards, *(card for hand in state.guild_hand for card in hand)]
        state.guild_deck = [int(card in ALL and card not in gone) for card in range(GUILD_CARDS + 1)]
    rules_of.restore(state)
    state.stack = list(state.rules.turn)[: 1 + len(PHASES) - PHASES.index(phase)]
    state.settle()
    return state


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Fields as the base game's tests give them; guild cards and tavern tiles as lists."""
    helpers.give(
        state, seat, {name: value for name, value in fields.items() if name not in (*OWN_FIELDS, "guild_deck")}
    )
    if "coffee" in fields:
        state.coffee[seat] = fields["coffee"]
    if "guild" in fields:
        state.guild_hand[seat] = tuple(sorted(fields["guild"]))
    if "tavern_tiles" in fields:
        state.tavern_tiles[seat] = sum(1 << kind for kind in fields["tavern_tiles"])
        for kind in fields["tavern_tiles"]:
            state.tavern[kind] += 1
    if "guild_deck" in fields:
        state.guild_deck = [fields["guild_deck"].count(card) for card in range(GUILD_CARDS + 1)]


def at(place: int, **fields: Any) -> Any:
    """The merchant is at the place, with every right to its action."""
    return turn("act", place, **fields)


def meeting(place: int, **fields: Any) -> Any:
    """The action at the place is over: encounters follow."""
    return turn("encounters", place, **fields)


def closing(**fields: Any) -> Any:
    """After the last round: the first seat may still play cards."""
    state = turn("finish", **fields)
    close = game(len(state.lira), fields.get("variants", ())).steps["end.close"]
    state.stack = [close(seat) for seat in reversed(range(len(state.lira)))]
    state.settle()
    return state


# Choices.


def extra(name: str) -> int:
    keys = [one.key for one in game().rules.extras]
    return int(EXTRA + EXTRA_SPAN * keys.index(name))


def guild(card: int) -> int:
    """Play this guild card instead of the turn."""
    return extra("guild_card") + card


def straight(place: int) -> int:
    """The Movement tile, to this place."""
    return extra("movement_tile") + place


def draw_guild(card: int) -> Chance:
    """This guild card comes from the pile."""
    return Chance(card)


def swapped(red: int = 0, green: int = 0, yellow: int = 0, blue: int = 0, coffee: int = 0) -> int:
    """A bundle of goods and coffee for the swap card."""
    return sum(amount * BASE**kind for kind, amount in enumerate([red, green, yellow, blue, coffee]))


def between(a: int, b: int) -> int:
    """The space between two neighbours, for the Barrier."""
    return 100 * min(a, b) + max(a, b)


# What a state says.


def guilds(state: Any) -> list[int]:
    """The guild cards that may be played now."""
    first = extra("guild_card")
    return [choice - first for choice in state.options() if first <= choice < first + EXTRA_SPAN]


def lines(state: Any) -> list[int]:
    """The places that the Movement tile adds to the move."""
    first = extra("movement_tile")
    return [choice - first for choice in state.options() if first <= choice < first + EXTRA_SPAN]


def fetches(state: Any) -> list[int]:
    """The places from which the yellow tile may return an assistant now."""
    return [choice - FETCH for choice in state.options() if FETCH <= choice < EXTRA]


def answers(state: Any) -> list[int]:
    """The answers to the question itself, without what may be played before."""
    return [choice for choice in state.options() if choice < 10_000]


def walks(state: Any) -> list[int]:
    """Where the merchant may walk."""
    assert asks(state) == "turn.move"
    return answers(state)


def tiles(state: Any, seat: int = 0) -> list[int]:
    """The tavern tiles a seat owns."""
    return [kind for kind in range(2) if state.tavern_tiles[seat] >> kind & 1]


def assert_every_question_has_an_answer(state: Any, most: int = 400) -> None:
    """Whatever is chosen next, and next after that: nobody is asked what has no answer. The nearest positions count."""
    rules_of = game(len(state.lira))
    seen: set[str] = set()
    waiting = deque([state])
    while waiting and len(seen) < most:
        s = waiting.popleft()
        line = rules_of.write(s)
        if line in seen or s.over() or s.active != state.active:
            continue
        seen.add(line)
        assert s.options(), f"{asks(s)} has no answer: {line}"
        # Of chance's choices the first few stand for all.
        for choice in s.options()[:3] if s.seat() == bedesten.CHANCE else s.options():
            after = s.copy()
            after.apply(choice)
            waiting.append(after)
