"""Cards that repeat the action of a mosque or of the Secret Society."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import Repeat
from bedesten.games.istanbul.modules.letters.names import MOSQUE_AGAIN, SECRET_SOCIETY, SOCIETY_AGAIN
from bedesten.games.istanbul.names import GREAT_MOSQUE, SMALL_MOSQUE
from bedesten.games.istanbul.parts import Card
from bedesten.games.istanbul.state import State


class MosqueAgain(Repeat):
    """When you have taken a tile at one of the mosques, carry out that mosque's action once more."""

    def repeats(self, s: State, place: int) -> bool:
        return place in (SMALL_MOSQUE, GREAT_MOSQUE)


class SocietyAgain(Repeat):
    """When you have carried out the Secret Society's action, carry it out once more."""


CARDS: Final[list[Card]] = [
    MosqueAgain(MOSQUE_AGAIN, "mosque_again", SMALL_MOSQUE),
    SocietyAgain(SOCIETY_AGAIN, "society_again", SECRET_SOCIETY),
]
