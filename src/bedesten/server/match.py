"""A game in memory: a table whose dice come from the game's secret seed, with a way back to any of its positions.

It can be made again from the store at any time, so nothing is lost with it.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bedesten.kernel.errors import GameError
from bedesten.kernel.game import Game
from bedesten.kernel.table import Table
from bedesten.registry import game as make_game
from bedesten.server.rows import AGREE, ASK, CHOICE, DECLINE, UNDO

TOOK_BACK: Final = "took_back"
"""The key of what a note tells, among the keys of the games' events."""
APART: Final = 32
"""Choices that lie between two positions that are kept at hand."""


class Note(NamedTuple):
    """Something in the story that is no event of the game: that somebody took a choice back."""

    ply: int
    seat: int
    text: str


class Asked(NamedTuple):
    """A seat asks the others to go back to a ply; who has agreed so far."""

    by: int
    to: int
    agreed: tuple[int, ...]


@lru_cache(maxsize=256)
def made(name: str, options: str, changes: str) -> Game[Any]:
    """A game with these options; games that are alike share it."""
    return make_game(name, components=json.loads(changes), **json.loads(options))


def game_of(name: str, options: dict[str, Any], changes: dict[str, Any] | None) -> Game[Any]:
    return made(name, json.dumps(options, sort_keys=True), json.dumps(changes or None, sort_keys=True))


class Match:
    """One game being played."""

    def __init__(self, game: Game[Any], names: list[str], secret: str) -> None:
        self.secret: Final = secret.encode()
        self.table: Final = Table(game, seed=self.draw(0), names=list(names))
        self.number = self.table.ply
        """The number of the next event."""
        self.notes: list[Note] = []
        self.asked: Asked | None = None
        self.kept: dict[int, Any] = {}

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def ply(self) -> int:
        return self.table.ply

    def draw(self, number: int) -> int:
        """The seed of the dice that fall with this event: known to nobody, the same in every process."""
        return int.from_bytes(hashlib.blake2b(b"%d" % number, key=self.secret, digest_size=8).digest(), "big")

    def rename(self, names: Iterable[str]) -> None:
        self.table.names[:] = names

    # Forward.

    def first(self) -> list[tuple[int, int]]:
        """What chance has set up before anybody chose: seats and choices."""
        return list(zip(self.table.choosers, self.table.choices, strict=True))

    def choose(self, choice: Any, seat: int) -> list[tuple[int, int]]:
        """A seat chooses, then chance where it is asked: the seats and choices that this made. Not yet stored."""
        table = self.table
        before = table.ply
        table.rng.seed(self.draw(self.number))
        table.apply(choice, seat)
        self.asked = None
        self._keep(before)
        return list(zip(table.choosers[before:], table.choices[before:], strict=True))

    def follow(self, kind: int, seat: int, value: int) -> None:
        """What an event of the store says has happened."""
        if kind == CHOICE:
            self._take(value)
        elif kind == UNDO:
            self.go_back(seat, value)
        elif kind == ASK:
            self.asked = Asked(seat, value, ())
        elif kind == AGREE and self.asked is not None:
            self.asked = self.asked._replace(agreed=(*self.asked.agreed, seat))
        elif kind == DECLINE:
            self.asked = None
        self.number += 1

    def _take(self, choice: int) -> None:
        table = self.table
        if choice not in table.state.legal:
            raise GameError(f"event {self.number} cannot be {choice} at {table.step}")
        self._keep(table.ply)
        table.choosers.append(table.state.seat())
        table.told.append(len(table.state.log))
        table.choices.append(choice)
        table.state.apply(choice)
        self.asked = None

    def _keep(self, before: int) -> None:
        """Keep a position at hand now and then."""
        ply = self.table.ply
        if ply // APART != before // APART or (ply and ply % APART == 0):
            self.kept[ply] = self.table.state.copy()

    # Back.

    def state_at(self, ply: int) -> Any:
        """The position after this many choices; one's own to play on with."""
        start = max((each for each in self.kept if each <= ply), default=-1)
        state = self.kept[start].copy() if start >= 0 else self.game.new()
        for at in range(max(start, 0), ply):
            if at and at % APART == 0 and at not in self.kept:
                self.kept[at] = state.copy()
            state.apply(self.table.choices[at])
        return state

    def go_back(self, seat: int, ply: int) -> None:
        """Take back everything after this ply."""
        table = self.table
        gone = table.ply - ply
        state = self.state_at(ply)
        log = table.state.log
        state.log = log[: table.told[ply]] if ply < len(table.told) else log
        del table.choices[ply:], table.choosers[ply:], table.told[ply:]
        table.state = state
        self.kept = {at: kept for at, kept in self.kept.items() if at <= ply}
        self.asked = None
        what = "a choice" if gone == 1 else f"{gone} choices"
        self.notes = [note._replace(ply=min(note.ply, ply)) for note in self.notes]
        self.notes.append(Note(ply, seat, f"takes back {what}"))

    # The story.

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self.table.state.log)

    def lines(self, viewer: int | None, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """What happened, from this event on, as a viewer may know it: the ply it led to, the seat, its key, a sentence."""
        table, names = self.table, self.table.names
        found: list[dict[str, Any]] = []
        for index in range(since, self.told if until is None else until):
            event = table.state.log[index]
            text = table.game.story(event, viewer, names)
            if text:
                ply = bisect_right(table.told, index)
                seat = event[1] if event[1] >= 0 else None
                found.append({"ply": ply, "seat": seat, "event": event[0], "text": text})
        return found

    def lines_at(self, viewer: int | None, ply: int) -> list[dict[str, Any]]:
        """What happened with the choice that led to this ply."""
        told = self.table.told
        return self.lines(viewer, told[ply - 1] if ply else 0, told[ply] if ply < len(told) else None)

    def noted(self, since: int = 0) -> list[dict[str, Any]]:
        """What was taken back, from this note on."""
        names = self.table.names
        return [
            {"ply": note.ply, "seat": note.seat, "event": TOOK_BACK, "text": f"{names[note.seat]} {note.text}"}
            for note in self.notes[since:]
        ]

    def story(self, viewer: int | None) -> list[dict[str, Any]]:
        """All of it in order."""
        return sorted([*self.lines(viewer), *self.noted()], key=lambda line: line["ply"])

    # Snapshots.

    def snapshot(self) -> dict[str, Any]:
        """All of it as plain data."""
        table = self.table
        return {
            "number": self.number,
            "state": self.game.save(table.state),
            "log": [list(event) for event in table.state.log],
            "choices": table.choices,
            "choosers": table.choosers,
            "told": table.told,
            "notes": [list(note) for note in self.notes],
            "asked": list(self.asked) if self.asked else None,
        }

    def restore(self, data: dict[str, Any]) -> None:
        """Take up where a snapshot was made."""
        table = self.table
        state = self.game.load(data["state"])
        state.log = [(str(key), int(seat), int(a), int(b)) for key, seat, a, b in data["log"]]
        table.state = state
        table.choices[:] = data["choices"]
        table.choosers[:] = data["choosers"]
        table.told[:] = data["told"]
        self.number = data["number"]
        self.notes = [Note(*note) for note in data["notes"]]
        asked = data["asked"]
        self.asked = Asked(asked[0], asked[1], tuple(asked[2])) if asked else None
        self.kept = {}

    def rewind(self) -> None:
        """Go back to before anything had happened, to follow events from the first one on."""
        table = self.table
        table.state = self.game.new()
        table.state.log = []
        del table.choices[:], table.choosers[:], table.told[:]
        self.number = 0
        self.notes = []
        self.asked = None
        self.kept = {}
