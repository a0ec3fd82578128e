"""The end: the tenth ruby, no more location cards; and who has won."""

import pytest

from .helpers import (
    BONUS_ACTION,
    LIRA_FOUNTAIN,
    asks,
    at,
    choose,
    decline_all,
    draw,
    end_turn,
    events,
    game,
    guild,
    hand,
    price,
    turn,
)

# The tenth ruby.


def test_the_tenth_ruby_ends_the_game_when_the_round_is_complete():
    s = choose(turn(3, seat=0, guild_hand=[14], lira=8, rubies=9), guild(14))
    assert (s.rubies[0], s.active) == (10, 1)
    end_turn(choose(s, 1, 1))
    assert s.active == 2
    end_turn(choose(s, s.options()[0], BONUS_ACTION))
    assert s.over()
    assert game(3).result(s)["reason"] == "10 rubies were reached in round 1"


def test_taken_by_the_last_in_the_round_it_ends_the_game_with_that_turn():
    s = choose(turn(3, seat=2, guild_hand=[14], lira=8, rubies=9), guild(14))
    assert s.over()


def test_nine_do_not_end_it():
    s = choose(turn(3, seat=2, guild_hand=[14], lira=8, rubies=8), guild(14))
    assert (asks(s), s.round) == ("turn.play", 2)


def test_a_bonus_ruby_may_be_the_tenth():
    s = decline_all(at(8, seat=1, lira=0, lira_filled=17, rubies=9))
    choose(s, draw(4))
    assert s.over()


def test_a_followers_ruby_may_be_the_tenth():
    s = choose(turn(2, seat=1, display=(2, 9), rivals=[{"lira": 10, "rubies": 9, "bonus": 1}]), 2, 1, 2, 2, draw(4))
    assert s.over()


def test_all_end_steps_are_made_in_the_last_turn():
    s = turn(2, seat=1, display=(15, 9), goods=[1, 1, 1, 1], rubies=9)
    choose(s, 15, 15, draw(4))
    assert asks(s) == "ruby_cards.reveal"
    choose(s, draw(1))
    assert s.over()
    assert price(s, 15) == [2, 1, 1, 1]
    assert (s.left, s.right) == (9, 4)


def test_more_than_twelve_rubies_count_on():
    s = choose(turn(2, seat=1, guild_hand=[14], lira=8, rubies=13), guild(14))
    assert game(2).result(s)["scores"] == [0, 14]


# No more location cards.


def test_the_game_is_over_at_once_when_the_display_cannot_be_refilled():
    s = decline_all(choose(turn(3, display=(1, 9), deck=[]), 1, 1))
    assert s.over()
    assert game(3).result(s)["reason"] == "the location cards ran out in round 1"


def test_the_bonus_rubies_still_come_before_that():
    s = decline_all(at(8, deck=[], lira=0, lira_filled=17))
    assert (s.over(), s.rubies[0]) == (True, 1)


def test_nothing_follows_a_failed_draw():
    s = at(15, deck=[], goods=[1, 1, 1, 1])
    decline_all(s)
    assert s.over()
    assert (s.rubies[0], price(s, 15)) == (1, [1, 1, 1, 1])
    s = decline_all(at(6, deck=[]))
    assert s.over()
    assert s.caravan == (4,)


def test_the_game_is_over_when_a_card_was_played_from_the_hand_and_the_deck_is_empty():
    s = decline_all(choose(turn(3, deck=[]), hand(7), BONUS_ACTION))
    assert s.over()
    assert events(s, "cards_ran_out") == [(0, 0, 0)]


def test_the_last_card_still_fills_the_display():
    s = decline_all(choose(turn(3, display=(1, 9), deck=[4]), 1, 1))
    assert (asks(s), s.left, s.right) == ("turn.play", 9, 4)


def test_the_last_card_may_be_drawn_from_the_deck_into_the_hand():
    s = choose(decline_all(choose(turn(3, display=(1, 9), deck=[4]), hand(7), BONUS_ACTION)), 0)
    assert (asks(s), s.hand[0]) == ("turn.play", 4)


