"""The table of contents of the rules: the turn, the places, the cards, and every kind of step."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul import dice, encounters, setup, turn
from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.cards import again, draw, family, gains, movement
from bedesten.games.istanbul.modules import caravan_leader, great_bazaar, neutral_assistants
from bedesten.games.istanbul.modules.letters import box as letters
from bedesten.games.istanbul.modules.mocha import box as mocha
from bedesten.games.istanbul.parts import Card, Place
from bedesten.games.istanbul.places import (
    black_market,
    caravansary,
    fountain,
    gemstone_dealer,
    markets,
    mosques,
    police_station,
    post_office,
    sultans_palace,
    tea_house,
    wainwright,
    warehouses,
)
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Step

TURN: Final[list[Step[State]]] = [
    turn.MOVE,
    turn.ARRIVE,
    turn.MEET,
    turn.ACT,
    encounters.ENCOUNTERS,
    turn.FINISH,
    turn.END,
]
PLACES: Final[list[Place]] = [
    wainwright.PLACE,
    *warehouses.PLACES,
    post_office.PLACE,
    caravansary.PLACE,
    fountain.PLACE,
    black_market.PLACE,
    tea_house.PLACE,
    *markets.PLACES,
    police_station.PLACE,
    sultans_palace.PLACE,
    *mosques.PLACES,
    gemstone_dealer.PLACE,
]
CARDS: Final[list[Card]] = sorted(
    [*gains.CARDS, *movement.CARDS, *family.CARDS, *markets.CARDS, *again.CARDS], key=lambda card: card.kind
)
BOXES: Final[list[Box]] = [mocha.BOX, letters.BOX, great_bazaar.BOX, neutral_assistants.BOX, caravan_leader.BOX]
"""Expansions and variants, in the order in which they act where they meet."""
STEPS: Final[list[type[Step[State]]]] = [
    *setup.STEPS,
    *turn.STEPS,
    *encounters.STEPS,
    *dice.STEPS,
    *draw.STEPS,
    *gains.STEPS,
    *movement.STEPS,
    *family.STEPS,
    *again.STEPS,
    *wainwright.STEPS,
    *warehouses.STEPS,
    *post_office.STEPS,
    *caravansary.STEPS,
    *fountain.STEPS,
    *black_market.STEPS,
    *tea_house.STEPS,
    *markets.STEPS,
    *police_station.STEPS,
    *sultans_palace.STEPS,
    *mosques.STEPS,
    *gemstone_dealer.STEPS,
    *(step for box in BOXES for step in box.steps),
]
