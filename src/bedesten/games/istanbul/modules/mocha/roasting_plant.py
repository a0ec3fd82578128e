"""Place 17, the Roasting Plant: coffee for money, a good, a card."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, OPEN, Decision
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.guild import discard_guild_card
from bedesten.games.istanbul.modules.mocha.names import ROASTING_PLANT
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.piles import different
from bedesten.games.istanbul.places.caravansary import discard_from_hand
from bedesten.games.istanbul.state import State

FOR_LIRA: Final = 1
FOR_GOOD: Final = 2
"""From here on: a good, 2 red to 5 blue."""
FOR_CARD: Final = 10
"""From here on: a bonus card, 10 + its number."""
FOR_GUILD_CARD: Final = 60
"""From here on: a guild card, 60 + its number."""

PAID_LIRA: Final = 1
PAID_GOOD: Final = 2
PAID_CARD: Final = 4


class Roast(Decision):
    """Up to three exchanges, each once and each for two coffee: pay 2 Lira, pay any one good, discard a bonus or guild card.

    Leave it, or be done (0).
    """

    __slots__ = ("paid", "when")
    key = "roasting_plant.roast"

    def __init__(self, paid: int) -> None:
        self.paid: Final = paid
        self.when = ACTING if paid else OPEN

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        found = [0]
        if not self.paid & PAID_LIRA and s.lira[seat] >= figures(s).roasting_lira:
            found.append(FOR_LIRA)
        if not self.paid & PAID_GOOD:
            found += [FOR_GOOD + good for good in range(GOODS) if s.goods[seat * GOODS + good]]
        if not self.paid & PAID_CARD:
            found += different(s.hand[seat], FOR_CARD)
            found += different(s.guild_hand[seat], FOR_GUILD_CARD)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        if not choice:
            return
        seat = s.active
        paid = PAID_CARD
        if choice >= FOR_GUILD_CARD:
            discard_guild_card(s, choice - FOR_GUILD_CARD)
        elif choice >= FOR_CARD:
            discard_from_hand(s, choice - FOR_CARD)
        elif choice >= FOR_GOOD:
            s.pay_goods(seat, choice - FOR_GOOD, 1)
            paid = PAID_GOOD
        else:
            s.pay_lira(seat, figures(s).roasting_lira)
            paid = PAID_LIRA
        gain_coffee(s, seat, figures(s).roasting_coffee)
        s.then(Roast(self.paid | paid))

    def args(self) -> tuple[int, ...]:
        return (self.paid,)


PLACE: Final[Place] = Place(ROASTING_PLANT, "roasting_plant", Roast(0))
STEPS: Final[Steps] = (Roast,)
