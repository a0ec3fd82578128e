"""The contract of every game, for every number of players and every set of tracks."""

import pytest

from bedesten.kernel.conformance import check_game

from .helpers import game

BOARDS = [(2, "default"), (2, "base-like"), (3, "default"), (4, "default"), (4, "tracker")]


@pytest.mark.parametrize(("players", "tracks"), BOARDS)
def test_the_game_keeps_the_contract(players, tracks):
    check_game(game(players, tracks), seeds=range(2), every=5)


def test_the_contract_holds_at_every_single_decision():
    check_game(game(3), seeds=[7])
