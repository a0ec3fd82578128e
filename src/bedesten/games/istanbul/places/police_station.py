"""Place 12, the Police Station: free the family member and send him to work."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.names import POLICE_STATION
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect


class Send(Decision):
    """If your family member is here, send him to any other place and carry out its action through him.

    He needs no assistant, pays nobody and meets nobody, and stays where he went until he is caught or called home. The
    action there may be left alone. A choice is the number of the place.
    """

    __slots__ = ()
    key = "police_station.send"

    def answers(self, s: State, /) -> list[int]:
        if s.family[s.active] != POLICE_STATION:
            return NO
        return NO + [place for place in s.rules.numbers if place != POLICE_STATION]

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            act_by_family(s, choice)


def act_by_family(s: State, place: int) -> None:
    """The family member goes to a place and carries out its action."""
    s.family[s.active] = place
    s.envoy = 1
    s.tell("family_sent", s.active, place)
    s.then(s.rules.places[place].visit, ERRAND_DONE)
    s.reach(MOVED)


class ErrandDone(Effect[State]):
    """The family member has acted; whatever follows is the merchant's."""

    __slots__ = ()
    key = "police_station.done"

    def run(self, s: State, /) -> None:
        s.envoy = 0


ERRAND_DONE: Final[ErrandDone] = ErrandDone()
PLACE: Final[Place] = Place(POLICE_STATION, "police_station", Send())
STEPS: Final[Steps] = (Send, ErrandDone)
