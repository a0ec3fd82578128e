"""The fourth phase: family members, the Governor, the Smuggler."""

from fractions import Fraction

import pytest

from bedesten.games.istanbul.names import (
    BLUE,
    FIVE_LIRA,
    FOUNTAIN,
    GOVERNOR,
    LONG_MOVE,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SMUGGLER,
    STAY,
    TEA_HOUSE,
)
from bedesten.kernel.step import CHANCE

from .helpers import asks, barrow, choose, crew_size, done, draw, goods, meeting, play, plays, roll

USE_GOVERNOR, USE_SMUGGLER = 1, 2
LIRA, CARD = 0, 1


def catch(seat):
    return 20 + seat


def families(*places, **fields):
    return meeting(TEA_HOUSE, rivals=[{"family": place} for place in places], **fields)


# Family members.


def test_a_family_member_is_caught_for_three_lira():
    s = choose(families(TEA_HOUSE), LIRA)
    assert (s.family[1], s.lira) == (POLICE_STATION, [3, 0, 0])


def test_a_family_member_is_caught_for_a_card_of_the_pile():
    s = choose(families(TEA_HOUSE, discards=(LONG_MOVE,)), CARD, draw(STAY))
    assert (s.family[1], s.lira[0], s.hand[0], s.discards) == (POLICE_STATION, 0, (STAY,), (LONG_MOVE,))


def test_catching_cannot_be_declined_nor_the_reward():  # ruling 7
    s = families(TEA_HOUSE, tokens=[TEA_HOUSE, 0])
    assert s.options() == [USE_GOVERNOR, catch(1)]
    choose(s, catch(1))
    assert (s.family[1], s.options()) == (POLICE_STATION, [LIRA, CARD])


def test_several_are_an_encounter_each_with_a_reward_each():  # ruling 7
    s = families(TEA_HOUSE, TEA_HOUSE)
    assert s.options() == [catch(1), catch(2)]
    choose(s, catch(2), LIRA)
    assert (s.family[1], asks(s)) == (POLICE_STATION, "family.reward")
    choose(s, CARD, draw(STAY))
    assert (s.lira[0], s.hand[0], s.family) == (3, (STAY,), [POLICE_STATION] * 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_of_them_are_caught(players):
    s = meeting(TEA_HOUSE, players=players, rivals=[{"family": TEA_HOUSE}] * (players - 1))
    while not done(s):
        choose(s, s.options()[0])
    assert s.lira[0] == 3 * (players - 1)
    assert s.family == [POLICE_STATION] * players


def test_the_own_family_member_is_never_caught():  # ruling 6
    s = meeting(TEA_HOUSE, family=TEA_HOUSE)
    assert done(s)
    assert (s.family[0], s.lira[0]) == (TEA_HOUSE, 0)


def test_nobody_is_caught_elsewhere():
    assert done(families(POST_OFFICE, FOUNTAIN))


# The Governor.


def governor(**fields):
    return meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 1], **fields)


def test_the_governor_gives_a_card_for_two_lira():
    s = choose(governor(lira=5), USE_GOVERNOR, draw(STAY), 0, roll(5, 4))
    assert (s.hand[0], s.lira[0], s.tokens[GOVERNOR]) == ((STAY,), 3, 9)


def test_the_governor_may_be_paid_with_a_card_of_the_hand():
    s = choose(governor(hand=[LONG_MOVE]), USE_GOVERNOR, draw(STAY), 1 + LONG_MOVE)
    assert (s.hand[0], s.discards, asks(s)) == ((STAY,), (LONG_MOVE,), "token.roam")


def test_the_governor_may_be_paid_with_the_card_he_gave():  # ruling 29
    s = choose(governor(hand=[LONG_MOVE], lira=2), USE_GOVERNOR, draw(STAY))
    assert s.options() == [0, 1 + LONG_MOVE, 1 + STAY]
    choose(s, 1 + STAY)
    assert (s.hand[0], s.lira[0]) == ((LONG_MOVE,), 2)


def test_the_governor_is_always_affordable():  # ruling 29
    s = choose(governor(), USE_GOVERNOR, draw(STAY))
    assert asks(s) == "token.roam"
    assert s.discards == (STAY,)


def test_the_card_comes_before_the_payment():  # ruling 29
    assert asks(choose(governor(lira=2), USE_GOVERNOR)) == "cards.draw"


def test_who_used_him_must_pay():  # ruling 29
    s = choose(governor(lira=2), USE_GOVERNOR, draw(STAY))
    assert s.options() == [0, 1 + STAY], "either payment, no way around both"


def test_not_used_the_governor_stays():  # ruling 29
    s = choose(governor(lira=2), 0)
    assert done(s)
    assert s.tokens[GOVERNOR] == TEA_HOUSE


def test_with_both_piles_empty_the_governor_cannot_be_used():
    assert done(governor(lira=2, deck=[]))


def test_with_an_empty_pile_the_discards_serve_the_governor():
    s = choose(governor(lira=2, deck=[], discards=(STAY, LONG_MOVE)), USE_GOVERNOR, draw(STAY))
    assert s.hand[0] == (STAY,)


# The Smuggler.


def smuggler(**fields):
    return meeting(TEA_HOUSE, tokens=[1, TEA_HOUSE], **fields)


@pytest.mark.parametrize("good", range(4))
def test_the_smuggler_gives_any_good_for_two_lira(good):
    s = choose(smuggler(lira=3), USE_SMUGGLER, good + 1, 0, roll(1, 3))
    assert (goods(s)[good], sum(goods(s)), s.lira[0], s.tokens[SMUGGLER]) == (1, 1, 1, 4)


