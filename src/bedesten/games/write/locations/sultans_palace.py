"""Locations A, B, C and D, the Sultan's Palace: rubies for goods, dearer with every one that is taken."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import Decision
from bedesten.games.write.names import GOODS, LETTERS, PALACE, PALACE_A, PALACE_B, PALACE_C, PALACE_D
from bedesten.games.write.parts import Place, Steps
from bedesten.games.write.payment import PAY
from bedesten.games.write.state import State
from bedesten.kernel.step import Effect


class Letter(Place):
    """Spend the goods that the ruby cards at this letter show and take a ruby. All who deliver here in one turn pay the
    same; at its end the letter gets one more card.
    """

    def __init__(self, number: int, key: str) -> None:
        super().__init__(number, key)
        self.letter: Final = number - PALACE

    def possible(self, s: State, seat: int) -> bool:
        return s.deliverable(seat, self.letter)

    def act(self, s: State) -> None:
        deliver(s, self.letter)


def deliver(s: State, letter: int) -> None:
    """The price is owed; once it is paid, the ruby is taken."""
    for good in range(GOODS):
        s.owed[good] = s.prices[letter * GOODS + good]
    s.then(PAY, REWARDS[letter])


class Reward(Effect[State]):
    """The Sultan gives a ruby."""

    __slots__ = ("letter",)
    key = "palace.reward"

    def __init__(self, letter: int) -> None:
        self.letter: Final = letter

    def run(self, s: State, /) -> None:
        s.taken |= 1 << self.letter
        s.palace_rubies[s.acting * LETTERS + self.letter] += 1
        s.gain_ruby(s.acting, PALACE + self.letter)

    def args(self) -> tuple[int, ...]:
        return (self.letter,)


class Deliver(Decision):
    """A card lets you deliver to the palace: to which of its letters. A choice is its number as a location."""

    __slots__ = ("letters",)
    key = "palace.deliver"

    def __init__(self, letters: int) -> None:
        self.letters: Final = letters

    def options(self, s: State, /) -> list[int]:
        seat = s.acting
        found: list[int] = []
        for letter in range(LETTERS):
            if self.letters >> letter & 1 and s.deliverable(seat, letter):
                found.append(PALACE + letter)
        return found

    def take(self, s: State, choice: int, /) -> None:
        deliver(s, choice - PALACE)

    def args(self) -> tuple[int, ...]:
        return (self.letters,)


REWARDS: Final[list[Reward]] = [Reward(letter) for letter in range(LETTERS)]
PLACES: Final[tuple[Place, ...]] = (
    Letter(PALACE_A, "palace_a"),
    Letter(PALACE_B, "palace_b"),
    Letter(PALACE_C, "palace_c"),
    Letter(PALACE_D, "palace_d"),
)
STEPS: Final[Steps] = (Reward, Deliver)
