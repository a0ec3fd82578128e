"""The fourth phase of a turn: family members to catch, the Governor, the Smuggler, in the order the player likes."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.cards.family import Reward
from bedesten.games.istanbul.cards.gains import with_room
from bedesten.games.istanbul.decision import NO, OPEN, Decision
from bedesten.games.istanbul.dice import Throw, total
from bedesten.games.istanbul.names import GOODS, GOVERNOR, POLICE_STATION, SMUGGLER, SPENT_TOKEN
from bedesten.games.istanbul.parts import Steps, Token
from bedesten.games.istanbul.places.caravansary import discard_from_hand, kinds
from bedesten.games.istanbul.rules import MOVED, TOKEN_PAID
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect

TOKEN: Final = 1
"""From here on a choice is a token to use: TOKEN + its number."""
CATCH: Final = 20
"""From here on a choice is a family member to catch: CATCH + his owner's seat."""


class Encounters(Decision):
    """Family members of others here must be caught; the Governor, the Smuggler and their like may be used, once a turn
    each. When nobody is left to catch you may leave it at that (0).
    """

    __slots__ = ()
    key = "turn.encounters"

    def options(self, s: State, /) -> list[int]:
        # With nobody here there is no question: cards can be played at the end of the turn, which comes next.
        return super().options(s) if anybody_here(s) else NO

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        place = s.target()
        caught: list[int] = []
        if place != POLICE_STATION:
            for other in range(s.rules.players):
                if s.family[other] == place and other != seat:
                    caught.append(CATCH + other)
        found: list[int] = []
        tokens = s.tokens
        for number in range(len(tokens)):
            if tokens[number] == place and not s.spent & SPENT_TOKEN << number and s.rules.tokens[number].usable(s):
                found.append(TOKEN + number)
        if caught:
            return found + caught
        return NO + found if found else NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice >= CATCH:
            other = choice - CATCH
            s.family[other] = POLICE_STATION
            s.tell("caught_family", s.active, other)
            s.then(Reward(OPEN), self)
            s.reach(MOVED)
        elif choice >= TOKEN:
            s.then(self)
            use_token(s, choice - TOKEN)


def anybody_here(s: State) -> bool:
    """Whether a token not used yet, or another's family member, stands at the place this turn is about."""
    place = s.target()
    for number in range(len(s.tokens)):
        if s.tokens[number] == place and not s.spent & SPENT_TOKEN << number:
            return True
    away = place != POLICE_STATION
    return away and any(s.family[other] == place for other in range(s.rules.players) if other != s.active)


def use_token(s: State, number: int) -> None:
    """Take what a token gives, pay it, and let the dice send it on."""
    s.spent |= SPENT_TOKEN << number
    s.tell("met_token", s.active, number)
    token = s.rules.tokens[number]
    s.then(Charge(number), Roam(number))
    token.give(s)


def no_encounters(s: State) -> None:
    """Nobody is met any more this turn."""
    for i in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[i], Encounters):
            del s.stack[i]
            return


class Charge(Effect[State]):
    """What a token gave has been taken: now it is paid."""

    __slots__ = ("token",)
    key = "token.charge"

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, s: State, /) -> None:
        s.then(s.rules.tokens[self.token].price)
        s.reach(TOKEN_PAID)

    def args(self) -> tuple[int, ...]:
        return (self.token,)


class Roam(Throw):
    """The dice send a token that was used to the place with their total."""

    __slots__ = ("token",)
    key = "token.roam"

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def take(self, s: State, choice: int, /) -> None:
        s.tokens[self.token] = total(choice)
        s.tell("token_moved", s.active, self.token, total(choice))

    def args(self) -> tuple[int, ...]:
        return (self.token,)


class Governor(Token):
    """Draw a bonus card from the pile; then pay 2 Lira or discard a card of your hand, the new one if you like."""

    def usable(self, s: State) -> bool:
        return s.cards_left()

    def give(self, s: State) -> None:
        s.then(Deal(s.active))


class PayGovernor(Decision):
    """Pay the Governor: 2 Lira (0), or a card of the hand (1 + its number)."""

    __slots__ = ()
    key = "governor.pay"

    def answers(self, s: State, /) -> list[int]:
        found = kinds(s.hand[s.active])
        return NO + found if s.lira[s.active] >= s.rules.token_fee else found

    def allows(self, s: State, lira: int, cards: int, /) -> bool:
        return s.lira[s.active] - lira >= s.rules.token_fee or len(s.hand[s.active]) > cards

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            discard_from_hand(s, choice - 1)
        else:
            s.pay_lira(s.active, s.rules.token_fee)


class Smuggler(Token):
    """Gain one good of your choice; then pay 2 Lira or any one good, the new one if you like.

    He may be used with a full barrow: then the good is lost, and the payment follows all the same.
    """

    def give(self, s: State) -> None:
        s.then(TAKE_GOOD)


class TakeGood(Decision):
    """The Smuggler's good: 1 red, 2 green, 3 yellow, 4 blue, among those that still have room; 0 when none has."""

    __slots__ = ()
    key = "smuggler.take"

    def answers(self, s: State, /) -> list[int]:
        return with_room(s, s.active) or NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.active, choice - 1, 1)


class PaySmuggler(Decision):
    """Pay the Smuggler: 2 Lira (0), or one good (1 red, 2 green, 3 yellow, 4 blue)."""

    __slots__ = ()
    key = "smuggler.pay"

    def answers(self, s: State, /) -> list[int]:
        at = s.active * GOODS
        found = [good + 1 for good in range(GOODS) if s.goods[at + good]]
        return NO + found if s.lira[s.active] >= s.rules.token_fee else found

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.pay_goods(s.active, choice - 1, 1)
        else:
            s.pay_lira(s.active, s.rules.token_fee)


ENCOUNTERS: Final[Encounters] = Encounters()
PAY_GOVERNOR: Final[PayGovernor] = PayGovernor()
TAKE_GOOD: Final[TakeGood] = TakeGood()
PAY_SMUGGLER: Final[PaySmuggler] = PaySmuggler()
TOKENS: Final[list[Token]] = [
    Governor(GOVERNOR, "governor", PAY_GOVERNOR),
    Smuggler(SMUGGLER, "smuggler", PAY_SMUGGLER),
]
STEPS: Final[Steps] = (Encounters, Charge, Roam, PayGovernor, TakeGood, PaySmuggler)
