"""How a game begins: the game that was asked for, its entry, and what chance decides before anybody chooses."""

from __future__ import annotations

import time
from typing import Any

from bedesten.kernel.errors import GameError
from bedesten.kernel.game import Game
from bedesten.registry import games
from bedesten.server.errors import Refused
from bedesten.server.keys import new_id
from bedesten.server.match import Match, game_of
from bedesten.server.rows import CHOICE, Entry, Seat
from bedesten.server.writer import Row


def ask_for(name: str, options: dict[str, Any], players: int, changes: dict[str, Any] | None = None) -> Game[Any]:
    """The game that was asked for; a sentence if there is none like it."""
    if name not in games():
        raise Refused("bad_option", f"there is no game {name[:40]!r}; allowed are {', '.join(games())}")
    if "components" in options:
        raise Refused("bad_option", "games at a server are played with the figures that it ships")
    if options.get("players", players) != players:
        raise Refused("bad_option", f"{players} seats were asked for, and {options['players']!r} players")
    try:
        return game_of(name, {**options, "players": players}, changes)
    except (GameError, TypeError, ValueError, KeyError, IndexError, OverflowError) as error:
        told = str(error)[:300] if isinstance(error, GameError) else "the options cannot be read"
        raise Refused("bad_option", told) from None


def entry_for(game: Game[Any], seats: tuple[Seat, ...], creator: str, seed: str) -> Entry:
    """A game as it begins."""
    components = {
        "changes": dict(game.components.changes),
        "digest": game.components.digest(),
        "rules": game.version,
    }
    waiting = any(seat.kind == "open" for seat in seats)
    return Entry(
        id=new_id(),
        game=game.name,
        options={"players": game.players, **game.settings},
        components=components,
        status="waiting" if waiting else "playing",
        listed=False,
        free_undo=False,
        recorded=False,
        seed=seed,
        creator=creator,
        created=time.time(),
        rematch=None,
        seats=seats,
    )


def first_rows(entry: Entry, game: Game[Any]) -> list[Row]:
    """The events of a game's set-up: what chance decides before anybody chooses."""
    return event_rows(entry.id, Match(game, [str(seat.seat) for seat in entry.seats], entry.seed).first())


def event_rows(game: str, made: list[tuple[int, int]]) -> list[Row]:
    now = time.time()
    return [
        {"game": game, "number": n, "kind": CHOICE, "seat": seat, "value": choice, "ply": n + 1, "at": now}
        for n, (seat, choice) in enumerate(made)
    ]
