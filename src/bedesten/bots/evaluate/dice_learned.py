"""A learned value of Dice Game positions: how likely each seat is to win, by what is seen as a turn begins.

Within a turn the dice on the table add what the hand-written plan sees in them. Which dice to roll again is worked out
over all throws rather than tried: whatever is rolled again, only so many sets of dice can come of it. So is what the cards
promise that are revealed: one of them is used, so what each is worth alone tells what the best of several is.
"""

from __future__ import annotations

from math import comb, exp
from random import Random
from typing import Final

from bedesten.bots.evaluate.dice_hand import DiceValue
from bedesten.bots.evaluate.dice_plan import Weights
from bedesten.bots.evaluate.dice_sight import sight
from bedesten.bots.evaluate.dice_tables import Tables
from bedesten.bots.evaluate.value import NOTHING, UNKNOWN, Manner
from bedesten.bots.lookahead import promise
from bedesten.games.dice.cards import Reveal
from bedesten.games.dice.dice import Reroll, Roll, size, spread, ways
from bedesten.games.dice.names import CARD, CRYSTAL, MOST_DICE, RESOURCES
from bedesten.games.dice.payment import Pay, PayGood
from bedesten.games.dice.scoring import after_sale
from bedesten.games.dice.state import State
from bedesten.games.dice.turn import Throw

WON: Final = 240.0
"""The value of a game that is won; one that is lost has none."""
PLANNED: Final = 0.01
"""What the plan counts as a hundredth of a ruby, in the units of the tables."""
RUBY_AHEAD: Final = 3.0
"""A ruby more than the others in the last turn of a game, in the units of the tables."""
LIRA_AHEAD: Final = 0.1
"""A Lira more among those with as many rubies."""
RELUCTANCE: Final = 30.0
"""How much worse rolling again is taken to be where it is not worked out."""
REMEMBERED: Final = 20
"""Turns for which the worth of all throws is remembered."""

ALONE: Final = Reveal(1)

SETS: Final[list[list[int]]] = [spread(amount, 0, CARD) for amount in range(MOST_DICE + 1)]
"""Everything that so many dice can show."""
SET_WAYS: Final[list[list[int]]] = [[ways(dice) for dice in sets] for sets in SETS]
"""How often each of them comes up."""


class Throws:
    """What a seat can make of every set of dice in its turn, with a crystal spent."""

    def __init__(self, budget: int) -> None:
        self.budget: Final = budget
        """About how many positions were looked at for each."""
        self.worth: Final[dict[int, float]] = {}

    def after(self, dice: int, again: int) -> float:
        """The mean over all that can come of rolling some of the dice again."""
        kept = dice - again
        amount = size(again)
        sets = SETS[amount]
        often = SET_WAYS[amount]
        total = 0.0
        among = 0
        for i in range(len(sets)):
            total += often[i] * self.worth[kept + sets[i]]
            among += often[i]
        return total / among


