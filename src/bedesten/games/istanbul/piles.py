"""Hands and piles: cards in ascending order, or how many there are of each."""

from __future__ import annotations


def insert(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card more, the order kept."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    return cards[:at] + (card,) + cards[at:]


def remove(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card less."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def different(cards: tuple[int, ...], first: int = 0) -> list[int]:
    """The different ones of cards in ascending order, as choices that count from `first`."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(first + card)
            last = card
    return found


def holds(counts: list[int]) -> bool:
    """Whether there is anything in a pile of so many of each."""
    for count in counts:  # noqa: SIM110 (a loop is faster compiled)
        if count:
            return True
    return False
