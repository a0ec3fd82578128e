"""Place 7: assistants come back, nobody is needed and nobody is paid."""

from itertools import combinations

import pytest

from bedesten.games.istanbul.names import FOUNTAIN, POLICE_STATION, TEA_HOUSE

from .helpers import arriving, asks, at, choose, crew_size, done, game, goods, roll

OUT = [1, 5, 12]


@pytest.mark.parametrize("wanted", [c for n in range(4) for c in combinations(OUT, n)])
def test_any_of_the_assistants_come_back_as_the_player_likes(wanted):  # ruling 17
    s = at(FOUNTAIN, crew=1, out=OUT)
    choose(s, next(c for c in s.options() if (game().describe(s, c)["target"] or []) == list(wanted)))
    assert crew_size(s) == 1 + len(wanted)
    assert s.places_out(0) == [place for place in OUT if place not in wanted]


def test_there_is_a_choice_for_every_set_of_them():
    assert len(at(FOUNTAIN, crew=0, out=[1, 2, 3, 4, 5]).options()) == 2**5


def test_the_assistants_of_others_stay_where_they_are():
    s = choose(at(FOUNTAIN, crew=2, out=[1, 2], rivals=[{"crew": 3, "out": [1]}]), 3)
    assert s.places_out(1) == [1]


def test_nobody_out_means_no_question():
    assert done(at(FOUNTAIN))


def test_no_assistant_is_needed_on_arrival_and_none_is_left():  # ruling 16
    s = arriving(FOUNTAIN, crew=0, out=[1, 2, 3, 4])
    assert asks(s) == "fountain.recall"
    assert s.places_out(0) == [1, 2, 3, 4]
    kept = arriving(FOUNTAIN, crew=3, out=[1])
    assert (asks(kept), crew_size(kept)) == ("fountain.recall", 3)


def test_other_merchants_are_not_paid():  # ruling 16
    s = arriving(FOUNTAIN, crew=3, out=[1], lira=10, rivals=[{"merchant": FOUNTAIN}, {"merchant": FOUNTAIN}])
    assert asks(s) == "fountain.recall"
    choose(s, 1)
    assert s.lira == [10, 0, 0]


def test_the_governor_is_met_there_as_anywhere():  # ruling 16
    s = choose(arriving(FOUNTAIN, tokens=[FOUNTAIN, TEA_HOUSE], lira=2), 1)
    assert asks(s) == "cards.draw"


def test_the_smuggler_is_met_there_as_anywhere():  # ruling 16
    s = choose(arriving(FOUNTAIN, tokens=[TEA_HOUSE, FOUNTAIN], lira=2), 2, 4, 0, roll(1, 1))
    assert goods(s) == [0, 0, 0, 1]


def test_family_members_are_caught_there_as_anywhere():  # ruling 16
    s = choose(arriving(FOUNTAIN, rivals=[{"family": FOUNTAIN}]), 0)
    assert (s.family[1], s.lira[0]) == (POLICE_STATION, 3)


def test_a_family_member_there_calls_the_assistants_to_the_merchant_wherever_he_is():  # ruling 2
    s = choose(at(POLICE_STATION, crew=2, out=[POLICE_STATION, 16]), FOUNTAIN)
    assert asks(s) == "fountain.recall"
    choose(s, 3)
    assert (crew_size(s), s.places_out(0), s.merchant[0]) == (4, [], POLICE_STATION)
