"""Every decision of a turn, ready to be asked: for rules that speak of all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bedesten.games.istanbul.names import (
    ANY_GOODS,
    BLACK_MARKET,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREEN_TILE,
    LARGE_MARKET,
    PALACE_AGAIN,
    POLICE_STATION,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    RED_TILE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from .helpers import arriving, at, barrow, choose, draw, meeting, play, roll, sold, turn

FULL = {"extensions": 3, "goods": barrow(5, 5, 5, 5)}
SOME = {"extensions": 3, "goods": barrow(3, 3, 3, 3)}


class Decision:
    """A question of the active player: its key, and the position and choices that lead to it."""

    def __init__(self, key: str, start: Callable[..., Any], place: int, *choices: int, **needs: Any) -> None:
        self.key = key
        self.start = start
        self.place = place
        self.choices = choices
        self.needs = needs

    def ask(self, hand: tuple[int, ...] = (), tiles: int = 0, **fields: Any) -> Any:
        """The position, with these cards and tiles besides what the question itself needs."""
        needs = {"lira": 30, **SOME, **self.needs}
        cards = [*needs.pop("hand", ()), *hand]
        owned = needs.pop("tiles", 0) | tiles
        return choose(self.start(self.place, hand=cards, tiles=owned, **{**needs, **fields}), *self.choices)

    def __repr__(self) -> str:
        return f"{self.key}-{self.place}"


def moving(place: int, **fields: Any) -> Any:
    return turn("move", place, **fields)


def paying(place: int, **fields: Any) -> Any:
    return turn("meet", place, rivals=[{"merchant": place}], **fields)


def finishing(place: int, **fields: Any) -> Any:
    return turn("finish", place, **fields)


def catching(place: int, **fields: Any) -> Any:
    return meeting(place, rivals=[{"family": place}, {"family": place}], **fields)


GOVERNOR_HERE = {"tokens": [TEA_HOUSE, 0]}
SMUGGLER_HERE = {"tokens": [0, TEA_HOUSE]}

OUTSIDE = [
    Decision("turn.move", moving, POST_OFFICE),
    Decision("turn.assist", arriving, POST_OFFICE),
    Decision("turn.pay", paying, POST_OFFICE),
    Decision("wainwright.extend", at, WAINWRIGHT, extensions=1, goods=barrow()),
    Decision("warehouse.fill", at, FABRIC_WAREHOUSE),
    Decision("post_office.collect", at, POST_OFFICE),
    Decision("caravansary.take", at, CARAVANSARY),
    Decision("fountain.recall", at, FOUNTAIN, out=[1, 2]),
    Decision("black_market.deal", at, BLACK_MARKET),
    Decision("tea_house.announce", at, TEA_HOUSE),
    Decision("market.sell", at, LARGE_MARKET),
    Decision("market.sell", at, SMALL_MARKET),
    Decision("police_station.send", at, POLICE_STATION),
    Decision("sultans_palace.deliver", at, SULTANS_PALACE),
    Decision("mosque.take", at, SMALL_MOSQUE),
    Decision("mosque.take", at, GREAT_MOSQUE),
    Decision("gemstone_dealer.buy", at, GEMSTONE_DEALER),
    Decision("cards.again", at, POST_OFFICE, 1, hand=[POST_OFFICE_AGAIN]),
    Decision("turn.encounters", meeting, TEA_HOUSE, **GOVERNOR_HERE),
    Decision("family.reward", catching, TEA_HOUSE, 21),
    Decision("governor.pay", meeting, TEA_HOUSE, 1, draw(STAY), **GOVERNOR_HERE),
    Decision("smuggler.take", meeting, TEA_HOUSE, 2, **SMUGGLER_HERE),
    Decision("smuggler.pay", meeting, TEA_HOUSE, 2, 1, **SMUGGLER_HERE),
]
"""Decisions that are not inside an action. The last one of a turn is asked only when there is something to play."""

LAST = Decision("turn.finish", finishing, TEA_HOUSE)

INSIDE = [
    Decision("green_tile.buy", at, FABRIC_WAREHOUSE, 1, tiles=GREEN_TILE),
    Decision("red_tile.use", at, TEA_HOUSE, 7, roll(2, 5), tiles=RED_TILE),
    Decision("black_market.good", at, BLACK_MARKET, 1, roll(1, 1)),
    Decision("caravansary.take_next", at, CARAVANSARY, 1, draw(STAY), discards=(STAY,)),
    Decision("caravansary.discard", at, CARAVANSARY, 1, draw(STAY), 1, draw(PALACE_AGAIN), discards=(STAY,)),
    Decision("market.sell_any", at, SMALL_MARKET, play(ANY_GOODS), hand=[ANY_GOODS]),
    Decision("cards.once_more", at, SULTANS_PALACE, sold(2, 1, 1, 1), play(PALACE_AGAIN), hand=[PALACE_AGAIN], **FULL),
]
"""Decisions inside an action."""
