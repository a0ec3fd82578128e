"""What the things of Istanbul's expansions are worth, on the scale of the base game's value."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.modules.rubies import coffee_price
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.state import State

ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25
SEALS_FOR_RUBY: Final = 6


class BoxWeights:
    """What coffee, guild cards, tiles, letters and companions are worth, a ruby being 100."""

    def __init__(self) -> None:
        self.coffee: float = 8.0
        self.spare_coffee: float = 4.0
        """A coffee beyond what the next ruby of the Coffee House costs."""
        self.guild_cards: list[float] = [0.0, 17.0, 26.0, 30.0]
        """Guild cards by their number; more than a few are only a choice."""
        self.tavern_tiles: list[float] = [18.0, 24.0]
        self.seal: float = 9.0
        self.errand: float = 3.0
        """What a letter may still bring when it is delivered."""
        self.companion: float = 14.0
        """A companion on the board; a little less at hand."""
        self.kiosk: float = 14.0
        self.auction: float = 10.0
        self.catacombs: float = 16.0


def belongings(s: State, seat: int, w: BoxWeights) -> float:
    """Coffee, guild cards, Tavern tiles, letters, the companion."""
    worth = 0.0
    if s.coffee:
        coffee = s.coffee[seat]
        wanted = coffee_price(s)
        worth += w.coffee * min(coffee, wanted) + w.spare_coffee * max(0, coffee - wanted)
        worth += w.guild_cards[min(len(s.guild_hand[seat]), 3)]
        left = 1.0 - max(s.rubies) / s.rules.target
        for kind in range(2):
            if s.tavern_tiles[seat] >> kind & 1:
                worth += w.tavern_tiles[kind] * left
    if s.letters:
        worth += (w.seal + w.errand) * len(s.letters[seat]) + 2 * w.seal * len(s.delivered[seat])
        if s.companion[seat] > 0:
            worth += w.companion
        elif s.companion[seat] < 0:
            worth += 0.8 * w.companion
    return worth


def opportunity(s: State, seat: int, place: int, w: BoxWeights) -> float:
    """What the action of an expansion's place would add, with what the seat has now."""
    ruby = 100.0
    if place == ROASTING_PLANT:
        sources = 0
        if s.lira[seat] >= 2:
            sources += 1
        if any(s.goods[seat * GOODS + good] for good in range(GOODS)):
            sources += 1
        if s.hand[seat]:
            sources += 1
        return sources * (2 * w.coffee - 9.0)
    if place == GUILD_HALL:
        held = min(len(s.guild_hand[seat]), 2)
        return w.coffee + w.guild_cards[held + 1] - w.guild_cards[held]
    if place == TAVERN:
        best = 0.0
        prices = s.rules.components.row("mocha.tavern.tile_prices")
        for kind in range(2):
            taken = s.tavern[kind]
            if taken < len(prices) and not s.tavern_tiles[seat] >> kind & 1 and s.coffee[seat] >= prices[taken]:
                best = max(best, w.tavern_tiles[kind] - w.coffee * prices[taken] + 6.0)
        return best
    if place == COFFEE_HOUSE:
        price = coffee_price(s)
        return ruby - w.coffee * price if s.coffee[seat] >= price else 0.0
    if place == EMBASSY:
        return 2 * (w.seal + w.errand)
    if place == KIOSK:
        return w.kiosk + w.seal
    if place == AUCTION_HOUSE:
        return w.auction + 8.0
    if place == SECRET_SOCIETY:
        seals = len(s.letters[seat]) + 2 * len(s.delivered[seat])
        return ruby - SEALS_FOR_RUBY * w.seal if seals >= SEALS_FOR_RUBY else 0.0
    return w.catacombs
