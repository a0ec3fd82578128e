"""What was learned of the base game by looking more closely: where everybody stands, and how the places lie."""

from __future__ import annotations

from librt.vecs import extend

from bedesten.bots.evaluate.istanbul_learned import Known, Learned, Tables, read
from bedesten.bots.evaluate.istanbul_sight import PLACES
from bedesten.bots.evaluate.istanbul_wide_sight import around, land, wide_sight
from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.state import State


class Wide(Learned):
    """Sees more of the base game than others do, and takes longer for it; of the boxes it sees as much."""

    def __init__(self, base: Tables, boxes: Tables) -> None:
        super().__init__(base, boxes)
        self.board: Board | None = None
        """The layout that was looked at last."""
        self.lies: list[Known | None] = []
        """How its places lie to each other and to a merchant, by where he stands."""

    def turns(self, s: State, seat: int) -> float:
        if s.rules.boxes:
            return super().turns(s, seat)
        return self.base.turns(wide_sight(s, seat), self.lie(s.layout(), s.merchant[seat]))

    def lie(self, board: Board, here: int) -> Known:
        """What is known of a place of a layout once and for all."""
        if board is not self.board:
            self.board = board
            self.lies = [None] * (PLACES + 1)
        known = self.lies[here]
        if known is None:
            known = self.base.known(extend(land(board), around(board, here)))
            self.lies[here] = known
        return known


def shipped_wide(boxes: Tables) -> Wide:
    """What this version ships, besides what is known of the boxes."""
    return Wide(read("istanbul_wide_tables.toml"), boxes)
