"""The set-up of Mocha & Baksheesh."""

from random import Random

import pytest

import bedesten
from bedesten.games.istanbul.modules.mocha.names import COFFEE_TRADER
from bedesten.games.istanbul.names import BLACK_MARKET, FOUNTAIN, GEMSTONE_DEALER, GREAT_MOSQUE, SMALL_MOSQUE, TEA_HOUSE

from ..helpers import asks, start
from .helpers import GRID, game

INNER = [6, 7, 8, 11, 12, 13]
"""The inner spaces of five columns and four rows."""


def made(**options):
    return bedesten.game("istanbul", modules=["mocha"], **options)


def begun(seed=1, **options):
    return start(seed, modules=["mocha"], **options)


RANDOM = made(players=4, layout="random")


def laid_out(seed):
    """A grid as chance lays it out."""
    s = RANDOM.new()
    rng = Random(seed)
    while asks(s) == "setup.lay":
        s.apply(rng.choices(s.options(), s.weights())[0])
    return s.grid


# Cards, coffee, tiles, rubies.


def test_the_deck_has_44_cards():
    s = game().blank()
    assert sum(s.deck) == 44
    assert s.deck[:10] == [4, 4, 4, 2, 2, 2, 2, 2, 2, 2]


def test_two_of_each_new_card_is_a_reconstruction_and_says_so():
    assert game().blank().deck[10:] == [2] * 9
    assert game().components.figures["mocha.bonus_cards.copies"].source == "reconstructed"


@pytest.mark.parametrize(
    "name",
    ["mocha.tavern.tile_prices", "mocha.tavern.baksheesh_goods", "mocha.bonus_cards.dice", "mocha.bonus_cards.copies"],
)
def test_what_is_reconstructed_is_marked_so(name):
    assert game().components.figures[name].source == "reconstructed"


