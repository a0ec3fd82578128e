"""The start of a game: the display of mosque tiles, a crystal each, one Lira more from seat to seat."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.mosque import REVEAL
from bedesten.games.dice.names import AREAS, CRYSTAL, LIRA, RESOURCES
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.rules import Rules
from bedesten.games.dice.state import State
from bedesten.games.dice.turn import BEGIN
from bedesten.kernel.step import Effect


def blank(rules: Rules) -> State:
    """The pieces in place, before anything is shuffled or rolled."""
    players = rules.players
    resources = [0] * (RESOURCES * players)
    for seat in range(players):
        resources[seat * RESOURCES + CRYSTAL] = rules.start_crystals
        resources[seat * RESOURCES + LIRA] = rules.start_lira[seat]
    return State(
        rules,
        stack=[],
        legal=[],
        log=None,
        active=0,
        round=1,
        actions=0,
        dice=0,
        rubies=[0] * players,
        resources=resources,
        tiles=[()] * players,
        fresh=(),
        claimed=0,
        display=(),
        pile=[tile.copies for tile in rules.tiles],
        under=(),
        deck=rules.copies.copy(),
        revealed=(),
        taken=[0] * AREAS,
    )


def begin(s: State) -> None:
    """Lay out the display, and run to the first choice."""
    s.then(LAY_OUT, BEGIN)
    s.settle()


class LayOut(Effect[State]):
    """The display is filled tile by tile, as far as the tiles go."""

    __slots__ = ()
    key = "setup.lay_out"

    def run(self, s: State, /) -> None:
        if len(s.display) < min(s.rules.display, sum(tile.copies for tile in s.rules.tiles)):
            s.then(REVEAL, self)


LAY_OUT: Final[LayOut] = LayOut()
STEPS: Final[Steps] = (LayOut,)
