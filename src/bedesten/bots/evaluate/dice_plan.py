"""What the dice on the table can become: the best action of a turn, worked out without playing it."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.dice import DIGITS
from bedesten.games.dice.names import (
    BROWN,
    BUY,
    CARD,
    CARDS,
    COIN,
    COINS,
    DIFFERENT,
    DONE,
    FACES,
    GOODS,
    GOODS_CARPET,
    GOODS_TILE,
    LIRA,
    LIRA_CARPET,
    PAIR,
    RESOURCES,
    TAKE,
    TRADE_AREAS,
)
from bedesten.games.dice.state import State


class Weights:
    """What things are worth, a ruby being 100. Set by hand, then shifted one by one in matches against themselves."""

    def __init__(self) -> None:
        self.ruby: float = 100.0
        self.lira: float = 4.0
        """A Lira that buys a ruby soon."""
        self.spare_lira: float = 1.5
        """A Lira beyond what the next ruby costs."""
        self.marker: float = 9.0
        self.brown: float = 13.0
        self.crystal: float = 8.0
        self.spare_crystal: float = 4.0
        """A crystal beyond the second."""
        self.tiles: list[float] = [14.0, 8.0, 15.0, 13.0, 9.0, 11.0]
        """What each ability brings in a turn: Lira, crystal, card, action, goods, die."""
        self.rounds: list[float] = [9.5, 9.5, 8.0]
        """Rounds of a game, by players."""
        self.way_to_mosque: float = 7.0
        """A tile on the way to the mosque's ruby."""
        self.near: list[float] = [20.0, 15.0, 9.0, 4.0, 1.0, 0.0]
        """A ruby for which so many goods are still missing."""
        self.second: float = 0.3
        """What the second nearest ruby is worth beside the nearest."""
        self.card: float = 20.0
        """A bazaar card, and each more to choose from."""
        self.more_cards: float = 5.0
        self.die: float = 8.0
        """A die still to be rolled."""
        self.turn_to_come: float = 40.0
        """A turn whose dice are not rolled yet."""


class Plan:
    """A seat's dice and resources, to try actions on."""

    def __init__(self, s: State, seat: int, weights: Weights, turns: float) -> None:
        at = seat * RESOURCES
        self.s: Final = s
        self.seat: Final = seat
        self.weights: Final = weights
        self.turns: Final = turns
        """Turns for which a new tile will work."""
        self.dice: Final[list[int]] = [s.dice // DIGITS[face] % 10 for face in range(FACES)]
        self.have: Final[list[int]] = s.resources[at : at + RESOURCES]
        self.taken: Final[list[int]] = s.taken.copy()
        self.best: float = 0.0
        self.action: int = DONE

    def best_action(self) -> float:
        """The most that one action brings; the dice, markers and Lira it takes are then gone."""
        self.best = 0.0
        self.action = DONE
        self.try_icons()
        self.try_trades()
        self.try_rubies()
        self.try_tiles()
        self.carry_out()
        return self.best

    def weigh(self, gain: float, action: int) -> None:
        if gain > self.best:
            self.best = gain
            self.action = action

    def try_icons(self) -> None:
        """Coins and cards."""
        w = self.weights
        rules = self.s.rules
        coins = self.dice[COIN]
        if coins:
            gain = w.lira * rules.coin * coins
            for tile in self.s.tiles[self.seat]:
                if rules.abilities[tile] == GOODS_TILE:
                    gain += w.marker
            self.weigh(gain, COINS)
        cards = self.dice[CARD]
        if cards:
            self.weigh(w.card + w.more_cards * (cards - 1), CARDS + cards)

    def try_trades(self) -> None:
        """Pairs and different goods, of dice alone."""
        w = self.weights
        shown = 0
        for good in range(GOODS):
            if self.dice[good]:
                shown += 1
                if self.dice[good] > 1:
                    self.weigh(w.marker, PAIR + good)
        if shown > 1:
            gain = w.crystal if shown == 2 else w.brown if shown == 3 else 2.0 * w.marker
            self.weigh(gain, DIFFERENT + shown)

    def try_rubies(self) -> None:
        """Rubies, less what is spent on them beside dice."""
        w = self.weights
        tracks = self.s.rules.tracks
        for area in range(TRADE_AREAS):
            step = self.taken[area]
            if step < len(tracks[area]):
                price = tracks[area][step]
                if area < GOODS_CARPET:
                    self.weigh(w.ruby - self.spent(area, price), BUY + area)
                elif area == GOODS_CARPET:
                    self.weigh(w.ruby - self.spent_on_carpet(price), BUY + area)
                elif self.have[LIRA] >= price:
                    self.weigh(w.ruby - w.lira * price, BUY + area)

    def try_tiles(self) -> None:
        """Tiles, by what they will bring, less what is spent on them beside dice."""
        w = self.weights
        rules = self.s.rules
        for tile in self.s.display:
            gain = w.tiles[rules.abilities[tile]] * self.turns + w.way_to_mosque
            if gain > self.best:
                cost = rules.tiles[tile].cost
                for good in range(GOODS):
                    if cost[good]:
                        gain -= self.spent(good, cost[good])
                self.weigh(gain, TAKE + tile)

    def spent(self, good: int, price: int) -> float:
        """The worth of the markers that a price takes beside dice; far too much where it cannot be paid."""
        w = self.weights
        missing = price - self.dice[good]
        if missing <= 0:
            return 0.0
        brown = max(0, missing - self.have[good])
        if brown > self.have[BROWN]:
            return UNPAYABLE
        return w.marker * (missing - brown) + w.brown * brown

    def spent_on_carpet(self, free: int) -> float:
        """The same for one of each good and so many more."""
        kinds = brown = self.have[BROWN]
        rolled = held = 0
        for good in range(GOODS):
            if self.dice[good] or self.have[good]:
                kinds += 1
            rolled += self.dice[good]
            held += self.have[good]
        if kinds < GOODS or rolled + held + brown < GOODS + free:
            return UNPAYABLE
        return self.weights.marker * max(0, GOODS + free - rolled)

    def carry_out(self) -> None:
        """What the best action takes is gone."""
        action = self.action
        dice = self.dice
        if action >= TAKE:
            cost = self.s.rules.tiles[action - TAKE].cost
            for good in range(GOODS):
                self.spend(good, cost[good])
        elif action >= BUY:
            area = action - BUY
            price = self.s.rules.tracks[area][self.taken[area]]
            self.taken[area] += 1
            if area == LIRA_CARPET:
                self.have[LIRA] -= price
            elif area < GOODS_CARPET:
                self.spend(area, price)
            else:
                for good in range(GOODS):
                    dice[good] = 0
        elif action > CARDS:
            dice[CARD] = 0
        elif action == COINS:
            dice[COIN] = 0
        elif action > DIFFERENT + 1:
            for good in range(GOODS):
                dice[good] = max(0, dice[good] - 1)
        elif action >= PAIR:
            dice[action - PAIR] -= 2

    def spend(self, good: int, price: int) -> None:
        """Pay so many of a good, dice before markers before brown ones."""
        rolled = min(price, self.dice[good])
        marked = min(price - rolled, self.have[good])
        self.dice[good] -= rolled
        self.have[good] -= marked
        self.have[BROWN] -= price - rolled - marked


UNPAYABLE: Final = 1e6
