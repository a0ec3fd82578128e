"""A hand-written value of Choose & Write positions: what stands on a sheet, and which rubies it is on the way to."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.value import Manner, Value
from bedesten.games.write.names import GEMSTONE_DEALER, GOODS, IMPROVABLES, LETTERS, NUMBERED, PALACE
from bedesten.games.write.scoring import open_spaces
from bedesten.games.write.state import State
from bedesten.games.write.turn import Play


class Weights:
    """What things are worth, a ruby being 100. Set by hand, then shifted one by one in games against themselves."""

    def __init__(self) -> None:
        self.ruby: float = 100.0
        self.row: float = 108.0
        """All four columns on the way to a row with a bonus ruby."""
        self.section: float = 75.0
        """A Lira section on the way to its bonus ruby."""
        self.lira: float = 5.0
        """An open Lira, up to the price of two rubies, and beyond."""
        self.spare_lira: float = 1.0
        self.payable: float = 12.0
        """Enough Lira for the Gemstone Dealer."""
        self.delivery: float = 70.0
        """All the goods of a letter, and how little a part of them is worth."""
        self.second_delivery: float = 50.0
        self.spare_good: float = 3.0
        self.goods_card: float = 4.0
        """A goods card beyond what its goods are worth."""
        self.guild_card: list[float] = [
            18.0,
            14.0,
            22.0,
            22.0,
            16.0,
            14.0,
            16.0,
            16.0,
            20.0,
            25.0,
            30.0,
            25.0,
            25.0,
            25.0,
            22.0,
            22.0,
        ]
        self.bonus: float = 15.0
        """A bonus action, and one of more than three."""
        self.spare_bonus: float = 8.0
        self.icon: float = 6.0
        self.improvement: float = 28.0
        """At the start of the game; later less."""
        self.hand: float = 10.0
        """A card in hand that leads to a ruby within reach."""
        self.turns: float = 4.0
        """Own turns that it takes to make something of what is open."""


class WriteValue(Value[State]):
    """What a seat has filled in, and how far it is from the rubies it could take next."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def turn(self, s: State, /) -> int:
        return (s.round * s.rules.players + s.active) * 8 + s.acting

    def manner(self) -> Manner:
        manner = Manner()
        manner.budget = 30
        manner.rounds = 2
        return manner

    def quiet(self, s: State, /) -> bool:
        return isinstance(s.stack[-1], Play)

    def scale(self, s: State, /) -> float:
        return 60.0

    def of(self, s: State, seat: int, /) -> float:
        if not s.stack:
            return self.end(s, seat)
        left = self.left(s)
        soon = min(1.0, left * 12.0 / self.weights.turns)
        worth = self.weights.ruby * s.rubies[seat] + self.bonus_rubies(s, seat, soon)
        worth += soon * (self.purse(s, seat) + self.deliveries(s, seat) + self.cards(s, seat))
        return worth + soon * self.actions(s, seat) + left * self.improvements(s, seat)

    def end(self, s: State, seat: int) -> float:
        """A finished game: won or lost, and by how much."""
        mine = s.rubies[seat] * 100 + open_spaces(s, seat)
        ahead = 0
        for other in range(s.rules.players):
            if s.rubies[other] * 100 + open_spaces(s, other) > mine:
                ahead += 1
        return mine + (2000.0 if not ahead else -2000.0 * ahead)

    def left(self, s: State) -> float:
        """How much of the game is still to come: 1 at its start, 0 at its end."""
        cards = 0
        for count in s.deck:
            cards += count
        left = cards / 36.0
        if not s.rules.solo:
            left = min(left, 1.2 * (s.rules.target - max(s.rubies)) / s.rules.target)
        return max(0.0, left)

    def bonus_rubies(self, s: State, seat: int, soon: float) -> float:
        """Rows and Lira sections: full ones as rubies, though they are only taken at the end of the turn."""
        w = self.weights
        rules = s.rules
        worth = 0.0
        at = seat * GOODS
        last = 0
        for row in range(len(rules.column_rubies)):
            rows = rules.column_rubies[row]
            if row >= s.goods_rubies[seat]:
                filled = 0
                for good in range(GOODS):
                    filled += max(0, min(s.goods_filled[at + good], rows) - last)
                share = filled / (GOODS * (rows - last))
                worth += w.ruby if share == 1.0 else soon * w.row * share * share
            last = rows
        last = 0
        for section in range(len(rules.lira_rubies)):
            spaces = rules.lira_rubies[section]
            if section >= s.lira_rubies[seat]:
                share = max(0, min(s.lira_filled[seat], spaces) - last) / (spaces - last)
                worth += w.ruby if share == 1.0 else soon * w.section * share * share
            last = spaces
        return worth

    def purse(self, s: State, seat: int) -> float:
        w = self.weights
        lira = s.lira[seat]
        price = s.rules.gem_price
        worth = w.lira * min(lira, 2 * price) + w.spare_lira * max(0, lira - 2 * price)
        return worth + (w.payable if lira >= price else 0.0)

    def deliveries(self, s: State, seat: int) -> float:
        """The two letters of the palace that lack least, one after the other, and what goods remain."""
        w = self.weights
        at = seat * GOODS
        have = [s.goods[at + good] + s.wares[at + good] for good in range(GOODS)]
        used = -1
        worth = 0.0
        for turn in range(2):
            nearest = -1
            best = -1.0
            for letter in range(LETTERS):
                if letter != used:
                    size = 0
                    missing = 0
                    for good in range(GOODS):
                        price = s.prices[letter * GOODS + good]
                        size += price
                        if price > have[good]:
                            missing += price - have[good]
                    share = (size - missing) / size if size else 1.0
                    # Of two that lack the same share the cheaper one is nearer.
                    share -= size / 10000.0
                    if share > best:
                        best = share
                        nearest = letter
            if best > 0.0:
                worth += (w.second_delivery if turn else w.delivery) * best * best
            for good in range(GOODS):
                have[good] = max(0, have[good] - s.prices[nearest * GOODS + good])
            used = nearest
        return worth + w.spare_good * (have[0] + have[1] + have[2] + have[3])

    def cards(self, s: State, seat: int) -> float:
        w = self.weights
        worth = w.goods_card * len(s.goods_hand[seat])
        for card in s.guild_hand[seat]:
            worth += w.guild_card[card] if card < len(w.guild_card) else 20.0
        hand = s.hand[seat]
        if hand:
            for number in s.rules.reach[hand]:
                if (number == GEMSTONE_DEALER or number >= PALACE) and s.rules.locations[number].possible(s, seat):
                    return worth + w.hand
        return worth

    def actions(self, s: State, seat: int) -> float:
        """Bonus actions and icons."""
        w = self.weights
        bonus = s.bonus[seat]
        worth = w.bonus * min(bonus, 3) + w.spare_bonus * max(0, bonus - 3)
        at = seat * NUMBERED
        for place in range(NUMBERED):
            worth += w.icon * s.icons[at + place]
        return worth

    def improvements(self, s: State, seat: int) -> float:
        at = seat * IMPROVABLES
        checked = 0
        for square in range(IMPROVABLES):
            checked += s.improvements[at + square]
        return self.weights.improvement * checked


def tuned() -> Weights:
    """Weights shifted again and again towards those that won matches against the ones before."""
    w = Weights()
    w.bonus = 11.3
    w.goods_card = 3.5
    w.guild_card = [18.0, 11.2, 33.5, 19.1, 9.8, 14.0, 12.4, 16.0, 14.9, 25.0, 13.0, 25.0, 44.5, 25.0, 30.5, 17.4]
    w.icon = 4.9
    w.improvement = 43.0
    w.lira = 5.6
    w.payable = 13.5
    w.second_delivery = 42.5
    w.spare_lira = 0.658
    return w


VALUE: Final[WriteValue] = WriteValue(Weights())
"""For the greedy bot, whose strength is a yardstick and stays as it is."""

TUNED: Final[WriteValue] = WriteValue(tuned())
"""For the bots that search."""
