"""Mocha & Baksheesh, all of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.modules import obliged
from bedesten.games.istanbul.modules.mocha import (
    cards,
    coffee,
    coffee_house,
    guild,
    guild_steps,
    play,
    roasting_plant,
    swap,
    tavern,
    trader,
    walls,
)
from bedesten.games.istanbul.modules.mocha.figures import MochaFigures
from bedesten.games.istanbul.modules.mocha.names import GUILD_CARDS
from bedesten.games.istanbul.modules.rubies import coffee_price
from bedesten.games.istanbul.parts import Figures
from bedesten.games.istanbul.rules import AFTER_ROLL, CARAVAN, TOKEN_PAID, TURN_BEGINS
from bedesten.games.istanbul.state import State
from bedesten.kernel.components import Components


class Mocha(Box):
    def copies(self, figures: Components) -> list[int]:
        return figures.numbers("mocha.bonus_cards.copies")

    def figures(self, figures: Components) -> Figures:
        return MochaFigures(figures)

    def start(self, s: State) -> None:
        players = s.rules.players
        s.coffee = [0] * players
        s.guild_hand = [()] * players
        s.guild_deck = [0] + [1] * GUILD_CARDS
        s.tavern = [0, 0]
        s.tavern_tiles = [0] * players

    def restore(self, s: State) -> None:
        walls.look_around(s)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        figures = s.rules.components
        return {
            "mocha": {
                "coffee": list(s.coffee),
                "guild_cards": [len(hand) for hand in s.guild_hand],
                "guild_hand": None if seat is None else list(s.guild_hand[seat]),
                "guild_deck": sum(s.guild_deck),
                "guild_discards": list(s.guild_discards),
                "tavern": [figures.numbers("mocha.tavern.tile_prices")[taken:] for taken in s.tavern],
                "tavern_tiles": [[kind for kind in range(2) if tiles >> kind & 1] for tiles in s.tavern_tiles],
                "barrier": [s.barrier // 100, s.barrier % 100] if s.barrier else None,
                "gatekeeper": s.gatekeeper if s.gatekeeper >= 0 else None,
                "baksheesh": list(figures.table("mocha.tavern.baksheesh_goods")[s.baksheesh]),
                "coffee_house": {"taken": s.coffee_house, "price": coffee_price(s)},
            }
        }

    def guess(self, s: State, t: State, seat: int, rng: Random) -> None:
        """The guild cards of the pile and of the other hands are shuffled and dealt anew."""
        unseen = [card for card, count in enumerate(s.guild_deck) for _ in range(count)]
        for other, hand in enumerate(s.guild_hand):
            if other != seat:
                unseen.extend(hand)
        rng.shuffle(unseen)
        for other, hand in enumerate(s.guild_hand):
            if other != seat:
                t.guild_hand[other] = tuple(sorted(unseen[: len(hand)]))
                unseen = unseen[len(hand) :]
        t.guild_deck = [unseen.count(card) for card in range(len(s.guild_deck))]


BOX: Final[Mocha] = Mocha(
    "mocha",
    (
        *coffee.STEPS,
        *trader.STEPS,
        *guild.STEPS,
        *roasting_plant.STEPS,
        *tavern.STEPS,
        *coffee_house.STEPS,
        *walls.STEPS,
        *cards.STEPS,
        *swap.STEPS,
        *guild_steps.STEPS,
        *obliged.STEPS,
        *play.STEPS,
    ),
    moments={
        TURN_BEGINS: walls.LOOK_AROUND,
        AFTER_ROLL: cards.OFFER_SIX,
        TOKEN_PAID: trader.SPARE,
        CARAVAN: coffee.CARAVAN_COFFEE,
    },
    places=[roasting_plant.PLACE, guild.PLACE, tavern.PLACE, coffee_house.PLACE],
    cards=cards.CARDS,
    tokens=[trader.TRADER],
    extras=[play.PLAY_GUILD_CARD, walls.MOVEMENT_TILE],
)
