"""The variant The Great Bazaar: both expansions on 25 places."""

from random import Random

import pytest

import bedesten
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    SMALL_MOSQUE,
    TEA_HOUSE,
)

from ..helpers import asks, start
from .helpers import GRID, game

CENTRE = 12


def made(**options):
    return bedesten.game("istanbul", **{"players": 4, "variants": ["great-bazaar"], **options})


RANDOM = made()


# Set-up.


def test_all_25_places_lie_on_five_rows_of_five():
    s = start(players=3, variants=["great-bazaar"])
    assert sorted(s.grid) == list(range(1, 26))
    assert RANDOM.view(s, 0)["columns"] == 5


def test_the_places_are_laid_out_by_chance():
    assert RANDOM.settings["layout"] == "random"


def test_the_fountain_lies_in_the_centre():
    s = RANDOM.new()
    assert s.grid[CENTRE] == FOUNTAIN


def test_black_market_and_tea_house_keep_their_distance():
    for seed in range(60):
        s = RANDOM.new()
        rng = Random(seed)
        while asks(s) == "setup.lay":
            s.apply(rng.choices(s.options(), s.weights())[0])
        assert (s.grid[CENTRE], sorted(s.grid)) == (FOUNTAIN, list(range(1, 26)))
        market, tea = divmod(s.grid.index(BLACK_MARKET), 5), divmod(s.grid.index(TEA_HOUSE), 5)
        down, across = abs(market[0] - tea[0]), abs(market[1] - tea[1])
        assert down + across >= 3 and down and across


def test_all_72_bonus_cards_are_in_the_deck():
    s = RANDOM.blank()
    assert sum(s.deck) == 72
    assert [sum(s.deck[:10]), sum(s.deck[10:19]), sum(s.deck[19:])] == [26, 18, 28]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_end_the_game(players):
    rules = made(players=players)
    assert rules.view(rules.blank(), 0)["target"] == 6


def test_four_tokens_are_placed_by_the_dice():
    s = start(players=3, variants=["great-bazaar"])
    assert len(s.tokens) == 4 and all(2 <= place <= 12 for place in s.tokens)


def test_guild_cards_letters_and_kiosk_tiles_are_all_there():
    s = RANDOM.blank()
    assert (sum(s.guild_deck), sum(s.letter_deck), sum(s.kiosk_deck)) == (20, 36, 24)
    assert s.companion == [0] * 4


def test_with_two_players_the_neutral_merchants_stand_where_they_did():
    assert made(players=2).blank().neutrals == [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]


# Options.


def test_both_expansions_together_are_the_great_bazaar():
    rules = bedesten.game("istanbul", players=4, modules=["mocha", "letters"])
    assert rules.settings == RANDOM.settings
    assert rules.title() == RANDOM.title()


def test_one_expansion_is_not():
    rules = bedesten.game("istanbul", players=4, modules=["letters"])
    assert rules.settings["variants"] == []
    assert 25 not in rules.rules.numbers


@pytest.mark.parametrize("module", ["mocha", "letters"])
def test_naming_an_expansion_with_it_changes_nothing(module):
    assert made(modules=[module]).settings == RANDOM.settings


@pytest.mark.parametrize(
    "options",
    [
        {"layout": "short"},
        {"layout": "long"},
        {"layout": "in-order"},
        {"layout": "first-game"},
        {"layout": [[*range(5 * row + 1, 5 * row + 6)] for row in range(4)]},
        {"layout": [[*range(1, 6)]] * 5},
        {"edition": "2014"},
        {"letters_deck": "only"},
        {"variants": ["great-bazaar", "neutral-assistants"], "players": 5},
    ],
)
def test_what_does_not_go_with_it_is_refused_with_a_sentence(options):
    with pytest.raises(bedesten.BadOption, match=r"\w+ \w+ \w+"):
        made(**options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_goes_with_the_other_variants(players):
    variants = ["neutral-assistants", "caravan-leader", "great-bazaar"]
    rules = made(players=players, variants=variants)
    assert rules.settings["variants"] == variants
    assert len(rules.blank().bystanders) == 26


def test_an_own_layout_may_be_given():
    assert game().blank().grid == tuple(place for row in GRID for place in row)


def test_without_the_variant_there_are_no_catacombs():
    assert 25 not in bedesten.game("istanbul", players=4, modules=["mocha"]).rules.numbers
