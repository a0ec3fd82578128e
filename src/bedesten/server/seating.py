"""Seats: whose key opens which, who may do what, and what becomes of them when somebody goes."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from bedesten.server.errors import Refused
from bedesten.server.keys import opened
from bedesten.server.rows import Entry, Seat, freed, put_seat, put_status


def held(entry: Entry, key: str) -> Seat:
    """The seat that a key opens."""
    found = opened([key], [seat.lock for seat in entry.seats])
    if not found:
        raise Refused("no_seat", "this key opens no seat of this game")
    return entry.seats[found[0]]


def hosting(entry: Entry, key: str) -> Seat:
    seat = held(entry, key)
    if not seat.host:
        raise Refused("not_allowed", "only the host may do that")
    return seat


def botted(seat: Seat, level: str) -> Seat:
    """The seat with a bot in it."""
    return replace(freed(seat), kind="bot", name=seat.name or level.capitalize(), level=level)


def give_up(connection: Connection, entry: Entry, seat: Seat, level: str | None) -> None:
    """Somebody goes: his seat is open or a bot's, and another person is host if he was."""
    put_seat(connection, entry.id, botted(seat, level) if level else freed(seat))
    others = [other for other in entry.seats if other.seat != seat.seat]
    heir = next((other for other in others if other.kind == "person"), None)
    if seat.host and heir is not None:
        put_seat(connection, entry.id, replace(heir, host=True))
    waiting = level is None or any(other.kind == "open" for other in others)
    put_status(connection, entry.id, "waiting" if waiting else "playing")


def rotated(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everybody one seat further round, so that another begins."""
    moved = [replace(seats[(number + 1) % len(seats)], seat=number, seen=0) for number in range(len(seats))]
    return tuple(moved)
