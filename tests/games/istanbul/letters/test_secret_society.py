"""Place 24, the Secret Society: a ruby for six seals."""

import pytest

from bedesten.games.istanbul.modules.letters.names import DELIVERED, SECRET_SOCIETY, SOCIETY_AGAIN
from bedesten.games.istanbul.names import GEMSTONE_DEALER, POLICE_STATION, SULTANS_PALACE
from bedesten.games.istanbul.places.gemstone_dealer import gem_price

from ..helpers import asks, choose, done, play, plays
from .helpers import at, companion_to, extra, game, turn

COFFEE_HOUSE = 20
THREE_DELIVERED = {"delivered": [1, 2, 3]}


@pytest.mark.parametrize(
    "held", [THREE_DELIVERED, {"letters": [1, 2, 3, 4, 5, 6]}, {"letters": [1, 2], "delivered": [3, 4]}]
)
def test_six_seals_buy_the_next_ruby_of_the_palace_or_the_gemstone_dealer(held):
    s = at(SECRET_SOCIETY, **held)
    assert (asks(s), s.options()) == ("secret_society.inform", [0, SULTANS_PALACE, GEMSTONE_DEALER])
    palace = choose(s.copy(), SULTANS_PALACE)
    gems = choose(s, GEMSTONE_DEALER)
    for after in (palace, gems):
        while asks(after) == "seals.pay":
            choose(after, after.options()[0])
        assert (after.rubies[0], after.letters[0], after.delivered[0]) == (1, (), ())
    assert (palace.palace, palace.gems, gems.palace, gems.gems) == (1, 0, 0, 1)


@pytest.mark.parametrize("held", [{}, {"letters": [1, 2, 3, 4, 5]}, {"letters": [1], "delivered": [3, 4]}])
def test_five_seals_are_not_enough(held):
    s = at(SECRET_SOCIETY, **held)
    assert asks(s) != "secret_society.inform"
    assert s.rubies[0] == 0


def test_the_next_ruby_at_its_own_place_costs_more_then():
    s = at(SECRET_SOCIETY, **THREE_DELIVERED)
    before = gem_price(s)
    choose(s, GEMSTONE_DEALER)
    assert gem_price(s) == before + 1


def test_a_track_that_is_empty_is_refilled_from_the_supply():
    s = at(SECRET_SOCIETY, **THREE_DELIVERED, gems=30, palace=30)
    assert s.options() == [0, SULTANS_PALACE, GEMSTONE_DEALER]


@pytest.mark.parametrize(("uses", "lira"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_first_three_uses_give_lira_too(uses, lira):
    s = choose(at(SECRET_SOCIETY, **THREE_DELIVERED, society=uses), SULTANS_PALACE)
    assert (s.lira[0], s.society, s.rubies[0]) == (lira, uses + 1, 1)


def test_the_lira_go_by_uses_whoever_makes_them():
    s = choose(at(SECRET_SOCIETY, delivered=[1, 2, 3, 4, 5, 6], hand=[SOCIETY_AGAIN]), SULTANS_PALACE)
    choose(s, play(SOCIETY_AGAIN), GEMSTONE_DEALER)
    assert (s.lira[0], s.rubies[0], s.society) == (5, 2, 2)


def test_the_action_may_be_left():
    s = choose(at(SECRET_SOCIETY, **THREE_DELIVERED), 0, 0)
    assert done(s), "neither a ruby nor an extra turn"
    assert s.delivered[0] == (1, 2, 3)


def test_the_letters_are_chosen_one_by_one():
    s = choose(at(SECRET_SOCIETY, letters=[1, 2, 3, 4, 5], delivered=[6, 7, 8]), SULTANS_PALACE)
    assert (s.delivered[0], s.options()) == ((7, 8), [1, 2, DELIVERED]), "five single seals need a delivered letter"
    choose(s, DELIVERED, 2)
    assert s.options() == [3, 4, 5]
    choose(s, 4)
    assert (s.letters[0], s.delivered[0], s.rubies[0]) == ((1, 3, 5), (8,), 1)


def test_in_the_great_bazaar_the_coffee_house_gives_its_ruby_too():
    s = at(SECRET_SOCIETY, bazaar=True, **THREE_DELIVERED)
    assert s.options() == [0, SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE]
    choose(s, COFFEE_HOUSE)
    assert (s.rubies[0], s.coffee_house, s.coffee[0]) == (1, 1, 0)


def test_a_letter_to_the_society_is_delivered_there_before_it_is_paid():
    s = choose(turn(place=POLICE_STATION, letters=[SECRET_SOCIETY], delivered=[1, 2]), SECRET_SOCIETY, 2)
    assert (asks(s), s.delivered[0]) == ("secret_society.inform", (1, 2, SECRET_SOCIETY))


def test_family_member_and_companion_act_here_as_well():
    s = choose(at(POLICE_STATION, **THREE_DELIVERED), SECRET_SOCIETY, SULTANS_PALACE)
    assert s.rubies[0] == 1
    s = turn(companion=POLICE_STATION, **THREE_DELIVERED)
    choose(s, companion_to(s, SECRET_SOCIETY), GEMSTONE_DEALER)
    assert s.rubies[0] == 1


def test_a_guild_card_acts_here_but_no_card_repeats_it_from_afar():
    s = turn(bazaar=True, place=1, delivered=[2, 3, 4, 5, 6, 9], guild_hand=[(12,), (), ()], hand=[SOCIETY_AGAIN])
    choose(s, extra(s, "guild_card", 12), SECRET_SOCIETY, SULTANS_PALACE)
    assert (s.rubies[0], plays(s)) == (1, [])


def test_the_view_says_what_the_next_one_gets():
    s = at(SECRET_SOCIETY, society=1)
    assert game().view(s, 1)["letters"]["secret_society"] == {"uses": 1, "lira": 2}


def test_the_sixth_ruby_ends_the_game_as_any_other():
    s = choose(at(SECRET_SOCIETY, seat=2, rubies=5, **THREE_DELIVERED), SULTANS_PALACE)
    assert s.over()
    assert game().result(s)["winners"] == [2]
