"""A turn of Istanbul thought through: the fewest turns to go that whoever has it can expect when it is over."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_learned import Learned
from bedesten.bots.evaluate.istanbul_ways import CARDS, branches, near, ways
from bedesten.games.istanbul.decision import PLAY
from bedesten.games.istanbul.dice import ROLLS, WAYS, Roll, sorted_roll, total
from bedesten.games.istanbul.encounters import Roam
from bedesten.games.istanbul.names import (
    BLUE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    RED_TILE,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    WAINWRIGHT,
)
from bedesten.games.istanbul.places import black_market
from bedesten.games.istanbul.places.tea_house import Announce
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Move, in_turn
from bedesten.kernel.pick import spread
from bedesten.kernel.step import CHANCE

LEFT_OUT: Final = 1e6
"""The turns that an option promises which is not looked into."""
DONE: Final = -1.0
"""The turns to go with the last ruby: fewer than none, since what is there is better than what is foretold."""
SPARE_LIRA: Final = 0.005
"""What a Lira counts then: it may decide between equals."""
EVERYWHERE: Final = -1
FOR_RUBIES: Final = 1 << WAINWRIGHT | 1 << SULTANS_PALACE | 1 << SMALL_MOSQUE | 1 << GREAT_MOSQUE | 1 << GEMSTONE_DEALER
"""The places that a card may open, so that they are looked into with one in any case: a bit each."""
THROWS: Final = 36
"""The ways that two dice can fall."""


class TurnThought:
    """Follows every way that a turn can go to its end, and values it there by what was learned.

    Dice that bring money or goods are averaged exactly. Which cards are drawn, where tokens and neutral merchants are sent, and
    which demand tile comes up, is the same luck for all ways of a turn: so none looks better for it.
    """

    def __init__(self, learned: Learned) -> None:
        self.learned: Final = learned
        self.seat: int = 0
        self.mark: int = 0
        """The turn that is thought through: see `turn_of`."""
        self.luck: float = 0.0
        """Another one for each thought, so that a search cannot count on it."""
        self.worthwhile: int = EVERYWHERE
        """The places to go to when a card has been played, a bit each."""
        self.for_rubies: int = FOR_RUBIES
        self.chances: Final[dict[int, list[float]]] = {}
        """How likely each number is reached with the red tile, by what it turns a die to; 0 for those without it."""

    def promises(self, s: State, cards: bool = True) -> list[float]:
        """The turns to go that each option of a question promises, to whoever has the turn.

        Without cards only where to go is looked into before the merchant sets out, which takes much less time.
        """
        self.seat = s.active
        self.mark = turn_of(s)
        self.luck = spread(self.luck, 1)
        self.worthwhile = EVERYWHERE
        top = s.stack[-1]
        if isinstance(top, Announce):
            return self.announcements(s, CARDS)
        if isinstance(top, black_market.Deal):
            jewelry = self.jewelry(s, CARDS)
            return [jewelry if choice == 1 else LEFT_OUT for choice in s.legal]
        leaving = isinstance(top, Move)
        played = 0 if leaving else CARDS
        found: list[float] = []
        best = LEFT_OUT
        chosen = self.branches(s, played) if cards or not leaving else self.ways(s)
        for choice in s.legal:
            if leaving and choice >= PLAY and self.worthwhile == EVERYWHERE:
                self.worthwhile = self.for_rubies | near(s.legal, found, best)
            promise = LEFT_OUT
            if choice in chosen:
                promise = self.after(s, choice, played)
                best = min(best, promise)
            found.append(promise)
        self.worthwhile = EVERYWHERE
        return found

    def thinks(self, s: State) -> bool:
        """Whether this is a question of a turn."""
        return in_turn(s)

    def branches(self, s: State, played: int) -> list[int]:
        """The options that are looked into."""
        return branches(s, played)

    def ways(self, s: State) -> list[int]:
        """Those that are, without cards, before the merchant sets out."""
        return ways(s)

    def after(self, s: State, choice: int, played: int, last: bool = False) -> float:
        """The turns to go if this is chosen. With the last choice of a position that position is used up."""
        if choice >= PLAY and isinstance(s.stack[-1], Move):
            played += 1
        t = s if last else s.copy()
        t.apply(choice)
        return self.promise(t, played)

    def promise(self, s: State, played: int) -> float:
        """The turns to go that a position promises. It is used up."""
        if not s.stack or turn_of(s) != self.mark:
            return self.ended(s)
        top = s.stack[-1]
        if top.seat(s) == CHANCE:
            return self.chance(s, played)
        if isinstance(top, Announce):
            return min(self.announcements(s, played))
        if isinstance(top, black_market.Deal):
            return self.jewelry(s, played)
        chosen = self.branches(s, played)
        if played and isinstance(top, Move):
            chosen = [choice for choice in chosen if choice >= PLAY or self.worthwhile >> choice & 1]
        best = LEFT_OUT
        last = len(chosen) - 1
        for i in range(len(chosen)):
            best = min(best, self.after(s, chosen[i], played, i == last))
        return best

    def ended(self, s: State) -> float:
        if s.rubies[self.seat] >= s.rules.target:
            return DONE - SPARE_LIRA * s.lira[self.seat]
        return self.learned.to_go(s, self.seat)

    def chance(self, s: State, played: int) -> float:
        top = s.stack[-1]
        if isinstance(top, Roll):
            mean = 0.0
            last = len(ROLLS) - 1
            for i in range(len(ROLLS)):
                mean += WAYS[i] * self.after(s, ROLLS[i], played, i == last) / THROWS
            return mean
        s.apply(s.chance(1.0 - self.luck if isinstance(top, Roam) else self.luck))
        return self.promise(s, played)

    def announcements(self, s: State, played: int) -> list[float]:
        """What the numbers to announce at the Tea House promise. Whoever would rather have nothing need not go there."""
        rules = s.rules
        red = rules.red_die if s.tiles[self.seat] & RED_TILE else 0
        if red not in self.chances:
            self.chances[red] = [reached(number, red) for number in range(13)]
        chances = self.chances[red]
        comfort = self.paid(s, rules.tea_comfort, played)
        found: list[float] = []
        for number in s.legal:
            if number and number < PLAY:
                chance = chances[number]
                found.append(chance * self.paid(s, number, played) + (1.0 - chance) * comfort)
            else:
                found.append(LEFT_OUT)
        return found

    def paid(self, s: State, lira: int, played: int) -> float:
        """The turns to go when the Tea House has paid so much."""
        t = s.copy()
        t.stack.pop()
        t.lira[self.seat] += lira
        t.settle()
        return self.promise(t, played)

    def jewelry(self, s: State, played: int) -> float:
        """The turns to go from the Black Market, over all throws; with the red tile the best is made of each."""
        rules = s.rules
        brought = [self.brought(s, blue, played) for blue in range(max(rules.blue_goods) + 1)]
        mean = 0.0
        for i in range(len(ROLLS)):
            mean += WAYS[i] * brought[rules.blue_goods[total(ROLLS[i])]] / THROWS
        if not s.tiles[self.seat] & RED_TILE:
            return mean
        changed = 0.0
        for i in range(len(ROLLS)):
            best = min(mean, brought[rules.blue_goods[total(ROLLS[i])]])
            for die in (ROLLS[i] // 10, ROLLS[i] % 10):
                best = min(best, brought[rules.blue_goods[total(sorted_roll(die, rules.red_die))]])
            changed += WAYS[i] * best / THROWS
        return changed

    def brought(self, s: State, blue: int, played: int) -> float:
        """The turns to go when the dice of the Black Market have brought so many blue goods."""
        t = s.copy()
        t.stack.pop()
        t.gain_goods(self.seat, BLUE, blue)
        if black_market.common_with_room(t):
            t.stack.append(black_market.CHOOSE_COMMON)
        t.settle()
        return self.promise(t, played)


def reached(number: int, red: int) -> float:
    """How likely two dice reach a number; with the red tile one may be turned, or both be rolled again."""
    plain = 0
    sure = 0
    for i in range(len(ROLLS)):
        low, high = ROLLS[i] // 10, ROLLS[i] % 10
        if low + high >= number:
            plain += WAYS[i]
        if low + high >= number or (red and high + red >= number):
            sure += WAYS[i]
    if not red:
        return plain / THROWS
    return sure / THROWS + (THROWS - sure) / THROWS * plain / THROWS


def turn_of(s: State) -> int:
    """A number that changes when the turn passes on."""
    return s.round * s.rules.players + s.active
