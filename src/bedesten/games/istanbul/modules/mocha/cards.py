"""The bonus cards of Mocha & Baksheesh that give, sell and swap."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.again import Repeat
from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.cards.gains import CHOOSE_GOOD, with_room
from bedesten.games.istanbul.decision import ACTING, CLOSING, MOVING, NEVER, OPEN, Decision
from bedesten.games.istanbul.dice import ROLL, sorted_roll, total
from bedesten.games.istanbul.modules.mocha.coffee import gain_coffee, pay_coffee
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.guild import DealGuild, guild_cards_left
from bedesten.games.istanbul.modules.mocha.names import (
    BUY_GUILD_CARD,
    COFFEE_HOUSE,
    COFFEE_HOUSE_AGAIN,
    COPY,
    CORNER,
    DICE_REWARDS,
    SELL_COFFEE,
    TURN_TO_SIX,
    TWO_COFFEE,
    WAINWRIGHT_AGAIN,
)
from bedesten.games.istanbul.modules.mocha.swap import SWAP_CARD
from bedesten.games.istanbul.names import WAINWRIGHT
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import in_turn
from bedesten.kernel.step import Effect


class TwoCoffee(Card):
    """Take two coffee."""

    def useful(self, s: State, step: Decision) -> bool:
        return step.allows(s, 0, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        gain_coffee(s, s.active, figures(s).card_coffee)
        s.discard(self.kind)
        s.then(step)


class BuyGuildCard(Card):
    """Pay two coffee and draw a guild card."""

    def useful(self, s: State, step: Decision) -> bool:
        price = figures(s).card_guild_price
        return s.coffee[s.active] >= price and guild_cards_left(s) and step.allows(s, 0, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        pay_coffee(s, s.active, figures(s).card_guild_price)
        s.then(Discard(self.kind), step)
        s.then(DealGuild(s.active))


class SellCoffee(Card):
    """Pay one coffee and take 8 Lira: at any decision of your own turn, and after the last round."""

    def useful(self, s: State, step: Decision) -> bool:
        return s.coffee[s.active] > 0 and step.allows(s, -figures(s).card_sale_lira, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        pay_coffee(s, s.active, 1)
        s.gain_lira(s.active, figures(s).card_sale_lira)
        s.discard(self.kind)
        s.then(step)


class DiceRewards(Card):
    """Roll two dice and take the rewards for the total: Lira, then coffee too, then a good of your choice as well."""

    def useful(self, s: State, step: Decision) -> bool:
        least: list[int] = figures(s).card_dice[0]
        return step.allows(s, -least[1] if least[0] <= 2 else 0, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(ROLL, REWARDS)


class Rewards(Effect[State]):
    """What the dice bring."""

    __slots__ = ()
    key = "mocha.rewards"

    def run(self, s: State, /) -> None:
        rows: list[list[int]] = figures(s).card_dice
        reached = [row for row in rows if total(s.dice) >= row[0]]
        if not reached:
            return
        row = reached[-1]
        if row[1]:
            s.gain_lira(s.active, row[1])
        if row[2]:
            gain_coffee(s, s.active, row[2])
        for _ in range(row[3]):
            if with_room(s, s.active):
                s.then(CHOOSE_GOOD)


class TurnToSix(Card):
    """After you have rolled the dice, turn one of them to 6; not when they move a token."""

    def useful(self, s: State, step: Decision) -> bool:
        return False

    def play(self, s: State, step: Decision) -> None:
        raise NotImplementedError("it is played where it is offered, after a roll")


class OfferSix(Effect[State]):
    """The dice lie: whoever holds the card may turn one to 6."""

    __slots__ = ()
    key = "turn_to_six.offer"

    def run(self, s: State, /) -> None:
        if in_turn(s) and six_card(s) >= 0:
            s.then(USE_SIX)


def six_card(s: State) -> int:
    """The card that may turn a die: the one made for it, or the one that copies it off the discards; -1 for none."""
    hand = s.hand[s.active]
    if TURN_TO_SIX in hand:
        return TURN_TO_SIX
    copies = COPY in hand and len(s.discards) > 0 and s.discards[-1] == TURN_TO_SIX
    return COPY if copies else -1


class UseSix(Decision):
    """Keep the dice (0), or play the card and turn the lower (1) or the higher (2) die to 6."""

    __slots__ = ()
    key = "turn_to_six.use"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        low, high, six = s.dice // 10, s.dice % 10, figures(s).card_die
        found = [0]
        if six_card(s) < 0:
            return found  # as another seat may guess it
        if low not in (0, six):  # a single die has no lower one
            found.append(1)
        if high not in (six, low):
            found.append(2)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            card = six_card(s)
            s.lose_card(s.active, card)
            s.tell("played_card", s.active, card)
            kept = s.dice % 10 if choice == 1 else s.dice // 10
            s.dice = sorted_roll(kept, figures(s).card_die)
            s.tell("turned_to_six", s.active, s.dice)
            s.discard(card)
            s.then(OFFER_SIX)


class Corner(Card):
    """In the first phase of your turn, instead of one or two steps, put your merchant on a corner of the grid."""

    def useful(self, s: State, step: Decision) -> bool:
        return True

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(GO_TO_CORNER, Discard(self.kind))


class GoToCorner(Decision):
    """Which corner."""

    __slots__ = ()
    key = "corner.go"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        grid, columns = s.grid, s.rules.columns
        corners = [grid[0], grid[columns - 1], grid[-columns], grid[-1]]
        return sorted([place for place in corners if place != s.merchant[s.active]])

    def answer(self, s: State, choice: int, /) -> None:
        s.merchant[s.active] = choice
        s.tell("moved", s.active, choice)
        s.reach(MOVED)


REWARDS: Final[Rewards] = Rewards()
OFFER_SIX: Final[OfferSix] = OfferSix()
USE_SIX: Final[UseSix] = UseSix()
GO_TO_CORNER: Final[GoToCorner] = GoToCorner()
CARDS: Final[list[Card]] = [
    TwoCoffee(TWO_COFFEE, "two_coffee", OPEN | ACTING),
    BuyGuildCard(BUY_GUILD_CARD, "buy_guild_card", OPEN | ACTING),
    SellCoffee(SELL_COFFEE, "sell_coffee", OPEN | ACTING | CLOSING),
    SWAP_CARD,
    DiceRewards(DICE_REWARDS, "dice_rewards", OPEN | CLOSING),
    TurnToSix(TURN_TO_SIX, "turn_to_six", NEVER),
    Corner(CORNER, "corner", MOVING),
    Repeat(WAINWRIGHT_AGAIN, "wainwright_again", WAINWRIGHT),
    Repeat(COFFEE_HOUSE_AGAIN, "coffee_house_again", COFFEE_HOUSE),
]
STEPS: Final[Steps] = (Rewards, OfferSix, UseSix, GoToCorner)
