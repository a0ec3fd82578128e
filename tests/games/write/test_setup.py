"""Setting up: what lies where, and what differs by the number of players."""

import pytest

from bedesten.kernel.step import CHANCE

from .helpers import (
    CARD_FOUNTAIN,
    GOOD_FOUNTAIN,
    IMPROVEMENT_FOUNTAIN,
    JEWELRY,
    LIRA_FOUNTAIN,
    SPICE,
    A,
    asks,
    checked,
    choose,
    draw,
    draw_goods,
    game,
    goods,
    price,
    right,
    start,
)

PLAYERS = range(1, 6)
SIDE_X = [1] * 14
SIDE_X_CROSSED = [1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1]
SIDE_Y = [2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2]


def laid(players, *rubies):
    """The ruby cards lie at the letters: next the display is filled."""
    return choose(game(players).new(), *map(draw, rubies))


def test_there_are_forty_location_cards_two_of_each_location_and_four_fountains():
    deck = game(3).blank().deck
    assert deck[1:19] == [2] * 18
    assert deck[19:] == [1] * 4


def test_with_one_player_each_location_has_a_card_with_the_left_and_one_with_the_right_mark():
    deck = game(1).blank().deck
    assert deck[1:19] == [1] * 18
    assert deck[19:23] == [1] * 4
    assert deck[23:] == [1] * 18


@pytest.mark.parametrize("players", PLAYERS)
def test_the_other_decks_have_twenty_sixteen_sixteen_and_eight_cards(players):
    s = game(players).blank()
    assert (sum(s.ruby_deck), sum(s.goods_deck), sum(s.guild_deck)) == (20, 16, 16)
    assert len(s.rules.caravan) == 8
    assert sum(s.deck) == 40


@pytest.mark.parametrize(("players", "cards", "goods_asked"), [(1, 2, 5), (2, 2, 5), (3, 1, 4), (4, 1, 4), (5, 1, 4)])
def test_a_ruby_card_lies_at_each_letter_with_one_or_two_players_two(players, cards, goods_asked):
    s = start(players)
    assert [len(at) for at in s.letters] == [cards] * 4
    assert [sum(price(s, A + letter)) for letter in range(4)] == [goods_asked] * 4
    assert sum(s.ruby_deck) == 20 - 4 * cards


def test_of_a_card_underneath_only_the_top_good_is_seen():
    s = laid(2, 0, 5, 10, 15, 1, 6, 11, 16)
    # The first card asks for one good of each kind, the second begins with fabric.
    assert price(s, A) == [2, 1, 1, 1]
    assert price(s, A + 3) == [1, 1, 1, 2]


@pytest.mark.parametrize(
    ("players", "icons"), [(1, SIDE_X_CROSSED), (2, SIDE_X_CROSSED), (3, SIDE_X), (4, SIDE_Y), (5, SIDE_Y)]
)
def test_action_icons_by_players(players, icons):
    assert game(players).blank().icons == icons * players


@pytest.mark.parametrize(("players", "spaces"), [(1, 6), (2, 6), (3, 6), (4, 5), (5, 6)])
def test_bonus_action_spaces_by_players(players, spaces):
    assert game(players).rules.bonus_spaces == spaces


@pytest.mark.parametrize("players", PLAYERS)
def test_sheets_are_empty_but_for_what_a_fountain_gave(players):
    s = game(players).blank()
    for field in ("goods", "goods_filled", "lira", "lira_filled", "bonus", "bonus_filled", "improvements", "rubies"):
        assert not any(getattr(s, field))
    assert s.goods_hand == s.guild_hand == [()] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_two_cards_lie_in_the_display_one_caravan_card_is_open_everybody_has_a_card(players):
    s = start(players)
    assert s.left and s.right
    assert len(s.caravan) == 1
    assert all(1 <= card <= 18 for card in s.hand)
    assert (s.active, s.seat(), s.round) == (0, 0, 1)


def test_the_order_of_the_set_up():
    s = laid(3, 0, 5, 10, 15)
    assert asks(s) == "display.reveal"
    choose(s, draw(1), draw(2))
    assert asks(s) == "caravan.reveal"
    choose(s, draw(4), draw(7), draw(7), draw(8))
    assert asks(s) == "turn.play"
    assert (s.left, s.right, s.caravan, s.hand) == (1, 2, (4,), [7, 7, 8])
    assert s.shown == [0, 0, 0]


def test_a_fountain_in_the_display_serves_everybody_at_once_and_is_replaced():
    s = choose(laid(3, 0, 5, 10, 15), draw(LIRA_FOUNTAIN), draw(1), draw(2))
    assert (s.left, s.right) == (1, 2)
    assert s.lira == s.lira_filled == [1, 1, 1]
    assert s.deck[LIRA_FOUNTAIN] == 0


def test_a_fountain_drawn_for_a_hand_serves_everybody_and_another_card_is_drawn():
    s = choose(laid(3, 0, 5, 10, 15), draw(1), draw(2), draw(4), draw(7), draw(GOOD_FOUNTAIN))
    assert [asks(s), s.seat()] == ["goods.choose", 0]
    choose(s, SPICE)
    assert s.seat() == 1
    choose(s, JEWELRY)
    assert s.seat() == 2
    choose(s, SPICE)
    assert [goods(s, seat) for seat in range(3)] == [[0, 1, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]
    assert (asks(s), s.seat()) == ("location_cards.draw", CHANCE)
    assert choose(s, draw(3), draw(5)).hand == [7, 3, 5]


def test_all_four_fountains_may_come_in_the_set_up():
    s = choose(laid(2, 0, 5, 10, 15, 1, 6, 11, 16), draw(CARD_FOUNTAIN), draw_goods(1, 2), draw_goods(1, 2))
    choose(s, draw(IMPROVEMENT_FOUNTAIN), 8, 14, draw(LIRA_FOUNTAIN), draw(GOOD_FOUNTAIN), 1, 1, draw(1), draw(2))
    assert s.goods_hand == [(0,), (0,)]
    assert (checked(s, 0), checked(s, 1)) == ({8: 1}, {14: 1})


def test_with_one_player_the_second_card_goes_where_its_mark_says():
    rubies = [0, 5, 10, 15, 1, 6, 11, 16]
    s = choose(laid(1, *rubies), draw(1), draw(2))
    assert (s.left, s.right) == (2, 1)
    s = choose(laid(1, *rubies), draw(1), right(2))
    assert (s.left, s.right) == (1, 2)
    s = choose(laid(1, *rubies), right(1), right(2))
    assert (s.left, s.right) == (1, 2)


def test_with_several_players_the_marks_mean_nothing():
    s = choose(laid(2, 0, 5, 10, 15, 1, 6, 11, 16), draw(3), draw(1))
    assert (s.left, s.right) == (3, 1)


def test_cards_are_drawn_by_how_many_there_are():
    s = laid(3, 0, 5, 10, 15)
    assert s.options() == list(range(1, 23))
    assert s.weights() == [2] * 18 + [1] * 4
    choose(s, draw(1))
    assert s.weights() == [1, *[2] * 17, *[1] * 4]
