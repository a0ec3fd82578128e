"""What was learned of the base game by looking more closely: where everybody stands, and how the places lie."""

from __future__ import annotations

from bedesten.bots.evaluate.istanbul_learned import Known, Learned, Tables, read
from bedesten.bots.evaluate.istanbul_wide_sight import land, wide_sight
from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.state import State


class Wide(Learned):
    """Sees more of the base game than others do, and takes longer for it; of the boxes it sees as much."""

    def __init__(self, base: Tables, boxes: Tables) -> None:
        super().__init__(base, boxes)
        self.board: Board | None = None
        """The layout that was looked at last."""
        self.lie: Known = base.nothing
        """How its places lie to each other."""

    def turns(self, s: State, seat: int) -> float:
        if s.rules.boxes:
            return super().turns(s, seat)
        board = s.layout()
        if board is not self.board:
            self.board = board
            self.lie = self.base.known(land(board))
        return self.base.turns(wide_sight(s, seat), self.lie)


def shipped_wide(boxes: Tables) -> Wide:
    """What this version ships, besides what is known of the boxes."""
    return Wide(read("istanbul_wide_tables.toml"), boxes)
