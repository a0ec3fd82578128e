"""The rules in force: figures, locations, cards and the end of a turn, put together once, shared by every copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.write.names import (
    CATACOMBS,
    FOUNTAIN,
    GOODS,
    IMPROVABLE,
    LOCATIONS,
    NUMBERED,
    RIGHT,
    TEA_HOUSE,
    WAREHOUSES,
)
from bedesten.games.write.parts import CardEffect, Place
from bedesten.kernel.components import Components
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.write.state import State

PAIRS: Final[list[tuple[int, int]]] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (1, 2),
    (1, 3),
    (2, 3),
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
]
"""The two goods on each kind of goods card."""


class Rules:
    """Everything that does not change while a game is played."""

    def __init__(
        self,
        players: int,
        components: Components,
        locations: list[Place],
        fountains: list[CardEffect],
        caravan: list[CardEffect],
        guild: list[CardEffect],
        after_card: list[Step[State]],
        after_discard: list[Step[State]],
    ) -> None:
        by_players = players - 1
        figures = components
        self.players: Final = players
        self.components: Final = components
        self.locations: Final[list[Place]] = sorted(locations, key=lambda location: location.number)
        """By number; the first one is there twice, so that the numbers fit."""
        self.locations.insert(0, self.locations[0])
        self.fountains: Final[list[CardEffect]] = fountains
        self.caravan: Final[list[CardEffect]] = caravan
        self.guild: Final[list[CardEffect]] = guild
        # The end steps as they go on the stack: last step first.
        self.after_card: Final[list[Step[State]]] = after_card[::-1]
        """What follows when the card played has been used."""
        self.after_discard: Final[list[Step[State]]] = after_discard[::-1]
        """What follows, with one player, when the discarded card has been used."""

        self.solo: Final = players == 1
        self.target: Final = figures.number("game.amulet")
        self.reach: Final[list[list[int]]] = reach(figures.table("game_plan.grid"))
        """The locations that each location's card lets one use, in ascending order."""
        self.icons: Final[list[int]] = icons(figures, players)
        self.bonus_spaces: Final = figures.numbers("game_plan.bonus_actions")[by_players]
        self.column: Final = figures.number("game_plan.column")
        self.column_rubies: Final[list[int]] = figures.numbers("game_plan.column_rubies")
        self.lira_sections: Final[list[int]] = figures.numbers("game_plan.lira")
        self.lira: Final = sum(self.lira_sections)
        self.lira_rubies: Final[list[int]] = [sum(self.lira_sections[: n + 1]) for n in range(len(self.lira_sections))]
        """Filled Lira spaces at which each bonus ruby is gained."""

        income = figures.numbers("warehouses.income")
        self.warehouse_income: Final[list[int]] = income
        self.tea_income: Final[list[int]] = figures.numbers("tea_house.income")
        self.warehouse_goods: Final[list[int]] = by_location(figures.numbers("warehouses.goods"))
        """What each warehouse gives, by its number."""
        self.squares: Final[list[int]] = [
            len(self.tea_income if number == TEA_HOUSE else income) - 1 for number in IMPROVABLE
        ]
        """Improvement squares, in the order of the improvable locations."""
        self.gem_price: Final = figures.number("gemstone_dealer.price")
        self.large_market_goods: Final = figures.number("large_market.goods")
        self.large_market_lira: Final = figures.number("large_market.lira")
        self.large_market_spaces: Final = figures.number("large_market.spaces")
        self.post_office_cards: Final = figures.number("post_office.cards")
        self.post_office_lira: Final = figures.number("post_office.lira")
        self.roasting_goods: Final = figures.number("roasting_plant.goods")
        self.guild_hall_cards: Final = figures.number("guild_hall.cards")
        self.small_market_cards: Final = figures.number("small_market.cards")
        self.small_market_lira: Final = figures.number("small_market.lira")
        self.wainwright_improvements: Final = figures.number("wainwright.improvements")

        self.deck: Final[list[int]] = location_deck(figures, players)
        self.single_locations: Final = max(self.deck) == 1
        """Whether no two cards of the location deck are alike, as with one player."""
        self.ruby_goods: Final[list[list[int]]] = figures.table("ruby_cards.goods")
        """The goods on each ruby card, the top one first."""
        self.ruby_under: Final = figures.numbers("ruby_cards.under")[by_players]
        self.first_good: Final[list[int]] = [pair[0] for pair in PAIRS]
        self.second_good: Final[list[int]] = [pair[1] for pair in PAIRS]
        self.goods_copies: Final[list[int]] = figures.numbers("goods_cards.copies")
        self.guild_costs: Final[list[int]] = figures.numbers("guild_cards.costs")
        self.guild_copies: Final[list[int]] = figures.numbers("guild_cards.copies")
        self.single_guild_cards: Final = max(self.guild_copies) == 1


def reach(grid: list[list[int]]) -> list[list[int]]:
    """A location and those beside, above and below it on the plan. The Catacombs are nobody's neighbour."""
    found: list[set[int]] = [{number} for number in range(LOCATIONS + 1)]
    for y, row in enumerate(grid):
        for x, here in enumerate(row):
            beside = row[x + 1 : x + 2]
            below = [grid[y + 1][x]] if y + 1 < len(grid) else []
            for there in beside + below:
                if CATACOMBS not in (here, there):
                    found[here].add(there)
                    found[there].add(here)
    return [sorted(numbers) for numbers in found]


def icons(figures: Components, players: int) -> list[int]:
    """Action icons at the start: the side for few or for many players, with 1 or 2 players less the bold ones."""
    if players > 3:
        return figures.numbers("game_plan.icons_many")
    found = figures.numbers("game_plan.icons_few")
    if players < 3:
        for number in figures.numbers("game_plan.bold_icons"):
            found[number - 1] = max(0, found[number - 1] - 1)
    assert len(found) == NUMBERED
    return found


def by_location(goods: list[int]) -> list[int]:
    """The good of each warehouse, by its number."""
    found = [0] * (NUMBERED + 1)
    for number, good in zip(WAREHOUSES, goods, strict=True):
        found[number] = good
    return found


def location_deck(figures: Components, players: int) -> list[int]:
    """Copies of each card: locations, fountains and, with one player, the locations that have the right mark.

    With more players the marks mean nothing, and the cards of a location are alike.
    """
    left, right = figures.numbers("location_cards.left"), figures.numbers("location_cards.right")
    fountains = figures.numbers("fountains.copies")
    if players == 1:
        return [0, *left, *fountains, *right]
    return [0, *[a + b for a, b in zip(left, right, strict=True)], *fountains]


def location_of(card: int) -> int:
    """The location on a card that is no fountain."""
    return card if card < FOUNTAIN else card - RIGHT


def price_of(rules: Rules, cards: tuple[int, ...]) -> list[int]:
    """What a letter asks for: every good on its first ruby card, and the top good of each card under it."""
    price = [0] * GOODS
    for place, card in enumerate(cards):
        goods = rules.ruby_goods[card]
        for good in goods if place == 0 else goods[:1]:
            price[good] += 1
    return price
