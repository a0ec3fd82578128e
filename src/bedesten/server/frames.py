"""What a viewer is sent: the game as he may know it, what he is asked, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from bedesten.kernel.step import CHANCE
from bedesten.registry import games
from bedesten.server import undo
from bedesten.server.match import Match
from bedesten.server.rows import Entry, Seat
from bedesten.server.statistics import statistics

if TYPE_CHECKING:
    from bedesten.server.room import Room
    from bedesten.server.sockets import Viewer

SEEDED = "seed "
"""How a seed begins that somebody has chosen: whoever knows it could work the dice out."""
TITLES = {name: about["title"] for name, about in games().items()}


def decoded(text: str) -> Any:
    return orjson.loads(text)


def encoded(message: Any) -> str:
    return orjson.dumps(message).decode()


def seat_data(seat: Seat, here: bool) -> dict[str, Any]:
    """A seat for everybody to see."""
    return {
        "seat": seat.seat,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "here": here or seat.kind == "bot",
        "host": seat.host,
    }


def entry_data(entry: Entry, here: frozenset[int] = frozenset()) -> dict[str, Any]:
    """A game as it is listed."""
    return {
        "id": entry.id,
        "game": entry.game,
        "title": TITLES[entry.game],
        "options": entry.options,
        "status": entry.status,
        "seats": [seat_data(seat, seat.seat in here) for seat in entry.seats],
        "created": entry.created,
        "ply": entry.ply,
        "listed": entry.listed,
        "free_undo": entry.free_undo,
        "recorded": entry.recorded,
        "seeded": entry.seed.startswith(SEEDED),
        "rematch": entry.rematch,
    }


def ask(match: Match, viewer: int | None) -> dict[str, Any] | None:
    """What the viewer is asked; None if it is not his choice."""
    table = match.table
    if viewer is None or table.over or table.seat != viewer:
        return None
    closed = match.game.closed(table.state)
    return {
        "seat": viewer,
        "ply": table.ply,
        "step": table.step,
        "question": table.question(),
        "options": [table.describe(choice) for choice in table.state.legal],
        "closed": [{"kind": kind, "target": target, "reason": reason} for kind, target, reason in closed],
    }


def waiting_for(match: Match) -> list[int]:
    """Whose choice is awaited."""
    table = match.table
    return [] if table.over or table.seat == CHANCE else [table.seat]


def result(match: Match) -> dict[str, Any] | None:
    """How the game ended, with its figures; None before."""
    found = match.table.result()
    return {**found, "statistics": statistics(match)} if found else None


def undo_asked(match: Match) -> dict[str, Any] | None:
    asked = match.asked
    return {"by": asked.by, "to": asked.to, "agreed": list(asked.agreed)} if asked else None


def live(room: Room, viewer: Viewer) -> dict[str, Any]:
    """The game as it is now, for one viewer."""
    match, looking = room.match, viewer.looking
    playing = room.entry.status == "playing"
    return {
        "type": "frame",
        "live": True,
        "ply": match.ply,
        "status": room.entry.status,
        "viewer": looking,
        "seats": room.seats_data(),
        "view": match.table.view(looking),
        "ask": ask(match, looking) if playing and looking in viewer.seats else None,
        "waiting_for": waiting_for(match) if playing else [],
        "thinking": room.bots.thought,
        "story": [*match.noted(viewer.noted), *match.lines(looking, viewer.told)],
        "undo": undo.offered(room, viewer),
        "undo_asked": undo_asked(match),
        "result": room.result(),
    }


def past(match: Match, viewer: int | None, ply: int) -> dict[str, Any]:
    """The game as it was after this many choices, for a viewer of now."""
    state = match.state_at(ply)
    return {
        "type": "past",
        "live": False,
        "ply": ply,
        "last": match.ply,
        "viewer": viewer,
        "view": match.game.view(state, viewer),
        "ask": None,
        "waiting_for": [] if state.over() or state.seat() == CHANCE else [state.seat()],
        "thinking": None,
        "story": match.lines_at(viewer, ply),
        "undo": None,
        "undo_asked": None,
    }
