"""The contract of the kernel, held by every game with every combination of its options."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

import bedesten
from bedesten.kernel.conformance import check_game


def subsets(values):
    return [list(some) for some in chain.from_iterable(combinations(values, n) for n in range(len(values) + 1))]


def combinations_of(name):
    """Every combination of players, expansions, variants and the like that the game does not refuse."""
    about = bedesten.games()[name]
    choices = [{}]
    for option in about["options"]:
        values = subsets(option["allowed"]) if option["many"] else option["allowed"]
        if option["name"] == "layout":
            values = ["random"]
        if option["name"] == "letters_deck":
            values = [None, "only"]  # None: not asked for
        choices = [{**chosen, option["name"]: value} for chosen in choices for value in values]
    made = {}
    for chosen in choices:
        try:
            game = bedesten.game(name, **{option: value for option, value in chosen.items() if value is not None})
        except bedesten.BadOption:
            continue
        made[game.title()] = game  # both expansions are the Great Bazaar by any name: once is enough
    return list(made.values())


CASES = [game for name in bedesten.games() for game in combinations_of(name)]


@pytest.mark.parametrize("game", CASES, ids=lambda game: game.title().replace(" ", ","))
def test_a_random_game_keeps_the_contract(game):
    check_game(game, seeds=[11], every=29)


@pytest.mark.parametrize("name", bedesten.games())
def test_a_game_keeps_the_contract_at_every_decision(name):
    check_game(bedesten.game(name), seeds=[3], every=1)
