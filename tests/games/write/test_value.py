"""The hand-written value that the greedy bot goes by."""

from __future__ import annotations

from random import Random

import pytest

from bedesten.bots.evaluate.write import VALUE
from bedesten.bots.lookahead import best_choice
from bedesten.bots.values import value_of
from bedesten.kernel.pick import pick
from bedesten.kernel.step import CHANCE

from .helpers import BONUS_ACTION, A, choose, draw, following, game, turn


def played(players, greedy, seed, budget=60):
    """A game in which these seats are greedy and all others play at random."""
    made = game(players)
    rng = Random(seed)
    s = made.new()
    while not s.over():
        seat = s.seat()
        options = s.options()
        if seat == CHANCE:
            s.apply(pick(options, s.weights(), rng.random()))
        elif seat in greedy:
            s.apply(best_choice(made.guess(s, seat, rng), seat, VALUE, rng, budget))
        else:
            s.apply(options[int(rng.random() * len(options))])
    return s


def wants(state, seat=0):
    return best_choice(state, seat, VALUE, Random(1), 500)


def test_the_bot_finds_it_by_the_games_name():
    assert value_of("write") is VALUE


LATE = {"deck": [4, 5, 10, 14]}


def test_late_in_the_game_a_ruby_is_taken_where_it_can_be():
    assert wants(choose(turn(display=(2, 9), lira=10, **LATE), 2)) == 2
    assert wants(choose(turn(display=(A, 9), goods=[1, 1, 1, 1], **LATE), A)) == A
    assert wants(following(A, rivals=[{"goods": [1, 1, 1, 1], "bonus": 2}], **LATE), seat=1) == A


def test_late_in_the_game_the_card_that_leads_to_a_ruby_is_played():
    assert wants(turn(display=(13, 2), hand=10, lira=10, **LATE)) == 2


def test_more_of_anything_is_worth_more():
    bare = VALUE.of(turn(), 0)
    for sheet in ({"lira": 3}, {"goods": [1, 0, 0, 0]}, {"bonus": 1}, {"improvements": {1: 1}}, {"rubies": 1}):
        assert VALUE.of(turn(**sheet), 0) > bare
    assert VALUE.of(turn(goods_hand=[0]), 0) > bare
    assert VALUE.of(turn(guild_hand=[14]), 0) > bare


def test_a_turn_ends_where_the_next_player_acts():
    s = choose(turn(display=(13, 9)), 13)
    mark = VALUE.turn(s)
    assert VALUE.turn(choose(s, 13)) == mark
    assert VALUE.turn(choose(s, 0)) != mark
    mine = VALUE.turn(s)
    choose(s, BONUS_ACTION)
    assert VALUE.turn(s) not in (mark, mine)
    assert VALUE.turn(choose(s, draw(4))) not in (mark, mine)


def test_winning_is_worth_more_than_rubies():
    def end(mine, theirs):
        s = turn(2, deck=[], display=(2, 9), rubies=mine, rivals=[{"rubies": theirs}])
        return choose(s, 2, BONUS_ACTION, BONUS_ACTION)

    assert VALUE.of(end(5, 4), 0) > VALUE.of(end(9, 10), 0)
    assert VALUE.of(end(5, 4), 1) < VALUE.of(end(5, 4), 0)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_beats_chance(players):
    s = played(players, {players - 1}, seed=players)
    assert game(players).result(s)["winners"] == [players - 1]


def test_alone_it_collects_many_rubies():
    assert sum(played(1, {0}, seed).rubies[0] for seed in range(3)) >= 24
