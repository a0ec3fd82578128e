"""Place 22, the Kiosk: a letter, and a tile for everybody."""

import pytest

from bedesten.games.istanbul.modules.letters.names import COMPANION_FAR, KIOSK, ONE_LETTER
from bedesten.games.istanbul.names import FIVE_LIRA, STAY
from bedesten.kernel.step import CHANCE

from ..helpers import asks, barrow, choose, done, goods, play, plays
from .helpers import at, game, letter, tile, turn

YELLOW_LIRA, GREEN_LIRA, RED_LIRA = 1, 2, 3
TWO_YELLOW, TWO_GREEN, TWO_RED = 4, 5, 6
TWO_LIRA = 12
EXTENSION = 17


def opened(*tiles, **fields):
    """The letter is taken and these tiles are turned up."""
    return choose(at(KIOSK, **fields), 1, letter(1), *[tile(number) for number in tiles])


def test_there_are_24_tiles_one_of_each():
    s = game().blank()
    assert s.kiosk_deck == [0] + [1] * 24


def test_first_comes_a_letter():
    s = at(KIOSK)
    assert (asks(s), s.options()) == ("kiosk.browse", [0, 1])
    choose(s, 1)
    assert asks(s) == "letters.draw"
    assert choose(s, letter(5)).letters[0] == (5,)


