"""Guild Hall (18): one coffee, two guild cards from the pile, one guild card of the hand discarded."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import BUY_GUILD_CARD, GUILD_HALL
from bedesten.games.istanbul.names import FIVE_LIRA, POLICE_STATION

from ..helpers import asks, choose, done, play, plays
from .helpers import ALL, answers, at, draw_guild, game


def hired(*cards, **fields):
    return choose(at(GUILD_HALL, **fields), 1, *(draw_guild(card) for card in cards))


def test_it_gives_one_coffee_and_two_guild_cards_of_which_one_is_discarded():
    s = hired(4, 17)
    assert (s.coffee[0], s.guild_hand[0], asks(s)) == (1, (4, 17), "guild_hall.discard")
    choose(s, 4)
    assert (s.guild_hand[0], s.guild_discards) == ((17,), (4,))
    assert done(s)


def test_every_card_of_the_pile_may_come():
    s = choose(at(GUILD_HALL), 1)
    assert (s.options(), s.weights()) == (ALL, [1] * 20)
    choose(s, draw_guild(9))
    assert s.options() == [card for card in ALL if card != 9]


@pytest.mark.parametrize("given_up", [2, 4, 17])
def test_any_guild_card_of_the_hand_may_be_discarded(given_up):
    s = hired(4, 17, guild=[2])
    assert s.options() == [2, 4, 17]
    choose(s, given_up)
    assert s.guild_discards == (given_up,)
    assert s.guild_hand[0] == tuple(card for card in (2, 4, 17) if card != given_up)


def test_the_discarded_card_has_no_effect():
    s = choose(hired(17, 5), 17)
    assert (s.coffee[0], s.lira[0]) == (1, 0)


def test_one_must_be_discarded():
    assert 0 not in hired(4, 17, guild=[1, 2, 3]).options()


def test_a_bonus_card_is_not_given_up_instead():
    s = hired(4, 17, hand=[FIVE_LIRA])
    assert answers(s) == [4, 17]


def test_there_is_no_limit_to_the_hand():
    s = choose(hired(1, 2, guild=[*range(3, 13)]), 5)
    assert len(s.guild_hand[0]) == 11


def test_the_action_may_be_left_alone():
    s = choose(at(GUILD_HALL), 0)
    assert done(s)
    assert (s.coffee[0], s.guild_hand[0]) == (0, ())


def test_when_the_pile_runs_out_the_discards_become_the_pile():
    s = choose(at(GUILD_HALL, guild_deck=[8], guild_discards=(3, 5)), 1)
    assert s.guild_hand[0] == (8,), "the last one comes without a choice"
    assert s.options() == [3, 5]
    choose(s, draw_guild(3), 8)
    assert (s.guild_hand[0], s.guild_discards) == ((3,), (8,))
    assert [card for card, count in enumerate(s.guild_deck) if count] == [5]


def test_if_only_one_card_is_left_anywhere_it_is_drawn():
    s = choose(at(GUILD_HALL, guild=[2], guild_deck=[8]), 1)
    assert s.options() == [2, 8]


def test_without_any_card_the_coffee_is_still_taken_and_a_card_given_up():
    s = choose(at(GUILD_HALL, guild=[2, 3], guild_deck=[]), 1)
    assert (s.coffee[0], s.options()) == (1, [2, 3])
    choose(s, 3)
    assert done(s)


def test_without_any_card_at_all_there_is_the_coffee():
    s = choose(at(GUILD_HALL, guild_deck=[]), 1)
    assert (s.coffee[0], done(s)) == (1, True)


def test_the_family_member_may_go_there():
    s = choose(at(POLICE_STATION), GUILD_HALL, 1, draw_guild(4), draw_guild(17), 4)
    assert (s.coffee[0], s.guild_hand[0]) == (1, (17,))
    assert done(s)


def test_cards_may_be_played_before_one_is_discarded():
    s = hired(4, 17, coffee=1, hand=[BUY_GUILD_CARD, FIVE_LIRA])
    assert plays(s) == [FIVE_LIRA, BUY_GUILD_CARD]
    choose(s, play(BUY_GUILD_CARD), draw_guild(9))
    assert (asks(s), answers(s), s.coffee[0]) == ("guild_hall.discard", [4, 9, 17], 0)


def test_the_discards_lie_open_and_the_hand_does_not():
    s = choose(hired(4, 17), 17)
    view = game().view(s, 1)["mocha"]
    assert (view["guild_discards"], view["guild_cards"], view["guild_hand"]) == ([17], [1, 0, 0], [])
