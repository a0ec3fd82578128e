"""One player: the discarded card, the marks, and an end that only the deck brings."""

from .helpers import (
    BONUS_ACTION,
    CROSS_BONUS,
    ICON,
    LIRA_FOUNTAIN,
    A,
    B,
    asks,
    choose,
    draw,
    events,
    game,
    goods,
    guild,
    hand,
    icon,
    price,
    right,
    turn,
)


def solo(**fields):
    return turn(1, **fields)


def test_the_sheet_is_that_of_two_players():
    assert game(1).rules.icons == game(2).rules.icons
    assert game(1).rules.bonus_spaces == game(2).rules.bonus_spaces


def test_after_the_own_turn_the_left_card_is_discarded_and_may_be_followed():
    s = choose(solo(display=(1, 9)), 1, 1, draw(5))
    assert (asks(s), s.seat(), s.played) == ("turn.follow", 0, 5)
    assert (s.left, s.right) == (9, 0)
    assert events(s, "discarded_left") == [(0, 5, 0)]


def test_a_card_with_the_left_mark_goes_to_the_left_and_is_the_one_discarded():
    s = choose(solo(display=(1, 9)), 1, 1, draw(5))
    assert (s.played, s.left) == (5, 9)


def test_a_card_with_the_right_mark_goes_to_the_right():
    s = choose(solo(display=(1, 9)), 1, 1, right(5))
    assert (s.played, s.left) == (9, 5)


def test_following_it_crosses_off_an_icon_or_a_bonus_action():
    s = choose(solo(display=(1, 9)), 1, BONUS_ACTION, draw(5), 5, ICON)
    assert (icon(s, 5), s.bonus[0], goods(s)) == (0, 1, [0, 2, 0, 0])
    s = choose(solo(display=(1, 9)), 1, BONUS_ACTION, draw(5), 5, CROSS_BONUS)
    assert (icon(s, 5), s.bonus[0]) == (1, 0)


def test_or_a_bonus_action_is_taken():
    s = choose(solo(display=(1, 9)), 1, 1, draw(5), BONUS_ACTION)
    assert s.bonus[0] == 1


def test_then_the_display_is_refilled_and_the_next_turn_begins():
    s = choose(solo(display=(1, 9)), 1, 1, draw(5), BONUS_ACTION, draw(4))
    assert (s.left, s.right) == (4, 9)
    assert (asks(s), s.round) == ("turn.play", 2)
    s = choose(solo(display=(1, 9)), 1, 1, draw(5), BONUS_ACTION, right(4))
    assert (s.left, s.right) == (9, 4)


def test_nobody_follows_the_own_card():
    s = choose(solo(display=(1, 9)), 1, 1)
    assert asks(s) == "display.reveal"


def test_a_card_from_the_hand_is_replaced_before_the_left_one_is_discarded():
    s = choose(solo(display=(1, 9), hand=8), hand(8), 8)
    assert (asks(s), s.options()) == ("location_cards.take", [0, 1, 9])
    choose(s, 1, draw(14))
    assert (s.hand[0], s.played, s.left) == (1, 14, 9)


def test_after_a_guild_card_too_the_left_card_is_discarded():
    s = choose(solo(display=(1, 9), guild_hand=[14], lira=8), guild(14))
    assert (asks(s), s.played, s.left, s.right) == ("turn.follow", 1, 9, 0)


def test_the_end_steps_are_made_twice():
    s = choose(solo(display=(8, 9), lira=0, lira_filled=17), 8, 8)
    assert s.rubies[0] == 1
    s = choose(solo(display=(1, 9), lira=0, lira_filled=17, bonus=1), 1, 1, draw(8), 8)
    assert s.rubies[0] == 1


def test_prices_rise_before_the_discarded_card_is_followed():
    s = solo(display=(A, 9), goods=[2, 2, 2, 2], bonus=1)
    choose(s, A, A, draw(B), draw(1))
    assert (asks(s), s.played, price(s, A)) == ("turn.follow", B, [2, 1, 1, 1])
    # For B, D and their neighbours the goods that are left suffice, for A no more.
    assert s.options() == [0, 8, B, B + 2]


def test_a_caravan_card_used_in_the_own_turn_is_replaced_before_the_discarded_card_is_followed():
    s = choose(solo(display=(6, 9)), 6, 6, draw(10))
    assert asks(s) == "caravan.reveal"
    choose(s, draw(0))
    assert (asks(s), s.played, s.caravan) == ("turn.follow", 10, (0, 4))


def test_fountains_serve_the_one_player():
    s = choose(solo(display=(1, 9)), 1, 1, draw(LIRA_FOUNTAIN))
    assert (s.lira, asks(s)) == ([1], "display.reveal")


def test_the_tenth_ruby_ends_nothing():
    s = choose(solo(guild_hand=[14], lira=8, rubies=9), guild(14), BONUS_ACTION, draw(4))
    assert (s.rubies[0], asks(s)) == (10, "turn.play")


def test_the_game_is_over_when_the_display_cannot_be_refilled_in_the_own_turn():
    s = choose(solo(display=(1, 9), deck=[]), 1, 1)
    assert s.over()
    result = game(1).result(s)
    assert (result["scores"], result["ranking"], result["winners"], result["tiebreak"]) == ([0], [1], [0], "")
    assert "ran out" in result["reason"]


def test_or_after_the_discarded_card_which_is_still_followed():
    s = choose(solo(display=(1, 9), deck=[5]), 1, 1)
    assert (asks(s), s.played) == ("turn.follow", 5)
    choose(s, 5)
    assert (s.over(), goods(s)) == (True, [2, 2, 0, 0])


def test_or_when_no_card_can_be_drawn_for_the_hand():
    s = choose(solo(display=(1, 9), deck=[]), hand(7), BONUS_ACTION)
    assert s.over()


def test_two_cards_of_one_location_in_the_display_are_told_apart_by_nothing():
    s = solo(display=(5, 5), hand=7)
    assert s.options() == [5, hand(7)]
