"""Positions to start from, choices by name, and what a state says: all that the tests of Choose & Write share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import bedesten
from bedesten.games.write.names import FOUNTAIN, GOODS, IMPROVABLE, IMPROVABLES, LETTERS, NUMBERED, RIGHT
from bedesten.games.write.rules import PAIRS
from bedesten.games.write.turn import BEGIN, GUILD, HAND
from bedesten.kernel.step import CHANCE

A, B, C, D = 15, 16, 17, 18
FABRIC, SPICE, FRUIT, JEWELRY = 1, 2, 3, 4
"""Choices for a good."""
SHEET = 0
"""The choice to pay the rest from the sheet."""
BONUS_ACTION = 0
ICON, CROSS_BONUS = 1, 2
LIRA_FOUNTAIN, GOOD_FOUNTAIN, CARD_FOUNTAIN, IMPROVEMENT_FOUNTAIN = range(FOUNTAIN, FOUNTAIN + 4)
FOUR_LIRA = 4
"""The caravan card that lies open unless a test says otherwise."""
ONE_OF_EACH = (0,), (5,), (10,), (15,)
"""Ruby cards at the letters unless a test says otherwise: each asks for one good of each kind."""


@cache
def game(players: int = 2) -> Any:
    return bedesten.game("write", players=players)


# Positions. Sheets are empty and nobody has cards unless the test gives them.


def turn(
    players: int = 2,
    seat: int = 0,
    display: tuple[int, int] = (1, 9),
    caravan: tuple[int, ...] = (FOUR_LIRA,),
    letters: Iterable[tuple[int, ...]] = ONE_OF_EACH,
    deck: Iterable[int] | None = None,
    rivals: Iterable[dict[str, Any]] = (),
    rules: Any = None,
    **fields: Any,
) -> Any:
    """The turn of a seat, about to play a card.

    Fields of a seat go to the one whose turn it is; `rivals` holds those of the seats after it, in order.
    """
    made = rules or game(players)
    state = made.blank()
    state.active = seat
    state.left, state.right = display
    state.hand = [7] * players
    state.caravan = caravan
    state.letters = list(letters)
    for cards in state.letters:
        for card in cards:
            state.ruby_deck[card] = 0
    give(state, seat, fields)
    for after, theirs in enumerate(rivals, 1):
        give(state, (seat + after) % players, theirs)
    if deck is None:
        for card in [*display, *state.hand]:
            state.deck[card] = max(0, state.deck[card] - 1)
    else:
        cards = list(deck)
        state.deck = [cards.count(card) for card in range(len(state.deck))]
    made.restore(state)
    state.log = []
    state.stack = [BEGIN]
    state.settle()
    return state


def give(state: Any, seat: int, fields: dict[str, Any]) -> None:
    """Set fields, those of a seat by plain values. What is open on a sheet was filled in, unless more was."""
    for name, value in fields.items():
        if name in ("goods", "goods_filled"):
            getattr(state, name)[seat * GOODS : seat * GOODS + GOODS] = value
            if name == "goods" and "goods_filled" not in fields:
                state.goods_filled[seat * GOODS : seat * GOODS + GOODS] = value
        elif name in ("lira", "bonus"):
            getattr(state, name)[seat] = value
            if f"{name}_filled" not in fields:
                getattr(state, f"{name}_filled")[seat] = value
        elif name == "icons":
            state.icons[seat * NUMBERED : seat * NUMBERED + NUMBERED] = [
                value.get(n, 0) for n in range(1, NUMBERED + 1)
            ]
        elif name == "improvements":
            for place, checked in value.items():
                state.improvements[seat * IMPROVABLES + IMPROVABLE.index(place)] = checked
        elif name == "palace_rubies":
            state.palace_rubies[seat * LETTERS : seat * LETTERS + LETTERS] = value
        elif name == "goods_hand":
            state.goods_hand[seat] = tuple(sorted(value))
            for card in value:
                state.goods_deck[card] -= 1
        elif name == "guild_hand":
            state.guild_hand[seat] = tuple(sorted(card - 1 for card in value))
            for card in value:
                state.guild_deck[card - 1] -= 1
        elif name in BY_SEAT:
            getattr(state, name)[seat] = value
        else:
            assert hasattr(state, name), f"there is no field {name}"
            setattr(state, name, value)


BY_SEAT = {
    "hand",
    "shown",
    "lira_filled",
    "bonus_filled",
    "rubies",
    "goods_rubies",
    "lira_rubies",
    "guilds_played",
    "cards_played",
}


def at(place: int, **fields: Any) -> Any:
    """The active player has played a location's card and uses that very location."""
    fields.setdefault("display", (place, 9 if place != 9 else 1))
    return choose(turn(**fields), place, place)


