"""Bazaar cards: revealed from the deck, one of them used, by the player whose turn it is and then by the others."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.markers import ChooseMarkers, DiscardMarker
from bedesten.games.dice.mosque import GiveUp, TakeTile
from bedesten.games.dice.names import BROWN, LIRA, MARKER, RESOURCES, RUBY, TILE
from bedesten.games.dice.parts import Area, Steps
from bedesten.games.dice.rubies import ChooseArea, open_areas
from bedesten.games.dice.state import State, insert, kinds
from bedesten.kernel.step import Drawing, Effect, Step


def reveal(s: State, amount: int) -> None:
    """Reveal so many cards of the deck, as far as there are any.

    When the deck is empty the discards become the deck, without the cards that lie revealed.
    """
    if amount:
        if is_empty(s.deck):
            reshuffle(s)
        if not is_empty(s.deck):
            s.then(Reveal(amount))


def is_empty(deck: list[int]) -> bool:
    for count in deck:  # noqa: SIM110 (compiled code runs a loop faster than any())
        if count:
            return False
    return True


def reshuffle(s: State) -> None:
    s.deck = s.rules.copies.copy()
    for card in s.revealed:
        s.deck[card] -= 1
    s.tell("reshuffled", s.active)


class Reveal(Drawing[State]):
    """Chance reveals a card of the deck, and goes on until so many are revealed."""

    __slots__ = ("amount",)
    key = "cards.reveal"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def pile(self, s: State, /) -> list[int]:
        return s.deck

    def take(self, s: State, choice: int, /) -> None:
        s.deck[choice] -= 1
        s.revealed = insert(s.revealed, choice)
        s.tell("revealed", s.active, choice)
        reveal(s, self.amount - 1)

    def args(self) -> tuple[int, ...]:
        return (self.amount,)


class Choose(Step[State]):
    """Use one of the cards that lie revealed; then all of them are discarded. A choice is the card's number.

    First you take what the card gives you, then each of the others in clockwise order what it gives to the others.
    """

    __slots__ = ("dice",)
    key = "cards.choose"

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice
        """Dice used with their card icons: some cards ask for two. At the start of a turn there are none."""

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        return kinds(s.revealed) or NONE

    def take(self, s: State, choice: int, /) -> None:
        if not s.revealed:
            return
        s.revealed = ()
        s.tell("used_card", s.active, choice)
        players = s.rules.players
        if s.rules.cards[choice].others is not None:
            for away in range(players - 1, 0, -1):
                s.then(Use(choice, (s.active + away) % players, 0))
        s.then(Use(choice, s.active, self.dice))

    def args(self) -> tuple[int, ...]:
        return (self.dice,)


class Use(Step[State]):
    """What a card gives to a seat.

    Something free is taken, one of several where the card leaves the choice. Where something must be discarded or had,
    the player whose turn it is may take 1 Lira instead (0), whether he could or not; the others get nothing then. A
    card's own price is never paid with dice. A choice is 1 for the first thing to take, 2 for the second.
    """

    __slots__ = ("card", "dice", "user")
    key = "cards.use"

    def __init__(self, card: int, user: int, dice: int) -> None:
        self.card: Final = card
        self.user: Final = user
        self.dice: Final = dice

    def seat(self, s: State, /) -> int:
        return self.user

    def area(self, s: State) -> Area:
        """The half of the card that is meant for this seat."""
        card = s.rules.cards[self.card]
        others = card.others
        return card.own if self.user == s.active or others is None else others

    def options(self, s: State, /) -> list[int]:
        area = self.area(s)
        if not area.free and not self.fulfils(s, area):
            return NONE
        found: list[int] = []
        if area.discards or (not area.free and self.user == s.active):
            found.append(0)
        for i in range(len(area.gains)):
            if can_give(s, area.gains[i]):
                found.append(i + 1)
        return found or NONE

    def fulfils(self, s: State, area: Area) -> bool:
        """Whether the seat has what the card asks for."""
        at = self.user * RESOURCES
        asked = area.asked
        for kind in range(RESOURCES):
            if s.resources[at + kind] < asked[kind]:
                return False
        if area.dice > self.dice or asked[TILE] > len(s.tiles[self.user]):
            return False
        if not asked[MARKER]:
            return True
        return s.markers(self.user) - sum(asked[: BROWN + 1]) >= asked[MARKER]

    def take(self, s: State, choice: int, /) -> None:
        area = self.area(s)
        if not choice:
            if self.user == s.active and not area.free:
                s.gain(self.user, LIRA, s.rules.otherwise)
            return
        asked = area.asked
        if area.discards:
            for kind in range(RESOURCES):
                if asked[kind]:
                    s.pay(self.user, kind, asked[kind])
            if asked[MARKER] or asked[TILE]:
                s.then(Receive(self.card, self.user, choice - 1))
                for _ in range(asked[TILE]):
                    s.then(GiveUp(self.user))
                for _ in range(asked[MARKER]):
                    s.then(DiscardMarker(self.user))
                return
        receive(s, self.user, area.gains[choice - 1])

    def args(self) -> tuple[int, ...]:
        return (self.card, self.user, self.dice)


def can_give(s: State, gain: list[int]) -> bool:
    """Whether there is anything to take: rubies and tiles can run out."""
    for kind in range(RESOURCES):
        if gain[kind]:
            return True
    if gain[MARKER] or (gain[TILE] and s.display):
        return True
    return gain[RUBY] > 0 and len(open_areas(s)) > 0


class Receive(Effect[State]):
    """What a card gives, once its price is paid."""

    __slots__ = ("card", "taker", "which")
    key = "cards.receive"

    def __init__(self, card: int, taker: int, which: int) -> None:
        self.card: Final = card
        self.taker: Final = taker
        self.which: Final = which

    def run(self, s: State, /) -> None:
        card = s.rules.cards[self.card]
        others = card.others
        area = card.own if self.taker == s.active or others is None else others
        receive(s, self.taker, area.gains[self.which])

    def args(self) -> tuple[int, ...]:
        return (self.card, self.taker, self.which)


def receive(s: State, seat: int, gain: list[int]) -> None:
    """Resources at once; a tile, a ruby and markers of one's choice are then asked for."""
    for kind in range(RESOURCES):
        if gain[kind]:
            s.gain(seat, kind, gain[kind])
    for _ in range(gain[TILE]):
        s.then(FreeTile(seat))
    for _ in range(gain[RUBY]):
        s.then(FreeRuby(seat))
    if gain[MARKER]:
        s.then(ChooseMarkers(seat, gain[MARKER]))


class FreeTile(Effect[State]):
    """A card gives a tile of the display, if there is one."""

    __slots__ = ("taker",)
    key = "cards.free_tile"

    def __init__(self, taker: int) -> None:
        self.taker: Final = taker

    def run(self, s: State, /) -> None:
        if s.display:
            s.then(TakeTile(self.taker))

    def args(self) -> tuple[int, ...]:
        return (self.taker,)


class FreeRuby(Effect[State]):
    """A card gives a ruby of any area but the mosque, if there is one."""

    __slots__ = ("taker",)
    key = "cards.free_ruby"

    def __init__(self, taker: int) -> None:
        self.taker: Final = taker

    def run(self, s: State, /) -> None:
        if open_areas(s):
            s.then(ChooseArea(self.taker))

    def args(self) -> tuple[int, ...]:
        return (self.taker,)


NONE: Final[list[int]] = [0]
STEPS: Final[Steps] = (Reveal, Choose, Use, Receive, FreeTile, FreeRuby)
