"""The contract of the kernel with Letters & Seals in play: alone, with variants, in the Great Bazaar."""

import pytest

import bedesten
from bedesten.kernel.conformance import check_game

GAMES = [
    {"players": players, "modules": ["letters"], "layout": layout, "letters_deck": deck, "variants": variants}
    for players, layout, deck, variants in [
        (2, "first-game", "mixed", []),
        (3, "random", "only", []),
        (4, "first-game", "only", []),
        (5, "random", "mixed", []),
        (2, "random", "only", ["neutral-assistants"]),
        (3, "first-game", "mixed", ["neutral-assistants", "caravan-leader"]),
        (4, "random", "mixed", ["neutral-assistants"]),
    ]
]


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o['players']}-{o['letters_deck']}-{len(o['variants'])}")
def test_a_random_game_keeps_the_contract(options):
    check_game(bedesten.game("istanbul", **options), seeds=[7], every=61)
