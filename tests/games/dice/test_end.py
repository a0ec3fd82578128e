"""The end of the game, and who has won."""

import pytest

from .helpers import COINS, RUBY, choose, game, roll, turn


def last_turn(players, seat, rubies, **fields):
    """The seat is about to buy a ruby as its last action."""
    rivals = [{"rubies": count} for count in rubies[seat + 1 :] + rubies[:seat]]
    return turn(dice="L", players=players, seat=seat, actions=1, rubies=rubies[seat], lira=10, rivals=rivals, **fields)


@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 6), (4, 5)])
def test_so_many_rubies_end_the_game_when_the_round_is_complete(players, target):
    rubies = [0] * players
    rubies[-1] = target - 1
    s = choose(last_turn(players, players - 1, rubies), RUBY["lira"])
    assert s.over() and s.rubies[-1] == target
    rubies[-1] = target - 2
    s = choose(last_turn(players, players - 1, rubies), RUBY["lira"])
    assert not s.over() and s.active == 0 and s.round == 2


def test_the_round_is_played_to_its_end():
    s = choose(last_turn(3, 0, [5, 0, 0]), RUBY["lira"])
    for seat in (1, 2):
        assert not s.over() and s.active == seat
        roll(s, "LLLLL")
        choose(s, COINS)
    assert s.over() and s.options() == []
    assert game().result(s)["reason"] == "6 rubies were reached in round 1"


def test_a_seventh_ruby_in_the_last_round_wins():
    s = choose(last_turn(2, 0, [5, 5]), RUBY["lira"])
    roll(s, "LLLLL")
    s.resources[7 + 6] = 30
    s.refresh()
    choose(s, RUBY["lira"], RUBY["lira"])
    assert s.over() and s.rubies == [6, 7]
    assert game(2).result(s)["winners"] == [1] and game(2).result(s)["tiebreak"] == ""


def finished(*seats):
    """A game that is over, with these rubies, Lira, markers and crystals."""
    players = len(seats)
    s = turn(players=players, dice="R")
    s.stack.clear()
    s.legal = []
    s.rubies = [seat[0] for seat in seats]
    for at, (_, lira, marked, crystals) in enumerate(seats):
        s.resources[7 * at : 7 * at + 7] = [*marked, crystals, lira]
    return game(players).result(s)


NONE = (0, 0, 0, 0, 0)


def test_most_rubies_win_however_rich_the_others_are():
    result = finished((6, 0, NONE, 0), (5, 80, (3, 3, 3, 3, 3), 9))
    assert (result["winners"], result["ranking"], result["scores"]) == ([0], [1, 2], [6, 5])
    assert result["tiebreak"] == ""


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((6, 3, NONE, 0), (6, 2, NONE, 0), [0]),
        ((6, 0, (1, 0, 0, 0, 0), 0), (6, 2, NONE, 0), [0]),  # a marker is 3 Lira
        ((6, 0, (0, 0, 0, 0, 1), 0), (6, 4, NONE, 0), [1]),  # a brown one too
        ((6, 0, NONE, 1), (6, 1, NONE, 0), [0]),  # a crystal is 2 Lira
        ((6, 0, NONE, 1), (6, 3, NONE, 0), [1]),
        ((6, 1, (1, 1, 0, 0, 0), 2), (6, 11, NONE, 0), [0, 1]),
        ((6, 0, (0, 0, 0, 0, 2), 0), (6, 0, NONE, 3), [0, 1]),
    ],
)
def test_a_tie_goes_by_lira_after_everything_is_sold(mine, theirs, winners):
    result = finished(mine, theirs)
    assert result["winners"] == winners
    assert result["tiebreak"] == ("shared" if len(winners) == 2 else "Lira after selling markers and crystals")


def test_only_the_tied_players_count():
    result = finished((6, 1, NONE, 0), (5, 50, NONE, 0), (6, 2, NONE, 0))
    assert result["winners"] == [2] and result["ranking"] == [2, 3, 1]


def test_a_victory_can_be_shared_by_three():
    result = finished((5, 4, NONE, 0), (5, 0, NONE, 2), (5, 1, (0, 0, 1, 0, 0), 0), (4, 50, NONE, 0))
    assert result["winners"] == [0, 1, 2] and result["ranking"] == [1, 1, 1, 4]
