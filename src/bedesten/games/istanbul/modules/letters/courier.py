"""The Courier: a letter for 2 Lira or another letter."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.modules.letters.names import COURIER
from bedesten.games.istanbul.modules.letters.post import Receive, give_letter, letters_left, letters_of
from bedesten.games.istanbul.parts import Steps, Token
from bedesten.games.istanbul.state import State


class Courier(Token):
    """Take a letter; then pay 2 Lira or discard a letter, the new one if you like."""

    def usable(self, s: State) -> bool:
        return letters_left(s)

    def give(self, s: State) -> None:
        s.then(Receive(s.active))


class PayCourier(Decision):
    """Pay the Courier: 2 Lira (0), or a letter (its place, or 30 for a delivered one)."""

    __slots__ = ()
    key = "courier.pay"

    def answers(self, s: State, /) -> list[int]:
        found = letters_of(s, s.active)
        return NO + found if s.lira[s.active] >= s.rules.token_fee else found

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            give_letter(s, s.active, choice)
        else:
            s.pay_lira(s.active, s.rules.token_fee)


TOKEN: Final[Courier] = Courier(COURIER, "courier", PayCourier())
STEPS: Final[Steps] = (PayCourier,)
