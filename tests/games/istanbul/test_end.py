"""The end of a game: what triggers it, the last cards, and who has won."""

import pytest

from bedesten.games.istanbul.names import (
    FIVE_LIRA,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    ONE_GOOD,
    RETURN_FAMILY,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)

from .helpers import EDITIONS, asks, at, barrow, choose, done, game, goods, play, plays, turn


def end(*seats, edition="2019", **fields):
    """The last turn of a round is over; the seats hold these."""
    players = len(seats)
    own, rivals = seats[-1], seats[:-1]
    return turn("finish", seat=players - 1, players=players, edition=edition, rivals=rivals, **own, **fields)


def result(state):
    assert state.over()
    return game(len(state.lira)).result(state)


# The trigger.


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_rubies_end_the_game(players, edition):
    assert end(*[{}] * (players - 1), {"rubies": 5}, edition=edition).over()
    assert not end(*[{}] * (players - 1), {"rubies": 4}, edition=edition).over()


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_it_takes_six(edition):
    assert end({}, {"rubies": 6}, edition=edition).over()
    assert not end({"rubies": 5}, {"rubies": 5}, edition=edition).over()


def test_passing_the_number_ends_it_as_well():  # ruling 38
    s = at(GEMSTONE_DEALER, seat=2, lira=29, rubies=4, hand=[GEMSTONE_AGAIN])
    choose(s, 1, play(GEMSTONE_AGAIN))
    assert result(s)["scores"] == [0, 0, 6]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_round_is_finished_first(players):  # ruling 36
    s = choose(at(GEMSTONE_DEALER, players=players, lira=14, rubies=4), 1)
    turns = []
    while not s.over():
        turns.append(s.active)
        choose(s, s.options()[0], 0)
    assert turns == list(range(1, players))


def test_the_last_player_ends_it_at_once():  # ruling 36
    s = choose(at(WAINWRIGHT, seat=2, lira=7, extensions=2, rubies=4), 1)
    assert s.over()


def test_a_later_player_of_the_round_may_still_win():  # ruling 38
    s = choose(at(GEMSTONE_DEALER, seat=2, lira=20, rubies=4, rivals=[{"rubies": 5, "lira": 5}]), 1)
    assert result(s)["winners"] == [2]


# The last cards.

LAST = [{"hand": [FIVE_LIRA]}, {"hand": [ONE_GOOD]}, {"rubies": 5, "hand": []}]


def test_in_turn_order_everybody_may_play_cards_that_give_lira_or_goods():  # ruling 36
    s = end(*LAST)
    assert (asks(s), s.seat(), s.options()) == ("end.last_cards", 0, [0, play(FIVE_LIRA)])
    choose(s, play(FIVE_LIRA))
    assert (asks(s), s.seat(), s.options()) == ("end.last_cards", 1, [0, play(ONE_GOOD)])
    choose(s, play(ONE_GOOD), 4)
    assert s.over()
    assert (s.lira, goods(s, 1)) == ([5, 0, 0], barrow(blue=1))


def test_the_last_cards_may_be_kept():  # ruling 36
    s = choose(end(*LAST), 0, 0)
    assert s.over()
    assert (s.hand[0], s.hand[1]) == ((FIVE_LIRA,), (ONE_GOOD,))


def test_any_number_of_them_may_be_played():
    s = choose(end({"hand": [FIVE_LIRA, FIVE_LIRA, ONE_GOOD]}, {}, {"rubies": 5}), *[play(FIVE_LIRA)] * 2)
    choose(s, play(ONE_GOOD), 1)
    assert (s.lira[0], goods(s)) == (10, barrow(red=1))


def test_a_last_good_needs_room():  # ruling 36
    assert end({"hand": [ONE_GOOD], "goods": barrow(2, 2, 2, 2)}, {}, {"rubies": 5}).over()


