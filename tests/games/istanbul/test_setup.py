"""The start of a game: what lies where, for each number of players, and how the places lie."""

from fractions import Fraction
from itertools import permutations

import pytest

import bedesten
from bedesten.games.istanbul.names import BLACK_MARKET, FOUNTAIN, POLICE_STATION, TEA_HOUSE
from bedesten.kernel.step import CHANCE

from .helpers import EDITIONS, asks, choose, crew_size, game, roll, start

SHORT = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
LONG = [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
BOTH = pytest.mark.parametrize("edition", EDITIONS)


def view(players, edition="2019"):
    return game(players, edition).view(start(players=players, edition=edition), 0)


# The players.


@PLAYERS
def test_the_first_player_has_two_lira_each_other_one_more(players):
    assert start(players=players).lira == [2, 3, 4, 5, 6][:players]


@PLAYERS
def test_each_has_one_card_and_the_pile_the_rest(players):
    s = start(players=players)
    assert [len(hand) for hand in s.hand] == [1] * players
    assert (sum(s.deck), s.discards) == (26 - players, ())


@PLAYERS
def test_merchants_stand_with_four_assistants_at_the_fountain(players):
    s = start(players=players)
    assert s.merchant == [FOUNTAIN] * players
    assert [crew_size(s, seat) for seat in range(players)] == [4] * players
    assert [s.places_out(seat) for seat in range(players)] == [[]] * players


@PLAYERS
def test_family_members_wait_at_the_police_station(players):
    assert start(players=players).family == [POLICE_STATION] * players


@PLAYERS
def test_barrows_are_empty_and_small(players):
    for seat in view(players)["seats"]:
        assert (seat["goods"], seat["capacity"], seat["tiles"], seat["rubies"]) == ([0] * 4, 2, [], 0)


@PLAYERS
def test_the_first_player_moves_first(players):
    s = start(players=players)
    assert (s.active, s.round, asks(s)) == (0, 1, "turn.move")


@PLAYERS
@BOTH
def test_six_rubies_end_the_game_for_two_five_for_more(players, edition):
    assert view(players, edition)["target"] == (6 if players == 2 else 5)


# The places.

BUDGET = {2: (2, 2, 2, 9, 6, 21), 3: (3, 3, 3, 10, 6, 25), 4: (4, 4, 4, 12, 7, 31), 5: (5, 4, 4, 12, 7, 32)}


@PLAYERS
@BOTH
def test_rubies_are_laid_out_by_the_number_of_players(players, edition):
    seen = view(players, edition)
    rubies = [
        seen["wainwright"]["rubies"],
        *(mosque["rubies"] for mosque in seen["mosques"]),
        seen["gemstones"]["left"],
        seen["palace"]["left"],
    ]
    assert (*rubies, sum(rubies)) == BUDGET[players]


@pytest.mark.parametrize(("players", "price", "cost"), [(2, 15, 5), (3, 14, 5), (4, 12, 4), (5, 12, 4)])
def test_the_tracks_start_where_the_number_of_players_says(players, price, cost):
    seen = view(players)
    assert (seen["gemstones"]["price"], sum(seen["palace"]["cost"])) == (price, cost)


@pytest.mark.parametrize(("players", "stack"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_mosque_stacks_have_the_tiles_for_the_number_of_players(players, stack):
    assert [s["tiles"] for mosque in view(players)["mosques"] for s in mosque["stacks"]] == [stack] * 4


def test_the_mail_indicators_are_all_up():
    assert view(3)["mail"] == {"down": 0, "gain": [0, 1, 1, 0, 2]}


def test_one_of_five_demand_tiles_lies_open_on_each_market():
    for market in view(3)["markets"]:
        assert (len(market["seen"]), market["unseen"]) == (1, 4)


def test_every_demand_tile_is_as_likely_to_lie_open():
    s = game().new()
    for _ in range(2):
        assert (asks(s), s.options(), s.weights()) == ("market.reveal", [0, 1, 2, 3, 4], [1] * 5)
        s.apply(0)


def test_governor_and_smuggler_are_placed_by_a_roll_each():
    s = game().new()
    s.apply(0)
    s.apply(0)
    for dice in (roll(2, 6), roll(6, 6)):
        assert (asks(s), sum(s.weights())) == ("token.roam", 36)
        choose(s, dice)
    assert (s.tokens, asks(s)) == ([8, 12], "cards.draw")


@pytest.mark.parametrize("seed", range(30))
def test_governor_and_smuggler_start_where_dice_can_send_them(seed):
    assert all(2 <= place <= 12 for place in start(seed).tokens)


def test_everything_random_is_a_choice_of_chance():
    s = bedesten.game("istanbul", players=4, layout="random").new()
    while asks(s) != "turn.move":
        assert s.seat() == CHANCE
        s.apply(s.options()[-1])


# Layouts.


@pytest.mark.parametrize(("layout", "grid"), [("short", SHORT), ("long", LONG), ("in-order", list(range(1, 17)))])
def test_the_printed_layouts(layout, grid):
    assert list(start(layout=layout).grid) == grid


def test_short_paths_are_the_default():
    assert list(start().grid) == SHORT


def test_a_layout_of_ones_own():
    rows = [[16, 15, 14, 13], [12, 11, 10, 9], [8, 7, 6, 5], [4, 3, 2, 1]]
    s = start(layout=rows)
    assert list(s.grid) == list(range(16, 0, -1))
    assert [place for place in s.options() if place < 17] == [2, 3, 4, 5, 6, 8, 10, 11, 12, 15]


@pytest.mark.parametrize(
    "rows",
    [
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 15]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 17]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]],
        [[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]],
        [],
    ],
)
def test_a_layout_must_hold_each_place_once_in_four_rows_of_four(rows):
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", layout=rows)


