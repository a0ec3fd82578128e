"""A hand-written value of Istanbul positions: what a merchant has, and what he can do with it next."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate import istanbul_boxes
from bedesten.bots.evaluate.value import Value
from bedesten.games.istanbul.names import (
    ANY,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE,
    LARGE_MARKET,
    NO_CREW,
    POLICE_STATION,
    POST_OFFICE,
    RED_TILE,
    SMALL,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)
from bedesten.games.istanbul.places.gemstone_dealer import gem_price
from bedesten.games.istanbul.places.mosques import PAIRS
from bedesten.games.istanbul.scoring import standing
from bedesten.games.istanbul.state import State


class Weights:
    """What things are worth, a ruby being 100. Set by hand, then shifted one by one in matches against themselves."""

    def __init__(self) -> None:
        self.ruby: float = 100.0
        self.lira: float = 4.5
        """A Lira that buys something soon."""
        self.spare_lira: float = 2.5
        """A Lira beyond what the next ruby costs."""
        self.goods: list[float] = [8.0, 8.0, 8.0, 11.0]
        self.extensions: list[float] = [0.0, 40.0, 82.0, 30.0, 0.0]
        """Extensions by their number; the last one has earned its ruby besides."""
        self.tiles: list[float] = [16.0, 12.0, 20.0, 18.0]
        """What the red, green, yellow and blue mosque tiles do, for the rest of a whole game."""
        self.half_pair: float = 40.0
        """One tile of a pair, on the way to its ruby."""
        self.crew: list[float] = [-30.0, -8.0, 4.0, 12.0, 17.0, 20.0]
        """Assistants under the merchant."""
        self.cards: list[float] = [
            *[10.0, 20.0, 9.0, 9.0, 9.0, 12.0, 10.0, 12.0, 12.0, 12.0],
            *[14.0, 10.0, 18.0, 12.0, 18.0, 10.0, 9.0, 12.0, 12.0],
            *[11.0, 20.0, 20.0, 20.0, 22.0, 18.0, 16.0, 10.0, 12.0, 8.0, 8.0, 10.0, 12.0, 12.0, 9.0],
        ]
        """Bonus cards: of the base game, of Mocha & Baksheesh, of Letters & Seals."""
        self.new_card: float = 12.0
        self.tea: float = 5.0
        """Lira that the Tea House brings on average, and with the red tile."""
        self.tea_red: float = 8.4
        self.jewelry: float = 0.95
        """Blue goods that the Black Market brings on average, and with the red tile."""
        self.jewelry_red: float = 1.4
        self.family_home: float = 3.6
        self.soon: list[float] = [0.0, 0.45, 0.45, 0.3, 0.2]
        """What an opportunity is worth that is one, two, three or four turns away."""
        self.second: float = 0.25
        """What the second best opportunity is worth beside the best."""


class IstanbulValue(Value[State]):
    """What a seat has, and the best it can do with it from where it stands."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.boxes: Final[istanbul_boxes.BoxWeights] = istanbul_boxes.BoxWeights()

    def turn(self, s: State, /) -> int:
        return s.round * s.rules.players + s.active

    def of(self, s: State, seat: int, /) -> float:
        if not s.stack:
            return self.end(s, seat)
        return self.belongings(s, seat) + self.prospects(s, seat)

    def end(self, s: State, seat: int) -> float:
        """A finished game: won or lost, and by how much."""
        w = self.weights
        mine = standing(s, seat)
        ahead = 0
        for other in range(s.rules.players):
            if standing(s, other) > mine:
                ahead += 1
        return w.ruby * (mine[0] + (20 if not ahead else -20 * ahead))

    def belongings(self, s: State, seat: int) -> float:
        """Rubies, money, goods, barrow, tiles, cards, assistants."""
        w = self.weights
        rules = s.rules
        worth = w.ruby * s.rubies[seat] + w.extensions[s.extensions[seat]]
        lira = s.lira[seat]
        wanted = gem_price(s) + rules.extension_price
        worth += w.lira * lira if lira <= wanted else w.lira * wanted + w.spare_lira * (lira - wanted)
        at = seat * GOODS
        for good in range(GOODS):
            worth += w.goods[good] * s.goods[at + good]
        worth += self.tiles(s, seat)
        for card in s.hand[seat]:
            worth += w.cards[card]
        worth += w.crew[min(carried(s.crew[seat]), 5)]
        if s.family[seat] == POLICE_STATION:
            worth += w.family_home
        if s.rules.boxes:
            worth += istanbul_boxes.belongings(s, seat, self.boxes)
        return worth

    def tiles(self, s: State, seat: int) -> float:
        """Mosque tiles: abilities that fade as the game goes on, and half a pair on the way to its ruby."""
        w = self.weights
        owned = s.tiles[seat]
        if not owned:
            return 0.0
        left = 1.0 - max(s.rubies) / s.rules.target
        worth = 0.0
        for pair in PAIRS:
            have = 0
            for good in pair:
                if owned >> good & 1:
                    have += 1
                    worth += w.tiles[good] * left
            if have == 1:
                missing = pair[0] if owned >> pair[1] & 1 else pair[1]
                if s.mosque[missing] < len(s.rules.mosque_goods):
                    worth += w.half_pair
        return worth

    def prospects(self, s: State, seat: int) -> float:
        """The best opportunities within reach, the sooner the better."""
        w = self.weights
        board = s.board
        if board is None:
            return 0.0
        here = s.merchant[seat]
        idle = s.crew[seat] == NO_CREW
        out = s.out[seat]
        best = 0.0
        second = 0.0
        anywhere = 0.0
        for place in board.places:
            gain = self.opportunity(s, seat, place)
            if gain > anywhere:
                anywhere = gain
            if idle and place != FOUNTAIN and not out >> place & 1:
                if not (s.tiles[seat] & YELLOW_TILE and s.lira[seat] >= s.rules.yellow_price):
                    continue
                gain -= w.lira * s.rules.yellow_price
            turns = 2 if place == here else (board.distance(here, place) + 1) // 2
            gain *= w.soon[min(turns, 4)]
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        if s.family[seat] == POLICE_STATION:
            turns = (board.distance(here, POLICE_STATION) + 1) // 2
            helped = anywhere * w.soon[min(max(turns, 1), 4)] * 0.9
            if helped > best:
                second = best
                best = helped
        return best + w.second * second

    def opportunity(self, s: State, seat: int, place: int) -> float:
        """What the action of a place would add, with what the seat has now."""
        w = self.weights
        rules = s.rules
        lira = s.lira[seat]
        if place <= FRUIT_WAREHOUSE:
            if place == WAINWRIGHT:
                had = s.extensions[seat]
                if had >= rules.extensions or lira < rules.extension_price:
                    return 0.0
                ruby = w.ruby if had + 1 == rules.extensions else 0.0
                return w.extensions[had + 1] - w.extensions[had] + ruby - w.lira * rules.extension_price
            good = place - 2
            return w.goods[good] * s.room(seat, good)
        if place == POST_OFFICE:
            gains = rules.mail[s.mail]
            worth = w.lira * gains[GOODS]
            for good in range(GOODS):
                worth += w.goods[good] * min(gains[good], s.room(seat, good))
            return worth
        if place == CARAVANSARY:
            return w.new_card
        if place == FOUNTAIN:
            crew = carried(s.crew[seat])
            return w.crew[min(crew + len(s.places_out(seat)), 5)] - w.crew[min(crew, 5)]
        if place == BLACK_MARKET:
            blue = w.jewelry_red if s.tiles[seat] & RED_TILE else w.jewelry
            return w.goods[0] + w.goods[BLUE] * min(blue, s.room(seat, BLUE))
        if place == TEA_HOUSE:
            return w.lira * (w.tea_red if s.tiles[seat] & RED_TILE else w.tea)
        if place == LARGE_MARKET:
            return self.sale(s, seat, LARGE)
        if place == SMALL_MARKET:
            return self.sale(s, seat, SMALL)
        if place == SULTANS_PALACE:
            return self.delivery(s, seat)
        if SMALL_MOSQUE <= place <= GREAT_MOSQUE:
            return self.tile(s, seat, place - SMALL_MOSQUE)
        if place == GEMSTONE_DEALER:
            price = gem_price(s)
            return w.ruby - w.lira * price if 0 <= price <= lira else 0.0
        if place > GEMSTONE_DEALER:
            return istanbul_boxes.opportunity(s, seat, place, self.boxes)
        return 0.0

    def sale(self, s: State, seat: int, market: int) -> float:
        """The most that the open demand tile brings for the seat's goods."""
        w = self.weights
        seen = s.demand[market]
        if not seen:
            return 0.0
        wanted = s.rules.demand[market][seen[0]]
        at = seat * GOODS
        count = 0
        given = 0.0
        for good in range(GOODS):
            sold = min(wanted[good], s.goods[at + good], 5 - count)
            count += sold
            given += w.goods[good] * sold
        return max(0.0, w.lira * s.rules.revenue[market][count] - given)

    def delivery(self, s: State, seat: int) -> float:
        """The Sultan's next ruby, if the goods are there."""
        w = self.weights
        costs = s.rules.palace_costs
        if s.palace >= len(costs) and not s.rules.refill:
            return 0.0
        cost = costs[min(s.palace, len(costs) - 1)]
        at = seat * GOODS
        spare = 0
        given = 0.0
        for good in range(GOODS):
            left = s.goods[at + good] - cost[good]
            if left < 0:
                return 0.0
            spare += left
            given += w.goods[good] * cost[good]
        return w.ruby - given - w.goods[0] * cost[ANY] if spare >= cost[ANY] else 0.0

    def tile(self, s: State, seat: int, mosque: int) -> float:
        """The best tile of a mosque that the seat's goods allow."""
        w = self.weights
        best = 0.0
        owned = s.tiles[seat]
        pair = PAIRS[mosque]
        left = 1.0 - max(s.rubies) / s.rules.target
        for i in range(2):
            good = pair[i]
            taken = s.mosque[good]
            if owned >> good & 1 or taken >= len(s.rules.mosque_goods):
                continue
            if s.goods[seat * GOODS + good] < s.rules.mosque_goods[taken]:
                continue
            gain = w.tiles[good] * left - w.goods[good]
            gain += w.ruby - w.half_pair if owned >> pair[1 - i] & 1 else w.half_pair
            if gain > best:
                best = gain
        return best


def carried(crew: int) -> int:
    """How many assistants are under a merchant."""
    count = 0
    while crew > NO_CREW:
        crew >>= 1
        count += 1
    return count


VALUE: Final[IstanbulValue] = IstanbulValue(Weights())