def test_nothing_else_is_played_then():  # ruling 37
    others = [card for card in range(10) if card not in (FIVE_LIRA, ONE_GOOD)]
    away = {"family": TEA_HOUSE, "out": [1, 2], "goods": barrow(1, 1, 1, 1)}
    assert end({"hand": others, **away}, {}, {"rubies": 5}).over()
    s = end({"hand": [RETURN_FAMILY, FIVE_LIRA], **away}, {}, {"rubies": 5})
    assert plays(s) == [FIVE_LIRA]


def test_the_yellow_tile_is_not_used_then():
    assert end({"tiles": YELLOW_TILE, "lira": 9, "out": [1]}, {}, {"rubies": 5}).over()


def test_without_the_trigger_there_are_no_last_cards():
    s = end({"hand": [FIVE_LIRA]}, {}, {"rubies": 4})
    assert done(s, seat=2)
    assert s.round == 2


# Who has won.


def test_most_rubies_win():
    r = result(end({"rubies": 5, "lira": 9}, {"rubies": 6}, {"rubies": 4}))
    assert (r["winners"], r["ranking"], r["scores"], r["tiebreak"]) == ([1], [2, 1, 3], [5, 6, 4], "")


TIES = [
    ({"lira": 3}, {"lira": 4}, "Lira"),
    ({"lira": 3}, {"lira": 4, "goods": barrow()}, "Lira"),
    ({"lira": 4, "goods": barrow(red=1)}, {"lira": 4, "goods": barrow(blue=2)}, "goods"),
    ({"goods": barrow(1, 1, 1, 0)}, {"goods": barrow(0, 0, 2, 2)}, "goods"),
    ({"hand": [STAY]}, {"hand": [STAY, STAY]}, "bonus cards"),
    ({"lira": 1, "hand": [STAY] * 5, "goods": barrow(2, 2, 2, 2)}, {"lira": 2}, "Lira"),
    ({"hand": [STAY] * 5}, {"goods": barrow(green=1)}, "goods"),
]


@pytest.mark.parametrize(("loser", "winner", "by"), TIES)
def test_a_tie_goes_by_lira_then_goods_then_cards(loser, winner, by):  # ruling 36
    r = result(end({"rubies": 5, **loser}, {"rubies": 5, **winner}, {}))
    assert (r["winners"], r["ranking"], r["tiebreak"]) == ([1], [2, 1, 3], by)
    swapped = result(end({"rubies": 5, **winner}, {"rubies": 5, **loser}, {}))
    assert swapped["winners"] == [0]


def test_a_full_tie_is_a_shared_victory():  # ruling 36
    same = {"rubies": 5, "lira": 2, "goods": barrow(red=1), "hand": [STAY]}
    r = result(end(same, same, {"rubies": 4, "lira": 50}))
    assert (r["winners"], r["ranking"], r["tiebreak"]) == ([0, 1], [1, 1, 3], "shared")


def test_the_last_cards_count_for_the_tie():
    s = end({"rubies": 5, "hand": [FIVE_LIRA]}, {"rubies": 5, "lira": 4}, {})
    played = choose(s.copy(), play(FIVE_LIRA))
    assert result(played)["winners"] == [0]
    assert result(choose(s, 0))["winners"] == [1]


def test_the_order_of_seats_breaks_no_tie():
    r = result(end({"rubies": 5}, {"rubies": 5}, {"rubies": 5}))
    assert r["winners"] == [0, 1, 2]


def test_lira_without_rubies_win_nothing():
    r = result(end({"rubies": 4, "lira": 99}, {}, {"rubies": 5}))
    assert r["winners"] == [2]


def test_the_result_says_why():
    r = result(end({}, {}, {"rubies": 5}, round=9))
    assert r["reason"] == "5 rubies were reached in round 9"


def test_nothing_is_asked_after_the_end():
    s = end({}, {}, {"rubies": 5})
    assert (s.over(), s.options()) == (True, [])
