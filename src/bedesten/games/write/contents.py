"""The table of contents of the rules: the end of a turn, the locations, and every kind of step."""

from __future__ import annotations

from typing import Final

from bedesten.games.write import gains, payment, turn
from bedesten.games.write.cards import caravan_cards, draws, location_cards, ruby_cards
from bedesten.games.write.locations import (
    caravansary,
    catacombs,
    gemstone_dealer,
    guild_hall,
    markets,
    post_office,
    roasting_plant,
    sultans_palace,
    tea_house,
    wainwright,
    warehouses,
)
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State
from bedesten.kernel.step import Step

END_STEPS: Final[list[Step[State]]] = [
    turn.BONUS_RUBIES,
    location_cards.NEW_CARD,
    location_cards.REFILL,
    ruby_cards.RAISE_PRICES,
    caravan_cards.NEXT_CARD,
]
END: Final[list[Step[State]]] = [*END_STEPS, turn.NEXT]
SOLO_END: Final[list[Step[State]]] = [*END_STEPS, turn.DISCARD_LEFT]
LOCATIONS: Final[list[Place]] = [
    *warehouses.PLACES,
    gemstone_dealer.PLACE,
    *markets.PLACES,
    post_office.PLACE,
    caravansary.PLACE,
    roasting_plant.PLACE,
    tea_house.PLACE,
    guild_hall.PLACE,
    catacombs.PLACE,
    wainwright.PLACE,
    *sultans_palace.PLACES,
]
STEPS: Final[list[type[Step[State]]]] = [
    *turn.STEPS,
    *gains.STEPS,
    *payment.STEPS,
    *draws.STEPS,
    *location_cards.STEPS,
    *ruby_cards.STEPS,
    *caravan_cards.STEPS,
    *markets.STEPS,
    *wainwright.STEPS,
    *catacombs.STEPS,
    *sultans_palace.STEPS,
]
