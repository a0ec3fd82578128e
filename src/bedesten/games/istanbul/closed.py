"""Why a place cannot be gone to: what is told of those that the question where to move leaves out."""

from __future__ import annotations

from bedesten.games.istanbul.board import WALK
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Move


def closed(s: State) -> list[tuple[str, int, str]]:
    """Every place that a merchant who is to move cannot walk to, with the reason."""
    if s.over() or not isinstance(s.top(), Move):
        return []
    board = s.on_foot()
    farthest = board.spaces.near
    here = s.merchant[s.active]
    found: list[tuple[str, int, str]] = []
    for place in board.places:
        if place in board.reached(WALK, here):
            continue
        steps = board.distance(here, place)
        if place == here:
            reason = "your merchant is here: he must move"
        elif steps <= farthest:
            reason = f"the Barrier is in the way: no path of {farthest} steps leads there"
        else:
            reason = f"{steps} steps away: a merchant goes 1 or {farthest}"
        found.append(("place", place, reason))
    return found
