"""Places 14 and 15: tiles for a good, a ruby for both tiles of a mosque."""

import pytest

from bedesten.games.istanbul.names import (
    BLUE,
    BLUE_TILE,
    GREAT_MOSQUE,
    GREEN,
    GREEN_TILE,
    RED,
    RED_TILE,
    SMALL_MOSQUE,
    YELLOW,
    YELLOW_TILE,
)

from .helpers import at, barrow, choose, crew_size, done, game, goods

STACKS = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}
RUBIES = {2: 2, 3: 3, 4: 4, 5: 4}
HOME = {RED: SMALL_MOSQUE, GREEN: SMALL_MOSQUE, YELLOW: GREAT_MOSQUE, BLUE: GREAT_MOSQUE}
TOPS = [(players, taken, shown) for players, stack in STACKS.items() for taken, shown in enumerate(stack)]


def carrying(good, amount):
    return [amount if kind == good else 0 for kind in range(4)]


def taken(good, count):
    """That many tiles of this colour gone."""
    return carrying(good, count)


@pytest.mark.parametrize("good", [RED, GREEN, YELLOW, BLUE])
@pytest.mark.parametrize(("players", "gone", "shown"), TOPS)
def test_the_shown_goods_are_carried_and_one_of_them_is_paid(players, gone, shown, good):
    fields = {"players": players, "mosque": taken(good, gone), "extensions": 3}
    assert done(at(HOME[good], goods=carrying(good, shown - 1), **fields))
    s = choose(at(HOME[good], goods=carrying(good, shown), **fields), good + 1)
    assert (goods(s), s.tiles[0]) == (carrying(good, shown - 1), 1 << good)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("good", [RED, GREEN, YELLOW, BLUE])
def test_an_empty_stack_gives_nothing(players, good):  # ruling 39
    s = at(HOME[good], players=players, extensions=3, goods=carrying(good, 5), mosque=taken(good, len(STACKS[players])))
    assert done(s)


def test_where_no_tile_can_be_had_the_encounters_go_on():  # ruling 39
    s = at(SMALL_MOSQUE, tiles=RED_TILE, goods=barrow(red=2), tokens=[0, SMALL_MOSQUE])
    assert s.options() == [0, 2]


def test_the_rulebooks_example():
    """The blue tile that shows 3: carry three, pay one, and the fifth assistant joins the bottom of the stack."""
    s = choose(at(GREAT_MOSQUE, extensions=1, goods=barrow(blue=3), mosque=taken(BLUE, 1)), BLUE + 1)
    assert (goods(s), s.tiles[0]) == (barrow(blue=2), BLUE_TILE)
    assert crew_size(s) == 5


@pytest.mark.parametrize(("place", "tiles"), [(SMALL_MOSQUE, [RED, GREEN]), (GREAT_MOSQUE, [YELLOW, BLUE])])
def test_each_mosque_has_its_two_stacks(place, tiles):
    s = at(place, goods=barrow(2, 2, 2, 2))
    assert s.options() == [0, *(good + 1 for good in tiles)]


def test_one_tile_is_taken_in_an_action():
    s = choose(at(SMALL_MOSQUE, goods=barrow(2, 2, 2, 2)), RED + 1)
    assert done(s)


def test_nobody_owns_a_colour_twice():  # ruling 39
    assert at(SMALL_MOSQUE, goods=barrow(2, 2), tiles=RED_TILE).options() == [0, GREEN + 1]


def test_the_next_tile_of_the_stack_shows_more():
    s = choose(at(SMALL_MOSQUE, goods=barrow(red=2)), RED + 1)
    assert game().view(s, 0)["mosques"][0]["stacks"][0]["tiles"] == [3, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stacks_and_rubies_go_by_the_number_of_players(players):
    for mosque in game(players).view(game(players).blank(), 0)["mosques"]:
        assert mosque["rubies"] == RUBIES[players]
        assert [stack["tiles"] for stack in mosque["stacks"]] == [STACKS[players]] * 2


PAIRS = [
    (SMALL_MOSQUE, GREEN_TILE, RED),
    (SMALL_MOSQUE, RED_TILE, GREEN),
    (GREAT_MOSQUE, BLUE_TILE, YELLOW),
    (GREAT_MOSQUE, YELLOW_TILE, BLUE),
]


@pytest.mark.parametrize(("place", "owned", "good"), PAIRS)
def test_both_tiles_of_a_mosque_earn_a_ruby_at_once(place, owned, good):
    s = at(place, tiles=owned, goods=carrying(good, 2))
    s.log = []
    choose(s, good + 1)
    assert s.rubies[0] == 1
    assert ("gained_ruby", 0, place, 0) in s.log


@pytest.mark.parametrize(("owned", "good"), [(BLUE_TILE, RED), (YELLOW_TILE, GREEN), (RED_TILE, BLUE)])
def test_tiles_of_different_mosques_earn_none(owned, good):
    assert choose(at(HOME[good], tiles=owned, goods=carrying(good, 2)), good + 1).rubies[0] == 0


def test_the_ruby_comes_only_once():
    owned = RED_TILE | GREEN_TILE | BLUE_TILE
    s = choose(at(GREAT_MOSQUE, tiles=owned, rubies=1, goods=barrow(yellow=2)), YELLOW + 1)
    assert s.rubies[0] == 2, "the ruby of the Great Mosque, and not another of the Small one"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_ruby_for_each_who_can_complete_the_pair(players):
    last = len(STACKS[players]) - 1
    others = [{"tiles": RED_TILE | GREEN_TILE}] * last
    fields = {"extensions": 3, "goods": barrow(red=5), "tiles": GREEN_TILE, "mosque": [last, last + 1, 0, 0]}
    s = choose(at(SMALL_MOSQUE, players=players, rivals=others, **fields), RED + 1)
    assert s.rubies[0] == 1
    assert game(players).view(s, 0)["mosques"][0]["rubies"] == 0


def test_the_action_may_be_declined():
    s = choose(at(SMALL_MOSQUE, goods=barrow(red=2)), 0)
    assert (s.tiles[0], goods(s)) == (0, barrow(red=2))


@pytest.mark.parametrize("good", [RED, GREEN, YELLOW])
def test_only_the_blue_tile_brings_an_assistant(good):
    assert crew_size(choose(at(HOME[good], goods=carrying(good, 2)), good + 1)) == 4
