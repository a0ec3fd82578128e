"""Goods cards and guild cards are drawn from a deck each; an empty one is made anew from its discards."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.parts import Steps
from bedesten.games.write.state import State
from bedesten.kernel.step import CHANCE, Effect, Step


def held(deck: list[int]) -> list[int]:
    """The kinds of cards in a deck."""
    return [kind for kind in range(len(deck)) if deck[kind]]


def copies(deck: list[int], single: bool) -> list[int]:
    """How many there are of each of them; where every card is single, that need not be looked up."""
    if not single:
        return [count for count in deck if count]
    kinds = 0
    for count in deck:
        if count:
            kinds += 1
    return [1] * kinds


def made_anew(deck: list[int], discards: list[int]) -> bool:
    """Make sure that a card can be drawn, from the discards if need be; says whether one can."""
    if any(deck):
        return True
    found = False
    for kind in range(len(deck)):
        if discards[kind]:
            deck[kind] = discards[kind]
            discards[kind] = 0
            found = True
    return found


class TakeGoodsCard(Effect[State]):
    """Take a goods card from the deck. If deck and discards are empty there is none."""

    __slots__ = ()
    key = "goods_cards.take"

    def run(self, s: State, /) -> None:
        if made_anew(s.goods_deck, s.goods_discards):
            s.then(DRAW_GOODS_CARD)


class DrawGoodsCard(Step[State]):
    """Chance draws a goods card for the acting player."""

    __slots__ = ()
    key = "goods_cards.draw"

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.goods_deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.goods_deck, False)

    def take(self, s: State, choice: int, /) -> None:
        s.goods_deck[choice] -= 1
        s.gain_goods_card(s.acting, choice)
        s.tell("drew_goods_card", s.acting, choice)


class TakeGuildCard(Effect[State]):
    """Take a guild card from the deck. If deck and discards are empty there is none."""

    __slots__ = ()
    key = "guild_cards.take"

    def run(self, s: State, /) -> None:
        if made_anew(s.guild_deck, s.guild_discards):
            s.then(DRAW_GUILD_CARD)


class DrawGuildCard(Step[State]):
    """Chance draws a guild card for the acting player."""

    __slots__ = ()
    key = "guild_cards.draw"

    def seat(self, s: State, /) -> int:
        return CHANCE

    def options(self, s: State, /) -> list[int]:
        return held(s.guild_deck)

    def weights(self, s: State, /) -> list[int]:
        return copies(s.guild_deck, s.rules.single_guild_cards)

    def take(self, s: State, choice: int, /) -> None:
        s.guild_deck[choice] -= 1
        s.gain_guild_card(s.acting, choice)
        s.tell("drew_guild_card", s.acting, choice)


TAKE_GOODS_CARD: Final[TakeGoodsCard] = TakeGoodsCard()
DRAW_GOODS_CARD: Final[DrawGoodsCard] = DrawGoodsCard()
TAKE_GUILD_CARD: Final[TakeGuildCard] = TakeGuildCard()
DRAW_GUILD_CARD: Final[DrawGuildCard] = DrawGuildCard()
STEPS: Final[Steps] = (TakeGoodsCard, DrawGoodsCard, TakeGuildCard, DrawGuildCard)
