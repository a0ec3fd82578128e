"""Location 6: the open caravan card, and how the next one comes."""

import pytest

from .helpers import (
    FABRIC,
    FRUIT,
    JEWELRY,
    SPICE,
    A,
    B,
    C,
    D,
    asks,
    at,
    checked,
    choose,
    decline_all,
    draw,
    draw_goods,
    draw_guild,
    filled,
    goods,
    guilds,
    turn,
)

IDENTICAL, DIFFERENT, LIRA_AND_CARD, PICK, LIRA, AB, CD, MIXED = range(8)
FULL_SHEET = {"goods": [0] * 4, "goods_filled": [12] * 4, "lira": 0, "lira_filled": 35, "bonus": 0, "bonus_filled": 6}
ALL_CHECKED = {"improvements": {1: 2, 5: 2, 8: 2, 10: 2, 14: 2}}


def using(card, **fields):
    return at(6, caravan=(card,), **fields)


# The eight cards.


def test_three_of_one_kind():
    s = using(IDENTICAL)
    assert (asks(s), s.options()) == ("goods.identical", [FABRIC, SPICE, FRUIT, JEWELRY])
    assert goods(choose(s, FRUIT)) == [0, 0, 3, 0]


def test_three_of_one_kind_what_does_not_fit_is_lost():
    s = using(IDENTICAL, goods=[0, 0, 0, 0], goods_filled=[11, 12, 0, 0])
    assert s.options() == [FABRIC, FRUIT, JEWELRY]
    choose(s, FABRIC)
    assert (goods(s), filled(s)[0]) == ([1, 0, 0, 0], 12)


def test_three_of_different_kinds():
    s = using(DIFFERENT)
    assert (asks(s), s.options()) == ("goods.different", [111, 1011, 1101, 1110])
    assert goods(choose(s, 1011)) == [1, 0, 1, 1]


@pytest.mark.parametrize(
    ("full", "gained"), [([12, 0, 0, 0], [0, 1, 1, 1]), ([12, 12, 0, 0], [0, 0, 1, 1]), ([12] * 4, [0] * 4)]
)
def test_three_of_different_kinds_are_fewer_when_fewer_have_room(full, gained):
    s = using(DIFFERENT, goods=[0] * 4, goods_filled=full)
    assert (asks(s), goods(s)) == ("turn.follow", gained)


def test_two_lira_and_a_goods_card():
    s = choose(using(LIRA_AND_CARD), draw_goods(FABRIC, FABRIC))
    assert (s.lira[0], s.goods_hand[0]) == (2, (6,))


def test_two_guild_cards_of_which_one_is_kept():
    s = choose(using(PICK), draw_guild(3), draw_guild(1))
    assert (asks(s), s.seat(), s.options()) == ("caravan.keep", 0, [1, 3])
    choose(s, 3)
    assert (guilds(s), s.guild_discards[0], s.offer) == ([3], 1, ())
    assert sum(s.guild_deck) == 14


def test_if_there_is_only_one_guild_card_it_is_kept():
    s = using(PICK, guild_deck=[1, *[0] * 15])
    assert (guilds(s), sum(s.guild_discards), s.offer) == ([1], 0, ())


def test_if_there_is_none_nothing_happens():
    s = using(PICK, guild_deck=[0] * 16)
    assert (guilds(s), asks(s)) == ([], "turn.follow")


def test_the_second_may_come_from_the_discards():
    s = using(PICK, guild_deck=[1, *[0] * 15], guild_discards=[0, 1, *[0] * 14])
    assert s.options() == [1, 2]
    choose(s, 2)
    assert (guilds(s), s.guild_discards[0]) == ([2], 1)


def test_four_lira():
    assert using(LIRA).lira[0] == 4


@pytest.mark.parametrize(("card", "letters"), [(AB, [A, B]), (CD, [C, D])])
def test_one_of_two_letters_of_the_palace(card, letters):
    s = using(card, goods=[3, 3, 3, 3])
    assert (asks(s), s.options()) == ("palace.deliver", letters)
    choose(s, letters[1])
    assert (s.rubies[0], goods(s), s.taken) == (1, [2, 2, 2, 2], 1 << letters[1] - A)


