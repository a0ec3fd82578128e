"""The numbers that stand for the things of Mocha & Baksheesh."""

from __future__ import annotations

from typing import Final

# Places.
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20

# Bonus cards.
TWO_COFFEE: Final = 10
BUY_GUILD_CARD: Final = 11
SELL_COFFEE: Final = 12
SWAP: Final = 13
DICE_REWARDS: Final = 14
TURN_TO_SIX: Final = 15
CORNER: Final = 16
WAINWRIGHT_AGAIN: Final = 17
COFFEE_HOUSE_AGAIN: Final = 18

COPY: Final = 26
"""The card of Letters & Seals that copies the topmost discard."""

# Tokens.
COFFEE_TRADER: Final = 2

# Guild cards have the numbers printed on them.
GUILD_CARDS: Final = 20

# Tavern tiles.
MOVEMENT: Final = 0
ENCOUNTER: Final = 1
