"""What can be asked for: the deck, the layouts, the end; and how the game is set up."""

from itertools import product

import pytest

import bedesten
from bedesten.games.istanbul.modules.letters.names import IN_SUPPLY
from bedesten.games.istanbul.names import BLACK_MARKET, FOUNTAIN, TEA_HOUSE

from ..helpers import start
from .helpers import GRID, finishing, game

BASE_CARDS, LETTERS_CARDS, MOCHA_CARDS = range(10), range(19, 34), range(10, 19)


def counts(state, kinds):
    return [state.deck[kind] for kind in kinds]


# The deck.


def test_mixed_the_deck_has_54_cards():
    s = game(deck="mixed").blank()
    assert (sum(s.deck), sum(counts(s, BASE_CARDS)), sum(counts(s, LETTERS_CARDS))) == (54, 26, 28)


def test_alone_it_has_the_28_of_this_expansion():
    s = game(deck="only").blank()
    assert (sum(s.deck), sum(counts(s, BASE_CARDS)), sum(counts(s, LETTERS_CARDS))) == (28, 0, 28)


def test_mixed_is_the_default():
    assert bedesten.game("istanbul", modules=["letters"]).settings["letters_deck"] == "mixed"


def test_in_the_great_bazaar_all_72_are_used():
    s = game(bazaar=True).blank()
    assert (sum(s.deck), sum(counts(s, MOCHA_CARDS))) == (72, 18)


@pytest.mark.parametrize("options", [{}, {"modules": ["mocha"]}])
def test_the_deck_can_be_chosen_only_with_the_expansion(options):
    with pytest.raises(bedesten.BadOption, match="letters_deck goes with the module letters"):
        bedesten.game("istanbul", letters_deck="only", **options)


def test_the_great_bazaar_refuses_to_leave_cards_out():
    with pytest.raises(bedesten.BadOption, match="uses all bonus cards"):
        bedesten.game("istanbul", variants=["great-bazaar"], letters_deck="only")


def test_how_many_there_are_of_each_is_our_reconstruction():
    s = game().blank()
    assert counts(s, LETTERS_CARDS) == [4, 1, 1, 1, 1, *[2] * 10]
    assert game().components.figures["letters.bonus_cards.copies"].source == "reconstructed"


def test_the_2014_edition_is_without_expansions():
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", modules=["letters"], edition="2014")


# The layout.


def test_the_first_game_lies_as_printed():
    state = bedesten.game("istanbul", modules=["letters"], layout="first-game").blank()
    assert [list(state.grid[row * 5 : row * 5 + 5]) for row in range(4)] == GRID


def test_it_is_the_default():
    assert game().settings["layout"] == "first-game"


@pytest.mark.parametrize("layout", ["short", "long", "in-order"])
def test_the_layouts_of_the_base_game_are_refused(layout):
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", modules=["letters"], layout=layout)


@pytest.mark.parametrize("seed", range(30))
def test_a_random_layout_keeps_the_rules(seed):
    s = start(seed, players=2, modules=["letters"], layout="random")
    assert sorted(s.grid) == [*range(1, 17), 21, 22, 23, 24]
    row, column = divmod(s.grid.index(FOUNTAIN), 5)
    assert row in (1, 2) and column in (1, 2, 3)
    (r1, c1), (r2, c2) = (divmod(s.grid.index(place), 5) for place in (BLACK_MARKET, TEA_HOUSE))
    assert abs(r1 - r2) + abs(c1 - c2) >= 3
    assert r1 != r2 and c1 != c2


def test_the_fountain_may_lie_on_any_of_six_inner_spaces():
    state = bedesten.game("istanbul", modules=["letters"], layout="random").new()
    assert state.options() == [5 * row + column for row, column in product((1, 2), (1, 2, 3))]


def test_an_own_grid_holds_the_twenty_places():
    grid = [row[::-1] for row in GRID]
    assert list(bedesten.game("istanbul", modules=["letters"], layout=grid).blank().grid) == [
        place for row in grid for place in row
    ]
    with pytest.raises(bedesten.BadOption):
        bedesten.game("istanbul", modules=["letters"], layout=[[17, *row[1:]] for row in grid])


# Set-up and end.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_end_the_game_at_every_number_of_players(players):
    assert game(players).blank().rules.target == 6
    assert not finishing(players=players, seat=players - 1, rubies=5).over()
    assert finishing(players=players, seat=players - 1, rubies=6).over()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rest_of_the_set_up(players):
    s = start(players=players, modules=["letters"])
    assert s.letters == s.delivered == [()] * players
    assert (sum(s.letter_deck), sum(s.letter_discards), sum(s.kiosk_deck)) == (36, 0, 24)
    assert (s.companion, s.society, s.kiosk, s.kiosk_discards) == ([IN_SUPPLY] * players, 0, (), ())
    assert (s.extra, s.spared) == ([0] * players, -1)
    assert all(len(hand) == 1 for hand in s.hand)


def test_without_the_expansion_there_is_nothing_of_it():
    s = bedesten.game("istanbul", players=3).blank()
    assert [s.letters, s.delivered, s.letter_deck, s.letter_discards, s.companion, s.kiosk_deck, s.extra] == [[]] * 7
    assert (s.kiosk, s.kiosk_discards, s.society, s.spared) == ((), (), 0, -1)
    assert "letters" not in bedesten.game("istanbul", players=3).view(s, 0)


# Own figures.


def test_reconstructed_figures_can_be_replaced():
    own = {"letters": {"copies": [36] + [0] * 24, "bonus_cards": {"dice": [[0, 9, 0]] * 11}}}
    g = bedesten.game("istanbul", modules=["letters"], components=own)
    assert [n for n, count in enumerate(g.blank().letter_deck) if count] == [1]


@pytest.mark.parametrize(
    "own",
    [
        {"letters": {"copies": [2] * 24}},
        {"letters": {"kiosk": {"gains": [[1, 0, 0, 0, 0, 0]]}}},
        {"letters": {"secret_society": {"seals": 0}}},
        {"letters": {"bonus_cards": {"copies": [1] * 14}}},
    ],
)
def test_figures_of_the_wrong_shape_are_refused(own):
    with pytest.raises(bedesten.BadComponents):
        bedesten.game("istanbul", modules=["letters"], components=own)


RECONSTRUCTED = {"letters.copies", "letters.bonus_cards.copies", "letters.bonus_cards.dice"}


def test_what_could_not_be_found_is_marked_so_and_nothing_else():
    figures = game().components.figures.values()
    assert {figure.name for figure in figures if figure.source == "reconstructed"} == RECONSTRUCTED
