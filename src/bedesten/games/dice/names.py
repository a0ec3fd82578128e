"""The numbers that stand for things: goods, faces of a die, resources, tiles, ruby areas, actions."""

from __future__ import annotations

from typing import Final

# Goods, in the order of the base game's wheelbarrow.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GOODS: Final = 4

# Faces of a die: the four goods, then these.
COIN: Final = 4
CARD: Final = 5
FACES: Final = 6
MOST_DICE: Final = 9
"""A set of dice is a number with a digit for each face."""

# Resources, of which the supply can run short: the four goods' markers, then these.
BROWN: Final = 4
CRYSTAL: Final = 5
LIRA: Final = 6
RESOURCES: Final = 7

# What else a card may ask for or give.
TILE: Final = 7
RUBY: Final = 8
MARKER: Final = 9
"""A goods marker of one's choice: any when it is discarded, none of the brown ones when it is taken."""
CARD_DIE: Final = 10
"""A die with a card icon used in the action that revealed the card."""
THINGS: Final = 11

# What a mosque tile does.
LIRA_TILE: Final = 0
CRYSTAL_TILE: Final = 1
CARD_TILE: Final = 2
ACTION_TILE: Final = 3
GOODS_TILE: Final = 4
DIE_TILE: Final = 5
ABILITIES: Final[list[str]] = ["lira", "crystal", "card", "action", "goods", "die"]

# Ruby areas: one for each good, then these.
GOODS_CARPET: Final = 4
LIRA_CARPET: Final = 5
TRADE_AREAS: Final = 6
"""Those where a ruby is bought."""
MOSQUE: Final = 6
AREAS: Final = 7

# Actions, as choices.
DONE: Final = 0
PAIR: Final = 1
"""PAIR + a good: two of that good for a marker of it."""
DIFFERENT: Final = 3
"""DIFFERENT + 2, 3 or 4: so many different goods for a crystal, a brown marker or two markers."""
COINS: Final = 8
CARDS: Final = 10
"""CARDS + how many dice with card icons to use."""
BUY: Final = 20
"""BUY + an area: its next ruby."""
TAKE: Final = 30
"""TAKE + a mosque tile."""
