"""The actions of a turn: goods into markers, crystals, tiles and rubies; coins into Lira; card icons into cards."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.cards import Choose, reveal
from bedesten.games.dice.dice import DIGITS, showing
from bedesten.games.dice.names import (
    BROWN,
    BUY,
    CARD,
    CARDS,
    COIN,
    COINS,
    DIFFERENT,
    DONE,
    GOODS,
    GOODS_CARPET,
    GOODS_TILE,
    LIRA,
    LIRA_CARPET,
    PAIR,
    RESOURCES,
    TAKE,
)
from bedesten.games.dice.parts import Steps
from bedesten.games.dice.payment import Pay
from bedesten.games.dice.rubies import take_ruby
from bedesten.games.dice.state import State, remove
from bedesten.kernel.step import Step


class Act(Step[State]):
    """Carry out an action, or be done with the turn (0). The same action may be carried out again.

    Goods come from dice, each used once, and from markers; a brown marker stands for any good.

    - 1 to 4: two red, green, yellow or blue goods for a marker of that colour.
    - 5, 6, 7: two different goods for a crystal, three for a brown marker, four for two markers of your choice.
    - 8: all coins rolled, for 2 Lira each; each goods tile adds a marker of its colour.
    - 11 and up: so many of the cards rolled, to reveal as many bazaar cards and use one of them.
    - 20 to 25: the next ruby for red, green, yellow or blue goods, of the goods carpet, of the Lira carpet.
    - 30 and up: a mosque tile of the display, for the goods on it.
    """

    __slots__ = ()
    key = "turn.act"

    def seat(self, s: State, /) -> int:
        return s.active

    def options(self, s: State, /) -> list[int]:
        found = [DONE]
        have = goods_at_hand(s)
        goods = have[0] + have[1] + have[2] + have[3] + have[BROWN]
        kinds = kinds_at_hand(have)
        if goods > 1:
            add_trades(found, have, kinds)
        if s.dice // DIGITS[COIN] % 10:
            found.append(COINS)
        for amount in range(1, s.dice % 10 + 1):
            found.append(CARDS + amount)
        add_rubies(s, found, have, goods, kinds)
        add_tiles(s, found, have)
        return found

    def take(self, s: State, choice: int, /) -> None:
        if choice == DONE:
            return
        s.actions -= 1
        if s.actions:
            s.then(self)
        if choice == COINS:
            take_lira(s)
        elif CARDS < choice < BUY:
            draw_cards(s, choice - CARDS)
        elif choice == BUY + LIRA_CARPET:
            s.pay(s.active, LIRA, s.rules.tracks[LIRA_CARPET][s.taken[LIRA_CARPET]])
            take_ruby(s, s.active, LIRA_CARPET)
        else:
            s.then(Pay(choice))


def goods_at_hand(s: State) -> list[int]:
    """Red, green, yellow and blue goods on dice and markers, and brown markers."""
    at = s.active * RESOURCES
    have = s.resources[at : at + BROWN + 1]
    dice = s.dice
    if dice >= DIGITS[GOODS - 1]:
        for good in range(GOODS):
            have[good] += dice // DIGITS[good] % 10
    return have


def kinds_at_hand(have: list[int]) -> int:
    """How many different goods can be laid down, brown markers standing for missing ones."""
    kinds = have[BROWN]
    for good in range(GOODS):
        if have[good]:
            kinds += 1
    return min(kinds, GOODS)


def add_trades(found: list[int], have: list[int], kinds: int) -> None:
    """Pairs, and different goods."""
    brown = have[BROWN]
    for good in range(GOODS):
        if have[good] + brown > 1:
            found.append(PAIR + good)
    for amount in range(2, kinds + 1):
        found.append(DIFFERENT + amount)


def add_rubies(s: State, found: list[int], have: list[int], goods: int, kinds: int) -> None:
    """Rubies whose price is at hand."""
    tracks = s.rules.tracks
    taken = s.taken
    brown = have[BROWN]
    for good in range(GOODS):
        track = tracks[good]
        step = taken[good]
        if step < len(track) and have[good] + brown >= track[step]:
            found.append(BUY + good)
    if kinds == GOODS:
        track = tracks[GOODS_CARPET]
        step = taken[GOODS_CARPET]
        if step < len(track) and goods >= GOODS + track[step]:
            found.append(BUY + GOODS_CARPET)
    track = tracks[LIRA_CARPET]
    step = taken[LIRA_CARPET]
    if step < len(track) and s.resources[s.active * RESOURCES + LIRA] >= track[step]:
        found.append(BUY + LIRA_CARPET)


def add_tiles(s: State, found: list[int], have: list[int]) -> None:
    """Tiles of the display whose price is at hand, equal ones once."""
    tiles = s.rules.tiles
    brown = have[BROWN]
    last = -1
    for kind in s.display:
        if kind != last:
            last = kind
            price = tiles[kind].price
            if price.good >= 0:
                if have[price.good] + brown >= price.total:
                    found.append(TAKE + kind)
            elif lacking(price.least, have) <= brown:
                found.append(TAKE + kind)


def lacking(cost: list[int], have: list[int]) -> int:
    """How many goods of a price are not at hand."""
    missing = 0
    for good in range(GOODS):
        if cost[good] > have[good]:
            missing += cost[good] - have[good]
    return missing


def take_lira(s: State) -> None:
    """All coins rolled go for 2 Lira each; each goods tile that works already brings a marker, however many they are."""
    seat = s.active
    coins = showing(s.dice, COIN)
    s.dice -= coins * DIGITS[COIN]
    s.tell("used_dice", seat, coins * DIGITS[COIN])
    s.gain(seat, LIRA, coins * s.rules.coin)
    tiles = s.tiles[seat]
    for tile in s.fresh:
        tiles = remove(tiles, tile)
    for tile in tiles:
        if s.rules.abilities[tile] == GOODS_TILE:
            s.gain(seat, s.rules.tiles[tile].good, 1)


def draw_cards(s: State, amount: int) -> None:
    """So many of the cards rolled go: as many bazaar cards are revealed, and one of them is used."""
    s.dice -= amount * DIGITS[CARD]
    s.tell("used_dice", s.active, amount * DIGITS[CARD])
    s.then(Choose(amount))
    reveal(s, amount)


ACT: Final[Act] = Act()
STEPS: Final[Steps] = (Act,)