def test_there_are_twenty_guild_cards_one_of_each():
    assert game().blank().guild_deck == [0] + [1] * 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_starts_with_coffee_guild_cards_or_tiles(players):
    s = begun(players=players)
    assert (s.coffee, s.guild_hand, s.tavern_tiles) == ([0] * players, [()] * players, [0] * players)
    assert (s.tavern, s.barrier, s.gatekeeper, s.baksheesh, s.coffee_house) == ([0, 0], 0, -1, 0, 0)
    assert s.guild_discards == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_end_the_game_with_any_number_of_players(players):
    assert game(players).view(game(players).blank(), 0)["target"] == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_rubies_do_not_end_it_and_six_do(players):
    def last_turn(rubies):
        s = begun(players=players)
        s.rubies[0] = rubies
        s.active = players - 1
        s.stack = [s.rules.turn[0]]
        s.hand = [()] * players
        s.settle()
        return s.over()

    assert not last_turn(5)
    assert last_turn(6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lira_and_cards_are_handed_out_as_in_the_base_game(players):
    s = begun(players=players)
    assert s.lira == [2 + seat for seat in range(players)]
    assert [len(hand) for hand in s.hand] == [1] * players
    assert sum(s.deck) == 44 - players


def test_the_tracks_of_the_base_game_do_not_change():
    for players in (2, 3, 4, 5):
        plain = bedesten.game("istanbul", players=players)
        mocha = game(players)
        for part in ("palace", "gemstones", "mosques", "wainwright"):
            assert mocha.view(mocha.blank(), 0)[part] == plain.view(plain.blank(), 0)[part]


# Tokens.


def test_the_dice_place_governor_smuggler_and_coffee_trader():
    s = made(players=3).new()
    rng = Random(3)
    rolled = 0
    while s.seat() == bedesten.CHANCE:
        rolled += asks(s) == "token.roam"
        s.apply(rng.choices(s.options(), s.weights())[0])
    assert rolled == 3
    assert len(s.tokens) == 3 and all(2 <= place <= 12 for place in s.tokens)
    assert COFFEE_TRADER == 2


def test_with_two_players_the_neutral_merchants_stand_where_they_did():
    assert begun(players=2).neutrals == [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]
    assert begun(players=3).neutrals == []


# Layout.


def test_the_layout_for_a_first_game_is_the_printed_one():
    rules = made(players=4, layout="first-game")
    view = rules.view(rules.blank(), 0)
    assert (view["grid"], view["columns"]) == ([place for row in GRID for place in row], 5)


def test_it_is_the_default():
    assert made(players=4).settings["layout"] == "first-game"


def test_an_own_layout_has_four_rows_of_the_twenty_places():
    rows = [list(range(5 * row + 1, 5 * row + 6)) for row in range(4)]
    rules = made(players=3, layout=rows)
    assert rules.blank().grid == tuple(range(1, 21))


@pytest.mark.parametrize(
    "layout",
    [
        "short",
        "long",
        "in-order",
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
        [[1, 2, 3, 4, 5]] * 4,
        [[*range(4 * row + 1, 4 * row + 5)] for row in range(5)],
        [[*range(5 * row + 2, 5 * row + 7)] for row in range(4)],
    ],
)
def test_a_layout_that_does_not_fit_is_refused(layout):
    with pytest.raises(bedesten.BadOption):
        made(players=3, layout=layout)


def test_a_random_layout_keeps_the_limits():
    for seed in range(100):
        grid = laid_out(seed)
        assert sorted(grid) == list(range(1, 21))
        assert grid.index(FOUNTAIN) in INNER
        market, tea = divmod(grid.index(BLACK_MARKET), 5), divmod(grid.index(TEA_HOUSE), 5)
        down, across = abs(market[0] - tea[0]), abs(market[1] - tea[1])
        assert down + across >= 3 and down and across


def test_the_fountain_may_lie_on_each_of_the_six_inner_spaces():
    s = RANDOM.new()
    assert (asks(s), s.options()) == ("setup.lay", INNER)


def test_every_layout_that_fits_is_equally_likely():
    def fits(a, b):
        down, across = abs(a // 5 - b // 5), abs(a % 5 - b % 5)
        return down + across >= 3 and down and across

    s = RANDOM.new()
    free = {space: [cell for cell in range(20) if cell != space] for space in INNER}
    pairs = {space: sum(bool(fits(a, b)) for a in cells for b in cells) for space, cells in free.items()}
    weights = dict(zip(s.options(), s.weights(), strict=True))
    assert [weights[a] * pairs[b] for a in INNER for b in INNER] == [
        weights[b] * pairs[a] for a in INNER for b in INNER
    ]


def test_every_place_but_the_fountain_may_lie_in_a_corner():
    assert {laid_out(seed)[0] for seed in range(250)} == set(range(1, 21)) - {FOUNTAIN}


# Options.


def test_it_goes_with_the_2019_rules():
    with pytest.raises(bedesten.BadOption, match="2014"):
        made(players=3, edition="2014")


def test_it_goes_with_the_variants():
    rules = made(players=4, variants=["neutral-assistants", "caravan-leader"])
    assert rules.settings["variants"] == ["neutral-assistants", "caravan-leader"]


def test_neutral_assistants_are_for_up_to_four_players_here_too():
    with pytest.raises(bedesten.BadOption):
        made(players=5, variants=["neutral-assistants"])


def test_letters_deck_is_not_its_option():
    with pytest.raises(bedesten.BadOption, match="letters"):
        made(players=3, letters_deck="only")


def test_the_first_game_layout_is_refused_without_an_expansion():
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", players=3, layout="first-game")


def test_a_neutral_assistant_each_with_the_variant():
    s = begun(players=4, variants=["neutral-assistants"])
    seats = made(players=4, variants=["neutral-assistants"]).view(s, 0)["seats"]
    assert [seat["crew"] for seat in seats] == [[1, 0, 0, 0]] * 4
    assert len(s.bystanders) == 21


def test_figures_can_be_overridden():
    rules = made(players=3, components={"mocha.tavern.tile_prices": [1, 2, 4, 6]})
    assert rules.view(rules.blank(), 0)["mocha"]["tavern"] == [[1, 2, 4, 6]] * 2
