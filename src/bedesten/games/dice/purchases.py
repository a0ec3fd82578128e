"""What is bought with goods: a marker, a crystal, a brown marker, two markers, a mosque tile, a ruby."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.markers import ChooseMarkers
from bedesten.games.dice.mosque import take_tile
from bedesten.games.dice.names import BROWN, BUY, CRYSTAL, DIFFERENT, PAIR, TAKE
from bedesten.games.dice.rubies import take_ruby
from bedesten.games.dice.state import State

FOR_FOUR: Final = 2
"""Markers for four different goods."""


def receive(s: State, purchase: int) -> None:
    """What has been paid for; a purchase is named by the choice of its action.

    Two of a good give a marker of it, two different ones a crystal, three different ones a brown marker, four different
    ones two markers of one's choice, not brown; the price of a tile or of a ruby gives just that.
    """
    seat = s.active
    if purchase >= TAKE:
        take_tile(s, seat, purchase - TAKE)
    elif purchase >= BUY:
        take_ruby(s, seat, purchase - BUY)
    elif purchase == DIFFERENT + 2:
        s.gain(seat, CRYSTAL, 1)
    elif purchase == DIFFERENT + 3:
        s.gain(seat, BROWN, 1)
    elif purchase == DIFFERENT + 4:
        s.then(ChooseMarkers(seat, FOR_FOUR))
    else:
        s.gain(seat, purchase - PAIR, 1)
