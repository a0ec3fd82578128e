"""A hand-written value of Istanbul positions: what a merchant has, and what he can do with it next."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate import istanbul_boxes
from bedesten.bots.evaluate.value import NOTHING, Manner, Value
from bedesten.games.istanbul.decision import PLAY
from bedesten.games.istanbul.encounters import Encounters
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
from bedesten.games.istanbul.places.police_station import Send
from bedesten.games.istanbul.places.tea_house import Announce
from bedesten.games.istanbul.scoring import standing
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Assist, Finish, Move, Pay, merchants_met

KEPT: Final = -1e9
"""What playing a card promises at a glance: never."""


class Weights:
    """What things are worth, a ruby being 100. Set by hand, then shifted one by one in matches against themselves."""

    def __init__(self) -> None:
        self.ruby: float = 100.0
        self.lira: float = 4.5
        """A Lira that buys something soon."""
        self.spare_lira: float = 1.0
        """A Lira beyond what the next rubies cost."""
        self.last: float = 150.0
        """The ruby that ends the game, besides."""
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
        self.token: float = 4.0
        """Meeting the Governor or the Smuggler."""
        self.soon: list[float] = [0.0, 0.45, 0.45, 0.3, 0.2]
        """What an opportunity is worth that is one, two, three or four turns away."""
        self.second: float = 0.25
        """What the second best opportunity is worth beside the best."""


class IstanbulValue(Value[State]):
    """What a seat has, and the best it can do with it from where it stands."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.boxes: Final[istanbul_boxes.BoxWeights] = istanbul_boxes.BoxWeights()

    def manner(self) -> Manner:
        manner = Manner()
        manner.sharpness = 10.0
        manner.rounds = 1
        return manner

    def rough(self) -> Value[State]:
        return Rough(self.weights)

    def turn(self, s: State, /) -> int:
        return s.round * s.rules.players + s.active

    def even(self, s: State, /) -> bool:
        return s.active == 0

    def quiet(self, s: State, /) -> bool:
        return isinstance(s.stack[-1], Move) and not s.spent

    def settled(self, s: State, /) -> bool:
        top = s.stack[-1]
        if isinstance(top, (Move, Assist, Pay, Finish, Encounters)):
            return True
        return top is s.rules.places[s.target()].visit

    def scale(self, s: State, /) -> float:
        return 60.0

    def of(self, s: State, seat: int, /) -> float:
        if not s.stack:
            return self.end(s, seat)
        worth = self.belongings(s, seat) + self.prospects(s, seat)
        return worth + self.pending(s, seat) if s.active == seat else worth

    def pending(self, s: State, seat: int) -> float:
        """What the action of the place reached will bring, where it is still to come, less what it takes to use it."""
        top = s.stack[-1]
        if isinstance(top, Move):
            return 0.0
        place = s.target()
        visiting = top is s.rules.places[place].visit
        assisting = isinstance(top, Assist)
        meeting = assisting or isinstance(top, Pay)
        if not visiting and not meeting:
            return 0.0
        w = self.weights
        worth = self.errand(s, seat) if place == POLICE_STATION else self.opportunity(s, seat, place)
        if meeting:
            fee = s.rules.merchant_fee * merchants_met(s, place)
            if s.lira[seat] < fee:
                return 0.0
            worth -= w.lira * fee
        if assisting:
            crew = min(carried(s.crew[seat]), 5)
            if s.out[seat] >> s.merchant[seat] & 1:
                worth += w.crew[min(crew + 1, 5)] - w.crew[crew]
            elif crew:
                worth -= w.crew[crew] - w.crew[crew - 1]
            else:
                return 0.0
        for token in s.tokens:
            if token == place:
                worth += w.token
        return worth if worth > 0.0 else 0.0

    def errand(self, s: State, seat: int) -> float:
        """The best that the family member can do, sent from the Police Station."""
        if s.family[seat] != POLICE_STATION:
            return 0.0
        best = 0.0
        for place in s.layout().places:
            if place != POLICE_STATION:
                gain = self.opportunity(s, seat, place)
                if gain > best:
                    best = gain
        return best - self.weights.family_home

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
        worth = w.ruby * s.rubies[seat] + w.extensions[s.extensions[seat]] + self.money(s, seat, s.lira[seat])
        if s.rubies[seat] >= rules.target:
            worth += w.last
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

    def money(self, s: State, seat: int, lira: int) -> float:
        """Lira count as long as there is a ruby or an extension to buy with them."""
        w = self.weights
        wanted = self.wanted(s, seat)
        return w.lira * lira if lira <= wanted else w.lira * wanted + w.spare_lira * (lira - wanted)

    def wanted(self, s: State, seat: int) -> int:
        """How much money there is a use for."""
        price = gem_price(s)
        wanted = 0 if price < 0 else price * max(0, min(2, s.rules.target - s.rubies[seat]))
        return wanted + s.rules.extension_price if s.extensions[seat] < s.rules.extensions else wanted

    def gained(self, s: State, seat: int, lira: int) -> float:
        """What so many Lira more, or fewer, are worth."""
        return self.money(s, seat, s.lira[seat] + lira) - self.money(s, seat, s.lira[seat])

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
                ruby = self.ruby(s, seat) if had + 1 == rules.extensions else 0.0
                return w.extensions[had + 1] - w.extensions[had] + ruby + self.gained(s, seat, -rules.extension_price)
            good = place - 2
            return w.goods[good] * s.room(seat, good)
        if place == POST_OFFICE:
            gains = rules.mail[s.mail]
            worth = self.gained(s, seat, gains[GOODS])
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
            return self.gained(s, seat, 10) * (w.tea_red if s.tiles[seat] & RED_TILE else w.tea) / 10.0
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
            return self.ruby(s, seat) + self.gained(s, seat, -price) if 0 <= price <= lira else 0.0
        if place > GEMSTONE_DEALER:
            return istanbul_boxes.opportunity(s, seat, place, self.boxes)
        return 0.0

    def ruby(self, s: State, seat: int) -> float:
        """What the next ruby is worth: more if it is the last."""
        w = self.weights
        return w.ruby + w.last if s.rubies[seat] + 1 == s.rules.target else w.ruby

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
        return max(0.0, self.gained(s, seat, s.rules.revenue[market][count]) - given)

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
        return self.ruby(s, seat) - given - w.goods[0] * cost[ANY] if spare >= cost[ANY] else 0.0

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
            gain += self.ruby(s, seat) - w.half_pair if owned >> pair[1 - i] & 1 else w.half_pair
            if gain > best:
                best = gain
        return best


