"""The variant The Caravan Leader: whoever acted at the Caravansary last keeps both cards there."""

import pytest

import bedesten
from bedesten.games.istanbul.names import ANY_GOODS, CARAVANSARY, FIVE_LIRA, FOUNTAIN, LONG_MOVE, POLICE_STATION, STAY

from .. import helpers
from ..helpers import choose, done, draw, start
from . import helpers as mocha
from .helpers import between, guild

VARIANT = ("caravan-leader",)
PILE = 1
BOTH = [draw(STAY), draw(LONG_MOVE)]
NOBODY = -1


def at(place, **fields):
    """In the base game with the variant."""
    return helpers.at(place, variants=VARIANT, **fields)


def leads(state):
    players = len(state.lira)
    return helpers.game(players, variants=VARIANT).view(state, 0)["caravan_leader"]


def visited(**fields):
    """Seat 0 acts at the Caravansary and draws two cards from the pile."""
    return choose(at(CARAVANSARY, **fields), PILE, *BOTH)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_start_the_tile_lies_at_the_caravansary(players):
    s = start(players=players, variants=list(VARIANT))
    assert (s.leader, leads(s)) == (NOBODY, None)


def test_whoever_acts_there_takes_the_tile_at_the_end_of_the_turn():
    s = visited(tokens=[0, CARAVANSARY])
    assert s.leader == NOBODY
    choose(s, 1 + STAY)
    assert (helpers.asks(s), s.leader) == ("turn.encounters", NOBODY), "the turn is not over"
    choose(s, 0)
    assert done(s)
    assert (s.leader, leads(s)) == (0, 0)


def test_the_first_time_a_card_is_discarded_as_usual():
    s = visited(hand=[ANY_GOODS])
    assert (helpers.asks(s), s.options()) == ("caravansary.discard", [1 + LONG_MOVE, 1 + STAY, 1 + ANY_GOODS])


def test_the_leader_keeps_both_cards():
    s = visited(leader=0)
    assert done(s)
    assert (s.hand[0], s.discards, s.leader) == ((LONG_MOVE, STAY), (), 0)


def test_he_may_take_them_from_the_discards_too():
    s = choose(at(CARAVANSARY, leader=0, discards=(LONG_MOVE, STAY)), 2, 2)
    assert (s.hand[0], s.discards, done(s)) == ((LONG_MOVE, STAY), (), True)


def test_another_player_takes_the_tile_from_him():
    s = choose(visited(leader=2), 1 + STAY)
    assert s.leader == 0


def test_another_player_discards_although_somebody_leads():
    assert helpers.asks(visited(leader=2)) == "caravansary.discard"


def test_he_remains_the_leader_until_another_acts_there():
    s = choose(visited(rivals=[{"lira": 9}, {"lira": 9}]), 1 + STAY)
    for _ in range(2):
        choose(s, CARAVANSARY, 2, 1, 0)
    assert (s.active, s.leader) == (0, 0), "the others came there and left the action alone"


def test_an_action_left_alone_does_not_count():
    s = choose(at(CARAVANSARY), 0)
    assert done(s)
    assert s.leader == NOBODY


def test_being_there_is_not_enough():
    s = choose(helpers.turn("arrive", CARAVANSARY, variants=VARIANT), 0)
    assert (done(s), s.leader) == (True, NOBODY)


def test_the_family_member_makes_him_leader():
    s = choose(at(POLICE_STATION), CARAVANSARY, PILE, *BOTH, 1 + STAY)
    assert (done(s), s.leader) == (True, 0)


def test_the_family_member_of_the_leader_keeps_both():
    s = choose(at(POLICE_STATION, leader=0), CARAVANSARY, PILE, *BOTH)
    assert (done(s), s.hand[0]) == (True, (LONG_MOVE, STAY))


def test_the_mark_of_this_turn_does_not_last():
    s = choose(visited(), 1 + STAY)
    s.leader = 2
    choose(s, FOUNTAIN if s.merchant[1] != FOUNTAIN else 6, 0)
    assert s.leader == 2


def test_without_the_variant_there_is_no_leader():
    s = choose(helpers.at(CARAVANSARY), PILE, *BOTH, 1 + STAY)
    assert s.leader == NOBODY
    assert "caravan_leader" not in helpers.game().view(s, 0)


def test_it_survives_saving():
    rules = helpers.game(3, variants=VARIANT)
    s = choose(visited(), 1 + STAY)
    assert rules.load(rules.save(s)).leader == 0


# With Mocha & Baksheesh.


def with_coffee(phase, place, **fields):
    return mocha.turn(phase, place, variants=VARIANT, **fields)


def test_the_leader_gets_his_coffee_too():
    s = choose(with_coffee("act", CARAVANSARY, leader=0), PILE, *BOTH)
    assert (done(s), s.coffee[0], s.hand[0]) == (True, 1, (LONG_MOVE, STAY))


def test_the_guild_card_for_any_action_counts():
    s = choose(with_coffee("move", FOUNTAIN, guild=[12]), guild(12), CARAVANSARY, *BOTH, 1 + STAY)
    assert (done(s), s.leader) == (True, 0)
    s = choose(with_coffee("move", FOUNTAIN, guild=[12], leader=0), guild(12), CARAVANSARY, *BOTH)
    assert (done(s), s.hand[0]) == (True, (LONG_MOVE, STAY))


def test_beside_the_barrier_it_counts_as_well():
    s = choose(with_coffee("act", 19, coffee=2), 1, between(6, 19), CARAVANSARY, PILE, *BOTH, 1 + STAY)
    assert (done(s), s.leader) == (True, 0)


def test_twice_in_one_turn_the_first_does_not_help_the_second():
    # The tile is taken at the end of the turn, so both times a card is discarded.
    s = with_coffee("move", FOUNTAIN, guild=[19], coffee=3)
    choose(s, guild(19), 1, between(6, 19), CARAVANSARY, PILE, *BOTH, 1 + STAY)
    choose(s, 1, between(6, 19), CARAVANSARY, PILE, draw(STAY), PILE, draw(FIVE_LIRA))
    assert helpers.asks(s) == "caravansary.discard"


def test_in_an_extra_turn_after_it_he_leads_already():
    s = with_coffee("move", FOUNTAIN, guild=[7], caravan=0)
    s.caravan = 1
    choose(s, guild(7))
    assert (s.active, s.leader) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [[], ["mocha"]])
def test_it_is_for_any_number_of_players(players, modules):
    rules = bedesten.game("istanbul", players=players, modules=modules, variants=list(VARIANT))
    assert rules.settings["variants"] == list(VARIANT)
