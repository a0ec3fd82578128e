"""A turn: move, use an assistant, pay the merchants met, act, meet the others. And how turns follow each other."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.board import WALK
from bedesten.games.istanbul.decision import ARRIVING, CLOSING, EXTRA, EXTRA_SPAN, MOVING, NO, OPEN, Decision, plays
from bedesten.games.istanbul.dice import Throw, total
from bedesten.games.istanbul.names import FOUNTAIN, NO_CREW
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.rules import MOVED, TURN_BEGINS, TURN_ENDS
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Begin(Effect[State]):
    """A turn begins: its steps go on the stack."""

    __slots__ = ()
    key = "turn.begin"

    def run(self, s: State, /) -> None:
        s.spent = 0
        s.elsewhere = 0
        s.afar = 0
        s.tell("turn", s.active, s.round)
        s.stack.extend(s.rules.turn)
        s.reach(TURN_BEGINS)


class Move(Decision):
    """Move your merchant, and the assistants under him, one or two places along rows and columns, to another place.

    A choice is the number of the place. Instead of it, or before it, modules may offer something else.
    """

    __slots__ = ()
    key = "turn.move"
    when = MOVING | OPEN

    def answers(self, s: State, /) -> list[int]:
        return s.on_foot().reached(WALK, s.merchant[s.active])

    def answer(self, s: State, choice: int, /) -> None:
        s.merchant[s.active] = choice
        s.tell("moved", s.active, choice)
        s.reach(MOVED)

    def options(self, s: State, /) -> list[int]:
        found = plays(s, self)
        first = EXTRA
        for extra in s.rules.extras:
            offers = extra.offers(s, first)
            if offers:
                found = found + offers if found else offers
            first += EXTRA_SPAN
        return self.answers(s) + found if found else self.answers(s)

    def take(self, s: State, choice: int, /) -> None:
        if choice < EXTRA:
            super().take(s, choice)
        else:
            extra = (choice - EXTRA) // EXTRA_SPAN
            s.rules.extras[extra].take(s, self, choice - EXTRA - extra * EXTRA_SPAN)


class Arrive(Effect[State]):
    """At every place but the Fountain an assistant is needed."""

    __slots__ = ()
    key = "turn.arrive"

    def run(self, s: State, /) -> None:
        if s.target() != FOUNTAIN:
            s.then(ASSIST)


class Assist(Decision):
    """If one of your assistants stands here, he joins the bottom of your stack (1); else you leave your bottommost one
    here (2). If you cannot or will not (0), your turn ends at once.
    """

    __slots__ = ()
    key = "turn.assist"
    when = ARRIVING | OPEN

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        if s.out[seat] >> s.merchant[seat] & 1:
            return PICK_UP
        return LEAVE if s.crew[seat] != NO_CREW else NO

    def answer(self, s: State, choice: int, /) -> None:
        seat = s.active
        place = s.merchant[seat]
        if choice == 1:
            s.return_assistant(seat, place)
        elif choice == 2:
            s.send_assistant(seat)
            s.out[seat] |= 1 << place
            s.tell("left_assistant", seat, place)
        else:
            end_turn(s)


PICK_UP: Final = [0, 1]
LEAVE: Final = [0, 2]


class Meet(Effect[State]):
    """Other merchants at the place are to be paid, except at the Fountain."""

    __slots__ = ()
    key = "turn.meet"

    def run(self, s: State, /) -> None:
        if s.target() != FOUNTAIN and self.met(s, s.target()):
            s.then(PAY)

    def met(self, s: State, place: int) -> int:
        """How many are to be paid by whoever comes to this place."""
        return merchants_met(s, place)


class Pay(Decision):
    """Pay 2 Lira to each other merchant here (1), all of them; if you cannot or will not (0), your turn ends at once.

    What a merchant of an unused colour is paid goes to the supply, and the dice send him elsewhere.
    """

    __slots__ = ()
    key = "turn.pay"

    def answers(self, s: State, /) -> list[int]:
        return [0, 1] if s.lira[s.active] >= s.rules.merchant_fee * merchants_met(s, s.target()) else NO

    def answer(self, s: State, choice: int, /) -> None:
        if not choice:
            end_turn(s)
            return
        seat = s.active
        place = s.target()
        fee = s.rules.merchant_fee
        for other in range(s.rules.players):
            if other != seat and s.merchant[other] == place:
                s.lira[seat] -= fee
                s.lira[other] += fee
                s.tell("paid_merchant", seat, other, fee)
        pay_neutrals(s, place)


def pay_neutrals(s: State, place: int) -> None:
    """Merchants of unused colours are paid, into the supply, and the dice send them elsewhere."""
    for neutral in range(len(s.neutrals) - 1, -1, -1):
        if s.neutrals[neutral] == place:
            s.pay_lira(s.active, s.rules.merchant_fee)
            s.then(Wander(neutral))


def merchants_met(s: State, place: int) -> int:
    """How many other merchants stand at a place."""
    count = 0
    for other in range(s.rules.players):
        if other != s.active and s.merchant[other] == place:
            count += 1
    for neutral in s.neutrals:
        if neutral == place:
            count += 1
    return count


class Wander(Throw):
    """The dice send a merchant of an unused colour to the place with their total."""

    __slots__ = ("neutral",)
    key = "neutral_merchant.wander"

    def __init__(self, neutral: int) -> None:
        self.neutral: Final = neutral

    def take(self, s: State, choice: int, /) -> None:
        s.neutrals[self.neutral] = total(choice)
        s.tell("neutral_moved", s.active, total(choice))

    def args(self) -> tuple[int, ...]:
        return (self.neutral,)


class Act(Effect[State]):
    """The action of the place the merchant has reached; it may be left alone."""

    __slots__ = ()
    key = "turn.act"

    def run(self, s: State, /) -> None:
        s.then(s.rules.places[s.target()].visit)


class Finish(Decision):
    """The end of a turn: the last chance to play cards or use the yellow tile."""

    __slots__ = ()
    key = "turn.finish"

    def answers(self, s: State, /) -> list[int]:
        return NO

    def answer(self, s: State, choice: int, /) -> None:
        pass


class End(Effect[State]):
    """The turn is over, however it ended."""

    __slots__ = ()
    key = "turn.end"

    def run(self, s: State, /) -> None:
        s.then(NEXT)
        s.reach(TURN_ENDS)


class Next(Effect[State]):
    """The next player's turn, or another of the same; or, after a round in which the rubies were reached, the last cards."""

    __slots__ = ()
    key = "turn.next"

    def run(self, s: State, /) -> None:
        if s.again:
            s.again = 0
            s.then(BEGIN)
            return
        s.active += 1
        if s.active == s.rules.players:
            s.active = 0
            if max(s.rubies) >= s.rules.target:
                s.tell("last_round", 0)
                for seat in range(s.rules.players - 1, -1, -1):
                    s.then(Close(seat))
                return
            s.round += 1
        s.then(BEGIN)


