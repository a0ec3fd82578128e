"""Place 12: the family member is freed and works elsewhere."""

import pytest

from bedesten.games.istanbul.names import (
    ANY_GOODS,
    BLACK_MARKET,
    BLUE_TILE,
    CARAVANSARY,
    FRUIT_WAREHOUSE,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    GOVERNOR,
    GREAT_MOSQUE,
    GREEN_TILE,
    PALACE_AGAIN,
    POLICE_STATION,
    POST_OFFICE,
    POST_OFFICE_AGAIN,
    RED_TILE,
    RETURN_FAMILY,
    SMALL_MARKET,
    SPICE_WAREHOUSE,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from .helpers import asks, at, barrow, choose, crew_size, done, goods, meeting, play, plays, roll, sold, turn

ELSEWHERE = [place for place in range(1, 17) if place != POLICE_STATION]


def test_he_goes_to_any_other_place_near_or_far():  # ruling 1
    assert at(POLICE_STATION).options() == [0, *ELSEWHERE]


def test_he_goes_also_where_merchants_stand():  # ruling 1
    s = at(POLICE_STATION, rivals=[{"merchant": WAINWRIGHT}, {"merchant": 16}])
    assert s.options() == [0, *ELSEWHERE]


@pytest.mark.parametrize("place", ELSEWHERE)
def test_he_stays_where_he_was_sent(place):  # ruling 3
    s = choose(at(POLICE_STATION), place)
    assert (s.family[0], s.merchant[0]) == (place, POLICE_STATION)


def test_the_rulebooks_example():
    """At the Spice Warehouse he loads the green goods; the rival there is not paid, the Governor not met."""
    s = at(POLICE_STATION, lira=4, tokens=[SPICE_WAREHOUSE, 0], rivals=[{"merchant": SPICE_WAREHOUSE}])
    choose(s, SPICE_WAREHOUSE, 1)
    assert goods(s) == barrow(green=2)
    assert (s.lira[:2], s.tokens[GOVERNOR]) == ([4, 0], SPICE_WAREHOUSE)
    assert done(s)


def test_he_needs_no_assistant():  # ruling 3
    s = choose(at(POLICE_STATION, crew=0), POST_OFFICE, 1)
    assert s.places_out(0) == []
    assert s.lira[0] == 2


def test_he_catches_nobody():  # ruling 3
    s = choose(at(POLICE_STATION, rivals=[{"family": POST_OFFICE}]), POST_OFFICE, 1)
    assert s.family[1] == POST_OFFICE
    assert s.lira[0] == 2


def test_arriving_beside_a_rival_merchant_he_is_not_caught():  # ruling 4
    s = choose(at(POLICE_STATION, rivals=[{"merchant": POST_OFFICE}]), POST_OFFICE, 1)
    assert s.family[0] == POST_OFFICE


def test_he_is_caught_by_a_merchant_who_comes_there():  # ruling 4
    s = choose(turn(place=15, rivals=[{"family": POST_OFFICE}]), POST_OFFICE, 2, 0, 0)
    assert (s.family[1], s.lira[0]) == (POLICE_STATION, 3)


def test_he_is_caught_by_a_merchant_who_stays_there():  # ruling 4
    s = choose(turn(place=POST_OFFICE, hand=[STAY], rivals=[{"family": POST_OFFICE}]), play(STAY), 2, 0, 0)
    assert (s.family[1], s.lira[0]) == (POLICE_STATION, 3)


def test_his_action_may_be_declined():
    s = choose(at(POLICE_STATION), POST_OFFICE, 0)
    assert (s.family[0], s.lira[0], s.mail) == (POST_OFFICE, 0, 0)
    assert done(s)


def test_after_a_declined_action_the_encounters_follow():
    s = choose(at(POLICE_STATION, tokens=[0, POLICE_STATION]), POST_OFFICE, 0)
    assert (asks(s), s.options()) == ("turn.encounters", [0, 2])


def test_he_need_not_be_sent():
    s = choose(at(POLICE_STATION), 0)
    assert s.family[0] == POLICE_STATION
    assert done(s)


def test_he_may_be_sent_where_nothing_can_be_done():
    s = choose(at(POLICE_STATION), WAINWRIGHT)
    assert s.family[0] == WAINWRIGHT
    assert done(s)


def test_when_he_is_away_there_is_no_action():  # ruling 9
    assert done(at(POLICE_STATION, family=TEA_HOUSE))


def test_when_he_is_away_encounters_still_happen():  # ruling 9
    s = at(POLICE_STATION, family=TEA_HOUSE, tokens=[POLICE_STATION, 0])
    assert (asks(s), s.options()) == ("turn.encounters", [0, 1])


def test_the_merchants_own_encounters_follow():  # ruling 5
    s = choose(at(POLICE_STATION, tokens=[POLICE_STATION, POLICE_STATION]), POST_OFFICE, 1)
    assert (asks(s), s.options()) == ("turn.encounters", [0, 1, 2])


def test_family_members_at_the_police_station_are_not_caught():  # ruling 6
    s = meeting(POLICE_STATION, rivals=[{"family": POLICE_STATION}, {"family": POLICE_STATION}])
    assert s.lira[0] == 0
    assert done(s)


def test_he_cannot_be_sent_twice_in_a_turn():  # ruling 8
    s = choose(at(POLICE_STATION, hand=[RETURN_FAMILY]), POST_OFFICE, 1, play(RETURN_FAMILY), 0)
    assert s.family[0] == POLICE_STATION
    assert done(s)


@pytest.mark.parametrize("phase", ["move", "act"])
def test_called_home_by_the_card_he_is_sent_out_again(phase):  # ruling 8
    s = turn(phase, POLICE_STATION, family=TEA_HOUSE, hand=[RETURN_FAMILY])
    choose(s, play(RETURN_FAMILY), 0)
    assert s.lira[0] == 3
    if phase == "act":
        choose(s, POST_OFFICE, 1)
        assert (s.family[0], s.lira[0]) == (POST_OFFICE, 5)


# Cards and tiles serve him as they serve the merchant: ruling 10.


def test_the_post_office_card_repeats_his_action():
    s = choose(at(POLICE_STATION, hand=[POST_OFFICE_AGAIN]), POST_OFFICE, 1, play(POST_OFFICE_AGAIN))
    assert (s.mail, s.lira[0]) == (2, 4)


def test_the_gemstone_card_repeats_his_action():
    s = choose(at(POLICE_STATION, lira=29, hand=[GEMSTONE_AGAIN]), GEMSTONE_DEALER, 1, play(GEMSTONE_AGAIN))
    assert (s.rubies[0], s.lira[0]) == (2, 0)


def test_the_palace_card_repeats_his_action():
    s = at(POLICE_STATION, extensions=3, goods=barrow(3, 2, 2, 4), hand=[PALACE_AGAIN])
    choose(s, SULTANS_PALACE, sold(1, 1, 1, 2), play(PALACE_AGAIN))
    assert (s.rubies[0], goods(s)) == (2, barrow())


def test_any_goods_are_sold_through_him():
    s = choose(at(POLICE_STATION, goods=barrow(blue=2), hand=[ANY_GOODS]), SMALL_MARKET, play(ANY_GOODS), sold(blue=2))
    assert s.lira[0] == 5


def test_the_red_tile_serves_him():
    s = choose(at(POLICE_STATION, tiles=RED_TILE), TEA_HOUSE, 9, roll(2, 5), 2)
    assert s.lira[0] == 9
    assert asks(choose(at(POLICE_STATION, tiles=RED_TILE), BLACK_MARKET, 1, roll(2, 5))) == "red_tile.use"


def test_the_green_tile_serves_him():
    s = choose(at(POLICE_STATION, tiles=GREEN_TILE, lira=2), FRUIT_WAREHOUSE, 1, 4)
    assert goods(s) == barrow(yellow=2, blue=1)


def test_the_fifth_assistant_joins_the_merchant():
    s = choose(at(POLICE_STATION, goods=barrow(blue=2)), GREAT_MOSQUE, 4)
    assert s.tiles[0] == BLUE_TILE
    assert crew_size(s) == 5


def test_he_may_fetch_cards():
    assert asks(choose(at(POLICE_STATION), CARAVANSARY)) == "caravansary.take"


def test_the_card_that_calls_him_home_may_be_played_while_he_works():
    s = choose(at(POLICE_STATION, tiles=RED_TILE, hand=[RETURN_FAMILY]), TEA_HOUSE, 9, roll(2, 5))
    assert plays(s) == [RETURN_FAMILY]
    choose(s, play(RETURN_FAMILY), 0, 2)
    assert (s.family[0], s.lira[0]) == (POLICE_STATION, 12)
