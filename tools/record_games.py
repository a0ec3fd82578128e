"""Plays whole games and writes them to tests/recorded: one file a game, each a test from then on.

The games are chosen so that together they cover every player count, layout, edition and variant, every place, card, tile
and token, and every way a game can end. `tests/recorded/test_coverage_*.py` says what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import bedesten
from bedesten.bots import bot
from bedesten.kernel.conformance import any_choice
from bedesten.kernel.game import Result
from bedesten.kernel.record import dump
from bedesten.kernel.state import Event

FOLDER = Path(__file__).parent.parent / "tests" / "recorded"

ISTANBUL: list[tuple[str, dict[str, Any], list[str]]] = [
    ("2-short-2019", {"players": 2, "layout": "short"}, ["greedy", "greedy"]),
    ("2-long-2014", {"players": 2, "layout": "long", "edition": "2014"}, ["greedy", "greedy"]),
    ("2-random-2019", {"players": 2, "layout": "random"}, ["greedy", "random"]),
    ("2-neutral", {"players": 2, "variants": ["neutral-assistants"]}, ["greedy", "greedy"]),
    ("3-short-2014", {"players": 3, "layout": "short", "edition": "2014"}, ["greedy"] * 3),
    ("3-in-order", {"players": 3, "layout": "in-order"}, ["greedy"] * 3),
    ("3-random", {"players": 3, "layout": "random"}, ["greedy", "greedy", "random"]),
    ("3-neutral-2014", {"players": 3, "variants": ["neutral-assistants"], "edition": "2014"}, ["greedy"] * 3),
    ("4-short", {"players": 4, "layout": "short"}, ["greedy"] * 4),
    ("4-long", {"players": 4, "layout": "long"}, ["greedy"] * 4),
    ("4-random-2014", {"players": 4, "layout": "random", "edition": "2014"}, ["greedy"] * 4),
    ("4-neutral-random", {"players": 4, "layout": "random", "variants": ["neutral-assistants"]}, ["greedy"] * 4),
    ("5-short", {"players": 5, "layout": "short"}, ["greedy"] * 5),
    ("5-in-order-2014", {"players": 5, "layout": "in-order", "edition": "2014"}, ["greedy"] * 5),
    ("5-random", {"players": 5, "layout": "random"}, ["greedy", "random", "greedy", "random", "greedy"]),
    (
        "4-own-grid",
        {"players": 4, "layout": [[16, 15, 14, 13], [12, 11, 10, 9], [8, 7, 6, 5], [4, 3, 2, 1]]},
        ["greedy"] * 4,
    ),
    ("2-random-bots", {"players": 2, "layout": "random", "edition": "2014"}, ["random"] * 2),
    ("3-random-bots", {"players": 3, "layout": "short"}, ["random"] * 3),
    ("4-random-bots", {"players": 4, "layout": "long"}, ["random"] * 4),
    (
        "3-own-components",
        {"players": 3, "components": {"wainwright.price": 5, "gemstone_dealer.first": [15, 12, 12, 12]}},
        ["greedy"] * 3,
    ),
    ("2-mocha", {"players": 2, "modules": ["mocha"]}, ["greedy"] * 2),
    ("3-mocha-leader", {"players": 3, "modules": ["mocha"], "variants": ["caravan-leader"]}, ["greedy"] * 3),
    (
        "4-mocha-random",
        {"players": 4, "modules": ["mocha"], "layout": "random"},
        ["greedy", "greedy", "greedy", "random"],
    ),
    ("5-mocha-random-bots", {"players": 5, "modules": ["mocha"], "layout": "random"}, ["random"] * 5),
    ("2-letters", {"players": 2, "modules": ["letters"]}, ["greedy"] * 2),
    ("3-letters-only", {"players": 3, "modules": ["letters"], "letters_deck": "only"}, ["greedy"] * 3),
    ("4-letters-neutral", {"players": 4, "modules": ["letters"], "variants": ["neutral-assistants"]}, ["greedy"] * 4),
    ("5-letters-random-bots", {"players": 5, "modules": ["letters"], "layout": "random"}, ["random"] * 5),
    ("2-bazaar", {"players": 2, "variants": ["great-bazaar"]}, ["greedy"] * 2),
    ("3-bazaar-leader", {"players": 3, "variants": ["great-bazaar", "caravan-leader"]}, ["greedy"] * 3),
    (
        "4-bazaar-all",
        {"players": 4, "variants": ["great-bazaar", "caravan-leader", "neutral-assistants"]},
        ["greedy", "greedy", "random", "greedy"],
    ),
    ("5-bazaar-random-bots", {"players": 5, "variants": ["great-bazaar"]}, ["random"] * 5),
    ("3-bazaar-random-bots", {"players": 3, "variants": ["great-bazaar"]}, ["random"] * 3),
    ("3-leader", {"players": 3, "variants": ["caravan-leader"]}, ["greedy"] * 3),
]

DICE: list[tuple[str, dict[str, Any], list[str]]] = [
    *((f"{n}-greedy", {"players": n}, ["greedy"] * n) for n in (2, 3, 4)),
    *((f"{n}-random", {"players": n}, ["random"] * n) for n in (2, 3, 4)),
    ("4-mixed", {"players": 4}, ["greedy", "random", "greedy", "random"]),
    ("4-tracker", {"players": 4, "tracks": "tracker"}, ["greedy"] * 4),
    ("2-base-like", {"players": 2, "tracks": "base-like"}, ["greedy"] * 2),
]

WRITE: list[tuple[str, dict[str, Any], list[str]]] = [
    *((f"{n}-greedy", {"players": n}, ["greedy"] * n) for n in (1, 2, 3, 4, 5)),
    *((f"{n}-random", {"players": n}, ["random"] * n) for n in (1, 2, 3, 4, 5)),
    ("3-mixed", {"players": 3}, ["greedy", "random", "greedy"]),
]

PLAYED = {"istanbul": ISTANBUL, "dice": DICE, "write": WRITE}

ONE_RUBY = {"game.rubies_to_end": [1, 1, 1, 1]}
"""Short games, in which ties are frequent enough to be found by trying seeds."""
CHEAP_PALACE = {"sultans_palace.first": [1, 1, 1, 1], "barrow.capacity": 4}
"""Games in which a second delivery in one turn is often within reach."""

MANY_REPEATS = {
    "mocha.bonus_cards.copies": [0, 0, 0, 0, 0, 0, 0, 9, 9],
    "letters.bonus_cards.copies": [0] * 12 + [9, 9, 0],
    "wainwright.price": 1,
    "letters.secret_society.seals": 2,
}
"""Games in which the cards of the expansions that repeat an action are frequent."""


def plays(card: int) -> Callable[[Result, list[Event]], bool]:
    return lambda result, log: any(event[0] == "played_card" and event[2] == card for event in log)


def plays_guild_card(card: int) -> Callable[[Result, list[Event]], bool]:
    return lambda result, log: any(event[0] == "played_guild_card" and event[2] == card for event in log)


def tied(by: str) -> Callable[[Result, list[Event]], bool]:
    return lambda result, log: result["tiebreak"] == by


BAZAAR = {"players": 2, "variants": ["great-bazaar"], "components": MANY_REPEATS}
SEARCHED: list[tuple[str, str, dict[str, Any], Callable[[Result, list[Event]], bool]]] = [
    ("istanbul", "4-tie-lira", {"players": 4, "components": ONE_RUBY}, tied("Lira")),
    ("istanbul", "4-tie-goods", {"players": 4, "components": ONE_RUBY}, tied("goods")),
    ("istanbul", "4-tie-bonus-cards", {"players": 4, "components": ONE_RUBY}, tied("bonus cards")),
    ("istanbul", "4-tie-shared", {"players": 4, "components": ONE_RUBY}, tied("shared")),
    ("istanbul", "4-palace-again", {"players": 4, "components": CHEAP_PALACE}, plays(7)),
    *(("istanbul", f"2-bazaar-card-{card}", BAZAAR, plays(card)) for card in (17, 18, 31, 32)),
    *(("write", f"2-guild-card-{card}", {"players": 2}, plays_guild_card(card)) for card in range(16)),
]
"""Games at random that are tried until something rare happens."""


def play(game: str, options: dict[str, Any], bots: list[str], seed: int) -> bedesten.Table:
    """One game between these bots."""
    table = bedesten.Table(bedesten.game(game, **options), seed=seed, names=names(bots))
    seats = [bot(name, seed=seed + seat) for seat, name in enumerate(bots)]
    while not table.over:
        table.apply(seats[table.seat].choose(table.viewpoint(table.seat)))
    return table


def names(bots: list[str]) -> list[str]:
    people = ["Ayşe", "Bora", "Ceren", "Deniz", "Elif"]
    return [f"{people[seat]} ({name})" for seat, name in enumerate(bots)]


def search(name: str, key: str, options: dict[str, Any], fits: Callable[[Result, list[Event]], bool]) -> bedesten.Table:
    """A game at random in which the rare thing happens."""
    game = bedesten.game(name, **options)
    rng = Random(key)
    while True:
        choices: list[int] = []
        state = game.new()
        state.log = []
        while not state.over():
            choices.append(any_choice(state, rng))
            state.apply(choices[-1])
        if fits(game.result(state), state.log):
            table = bedesten.Table(game, names=names(["random"] * game.players))
            table.replay(choices)
            return table


def write(name: str, table: bedesten.Table) -> None:
    path = FOLDER / table.game.name / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    record = {**table.record(), "final": table.game.write(table.state)}
    path.write_text(dump(record), encoding="utf-8")
    print(path.name, len(table.choices), "choices,", record["result"]["reason"], record["result"]["tiebreak"])


def main() -> None:
    wanted = sys.argv[1:]
    for game, played in PLAYED.items():
        for number, (name, options, bots) in enumerate(played):
            if not wanted or f"{game}/{name}" in wanted or game in wanted:
                write(name, play(game, options, bots, seed=100 + number))
    for game, name, options, fits in SEARCHED:
        if not wanted or f"{game}/{name}" in wanted or game in wanted:
            write(name, search(game, name, options, fits))


if __name__ == "__main__":
    main()