class Close(Effect[State]):
    """After the last round each player in turn order may still play cards that give goods or Lira."""

    __slots__ = ("closer",)
    key = "end.close"

    def __init__(self, closer: int) -> None:
        self.closer: Final = closer

    def run(self, s: State, /) -> None:
        s.active = self.closer
        s.then(LAST_CARDS)

    def args(self) -> tuple[int, ...]:
        return (self.closer,)


class LastCards(Decision):
    """After the last round: play cards that give goods or Lira, or be done (0)."""

    __slots__ = ()
    key = "end.last_cards"
    when = CLOSING

    def answers(self, s: State, /) -> list[int]:
        return NO

    def answer(self, s: State, choice: int, /) -> None:
        pass


def in_turn(s: State) -> bool:
    """Whether a turn is going on, and not the time after the last round."""
    return any(isinstance(step, End) for step in s.stack)


def instead_of_turn(s: State) -> None:
    """Something replaces the turn: of its steps only the last chance to play cards and the end remain."""
    while not isinstance(s.stack[-1], Finish):
        s.stack.pop()


def end_turn(s: State) -> None:
    """The turn ends at once: whatever of it is still to come falls away."""
    while not isinstance(s.stack[-1], End):
        s.stack.pop()


BEGIN: Final[Begin] = Begin()
MOVE: Final[Move] = Move()
ARRIVE: Final[Arrive] = Arrive()
ASSIST: Final[Assist] = Assist()
MEET: Final[Meet] = Meet()
PAY: Final[Pay] = Pay()
ACT: Final[Act] = Act()
FINISH: Final[Finish] = Finish()
END: Final[End] = End()
NEXT: Final[Next] = Next()
LAST_CARDS: Final[LastCards] = LastCards()
STEPS: Final[Steps] = (Begin, Move, Arrive, Assist, Meet, Pay, Wander, Act, Finish, End, Next, Close, LastCards)
