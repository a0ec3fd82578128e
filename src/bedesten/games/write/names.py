"""The numbers that stand for things: goods, locations, cards, sources of rubies."""

from __future__ import annotations

from typing import Final

# Goods, in the order of the columns.
FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
GOODS: Final = 4
ANY: Final = 4
"""In what is owed: goods of the payer's choice."""

# Locations, by the number printed on them; the palace's letters follow.
FIRST_WAREHOUSE: Final = 1
GEMSTONE_DEALER: Final = 2
LARGE_MARKET: Final = 3
POST_OFFICE: Final = 4
SECOND_WAREHOUSE: Final = 5
CARAVANSARY: Final = 6
ROASTING_PLANT: Final = 7
TEA_HOUSE: Final = 8
GUILD_HALL: Final = 9
THIRD_WAREHOUSE: Final = 10
SMALL_MARKET: Final = 11
CATACOMBS: Final = 12
WAINWRIGHT: Final = 13
BLACK_MARKET: Final = 14
PALACE_A: Final = 15
PALACE_B: Final = 16
PALACE_C: Final = 17
PALACE_D: Final = 18
PALACE: Final = 15
"""The first of the palace's letters."""
LETTERS: Final = 4
NUMBERED: Final = 14
"""Locations with a number: those that can have action icons."""
LOCATIONS: Final = 18

WAREHOUSES: Final[list[int]] = [FIRST_WAREHOUSE, SECOND_WAREHOUSE, THIRD_WAREHOUSE, BLACK_MARKET]

# Locations with improvement squares, in the order they stand in a seat's improvements.
IMPROVABLE: Final[list[int]] = [FIRST_WAREHOUSE, SECOND_WAREHOUSE, TEA_HOUSE, THIRD_WAREHOUSE, BLACK_MARKET]
IMPROVABLES: Final = 5

# Cards of the location deck: a location's number is its card, the one with the left mark where marks count.
FOUNTAIN: Final = 19
"""The first fountain; the others are the three numbers after it."""
FOUNTAINS: Final = 4
RIGHT: Final = 22
"""Added to a location's number: its card with the right mark."""

# Where a ruby comes from, besides the Gemstone Dealer and the palace's letters.
FROM_GOODS: Final = 20
FROM_LIRA: Final = 21
FROM_GUILD: Final = 22

NOBODY: Final = -1
"""Nobody's action is being carried out: set-up and the end steps of a turn."""