def following(place: int, players: int = 2, rivals: Iterable[dict[str, Any]] = (), **fields: Any) -> Any:
    """Another has played a location's card and taken a bonus action: the seat after that one may follow."""
    fields.setdefault("display", (place, 9 if place != 9 else 1))
    return choose(turn(players, rivals=rivals, **fields), place, BONUS_ACTION)


def start(players: int = 2, seed: int = 1, **options: Any) -> Any:
    """A game set up by chance, before the first card is played."""
    state = bedesten.game("write", players=players, **options).new()
    rng = Random(seed)
    while asks(state) != "turn.play":
        if state.seat() == CHANCE:
            state.apply(rng.choices(state.options(), state.weights())[0])
        else:
            state.apply(state.options()[0])
    return state


# Choices.


class Chance(int):
    """A choice that chance makes, so that a test cannot take a draw for an answer."""


def choose(state: Any, *choices: int) -> Any:
    """Make these choices, one after the other; each must be allowed, and chance's be chance's."""
    for choice in choices:
        assert choice in state.options(), f"{choice} is not allowed at {asks(state)}: {state.options()}"
        assert isinstance(choice, Chance) == (state.seat() == CHANCE), f"{choice} is not whose choice {asks(state)} is"
        state.apply(int(choice))
    return state


def hand(place: int) -> int:
    """The card in hand is played."""
    return HAND + place


def guild(number: int) -> int:
    """A guild card is played, by its number from 1 to 16."""
    return GUILD + number - 1


def draw(card: int) -> Chance:
    """This card comes from its deck: a location card (with the left mark), a ruby card, a caravan card."""
    return Chance(card)


def right(place: int) -> Chance:
    """A location's card with the right mark comes from the deck."""
    return Chance(RIGHT + place)


def goods_card(first: int, second: int) -> int:
    """The kind of the goods card with these two goods."""
    pair = tuple(sorted((first - 1, second - 1)))
    return PAIRS.index(pair)


def draw_goods(first: int, second: int) -> Chance:
    return Chance(goods_card(first, second))


def draw_guild(number: int) -> Chance:
    """This guild card comes from the deck, by its number from 1 to 16."""
    return Chance(number - 1)


def lay(first: int, second: int) -> int:
    """The choice to lay down, or to discard, this goods card."""
    return 1 + goods_card(first, second)


def decline_all(state: Any) -> Any:
    """Whoever may follow takes a bonus action."""
    while asks(state) == "turn.follow":
        state.apply(BONUS_ACTION)
    return state


def end_turn(state: Any, seed: int = 1) -> Any:
    """Nobody follows, chance does as it likes, whoever is asked takes the first option, until a card is to be played."""
    rng = Random(seed)
    decline_all(state)
    while not state.over() and asks(state) != "turn.play":
        if state.seat() == CHANCE:
            state.apply(rng.choices(state.options(), state.weights())[0])
        else:
            state.apply(state.options()[0])
    return state


# What a state says.


def asks(state: Any) -> str:
    """The key of the question; empty when the game is over."""
    return "" if state.over() else str(state.top().key)


def goods(state: Any, seat: int = 0) -> list[int]:
    return list(state.goods[seat * GOODS : seat * GOODS + GOODS])


def filled(state: Any, seat: int = 0) -> list[int]:
    return list(state.goods_filled[seat * GOODS : seat * GOODS + GOODS])


def icon(state: Any, place: int, seat: int = 0) -> int:
    return int(state.icons[seat * NUMBERED + place - 1])


def checked(state: Any, seat: int = 0) -> dict[int, int]:
    """Improvements by location, those that have any."""
    marks = state.improvements[seat * IMPROVABLES : seat * IMPROVABLES + IMPROVABLES]
    return {place: n for place, n in zip(IMPROVABLE, marks, strict=True) if n}


def price(state: Any, letter: int) -> list[int]:
    """What a letter of the palace asks for."""
    at = (letter - A) * GOODS
    return list(state.prices[at : at + GOODS])


def guilds(state: Any, seat: int = 0) -> list[int]:
    """Guild cards in hand, by their numbers from 1 to 16."""
    return [card + 1 for card in state.guild_hand[seat]]


def events(state: Any, key: str) -> list[tuple[int, int, int]]:
    """What was told under this key: seat and two numbers."""
    return [(seat, a, b) for told, seat, a, b in state.log if told == key]
