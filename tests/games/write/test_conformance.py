"""The contract of the kernel, for every number of players."""

import pytest

from bedesten.kernel.conformance import check_game

from .helpers import game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_games_keep_the_contract(players):
    check_game(game(players), seeds=[players, 10 + players], every=5)


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_keeps_it_at_every_decision(players):
    check_game(game(players), seeds=[7])
