"""The twenty guild cards, one of each, by the numbers printed on them: each is played instead of a whole turn."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.dice import ROLL
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee, pay_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.guild import DealGuild
from bedesten.games.istanbul.modules.mocha.guild_steps import (
    ANNOUNCE,
    CHOOSE_COMMON,
    CHOOSE_PLACE,
    DELIVER_ANY,
    GATHER,
    JEWELRY,
    TakeDifferent,
    TakeTileFor,
    Tavern,
    mosque_tiles,
)
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE
from bedesten.games.istanbul.modules.rubies import coffee_price, take_next_ruby
from bedesten.games.istanbul.names import (
    BLUE,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    GREEN,
    RED,
    YELLOW,
)
from bedesten.games.istanbul.places.gemstone_dealer import gem_price
from bedesten.games.istanbul.places.sultans_palace import palace_rubies
from bedesten.games.istanbul.places.wainwright import can_extend, extend
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State


class GuildCard:
    """A guild card: it may be played if all it says can be carried out, wherever the merchant stands."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def playable(self, s: State) -> bool:
        return True

    def play(self, s: State) -> None:
        raise NotImplementedError


class FreeExtension(GuildCard):
    """Card 1: take an extension for your barrow without paying."""

    def playable(self, s: State) -> bool:
        return can_extend(s, s.active)

    def play(self, s: State) -> None:
        extend(s, s.active)


class FillAndMore(GuildCard):
    """Cards 2, 3, 4: load your barrow with red, green or yellow goods; then gain up to three goods of different kinds."""

    def __init__(self, number: int, good: int) -> None:
        super().__init__(number)
        self.good: Final = good

    def playable(self, s: State) -> bool:
        return any(s.room(s.active, good) > 0 for good in range(GOODS))

    def play(self, s: State) -> None:
        s.gain_goods(s.active, self.good, s.room(s.active, self.good))
        s.then(TakeDifferent(figures(s).guild_different_goods))


class FourLiraFourGoods(GuildCard):
    """Card 5: take 4 Lira and gain up to four goods of different kinds."""

    def play(self, s: State) -> None:
        s.gain_lira(s.active, figures(s).guild_four_lira)
        s.then(TakeDifferent(figures(s).guild_four_goods))


class ThreeCards(GuildCard):
    """Card 6: draw three bonus cards."""

    def playable(self, s: State) -> bool:
        wanted = figures(s).guild_bonus_cards
        return sum(s.deck) + len(s.discards) >= wanted

    def play(self, s: State) -> None:
        for _ in range(figures(s).guild_bonus_cards):
            s.then(Deal(s.active))


class ToTheFountain(GuildCard):
    """Card 7: put your merchant and any number of your assistants on the Fountain, then take another turn."""

    def play(self, s: State) -> None:
        s.merchant[s.active] = FOUNTAIN
        s.tell("moved", s.active, FOUNTAIN)
        s.again = 1
        if s.out[s.active]:
            s.then(GATHER)
        s.reach(MOVED)


class BlackMarketDeal(GuildCard):
    """Card 8: gain two red, two green or two yellow goods; roll two dice: 4 to 6 gives one blue good, 7 or more three.

    The red mosque tile does not help.
    """

    def playable(self, s: State) -> bool:
        return any(s.room(s.active, good) > 0 for good in range(GOODS))

    def play(self, s: State) -> None:
        s.then(ROLL, JEWELRY)
        s.then(CHOOSE_COMMON)


class DoubleTea(GuildCard):
    """Card 9: the Tea House's action for double the income. The red mosque tile does not help."""

    def play(self, s: State) -> None:
        s.then(ANNOUNCE)


class Sale(GuildCard):
    """Cards 10 and 11: sell one each of three goods for a fixed sum."""

    def __init__(self, number: int, goods: list[int], figure: str) -> None:
        super().__init__(number)
        self.goods: Final = goods
        self.figure: Final = figure

    def playable(self, s: State) -> bool:
        return all(s.goods[s.active * GOODS + good] > 0 for good in self.goods)

    def play(self, s: State) -> None:
        for good in self.goods:
            s.pay_goods(s.active, good, 1)
        s.gain_lira(s.active, s.rules.components.number(self.figure))