def test_then_a_goods_card_at_a_and_b():
    s = choose(using(AB, goods=[3, 3, 3, 3]), A, draw_goods(FABRIC, SPICE))
    assert s.goods_hand[0] == (0,)


def test_then_a_good_of_choice_at_c_and_d():
    s = choose(using(CD, goods=[3, 3, 3, 3]), D, JEWELRY)
    assert goods(s) == [2, 2, 2, 3]


def test_the_letter_that_can_be_paid_is_taken_without_asking():
    s = using(AB, goods=[2, 2, 0, 0], letters=[(4,), (5,), (10,), (15,)])
    assert (s.rubies[0], s.palace_rubies[:2]) == (1, [1, 0])


@pytest.mark.parametrize("card", [AB, CD])
def test_without_the_goods_for_either_letter_the_caravansary_cannot_be_used(card):
    assert 6 not in choose(turn(display=(6, 9), caravan=(card,), goods=[3, 3, 3, 0]), 6).options()


def test_the_mixed_card_gives_a_card_or_a_good_an_improvement_or_a_space_and_a_lira():
    s = using(MIXED)
    assert (asks(s), s.options()) == ("caravan.card_or_good", [1, 2])
    choose(s, 1, draw_goods(FABRIC, SPICE))
    assert (asks(s), s.options()) == ("caravan.improve_or_fill", [1, 2])
    choose(s, 1, 14)
    assert (s.goods_hand[0], checked(s), s.lira[0]) == ((0,), {14: 1}, 1)
    s = choose(using(MIXED), 2, FRUIT, 2, 6)
    assert (goods(s), s.bonus[0], s.lira[0]) == ([0, 0, 1, 0], 1, 1)


def test_a_part_that_can_do_nothing_is_not_offered_while_the_other_can():
    s = using(MIXED, goods_deck=[0] * 10)
    assert asks(s) == "goods.choose"
    s = using(MIXED, goods=[0] * 4, goods_filled=[12] * 4)
    assert asks(s) == "goods_cards.draw"
    s = choose(using(MIXED, **ALL_CHECKED), 2, FRUIT)
    assert asks(s) == "space.fill"
    s = choose(using(MIXED, **FULL_SHEET), draw_goods(1, 1))
    assert asks(s) == "improvement.take"


def test_if_neither_can_it_is_passed_over():
    s = using(MIXED, **FULL_SHEET, **ALL_CHECKED, goods_deck=[0] * 10)
    assert asks(s) == "turn.follow"


# Which card lies open.


def test_a_card_that_was_used_goes_under_the_deck_and_a_new_one_is_opened():
    s = choose(decline_all(using(LIRA)), draw(1))
    assert (asks(s), s.options()) == ("caravan.reveal", [0, 1, 2, 3, 5, 6, 7])
    choose(s, draw(2))
    assert (s.caravan, s.caravan_used) == ((2, 4), 0)


def test_a_card_that_nobody_used_stays():
    s = choose(decline_all(at(1)), draw(4))
    assert (asks(s), s.caravan) == ("turn.play", (LIRA,))


def test_all_who_use_it_in_one_turn_use_the_same_card():
    s = choose(using(LIRA, players=3), 6, 6)
    assert s.lira == [4, 4, 4]


def test_a_follower_alone_uses_it_up_too():
    s = choose(turn(display=(6, 9)), 6, 1, 6, draw(4))
    assert asks(s) == "caravan.reveal"


def test_after_all_eight_have_been_seen_they_come_in_the_order_they_went_under():
    s = choose(decline_all(at(6, caravan=(LIRA, 0, 1, 2, 3, 5, 6, 7))), draw(1))
    assert (asks(s), s.caravan) == ("turn.play", (0, 1, 2, 3, 5, 6, 7, LIRA))


def test_cards_under_the_deck_wait_until_the_others_have_come():
    s = choose(decline_all(at(6, caravan=(LIRA, 0, 1, 2, 3, 5, 6))), draw(1))
    # Only the eighth card is left above those that went under.
    assert (asks(s), s.caravan) == ("turn.play", (7, 0, 1, 2, 3, 5, 6, LIRA))
