"""The state of a game of Choose & Write: lists by attribute, one entry a seat.

A space of a sheet is filled once and crossed off once, so of goods, Lira and bonus actions two numbers are kept: how
many spaces were filled, and how many of them are still open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.write.names import GOODS, IMPROVABLES, LETTERS, NUMBERED
from bedesten.kernel.game import Field
from bedesten.kernel.state import Event, Stacked
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.write.rules import Rules

FIELDS: Final = [
    Field("active"),
    Field("acting"),
    Field("round"),
    Field("played"),
    Field("left"),
    Field("right"),
    Field("hand"),
    Field("shown"),
    Field("deck"),
    Field("letters"),
    Field("ruby_deck"),
    Field("taken"),
    Field("caravan"),
    Field("caravan_used"),
    Field("goods", GOODS),
    Field("goods_filled", GOODS),
    Field("lira"),
    Field("lira_filled"),
    Field("bonus"),
    Field("bonus_filled"),
    Field("icons", NUMBERED),
    Field("improvements", IMPROVABLES),
    Field("rubies"),
    Field("goods_rubies"),
    Field("lira_rubies"),
    Field("palace_rubies", LETTERS),
    Field("goods_hand"),
    Field("goods_deck"),
    Field("goods_discards"),
    Field("guild_hand"),
    Field("guild_deck"),
    Field("guild_discards"),
    Field("guilds_played"),
    Field("cards_played"),
    Field("owed"),
    Field("offer"),
]


class State(Stacked["State"]):
    """A position. Seats count from the start player, clockwise."""

    __slots__ = (
        "acting",
        "active",
        "bonus",
        "bonus_filled",
        "caravan",
        "caravan_used",
        "cards_played",
        "deck",
        "goods",
        "goods_deck",
        "goods_discards",
        "goods_filled",
        "goods_hand",
        "goods_rubies",
        "guild_deck",
        "guild_discards",
        "guild_hand",
        "guilds_played",
        "hand",
        "icons",
        "improvements",
        "left",
        "letters",
        "lira",
        "lira_filled",
        "lira_rubies",
        "offer",
        "owed",
        "palace_rubies",
        "played",
        "prices",
        "right",
        "round",
        "rubies",
        "ruby_deck",
        "rules",
        "shown",
        "taken",
        "wares",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Step[State]],
        legal: list[int],
        log: list[Event] | None,
        active: int,
        acting: int,
        round: int,
        played: int,
        left: int,
        right: int,
        hand: list[int],
        shown: list[int],
        deck: list[int],
        letters: list[tuple[int, ...]],
        prices: list[int],
        ruby_deck: list[int],
        taken: int,
        caravan: tuple[int, ...],
        caravan_used: int,
        goods: list[int],
        goods_filled: list[int],
        lira: list[int],
        lira_filled: list[int],
        bonus: list[int],
        bonus_filled: list[int],
        icons: list[int],
        improvements: list[int],
        rubies: list[int],
        goods_rubies: list[int],
        lira_rubies: list[int],
        palace_rubies: list[int],
        goods_hand: list[tuple[int, ...]],
        wares: list[int],
        goods_deck: list[int],
        goods_discards: list[int],
        guild_hand: list[tuple[int, ...]],
        guild_deck: list[int],
        guild_discards: list[int],
        guilds_played: list[int],
        cards_played: list[int],
        owed: list[int],
        offer: tuple[int, ...],
    ) -> None:
        super().__init__(stack, legal, log)
        self.rules: Rules = rules
        self.active: int = active
        """Whose turn it is."""
        self.acting: int = acting
        """Whose action is being carried out; NOBODY's in the end steps."""
        self.round: int = round
        self.played: int = played
        """The location card that all may use."""

        # Place cards.
        self.left: int = left
        """The left card of the display; 0 if there is none."""
        self.right: int = right
        self.hand: list[int] = hand
        """A location each; 0 between playing it and taking a new one."""
        self.shown: list[int] = shown
        """1 where the card in hand was taken from the display, before everybody's eyes."""
        self.deck: list[int] = deck
        """How many of each card the location deck holds; their order does not exist before they are drawn."""

        # The Sultan's Palace.
        self.letters: list[tuple[int, ...]] = letters
        """The ruby cards at each letter, the first one fully visible."""
        self.prices: list[int] = prices
        """Four goods a letter: what its ruby costs. Worked out from the cards."""
        self.ruby_deck: list[int] = ruby_deck
        self.taken: int = taken
        """Letters where a ruby was taken this turn: a bit each."""

        # The caravan.
        self.caravan: tuple[int, ...] = caravan
        """Caravan cards seen so far: the open one first, then those that went under the deck."""
        self.caravan_used: int = caravan_used
        """1 if somebody used the open card this turn."""

        # The sheets.
        self.goods: list[int] = goods
        """Open spaces, four a seat."""
        self.goods_filled: list[int] = goods_filled
        self.lira: list[int] = lira
        self.lira_filled: list[int] = lira_filled
        self.bonus: list[int] = bonus
        """Bonus actions."""
        self.bonus_filled: list[int] = bonus_filled
        self.icons: list[int] = icons
        """Action icons not crossed off, fourteen a seat."""
        self.improvements: list[int] = improvements
        """Check marks, five a seat."""
        self.rubies: list[int] = rubies
        self.goods_rubies: list[int] = goods_rubies
        """Bonus rubies of the four goods columns."""
        self.lira_rubies: list[int] = lira_rubies
        """Bonus rubies of the Lira sections."""
        self.palace_rubies: list[int] = palace_rubies
        """Rubies from each letter of the palace, four a seat."""

        # Goods cards and guild cards.
        self.goods_hand: list[tuple[int, ...]] = goods_hand
        """In ascending order."""
        self.wares: list[int] = wares
        """Goods on a seat's goods cards, four a seat. Worked out from the cards."""
        self.goods_deck: list[int] = goods_deck
        self.goods_discards: list[int] = goods_discards
        self.guild_hand: list[tuple[int, ...]] = guild_hand
        """In ascending order."""
        self.guild_deck: list[int] = guild_deck
        self.guild_discards: list[int] = guild_discards
        self.guilds_played: list[int] = guilds_played
        self.cards_played: list[int] = cards_played
        """Goods cards paid with or discarded."""

        # What an action leaves open for its next question.
        self.owed: list[int] = owed
        """Goods still to be paid, of each kind and of any."""
        self.offer: tuple[int, ...] = offer
        """Guild cards drawn, of which one is kept."""

    def copy(self) -> State:
        """A copy for search: its own future, no past."""
        return State(
            self.rules,
            self.stack.copy(),
            self.legal,
            None,
            self.active,
            self.acting,
            self.round,
            self.played,
            self.left,
            self.right,
            self.hand.copy(),
            self.shown.copy(),
            self.deck.copy(),
            self.letters.copy(),
            self.prices.copy(),
            self.ruby_deck.copy(),
            self.taken,
            self.caravan,
            self.caravan_used,
            self.goods.copy(),
            self.goods_filled.copy(),
            self.lira.copy(),
            self.lira_filled.copy(),
            self.bonus.copy(),
            self.bonus_filled.copy(),
            self.icons.copy(),
            self.improvements.copy(),
            self.rubies.copy(),
            self.goods_rubies.copy(),
            self.lira_rubies.copy(),
            self.palace_rubies.copy(),
            self.goods_hand.copy(),
            self.wares.copy(),
            self.goods_deck.copy(),
            self.goods_discards.copy(),
            self.guild_hand.copy(),
            self.guild_deck.copy(),
            self.guild_discards.copy(),
            self.guilds_played.copy(),
            self.cards_played.copy(),
            self.owed.copy(),
            self.offer,
        )

    # Goods.

    def room(self, seat: int, good: int) -> int:
        """How many spaces of a good's column are still empty."""
        return self.rules.column - self.goods_filled[seat * GOODS + good]

    def gain_goods(self, seat: int, good: int, amount: int) -> None:
        """Fill in as many spaces as the column has; the rest is lost."""
        gained = min(amount, self.room(seat, good))
        if gained > 0:
            self.goods[seat * GOODS + good] += gained
            self.goods_filled[seat * GOODS + good] += gained
            self.tell("gained_goods", seat, good, gained)

    def pay_goods(self, seat: int, good: int, amount: int) -> None:
        self.goods[seat * GOODS + good] -= amount
        self.tell("paid_goods", seat, good, amount)

    def open_goods(self, seat: int) -> int:
        """Goods of all kinds that are not crossed off."""
        at = seat * GOODS
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def deliverable(self, seat: int, letter: int) -> bool:
        """Whether sheet and goods cards together hold what a letter of the palace asks for."""
        at = seat * GOODS
        of = letter * GOODS
        prices, goods, wares = self.prices, self.goods, self.wares
        return (
            prices[of] <= goods[at] + wares[at]
            and prices[of + 1] <= goods[at + 1] + wares[at + 1]
            and prices[of + 2] <= goods[at + 2] + wares[at + 2]
            and prices[of + 3] <= goods[at + 3] + wares[at + 3]
        )

    # Lira, bonus actions, rubies.

    def gain_lira(self, seat: int, amount: int) -> None:
        """Fill in as many spaces as the two sections have; the rest is lost."""
        gained = min(amount, self.rules.lira - self.lira_filled[seat])
        if gained > 0:
            self.lira[seat] += gained
            self.lira_filled[seat] += gained
            self.tell("gained_lira", seat, gained)

    def pay_lira(self, seat: int, amount: int) -> None:
        if amount:
            self.lira[seat] -= amount
            self.tell("paid_lira", seat, amount)

    def gain_bonus(self, seat: int) -> None:
        """Fill in a bonus action, if there is a space for it."""
        if self.bonus_filled[seat] < self.rules.bonus_spaces:
            self.bonus[seat] += 1
            self.bonus_filled[seat] += 1
            self.tell("gained_bonus", seat)

    def gain_ruby(self, seat: int, source: int) -> None:
        self.rubies[seat] += 1
        self.tell("gained_ruby", seat, source)

    # Cards in hand.

    def gain_goods_card(self, seat: int, card: int) -> None:
        self.goods_hand[seat] = insert(self.goods_hand[seat], card)
        at = seat * GOODS
        self.wares[at + self.rules.first_good[card]] += 1
        self.wares[at + self.rules.second_good[card]] += 1

    def play_goods_card(self, seat: int, card: int) -> None:
        """A goods card leaves the hand for the discards."""
        self.goods_hand[seat] = remove(self.goods_hand[seat], card)
        at = seat * GOODS
        self.wares[at + self.rules.first_good[card]] -= 1
        self.wares[at + self.rules.second_good[card]] -= 1
        self.goods_discards[card] += 1
        self.cards_played[seat] += 1

    def gain_guild_card(self, seat: int, card: int) -> None:
        self.guild_hand[seat] = insert(self.guild_hand[seat], card)

    def play_guild_card(self, seat: int, card: int) -> None:
        """A guild card leaves the hand for the discards."""
        self.guild_hand[seat] = remove(self.guild_hand[seat], card)
        self.guild_discards[card] += 1
        self.guilds_played[seat] += 1

    # The display.

    def take_from_display(self, card: int) -> None:
        """A card leaves the display; what is left lies left."""
        if self.left == card:
            self.left = self.right
        self.right = 0


def insert(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card more, the order kept."""
    return tuple(sorted((*cards, card)))


def remove(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
