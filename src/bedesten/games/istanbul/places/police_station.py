"""Place 12, the Police Station: free the family member and send him to work."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NO, Decision
from bedesten.games.istanbul.names import POLICE_STATION
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State


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
            s.family[s.active] = choice
            s.tell("family_sent", s.active, choice)
            s.then(s.rules.places[choice].visit)
            s.reach(MOVED)


PLACE: Final[Place] = Place(POLICE_STATION, "police_station", Send())
STEPS: Final[Steps] = (Send,)