class Rough(IstanbulValue):
    """The value without prospects, and moves judged by what the places have to offer without going there."""

    def of(self, s: State, seat: int, /) -> float:
        if not s.stack:
            return self.end(s, seat)
        worth = self.belongings(s, seat)
        return worth + self.pending(s, seat) if s.active == seat else worth

    def settled(self, s: State, /) -> bool:
        return True

    def hint(self, s: State, /) -> list[float]:
        """Where to go or to send the family member, what to announce; and whoever has come to a place means to use it.
        Cards are kept: to see what they are good for takes more than a glance.
        """
        top = s.stack[-1]
        if isinstance(top, Move):
            return self.moves(s)
        if isinstance(top, Send):
            return self.errands(s)
        if isinstance(top, Announce):
            return self.announcements(s)
        if isinstance(top, (Assist, Pay, Finish)):
            return [KEPT if choice >= PLAY else float(choice) for choice in s.legal]
        return NOTHING

    def moves(self, s: State) -> list[float]:
        """What a place brings, what it takes to use it, and how far the next good place is."""
        seat = s.active
        board = s.layout()
        places = board.places
        gains: list[float] = []
        for place in places:
            gains.append(self.errand(s, seat) if place == POLICE_STATION else self.opportunity(s, seat, place))
        w = self.weights
        found: list[float] = []
        for here in s.legal:
            if here >= PLAY:
                found.append(KEPT)
                continue
            worth = 0.0
            onward = 0.0
            for i in range(len(places)):
                if places[i] == here:
                    worth = self.use(s, seat, here, gains[i])
                elif gains[i] > 0.0:
                    later = gains[i] * w.soon[min((board.distance(here, places[i]) + 1) // 2, 4)]
                    if later > onward:
                        onward = later
            found.append(worth + onward)
        return found

    def errands(self, s: State) -> list[float]:
        """What each place brings when the family member is sent there."""
        home = self.weights.family_home
        found: list[float] = []
        for place in s.legal:
            if place >= PLAY:
                found.append(KEPT)
            else:
                found.append(self.opportunity(s, s.active, place) if place else home)
        return found

    def announcements(self, s: State) -> list[float]:
        """The Lira that each number brings on average."""
        found: list[float] = []
        for number in s.legal:
            if number >= PLAY:
                found.append(KEPT)
            elif number < 2:
                found.append(0.0)
            else:
                # The ways for two dice to reach a number, of 36.
                ways = (13 - number) * (14 - number) // 2 if number > 6 else 36 - (number - 2) * (number - 1) // 2
                found.append(float(ways * number + (36 - ways) * s.rules.tea_comfort))
        return found

    def use(self, s: State, seat: int, place: int, gain: float) -> float:
        """What it brings to go to a place and use it: nothing, if that cannot be paid."""
        w = self.weights
        if place == FOUNTAIN:
            return gain
        fee = s.rules.merchant_fee * merchants_met(s, place)
        crew = min(carried(s.crew[seat]), 5)
        back = s.out[seat] >> place & 1
        if s.lira[seat] < fee or (not crew and not back):
            return 0.0
        if back:
            gain += w.crew[min(crew + 1, 5)] - w.crew[crew]
        else:
            gain -= w.crew[crew] - w.crew[crew - 1]
        for token in s.tokens:
            if token == place:
                gain += w.token
        return gain - w.lira * fee


def carried(crew: int) -> int:
    """How many assistants are under a merchant."""
    count = 0
    while crew > NO_CREW:
        crew >>= 1
        count += 1
    return count


def tuned() -> Weights:
    """Weights shifted again and again towards those that won matches against the ones before."""
    w = Weights()
    w.crew = [-30.0, -5.9, 4.7, 12.0, 17.0, 20.0]
    w.goods = [8.0, 8.9, 8.0, 15.4]
    w.half_pair = 48.4
    w.jewelry = 1.2
    w.lira = 3.7
    w.second = 0.379
    w.soon = [0.0, 0.622, 0.45, 0.303, 0.2]
    w.tea = 4.4
    w.tea_red = 5.8
    w.tiles = [22.3, 12.0, 14.9, 18.0]
    w.token = 6.2
    return w
