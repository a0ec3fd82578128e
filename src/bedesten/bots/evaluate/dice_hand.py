"""A hand-written value of Dice Game positions: what a player has, and what the dice on the table can still become."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.dice_plan import Plan, Weights
from bedesten.bots.evaluate.value import Manner, Value
from bedesten.games.dice.cards import Choose, Reveal, Use
from bedesten.games.dice.dice import Roll, RollGoods
from bedesten.games.dice.markers import ChooseMarkers
from bedesten.games.dice.mosque import TakeTile
from bedesten.games.dice.names import BROWN, CRYSTAL, GOODS, GOODS_CARPET, LIRA, LIRA_CARPET, MOSQUE, RESOURCES
from bedesten.games.dice.payment import Pay, PayGood
from bedesten.games.dice.rubies import ChooseArea, rubies_left
from bedesten.games.dice.scoring import after_sale
from bedesten.games.dice.state import State
from bedesten.games.dice.turn import Throw


class DiceValue(Value[State]):
    """What a seat has, what it is near to, and in its own turn what its dice and actions promise."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def turn(self, s: State, /) -> int:
        return s.round * s.rules.players + s.active

    def even(self, s: State, /) -> bool:
        return s.active == 0

    def manner(self) -> Manner:
        manner = Manner()
        manner.sharpness = 8.0
        manner.first = 3000
        return manner

    def scale(self, s: State, /) -> float:
        return 60.0

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
        if not s.actions:
            for step in s.stack:
                if isinstance(step, Throw):
                    return w.turn_to_come
            return 0.0
        worth = 0.0
        top = s.stack[-1]
        if isinstance(top, Roll | RollGoods):
            worth = w.die * top.amount
        plan = Plan(s, seat, w, self.turns_left(s, seat))
        for _ in range(s.actions):
            gain = plan.best_action()
            if gain <= 0.0:
                break
            worth += gain
        return worth


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


def tuned() -> Weights:
    """Weights shifted again and again towards those that won matches against the ones before."""
    w = Weights()
    w.brown = 20.4
    w.card = 22.3
    w.die = 9.6
    w.lira = 3.5
    w.marker = 12.7
    w.near = [12.1, 15.0, 13.5, 4.0, 0.637, -1.4]
    w.second = 0.192
    w.spare_crystal = 3.4
    w.spare_lira = 1.2
    w.tiles = [22.9, 5.4, 15.0, 14.9, 13.7, 11.0]
    w.turn_to_come = 26.1
    w.way_to_mosque = 5.6
    return w
