"""The variant Neutral Assistants: one of each stack belongs to nobody."""

import pytest

import bedesten
from bedesten.games.istanbul.names import (
    BLUE,
    FOUNTAIN,
    GREAT_MOSQUE,
    NEUTRAL,
    OWN,
    POST_OFFICE,
    RETURN_ASSISTANT,
    STAY,
    TEA_HOUSE,
    YELLOW_TILE,
)

from . import helpers
from .helpers import EDITIONS, asks, barrow, choose, crew_size, done, fetches, game, play, start

VARIANT = ("neutral-assistants",)
REFUSE, PICK_UP, LEAVE, PICK_UP_NEUTRAL = 0, 1, 2, 3


def turn(phase, place, standing=(), **fields):
    """A turn in the variant, neutral assistants standing at these places."""
    counts = [list(standing).count(number) for number in range(17)]
    return helpers.turn(phase, place, variants=VARIANT, bystanders=counts, **fields)


def arriving(*standing, **fields):
    return turn("arrive", POST_OFFICE, standing, **fields)


def under(state, seat=0):
    """The stack from the bottommost up."""
    return game(len(state.lira), variants=VARIANT).view(state, seat)["seats"][seat]["crew"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bottommost_of_the_four_is_neutral_at_the_start(players, edition):
    s = start(players=players, edition=edition, variants=list(VARIANT))
    assert [under(s, seat) for seat in range(players)] == [[NEUTRAL, OWN, OWN, OWN]] * players
    assert sum(s.bystanders) == 0


def test_with_five_players_no_colour_is_left_for_them():
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", players=5, variants=list(VARIANT))


def test_the_bottommost_is_left_behind_whosever_he_is():
    s = choose(arriving(crew=[OWN, OWN, NEUTRAL]), LEAVE)
    assert (under(s), s.bystanders[POST_OFFICE], s.places_out(0)) == ([OWN, OWN], 1, [])
    assert asks(s) == "post_office.collect"
    s = choose(arriving(crew=[NEUTRAL, OWN]), LEAVE)
    assert (under(s), s.bystanders[POST_OFFICE], s.places_out(0)) == ([NEUTRAL], 0, [POST_OFFICE])


def test_a_neutral_one_is_picked_up_as_if_he_were_ones_own():
    s = choose(arriving(POST_OFFICE, crew=0), PICK_UP_NEUTRAL)
    assert (under(s), s.bystanders[POST_OFFICE], asks(s)) == ([NEUTRAL], 0, "post_office.collect")


def test_he_joins_the_bottom_of_the_stack():
    assert under(choose(arriving(POST_OFFICE, crew=[OWN, OWN]), PICK_UP_NEUTRAL)) == [NEUTRAL, OWN, OWN]


def test_an_own_one_that_comes_back_goes_to_the_bottom_too():
    assert under(choose(arriving(out=[POST_OFFICE], crew=[OWN, NEUTRAL]), PICK_UP)) == [OWN, NEUTRAL, OWN]


def test_whoever_left_him_anybody_may_pick_him_up():
    s = choose(arriving(seat=0, crew=[OWN, NEUTRAL]), LEAVE, 0)
    later = arriving(*[POST_OFFICE] * s.bystanders[POST_OFFICE], seat=1, crew=0)
    assert PICK_UP_NEUTRAL in later.options()


def test_with_both_there_the_player_decides_which_to_pick_up():
    s = arriving(POST_OFFICE, out=[POST_OFFICE], crew=1)
    assert s.options() == [REFUSE, PICK_UP, PICK_UP_NEUTRAL]
    own = choose(s.copy(), PICK_UP)
    assert (own.places_out(0), own.bystanders[POST_OFFICE]) == ([], 1)
    neutral = choose(s, PICK_UP_NEUTRAL)
    assert (neutral.places_out(0), neutral.bystanders[POST_OFFICE]) == ([POST_OFFICE], 0)


def test_only_one_of_them_is_picked_up():
    s = choose(arriving(POST_OFFICE, out=[POST_OFFICE], crew=1), PICK_UP)
    assert asks(s) == "post_office.collect"
    assert crew_size(s) == 2


def test_with_only_a_neutral_one_there_another_may_be_left_instead():
    s = arriving(POST_OFFICE, crew=[OWN, NEUTRAL])
    assert s.options() == [REFUSE, LEAVE, PICK_UP_NEUTRAL]
    assert choose(s, LEAVE).bystanders[POST_OFFICE] == 2


def test_several_may_stand_on_a_place_and_one_is_taken_at_a_time():
    s = choose(arriving(POST_OFFICE, POST_OFFICE, crew=0), PICK_UP_NEUTRAL)
    assert (s.bystanders[POST_OFFICE], under(s)) == (1, [NEUTRAL])


def test_several_may_be_in_a_stack():
    assert under(choose(arriving(POST_OFFICE, crew=[NEUTRAL, NEUTRAL]), PICK_UP_NEUTRAL)) == [NEUTRAL] * 3


def test_picking_him_up_may_be_refused_and_ends_the_turn():
    s = choose(arriving(POST_OFFICE, crew=0), REFUSE)
    assert done(s)
    assert s.bystanders[POST_OFFICE] == 1


def test_with_nobody_anywhere_the_turn_ends():
    assert done(arriving(crew=0))


def test_he_is_not_left_or_picked_up_at_the_fountain():
    s = turn("arrive", FOUNTAIN, [FOUNTAIN], crew=[NEUTRAL], out=[1])
    assert asks(s) == "fountain.recall"
    assert under(s) == [NEUTRAL]


def test_the_fountain_returns_only_ones_own():
    s = turn("act", FOUNTAIN, [TEA_HOUSE, 1], crew=[OWN], out=[1, 2])
    assert s.options() == [0, 1, 2, 3]
    choose(s, 3)
    assert (under(s), s.bystanders[TEA_HOUSE], s.bystanders[1]) == ([OWN] * 3, 1, 1)


def test_the_fountain_puts_them_under_the_neutral_one():
    s = choose(turn("act", FOUNTAIN, crew=[OWN, NEUTRAL], out=[1]), 1)
    assert under(s) == [OWN, NEUTRAL, OWN]


def test_with_only_neutral_ones_out_the_fountain_has_nothing_to_do():
    assert done(turn("act", FOUNTAIN, [TEA_HOUSE]))


def test_the_yellow_tile_returns_only_ones_own():
    s = turn("move", POST_OFFICE, [TEA_HOUSE], tiles=YELLOW_TILE, lira=9, out=[1])
    assert fetches(s) == [1]


def test_the_card_returns_only_ones_own():
    s = turn("move", POST_OFFICE, [TEA_HOUSE], hand=[RETURN_ASSISTANT], crew=[NEUTRAL], out=[1, 2])
    assert choose(s, play(RETURN_ASSISTANT)).options() == [1, 2]
    choose(s, 1)
    assert under(s) == [OWN, NEUTRAL]


def test_the_card_may_be_played_on_arrival_here_too():
    s = arriving(crew=0, out=[1], hand=[RETURN_ASSISTANT])
    assert s.options() == [REFUSE, play(RETURN_ASSISTANT)]
    choose(s, play(RETURN_ASSISTANT), LEAVE)
    assert s.places_out(0) == [POST_OFFICE]


def test_the_fifth_assistant_is_ones_own_and_at_the_bottom():
    s = choose(turn("act", GREAT_MOSQUE, crew=[OWN, NEUTRAL], goods=barrow(blue=2)), BLUE + 1)
    assert under(s) == [OWN, NEUTRAL, OWN]


def test_staying_where_one_left_a_neutral_one_picks_him_up_again():
    s = choose(turn("move", POST_OFFICE, [POST_OFFICE], crew=[OWN], hand=[STAY]), play(STAY), PICK_UP_NEUTRAL)
    assert under(s) == [NEUTRAL, OWN]


def test_no_neutral_assistant_is_ever_lost():
    from random import Random

    s = start(players=3, variants=list(VARIANT))
    rng = Random(5)
    for _ in range(1500):
        if s.over():
            break
        assert sum(s.bystanders) + sum(sum(under(s, seat)) for seat in range(3)) == 3
        s.apply(rng.choice(s.options()))


def test_without_the_variant_there_are_none():
    assert game().view(start(players=3), 0)["neutral_assistants"] == []
