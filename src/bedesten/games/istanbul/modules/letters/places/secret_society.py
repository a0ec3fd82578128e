"""Place 24, the Secret Society: a ruby for six seals."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import maybe_again
from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import SECRET_SOCIETY
from bedesten.games.istanbul.modules.letters.seals import PaySeals, seals
from bedesten.games.istanbul.modules.rubies import next_rubies, take_next_ruby
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Inform(Decision):
    """Discard letters with six seals and take the next ruby of the Sultan's Palace or the Gemstone Dealer, in the Great
    Bazaar also of the Coffee House. Whoever does so first gets 3 Lira as well, the second time it is 2, then 1.

    A choice is the place whose ruby it is.
    """

    __slots__ = ()
    key = "secret_society.inform"

    def answers(self, s: State, /) -> list[int]:
        return NO + next_rubies(s) if seals(s, s.active) >= society_seals(s) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(PaySeals(society_seals(s), 0), Reward(choice))


class Reward(Effect[State]):
    """The seals are paid: the ruby, and Lira for the first ones."""

    __slots__ = ("place",)
    key = "secret_society.reward"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: State, /) -> None:
        take_next_ruby(s, self.place)
        lira = society_lira(s)
        if lira:
            s.gain_lira(s.active, lira)
        s.society += 1
        maybe_again(s, SECRET_SOCIETY)

    def args(self) -> tuple[int, ...]:
        return (self.place,)


def society_seals(s: State) -> int:
    return figures(s).society_seals


def society_lira(s: State) -> int:
    """What whoever comes next gets on top of the ruby."""
    lira = figures(s).society_lira
    return lira[s.society] if s.society < len(lira) else 0


PLACE: Final[Place] = Place(SECRET_SOCIETY, "secret_society", Inform())
STEPS: Final[Steps] = (Inform, Reward)
