"""The printed figures of Mocha & Baksheesh."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.parts import Figures
from bedesten.games.istanbul.state import State
from bedesten.kernel.components import Components


class MochaFigures(Figures):
    def __init__(self, figures: Components) -> None:
        self.caravansary_coffee: Final = figures.number("mocha.caravansary_coffee")
        self.trader_coffee: Final = figures.number("mocha.trader_coffee")
        self.roasting_lira: Final = figures.number("mocha.roasting_plant.lira")
        self.roasting_coffee: Final = figures.number("mocha.roasting_plant.coffee")
        self.hall_coffee: Final = figures.number("mocha.guild_hall.coffee")
        self.hall_cards: Final = figures.number("mocha.guild_hall.cards")
        self.tavern_barrier_price: Final = figures.number("mocha.tavern.barrier_price")
        self.tavern_tile_prices: Final[list[int]] = figures.numbers("mocha.tavern.tile_prices")
        self.tavern_baksheesh_coffee: Final = figures.number("mocha.tavern.baksheesh_coffee")
        self.tavern_baksheesh_goods: Final[list[list[int]]] = figures.table("mocha.tavern.baksheesh_goods")
        self.coffee_house_track: Final[list[int]] = figures.numbers("mocha.coffee_house.track")
        self.card_coffee: Final = figures.number("mocha.bonus_cards.coffee")
        self.card_guild_price: Final = figures.number("mocha.bonus_cards.guild_price")
        self.card_sale_lira: Final = figures.number("mocha.bonus_cards.sale_lira")
        self.card_swap: Final = figures.number("mocha.bonus_cards.swap")
        self.card_dice: Final[list[list[int]]] = figures.table("mocha.bonus_cards.dice")
        self.card_die: Final = figures.number("mocha.bonus_cards.die")
        self.guild_different_goods: Final = figures.number("mocha.guild_cards.different_goods")
        self.guild_four_lira: Final = figures.number("mocha.guild_cards.four_lira")
        self.guild_four_goods: Final = figures.number("mocha.guild_cards.four_goods")
        self.guild_bonus_cards: Final = figures.number("mocha.guild_cards.bonus_cards")
        self.guild_common_goods: Final = figures.number("mocha.guild_cards.common_goods")
        self.guild_blue: Final[list[int]] = figures.numbers("mocha.guild_cards.blue")
        self.guild_tea_factor: Final = figures.number("mocha.guild_cards.tea_factor")
        self.guild_any_goods: Final = figures.number("mocha.guild_cards.any_goods")
        self.guild_gem_lira: Final = figures.number("mocha.guild_cards.gem_lira")
        self.guild_five_coffee: Final = figures.number("mocha.guild_cards.five_coffee")
        self.guild_hall_coffee: Final = figures.number("mocha.guild_cards.hall_coffee")
        self.guild_hall_cards: Final = figures.number("mocha.guild_cards.hall_cards")
        self.guild_tavern_discount: Final = figures.number("mocha.guild_cards.tavern_discount")


def figures(s: State) -> MochaFigures:
    """Those in force."""
    for found in s.rules.figures:
        if isinstance(found, MochaFigures):
            return found
    raise LookupError("Mocha & Baksheesh is not in play")
