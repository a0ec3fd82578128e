"""Which ways a turn of Istanbul with expansions and variants can go are worth following: of more than can be followed."""

from __future__ import annotations

from typing import Final

from bedesten.bots.evaluate.istanbul_hand import IstanbulValue, carried
from bedesten.bots.evaluate.istanbul_ways import CARDS, again, branches, is_visit
from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.cards.again import OfferAgain
from bedesten.games.istanbul.decision import EXTRA, EXTRA_SPAN, FETCH, PLAY
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler
from bedesten.games.istanbul.modules.letters.companion import BESIDE_MERCHANT, Companion
from bedesten.games.istanbul.modules.letters.courier import PayCourier
from bedesten.games.istanbul.modules.letters.places import fountain
from bedesten.games.istanbul.modules.letters.seals import PaySeals
from bedesten.games.istanbul.modules.mocha.guild_steps import Announce, ChoosePlace, Gather, TakeDifferent, Tavern
from bedesten.games.istanbul.modules.mocha.play import PlayGuildCard
from bedesten.games.istanbul.modules.mocha.roasting_plant import FOR_CARD, FOR_GOOD, PAID_CARD, PAID_GOOD, Roast
from bedesten.games.istanbul.modules.mocha.tavern import PlaceBarrier, Treat
from bedesten.games.istanbul.modules.mocha.trader import PayTrader
from bedesten.games.istanbul.places.police_station import Send
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Move
from bedesten.kernel.step import CHANCE

FIRST: Final = 17
"""The first place of the expansions."""
SET_OUT: Final = CARDS + 1
"""A companion was set out, for him to go."""
MANY: Final = 4
"""Options of a small question that are looked into: those that look best at a glance."""
WORTH_ANNOUNCING: Final = [5, 6, 7, 8]
"""The numbers that bring most on average."""


def box_branches(s: State, played: int, judge: IstanbulValue) -> list[int]:
    """The options that are looked into: as in the base game, and of many small ones those that look best at a glance."""
    legal = s.legal
    top = s.stack[-1]
    if isinstance(top, Move):
        return box_departures(s, played)
    if isinstance(top, OfferAgain):
        return again(s, top.place)
    found = [choice for choice in legal if choice < PLAY]
    if isinstance(top, fountain.Recall):
        return all_back(s, found)
    if isinstance(top, Gather):
        return found[-1:]
    if isinstance(top, Announce):
        return WORTH_ANNOUNCING
    if isinstance(top, (Send, Treat, Tavern)):
        return found  # what a ruby costs is seen at a glance, and the ruby that is yet to be chosen is not
    if isinstance(top, TakeDifferent):
        found = fullest(found)
    elif isinstance(top, Roast):
        found = in_order(found, top.paid)
    elif s.target() < FIRST or not is_visit(s):
        found = branches(s, played)
    return found if len(found) <= MANY else likeliest(s, found, judge)


def box_departures(s: State, played: int) -> list[int]:
    """Where to go, on foot, by tile or by companion; guild cards; bonus cards, or an assistant to call back if hardly any is
    left. Of those that are not the whole turn only one comes before it; a companion who is set out goes.
    """
    if played == SET_OUT:
        return [choice for choice in s.legal if choice >= EXTRA and isinstance(extra(s, choice), Companion)]
    few = carried(s.crew[s.active]) <= 1
    found: list[int] = []
    for choice in s.legal:
        if choice < FETCH:
            if choice < PLAY or played < CARDS:
                found.append(choice)
        elif choice < EXTRA:
            if few:
                found.append(choice)
        elif not played:
            found.append(choice)
    return found


def box_ways(s: State) -> list[int]:
    """The places to go to, on foot, by tile or by companion."""
    found: list[int] = []
    for choice in s.legal:
        if choice < PLAY or (choice >= EXTRA and not isinstance(extra(s, choice), PlayGuildCard)):
            found.append(choice)
    return found


def extra(s: State, choice: int) -> object:
    """What a module offers instead of a move on foot."""
    return s.rules.extras[(choice - EXTRA) // EXTRA_SPAN]


def sets_out(s: State, choice: int) -> bool:
    """Whether this sets a companion beside his merchant, from where he can go at once."""
    return (choice - EXTRA) % EXTRA_SPAN == BESIDE_MERCHANT and isinstance(extra(s, choice), Companion)


def all_back(s: State, found: list[int]) -> list[int]:
    """All assistants, with and without the companion, if he can be called too."""
    bits = s.out[s.active].bit_count()
    everybody = found[-1]
    if everybody >> bits:
        return [(1 << bits) - 1, everybody]
    return [everybody]


def fullest(found: list[int]) -> list[int]:
    """The bundles with most in them."""
    most = 0
    for bundle in found:
        most = max(most, sum(amounts(bundle)))
    return [bundle for bundle in found if sum(amounts(bundle)) == most]


def in_order(found: list[int], paid: int) -> list[int]:
    """Exchanges in one order only: Lira, a good, a card."""
    least = FOR_CARD if paid & PAID_GOOD else FOR_GOOD if paid else 0
    if paid & PAID_CARD:
        return [0]
    return [choice for choice in found if not choice or choice >= least]


def likeliest(s: State, found: list[int], judge: IstanbulValue) -> list[int]:
    """Those of the options that look best at a glance."""
    ranked = [(-glimpse(s, choice, judge), choice) for choice in found]
    ranked.sort()
    return [choice for _, choice in ranked[:MANY]]


def glimpse(s: State, choice: int, judge: IstanbulValue) -> float:
    """What an option looks like at a glance, to whoever is asked; where an action may follow, by the places to act at."""
    top = s.stack[-1]
    asked = top.seat(s)
    if isinstance(top, PlaceBarrier):
        first = judge.opportunity(s, asked, choice // 100)
        return max(first, judge.opportunity(s, asked, choice % 100))
    if isinstance(top, ChoosePlace):
        return judge.opportunity(s, asked, choice)
    t = s.copy()
    t.apply(choice)
    return judge.of(t, asked)


def answered(s: State, seat: int, judge: IstanbulValue) -> bool:
    """Answer a question that is put to another seat, as looks best to it at a glance; says whether it was one."""
    asked = s.stack[-1].seat(s)
    if asked in (CHANCE, seat):
        return False
    s.apply(likeliest(s, s.legal, judge)[0])
    return True


def paid(s: State, judge: IstanbulValue) -> bool:
    """Pay what is due: seals with the last of the letters that will do, a delivered one first; a token with what is missed
    least at a glance. Says whether anything was due.

    What to pay with is thought about when it is asked: here it would be most of all ways that a turn can go.
    """
    top = s.stack[-1]
    if isinstance(top, PaySeals):
        s.apply(s.legal[-1])
    elif isinstance(top, (PayGovernor, PaySmuggler, PayTrader, PayCourier)):
        s.apply(likeliest(s, [choice for choice in s.legal if choice < PLAY], judge)[0])
    else:
        return False
    return True
