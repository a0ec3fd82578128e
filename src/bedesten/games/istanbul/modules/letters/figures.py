"""The printed figures of Letters & Seals."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.parts import Figures
from bedesten.games.istanbul.state import State
from bedesten.kernel.components import Components


class LettersFigures(Figures):
    def __init__(self, figures: Components) -> None:
        self.extra_turn_seals: Final = figures.number("letters.extra_turn_seals")
        self.embassy_letters: Final = figures.number("letters.embassy.letters")
        self.kiosk_gains: Final[list[list[int]]] = figures.table("letters.kiosk.gains")
        self.kiosk_instead_of_coffee: Final[list[int]] = figures.numbers("letters.kiosk.instead_of_coffee")
        self.kiosk_extensions: Final[list[list[int]]] = figures.table("letters.kiosk.extensions")
        self.kiosk_prices: Final[list[list[int]]] = figures.table("letters.kiosk.prices")
        self.auction_least_bid: Final = figures.number("letters.auction_house.least_bid")
        self.auction_cards: Final = figures.number("letters.auction_house.cards")
        self.society_seals: Final = figures.number("letters.secret_society.seals")
        self.society_lira: Final[list[int]] = figures.numbers("letters.secret_society.lira")
        self.card_lira: Final = figures.number("letters.bonus_cards.lira")
        self.card_dice: Final[list[list[int]]] = figures.table("letters.bonus_cards.dice")
        self.card_sale_lira: Final = figures.number("letters.bonus_cards.sale_lira")
        self.card_jump_lira: Final = figures.number("letters.bonus_cards.jump_lira")


def figures(s: State) -> LettersFigures:
    """Those in force."""
    for found in s.rules.figures:
        if isinstance(found, LettersFigures):
            return found
    raise LookupError("Letters & Seals is not in play")
