"""What a learned value sees of a position of Istanbul: a seat's belongings, and how near its next rubies are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bedesten.bots.evaluate.istanbul_hand import carried
from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.names import (
    ANY,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE,
    POLICE_STATION,
    SMALL,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    WAINWRIGHT,
)
from bedesten.games.istanbul.places.gemstone_dealer import gem_price
from bedesten.games.istanbul.places.mosques import PAIRS
from bedesten.games.istanbul.state import State

PLACES: Final = 16
"""The places of the base game."""
CARDS: Final = 10
"""The kinds of bonus cards in the base game."""
TOKENS: Final = 2
"""Governor and Smuggler."""

BELONGINGS: Final[list[int]] = [
    7,  # rubies the seat needs
    4,  # extensions
    *[6] * GOODS,  # goods of each kind
    31,  # Lira
    17,  # Lira missing for the next ruby of the Gemstone Dealer
    12,  # its price above 12
    9,  # goods missing for the next ruby of the Sultan
    8,  # its price above 4
    9,  # Lira missing for the next extension, and one; 0 if there are all
    *[10, 10],  # how far each mosque's ruby is: see `pair`
    *[2] * GOODS,  # mosque tiles
    5,  # assistants under the merchant
    5,  # assistants elsewhere
    2,  # whether the family member is at the Police Station
    *[3] * CARDS,  # bonus cards of each kind
    4,  # rubies that only have to be fetched
    4,  # turns to the nearest of them; 0 if there is none
    *[11, 11],  # thirds of the Lira that each market would bring
    4,  # turns to the Fountain if no assistant is left; else 0
    16,  # the place the merchant is at
    7,  # rubies that the foremost of the others needs
    4,  # players above two
    *[5] * GOODS,  # mosque tiles of each kind that are gone
    5,  # what the Post Office offers
]
"""How many cases each thing has that is a seat's own, or that is left for all: from none to so many or more."""
SIZES: Final[list[int]] = [
    *BELONGINGS,
    *[3] * PLACES,  # turns to each place
    *[2] * PLACES,  # assistants at each place
    *[2] * (3 * GOODS),  # what the markets and the Sultan would take: see `wishes`
    *[3] * TOKENS,  # turns to the Governor and to the Smuggler
]


def starts(sizes: list[int], first: int) -> list[int]:
    """The number of the first case of each thing."""
    return [first + sum(sizes[:i]) for i in range(len(sizes))]


class Things:
    """How many cases each thing has, and the number of its first; in vecs, which are much faster than lists when compiled."""

    def __init__(self, sizes: list[int], first: int) -> None:
        self.sizes: Final = vec[i64](sizes)
        self.starts: Final = vec[i64](starts(sizes, first))

    def cases(self, values: list[int]) -> vec[i64]:
        """The cases of things of which there is some: so many, or the last one if there is more.

        Where there is none of a thing its case is left out, since that adds nothing; only the rubies needed, which come
        first of all, are always told.
        """
        found = vec[i64](capacity=len(values))
        if not values[0]:
            found = append(found, 0)
        return self.added(values, found)

    def added(self, values: list[int], found: vec[i64]) -> vec[i64]:
        """The same, after cases of other things."""
        sizes, starts = self.sizes, self.starts
        for i in range(len(values)):
            case: i64 = values[i]
            if case >= sizes[i]:
                case = sizes[i] - 1
            if case:
                found = append(found, starts[i] + case)
        return found


THINGS: Final = Things(SIZES, 0)
STARTS: Final[list[int]] = starts(SIZES, 0)
CASES: Final = sum(SIZES)


def sight(s: State, seat: int) -> vec[i64]:
    """The case of each thing seen, when a turn of the seat has ended or its next begins."""
    values = belongings(s, seat)
    surroundings(s, seat, values)
    return THINGS.cases(values)


