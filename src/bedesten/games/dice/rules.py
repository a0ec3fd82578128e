"""The rules in force: figures, tiles, cards and prices, worked out once and shared by every copy of a game."""

from __future__ import annotations

from typing import Any, Final

from bedesten.games.dice.names import ABILITIES, GOODS, GOODS_TILE
from bedesten.games.dice.parts import (
    LETTERS,
    Card,
    Misprint,
    Price,
    Tile,
    different,
    each_and,
    of_one,
    read_area,
    read_goods,
)
from bedesten.kernel.components import Components
from bedesten.kernel.errors import BadComponents

ONES: Final[list[int]] = [100**ability for ability in range(len(ABILITIES))]


def able(tiles: int, ability: int) -> int:
    """How many tiles have this ability, in a number that counts them with two digits for each."""
    return tiles // ONES[ability] % 100


class Rules:
    """Everything that does not change while a game is played."""

    def __init__(self, players: int, tracks: str, figures: Components) -> None:
        by_players = players - 2
        self.players: Final = players
        self.components: Final = figures
        self.target: Final = figures.numbers("game.rubies_to_end")[by_players]
        self.start_lira: Final[list[int]] = figures.numbers("game.start_lira")[:players]
        self.start_crystals: Final = figures.number("game.start_crystals")
        self.actions: Final = figures.number("game.actions")
        self.coin: Final = figures.number("game.coin")
        self.shared_dice: Final = figures.number("dice.shared")
        self.spare_dice: Final = figures.number("dice.spare")
        self.supply: Final[list[int]] = [
            *figures.numbers("supply.markers"),
            figures.number("supply.crystals"),
            figures.number("supply.lira"),
        ]
        """How many there are of each resource, in the supply and with the players."""

        self.display: Final = figures.number("mosque.display")
        self.tiles_for_ruby: Final = figures.numbers("mosque.tiles_for_ruby")[by_players]
        self.income_lira: Final = figures.number("mosque.lira")
        self.tiles: Final[list[Tile]] = tiles(figures)
        self.abilities: Final[list[int]] = [tile.ability for tile in self.tiles]
        self.ones: Final[list[int]] = [ONES[ability] for ability in self.abilities]
        """One tile of each kind, as tiles are counted by ability."""

        self.otherwise: Final = figures.number("bazaar_cards.otherwise")
        self.cards: Final[list[Card]] = cards(figures)
        self.copies: Final[list[int]] = [card.copies for card in self.cards]

        board = f"tracks.{tracks}"
        colours = figures.table(f"{board}.colours_{players}")
        carpet = figures.numbers(f"{board}.goods_{players}")
        self.tracks: Final[list[list[int]]] = [*colours, carpet, figures.numbers(f"{board}.lira_{players}")]
        """The prices of each trade area in turn; for the goods carpet, the goods on top of one of each."""
        self.rubies: Final[list[int]] = [len(track) for track in self.tracks] + [
            figures.number(f"{board}.mosque_{players}")
        ]
        """How many lie in each area at the start."""

        self.pairs: Final[list[Price]] = [of_one(good, 2) for good in range(GOODS)]
        self.different: Final[list[Price]] = [different(amount) for amount in range(GOODS + 1)]
        self.ruby_prices: Final[list[list[Price]]] = [
            *([of_one(good, amount) for amount in track] for good, track in enumerate(colours)),
            [each_and(free) for free in carpet],
        ]
        """The prices of the areas that are paid in goods."""

        self.marker_sale: Final = figures.number("sale.marker")
        self.crystal_sale: Final = figures.number("sale.crystal")


def tiles(figures: Components) -> list[Tile]:
    """The kinds of mosque tiles, as the components have them."""
    found: list[Tile] = []
    seen: set[tuple[str, str]] = set()
    for number, row in enumerate(rows(figures, "mosque.tiles")):
        copies, text, cost = row
        where = f"mosque.tiles (entry {number + 1})"
        word, _, letter = text.partition(" ")
        good = LETTERS[:GOODS].find(letter) if letter else -1
        if word not in ABILITIES or (ABILITIES.index(word) == GOODS_TILE) != (good >= 0) or len(letter) > 1:
            raise BadComponents(f"{where} must be one of {', '.join(ABILITIES)}, goods with a colour, not {text!r}")
        if (text, cost) in seen:
            raise BadComponents(f"{where} is there already: give that one more copies")
        seen.add((text, cost))
        try:
            found.append(Tile(number, ABILITIES.index(word), good, read_goods(cost), copies))
        except Misprint as problem:
            raise BadComponents(f"{where} {problem}") from None
    return found


def cards(figures: Components) -> list[Card]:
    """The kinds of bazaar cards, as the components have them."""
    found: list[Card] = []
    seen: set[tuple[str, str]] = set()
    for number, row in enumerate(rows(figures, "bazaar_cards.cards")):
        copies, own, others = row
        where = f"bazaar_cards.cards (entry {number + 1})"
        if (own, others) in seen:
            raise BadComponents(f"{where} is there already: give that one more copies")
        seen.add((own, others))
        try:
            found.append(Card(number, read_area(own), read_area(others) if others else None, copies))
        except Misprint as problem:
            raise BadComponents(f"{where} {problem}") from None
    return found


def rows(figures: Components, name: str) -> list[tuple[int, str, str]]:
    """Rows of copies and two texts."""
    found: list[tuple[int, str, str]] = []
    value: Any = figures.figures[name].value
    for number, row in enumerate(value):
        if len(row) != 3:
            raise BadComponents(f"{name} (entry {number + 1}) must have 3 entries: copies and two texts")
        found.append((int(row[0]), str(row[1]), str(row[2])))
    return found