class LearnedDiceValue(DiceValue):
    """How likely a seat is to win, times `WON`."""

    def __init__(self, weights: Weights, tables: Tables) -> None:
        super().__init__(weights)
        self.tables: Final = tables
        self.known: Final[dict[tuple[int, ...], Throws]] = {}

    def anew(self, s: State, /) -> LearnedDiceValue:
        return LearnedDiceValue(self.weights, self.tables)

    def manner(self) -> Manner:
        manner = Manner()
        manner.sharpness = 8.0
        manner.first = 16000
        return manner

    def even(self, s: State, /) -> bool:
        return True

    def quiet(self, s: State, /) -> bool:
        return not begun(s)

    # Chances.

    def of(self, s: State, seat: int, /) -> float:
        # A purchase that is not paid yet is judged as if it were.
        while s.stack and isinstance(s.stack[-1], Pay | PayGood):
            s = s.copy()
            s.apply(s.legal[0])
        if not s.stack:
            return self.end(s, seat)
        active = s.active
        round = s.round
        promised = self.waiting(s, seat) if active == seat else 0.0
        if begun(s):
            # Judged as if the turn ended here, and what the dice can still become is added.
            if active == seat:
                promised += self.dice(s, seat)
            active += 1
            if active == s.rules.players:
                if max(s.rubies) >= s.rules.target:
                    return WON / (1.0 + exp(-lead(s, seat) - PLANNED * promised))
                active = 0
                round += 1
        mine = self.tables.of(sight(s, seat, active, round)) + PLANNED * promised
        others = 0.0
        for other in range(s.rules.players):
            if other != seat:
                others += exp(self.tables.of(sight(s, other, active, round)) - mine)
        return WON / (1.0 + others)

    def end(self, s: State, seat: int) -> float:
        """A finished game: won, shared or lost."""
        mine = (s.rubies[seat], after_sale(s, seat))
        shared = 0
        for other in range(s.rules.players):
            theirs = (s.rubies[other], after_sale(s, other))
            if theirs > mine:
                return 0.0
            if theirs == mine:
                shared += 1
        return WON / shared

    def chances(self, s: State, players: int, /) -> list[float]:
        found: list[float] = []
        total = 0.0
        for seat in range(players):
            share = exp(self.tables.of(sight(s, seat, s.active, s.round)))
            found.append(share)
            total += share
        for seat in range(players):
            found[seat] /= total
        return found

    # Cards.

    def averaged(self, s: State, seat: int, rng: Random, budget: int, mark: int, /) -> float:
        """The best of the cards that are revealed, over all that can be drawn; with hardly a look to spend, at a glance."""
        top = s.stack[-1]
        if not isinstance(top, Reveal) or s.active != seat or s.revealed:
            return UNKNOWN
        if budget <= 1:
            return self.of(s, seat)
        cards = s.legal
        share = max(1, budget // len(cards))
        worths: list[tuple[float, int]] = []
        for card in cards:
            after = s.copy()
            after.stack[-1] = ALONE
            after.apply(card)
            worths.append((promise(after, seat, self, rng, share, mark), s.deck[card]))
        return best_of(worths, top.amount)

    def answer(self, s: State, /) -> int:
        """Of a card the others take what looks best to them."""
        asked = s.seat()
        best = s.legal[0]
        most = UNKNOWN
        for choice in s.legal:
            after = s.copy()
            after.apply(choice)
            worth = self.of(after, asked)
            if worth > most:
                most = worth
                best = choice
        return best

    # Rolling again.

    def weighed(self, s: State, budget: int, /) -> list[float]:
        """What rolling some dice again promises, worked out over all throws if the budget allows a look at each."""
        if not isinstance(s.stack[-1], Reroll):
            return NOTHING
        crystals = s.has(s.active, CRYSTAL)
        throws = self.throws(s, crystals, budget)
        leave = self.with_dice(s, s.dice, crystals, throws.budget if throws is not None else 1)
        if throws is None:
            return [leave - RELUCTANCE if again else leave for again in s.legal]
        # The throws may have been looked at with more crystals at hand.
        shift = self.with_dice(s, s.dice, crystals - 1, throws.budget) - throws.worth[s.dice]
        return [throws.after(s.dice, again) + shift if again else leave for again in s.legal]

    def throws(self, s: State, crystals: int, budget: int) -> Throws | None:
        """The worth of all throws in this turn, if it is known or the budget allows."""
        sets = SETS[size(s.dice)]
        place = whereabouts(s)
        throws = self.known.get(place)
        if throws is None and budget >= len(sets):
            throws = Throws(budget // len(sets))
            for dice in sets:
                throws.worth[dice] = self.with_dice(s, dice, crystals - 1, throws.budget)
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[place] = throws
        return throws

    def with_dice(self, s: State, dice: int, crystals: int, budget: int) -> float:
        """What the active seat can make of these dice with so many crystals left."""
        after = s.copy()
        after.dice = dice
        after.resources[s.active * RESOURCES + CRYSTAL] = crystals
        after.apply(0)
        return promise(after, s.active, self, Random(0), budget, self.turn(s))


def whereabouts(s: State) -> tuple[int, ...]:
    """All that matters to what can be made of dice, but for the crystals left."""
    resources = s.resources.copy()
    resources[s.active * RESOURCES + CRYSTAL] = 0
    return (s.round, s.active, *resources, *s.taken, *s.deck, *s.display, -1, *s.tiles[s.active])


def begun(s: State) -> bool:
    """Whether dice lie on the table, or the turn has come further."""
    if s.actions:
        return s.dice > 0 or not isinstance(s.stack[-1], Roll)
    for step in s.stack:  # noqa: SIM110 (compiled code runs a loop faster than any())
        if isinstance(step, Throw):
            return False
    return True


def lead(s: State, seat: int) -> float:
    """How far ahead of the best of its rivals a seat is in the last turn of a game."""
    mine = s.rubies[seat]
    least = 3.0 * RUBY_AHEAD
    for other in range(s.rules.players):
        if other != seat:
            ahead = RUBY_AHEAD * (mine - s.rubies[other])
            if mine == s.rubies[other]:
                lira = LIRA_AHEAD * (after_sale(s, seat) - after_sale(s, other))
                ahead = max(-0.6 * RUBY_AHEAD, min(0.6 * RUBY_AHEAD, lira))
            if ahead < least:
                least = ahead
    return least


def best_of(worths: list[tuple[float, int]], drawn: int) -> float:
    """The mean of the best of so many cards drawn, by what each kind is worth and how many there are of it."""
    worths.sort()
    cards = 0
    for _, count in worths:
        cards += count
    drawn = min(drawn, cards)
    mean = 0.0
    below = 0
    worse = 0
    for worth, count in worths:
        below += count
        none_better = comb(below, drawn)
        mean += worth * (none_better - worse)
        worse = none_better
    return mean / worse
