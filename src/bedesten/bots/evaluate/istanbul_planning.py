"""Planning in Istanbul: which ways a turn can go are worth following, and what the others take meanwhile."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, Weights, carried
from bedesten.bots.evaluate.istanbul_learned import TurnsToGo, shipped
from bedesten.bots.evaluate.istanbul_ways import best_sales
from bedesten.bots.evaluate.planning import Planning
from bedesten.bots.evaluate.value import Value
from bedesten.games.istanbul.cards.again import OfferAgain, OnceMore
from bedesten.games.istanbul.cards.draw import Draw
from bedesten.games.istanbul.cards.movement import GoFar
from bedesten.games.istanbul.decision import EXTRA, FETCH, PLAY
from bedesten.games.istanbul.dice import Roll, Throw
from bedesten.games.istanbul.encounters import Encounters
from bedesten.games.istanbul.names import BLACK_MARKET, GOODS, RED_TILE
from bedesten.games.istanbul.places.fountain import Recall
from bedesten.games.istanbul.places.markets import Sell
from bedesten.games.istanbul.places.police_station import Send
from bedesten.games.istanbul.places.tea_house import Announce
from bedesten.games.istanbul.rules import TURN_BEGINS
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Assist, Finish, Move, Pay, in_turn

USUAL_TEA: Final = 23
USUAL_JEWELRY: Final = 34
"""Throws that bring about what the Tea House and the Black Market bring on average."""
USUAL_NUMBER: Final = [5]
USUAL_RED: Final = [7]
"""What to announce at the Tea House then, without and with the red tile."""
USUAL_CARD: Final = 0.1
"""A roll that draws one of the most common cards from a whole pile."""


class IstanbulPlanning(Planning[State]):
    """Plans for the way to the rubies."""

    def __init__(self, judge: IstanbulValue) -> None:
        self.judge: Final[IstanbulValue] = judge

    def value(self) -> Value[State]:
        return self.judge

    def suits(self, s: State, /) -> bool:
        """Not with Letters & Seals: plans were not seen to help there."""
        return not s.letters and self.matters(s)

    def matters(self, s: State) -> bool:
        """Whether a turn can go different ways from here."""
        return in_turn(s) and not self.minor(s) and len(self.branches(s)) > 1

    def minor(self, s: State, /) -> bool:
        """All but where to go, whom to meet, where to send the family member, what to sell, what a place does and whether
        it does it again.
        """
        top = s.stack[-1]
        if isinstance(top, (Move, GoFar, Encounters, Send, Sell, OfferAgain, OnceMore)):
            return False
        return isinstance(top, Announce) or top is not s.rules.places[visited(s)].visit

    def branches(self, s: State, /) -> list[int]:
        """Whoever goes to a place means to use it, sells as much as he can, calls all his assistants together, and plays
        cards before he sets out.
        """
        legal = s.legal
        top = s.stack[-1]
        if isinstance(top, Move):
            if carried(s.crew[s.active]) <= 1:
                return legal
            return [choice for choice in legal if not FETCH <= choice < EXTRA]
        if isinstance(top, OfferAgain):
            return legal
        if isinstance(top, Finish):
            return legal[:1]
        if isinstance(top, (Assist, Pay)):
            return legal[1:2]
        if isinstance(top, Announce):
            return USUAL_RED if s.tiles[s.active] & RED_TILE else USUAL_NUMBER
        if isinstance(top, Sell):
            return best_sales(legal)
        found = [choice for choice in legal if choice < PLAY]
        if isinstance(top, Recall):
            return found[-1:]
        if len(found) > 1 and not found[0] and top is s.rules.places[visited(s)].visit:
            return found[1:]
        return found or legal

    def usual(self, s: State, roll: float, /) -> int:
        top = s.stack[-1]
        if isinstance(top, Roll):
            return USUAL_JEWELRY if visited(s) == BLACK_MARKET else USUAL_TEA
        if isinstance(top, Throw):
            return USUAL_JEWELRY
        return s.chance(USUAL_CARD if isinstance(top, Draw) else roll)

    def begin(self, s: State, seat: int, /) -> None:
        s.active = seat
        s.round += 1
        s.spent = s.elsewhere = s.afar = s.again = s.envoy = 0
        s.stack = s.rules.turn.copy()
        s.reach(TURN_BEGINS)
        s.settle()

    def echo(self, s: State, other: int, before: State, after: State, /) -> None:
        s.merchant[other] = after.merchant[other]
        s.rubies[other] += after.rubies[other] - before.rubies[other]
        s.gems += after.gems - before.gems
        s.palace += after.palace - before.palace
        for good in range(GOODS):
            taken = s.mosque[good] + after.mosque[good] - before.mosque[good]
            s.mosque[good] = min(taken, len(s.rules.mosque_goods))
        s.coffee_house += after.coffee_house - before.coffee_house
        s.society += after.society - before.society

    def likeness(self, s: State, seat: int, /) -> int:
        return hash(
            (
                self.gist(s, seat),
                s.lira[seat],
                s.crew[seat],
                s.out[seat],
                s.family[seat],
                s.hand[seat],
                s.mail,
                s.palace,
                s.gems,
                boxes_alike(s, seat) if s.rules.boxes else 0,
            )
        )

    def gist(self, s: State, seat: int, /) -> int:
        """All but money, cards, where assistants are, and what the expansions bring that is as small."""
        at = seat * GOODS
        return hash(
            (
                s.rubies[seat],
                s.extensions[seat],
                s.tiles[seat],
                s.merchant[seat],
                s.goods[at],
                s.goods[at + 1],
                s.goods[at + 2],
                s.goods[at + 3],
                boxes_gist(s, seat) if s.rules.boxes else 0,
            )
        )

    def arrived(self, s: State, seat: int, /) -> bool:
        return s.rubies[seat] >= s.rules.target


def boxes_gist(s: State, seat: int) -> int:
    """Coffee, seals and tiles that a seat has of the expansions."""
    leads = s.leader == seat
    coffee = tiles = held = delivered = 0
    if s.coffee:
        coffee = s.coffee[seat]
        tiles = s.tavern_tiles[seat]
    if s.letters:
        held = len(s.letters[seat])
        delivered = len(s.delivered[seat])
    return hash((leads, coffee, tiles, held, delivered))


def boxes_alike(s: State, seat: int) -> int:
    """The rest of it."""
    cards: tuple[int, ...] = ()
    letters: tuple[int, ...] = ()
    companion = 0
    if s.coffee:
        cards = s.guild_hand[seat]
    if s.letters:
        letters = s.letters[seat]
        companion = s.companion[seat]
    return hash((cards, letters, companion, s.coffee_house, s.society, s.gatekeeper, s.barrier))


def visited(s: State) -> int:
    """The place whose action is going on: the merchant's, or the family member's."""
    return s.family[s.active] if s.envoy else s.target()


def far_sighted() -> Weights:
    """Weights for plans: evolved from the tuned ones, towards plans of few lines that lead to rubies soonest."""
    w = Weights()
    w.cards[:10] = [8.8, 12.7, 6.0, 9.6, 5.8, 29.5, 7.1, 15.1, 12.3, 15.4]
    w.crew = [-35.5, 1.4, 12.0, 11.0, 15.1, 20.9]
    w.extensions = [0.0, -8.3, 94.1, 126.5, 0.0]
    w.family_home = 2.11
    w.goods = [9.2, 10.4, 7.6, 12.5]
    w.half_pair = 20.45
    w.jewelry = 1.38
    w.jewelry_red = 1.59
    w.last = 136.07
    w.lira = 3.17
    w.new_card = 16.61
    w.second = 0.46
    w.soon = [0.0, 0.5, 0.47, 0.33, 0.38]
    w.spare_lira = 0.71
    w.tea = 5.55
    w.tea_red = 4.62
    w.tiles = [14.7, 20.7, 19.2, 5.7]
    w.token = 8.05
    return w


PLANNING: Final[IstanbulPlanning] = IstanbulPlanning(TurnsToGo(far_sighted(), shipped()))
