"""Bundles of goods as one choice: a digit for each of red, green, yellow, blue; 1021 is 1 red, 2 yellow, 1 blue."""

from __future__ import annotations

from bedesten.games.istanbul.names import BLUE, GOODS, GREEN, RED, YELLOW
from bedesten.games.istanbul.state import State


def bundles(s: State, seat: int, wanted: list[int], least: int, most: int) -> list[int]:
    """Every bundle of the seat's goods with at most the wanted number of each and this many in all, ascending."""
    at = seat * GOODS
    goods = s.goods
    reds = min(wanted[RED], goods[at + RED])
    greens = min(wanted[GREEN], goods[at + GREEN])
    yellows = min(wanted[YELLOW], goods[at + YELLOW])
    blues = min(wanted[BLUE], goods[at + BLUE])
    found: list[int] = []
    for red in range(min(reds, most) + 1):
        for green in range(min(greens, most - red) + 1):
            for yellow in range(min(yellows, most - red - green) + 1):
                some = red + green + yellow
                for blue in range(max(0, least - some), min(blues, most - some) + 1):
                    found.append(1000 * red + 100 * green + 10 * yellow + blue)
    return found


def amounts(bundle: int) -> list[int]:
    """How many red, green, yellow and blue goods a bundle has."""
    return [bundle // 1000, bundle // 100 % 10, bundle // 10 % 10, bundle % 10]


def pay(s: State, seat: int, bundle: int) -> int:
    """The goods leave the barrow; says how many they were."""
    count = 0
    for good, amount in enumerate(amounts(bundle)):
        if amount:
            s.pay_goods(seat, good, amount)
            count += amount
    return count