def test_without_letters_the_kiosk_is_open_all_the_same():
    s = choose(at(KIOSK, letter_deck=[], letter_discards=[]), 1)
    assert asks(s) == "kiosk.reveal"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_tile_more_than_players_is_turned_up(players):
    s = choose(at(KIOSK, players=players), 1, letter(1))
    for number in range(1, players + 2):
        assert (asks(s), s.seat(), len(s.options())) == ("kiosk.reveal", CHANCE, 25 - number)
        choose(s, tile(number))
    assert (asks(s), s.kiosk) == ("kiosk.choose", tuple(range(1, players + 2)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_from_the_active_player_on_clockwise_each_chooses_one(seat):
    s = opened(YELLOW_LIRA, TWO_GREEN, RED_LIRA, TWO_LIRA, seat=seat)
    assert (s.seat(), s.options()) == (seat, [YELLOW_LIRA, RED_LIRA, TWO_GREEN, TWO_LIRA])
    choose(s, TWO_GREEN)
    assert (s.seat(), s.options()) == ((seat + 1) % 3, [YELLOW_LIRA, RED_LIRA, TWO_LIRA])
    choose(s, TWO_LIRA)
    assert (s.seat(), s.options()) == ((seat + 2) % 3, [YELLOW_LIRA, RED_LIRA])
    choose(s, YELLOW_LIRA)
    assert [goods(s, (seat + after) % 3) for after in range(3)] == [barrow(red=1, green=2), barrow(), barrow(yellow=1)]
    assert [s.lira[(seat + after) % 3] for after in range(3)] == [1, 2, 1]


def test_choosing_is_no_ones_choice_to_skip():
    s = opened(1, 2, 3, 4)
    assert 0 not in s.options()


def test_the_active_player_also_gets_the_last_tile():
    s = choose(opened(TWO_YELLOW, TWO_GREEN, TWO_RED, TWO_LIRA), TWO_LIRA, TWO_YELLOW, TWO_RED)
    assert (s.lira[0], goods(s), s.active) == (2, barrow(green=2), 1)


def test_with_two_players_the_active_one_gets_two_of_three():
    s = choose(opened(TWO_YELLOW, TWO_GREEN, TWO_RED, players=2), TWO_GREEN, TWO_RED)
    assert (goods(s), goods(s, 1)) == (barrow(yellow=2, green=2), barrow(red=2))


def test_all_of_them_are_discarded():
    s = choose(opened(TWO_YELLOW, TWO_GREEN, TWO_RED, TWO_LIRA), TWO_LIRA, TWO_YELLOW, TWO_RED)
    assert (s.kiosk, sorted(s.kiosk_discards)) == ((), [TWO_YELLOW, TWO_GREEN, TWO_RED, TWO_LIRA])
    assert sum(s.kiosk_deck) == 20


def test_when_the_stacks_run_out_the_discards_are_shuffled_but_not_the_open_tiles():
    s = choose(at(KIOSK, kiosk_deck=[4, 5], kiosk_discards=(1, 2, 3)), 1, letter(1), tile(4))
    assert (s.kiosk, s.options(), s.kiosk_discards) == ((4, 5), [1, 2, 3], ())


def test_the_tiles_are_turned_up_only_after_the_letter():
    s = choose(at(KIOSK), 1)
    assert s.kiosk == ()


def test_the_action_may_be_left():
    assert done(choose(at(KIOSK), 0))


def test_a_tile_may_be_left_unused():
    s = choose(opened(EXTENSION, 1, 2, 3, lira=10), EXTENSION)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", 0, [0, 1])
    choose(s, 0)
    assert (s.extensions[0], s.lira[0], s.seat()) == (0, 10, 1)


def test_other_players_use_theirs_at_once():
    s = choose(opened(EXTENSION, 1, 2, 3, rivals=[{"lira": 10}]), 1, EXTENSION)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", 1, [0, 1])
    choose(s, 1)
    assert (s.extensions[1], s.lira[1], s.seat()) == (1, 0, 2)


def test_a_tile_of_no_use_may_be_chosen_to_keep_it_from_others():
    s = choose(opened(EXTENSION, 1, 2, 3), EXTENSION)
    assert (s.seat(), s.options(), s.extensions[0]) == (1, [1, 2, 3], 0)


def test_the_active_player_may_play_cards_before_choosing_and_using():
    s = opened(EXTENSION, 1, 2, 3, lira=5, hand=[FIVE_LIRA, ONE_LETTER, COMPANION_FAR, STAY])
    assert plays(s) == [FIVE_LIRA, ONE_LETTER], "inside an action: no cards for the movement"
    choose(s, EXTENSION)
    assert (asks(s), s.options()) == ("kiosk.use", [0, play(FIVE_LIRA), play(ONE_LETTER)])
    choose(s, play(FIVE_LIRA), 1)
    assert (s.extensions[0], s.lira[0]) == (1, 0)


def test_the_others_may_not_it_is_not_their_turn():
    s = choose(opened(EXTENSION, 1, 2, 3, rivals=[{"lira": 10, "hand": [FIVE_LIRA], "tiles": 4, "out": [1]}]), 1)
    assert (s.seat(), s.options()) == (1, [2, 3, EXTENSION])
    choose(s, EXTENSION)
    assert s.options() == [0, 1]


def test_the_active_players_cards_are_not_offered_to_the_others():
    s = choose(opened(1, 2, 3, 4, hand=[FIVE_LIRA]), 1)
    assert (s.seat(), s.options()) == (1, [2, 3, 4])


def test_the_open_tiles_and_the_size_of_the_stacks_are_seen_by_all():
    s = opened(1, 2, 3, 4)
    for viewer in (0, 2, None):
        seen = game().view(s, viewer)["letters"]["kiosk"]
        assert seen == {"open": [1, 2, 3, 4], "stack": 20, "discards": []}


def test_what_the_stacks_hold_is_not_seen():
    one, other = at(KIOSK, kiosk_deck=[1, 2], kiosk_discards=(3,)), at(KIOSK, kiosk_deck=[4, 5], kiosk_discards=(3,))
    assert game().view(one, 0) == game().view(other, 0)


def test_with_fewer_tiles_than_players_there_are_fewer_choices():
    s = choose(at(KIOSK, kiosk_deck=[4, 5], kiosk_discards=()), 1, letter(1))
    choose(s, tile(4))
    assert (asks(s), s.seat(), s.options()) == ("kiosk.choose", 0, [4, 5])
    choose(s, 5)
    assert (goods(s), goods(s, 1), s.active) == (barrow(green=2), barrow(yellow=2), 1)


def test_a_turn_with_the_merchant_reaches_the_kiosk():
    s = choose(turn(), KIOSK, 2)
    assert asks(s) == "kiosk.browse"
