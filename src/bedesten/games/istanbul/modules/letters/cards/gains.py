"""Cards that give something at once: a letter, a good and Lira, what the dice say, Lira for a good."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Discard
from bedesten.games.istanbul.cards.gains import CHOOSE_GOOD, with_room
from bedesten.games.istanbul.decision import ACTING, CLOSING, NEVER, OPEN, Decision
from bedesten.games.istanbul.dice import ROLL, total
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import COPY, DICE_REWARD, GOOD_AND_LIRA, ONE_LETTER, SELL_GOOD
from bedesten.games.istanbul.modules.letters.post import Receive, letters_left
from bedesten.games.istanbul.modules.mocha.coffee import pay_coffee
from bedesten.games.istanbul.names import BLUE, GOODS, GREEN, RED, YELLOW
from bedesten.games.istanbul.parts import Card, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect

COFFEE: Final = GOODS
"""Coffee as a fifth kind, after the goods."""


class OneLetter(Card):
    """Take a letter: at any decision of your own turn, inside an action too."""

    def useful(self, s: State, step: Decision) -> bool:
        return letters_left(s) and step.allows(s, 0, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(Receive(s.active))


class GoodAndLira(Card):
    """Take the good on the card, if there is room for it, and 3 Lira; also inside an action and after the last round."""

    def __init__(self, kind: int, key: str, good: int) -> None:
        super().__init__(kind, key, OPEN | ACTING | CLOSING)
        self.good: Final = good

    def useful(self, s: State, step: Decision) -> bool:
        return step.allows(s, -figures(s).card_lira, 1)

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.gain_goods(s.active, self.good, 1)
        s.gain_lira(s.active, figures(s).card_lira)
        s.discard(self.kind)
        s.then(step)


class DiceReward(Card):
    """Roll two dice and take the reward for the total: a letter, Lira, or goods of your choice.

    Also inside an action, whose own dice stay as they lie, and after the last round.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return step.allows(s, 0, 1 + answers_to_a_roll(s))

    def play(self, s: State, step: Decision) -> None:
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(ROLL, Reward(s.dice))


def answers_to_a_roll(s: State) -> int:
    """How many cards of the hand might go with a roll: those without a window of their own, and those that copy them."""
    cards = s.rules.cards
    hand = s.hand[s.active]
    found = len([kind for kind in hand if cards[kind].when == NEVER])
    if found or (s.discards and cards[s.discards[-1]].when == NEVER):
        found += hand.count(COPY)
    return found


class Reward(Effect[State]):
    """What the dice of the card bring; then the dice that lay before count again."""

    __slots__ = ("before",)
    key = "dice_reward.take"

    def __init__(self, before: int) -> None:
        self.before: Final = before

    def run(self, s: State, /) -> None:
        gains: list[int] = figures(s).card_dice[total(s.dice) - 2]
        s.dice = self.before
        for _ in range(gains[2]):
            s.then(GOOD_OF_CHOICE)
        if gains[1]:
            s.gain_lira(s.active, gains[1])
        for _ in range(gains[0]):
            s.then(Receive(s.active))

    def args(self) -> tuple[int, ...]:
        return (self.before,)


class GoodOfChoice(Effect[State]):
    """A good of one's choice, if there is room for any."""

    __slots__ = ()
    key = "dice_reward.good"

    def run(self, s: State, /) -> None:
        if with_room(s, s.active):
            s.then(CHOOSE_GOOD)


class SellGood(Card):
    """Pay one good, or in the Great Bazaar a coffee, and take 7 Lira; also inside an action and after the last round.

    A good that the question before you needs cannot be paid away.
    """

    def useful(self, s: State, step: Decision) -> bool:
        return step.allows(s, -sale_lira(s), 1) and sellable(s, step) != 0

    def play(self, s: State, step: Decision) -> None:
        kinds = sellable(s, step)
        s.lose_card(s.active, self.kind)
        s.tell("played_card", s.active, self.kind)
        s.then(Discard(self.kind), step)
        s.then(Sell(kinds))


def sale_lira(s: State) -> int:
    return figures(s).card_sale_lira


def sellable(s: State, step: Decision) -> int:
    """The kinds of goods, and coffee, that can be sold before this question is answered: a bit each."""
    found = 0
    at = s.active * GOODS
    for good in range(GOODS):
        if s.goods[at + good]:
            s.goods[at + good] -= 1
            if answerable(s, step):
                found |= 1 << good
            s.goods[at + good] += 1
    if s.coffee and s.coffee[s.active]:
        s.coffee[s.active] -= 1
        if answerable(s, step):
            found |= 1 << COFFEE
        s.coffee[s.active] += 1
    return found


def answerable(s: State, step: Decision) -> bool:
    """Whether a question would still have an answer after the sale, whose good is already gone: tried out and undone."""
    s.lira[s.active] += sale_lira(s)
    answers = step.answers(s)
    s.lira[s.active] -= sale_lira(s)
    return len(answers) > 0


class Sell(Decision):
    """What to sell: 1 red, 2 green, 3 yellow, 4 blue, 5 coffee."""

    __slots__ = ("kinds",)
    key = "sell_good.choose"
    when = NEVER

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def answers(self, s: State, /) -> list[int]:
        return [kind + 1 for kind in range(GOODS + 1) if self.kinds >> kind & 1]

    def answer(self, s: State, choice: int, /) -> None:
        if choice == COFFEE + 1:
            pay_coffee(s, s.active, 1)
        else:
            s.pay_goods(s.active, choice - 1, 1)
        s.gain_lira(s.active, sale_lira(s))

    def args(self) -> tuple[int, ...]:
        return (self.kinds,)


GOOD_OF_CHOICE: Final[GoodOfChoice] = GoodOfChoice()
CARDS: Final[list[Card]] = [
    OneLetter(ONE_LETTER, "one_letter", OPEN | ACTING),
    GoodAndLira(GOOD_AND_LIRA + RED, "red_and_lira", RED),
    GoodAndLira(GOOD_AND_LIRA + GREEN, "green_and_lira", GREEN),
    GoodAndLira(GOOD_AND_LIRA + YELLOW, "yellow_and_lira", YELLOW),
    GoodAndLira(GOOD_AND_LIRA + BLUE, "blue_and_lira", BLUE),
    DiceReward(DICE_REWARD, "dice_reward", OPEN | ACTING | CLOSING),
    SellGood(SELL_GOOD, "sell_good", OPEN | ACTING | CLOSING),
]
STEPS: Final[Steps] = (Reward, GoodOfChoice, Sell)
