"""A turn: income from mosque tiles, the roll and what is rolled again, the actions. And how turns follow each other."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.actions import ACT
from bedesten.games.dice.cards import Choose, reveal
from bedesten.games.dice.dice import REROLL, ROLL
from bedesten.games.dice.names import ACTION_TILE, CARD_TILE, CRYSTAL, CRYSTAL_TILE, DIE_TILE, LIRA, LIRA_TILE
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.rules import able
from bedesten.games.dice.state import State
from bedesten.kernel.step import Effect, Step


class Begin(Effect[State]):
    """A turn begins with the income from mosque tiles, if there are any that give some."""

    __slots__ = ()
    key = "turn.begin"

    def run(self, s: State, /) -> None:
        seat = s.active
        s.tell("turn", seat, s.round)
        s.then(THROW)
        if s.tiles[seat]:
            tiles = s.working()
            lira, crystals, cards = able(tiles, LIRA_TILE), able(tiles, CRYSTAL_TILE), able(tiles, CARD_TILE)
            if lira or crystals or cards:
                s.then(Income(lira, crystals, cards))


class Income(Step[State]):
    """At the start of your turn each Lira tile gives 3 Lira, each crystal tile a crystal, each card tile a bazaar card
    to be used at once; one tile after the other, in the order you like.

    The order is asked for only where it can matter: Lira (0) or a crystal (1) before or after a card (2). Where it
    cannot, everything comes at once (3).
    """

    __slots__ = ("cards", "crystals", "lira")
    key = "turn.income"

    def __init__(self, lira: int, crystals: int, cards: int) -> None:
        self.lira: Final = lira
        self.crystals: Final = crystals
        self.cards: Final = cards

    def seat(self, s: State, /) -> int:
        return s.active

    def due(self, s: State) -> tuple[int, int, int]:
        """Lira, crystals and cards still to come.

        A card may have cost a tile: of those alike, one that has given its income goes before one that has not.
        """
        tiles = s.working()
        return (
            min(self.lira, able(tiles, LIRA_TILE)),
            min(self.crystals, able(tiles, CRYSTAL_TILE)),
            min(self.cards, able(tiles, CARD_TILE)),
        )

    def options(self, s: State, /) -> list[int]:
        if not self.cards or not (self.lira or self.crystals):
            return ALL
        lira, crystals, cards = self.due(s)
        if not cards or not (lira or crystals):
            return ALL
        if not crystals:
            return LIRA_CARD
        return LIRA_CRYSTAL_CARD if lira else CRYSTAL_CARD

    def take(self, s: State, choice: int, /) -> None:
        seat = s.active
        lira, crystals, cards = self.due(s)
        if choice == LIRA_TILE:
            s.then(Income(lira - 1, crystals, cards))
            s.gain(seat, LIRA, s.rules.income_lira)
        elif choice == CRYSTAL_TILE:
            s.then(Income(lira, crystals - 1, cards))
            s.gain(seat, CRYSTAL, 1)
        elif choice == CARD_TILE:
            s.then(Income(lira, crystals, cards - 1))
            use_a_card(s)
        else:
            for _ in range(lira):
                s.gain(seat, LIRA, s.rules.income_lira)
            for _ in range(crystals):
                s.gain(seat, CRYSTAL, 1)
            if cards:
                s.then(Income(0, 0, cards - 1))
                use_a_card(s)

    def args(self) -> tuple[int, ...]:
        return (self.lira, self.crystals, self.cards)


def use_a_card(s: State) -> None:
    """A card tile's card: no dice were used for it."""
    s.then(Choose(0))
    reveal(s, 1)


class Throw(Effect[State]):
    """Roll five dice and one for each die tile; roll again what you like; then carry out two actions, and one for each
    action tile.
    """

    __slots__ = ()
    key = "turn.throw"

    def run(self, s: State, /) -> None:
        dice = s.rules.shared_dice
        s.actions = s.rules.actions
        if s.tiles[s.active]:
            tiles = s.working()
            dice += able(tiles, DIE_TILE)
            s.actions += able(tiles, ACTION_TILE)
        s.then(ACT, END)
        s.then(ROLL[dice], REROLL)


class End(Effect[State]):
    """Dice that were not used are lost when a turn is over. The game is over when a round is complete in which somebody
    has reached the number of rubies.
    """

    __slots__ = ()
    key = "turn.end"

    def run(self, s: State, /) -> None:
        s.dice = 0
        s.actions = 0
        s.fresh = ()
        s.active += 1
        if s.active == s.rules.players:
            s.active = 0
            if max(s.rubies) >= s.rules.target:
                s.tell("game_over", 0)
                return
            s.round += 1
        s.then(BEGIN)


ALL: Final[list[int]] = [3]
LIRA_CARD: Final[list[int]] = [LIRA_TILE, CARD_TILE]
CRYSTAL_CARD: Final[list[int]] = [CRYSTAL_TILE, CARD_TILE]
LIRA_CRYSTAL_CARD: Final[list[int]] = [LIRA_TILE, CRYSTAL_TILE, CARD_TILE]
BEGIN: Final[Begin] = Begin()
THROW: Final[Throw] = Throw()
END: Final[End] = End()
STEPS: Final[Steps] = (Begin, Income, Throw, End)
