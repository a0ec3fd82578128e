"""What a learned value sees of the base game: besides a seat's belongings where everybody stands and how the places lie."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bedesten.bots.evaluate.istanbul_sight import (
    BELONGINGS,
    PLACES,
    TOKENS,
    Things,
    belongings,
    starts,
    turns_between,
    wishes,
)
from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.names import ANY, GOODS, POLICE_STATION
from bedesten.games.istanbul.places.gemstone_dealer import gem_price
from bedesten.games.istanbul.places.mosques import on_offer
from bedesten.games.istanbul.places.sultans_palace import palace_rubies
from bedesten.games.istanbul.state import State

STEPS: Final = 7
"""From none to the most that two places can be apart."""
TURNS: Final = 4
"""Turns to a place, and one."""
MERCHANTS: Final = 3
FAMILIES: Final = 2
"""Others at a place."""
PAIRS: Final = PLACES * (PLACES - 1) // 2

WAYS: Final[list[int]] = [
    *[2] * (3 * GOODS),  # what the markets and the Sultan would take: see `wishes`
    *[STEPS] * TOKENS,  # steps to the Governor and to the Smuggler
    2,  # whether the seat has the next turn
]
OPEN: Final[list[int]] = [
    11,  # the topmost discard, and one
    *[6, 6],  # the open demand tiles, and one
    4,  # others who can pay the Gemstone Dealer
    4,  # others who can deliver to the Sultan
    *[4] * GOODS,  # others who can take each mosque tile
]
SIZES: Final[list[int]] = [
    *BELONGINGS,
    *[STEPS] * PLACES,  # steps to each place
    *[TURNS] * PLACES,  # turns to each place where an assistant is, and one
    *WAYS,
    *[MERCHANTS] * PLACES,  # other merchants at each place
    *[FAMILIES] * PLACES,  # whether a family member of another is at each place
    *OPEN,
]
"""How many cases each thing seen has: from none to so many or more."""
STARTS: Final[list[int]] = starts(SIZES, 0)
AROUND: Final = sum(BELONGINGS)
OUT: Final = AROUND + STEPS * PLACES
COMPANY: Final = OUT + TURNS * PLACES + sum(WAYS)
RELATIVES: Final = COMPANY + MERCHANTS * PLACES
"""Where the cases of these things begin."""
OWN: Final = Things(BELONGINGS, 0)
NEAR: Final = Things(WAYS, OUT + TURNS * PLACES)
LAST: Final = Things(OPEN, RELATIVES + FAMILIES * PLACES)
LAND: Final = sum(SIZES)
"""From here on the cases are those of the land: for each two places one case if they are two turns apart, and one if three."""
FAR: Final = 3
CASES: Final = LAND + FAR * PAIRS


def wide_sight(s: State, seat: int) -> vec[i64]:
    """The case of each thing seen, when a turn of the seat has ended or its next begins, but for how the places lie."""
    found = OWN.cases(belongings(s, seat))
    here = s.merchant[seat]
    board = s.layout()
    found = helpers(board, here, s.out[seat], found)
    values: list[int] = []
    wishes(s, seat, values)
    for number in range(TOKENS):
        token = s.tokens[number]
        values.append(board.distance(here, token) if token else 0)
    values.append(1 if s.active == seat else 0)
    found = company(s, seat, NEAR.added(values, found))
    values = [1 + s.discards[-1] if s.discards else 0]
    for demand in s.demand:
        values.append(1 + demand[0] if demand else 0)
    rivals(s, seat, values)
    return LAST.added(values, found)


def helpers(board: Board, here: int, out: int, found: vec[i64]) -> vec[i64]:
    """How far the assistants are that stand somewhere; a bit for each place."""
    place = 0
    while out:
        if out & 1:
            found = append(found, OUT + TURNS * (place - 1) + 1 + turns_between(board, here, place))
        out >>= 1
        place += 1
    return found


def company(s: State, seat: int, found: vec[i64]) -> vec[i64]:
    """The merchants and the family members of others at each place."""
    once = twice = relatives = 0
    for other in range(s.rules.players):
        if other != seat:
            there = 1 << s.merchant[other]
            twice |= once & there
            once |= there
            relatives |= 1 << s.family[other]
    for place in s.neutrals:
        there = 1 << place
        twice |= once & there
        once |= there
    found = marked(found, once & ~twice, COMPANY, MERCHANTS, 1)
    found = marked(found, twice, COMPANY, MERCHANTS, 2)
    return marked(found, relatives & ~(1 << POLICE_STATION), RELATIVES, FAMILIES, 1)


def marked(found: vec[i64], places: int, first: int, size: int, case: int) -> vec[i64]:
    """This case for each of the places, a bit each; the first place's cases begin at the first, and each has so many."""
    place = 0
    while places:
        if places & 1:
            found = append(found, first + size * (place - 1) + case)
        places >>= 1
        place += 1
    return found


def rivals(s: State, seat: int, values: list[int]) -> None:
    """How many others could pay the Gemstone Dealer, deliver to the Sultan, and take each mosque tile, were they there."""
    rules = s.rules
    at = len(values)
    for _ in range(2 + GOODS):
        values.append(0)
    price = gem_price(s)
    for other in range(rules.players):
        if other != seat:
            if 0 <= price <= s.lira[other]:
                values[at] += 1
            if delivers(s, other):
                values[at + 1] += 1
            for good in range(GOODS):
                if on_offer(s, other, good) and s.goods[other * GOODS + good] >= rules.mosque_goods[s.mosque[good]]:
                    values[at + 2 + good] += 1


def delivers(s: State, seat: int) -> bool:
    """Whether a seat has all the goods that the Sultan asks for."""
    if not palace_rubies(s):
        return False
    costs = s.rules.palace_costs
    cost = costs[min(s.palace, len(costs) - 1)]
    spare = -cost[ANY]
    for good in range(GOODS):
        left = s.goods[seat * GOODS + good] - cost[good]
        if left < 0:
            return False
        spare += left
    return spare >= 0


def around(board: Board, here: int) -> vec[i64]:
    """How many steps it is from here to each place: the same whenever a merchant stands here."""
    found: list[i64] = []
    for place in range(1, PLACES + 1):
        if place != here:
            found.append(AROUND + STEPS * (place - 1) + board.distance(here, place))
    return vec[i64](found)


def land(board: Board) -> vec[i64]:
    """The cases of how the places lie to each other, which are the same throughout a game."""
    found: list[i64] = []
    case: i64 = LAND
    for first in range(1, PLACES + 1):
        for second in range(first + 1, PLACES + 1):
            turns = turns_between(board, first, second)
            if turns:
                found.append(case + min(turns, FAR - 1))
            case += FAR
    return vec[i64](found)
