"""The caravan: the open card is there for everybody this turn, then it goes under its deck and the next one opens."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.draws import TAKE_GOODS_CARD, copies, held, made_anew
from bedesten.games.write.decision import NOTHING, Decision
from bedesten.games.write.gains import CHOOSE_GOOD, FILL_SPACE, IMPROVE, improvable, with_room
from bedesten.games.write.parts import Steps
from bedesten.games.write.state import State
from bedesten.kernel.step import CHANCE, Effect, Step

EITHER: Final[list[int]] = [1, 2]
FIRST: Final[list[int]] = [1]
SECOND: Final[list[int]] = [2]


def either(first: bool, second: bool) -> list[int]:
    """The parts that can do something, of two of which one is taken."""
    if first:
        return EITHER if second else FIRST
    return SECOND if second else NOTHING


class CardOrGood(Decision):
    """Take either a goods card (1) or a good of your choice (2)."""

    __slots__ = ()
    key = "caravan.card_or_good"

    def options(self, s: State, /) -> list[int]:
        return either(any(s.goods_deck) or any(s.goods_discards), len(with_room(s, s.acting)) > 0)

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(TAKE_GOODS_CARD if choice == 1 else CHOOSE_GOOD)


class ImproveOrFill(Decision):
    """Take either an improvement (1) or fill in a space (2)."""

    __slots__ = ()
    key = "caravan.improve_or_fill"

    def options(self, s: State, /) -> list[int]:
        return either(len(improvable(s, s.acting)) > 0, FILL_SPACE.options(s) != NOTHING)

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            s.then(IMPROVE if choice == 1 else FILL_SPACE)


class PickGuildCard(Effect[State]):
    """Draw two guild cards, keep one of them and discard the other. If there is only one, it is yours."""

    __slots__ = ()
    key = "caravan.pick"

    def run(self, s: State, /) -> None:
        s.then(LOOK, KEEP)
        s.then(LOOK)


class Look(Effect[State]):
    """One of the two is to be drawn, if there is any."""

    __slots__ = ()
    key = "caravan.look"

    def run(self, s: State, /) -> None:
        if made_anew(s.guild_deck, s.guild_discards):
            s.then(LOOK_AT)


class LookAt(Step[State]):
    """Chance draws a guild card to choose from."""

    __slots__ = ()
    key = "caravan.look_at"

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.guild_deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.guild_deck, s.rules.single_guild_cards)

    def take(self, s: State, choice: int, /) -> None:
        s.guild_deck[choice] -= 1
        s.offer = (*s.offer, choice)
        s.tell("looked_at", s.acting, choice)


class Keep(Decision):
    """Keep one of the guild cards drawn (1 + its kind); the other one is discarded."""

    __slots__ = ()
    key = "caravan.keep"

    def options(self, s: State, /) -> list[int]:
        return sorted({card + 1 for card in s.offer}) or NOTHING

    def take(self, s: State, choice: int, /) -> None:
        if choice:
            kept = choice - 1
            s.gain_guild_card(s.acting, kept)
            s.tell("kept_guild_card", s.acting, kept)
            for card in s.offer[: s.offer.index(kept)] + s.offer[s.offer.index(kept) + 1 :]:
                s.guild_discards[card] += 1
                s.tell("discarded_guild_card", s.acting, card)
        s.offer = ()


class NextCard(Effect[State]):
    """If somebody used the open caravan card this turn, it goes face down under the deck and the next one is opened:
    one not seen before while there is one, then in the order they went under.
    """

    __slots__ = ()
    key = "caravan.next"

    def run(self, s: State, /) -> None:
        if s.caravan_used:
            s.caravan_used = 0
            s.caravan = s.caravan[1:] + s.caravan[:1]
            s.then(OPEN)


class Open(Effect[State]):
    """The caravan's next card lies open."""

    __slots__ = ()
    key = "caravan.open"

    def run(self, s: State, /) -> None:
        if len(s.caravan) < len(s.rules.caravan):
            s.then(REVEAL)
        else:
            s.tell("caravan", s.active, s.caravan[0])


class Reveal(Step[State]):
    """Chance says which caravan card comes up."""

    __slots__ = ()
    key = "caravan.reveal"

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return [card for card in range(len(s.rules.caravan)) if card not in s.caravan]

    def take(self, s: State, choice: int, /) -> None:
        s.caravan = (choice, *s.caravan)
        s.tell("caravan", s.active, choice)


CARD_OR_GOOD: Final[CardOrGood] = CardOrGood()
IMPROVE_OR_FILL: Final[ImproveOrFill] = ImproveOrFill()
PICK: Final[PickGuildCard] = PickGuildCard()
LOOK: Final[Look] = Look()
LOOK_AT: Final[LookAt] = LookAt()
KEEP: Final[Keep] = Keep()
NEXT_CARD: Final[NextCard] = NextCard()
OPEN: Final[Open] = Open()
REVEAL: Final[Reveal] = Reveal()
STEPS: Final[Steps] = (CardOrGood, ImproveOrFill, PickGuildCard, Look, LookAt, Keep, NextCard, Open, Reveal)