def fits(grid, edition):
    """The limits of a random layout, said once more."""
    (fy, fx), (by, bx), (ty, tx) = (divmod(grid.index(place), 4) for place in (FOUNTAIN, BLACK_MARKET, TEA_HOUSE))
    apart = abs(by - ty) + abs(bx - tx) >= 3
    crossed = by != ty and bx != tx
    return fy in (1, 2) and fx in (1, 2) and apart and (crossed or edition == "2014")


@BOTH
def test_random_layouts_keep_the_limits(edition):
    for seed in range(150):
        grid = start(seed, layout="random", edition=edition).grid
        assert sorted(grid) == list(range(1, 17))
        assert fits(grid, edition)


def test_the_2014_edition_lets_black_market_and_tea_house_share_a_row_or_column():
    assert any(not fits(start(seed, layout="random", edition="2014").grid, "2019") for seed in range(60))


@BOTH
def test_every_random_layout_that_fits_is_equally_likely(edition):
    """The first three places decide; the others fall anywhere."""
    spaces = []
    for fountain, black_market, tea_house in permutations(range(16), 3):
        grid = [0] * 16
        grid[fountain], grid[black_market], grid[tea_house] = FOUNTAIN, BLACK_MARKET, TEA_HOUSE
        if fits(grid, edition):
            spaces.append((fountain, black_market, tea_house))
    chances = {}

    def lay(s, chosen, chance):
        if len(chosen) == 3:
            chances[chosen] = chance
            return
        for cell, weight in zip(s.options(), s.weights(), strict=True):
            t = s.copy()
            t.apply(cell)
            lay(t, (*chosen, cell), chance * Fraction(weight, sum(s.weights())))

    lay(bedesten.game("istanbul", layout="random", edition=edition).new(), (), Fraction(1))
    assert chances == dict.fromkeys(spaces, Fraction(1, len(spaces)))


def test_the_other_places_are_laid_anywhere_with_equal_chances():
    s = bedesten.game("istanbul", layout="random").new()
    for _ in range(3):
        s.apply(s.options()[0])
    left = 13
    while asks(s) == "setup.lay":
        assert (len(s.options()), set(s.weights())) == (left, {1})
        s.apply(s.options()[0])
        left -= 1


# Options.


def test_the_newer_edition_is_the_default():
    assert bedesten.game("istanbul").settings["edition"] == "2019"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 6},
        {"edition": "2020"},
        {"layout": "spiral"},
        {"variants": ["none-such"]},
        {"players": 5, "variants": ["neutral-assistants"]},
        {"colour": "red"},
    ],
)
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", **options)
