"""What a learned value sees besides when Istanbul is played with expansions or variants."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bedesten.bots.evaluate import istanbul_sight
from bedesten.bots.evaluate.istanbul_sight import Things, away, sight, starts, turns_between
from bedesten.games.istanbul.modules.letters import figures as letters
from bedesten.games.istanbul.modules.letters.names import COURIER, IN_SUPPLY, SECRET_SOCIETY
from bedesten.games.istanbul.modules.letters.seals import seals
from bedesten.games.istanbul.modules.mocha import figures as mocha
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, COFFEE_TRADER, GUILD_CARDS, TAVERN
from bedesten.games.istanbul.modules.rubies import coffee_price
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.state import State

FIRST: Final = istanbul_sight.PLACES + 1
LAST: Final = 25
"""The places of the expansions."""
PLACES: Final = LAST - FIRST + 1
CARDS: Final = 24
"""The kinds of bonus cards in the expansions."""

SIZES: Final[list[int]] = [
    2,  # whether Mocha & Baksheesh is played
    12,  # coffee
    12,  # coffee missing for the next ruby of the Coffee House, and one
    6,  # rubies taken there
    5,  # guild cards
    *[2] * GUILD_CARDS,  # each of them
    *[2, 2],  # Tavern tiles
    2,  # whether the seat may pass the Barrier
    9,  # coffee and goods missing for baksheesh, and one
    2,  # whether Letters & Seals is played
    8,  # letters not delivered
    6,  # letters delivered
    8,  # seals missing for the Secret Society, and one
    4,  # times it was used
    3,  # the companion: not to be had yet, at hand, on the board
    4,  # letters that can be delivered in a turn
    4,  # turns to the nearest place that a letter goes to
    2,  # whether the seat leads the caravan
    3,  # neutral assistants under the merchant
    4,  # rubies of the expansions that only have to be fetched
    4,  # turns to the nearest of them
    PLACES + 1,  # the place the merchant is at, if it is one of the expansions'
    *[4] * PLACES,  # turns to each of these places, and one
    *[2] * PLACES,  # assistants at each of them
    *[3] * CARDS,  # bonus cards of each kind
    *[4, 4],  # turns to the Coffee trader and the Courier, and one
]
"""How many cases each thing has, as in the base game; what is not played is at none."""
THINGS: Final = Things(SIZES, istanbul_sight.CASES)
STARTS: Final[list[int]] = starts(SIZES, istanbul_sight.CASES)
CASES: Final = istanbul_sight.CASES + sum(SIZES)
"""Of the base game and the expansions."""


def box_sight(s: State, seat: int) -> vec[i64]:
    """The case of each thing seen, those of the base game first."""
    found = sight(s, seat)
    here = s.merchant[seat]
    ready = [0, 9]  # rubies that only have to be fetched, and the turns to the nearest
    values: list[int] = []
    see_mocha(s, seat, values, ready)
    see_letters(s, seat, values, ready)
    values.append(1 if s.leader == seat else 0)
    values.append(neutral(s.crew[seat]))
    values.append(ready[0])
    values.append(min(ready[1], 3) if ready[0] else 0)
    values.append(here - FIRST + 1 if here >= FIRST else 0)
    board = s.layout()
    space = board.space
    for place in range(FIRST, LAST + 1):
        values.append(1 + turns_between(board, here, place) if place < len(space) and space[place] >= 0 else 0)
    out = s.out[seat]
    for place in range(FIRST, LAST + 1):
        values.append(out >> place & 1)
    cards = len(values)
    for _ in range(CARDS):
        values.append(0)
    for card in s.hand[seat]:
        if card >= istanbul_sight.CARDS:
            values[cards + card - istanbul_sight.CARDS] += 1
    for number in (COFFEE_TRADER, COURIER):
        token = s.tokens[number] if number < len(s.tokens) else 0
        values.append(1 + turns_between(board, here, token) if token else 0)
    return THINGS.added(values, found)


def see_mocha(s: State, seat: int, values: list[int], ready: list[int]) -> None:
    """Coffee, guild cards, what the Tavern gives."""
    start = len(values)
    for _ in range(9 + GUILD_CARDS):
        values.append(0)
    if not s.coffee:
        return
    here = s.merchant[seat]
    coffee = s.coffee[seat]
    short = max(0, coffee_price(s) - coffee)
    if not short:
        fetch(s, here, COFFEE_HOUSE, ready)
    values[start] = 1
    values[start + 1] = coffee
    values[start + 2] = 1 + short
    values[start + 3] = s.coffee_house
    values[start + 4] = len(s.guild_hand[seat])
    for card in s.guild_hand[seat]:
        values[start + 4 + card] = 1
    at = start + 5 + GUILD_CARDS
    values[at] = s.tavern_tiles[seat] & 1
    values[at + 1] = s.tavern_tiles[seat] >> 1 & 1
    values[at + 2] = 1 if s.gatekeeper == seat else 0
    figures = mocha.figures(s)
    missing = max(0, figures.tavern_baksheesh_coffee - coffee)
    wanted = figures.tavern_baksheesh_goods[s.baksheesh]
    for good in range(GOODS):
        missing += max(0, wanted[good] - s.goods[seat * GOODS + good])
    if not missing:
        fetch(s, here, TAVERN, ready)
    values[at + 3] = 1 + missing


def see_letters(s: State, seat: int, values: list[int], ready: list[int]) -> None:
    """Letters and where they go to, seals, the companion."""
    start = len(values)
    for _ in range(8):
        values.append(0)
    if not s.letters:
        return
    here = s.merchant[seat]
    letters_held = s.letters[seat]
    missing = max(0, letters.figures(s).society_seals - seals(s, seat))
    if not missing:
        fetch(s, here, SECRET_SOCIETY, ready)
    values[start] = 1
    values[start + 1] = len(letters_held)
    values[start + 2] = len(s.delivered[seat])
    values[start + 3] = 1 + missing
    values[start + 4] = s.society
    companion = s.companion[seat]
    values[start + 5] = 2 if companion > 0 else 0 if companion == IN_SUPPLY else 1
    nearest = 9
    for place in letters_held:
        turns = away(s, here, place)
        if turns == 1:
            values[start + 6] += 1
        nearest = min(nearest, turns)
    values[start + 7] = min(nearest, 3) if letters_held else 0


def fetch(s: State, here: int, place: int, ready: list[int]) -> None:
    """A ruby is ready at this place."""
    ready[0] += 1
    ready[1] = min(ready[1], away(s, here, place))


def neutral(crew: int) -> int:
    """How many neutral assistants are under a merchant."""
    count = 0
    while crew > 1:
        count += crew & 1
        crew >>= 1
    return count
