"""The numbers that stand for things: goods, places, cards, tiles, tokens."""

from __future__ import annotations

from typing import Final

# Goods, in the order of the wheelbarrow.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GOODS: Final = 4
ANY: Final = 4
"""On the Sultan's track: a good of the payer's choice."""

# Places, by the big number printed on them.
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16

# Bonus cards.
ONE_GOOD: Final = 0
FIVE_LIRA: Final = 1
LONG_MOVE: Final = 2
STAY: Final = 3
RETURN_ASSISTANT: Final = 4
RETURN_FAMILY: Final = 5
ANY_GOODS: Final = 6
PALACE_AGAIN: Final = 7
POST_OFFICE_AGAIN: Final = 8
GEMSTONE_AGAIN: Final = 9

# Mosque tiles, one for each good: a bit each in what a seat owns.
RED_TILE: Final = 1 << RED
GREEN_TILE: Final = 1 << GREEN
YELLOW_TILE: Final = 1 << YELLOW
BLUE_TILE: Final = 1 << BLUE

# Tokens that the dice move about.
GOVERNOR: Final = 0
SMUGGLER: Final = 1

# What may be used once a turn: a bit each in what is spent. Tokens take the bits from SPENT_TOKEN on.
SPENT_YELLOW: Final = 1
SPENT_TOKEN: Final = 2

# Markets, by their demand tiles.
LARGE: Final = 0
SMALL: Final = 1

# The assistants under a merchant: a number whose lowest bit is the bottommost; a one above them all marks the top.
OWN: Final = 0
NEUTRAL: Final = 1
NO_CREW: Final = 1