def belongings(s: State, seat: int) -> list[int]:
    """What a seat has, and how near its next rubies are."""
    rules = s.rules
    target = rules.target
    lira = s.lira[seat]
    at = seat * GOODS
    goods = s.goods
    here = s.merchant[seat]
    crew = carried(s.crew[seat])

    ready = 0
    turns = 9
    price = gem_price(s)
    short = price - lira if price >= 0 else 16
    if short <= 0:
        short = 0
        ready += 1
        turns = min(turns, away(s, here, GEMSTONE_DEALER))
    missing = 8
    size = 7
    costs = rules.palace_costs
    if s.palace < len(costs) or rules.refill:
        cost = costs[min(s.palace, len(costs) - 1)]
        missing = 0
        spare = 0
        size = cost[ANY] - 4
        for good in range(GOODS):
            size += cost[good]
            left = goods[at + good] - cost[good]
            if left < 0:
                missing -= left
            else:
                spare += left
        if spare < cost[ANY]:
            missing += cost[ANY] - spare
        if not missing:
            ready += 1
            turns = min(turns, away(s, here, SULTANS_PALACE))
    extending = 0
    extensions = s.extensions[seat]
    if extensions < rules.extensions:
        extending = 1 + max(0, rules.extension_price - lira)
        if extending == 1 and extensions + 1 == rules.extensions:
            ready += 1
            turns = min(turns, away(s, here, WAINWRIGHT))
    first = pair(s, seat, 0)
    second = pair(s, seat, 1)
    if first == 1:
        ready += 1
        turns = min(turns, away(s, here, SMALL_MOSQUE))
    if second == 1:
        ready += 1
        turns = min(turns, away(s, here, GREAT_MOSQUE))

    values = [
        max(0, target - s.rubies[seat]),
        extensions,
        goods[at],
        goods[at + 1],
        goods[at + 2],
        goods[at + 3],
        lira,
        short,
        max(0, price - 12),
        missing,
        max(0, size),
        extending,
        first,
        second,
    ]
    for good in range(GOODS):
        values.append(s.tiles[seat] >> good & 1)
    values.append(crew)
    elsewhere = 0
    out = s.out[seat]
    while out:
        out &= out - 1  # one place less
        elsewhere += 1
    values.append(elsewhere)
    values.append(1 if s.family[seat] == POLICE_STATION else 0)
    cards = len(values)
    for _ in range(CARDS):
        values.append(0)
    for card in s.hand[seat]:
        if card < CARDS:
            values[cards + card] += 1
    values.append(ready)
    values.append(min(turns, 3) if ready else 0)
    values.append(sale(s, seat, LARGE) // 3)
    values.append(sale(s, seat, SMALL) // 3)
    values.append(0 if crew else max(1, min(away(s, here, FOUNTAIN), 3)))
    values.append(here - 1 if here <= PLACES else 0)
    foremost = target
    for other in range(rules.players):
        if other != seat:
            foremost = min(foremost, max(0, target - s.rubies[other]))
    values.append(foremost)
    values.append(rules.players - 2)
    for good in range(GOODS):
        values.append(s.mosque[good])
    values.append(s.mail)
    return values


def surroundings(s: State, seat: int, values: list[int]) -> None:
    """How everything lies around the seat's merchant."""
    here = s.merchant[seat]
    board = s.layout()
    for place in range(1, PLACES + 1):
        values.append(turns_between(board, here, place))
    out = s.out[seat]
    for place in range(1, PLACES + 1):
        values.append(out >> place & 1)
    wishes(s, seat, values)
    for number in range(TOKENS):
        token = s.tokens[number]
        values.append(turns_between(board, here, token) if token else 2)


def wishes(s: State, seat: int, values: list[int]) -> None:
    """Whether each market would take one more of each good than there is, and whether the Sultan asks for more."""
    rules = s.rules
    at = seat * GOODS
    for market in range(2):
        demand = s.demand[market]
        for good in range(GOODS):
            wanted = rules.demand[market][demand[0]][good] if demand else 0
            values.append(1 if wanted > s.goods[at + good] else 0)
    costs = rules.palace_costs
    cost = costs[min(s.palace, len(costs) - 1)]
    delivers = s.palace < len(costs) or rules.refill
    for good in range(GOODS):
        values.append(1 if delivers and cost[good] > s.goods[at + good] else 0)


def turns_between(board: Board, here: int, place: int) -> int:
    """The turns it takes to come to a place, less the last. Who stands on it already has to leave and come back."""
    return 1 if here == place else (board.distance(here, place) - 1) // 2


def away(s: State, here: int, place: int) -> int:
    """How many turns away a place is."""
    return 1 + turns_between(s.layout(), here, place)


def sale(s: State, seat: int, market: int) -> int:
    """The Lira that the open demand tile brings for the seat's goods."""
    seen = s.demand[market]
    if not seen:
        return 0
    wanted = s.rules.demand[market][seen[0]]
    at = seat * GOODS
    count = 0
    for good in range(GOODS):
        count += min(wanted[good], s.goods[at + good])
    return s.rules.revenue[market][min(count, 5)]


def pair(s: State, seat: int, mosque: int) -> int:
    """How far a mosque's ruby is.

    0 it is there; 1 it only has to be fetched; 2 to 5 one tile is there and so many goods are missing for the other, and
    one; 6 one tile is there and the other cannot be had; 7 a first tile has only to be fetched; 8 it has not; 9 no ruby is
    to be had.
    """
    owned = s.tiles[seat]
    asked = s.rules.mosque_goods
    at = seat * GOODS
    have = 0
    gone = False
    takeable = False
    missing = 0
    for good in PAIRS[mosque]:
        if owned >> good & 1:
            have += 1
            continue
        taken = s.mosque[good]
        if taken >= len(asked):
            gone = True
            continue
        short = asked[taken] - s.goods[at + good]
        if short <= 0:
            takeable = True
        else:
            missing = short
    if have == 2:
        return 0
    if have == 1:
        if gone:
            return 6
        return 1 if takeable else min(1 + missing, 5)
    if gone:
        return 9
    return 7 if takeable else 8