def test_or_one_of_the_display_is_taken_and_the_last_card_refills_it():
    s = choose(decline_all(choose(turn(3, display=(1, 9), deck=[4]), hand(7), BONUS_ACTION)), 9)
    assert (asks(s), s.hand[0], s.left, s.right) == ("turn.play", 9, 1, 4)


def test_a_fountain_as_the_last_card_serves_and_then_the_game_is_over():
    s = decline_all(choose(turn(3, display=(8, 9), deck=[LIRA_FOUNTAIN]), 8, 8))
    assert (s.over(), s.lira) == (True, [4, 1, 1])
    s = choose(decline_all(choose(turn(3, deck=[LIRA_FOUNTAIN]), hand(7), BONUS_ACTION)), 0)
    assert (s.over(), s.lira, s.hand[0]) == (True, [1, 1, 1], 0)


def test_a_guild_card_can_be_played_with_the_deck_empty_and_the_game_goes_on():
    s = choose(turn(2, deck=[], guild_hand=[14], lira=8), guild(14))
    assert (asks(s), s.active) == ("turn.play", 1)


def test_the_location_deck_is_never_made_anew():
    s = end_turn(choose(turn(2, display=(1, 9), deck=[4, 4]), 1, 1))
    assert sum(s.deck) == 1
    s = end_turn(choose(s, s.options()[0], BONUS_ACTION))
    s = end_turn(choose(s, s.options()[0], BONUS_ACTION))
    assert s.over()


# Who has won.


def ended(*seats):
    """The result of a game that ends with these sheets."""
    first, *others = seats
    s = turn(len(seats), deck=[], display=(2, 9), rivals=others, **first)
    choose(s, 2, 1)
    decline_all(s)
    assert s.over()
    return game(len(seats)).result(s)


def sheet(rubies=0, goods=(0, 0, 0, 0), lira=0, bonus=0, cards=()):
    return {
        "rubies": rubies,
        "goods": list(goods),
        "goods_filled": [12, 12, 12, 2],
        "lira": lira,
        "bonus": bonus,
        "bonus_filled": 6,
        "icons": {},
        "goods_hand": cards,
        "goods_rubies": 3,
        "lira_rubies": 2,
    }


def test_most_rubies_win():
    result = ended(sheet(3), sheet(5), sheet(4, lira=20))
    assert (result["scores"], result["ranking"], result["winners"]) == ([3, 5, 4], [3, 1, 2], [1])
    assert result["tiebreak"] == ""


def test_ties_are_broken_by_open_spaces():
    result = ended(sheet(5, lira=2), sheet(5, goods=(1, 1, 1, 0)), sheet(4, lira=30))
    assert (result["ranking"], result["winners"], result["tiebreak"]) == ([2, 1, 3], [1], "open spaces")


def test_after_that_the_victory_is_shared():
    result = ended(sheet(5, lira=2), sheet(5, bonus=2), sheet(5, lira=1))
    assert (result["ranking"], result["winners"], result["tiebreak"]) == ([1, 1, 3], [0, 1], "shared")


def test_the_rulebooks_example_of_open_spaces():
    """A goods card, 3 Lira, 6 goods and a bonus action are 12 points."""
    s = turn(lira=3, goods=[2, 1, 3, 0], goods_filled=[9, 9, 9, 9], bonus=1, bonus_filled=4, goods_hand=[0])
    assert game(2).open_spaces(s, 0) == 12


def test_a_goods_card_counts_two():
    result = ended(sheet(5, cards=[6]), sheet(5, lira=2), sheet(5, lira=1))
    assert result["winners"] == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_spaces_that_were_crossed_off_count_nothing(players):
    s = turn(players, lira=0, lira_filled=30, goods=[0] * 4, goods_filled=[5, 5, 5, 5], bonus=0, bonus_filled=3)
    assert game(players).open_spaces(s, 0) == 0
