"""Place 13, the Sultan's Palace: a ruby for a load of goods that grows."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.bundles import bundles, pay
from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.names import ANY, GOODS, SULTANS_PALACE
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State


class Deliver(Decision):
    """Deliver all the goods that no ruby covers and take the next ruby of the track, which uncovers one good more.

    Where the track shows any good, the payer chooses. In the 2019 edition the last ruby is replaced from the supply, so
    its price stays; in the 2014 edition nothing is left then. A choice is the bundle that is paid.
    """

    __slots__ = ()
    key = "sultans_palace.deliver"

    def answers(self, s: State, /) -> list[int]:
        rules = s.rules
        if not palace_rubies(s):
            return NO
        cost = rules.palace_costs[min(s.palace, len(rules.palace_costs) - 1)]
        at = s.active * GOODS
        fixed = 0
        for good in range(GOODS):
            if s.goods[at + good] < cost[good]:
                return NO
            fixed = 10 * fixed + cost[good]
        if not cost[ANY]:
            return [0, fixed]
        left = [s.goods[at + good] - cost[good] for good in range(GOODS)]
        return NO + [fixed + free for free in bundles(s, s.active, left, cost[ANY], cost[ANY])]

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            pay(s, s.active, choice)
            take_palace_ruby(s)
            maybe_again(s, SULTANS_PALACE)


def palace_rubies(s: State) -> bool:
    """Whether the Sultan has a ruby left."""
    return s.rules.refill or s.palace < len(s.rules.palace_costs)


def take_palace_ruby(s: State) -> None:
    """The next ruby of the track, however it is paid."""
    s.palace += 1
    s.gain_ruby(s.active, SULTANS_PALACE)


PLACE: Final[Place] = Place(SULTANS_PALACE, "sultans_palace", Deliver())
STEPS: Final[Steps] = (Deliver,)
