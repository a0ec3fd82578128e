"""Following: an icon, a bonus action, or a bonus action taken instead."""

import pytest

from .helpers import BONUS_ACTION, CROSS_BONUS, ICON, A, asks, choose, following, goods, icon, turn


def test_a_follower_without_a_bonus_action_crosses_off_the_icon_of_the_location_used():
    s = choose(following(1), 1)
    assert (icon(s, 1, seat=1), goods(s, 1)) == (0, [2, 0, 0, 0])


def test_the_icon_is_that_of_the_location_used_not_of_the_one_played():
    s = choose(following(1), 6)
    assert (icon(s, 1, seat=1), icon(s, 6, seat=1)) == (1, 0)


def test_with_both_at_hand_the_follower_chooses():
    s = choose(following(1, rivals=[{"bonus": 2}]), 1)
    assert (asks(s), s.seat(), s.options()) == ("turn.cross", 1, [ICON, CROSS_BONUS])


@pytest.mark.parametrize(("what", "icons", "bonus"), [(ICON, 0, 2), (CROSS_BONUS, 1, 1)])
def test_what_is_chosen_is_crossed_off(what, icons, bonus):
    s = choose(following(1, rivals=[{"bonus": 2}]), 1, what)
    assert (icon(s, 1, seat=1), s.bonus[1], s.bonus_filled[1]) == (icons, bonus, 2)
    assert goods(s, 1) == [2, 0, 0, 0]


def test_without_an_icon_a_bonus_action_is_crossed_off():
    s = choose(following(1, rivals=[{"bonus": 1, "icons": {}}]), 1)
    assert (s.bonus[1], s.bonus_filled[1], goods(s, 1)) == (0, 1, [2, 0, 0, 0])


def test_a_location_without_an_icon_cannot_be_followed_without_a_bonus_action():
    assert following(1, rivals=[{"icons": {2: 1, 6: 1}}]).options() == [0, 6]


def test_who_cannot_follow_takes_a_bonus_action_without_being_asked():
    s = following(1, rivals=[{"icons": {}}])
    assert asks(s) == "display.reveal"
    assert s.bonus[1] == 1


def test_who_does_not_follow_takes_a_bonus_action():
    s = choose(following(1), BONUS_ACTION)
    assert (s.bonus[1], s.bonus_filled[1]) == (1, 1)


def test_a_full_section_of_bonus_actions_takes_no_more():
    s = choose(following(1, rivals=[{"bonus": 2, "bonus_filled": 6}]), BONUS_ACTION)
    assert (s.bonus[1], s.bonus_filled[1]) == (2, 6)


def test_a_bonus_action_that_was_crossed_off_leaves_no_space():
    s = choose(following(1, rivals=[{"bonus": 1, "bonus_filled": 6, "icons": {}}]), 1)
    assert (s.bonus[1], s.bonus_filled[1]) == (0, 6)


def test_the_palace_has_no_icons():
    rich = {"goods": [4, 4, 4, 4]}
    assert following(A, players=3, rivals=[rich]).options() == [0, 3, 7]
    assert following(A, players=3, rivals=[{**rich, "bonus": 1}]).options() == [0, 3, 7, A, A + 1, A + 2]


def test_delivering_as_a_follower_crosses_off_a_bonus_action():
    s = choose(following(A, rivals=[{"goods": [1, 1, 1, 1], "bonus": 1}]), A)
    assert (s.bonus[1], s.rubies[1], goods(s, 1)) == (0, 1, [0, 0, 0, 0])


def test_a_follower_may_use_what_the_active_player_did_not():
    s = choose(turn(display=(8, 1)), 8, 8)
    # The icon at 8 is crossed off from the start with two players.
    assert s.options() == [0, 4, 9, 13]


def test_with_four_players_an_icon_can_be_used_twice():
    s = choose(following(1, players=4), 1)
    assert icon(s, 1, seat=1) == 1


def test_following_comes_before_the_end_steps():
    s = following(1)
    assert asks(s) == "turn.follow"
    assert (s.left, s.right) == (9, 0)


def test_what_a_follower_cannot_pay_is_not_offered():
    assert 2 not in following(2, rivals=[{"lira": 9}]).options()
    assert 2 in following(2, rivals=[{"lira": 10}]).options()