def test_the_smuggler_may_be_paid_with_any_good():
    s = choose(smuggler(goods=barrow(red=1, green=1)), USE_SMUGGLER, BLUE + 1)
    assert s.options() == [1, 2, 4], "red, green, or the blue one he brought"
    choose(s, RED + 1)
    assert (goods(s), asks(s)) == (barrow(green=1, blue=1), "token.roam")


def test_the_smuggler_may_be_paid_with_the_good_he_gave():  # ruling 29
    s = choose(smuggler(lira=2), USE_SMUGGLER, BLUE + 1)
    assert s.options() == [0, BLUE + 1]
    choose(s, BLUE + 1)
    assert (goods(s), s.lira[0]) == (barrow(), 2)


def test_the_smuggler_is_always_affordable():  # ruling 29
    s = choose(smuggler(), USE_SMUGGLER, BLUE + 1)
    assert (goods(s), asks(s)) == (barrow(), "token.roam")


def test_the_good_is_chosen_among_those_with_room():
    assert choose(smuggler(goods=barrow(red=2, yellow=2)), USE_SMUGGLER).options() == [2, 4]


def test_with_a_full_barrow_the_good_is_lost_payment_and_roll_follow():  # ruling 28
    s = choose(smuggler(lira=2, goods=barrow(2, 2, 2, 2)), USE_SMUGGLER)
    assert (asks(s), s.options()) == ("smuggler.pay", [0, 1, 2, 3, 4])
    choose(s, 0, roll(6, 6))
    assert (s.lira[0], goods(s), s.tokens[SMUGGLER]) == (0, barrow(2, 2, 2, 2), 12)


def test_not_used_the_smuggler_stays():
    s = choose(smuggler(lira=2), 0)
    assert s.tokens[SMUGGLER] == TEA_HOUSE


# The order, and once a turn.


def test_all_encounters_are_offered_in_any_order():  # ruling 31
    s = families(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE], lira=4)
    assert s.options() == [USE_GOVERNOR, USE_SMUGGLER, catch(1)]


def test_one_is_finished_before_the_next_begins_with_a_roll_for_each():  # ruling 31
    s = families(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE], lira=4)
    choose(s, USE_SMUGGLER, RED + 1, 0, roll(1, 1))
    assert (asks(s), s.options()) == ("turn.encounters", [USE_GOVERNOR, catch(1)])
    choose(s, USE_GOVERNOR, draw(STAY), 0, roll(1, 2))
    assert (asks(s), s.tokens) == ("family.reward", [3, 2])


def test_after_the_catch_the_tokens_may_be_left():
    s = choose(families(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE]), catch(1), LIRA)
    assert s.options() == [0, USE_GOVERNOR, USE_SMUGGLER]


def test_three_lira_for_a_catch_may_pay_the_governor():  # ruling 31
    s = choose(families(TEA_HOUSE, tokens=[TEA_HOUSE, 0]), catch(1), LIRA, USE_GOVERNOR, draw(STAY), 0)
    assert s.lira[0] == 1


@pytest.mark.parametrize("use", [(USE_GOVERNOR, draw(STAY), 0), (USE_SMUGGLER, 1, 0)])
def test_rolled_back_a_token_is_not_used_a_second_time(use):  # ruling 30
    number = use[0] - 1
    tokens = [1, 1]
    tokens[number] = TEA_HOUSE
    s = choose(meeting(TEA_HOUSE, tokens=tokens, lira=9), *use, roll(4, 5))
    assert s.tokens[number] == TEA_HOUSE
    assert done(s)


def test_another_token_rolled_onto_the_place_is_still_met():
    """The Smuggler is met after the Governor was rolled away; each counts for itself."""
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE], lira=9), USE_GOVERNOR, draw(STAY), 0, roll(4, 5))
    assert s.options() == [0, USE_SMUGGLER]


def test_in_the_next_turn_they_may_be_used_again():
    s = choose(governor(lira=2), USE_GOVERNOR, draw(STAY), 1 + STAY, roll(1, 1))
    choose(s, 2, 2, 0)
    assert (s.active, asks(s), s.options()) == (1, "turn.encounters", [0, USE_GOVERNOR])


@pytest.mark.parametrize(("use", "number"), [((USE_GOVERNOR, draw(STAY), 0), 0), ((USE_SMUGGLER, 1, 0), 1)])
def test_the_dice_say_where_they_go(use, number):
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, TEA_HOUSE], lira=9), *use)
    assert (asks(s), s.seat()) == ("token.roam", CHANCE)
    chances = dict.fromkeys(range(2, 13), Fraction(0))
    for choice, weight in zip(s.options(), s.weights(), strict=True):
        t = s.copy()
        t.apply(choice)
        chances[t.tokens[number]] += Fraction(weight, sum(s.weights()))
    assert chances == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def test_they_share_a_place_if_the_dice_will():
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 5], lira=2), USE_GOVERNOR, draw(STAY), 0, roll(1, 4))
    assert s.tokens == [5, 5]


def test_cards_may_be_played_between_encounters():
    s = meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], hand=[FIVE_LIRA])
    assert plays(s) == [FIVE_LIRA]
    choose(s, play(FIVE_LIRA), USE_GOVERNOR, draw(STAY), 0)
    assert s.lira[0] == 3


def test_meeting_the_tokens_needs_no_assistant():
    s = meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0], crew=0)
    assert (crew_size(s), s.options()) == (0, [0, USE_GOVERNOR])
