"""Place 23, the Auction House: a good, and bonus cards for the highest bid."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.cards.draw import Deal
from bedesten.games.istanbul.cards.gains import with_room
from bedesten.games.istanbul.decision import ACTING, NO, Decision
from bedesten.games.istanbul.modules.letters.asking import Asked
from bedesten.games.istanbul.modules.letters.figures import figures
from bedesten.games.istanbul.modules.letters.names import AUCTION_HOUSE
from bedesten.games.istanbul.parts import Place, Steps
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect

NO_ROOM: Final = 9
"""The action is carried out with a full barrow: the good is lost."""
PASS: Final = 0


class Visit(Decision):
    """Take one good of your choice (1 red to 4 blue), which is lost if your barrow is full (9). Then two bonus cards are
    auctioned: you bid first, the others in turn raise once or pass, and you may raise last.

    Without a Lira to bid, or without cards to win, there is no auction.
    """

    __slots__ = ()
    key = "auction_house.visit"

    def answers(self, s: State, /) -> list[int]:
        return NO + (with_room(s, s.active) or FULL)

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            if choice != NO_ROOM:
                s.gain_goods(s.active, choice - 1, 1)
            s.then(AUCTION)


class Auction(Effect[State]):
    """The auction begins with the bid of whoever called it."""

    __slots__ = ()
    key = "auction_house.auction"

    def run(self, s: State, /) -> None:
        if s.cards_left() and s.lira[s.active] >= figures(s).auction_least_bid:
            s.then(OPENING)


class Opening(Decision):
    """The first bid, at least 1 Lira: a choice is the bid."""

    __slots__ = ()
    key = "auction_house.opening"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return list(range(figures(s).auction_least_bid, s.lira[s.active] + 1))

    def allows(self, s: State, lira: int, cards: int, /) -> bool:
        return s.lira[s.active] - lira >= figures(s).auction_least_bid

    def answer(self, s: State, choice: int, /) -> None:
        s.tell("bid", s.active, choice)
        s.then(Bid((s.active + 1) % s.rules.players, choice, s.active))


class Bid(Asked):
    """Raise the highest bid or pass (0): once for each player after the opening one, who may raise last.

    A choice is the bid, at most the money at hand.
    """

    __slots__ = ("best", "leader")
    key = "auction_house.bid"

    def __init__(self, chooser: int, best: int, leader: int) -> None:
        super().__init__(chooser)
        self.best: Final = best
        self.leader: Final = leader

    def answers(self, s: State, /) -> list[int]:
        return [PASS, *range(self.best + 1, s.lira[self.chooser] + 1)]

    def answer(self, s: State, choice: int, /) -> None:
        best, leader = self.best, self.leader
        if choice:
            best, leader = choice, self.chooser
            s.tell("bid", leader, best)
        else:
            s.tell("passed", self.chooser)
        follower = (self.chooser + 1) % s.rules.players
        # Whoever opened is asked again only if somebody outbid him, and nobody after him.
        if self.chooser == s.active or (follower == s.active and leader == s.active):
            sell(s, leader, best)
        else:
            s.then(Bid(follower, best, leader))

    def args(self) -> tuple[int, ...]:
        return (self.chooser, self.best, self.leader)


def sell(s: State, winner: int, price: int) -> None:
    """The winner pays, the supply if it is his own auction, else whoever held it; then he draws the cards."""
    s.tell("won_auction", winner, price)
    s.lira[winner] -= price
    if winner == s.active:
        s.tell("paid_lira", winner, price)
    else:
        s.lira[s.active] += price
        s.tell("paid_merchant", winner, s.active, price)
    for _ in range(figures(s).auction_cards):
        s.then(Deal(winner))


FULL: Final = [NO_ROOM]
AUCTION: Final[Auction] = Auction()
OPENING: Final[Opening] = Opening()
PLACE: Final[Place] = Place(AUCTION_HOUSE, "auction_house", Visit())
STEPS: Final[Steps] = (Visit, Auction, Opening, Bid)
