"""The pile of guild cards, and the Guild Hall, place 18."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import ACTING, YES_NO, Decision
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.names import GUILD_HALL
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.piles import holds, insert, remove
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Drawing, Effect


class DealGuild(Effect[State]):
    """A seat is to draw a guild card, if there is one; the discards become the pile when it has run out."""

    __slots__ = ("drawer",)
    key = "guild.deal"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def run(self, s: State, /) -> None:
        if not holds(s.guild_deck):
            for card in s.guild_discards:
                s.guild_deck[card] += 1
            s.guild_discards = ()
        if holds(s.guild_deck):
            s.then(DrawGuild(self.drawer))

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


class DrawGuild(Drawing[State]):
    """Chance draws a guild card."""

    __slots__ = ("drawer",)
    key = "guild.draw"

    def __init__(self, drawer: int) -> None:
        self.drawer: Final = drawer

    def pile(self, s: State, /) -> list[int]:
        return s.guild_deck

    def take(self, s: State, choice: int, /) -> None:
        s.guild_deck[choice] -= 1
        s.guild_hand[self.drawer] = insert(s.guild_hand[self.drawer], choice)
        s.tell("drew_guild_card", self.drawer, choice)

    def args(self) -> tuple[int, ...]:
        return (self.drawer,)


def guild_cards_left(s: State) -> bool:
    return len(s.guild_discards) > 0 or holds(s.guild_deck)


def discard_guild_card(s: State, card: int) -> None:
    """A guild card leaves the hand without its effect."""
    s.guild_hand[s.active] = remove(s.guild_hand[s.active], card)
    s.guild_discards = s.guild_discards + (card,)
    s.tell("discarded_guild_card", s.active, card)


class Hire(Decision):
    """Take one coffee and draw two guild cards; then discard one guild card of your hand without its effect."""

    __slots__ = ()
    key = "guild_hall.hire"

    def answers(self, s: State, /) -> list[int]:
        return YES_NO

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            gain_coffee(s, s.active, figures(s).hall_coffee)
            s.then(GIVE_UP)
            for _ in range(figures(s).hall_cards):
                s.then(DealGuild(s.active))


class GiveUp(Effect[State]):
    """One guild card of the hand is discarded, if there is any."""

    __slots__ = ()
    key = "guild_hall.give_up"

    def run(self, s: State, /) -> None:
        if s.guild_hand[s.active]:
            s.then(DISCARD_ONE)


class DiscardOne(Decision):
    """Which guild card to discard: its number."""

    __slots__ = ()
    key = "guild_hall.discard"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return list(s.guild_hand[s.active])

    def answer(self, s: State, choice: int, /) -> None:
        discard_guild_card(s, choice)


GIVE_UP: Final[GiveUp] = GiveUp()
DISCARD_ONE: Final[DiscardOne] = DiscardOne()
PLACE: Final[Place] = Place(GUILD_HALL, "guild_hall", Hire())
STEPS: Final[Steps] = (DealGuild, DrawGuild, Hire, GiveUp, DiscardOne)
