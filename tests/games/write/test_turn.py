"""A turn: a card from the display, from the hand or from the guild; everybody's use of it; a new card."""

import pytest

from .helpers import (
    BONUS_ACTION,
    A,
    B,
    Chance,
    asks,
    choose,
    decline_all,
    draw,
    events,
    goods,
    guild,
    guilds,
    hand,
    turn,
)


def test_a_card_of_the_display_or_of_the_hand_is_played():
    assert turn(display=(14, 3)).options() == [3, 14, hand(7)]


def test_a_guild_card_that_can_be_paid_is_offered_too():
    assert turn(lira=2, guild_hand=[2, 4, 5]).options() == [1, 9, hand(7), guild(2), guild(4)]


def test_two_cards_of_one_location_in_the_display_are_one_choice():
    s = turn(display=(7, 7), hand=7)
    assert s.options() == [7, hand(7)]
    choose(s, 7)
    assert (s.left, s.right, s.hand[0]) == (7, 0, 7)


@pytest.mark.parametrize(("card", "rest"), [(1, 9), (9, 1)])
def test_a_card_played_from_the_display_leaves_the_other_one(card, rest):
    s = choose(turn(display=(1, 9)), card)
    assert (s.played, s.left, s.right, s.hand[0]) == (card, rest, 0, 7)


def test_a_card_played_from_the_display_is_replaced_at_the_end_of_the_turn():
    s = decline_all(choose(turn(display=(1, 9)), 1, 1))
    assert asks(s) == "display.reveal"
    choose(s, draw(4))
    assert (s.left, s.right, s.hand[0]) == (9, 4, 7)
    assert (asks(s), s.active) == ("turn.play", 1)


def test_a_card_played_from_the_hand_leaves_the_display_as_it_is():
    s = choose(turn(display=(1, 9), hand=3), hand(3))
    assert (s.played, s.left, s.right, s.hand[0]) == (3, 1, 9, 0)


def test_after_a_card_from_the_hand_one_of_the_display_may_be_taken():
    s = decline_all(choose(turn(display=(14, 9), hand=1), hand(1), 1))
    assert (asks(s), s.seat(), s.options()) == ("location_cards.take", 0, [0, 9, 14])
    choose(s, 14)
    assert (s.hand[0], s.shown[0]) == (14, 1)
    choose(s, draw(4))
    assert (s.left, s.right) == (9, 4)
    assert asks(s) == "turn.play"


def test_or_one_is_drawn_from_the_deck_and_the_display_stays():
    s = decline_all(choose(turn(display=(14, 9), hand=1), hand(1), 1))
    choose(s, 0)
    assert asks(s) == "location_cards.draw"
    choose(s, draw(5))
    assert (s.hand[0], s.shown[0], s.left, s.right) == (5, 0, 14, 9)
    assert asks(s) == "turn.play"


def test_with_two_cards_of_one_location_in_the_display_taking_one_is_one_choice():
    s = decline_all(choose(turn(display=(9, 9), hand=1), hand(1), 1))
    assert s.options() == [0, 9]


def test_a_card_taken_from_the_display_is_known_until_it_is_played():
    s = turn(hand=1, shown=1)
    assert choose(s, hand(1)).shown[0] == 0


def test_the_active_player_crosses_off_nothing():
    s = choose(turn(display=(1, 9), bonus=1, icons={1: 1}), 1, 1)
    assert (s.bonus[0], s.icons[0], goods(s)) == (1, 1, [2, 0, 0, 0])


def test_the_active_player_may_take_a_bonus_action_instead():
    s = choose(turn(display=(1, 9)), 1, BONUS_ACTION)
    assert (s.bonus[0], s.bonus_filled[0], goods(s)) == (1, 1, [0, 0, 0, 0])


def test_what_cannot_be_paid_is_not_offered():
    s = choose(turn(display=(2, 9)), 2)
    assert s.options() == [0, 1, 7]  # not 2: no Lira; not 3: no goods


@pytest.mark.parametrize(
    ("players", "seat", "order"), [(2, 0, [1]), (3, 1, [2, 0]), (4, 3, [0, 1, 2]), (5, 2, [3, 4, 0, 1])]
)
def test_all_others_may_follow_in_clockwise_order(players, seat, order):
    s = choose(turn(players, seat, display=(1, 9)), 1, 1)
    asked = []
    while asks(s) == "turn.follow":
        asked.append(s.seat())
        choose(s, BONUS_ACTION)
    assert asked == order


def test_everybody_uses_the_card_in_the_same_manner():
    s = choose(turn(3, display=(6, 9)), 6, 1)
    assert s.options() == [0, 1, 6, 7, 10]
    choose(s, 10)
    assert s.options() == [0, 1, 6, 7, 10]
    choose(s, 6)
    assert (goods(s, 0), goods(s, 1), s.lira[2]) == ([2, 0, 0, 0], [0, 0, 2, 0], 4)


def test_a_guild_card_is_for_its_player_alone():
    s = choose(turn(3, lira=1, guild_hand=[2]), guild(2), 5, 6)
    assert (asks(s), s.active, s.seat()) == ("turn.play", 1, 1)
    assert s.bonus == [1, 0, 0]
    assert not events(s, "used")


def test_a_guild_turn_touches_neither_hand_nor_display():
    s = choose(turn(display=(1, 9), hand=7, lira=1, guild_hand=[2]), guild(2), 5, 5)
    assert (s.left, s.right, s.hand[0]) == (1, 9, 7)


def test_a_played_guild_card_lies_on_the_discards_and_its_price_is_paid_before_its_effect():
    s = choose(turn(lira=3, guild_hand=[2]), guild(2))
    assert asks(s) == "space.fill"
    assert (s.lira[0], guilds(s), s.guild_discards[1], s.guilds_played[0]) == (2, [], 1, 1)


def test_turns_go_clockwise_and_rounds_are_counted():
    s = turn(3, seat=2)
    choose(s, 1, 1, BONUS_ACTION, BONUS_ACTION, draw(4))
    assert (s.active, s.round) == (0, 2)


def test_a_played_letter_of_the_palace_leads_into_the_palace():
    s = choose(turn(display=(A, 9), goods=[1, 1, 1, 1]), A)
    assert s.options() == [0, 7, A, B, A + 2]


def test_chance_is_asked_as_chance():
    s = decline_all(choose(turn(), 1, 1))
    assert s.seat() == -1
    choose(s, Chance(s.options()[0]))
