"""The numbers that stand for the things of Letters & Seals."""

from __future__ import annotations

from typing import Final

# Places.
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24

# Bonus cards.
ONE_LETTER: Final = 19
GOOD_AND_LIRA: Final = 20
"""The first of four: red, green, yellow, blue."""
DICE_REWARD: Final = 24
SELL_GOOD: Final = 25
COPY: Final = 26
FAMILY_STEP: Final = 27
TO_MERCHANT: Final = 28
COMPANION_FAR: Final = 29
USE_TOKEN: Final = 30
MOSQUE_AGAIN: Final = 31
SOCIETY_AGAIN: Final = 32
ANYWHERE: Final = 33

# Tokens.
COURIER: Final = 3

# Where a companion is who is not on the board.
IN_SUPPLY: Final = 0
"""In the general supply, where he starts."""
AT_HAND: Final = -1
"""In his owner's personal supply: he may be set beside the merchant."""

# Letters as choices: an undelivered one is the number of its place.
DELIVERED: Final = 30
"""A delivered one; which of them does not matter."""
