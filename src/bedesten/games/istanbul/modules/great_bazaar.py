"""Variant The Great Bazaar: both expansions on 25 places, and the Catacombs among them."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.cards.gains import with_room
from bedesten.games.istanbul.decision import ACTING, Decision
from bedesten.games.istanbul.encounters import no_encounters
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State

CATACOMBS: Final = 25
COFFEE: Final = GOODS + 1
"""The choice of a coffee, after those of the four goods."""


class Descend(Decision):
    """Take one good of your choice (1 red to 4 blue) or a coffee (5). Then whoever came here, merchant or companion, goes
    to any place; he does not act there and meets nobody. A family member stays.
    """

    __slots__ = ()
    key = "catacombs.descend"

    def answers(self, s: State, /) -> list[int]:
        return [0, *with_room(s, s.active), COFFEE]

    def answer(self, s: State, choice: int, /) -> None:
        if not choice:
            return
        if choice == COFFEE:
            gain_coffee(s, s.active, 1)
        else:
            s.gain_goods(s.active, choice - 1, 1)
        if not s.envoy:
            s.then(EMERGE)


class Emerge(Decision):
    """Where he comes up again: any other place. Nothing is done and nobody is met there."""

    __slots__ = ()
    key = "catacombs.emerge"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        here = s.elsewhere or s.merchant[s.active]
        return [place for place in s.rules.numbers if place != here]

    def answer(self, s: State, choice: int, /) -> None:
        seat = s.active
        if s.elsewhere:
            s.companion[seat] = choice
            s.elsewhere = choice
        else:
            s.merchant[seat] = choice
        s.tell("moved", seat, choice)
        no_encounters(s)
        s.reach(MOVED)


EMERGE: Final[Emerge] = Emerge()
PLACE: Final[Place] = Place(CATACOMBS, "catacombs", Descend())
STEPS: Final[Steps] = (Descend, Emerge)
BOX: Final[Box] = Box("great-bazaar", STEPS, places=[PLACE])