class AnyAction(GuildCard):
    """Card 12: carry out the action of any place; then your family member, if he is elsewhere, goes to the Police Station
    without reward.
    """

    def playable(self, s: State) -> bool:
        return any(s.rules.places[place].open(s) for place in s.rules.numbers)

    def play(self, s: State) -> None:
        s.then(CHOOSE_PLACE)


class SultansFavour(GuildCard):
    """Card 13: pay any six goods and take the Sultan's next ruby."""

    def playable(self, s: State) -> bool:
        goods = sum(s.goods[s.active * GOODS : s.active * GOODS + GOODS])
        return palace_rubies(s) and goods >= figures(s).guild_any_goods

    def play(self, s: State) -> None:
        s.then(DELIVER_ANY)


class MosqueTile(GuildCard):
    """Cards 14 and 15: take a tile of the Small or of the Great Mosque that you do not own, for one of its good."""

    def __init__(self, number: int, mosque: int) -> None:
        super().__init__(number)
        self.mosque: Final = mosque

    def playable(self, s: State) -> bool:
        return len(mosque_tiles(s, self.mosque)) > 0

    def play(self, s: State) -> None:
        s.then(TakeTileFor(self.mosque))


class GemAndCoffee(GuildCard):
    """Card 16: pay 15 Lira and take the Gemstone Dealer's next ruby; then take a coffee for each ruby you have."""

    def playable(self, s: State) -> bool:
        return gem_price(s) >= 0 and s.lira[s.active] >= figures(s).guild_gem_lira

    def play(self, s: State) -> None:
        s.pay_lira(s.active, figures(s).guild_gem_lira)
        take_next_ruby(s, GEMSTONE_DEALER)
        gain_coffee(s, s.active, s.rubies[s.active])


class FiveCoffee(GuildCard):
    """Card 17: take five coffee."""

    def play(self, s: State) -> None:
        gain_coffee(s, s.active, figures(s).guild_five_coffee)


class CoffeeAndCards(GuildCard):
    """Card 18: take one coffee and draw two guild cards."""

    def playable(self, s: State) -> bool:
        wanted = figures(s).guild_hall_cards
        return sum(s.guild_deck) + len(s.guild_discards) >= wanted

    def play(self, s: State) -> None:
        gain_coffee(s, s.active, figures(s).guild_hall_coffee)
        for _ in range(figures(s).guild_hall_cards):
            s.then(DealGuild(s.active))


class TavernNight(GuildCard):
    """Card 19: carry out one or two Tavern actions for one coffee less in all."""

    def playable(self, s: State) -> bool:
        return len(Tavern(0).answers(s)) > 0

    def play(self, s: State) -> None:
        s.then(Tavern(0))


class HalfPriceCoffee(GuildCard):
    """Card 20: take the Coffee House's next ruby for half its price, rounded up."""

    def playable(self, s: State) -> bool:
        return s.coffee[s.active] >= (coffee_price(s) + 1) // 2

    def play(self, s: State) -> None:
        pay_coffee(s, s.active, (coffee_price(s) + 1) // 2)
        take_next_ruby(s, COFFEE_HOUSE)


GUILD: Final[list[GuildCard]] = [
    GuildCard(0),
    FreeExtension(1),
    FillAndMore(2, RED),
    FillAndMore(3, GREEN),
    FillAndMore(4, YELLOW),
    FourLiraFourGoods(5),
    ThreeCards(6),
    ToTheFountain(7),
    BlackMarketDeal(8),
    DoubleTea(9),
    Sale(10, [RED, GREEN, YELLOW], "mocha.guild_cards.red_green_yellow_lira"),
    Sale(11, [BLUE, RED, GREEN], "mocha.guild_cards.blue_red_green_lira"),
    AnyAction(12),
    SultansFavour(13),
    MosqueTile(14, 0),
    MosqueTile(15, 1),
    GemAndCoffee(16),
    FiveCoffee(17),
    CoffeeAndCards(18),
    TavernNight(19),
    HalfPriceCoffee(20),
]
"""By their numbers; there is no card 0."""
