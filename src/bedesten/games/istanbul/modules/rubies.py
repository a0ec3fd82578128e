"""Rubies that can be had elsewhere than at their place: the next one of the Sultan, the Gemstone Dealer, the Coffee House."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.names import GEMSTONE_DEALER, SULTANS_PALACE
from bedesten.games.istanbul.places.gemstone_dealer import gem_price, take_gemstone
from bedesten.games.istanbul.places.sultans_palace import palace_rubies, take_palace_ruby
from bedesten.games.istanbul.state import State

COFFEE_HOUSE: Final = 20


def next_rubies(s: State) -> list[int]:
    """The places whose next ruby can be taken."""
    found: list[int] = []
    if palace_rubies(s):
        found.append(SULTANS_PALACE)
    if gem_price(s) >= 0:
        found.append(GEMSTONE_DEALER)
    if s.coffee:
        found.append(COFFEE_HOUSE)
    return found


def take_next_ruby(s: State, place: int) -> None:
    """The next ruby of a track, which makes the one after it dearer."""
    if place == SULTANS_PALACE:
        take_palace_ruby(s)
    elif place == GEMSTONE_DEALER:
        take_gemstone(s)
    else:
        s.coffee_house += 1
        s.gain_ruby(s.active, COFFEE_HOUSE)


def coffee_price(s: State) -> int:
    """What the next ruby of the Coffee House costs; the last price stays."""
    track = figures(s).coffee_house_track
    return track[min(s.coffee_house, len(track) - 1)]
