"""Cards for the first phase of a turn: the family member steps, the merchant jumps, the companion goes farther."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.board import STEP, TWO_STEPS
from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.decision import MOVING, NEVER, Decision
from bedesten.games.istanbul.modules.letters.companion import unassisted, walk
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import ANYWHERE, COMPANION_FAR, FAMILY_STEP, TO_MERCHANT
from bedesten.games.istanbul.names import POLICE_STATION
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.places.police_station import act_by_family
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import instead_of_turn


class FamilyStep(Card):
    """Instead of your turn your family member goes one step and carries out the action of the place, which may be left
    alone. He meets nobody. He may neither come from nor go to the Police Station.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return s.family[s.active] != POLICE_STATION and len(family_steps(s)) > 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        instead_of_turn(s)
        s.then(GO_ONE_STEP, Discard(self.kind))


def family_steps(s: State) -> list[int]:
    """Where the family member can go in one step."""
    neighbours = s.on_foot().reached(STEP, s.family[s.active])
    return [place for place in neighbours if place != POLICE_STATION]


class GoOneStep(Decision):
    """Where the family member goes: a neighbouring place."""

    __slots__ = ()
    key = "family_step.go"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return family_steps(s)

    def answer(self, s: State, choice: int, /) -> None:
        act_by_family(s, choice)


class ToMerchant(Card):
    """Instead of one or two steps your merchant goes to where another player's merchant is, who is not paid this turn;
    whoever else is there is met as usual.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return len(merchants_elsewhere(s)) > 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(JOIN, Discard(self.kind))


def merchants_elsewhere(s: State) -> list[int]:
    """The players whose merchants stand somewhere else."""
    here = s.merchant[s.active]
    return [other for other in range(s.rules.players) if s.merchant[other] != here]


class Join(Decision):
    """Whose merchant to join: a choice is the seat."""

    __slots__ = ()
    key = "to_merchant.join"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return merchants_elsewhere(s)

    def answer(self, s: State, choice: int, /) -> None:
        s.spared = choice
        move_merchant(s, s.merchant[choice])


class Anywhere(Card):
    """Instead of one or two steps, pay 3 Lira and put your merchant on any other place."""

    def useful(self, s: State, step: Decision) -> bool:
        return s.lira[s.active] >= jump_price(s)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.pay_lira(s.active, jump_price(s))
        s.then(JUMP, Discard(self.kind))


def jump_price(s: State) -> int:
    return figures(s).card_jump_lira


class Jump(Decision):
    """Which place the merchant goes to."""

    __slots__ = ()
    key = "anywhere.jump"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        here = s.merchant[s.active]
        return [place for place in s.rules.numbers if place != here]

    def answer(self, s: State, choice: int, /) -> None:
        move_merchant(s, choice)


def move_merchant(s: State, place: int) -> None:
    s.merchant[s.active] = place
    s.tell("moved", s.active, place)
    s.reach(MOVED)


class CompanionFar(Card):
    """Move your companion two places instead of one, in place of your merchant."""

    def useful(self, s: State, step: Decision) -> bool:
        here = s.companion[s.active]
        return here > 0 and len(two_steps(s, here)) > 0

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        unassisted(s)
        s.then(GO_FARTHER, Discard(self.kind))


def two_steps(s: State, place: int) -> list[int]:
    """The places that two steps lead to, other than back."""
    return s.on_foot().reached(TWO_STEPS, place)


class GoFarther(Decision):
    """Where the companion goes in two steps."""

    __slots__ = ()
    key = "companion_far.go"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return two_steps(s, s.companion[s.active])

    def answer(self, s: State, choice: int, /) -> None:
        walk(s, choice)


GO_ONE_STEP: Final[GoOneStep] = GoOneStep()
JOIN: Final[Join] = Join()
JUMP: Final[Jump] = Jump()
GO_FARTHER: Final[GoFarther] = GoFarther()
CARDS: Final[list[Card]] = [
    FamilyStep(FAMILY_STEP, "family_step", MOVING),
    ToMerchant(TO_MERCHANT, "to_merchant", MOVING),
    CompanionFar(COMPANION_FAR, "companion_far", MOVING),
    Anywhere(ANYWHERE, "anywhere", MOVING),
]
STEPS: Final[Steps] = (GoOneStep, Join, Jump, GoFarther)
