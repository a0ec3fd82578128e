"""Location 12: any other location's action."""

import pytest

from .helpers import CROSS_BONUS, ICON, A, asks, at, choose, decline_all, draw, following, goods, icon, turn

RICH = {"lira": 35, "goods": [12, 12, 12, 12], "goods_hand": [0]}


def test_its_card_offers_only_itself():
    assert choose(turn(display=(12, 9), **RICH), 12).options() == [0, 12]


def test_it_leads_to_every_other_location_that_can_be_paid():
    s = at(12, **RICH)
    assert (asks(s), s.options()) == ("catacombs.emerge", [*range(1, 12), *range(13, 19)])
    assert at(12).options() == [1, 4, 5, 6, 7, 8, 9, 10, 13, 14]


def test_never_to_itself():
    assert 12 not in at(12, **RICH).options()


def test_the_action_is_carried_out_there():
    assert goods(choose(at(12), 14)) == [0, 0, 0, 2]
    s = choose(at(12, goods=[1, 1, 1, 1]), A)
    assert (s.rubies[0], s.taken) == (1, 1)


def test_the_caravan_card_reached_through_it_counts_as_used():
    s = choose(at(12), 6)
    assert s.lira[0] == 4
    assert asks(choose(decline_all(s), draw(1))) == "caravan.reveal"


def test_a_follower_crosses_off_its_icon_and_none_at_the_location_chosen():
    s = choose(following(12, players=3), 12, 1)
    assert (icon(s, 12, seat=1), icon(s, 1, seat=1), goods(s, 1)) == (0, 1, [2, 0, 0, 0])


@pytest.mark.parametrize(("what", "icons", "bonus"), [(ICON, 0, 1), (CROSS_BONUS, 1, 0)])
def test_a_follower_may_cross_off_a_bonus_action_instead(what, icons, bonus):
    s = choose(following(12, players=3, rivals=[{"bonus": 1}]), 12, what, 1)
    assert (icon(s, 12, seat=1), s.bonus[1]) == (icons, bonus)


def test_with_two_players_there_is_no_icon_and_only_a_bonus_action_leads_there():
    assert asks(following(12)) == "display.reveal"
    s = following(12, rivals=[{"bonus": 1, "goods": [1, 1, 1, 1]}])
    assert s.options() == [0, 12]
    choose(s, 12, A)
    assert (s.bonus[1], s.rubies[1]) == (0, 1)


@pytest.mark.parametrize("place", [11, 13, 17, 18])
def test_no_card_but_its_own_leads_there(place):
    assert 12 not in choose(turn(display=(place, 9), **RICH), place).options()
