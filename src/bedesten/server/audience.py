"""Who is there: the viewers of one game, at this process and at others."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bedesten.server import frames
from bedesten.server.errors import Refused
from bedesten.server.rows import Entry, Seat

if TYPE_CHECKING:
    from bedesten.server.rooms import Rooms
    from bedesten.server.sockets import Viewer


class Audience:
    """Everybody who looks at a game."""

    def __init__(self, entry: Entry, rooms: Rooms) -> None:
        self.entry = entry
        self.rooms: Final = rooms
        self.viewers: Final[set[Viewer]] = set()
        self.elsewhere: Final[dict[str, frozenset[int]]] = {}
        """The seats whose persons are present at other processes."""
        self.left = time.monotonic()
        """When somebody last went."""
        self.shown: Final[dict[Any, str]] = {}
        """Frames of the present position, by who sees them."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.entry.seats

    def here(self) -> frozenset[int]:
        """The seats whose persons are present, at this process or another."""
        return self.here_locally().union(*self.elsewhere.values())

    def here_locally(self) -> frozenset[int]:
        return frozenset(seat for viewer in self.viewers for seat in viewer.seats)

    def here_elsewhere(self, process: str, seats: frozenset[int]) -> None:
        """Who is present at another process."""
        before = self.here()
        self.elsewhere[process] = seats
        if not seats:
            del self.elsewhere[process]
        if self.here() != before:
            self._tell_presence()

    def seats_data(self) -> list[dict[str, Any]]:
        here = self.here()
        return [frames.seat_data(seat, seat.seat in here) for seat in self.seats]

    def enter(self, viewer: Viewer) -> None:
        if len(self.viewers) >= self.rooms.settings.limits.viewers:
            raise Refused("too_many", "too many people are watching this game already")
        self.viewers.add(viewer)
        self.presence()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.left = time.monotonic()
            self.presence()

    def seen(self, seats: frozenset[int], ply: int) -> None:
        """These seats have been shown the game up to a ply."""
        now = tuple(replace(seat, seen=ply) if seat.seat in seats else seat for seat in self.seats)
        self.entry = replace(self.entry, seats=now)

    def presence(self) -> None:
        """Tell everybody who is there, at this process and the others."""
        self._tell_presence()
        self.rooms.present(self.entry.id, self.here_locally())

    def _tell_presence(self) -> None:
        self.shown.clear()
        self.tell({"type": "presence", "seats": self.seats_data()})

    def tell(self, message: dict[str, Any]) -> None:
        text = frames.encoded(message)
        for viewer in self.viewers:
            viewer.send(text)
