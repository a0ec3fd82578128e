"""A table lets nobody do what is not allowed, and takes back what may be taken back."""

from __future__ import annotations

import random

import pytest

import bedesten


@pytest.fixture
def table():
    return bedesten.Table(bedesten.game("istanbul", players=3), seed=1, names=["Ayşe", "Bora", "Ceren"])


def test_a_choice_that_is_not_an_option_changes_nothing(table):
    before = table.record()
    for wrong in (99, -1, "7", None, 2.0, True):
        with pytest.raises(bedesten.IllegalChoice) as error:
            table.apply(wrong)
        assert error.value.step == "turn.move"
        assert error.value.options == table.options()
    assert table.record() == before


def test_the_error_says_what_is_allowed(table):
    with pytest.raises(
        bedesten.IllegalChoice, match=r"99 is not a choice at turn\.move for seat 0; allowed are 1, 2, "
    ):
        table.apply(99)


def test_a_seat_that_is_not_asked_is_refused(table):
    with pytest.raises(bedesten.NotYourTurn, match="Ayşe"):
        table.apply(table.options()[0], seat=1)
    table.apply(table.options()[0], seat=0)


def test_nothing_is_chosen_after_the_end(table):
    rng = random.Random(1)
    while not table.over:
        table.apply(rng.choice(table.options()))
    with pytest.raises(bedesten.GameOver):
        table.apply(0)


def test_there_is_no_seat_beyond_the_players(table):
    with pytest.raises(bedesten.GameError, match="seats go from 0 to 2"):
        table.view(3)


def test_names_must_be_as_many_as_players():
    with pytest.raises(bedesten.GameError, match="3 players need 3 names"):
        bedesten.Table(bedesten.game("istanbul", players=3), names=["one"])


def test_undo_takes_back_the_last_choice(table):
    start = table.record()
    table.apply(5)
    assert table.step == "turn.assist"
    assert table.undo_to(0) is not None
    table.undo(0)
    assert table.record() == start
    table.apply(2)
    assert table.state.merchant[0] == 2


def test_undo_goes_back_choice_by_choice_within_the_turn(table):
    table.apply(5)
    table.apply(2)
    ply = table.ply
    assert table.undo(0) == ply - 1
    assert table.undo(0) == ply - 2
    with pytest.raises(bedesten.NotYourTurn):
        table.undo(0)


def test_undo_stops_where_dice_were_rolled(table):
    table.apply(9)  # the Tea House is two steps away in the short layout
    table.apply(2)
    table.apply(7)
    assert table.undo_to(0) is None
    with pytest.raises(bedesten.NotYourTurn, match="something was revealed"):
        table.undo(0)


def test_undo_stops_where_somebody_else_chose(table):
    table.apply(5)
    table.apply(0)  # no assistant is used, so the turn ends
    assert table.seat == 1
    assert table.undo_to(0) is not None
    table.apply(table.options()[0])
    assert table.undo_to(0) is None
    assert table.undo_to(1) is not None


def test_free_undo_goes_further_for_learning(table):
    table.apply(9)
    table.apply(2)
    ply = table.ply
    table.apply(7)
    assert table.undo(0, freely=True) == ply
    assert table.step == "tea_house.announce"


def test_the_story_is_told_to_each_as_he_may_know_it(table):
    assert any("draws Five Lira" in line or "draws " in line for line in table.story(0))
    own = [line for line in table.story(0) if line.startswith("Ayşe draws")]
    others = [line for line in table.story(1) if line.startswith("Ayşe draws")]
    assert own != ["Ayşe draws a bonus card"]
    assert others == ["Ayşe draws a bonus card"]
    since = table.ply
    table.apply(5)
    assert table.story(1, since) == ["Ayşe goes to the Post Office"]
