"""A turn of Istanbul with expansions or variants thought through."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_box_ways import SET_OUT, answered, box_branches, box_ways, paid, sets_out
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue
from bedesten.bots.evaluate.istanbul_learned import Learned
from bedesten.bots.evaluate.istanbul_turn import FOR_RUBIES, TurnThought, turn_of
from bedesten.games.istanbul.decision import EXTRA, PLAY
from bedesten.games.istanbul.dice import Roll
from bedesten.games.istanbul.modules.letters.extra_turn import BuyTurn
from bedesten.games.istanbul.modules.letters.names import SECRET_SOCIETY
from bedesten.games.istanbul.modules.letters.seals import PaySeals
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, TAVERN
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Move, in_turn

FOR_BOX_RUBIES: Final = FOR_RUBIES | 1 << TAVERN | 1 << COFFEE_HOUSE | 1 << SECRET_SOCIETY


class BoxTurnThought(TurnThought):
    """Follows the ways that a turn can go, but not all: see `istanbul_box_ways`. What others are asked they answer at a glance.

    A turn more, for seals or by a guild card, is not thought through, but counts as a turn that costs nothing.
    """

    def __init__(self, learned: Learned, judge: IstanbulValue) -> None:
        super().__init__(learned)
        self.judge: Final = judge
        self.for_rubies = FOR_BOX_RUBIES

    def thinks(self, s: State) -> bool:
        """Whether this is a question of a turn, or for another, to whoever has it."""
        top = s.stack[-1]
        return top.seat(s) == s.active and (in_turn(s) or isinstance(top, (BuyTurn, PaySeals)))

    def branches(self, s: State, played: int) -> list[int]:
        return box_branches(s, played, self.judge)

    def ways(self, s: State) -> list[int]:
        return box_ways(s)

    def after(self, s: State, choice: int, played: int, last: bool = False) -> float:
        top = s.stack[-1]
        buying = isinstance(top, (BuyTurn, PaySeals))
        ending = buying or s.afar > 0
        if choice >= PLAY and isinstance(top, Move):
            if choice < EXTRA:
                played += 1
            elif sets_out(s, choice):
                played = SET_OUT
            else:
                ending = True
        t = s if last else s.copy()
        t.apply(choice)
        return self.ended(t) - 1.0 if ending and self.moves(t) else self.promise(t, played)

    def promise(self, s: State, played: int) -> float:
        while s.stack and turn_of(s) == self.mark:
            if paid(s, self.judge):
                if self.moves(s):
                    return self.ended(s) - 1.0
            elif not answered(s, self.seat, self.judge):
                break
        return super().promise(s, played)

    def moves(self, s: State) -> bool:
        """Whether whoever has the turn is asked where to go: when it was all but over, he has another."""
        return len(s.stack) > 0 and turn_of(s) == self.mark and isinstance(s.stack[-1], Move)

    def chance(self, s: State, played: int) -> float:
        """Dice that cards of the expansions roll are one luck, as draws are, but where they are the whole turn."""
        if isinstance(s.stack[-1], Roll) and not s.afar:
            s.apply(s.chance(self.luck))
            return self.promise(s, played)
        return super().chance(s, played)
