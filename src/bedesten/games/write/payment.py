"""Paying goods: from goods cards, one by one, and from the sheet."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import Decision
from bedesten.games.write.names import ANY, GOODS
from bedesten.games.write.parts import Steps
from bedesten.games.write.state import State
from bedesten.kernel.step import Effect

FROM_SHEET: Final = 0


class Pay(Decision):
    """Pay what is owed: lay down a goods card (1 + its kind) that gives at least one good still needed, or cross off
    all the rest on your sheet (0).

    A goods card gives as many goods as are needed; the other one is forfeited if it is not.
    """

    __slots__ = ()
    key = "payment.pay"

    def options(self, s: State, /) -> list[int]:
        seat = s.acting
        found: list[int] = []
        if covered(s, seat):
            found.append(FROM_SHEET)
        owed = s.owed
        last = -1
        for card in s.goods_hand[seat]:
            if card != last:
                last = card
                if owed[ANY] or owed[s.rules.first_good[card]] or owed[s.rules.second_good[card]]:
                    found.append(1 + card)
        if len(found) > 1 and found[0] != FROM_SHEET and all(needed(s, seat, choice - 1) for choice in found):
            # All of them must be laid down: their order is not worth a question.
            return found[:1]
        return found

    def take(self, s: State, choice: int, /) -> None:
        if choice == FROM_SHEET:
            pay_from_sheet(s)
            return
        card = choice - 1
        s.play_goods_card(s.acting, card)
        s.tell("paid_card", s.acting, card)
        use(s, s.rules.first_good[card])
        use(s, s.rules.second_good[card])
        if is_owed(s):
            s.then(PAY)


def covered(s: State, seat: int) -> bool:
    """Whether the sheet alone holds what is owed."""
    at = seat * GOODS
    spare = 0
    for good in range(GOODS):
        left = s.goods[at + good] - s.owed[good]
        if left < 0:
            return False
        spare += left
    return spare >= s.owed[ANY]


def needed(s: State, seat: int, card: int) -> bool:
    """Whether what is owed cannot be paid without this card."""
    at = seat * GOODS
    first, second = s.rules.first_good[card], s.rules.second_good[card]
    on_card = 2 if first == second else 1
    for good in (first, second):
        if s.goods[at + good] + s.wares[at + good] - on_card < s.owed[good]:
            return True
    return s.open_goods(seat) + 2 * (len(s.goods_hand[seat]) - 1) < s.owed[ANY]


def use(s: State, good: int) -> None:
    """A good on a card that was laid down serves if it is needed."""
    if s.owed[good]:
        s.owed[good] -= 1
    elif s.owed[ANY]:
        s.owed[ANY] -= 1


def is_owed(s: State) -> bool:
    owed = s.owed
    return owed[0] + owed[1] + owed[2] + owed[3] + owed[ANY] > 0


def pay_from_sheet(s: State) -> None:
    """All the goods that are named; then those of the payer's choice, one at a time."""
    seat = s.acting
    for good in range(GOODS):
        if s.owed[good]:
            s.pay_goods(seat, good, s.owed[good])
            s.owed[good] = 0
    for _ in range(s.owed[ANY]):
        s.then(SPEND_ONE)
    s.owed[ANY] = 0


class SpendOne(Decision):
    """Cross off a good of your choice on your sheet (1 fabric to 4 jewelry)."""

    __slots__ = ()
    key = "payment.spend_one"

    def options(self, s: State, /) -> list[int]:
        at = s.acting * GOODS
        return [good + 1 for good in range(GOODS) if s.goods[at + good]]

    def take(self, s: State, choice: int, /) -> None:
        s.pay_goods(s.acting, choice - 1, 1)


class Spend(Effect[State]):
    """Goods of the payer's choice are to be paid."""

    __slots__ = ("amount",)
    key = "payment.spend"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, s: State, /) -> None:
        s.owed[ANY] = self.amount
        s.then(PAY)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class DiscardCard(Decision):
    """Discard a goods card (1 + its kind)."""

    __slots__ = ()
    key = "goods_cards.discard"

    def options(self, s: State, /) -> list[int]:
        return sorted({card + 1 for card in s.goods_hand[s.acting]})

    def take(self, s: State, choice: int, /) -> None:
        s.play_goods_card(s.acting, choice - 1)
        s.tell("discarded_card", s.acting, choice - 1)


PAY: Final[Pay] = Pay()
SPEND_ONE: Final[SpendOne] = SpendOne()
DISCARD_CARD: Final[DiscardCard] = DiscardCard()
STEPS: Final[Steps] = (Pay, SpendOne, Spend, DiscardCard)
