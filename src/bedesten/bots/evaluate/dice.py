"""A hand-written value of Dice Game positions: what a player has, and what the dice on the table can still become."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.value import Value
from bedesten.games.dice.cards import Choose, Reveal, Use
from bedesten.games.dice.dice import DIGITS, Roll, RollGoods
from bedesten.games.dice.markers import ChooseMarkers
from bedesten.games.dice.mosque import TakeTile
from bedesten.games.dice.names import (
    BROWN,
    CARD,
    COIN,
    CRYSTAL,
    FACES,
    GOODS,
    GOODS_CARPET,
    GOODS_TILE,
    LIRA,
    LIRA_CARPET,
    MOSQUE,
    RESOURCES,
)
from bedesten.games.dice.payment import Pay, PayGood
from bedesten.games.dice.rubies import ChooseArea, rubies_left
from bedesten.games.dice.scoring import after_sale
from bedesten.games.dice.state import State
from bedesten.games.dice.turn import Throw


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
        self.tiles: list[float] = [14.0, 8.0, 15.0, 15.0, 8.0, 11.0]
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


class DiceValue(Value[State]):
    """What a seat has, what it is near to, and in its own turn what its dice and actions promise."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def turn(self, s: State, /) -> int:
        return s.round * s.rules.players + s.active

    def of(self, s: State, seat: int, /) -> float:
        if not s.stack:
            return self.end(s, seat)
        # A purchase that is not paid yet is judged as if it were.
        while isinstance(s.stack[-1], Pay | PayGood):
            s = s.copy()
            s.apply(s.legal[0])
            if not s.stack:
                return self.end(s, seat)
        worth = self.belongings(s, seat)
        if s.active == seat:
            worth += self.waiting(s, seat) + self.dice(s, seat)
        return worth

    def end(self, s: State, seat: int) -> float:
        """A finished game: won or lost, and by how much."""
        mine = s.rubies[seat]
        sold = after_sale(s, seat)
        ahead = 0
        for other in range(s.rules.players):
            if s.rubies[other] > mine or (s.rubies[other] == mine and after_sale(s, other) > sold):
                ahead += 1
        return self.weights.ruby * (mine + (20 if not ahead else -20 * ahead))

    # What a seat has.

    def belongings(self, s: State, seat: int) -> float:
        """Rubies, resources, tiles, and how near the next rubies are."""
        w = self.weights
        at = seat * RESOURCES
        resources = s.resources
        worth = w.ruby * s.rubies[seat]
        worth += self.money(s, resources[at + LIRA])
        crystals = resources[at + CRYSTAL]
        worth += w.crystal * min(crystals, 2) + w.spare_crystal * max(0, crystals - 2)
        for good in range(GOODS):
            worth += w.marker * resources[at + good]
        worth += w.brown * resources[at + BROWN]
        return worth + self.tiles(s, seat) + self.nearness(s, seat)

    def money(self, s: State, lira: int) -> float:
        """Lira count as long as they help to buy the next ruby and the one after."""
        w = self.weights
        track = s.rules.tracks[LIRA_CARPET]
        step = s.taken[LIRA_CARPET]
        wanted = 0
        for price in track[step : step + 2]:
            wanted += price
        return w.lira * min(lira, wanted) + w.spare_lira * max(0, lira - wanted)

    def tiles(self, s: State, seat: int) -> float:
        """Tiles, by the turns they will still work, and on the way to the mosque's ruby."""
        w = self.weights
        owned = s.tiles[seat]
        if not owned:
            return 0.0
        rules = s.rules
        turns = self.turns_left(s, seat)
        worth = 0.0
        for tile in owned:
            worth += w.tiles[rules.abilities[tile]] * turns
        if not s.claimed >> seat & 1 and rubies_left(s, MOSQUE):
            worth += w.way_to_mosque * len(owned) * len(owned) / rules.tiles_for_ruby * 2.0
        return worth

    def turns_left(self, s: State, seat: int) -> float:
        """About how many turns the seat still has, by the rounds played and by what its rivals have."""
        rounds = self.weights.rounds[s.rules.players - 2]
        turns = rounds - s.round
        for other in range(s.rules.players):
            if other != seat:
                turns = min(turns, rounds * (s.rules.target - s.rubies[other]) / s.rules.target)
        return max(0.5, turns)

    def nearness(self, s: State, seat: int) -> float:
        """The nearest ruby by markers, and a part of the second nearest."""
        w = self.weights
        at = seat * RESOURCES
        resources = s.resources
        brown = resources[at + BROWN]
        tracks = s.rules.tracks
        best = second = 0.0
        for area in range(GOODS_CARPET + 1):
            step = s.taken[area]
            if step < len(tracks[area]):
                price = tracks[area][step]
                if area < GOODS_CARPET:
                    missing = max(0, price - resources[at + area] - brown)
                else:
                    missing = carpet_missing(resources, at, price)
                near = w.near[min(missing, len(w.near) - 1)]
                if near > best:
                    second = best
                    best = near
                elif near > second:
                    second = near
        step = s.taken[LIRA_CARPET]
        if step < len(tracks[LIRA_CARPET]):
            missing = max(0, tracks[LIRA_CARPET][step] - resources[at + LIRA])
            near = w.near[min((missing + 2) // 3, len(w.near) - 1)]
            if near > best:
                second = best
                best = near
            elif near > second:
                second = near
        return best + w.second * second

    # What is still to come in the seat's own turn.

    def waiting(self, s: State, seat: int) -> float:
        """What the step on top is about to bring, where it is left undecided."""
        w = self.weights
        step = s.stack[-1]
        if isinstance(step, ChooseMarkers):
            return w.marker * step.amount if step.taker == seat else 0.0
        if isinstance(step, ChooseArea):
            return w.ruby
        if isinstance(step, TakeTile):
            return 40.0
        if isinstance(step, Reveal):
            return w.card + w.more_cards * (step.amount - 1)
        if isinstance(step, Choose) or (isinstance(step, Use) and step.user == seat):
            return w.card
        return 0.0

    def dice(self, s: State, seat: int) -> float:
        """What the dice and the actions left can become: the best action, then the best of the rest."""
        w = self.weights
        worth = 0.0
        top = s.stack[-1]
        if not s.actions:
            for step in s.stack:
                if isinstance(step, Throw):
                    return w.turn_to_come
            return 0.0
        if isinstance(top, Roll | RollGoods):
            worth = w.die * top.amount
        at = seat * RESOURCES
        dice = [s.dice // DIGITS[face] % 10 for face in range(FACES)]
        have = s.resources[at : at + RESOURCES]
        bought = [0] * (LIRA_CARPET + 1)
        for _ in range(s.actions):
            gain = self.best_action(s, seat, dice, have, bought)
            if gain <= 0.0:
                break
            worth += gain
        return worth

    def best_action(self, s: State, seat: int, dice: list[int], have: list[int], bought: list[int]) -> float:
        """The most that one action brings; the dice, markers and Lira it takes are then gone."""
        w = self.weights
        rules = s.rules
        best = 0.0
        kind = -1
        which = 0
        if dice[COIN]:
            best = w.lira * rules.coin * dice[COIN]
            for tile in s.tiles[seat]:
                if rules.abilities[tile] == GOODS_TILE:
                    best += w.marker
            kind = 0
        if dice[CARD]:
            gain = w.card + w.more_cards * (dice[CARD] - 1)
            if gain > best:
                best, kind = gain, 1
        shown = 0
        for good in range(GOODS):
            if dice[good]:
                shown += 1
            if dice[good] > 1 and w.marker > best:
                best, kind, which = w.marker, 2, good
        if shown > 1:
            gain = w.crystal if shown == 2 else w.brown if shown == 3 else 2.0 * w.marker
            if gain > best:
                best, kind, which = gain, 3, shown
        # The value of what is spent counts against a purchase, that of being near to it too.
        for area in range(LIRA_CARPET + 1):
            step = s.taken[area] + bought[area]
            if step < len(rules.tracks[area]):
                gain = self.purchase(rules.tracks[area][step], area, dice, have)
                if gain > best:
                    best, kind, which = gain, 4, area
        turns = self.turns_left(s, seat)
        for tile in s.display:
            gain = w.tiles[rules.abilities[tile]] * turns + w.way_to_mosque
            if gain > best:
                gain -= self.spent(rules.tiles[tile].cost, dice, have)
                if gain > best:
                    best, kind, which = gain, 5, tile
        if kind == 0:
            dice[COIN] = 0
        elif kind == 1:
            dice[CARD] = 0
        elif kind == 2:
            dice[which] -= 2
        elif kind == 3:
            for good in range(GOODS):
                if dice[good]:
                    dice[good] -= 1
        elif kind == 4:
            bought[which] += 1
            self.buy(rules.tracks[which][s.taken[which] + bought[which] - 1], which, dice, have)
        elif kind == 5:
            spend(rules.tiles[which].cost, dice, have)
        return best

    def purchase(self, price: int, area: int, dice: list[int], have: list[int]) -> float:
        """What a ruby is worth beyond its price; less than nothing where it cannot be bought."""
        w = self.weights
        if area == LIRA_CARPET:
            return w.ruby - w.lira * price if have[LIRA] >= price else -1.0
        if area < GOODS_CARPET:
            missing = price - dice[area]
            if missing <= 0:
                return w.ruby
            brown = max(0, missing - have[area])
            if brown > have[BROWN]:
                return -1.0
            return w.ruby - w.marker * (missing - brown) - w.brown * brown
        kinds = 0
        goods = have[BROWN]
        rolled = 0
        for good in range(GOODS):
            if dice[good] or have[good]:
                kinds += 1
            goods += dice[good] + have[good]
            rolled += dice[good]
        if kinds + have[BROWN] < GOODS or goods < GOODS + price:
            return -1.0
        return w.ruby - w.marker * max(0, GOODS + price - rolled)

    def spent(self, cost: list[int], dice: list[int], have: list[int]) -> float:
        """The worth of the markers that a price takes beside the dice; more than anything where it cannot be paid."""
        w = self.weights
        brown = 0
        worth = 0.0
        for good in range(GOODS):
            missing = cost[good] - dice[good]
            if missing > 0:
                marked = min(missing, have[good])
                brown += missing - marked
                worth += w.marker * marked
        return worth + w.brown * brown if brown <= have[BROWN] else 1e9

    def buy(self, price: int, area: int, dice: list[int], have: list[int]) -> None:
        """Pay for a ruby, dice first."""
        if area == LIRA_CARPET:
            have[LIRA] -= price
        elif area < GOODS_CARPET:
            spend([price if good == area else 0 for good in range(GOODS)], dice, have)
        else:
            for good in range(GOODS):
                dice[good] = 0


def spend(cost: list[int], dice: list[int], have: list[int]) -> None:
    """Pay a price, dice before markers before brown ones."""
    for good in range(GOODS):
        due = cost[good]
        rolled = min(due, dice[good])
        dice[good] -= rolled
        marked = min(due - rolled, have[good])
        have[good] -= marked
        have[BROWN] -= due - rolled - marked


def carpet_missing(resources: list[int], at: int, free: int) -> int:
    """How many goods are missing for one of each and so many more."""
    brown = resources[at + BROWN]
    kinds = 0
    goods = brown
    for good in range(GOODS):
        if resources[at + good]:
            kinds += 1
        goods += resources[at + good]
    return max(0, GOODS - kinds - brown, GOODS + free - goods)


VALUE: Final[DiceValue] = DiceValue(Weights())
