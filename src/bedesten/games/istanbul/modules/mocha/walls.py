"""The Barrier and the Movement tile: where merchants can walk."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.board import STRAIGHT
from bedesten.games.istanbul.decision import NONE, Decision
from bedesten.games.istanbul.modules.mocha.names import MOVEMENT
from bedesten.games.istanbul.parts import Extra, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class LookAround(Effect[State]):
    """A turn begins: the Barrier stands in the way of everybody but the holder of its control tile."""

    __slots__ = ()
    key = "barrier.look_around"

    def run(self, s: State, /) -> None:
        look_around(s)


def look_around(s: State) -> None:
    """The board as the active player can walk it."""
    wall = s.barrier if s.gatekeeper != s.active else 0
    ground = s.ground
    if ground is not None and ground.wall != wall:
        s.ground = s.layout().with_wall(wall)


class MovementTile(Extra):
    """Movement tile: instead of one or two steps your merchant goes any number of places in a straight line, but not
    through the Barrier. A choice is the number of the place.
    """

    def offers(self, s: State, first: int) -> list[int]:
        if not s.tavern_tiles[s.active] >> MOVEMENT & 1:
            return NONE
        return s.on_foot().offered(STRAIGHT, s.merchant[s.active], first)

    def take(self, s: State, step: Decision, choice: int) -> None:
        s.merchant[s.active] = choice
        s.tell("moved", s.active, choice)
        s.reach(MOVED)


LOOK_AROUND: Final[LookAround] = LookAround()
MOVEMENT_TILE: Final[MovementTile] = MovementTile("movement_tile")
STEPS: Final[Steps] = (LookAround,)
