"""What prices, mosque tiles and bazaar cards are to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.dice.names import CARD_DIE, GOODS, MARKER, RUBY, THINGS, TILE
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.dice.state import State

Steps = tuple[type[Step["State"]], ...]
"""The kinds of steps that a file brings."""

UNLIMITED: Final = 99


class Price:
    """A price in goods: how many in all, how many of each good at least, and how many of each can count.

    A brown marker stands for any good. So 3 red ones are a price of 3 with 3 red at least and nothing else counting;
    3 different goods are 3 with one of each counting; a carpet is 4 and more with one of each at least, all counting.
    """

    def __init__(self, total: int, least: list[int], most: list[int]) -> None:
        self.total: Final = total
        self.least: Final = least
        self.most: Final = most
        self.good: Final = most.index(max(most)) if max(most) == sum(most) else -1
        """The good, where only one kind counts; else -1."""


def exactly(goods: list[int]) -> Price:
    """Just these goods."""
    return Price(sum(goods), goods, goods)


def of_one(good: int, amount: int) -> Price:
    """So many of one good."""
    return exactly([amount if other == good else 0 for other in range(GOODS)])


def different(amount: int) -> Price:
    """So many goods, no two alike."""
    return Price(amount, [0] * GOODS, [1] * GOODS)


def each_and(free: int) -> Price:
    """One of each good, and so many more of any kind."""
    return Price(GOODS + free, [1] * GOODS, [UNLIMITED] * GOODS)


class Tile:
    """A kind of mosque tile: what it does, what it costs, how many there are."""

    def __init__(self, kind: int, ability: int, good: int, cost: list[int], copies: int) -> None:
        self.kind: Final = kind
        self.ability: Final = ability
        self.good: Final = good
        """The marker that a goods tile brings; -1 on the others."""
        self.cost: Final = cost
        self.price: Final = exactly(cost)
        self.copies: Final = copies


class Area:
    """One half of a bazaar card: what is asked for, and what there is to take."""

    def __init__(self, text: str, arrow: str, asked: list[int], gains: list[list[int]]) -> None:
        self.text: Final = text
        self.free: Final = not arrow
        """Whether nothing is asked for: what is free is taken, not offered."""
        self.discards: Final = arrow == DISCARD
        """Whether what is asked for is discarded; otherwise it must only be there."""
        self.asked: Final = asked
        """Of each thing, how many."""
        self.gains: Final = gains
        """What may be taken: one of these, each a list of how many of each thing."""
        self.dice: Final = asked[CARD_DIE]


class Card:
    """A kind of bazaar card: what the player whose turn it is gets, what the others get, how many there are."""

    def __init__(self, kind: int, own: Area, others: Area | None, copies: int) -> None:
        self.kind: Final = kind
        self.own: Final = own
        self.others: Final = others
        self.copies: Final = copies


# How they are written in components.toml.

LETTERS: Final = "RGYBWKLTXMD"
"""A letter for each thing, in the order of their numbers."""
DISCARD: Final = ">"
HAVE: Final = ":"


class Misprint(Exception):
    """A text on a tile or card that cannot be read, as the end of a sentence."""


def read_goods(text: str) -> list[int]:
    """The cost of a tile, such as RRR."""
    if not text or any(letter not in LETTERS[:GOODS] for letter in text):
        raise Misprint(f"must be goods such as RRR or RGYB, not {text!r}")
    return [text.count(letter) for letter in LETTERS[:GOODS]]


def read_amounts(text: str) -> list[int]:
    """Things that go together, such as `T + 5L`."""
    amounts = [0] * THINGS
    for word in text.split("+"):
        amount, letter = word.strip()[:-1], word.strip()[-1:]
        if not letter or letter not in LETTERS or not (amount == "" or amount.isdecimal()):
            raise Misprint(f"must be amounts such as 3L or W + K, not {text.strip()!r}")
        amounts[LETTERS.index(letter)] += int(amount or 1)
    return amounts


def read_area(text: str) -> Area:
    """One half of a card, such as `2K > W + 2L`."""
    arrow = DISCARD if DISCARD in text else HAVE if HAVE in text else ""
    before, after = text.split(arrow, 1) if arrow else ("", text)
    asked = read_amounts(before) if arrow else [0] * THINGS
    gains = [read_amounts(part) for part in after.split("/")]
    if any(gain[CARD_DIE] for gain in gains) or asked[RUBY] or (arrow == DISCARD and asked[CARD_DIE]):
        raise Misprint(f"cannot be {text!r}: rubies are only taken, dice only had")
    if arrow == HAVE and (asked[MARKER] or asked[TILE]):
        raise Misprint(f"cannot be {text!r}: tiles and markers of one's choice can be discarded or taken, not had")
    return Area(text, arrow, asked, gains)
