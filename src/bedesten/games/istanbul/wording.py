"""The words that all texts share: the names of things, amounts, lists, and the commonest answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.names import FOUNTAIN, POLICE_STATION
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Meet
from bedesten.kernel.step import Step

PLACES: Final[dict[int, str]] = {
    1: "Wainwright",
    2: "Fabric Warehouse",
    3: "Spice Warehouse",
    4: "Fruit Warehouse",
    5: "Post Office",
    6: "Caravansary",
    7: "Fountain",
    8: "Black Market",
    9: "Tea House",
    10: "Large Market",
    11: "Small Market",
    12: "Police Station",
    13: "Sultan's Palace",
    14: "Small Mosque",
    15: "Great Mosque",
    16: "Gemstone Dealer",
}
GOODS: Final[list[str]] = ["red", "green", "yellow", "blue"]
CARDS: Final[dict[int, str]] = {
    0: "One good",
    1: "Five Lira",
    2: "Long move",
    3: "Stay",
    4: "Return an assistant",
    5: "Family member home",
    6: "Any goods",
    7: "Palace again",
    8: "Post Office again",
    9: "Gemstone Dealer again",
}
TOKENS: Final[dict[int, str]] = {
    0: "Governor",
    1: "Smuggler",
}
MARKETS: Final[list[str]] = ["Large Market", "Small Market"]
LEAVE_IT: Final = "No action here"

Words = tuple[str, int | list[int] | None, str]
"""What kind of thing a choice points at, which one, and a sentence."""
Describe = Callable[[State, Step[State], int], Words]


def lira(amount: int) -> str:
    return f"{amount} Lira"


def good(kind: int, amount: int = 1) -> str:
    return f"{amount} {GOODS[kind]} good{'' if amount == 1 else 's'}"


def listed(parts: list[str]) -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def bundle(choice: int) -> str:
    """The goods of a bundle."""
    parts = [f"{amount} {GOODS[kind]}" for kind, amount in enumerate(amounts(choice)) if amount]
    return listed(parts) or "nothing"


def awaits(s: State, place: int) -> list[str]:
    """What whoever comes to a place finds there: merchants to pay, tokens, family members."""
    notes: list[str] = []
    met = sum(step.met(s, place) for step in s.rules.turn if isinstance(step, Meet)) if place != FOUNTAIN else 0
    tokens = [TOKENS[number] for number, at in enumerate(s.tokens) if at == place]
    families = [other for other, at in enumerate(s.family) if at == place != POLICE_STATION and other != s.active]
    if met:
        notes.append(f"pay {lira(met * s.rules.merchant_fee)} to {met} merchant{'' if met == 1 else 's'}")
    if tokens:
        notes.append(f"meet the {listed(tokens)}")
    if families:
        notes.append("catch a family member" if len(families) == 1 else f"catch {len(families)} family members")
    return notes


def yes_no(yes: str, no: str) -> Describe:
    def words(s: State, step: Step[State], choice: int) -> Words:
        return ("yes_no", choice, yes if choice else no)

    return words


def no_or(words: Describe, no: str) -> Describe:
    """The words for a question whose answer 0 is to leave it."""

    def either(s: State, step: Step[State], choice: int) -> Words:
        return words(s, step, choice) if choice else ("yes_no", 0, no)

    return either
