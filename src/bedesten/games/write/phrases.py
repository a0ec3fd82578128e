"""Phrases of the game: goods, amounts, cards and what cards do."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import FOUNTAIN
from bedesten.games.write.parts import CardEffect
from bedesten.games.write.rules import PAIRS

GOODS: Final = ["fabric", "spice", "fruit", "jewelry"]


def listed(parts: list[str]) -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def lira(amount: int) -> str:
    return f"{amount} Lira"


def count(amount: int, noun: str) -> str:
    return f"{amount} {noun}{'' if amount == 1 else 's'}"


def goods_list(amounts: list[int]) -> str:
    """2 fabric and 1 fruit; any goods come last."""
    parts = [f"{amount} {GOODS[good]}" for good, amount in enumerate(amounts[: len(GOODS)]) if amount]
    if len(amounts) > len(GOODS) and amounts[-1]:
        parts.append(f"{amounts[-1]} of any kind")
    return listed(parts) or "nothing"


def goods_card(card: int) -> str:
    """The two goods on a goods card."""
    first, second = PAIRS[card]
    return f"2 {GOODS[first]}" if first == second else f"{GOODS[first]} and {GOODS[second]}"


PARTS: Final = {
    "good": "{n} of your choice",
    "identical": "{n} of one kind",
    "different": "{n} of different kinds",
    "card": "{n}",
    "guild": "{n}",
    "improvement": "{n}",
    "ruby": "{n}",
    "space": "fill in {n}",
    "spend": "spend {n} of your choice",
    "discard": "discard {n}",
    "guild-pick": "draw 2 guild cards and keep 1",
    "card-or-good": "a goods card or a good",
    "improvement-or-space": "an improvement or fill in a space",
}
NOUNS: Final = {
    "good": "good",
    "identical": "good",
    "different": "good",
    "card": "goods card",
    "guild": "guild card",
    "improvement": "improvement",
    "space": "space",
    "spend": "good",
    "discard": "goods card",
}


def part(text: str) -> str:
    """One part of an effect, as the components file has it."""
    number, _, word = text.strip().partition(" ")
    amount = int(number)
    if word == "lira":
        return lira(amount)
    if word == "ruby":
        return "a ruby" if amount == 1 else f"{amount} rubies"
    if word.startswith("palace-"):
        letters = word.removeprefix("palace-")
        others = ", ".join(letters[:-1])
        return f"deliver to palace {others} or {letters[-1]}" if others else f"deliver to palace {letters}"
    return PARTS[word].format(n=count(amount, NOUNS.get(word, "")))


def effect(what: CardEffect) -> str:
    """What a card does."""
    return ", ".join(part(text) for text in what.text.split(","))


def fountain(card: int, effects: list[CardEffect]) -> str:
    return f"Fountain ({effect(effects[card - FOUNTAIN])} for all)"
