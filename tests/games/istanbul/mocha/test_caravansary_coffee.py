"""Caravansary (6) with Mocha & Baksheesh: a coffee on top of what the base game gives."""

from bedesten.games.istanbul.modules.mocha.names import SELL_COFFEE, TWO_COFFEE
from bedesten.games.istanbul.names import CARAVANSARY, FIVE_LIRA, LONG_MOVE, POLICE_STATION, STAY

from .. import helpers
from ..helpers import asks, choose, done, draw, play, plays
from .helpers import at

PILE, DISCARDS = 1, 2


def test_the_action_gives_a_coffee_too():
    s = choose(at(CARAVANSARY), PILE, draw(STAY), draw(LONG_MOVE), 1 + STAY)
    assert (s.coffee[0], s.hand[0], s.discards) == (1, (LONG_MOVE,), (STAY,))
    assert done(s)


def test_once_for_the_action_not_for_each_card():
    s = choose(at(CARAVANSARY, discards=(STAY, FIVE_LIRA)), DISCARDS, DISCARDS)
    assert (s.coffee[0], s.hand[0]) == (1, (FIVE_LIRA, STAY))


def test_left_alone_it_gives_none():
    s = choose(at(CARAVANSARY), 0)
    assert (s.coffee[0], done(s)) == (0, True)


def test_the_coffee_is_there_before_the_cards_are_chosen():
    # It may be sold between two cards, so that the card lies on the discards when the next is taken.
    s = choose(at(CARAVANSARY, hand=[SELL_COFFEE], discards=(STAY,)), PILE, draw(STAY))
    assert (asks(s), plays(s)) == ("caravansary.take_next", [SELL_COFFEE])
    choose(s, play(SELL_COFFEE), DISCARDS)
    assert s.hand[0] == (STAY, SELL_COFFEE)


def test_through_the_family_member_too():
    s = choose(at(POLICE_STATION), CARAVANSARY, PILE, draw(STAY), draw(FIVE_LIRA), 1 + STAY)
    assert (s.coffee[0], s.family[0]) == (1, CARAVANSARY)


def test_with_both_piles_empty_the_coffee_remains():
    s = choose(at(CARAVANSARY, hand=[STAY], deck=[]), PILE)
    assert (s.coffee[0], s.hand[0], s.discards) == (1, (), (STAY,))


def test_a_coffee_card_drawn_first_may_be_played_at_once():
    s = choose(at(CARAVANSARY), PILE, draw(TWO_COFFEE))
    assert asks(s) == "caravansary.take_next"
    assert choose(s, play(TWO_COFFEE)).coffee[0] == 3


def test_without_the_expansion_there_is_no_coffee():
    s = choose(helpers.at(CARAVANSARY), PILE, draw(STAY), draw(FIVE_LIRA), 1 + STAY)
    assert s.coffee == []
