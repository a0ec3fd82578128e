"""Variant Neutral Assistants (2 to 4 players): the bottommost assistant of each stack belongs to nobody."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul import turn
from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.decision import NO
from bedesten.games.istanbul.names import FOUNTAIN, NEUTRAL, NO_CREW
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.rules import SET_UP
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Assist, end_turn
from bedesten.kernel.modules import instead
from bedesten.kernel.step import Effect

REFUSE: Final = 0
PICK_UP: Final = 1
LEAVE: Final = 2
PICK_UP_NEUTRAL: Final = 3


class NeutralAssistants(Box):
    def start(self, s: State) -> None:
        s.bystanders = [0] * (max(s.rules.numbers) + 1)


class Hand(Effect[State]):
    """At the start the bottommost assistant under every merchant is replaced by a neutral one."""

    __slots__ = ()
    key = "neutral_assistants.hand_out"

    def run(self, s: State, /) -> None:
        for seat in range(s.rules.players):
            s.send_assistant(seat)
            s.hire(seat, NEUTRAL)


class Arrive(turn.Arrive):
    """At every place but the Fountain an assistant is needed, an own or a neutral one."""

    __slots__ = ()
    key = "neutral_assistants.arrive"

    def run(self, s: State, /) -> None:
        if s.target() != FOUNTAIN:
            s.then(USE)


class Use(Assist):
    """A neutral assistant here may be picked up like an own one (3); with both here the player chooses which.

    The bottommost of the stack is left behind, whosever he is, where no own one stands: also beside a neutral one.
    Neutral assistants come back by being picked up, never by the Fountain, a tile or a card.
    """

    __slots__ = ()
    key = "neutral_assistants.use"

    def answers(self, s: State, /) -> list[int]:
        seat = s.active
        place = s.merchant[seat]
        found = NO
        if s.out[seat] >> place & 1:
            found = [REFUSE, PICK_UP]
        elif s.crew[seat] != NO_CREW:
            found = [REFUSE, LEAVE]
        return [*found, PICK_UP_NEUTRAL] if s.bystanders[place] else found

    def answer(self, s: State, choice: int, /) -> None:
        seat = s.active
        place = s.merchant[seat]
        if choice == PICK_UP:
            s.return_assistant(seat, place)
        elif choice == PICK_UP_NEUTRAL:
            s.bystanders[place] -= 1
            s.hire(seat, NEUTRAL)
            s.tell("took_neutral", seat, place)
        elif choice == LEAVE:
            if s.send_assistant(seat) == NEUTRAL:
                s.bystanders[place] += 1
                s.tell("left_neutral", seat, place)
            else:
                s.out[seat] |= 1 << place
                s.tell("left_assistant", seat, place)
        else:
            end_turn(s)


USE: Final[Use] = Use()
STEPS: Final[Steps] = (Hand, Arrive, Use)
BOX: Final[NeutralAssistants] = NeutralAssistants(
    "neutral-assistants", STEPS, moments={SET_UP: Hand()}, turn=[instead("turn.arrive", Arrive())]
)
