"""The rules in force: figures, places, cards, tokens and the turn, combined once and shared by every copy of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.istanbul.board import Board, Spaces
from bedesten.games.istanbul.decision import PLAY
from bedesten.games.istanbul.names import ANY, GOODS
from bedesten.games.istanbul.parts import Card, Extra, Figures, Place, Token
from bedesten.kernel.components import Components
from bedesten.kernel.modules import Module, Moment, edit, hang
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.istanbul.box import Box
    from bedesten.games.istanbul.state import State

# Moments: the named places in the rules where a module may hang steps of its own.
SET_UP: Final = 0
"""The base game stands ready; nobody has moved."""
AFTER_ROLL: Final = 1
"""The dice of an action lie; what changes them comes now."""
TURN_ENDS: Final = 2
"""A turn is over, however it ended."""
MOVED: Final = 3
"""A merchant or a family member stands where he did not stand before."""
TOKEN_PAID: Final = 4
"""A token is about to be paid: the question how lies on top of the stack."""
CARAVAN: Final = 5
"""The Caravansary's action is being carried out; no card has been taken yet."""
CARAVAN_DISCARD: Final = 6
"""At the Caravansary a card is about to be discarded: the question which lies on top of the stack."""
TURN_BEGINS: Final = 7
"""A turn begins: its steps lie on the stack, nothing of it has happened."""
MOMENTS: Final = 8

WALKED: Final = 2
"""Steps that a merchant walks at most."""
APART: Final = 3
"""Steps that Black Market and Tea House keep between them in a random layout."""


class Rules:
    """Everything that does not change while a game is played."""

    def __init__(
        self,
        players: int,
        edition: str,
        components: Components,
        board: Board | None,
        spaces: Spaces,
        fountain_spaces: list[int],
        turn: list[Step[State]],
        places: list[Place],
        cards: list[Card],
        copies: list[int],
        tokens: list[Token],
        extras: list[Extra],
        boxes: list[Box],
    ) -> None:
        by_players = players - 2
        modules: list[Module[State]] = [*boxes]
        self.boxes: Final[list[Box]] = boxes
        self.players: Final = players
        self.components: Final = components
        self.board: Final = board
        """The layout; None where chance lays it out."""
        self.spaces: Final = spaces
        self.columns: Final = spaces.columns
        self.fountain_spaces: Final[list[int]] = fountain_spaces
        """Where the Fountain may lie if chance lays it out."""
        self.partners: Final[list[list[int]]] = partners(spaces, edition == "2019")
        """For each space of the Black Market, those that the Tea House may have if chance lays them out."""
        self.refill: Final = edition == "2019"
        """The last ruby of a track is replaced from the supply."""

        # The turn as it goes on the stack: last step first.
        self.turn: Final[list[Step[State]]] = list(reversed(edit(turn, modules)))
        self.moments: Final[list[Moment[State]]] = hang(modules, MOMENTS)
        size = max(place.number for place in places) + 1
        by_number = {place.number: place for place in places}
        self.places: Final[list[Place]] = [by_number.get(number, places[0]) for number in range(size)]
        self.numbers: Final[list[int]] = sorted(by_number)
        size = max(card.kind for card in cards) + 1
        by_kind = {card.kind: card for card in cards}
        self.cards: Final[list[Card]] = [by_kind.get(kind, cards[0]) for kind in range(size)]
        self.windows: Final[list[int]] = [card.when for card in self.cards]
        """When each card may be played."""
        self.plays: Final[list[list[int]]] = [[PLAY + kind] for kind in range(size)]
        """The choice to play each card."""
        self.copies: Final[list[int]] = copies
        """How many of each bonus card there are."""
        self.extras: Final[list[Extra]] = extras
        size = max(token.number for token in tokens) + 1
        by_token = {token.number: token for token in tokens}
        self.tokens: Final[list[Token]] = [by_token.get(number, tokens[0]) for number in range(size)]
        self.token_numbers: Final[list[int]] = sorted(by_token)

        self.figures: Final[list[Figures]] = [box.figures(components) for box in boxes]
        figures = components
        self.target: Final = figures.numbers("game.rubies_to_end")[by_players]
        self.merchant_fee: Final = figures.number("game.merchant_fee")
        self.token_fee: Final = figures.number("game.token_fee")
        self.reward_lira: Final = figures.number("game.reward_lira")
        self.capacity: Final = figures.number("barrow.capacity")
        self.extensions: Final = figures.number("barrow.extensions")
        self.extension_price: Final = figures.number("wainwright.price")
        self.mail: Final[list[list[int]]] = mail(figures)
        self.caravan_cards: Final = figures.number("caravansary.cards")
        self.blue_goods: Final[list[int]] = [0, 0, *figures.numbers("black_market.blue")]
        """Blue goods at the Black Market, by the total of the dice."""
        self.tea_numbers: Final[list[int]] = [
            0,
            *range(figures.number("tea_house.lowest"), figures.number("tea_house.highest") + 1),
        ]
        self.tea_comfort: Final = figures.number("tea_house.comfort")
        self.demand: Final[list[list[list[int]]]] = [
            figures.table("large_market.demand"),
            figures.table("small_market.demand"),
        ]
        self.revenue: Final[list[list[int]]] = [
            [0, *figures.numbers("large_market.revenue")],
            [0, *figures.numbers("small_market.revenue")],
        ]
        self.palace_costs: Final[list[list[int]]] = palace_costs(figures, by_players)
        """What each ruby of the Sultan costs in turn: red, green, yellow, blue, any."""
        self.gem_prices: Final[list[int]] = gem_prices(figures, by_players)
        """What each ruby of the Gemstone Dealer costs in turn."""
        self.mosque_goods: Final[list[int]] = figures.numbers(f"mosques.tiles_{players}")
        """The goods to be carried for each tile of a stack, from the top."""
        self.mosque_rubies: Final = figures.numbers("mosques.rubies")[by_players]
        self.green_price: Final = figures.number("mosque_tiles.green_price")
        self.yellow_price: Final = figures.number("mosque_tiles.yellow_price")
        self.red_die: Final = figures.number("mosque_tiles.red_die")
        self.card_lira: Final = figures.number("bonus_cards.lira")


def partners(spaces: Spaces, strict: bool) -> list[list[int]]:
    """The spaces far enough from each space; in the 2019 edition also not in its row or column."""
    cells = range(spaces.rows * spaces.columns)
    return [
        [b for b in cells if spaces.distance[a][b] >= APART and not (strict and spaces.in_line(a, b))] for a in cells
    ]


def mail(figures: Components) -> list[list[int]]:
    """What the Post Office gives with 0, 1, 2, … indicators down: the bottom row where one is up, else the top."""
    top, bottom = figures.table("post_office.top"), figures.table("post_office.bottom")
    gains: list[list[int]] = []
    for down in range(len(top) + 1):
        shown = top[:down] + bottom[down:]
        gains.append([sum(space[i] for space in shown) for i in range(GOODS + 1)])
    return gains


def palace_costs(figures: Components, by_players: int) -> list[list[int]]:
    """Each ruby taken uncovers one more good of the track."""
    track = figures.numbers("sultans_palace.track")
    first = figures.numbers("sultans_palace.first")[by_players]
    return [[track[:n].count(good) for good in range(ANY + 1)] for n in range(first, len(track) + 1)]


def gem_prices(figures: Components, by_players: int) -> list[int]:
    """Each ruby taken uncovers the next number of the track."""
    first = figures.numbers("gemstone_dealer.first")[by_players]
    return [price for price in figures.numbers("gemstone_dealer.track") if price >= first]
