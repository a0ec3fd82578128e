"""Location 13 and improvements."""

import pytest

from .helpers import asks, at, checked, choose, guild, turn

PLACES = [1, 5, 8, 10, 14]


def test_up_to_two_improvements_at_two_locations():
    s = at(13)
    assert (asks(s), s.options()) == ("wainwright.improve", [0, *PLACES])
    assert checked(choose(s, 5, 8)) == {5: 1, 8: 1}


@pytest.mark.parametrize("place", PLACES)
def test_or_at_one(place):
    s = choose(at(13), place, place)
    assert checked(s) == {place: 2}
    assert asks(s) == "turn.follow"


def test_or_only_one():
    s = choose(at(13), 14, 0)
    assert (checked(s), asks(s)) == ({14: 1}, "turn.follow")


def test_or_none_at_all():
    s = choose(at(13), 0)
    assert (checked(s), asks(s)) == ({}, "turn.follow")


def test_full_locations_are_not_offered():
    assert at(13, improvements={1: 2, 8: 2, 14: 1}).options() == [0, 5, 10, 14]


def test_with_every_square_checked_the_action_may_be_used_and_does_nothing():
    s = at(13, improvements=dict.fromkeys(PLACES, 2))
    assert asks(s) == "turn.follow"


def test_an_improvement_of_a_card_is_not_optional():
    s = choose(turn(guild_hand=[1], lira=1), guild(1), 1, 1)
    assert (asks(s), s.options()) == ("improvement.take", PLACES)


def test_unless_there_is_no_square_left():
    s = choose(turn(guild_hand=[1], lira=1, improvements=dict.fromkeys(PLACES, 2)), guild(1), 1, 1)
    assert asks(s) == "turn.play"


def test_improvements_are_each_players_own():
    s = choose(turn(3, display=(1, 9), improvements={1: 2}), 1, 1, 1)
    assert (s.goods_filled[0], s.goods_filled[4]) == (4, 2)
