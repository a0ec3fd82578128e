"""Which ways a turn of Istanbul can go are worth following."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_hand import carried
from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.cards.again import OfferAgain
from bedesten.games.istanbul.decision import EXTRA, FETCH, PLAY
from bedesten.games.istanbul.encounters import CATCH, TOKEN, Encounters
from bedesten.games.istanbul.names import ANY_GOODS
from bedesten.games.istanbul.places.fountain import Recall
from bedesten.games.istanbul.places.markets import Sell, SellAny
from bedesten.games.istanbul.places.mosques import TakeTile
from bedesten.games.istanbul.places.police_station import Send
from bedesten.games.istanbul.places.wainwright import Extend
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Move

CARDS: Final = 1
"""The cards that are played before the merchant sets out, or assistants called back."""
NEAR: Final = 1.0
"""How many turns worse a place may be, without a card, to be looked into with one."""
SELL_ANY: Final = PLAY + ANY_GOODS


def branches(s: State, played: int) -> list[int]:
    """The options that are looked into. Whoever goes to a place means to use it, but for what costs something there; sells
    as much as he can, calls all his assistants together, meets the Governor before the Smuggler, and plays cards before he
    sets out.
    """
    legal = s.legal
    top = s.stack[-1]
    if isinstance(top, Move):
        return departures(s, played)
    if isinstance(top, OfferAgain):
        return again(s, top.place)
    if isinstance(top, (Sell, SellAny)):
        return best_sales(legal)
    found = [choice for choice in legal if choice < PLAY]
    if isinstance(top, Recall):
        return found[-1:]
    if isinstance(top, Encounters):
        return one_token(found)
    if len(found) > 1 and not found[0] and is_visit(s) and not isinstance(top, (Extend, TakeTile, Send)):
        return found[1:]
    return found


def again(s: State, place: int) -> list[int]:
    """To leave it at that, or a card that repeats the action of the place."""
    cards = s.rules.cards
    return [
        choice for choice in s.legal if choice < PLAY or (choice < FETCH and cards[choice - PLAY].repeats(s, place))
    ]


def one_token(found: list[int]) -> list[int]:
    """Of tokens that can be used the first comes first: the Governor before the Smuggler."""
    tokens = [choice for choice in found if TOKEN <= choice < CATCH]
    return [choice for choice in found if choice not in tokens[1:]]


def departures(s: State, played: int) -> list[int]:
    """Where to go; and cards, or an assistant to call back if hardly any is left."""
    few = carried(s.crew[s.active]) <= 1
    return [
        choice
        for choice in s.legal
        if choice < PLAY or (choice < FETCH and played < CARDS) or (few and FETCH <= choice < EXTRA)
    ]


def ways(s: State) -> list[int]:
    """The places to go to."""
    return [choice for choice in s.legal if choice < PLAY]


def is_visit(s: State) -> bool:
    """Whether the question is the one with which the action of a place begins."""
    place = s.family[s.active] if s.envoy else s.target()
    return s.stack[-1] is s.rules.places[place].visit


def near(legal: list[int], promises: list[float], best: float) -> int:
    """The places that promise about as much as the best, a bit each."""
    found = 0
    for i in range(len(promises)):
        if promises[i] < best + NEAR:
            found |= 1 << legal[i]
    return found


def best_sales(legal: list[int]) -> list[int]:
    """The sales of the most goods, and the card for selling any."""
    most = 0
    for choice in legal:
        if choice < PLAY:
            most = max(most, sum(amounts(choice)))
    return [choice for choice in legal if choice == SELL_ANY or (choice < PLAY and sum(amounts(choice)) == most)]
