"""The start: tiles in a display, a crystal each, one Lira more from seat to seat."""

import pytest

from .helpers import Chance, asks, choose, crystals, game, lira, markers, roll, start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_a_crystal_and_one_lira_more_than_the_seat_before(players):
    s = start(players=players)
    assert [lira(s, seat) for seat in range(players)] == [0, 1, 2, 3][:players]
    assert [crystals(s, seat) for seat in range(players)] == [1] * players
    assert [markers(s, seat) for seat in range(players)] == [""] * players
    assert s.rubies == [0] * players and s.tiles == [()] * players


def test_six_of_the_24_mosque_tiles_are_laid_out():
    s = game().new()
    for tile in (0, 20, 20, 20, 20, 13):
        assert asks(s) == "mosque.reveal"
        choose(s, Chance(tile))
    assert s.display == (0, 13, 20, 20, 20, 20)
    assert sum(s.pile) == 18 and s.pile[20] == 0
    assert asks(s) == "dice.roll"


def test_a_tile_comes_up_as_often_as_there_are_copies_left():
    s = game().new()
    assert dict(zip(s.options(), s.weights(), strict=True)) == {**dict.fromkeys(range(20), 1), 20: 4}
    choose(s, Chance(20))
    assert s.weights()[-1] == 3


def test_the_start_player_rolls_five_dice_and_may_use_the_crystal_at_once():
    s = start()
    assert asks(s) == "dice.reroll" and s.active == 0
    s = game(2).new()
    for tile in range(6):
        choose(s, Chance(tile))
    roll(s, "RGYBL")
    assert s.seat() == 0 and len(s.options()) == 2**5


def test_the_33_bazaar_cards_wait_in_the_deck():
    s = start()
    assert sum(s.deck) == 33 and s.revealed == ()


@pytest.mark.parametrize(
    ("players", "tracks", "colour", "goods", "lira_track", "mosque"),
    [
        (2, "default", [4, 5], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20], 2),
        (3, "default", [4, 5, 6], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20], 3),
        (4, "default", [4, 5, 6, 7], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20], 4),
        (4, "tracker", [4, 5, 6, 7], [0, 1, 2, 3, 4], [12, 14, 16, 18, 20, 22, 24], 3),
        (2, "base-like", [4, 5, 6], [1, 2, 3, 4], [12, 14, 16, 18, 20], 2),
    ],
)
def test_the_board_holds_the_rubies_of_its_tracks(players, tracks, colour, goods, lira_track, mosque):
    areas = game(players, tracks).view(start(players=players, tracks=tracks), None)["areas"]
    assert [area["prices"] for area in areas] == [colour] * 4 + [goods, lira_track, []]
    assert [area["left"] for area in areas] == [len(colour)] * 4 + [len(goods), len(lira_track), mosque]


@pytest.mark.parametrize(("players", "rubies"), [(2, 21), (3, 26), (4, 31)])
def test_so_many_rubies_lie_on_the_board(players, rubies):
    assert sum(game(players).rules.rubies) == rubies
