"""The Courier: a letter for 2 Lira or another letter."""

import pytest

from bedesten.games.istanbul.modules.letters.names import COURIER, DELIVERED
from bedesten.games.istanbul.names import FIVE_LIRA, STAY, TEA_HOUSE

from ..helpers import asks, choose, done, draw, play, plays, roll, start
from .helpers import companion_to, game, letter, meeting, turn

USE = 1 + COURIER


def courier(**fields):
    return meeting(TEA_HOUSE, tokens=[1, 1, 0, TEA_HOUSE], **fields)


def test_he_gives_a_letter_for_two_lira():
    s = choose(courier(lira=3), USE, letter(5), 0, roll(2, 4))
    assert (s.letters[0], s.lira[0], s.tokens[COURIER]) == ((5,), 1, 6)


def test_he_may_be_paid_with_a_letter():
    s = choose(courier(letters=[3], delivered=[9]), USE, letter(5))
    assert (asks(s), s.options()) == ("courier.pay", [3, 5, DELIVERED])
    choose(s, 3)
    assert (s.letters[0], s.letter_discards[3], asks(s)) == ((5,), 1, "token.roam")


def test_he_may_be_paid_with_the_letter_he_gave():
    s = choose(courier(lira=2), USE, letter(5))
    assert s.options() == [0, 5]
    choose(s, 5)
    assert (s.letters[0], s.lira[0]) == ((), 2)


def test_he_is_always_affordable():
    s = choose(courier(), USE, letter(5))
    assert (asks(s), s.letters[0]) == ("token.roam", ())


def test_his_letter_may_be_delivered_at_once():
    s = choose(courier(lira=2), USE, letter(TEA_HOUSE))
    assert (s.delivered[0], s.options()) == ((TEA_HOUSE,), [0, DELIVERED])


def test_not_used_he_stays():
    s = choose(courier(lira=2), 0)
    assert done(s)
    assert s.tokens[COURIER] == TEA_HOUSE


def test_without_letters_he_cannot_be_used():
    assert done(courier(lira=2, letter_deck=[], letter_discards=[]))


def test_he_is_used_once_a_turn():
    s = choose(courier(lira=9), USE, letter(5), 0, roll(4, 5))
    assert s.tokens[COURIER] == TEA_HOUSE
    assert done(s)


def test_the_companion_meets_him_too():
    s = turn(companion=1, tokens=[0, 0, 0, TEA_HOUSE], lira=2)
    choose(s, companion_to(s, TEA_HOUSE), 0, USE, letter(5), 0)
    assert s.letters[0] == (5,)


def test_all_of_them_are_met_in_any_order():
    s = meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE, 0, TEA_HOUSE], lira=9)
    assert s.options() == [0, 1, 2, USE]
    choose(s, USE, letter(5), 0, roll(1, 1), 1, draw(STAY), 0, roll(1, 1))
    assert s.options() == [0, 2]


def test_cards_may_be_played_before_paying():
    s = choose(courier(hand=[FIVE_LIRA]), USE, letter(5))
    assert plays(s) == [FIVE_LIRA]
    choose(s, play(FIVE_LIRA), 0)
    assert (s.lira[0], s.letters[0]) == (3, (5,))


def test_the_encounter_tile_spares_the_payment_in_the_great_bazaar():
    s = meeting(1, bazaar=True, tokens=[0, 0, 0, 1], tavern_tiles=2, letters=[2], lira=2)
    choose(s, USE, letter(5))
    assert (asks(s), s.lira[0], s.letters[0]) == ("token.roam", 2, (2, 5))


@pytest.mark.parametrize("seed", range(3))
def test_the_dice_say_where_he_starts(seed):
    s = start(seed, players=3, modules=["letters"])
    assert 2 <= s.tokens[COURIER] <= 12
    assert s.tokens[2] == 0, "the Coffee trader is not in the game"


def test_the_set_up_rolls_for_each_of_the_three():
    state = game().new()
    keys = []
    while state.seat() == -1:
        keys.append((state.top().key, state.top().args()))
        state.apply(state.options()[0])
    assert [args for key, args in keys if key == "token.roam"] == [(0,), (1,), (COURIER,)]
