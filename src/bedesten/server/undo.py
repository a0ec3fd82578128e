"""Taking back: alone within the limits of fairness, freely where nobody else is disturbed, else by agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bedesten.server.errors import Refused
from bedesten.server.rows import AGREE, ASK, DECLINE, UNDO

if TYPE_CHECKING:
    from bedesten.server.messages import AnswerUndo, AskUndo, Undo
    from bedesten.server.room import Room
    from bedesten.server.sockets import Viewer


def free_for(room: Room, viewer: Viewer) -> bool:
    """Whether this viewer may take back whatever he likes: nobody else is disturbed by it."""
    others = [seat for seat in room.seats if seat.seat not in viewer.seats]
    return room.entry.free_undo and all(seat.kind == "bot" for seat in others)


def offered(room: Room, viewer: Viewer) -> dict[str, Any] | None:
    """What the viewer may take back now without asking anybody."""
    looking = viewer.looking
    if looking is None or looking not in viewer.seats or room.entry.status != "playing":
        return None
    to = room.match.table.undo_to(looking, free_for(room, viewer))
    return None if to is None else {"seat": looking, "to": to}


async def undo(room: Room, viewer: Viewer, said: Undo) -> int:
    """Take back one's last choice; says to which ply the game has gone back."""
    async with room.lock:
        room.check_turn(viewer, said.seat)
        ply = room.match.ply
        if said.ply != ply:
            raise Refused("stale", f"the game has come to ply {ply}, you spoke of ply {said.ply}")
        to = room.match.table.undo_to(said.seat, free_for(room, viewer))
        if to is None:
            raise Refused(
                "not_allowed",
                "nothing can be taken back: since your last choice something was revealed or others chose; "
                "you can ask the others",
            )
        await room.happen(UNDO, said.seat, to, to)
    room.bots.maybe_think()
    return to


async def ask(room: Room, viewer: Viewer, said: AskUndo) -> int:
    """Ask the others to go back to a ply."""
    async with room.lock:
        room.check_turn(viewer, said.seat)
        choosers = room.match.table.choosers
        if said.to >= len(choosers) or choosers[said.to] < 0:
            raise Refused("not_allowed", f"at ply {said.to} no seat had to choose: there is nothing to go back to")
        await room.happen(ASK, said.seat, said.to, room.match.ply)
        await maybe_agreed(room, viewer.seats)
    room.bots.maybe_think()
    return room.match.ply


async def answer(room: Room, viewer: Viewer, said: AnswerUndo) -> int:
    """Agree to that, or not; whoever asked may think better of it."""
    async with room.lock:
        room.check_turn(viewer, said.seat)
        asked = room.match.asked
        if asked is None:
            raise Refused("stale", "nobody asks to take anything back")
        if said.seat == asked.by and said.agree:
            raise Refused("not_allowed", "you have asked yourself: the others have to agree")
        if said.seat not in asked.agreed:
            await room.happen(AGREE if said.agree else DECLINE, said.seat, asked.to, room.match.ply)
        await maybe_agreed(room, frozenset())
    room.bots.maybe_think()
    return room.match.ply


async def maybe_agreed(room: Room, own: frozenset[int]) -> None:
    """Go back if all other persons have agreed; bots, and seats that the asker holds himself, always do."""
    asked = room.match.asked
    if asked is None:
        return
    persons = {seat.seat for seat in room.seats if seat.kind == "person"}
    if persons - own - {asked.by} <= set(asked.agreed):
        await room.happen(UNDO, asked.by, asked.to, asked.to)
