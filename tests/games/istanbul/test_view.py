"""What a seat may know, and guesses that agree with it."""

from collections import Counter
from random import Random

import pytest

from bedesten.games.istanbul.names import CARAVANSARY, FIVE_LIRA, LONG_MOVE, ONE_GOOD, POST_OFFICE, STAY, TEA_HOUSE

from .helpers import at, choose, draw, game, play, start, turn

PILE, DISCARDS = 1, 2
HANDS = {"hand": [STAY, FIVE_LIRA], "rivals": [{"hand": [ONE_GOOD]}, {"hand": [LONG_MOVE, LONG_MOVE]}]}


def seats(state, viewer):
    return game().view(state, viewer)["seats"]


def test_a_seat_sees_its_own_hand():  # ruling 42
    assert seats(turn(**HANDS), 0)[0]["hand"] == [FIVE_LIRA, STAY]


def test_of_other_hands_a_seat_sees_only_how_many_cards_they_have():  # ruling 42
    others = seats(turn(**HANDS), 0)[1:]
    assert [(seat["hand"], seat["cards"], seat["shown"]) for seat in others] == [(None, 1, []), (None, 2, [])]


def test_a_spectator_sees_no_hand():
    assert [seat["hand"] for seat in seats(turn(**HANDS), None)] == [None, None, None]


def test_views_do_not_depend_on_what_is_hidden():
    one = turn(hand=[STAY], rivals=[{"hand": [ONE_GOOD]}, {"hand": [LONG_MOVE]}])
    other = turn(hand=[STAY], rivals=[{"hand": [LONG_MOVE]}, {"hand": [ONE_GOOD]}])
    assert game().view(one, 0) == game().view(other, 0)
    assert game().view(one, None) == game().view(other, None)


def test_the_pile_is_seen_only_as_a_number():
    one = turn(deck=[STAY, STAY, LONG_MOVE])
    other = turn(deck=[ONE_GOOD, FIVE_LIRA, FIVE_LIRA])
    assert game().view(one, 0)["deck"] == 3
    assert game().view(one, 0) == game().view(other, 0)


def test_the_discards_lie_open():  # ruling 42
    assert game().view(turn(discards=(STAY, ONE_GOOD)), 1)["discards"] == [STAY, ONE_GOOD]


def test_a_card_drawn_from_the_pile_is_hidden():
    s = choose(at(CARAVANSARY, discards=(STAY,)), PILE, draw(LONG_MOVE))
    assert seats(s, 0)[0]["hand"] == [LONG_MOVE]
    assert (seats(s, 1)[0]["hand"], seats(s, 1)[0]["shown"]) == (None, [])


def test_a_card_taken_from_the_discards_is_known_to_all():
    s = choose(at(CARAVANSARY, discards=(LONG_MOVE, STAY)), DISCARDS)
    assert [seats(s, viewer)[0]["shown"] for viewer in (0, 1, None)] == [[STAY]] * 3


def test_a_known_card_that_was_played_is_in_the_hand_no_more():
    s = choose(turn(hand=[FIVE_LIRA, STAY], shown=[FIVE_LIRA]), play(FIVE_LIRA))
    assert seats(s, 1)[0]["shown"] == []


def test_a_known_card_that_was_discarded_is_in_the_hand_no_more():
    s = choose(at(CARAVANSARY, discards=(LONG_MOVE, STAY)), DISCARDS, DISCARDS, 1 + STAY)
    assert seats(s, 1)[0]["shown"] == [LONG_MOVE]


def test_money_goods_rubies_and_places_lie_open():
    s = turn(place=POST_OFFICE, lira=7, goods=[1, 0, 2, 0], rubies=3, crew=3, out=[TEA_HOUSE], family=TEA_HOUSE)
    mine = seats(s, 2)[0]
    assert (mine["lira"], mine["goods"], mine["rubies"]) == (7, [1, 0, 2, 0], 3)
    assert (mine["merchant"], mine["assistants"], mine["family"], len(mine["crew"])) == (5, [TEA_HOUSE], TEA_HOUSE, 3)


def test_a_demand_tile_not_yet_seen_is_not_told():
    market = game().view(turn(demand=[(2,), (0, 4)]), 0)["markets"]
    assert (market[0]["seen"], market[0]["unseen"]) == ([2], 4)
    assert (market[1]["seen"], market[1]["unseen"], market[1]["open"]) == ([0, 4], 3, [1, 1, 2, 1])


# Guesses.


def cards(state):
    """Every card outside the discards."""
    return Counter(card for hand in state.hand for card in hand) + Counter(
        {kind: count for kind, count in enumerate(state.deck) if count}
    )


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_agrees_with_the_view(seed):
    s = turn(**HANDS)
    guessed = game().guess(s, 0, Random(seed))
    assert game().view(guessed, 0) == game().view(s, 0)
    assert guessed.hand[0] == s.hand[0]
    assert [len(hand) for hand in guessed.hand] == [2, 1, 2]


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_has_the_same_cards_as_the_game(seed):
    s = start(seed, players=4)
    assert cards(game(4).guess(s, 1, Random(seed))) == cards(s)


def test_guesses_differ_in_what_is_hidden():
    s = turn(**HANDS)
    assert len({game().guess(s, 0, Random(seed)).hand[1] for seed in range(60)}) > 4


def test_a_card_is_guessed_as_often_as_it_may_be_there():
    s = turn(deck=[STAY, STAY, STAY], rivals=[{"hand": [LONG_MOVE]}])
    rng = Random(1)
    found = Counter(game().guess(s, 0, rng).hand[1] for _ in range(2000))
    assert set(found) == {(STAY,), (LONG_MOVE,)}
    assert 400 < found[LONG_MOVE,] < 600, "one of the four unseen cards"


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_keeps_cards_that_were_taken_openly(seed):
    rivals = [{"hand": [ONE_GOOD, STAY, STAY], "shown": [STAY]}, {"hand": [LONG_MOVE], "shown": [LONG_MOVE]}]
    guessed = game().guess(turn(rivals=rivals, deck=[FIVE_LIRA] * 9), 0, Random(seed))
    assert STAY in guessed.hand[1]
    assert guessed.hand[2] == (LONG_MOVE,)
    assert (len(guessed.hand[1]), guessed.shown[1]) == (3, (STAY,))


def test_a_guess_leaves_the_state_alone():
    s = turn(**HANDS)
    before = game().save(s)
    game().guess(s, 0, Random(1)).apply(1)
    assert game().save(s) == before


def test_a_guess_offers_its_seat_the_same_choices():
    s = turn(**HANDS)
    assert all(game().guess(s, 0, Random(seed)).options() == s.options() for seed in range(10))
