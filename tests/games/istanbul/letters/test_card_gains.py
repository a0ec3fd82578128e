"""Cards that give something: a letter, a good and Lira, what the dice say, Lira for a good."""

import pytest

from bedesten.games.istanbul.modules.letters.names import (
    COPY,
    DICE_REWARD,
    EMBASSY,
    GOOD_AND_LIRA,
    ONE_LETTER,
    SELL_GOOD,
)
from bedesten.games.istanbul.names import (
    ANY_GOODS,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    GEMSTONE_DEALER,
    PALACE_AGAIN,
    POST_OFFICE,
    RED,
    RED_TILE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TEA_HOUSE,
)

from ..helpers import asks, barrow, choose, draw, goods, play, plays, roll, sold
from .helpers import COFFEE, at, finishing, game, letter, meeting, turn

ANYTIME = [ONE_LETTER, GOOD_AND_LIRA, DICE_REWARD, SELL_GOOD]


def closing(**fields):
    """After the last round, this seat's last chance to play cards."""
    s = finishing(seat=2, rubies=6, **fields)
    return choose(s, 0) if asks(s) == "turn.finish" else s


# When they may be played.


@pytest.mark.parametrize("card", ANYTIME)
@pytest.mark.parametrize(
    "state",
    [
        lambda **f: turn(**f),
        lambda **f: turn("arrive", POST_OFFICE, **f),
        lambda **f: at(EMBASSY, **f),
        lambda **f: choose(at(TEA_HOUSE, tiles=RED_TILE, **f), 9, roll(1, 2)),
        lambda **f: meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0, 0, 0], **f),
        lambda **f: finishing(**f),
    ],
    ids=["moving", "arriving", "before an action", "inside an action", "encounters", "finishing"],
)
def test_at_every_decision_of_the_own_turn(card, state):
    assert plays(state(hand=[card], goods=barrow(red=1))) == [card]


@pytest.mark.parametrize("card", [GOOD_AND_LIRA, DICE_REWARD, SELL_GOOD])
def test_those_that_give_goods_or_lira_also_after_the_last_round(card):
    s = closing(hand=[card], goods=barrow(red=1))
    assert (asks(s), plays(s)) == ("end.last_cards", [card])


def test_the_one_that_gives_a_letter_not():
    s = closing(hand=[ONE_LETTER])
    assert s.over()


# A letter.


def test_a_letter_is_taken_and_the_card_discarded():
    s = choose(turn(hand=[ONE_LETTER]), play(ONE_LETTER), letter(5))
    assert (s.letters[0], s.hand[0], s.discards, asks(s)) == ((5,), (), (ONE_LETTER,), "turn.move")


def test_without_letters_it_is_not_playable():
    assert plays(turn(hand=[ONE_LETTER], letter_deck=[], letter_discards=[])) == []


def test_a_card_that_is_owed_cannot_be_played_away():
    s = choose(at(CARAVANSARY, deck=[], hand=[ONE_LETTER]), 1, 1)
    assert (s.hand[0], s.discards) == ((), (ONE_LETTER,)), "the only card had to be discarded, unplayed"


# A good and Lira.


@pytest.mark.parametrize("good", range(4))
def test_the_good_on_the_card_and_three_lira(good):
    card = GOOD_AND_LIRA + good
    s = choose(turn(hand=[card]), play(card))
    assert (goods(s)[good], sum(goods(s)), s.lira[0], s.discards) == (1, 1, 3, (card,))


def test_without_room_the_lira_remain():
    s = choose(turn(hand=[GOOD_AND_LIRA], goods=barrow(red=2)), play(GOOD_AND_LIRA))
    assert (goods(s), s.lira[0]) == (barrow(red=2), 3)


def test_inside_the_black_market_it_may_take_the_last_room():
    s = at(BLACK_MARKET, goods=barrow(1, 2, 2), hand=[GOOD_AND_LIRA])
    choose(s, 1, roll(1, 1), play(GOOD_AND_LIRA))
    assert (goods(s), s.active) == (barrow(2, 2, 2), 1), "no room is left for the market's own good"


# The dice.

REWARDS = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (5, 6), (6, 6)]


@pytest.mark.parametrize("dice", REWARDS, ids=[str(sum(dice)) for dice in REWARDS])
def test_the_reward_goes_by_the_total(dice):
    s = choose(turn(hand=[DICE_REWARD]), play(DICE_REWARD), roll(*dice))
    if sum(dice) <= 5:
        assert asks(s) == "letters.draw"
        choose(s, letter(5))
        assert (s.letters[0], s.lira[0], goods(s)) == ((5,), 0, barrow())
    elif sum(dice) <= 8:
        assert (s.letters[0], s.lira[0], goods(s)) == ((), 5, barrow())
    else:
        assert (asks(s), s.options()) == ("cards.choose_good", [1, 2, 3, 4])
        choose(s, RED + 1, BLUE + 1)
        assert (s.letters[0], s.lira[0], goods(s)) == ((), 0, barrow(red=1, blue=1))
    assert (s.discards, asks(s)) == ((DICE_REWARD,), "turn.move")


def test_the_table_is_our_reconstruction():
    assert game().components.figures["letters.bonus_cards.dice"].source == "reconstructed"


def test_goods_without_room_are_lost():
    s = choose(turn(hand=[DICE_REWARD], goods=barrow(2, 2, 2, 1)), play(DICE_REWARD), roll(6, 6))
    assert (goods(s), asks(s)) == (barrow(2, 2, 2, 2), "turn.move")


def test_the_dice_of_the_action_it_interrupts_count_again_afterwards():
    s = choose(at(TEA_HOUSE, tiles=RED_TILE, hand=[DICE_REWARD]), 9, roll(6, 3), play(DICE_REWARD), roll(3, 4))
    assert (s.dice, asks(s)) == (36, "red_tile.use")
    choose(s, 0)
    assert s.lira[0] == 5 + 9


def test_with_the_other_expansion_a_die_may_be_turned_to_six():
    s = choose(turn(bazaar=True, hand=[DICE_REWARD, 15]), play(DICE_REWARD), roll(1, 2))
    assert asks(s) == "turn_to_six.use"
    choose(s, 1)
    assert (s.lira[0], s.discards) == (5, (15, DICE_REWARD))


def test_a_card_that_may_go_with_the_roll_is_not_counted_on_for_what_is_owed():
    """At the Caravansary a card must be discarded: neither the dice card nor the one for the dice may be the last."""
    s = at(CARAVANSARY, bazaar=True, hand=[15], deck=[DICE_REWARD, DICE_REWARD, DICE_REWARD, 15])
    choose(s, 1, draw(DICE_REWARD), 1, draw(DICE_REWARD))
    assert (s.hand[0], plays(s)) == ((15, DICE_REWARD, DICE_REWARD), [DICE_REWARD])
    choose(s, play(DICE_REWARD), roll(1, 1), 0, letter(5))
    assert (s.hand[0], plays(s)) == ((15, DICE_REWARD), [])


def test_nor_is_a_card_that_would_copy_it():
    s = at(CARAVANSARY, bazaar=True, hand=[COPY], discards=(15,), deck=[DICE_REWARD, DICE_REWARD, 15])
    choose(s, 1, draw(DICE_REWARD), 1, draw(DICE_REWARD))
    assert (s.hand[0], plays(s)) == ((DICE_REWARD, DICE_REWARD, COPY), [DICE_REWARD])
    choose(s, play(DICE_REWARD), roll(3, 4), 0)
    assert (s.hand[0], s.discards) == ((DICE_REWARD, COPY), (15, DICE_REWARD))
    assert plays(s) == [DICE_REWARD, COPY], "now the dice card lies on top, and nothing answers a roll any more"


# Selling a good.


def test_one_good_is_sold_for_seven_lira():
    s = choose(turn(hand=[SELL_GOOD], goods=barrow(red=1, blue=2)), play(SELL_GOOD))
    assert (asks(s), s.options()) == ("sell_good.choose", [RED + 1, BLUE + 1])
    choose(s, BLUE + 1)
    assert (goods(s), s.lira[0], s.discards, asks(s)) == (barrow(red=1, blue=1), 7, (SELL_GOOD,), "turn.move")


def test_without_goods_there_is_nothing_to_sell():
    assert plays(turn(hand=[SELL_GOOD])) == []


def test_in_the_great_bazaar_it_may_be_a_coffee():
    s = choose(turn(bazaar=True, hand=[SELL_GOOD], coffee=1, goods=barrow(red=1)), play(SELL_GOOD))
    assert s.options() == [RED + 1, COFFEE]
    choose(s, COFFEE)
    assert (s.coffee[0], s.lira[0]) == (0, 7)


def test_the_money_may_pay_the_action_at_hand():
    s = at(GEMSTONE_DEALER, hand=[SELL_GOOD], goods=barrow(red=1), lira=7)
    assert s.options() == [0, play(SELL_GOOD)]
    choose(s, play(SELL_GOOD), 1)
    assert s.rubies[0] == 1


def test_the_last_good_of_a_sale_that_was_begun_cannot_be_sold_away():
    s = choose(at(SMALL_MARKET, hand=[ANY_GOODS, SELL_GOOD], goods=barrow(blue=1)), play(ANY_GOODS))
    assert (s.lira[0], goods(s)) == (2, barrow()), "there was one thing left to do"


def test_of_several_any_may_be_sold_away():
    s = choose(at(SMALL_MARKET, hand=[ANY_GOODS, SELL_GOOD], goods=barrow(blue=2)), play(ANY_GOODS), play(SELL_GOOD))
    assert (goods(s), s.lira[0]) == (barrow(), 9), "one for seven, the other for two"


def test_goods_that_a_repeated_action_needs_are_not_offered():
    fields = {"extensions": 3, "goods": barrow(5, 5, 5, 3), "hand": [PALACE_AGAIN, SELL_GOOD]}
    s = choose(at(SULTANS_PALACE, **fields), sold(2, 1, 1, 1), play(PALACE_AGAIN))
    assert (asks(s), goods(s)) == ("cards.once_more", barrow(3, 4, 4, 2))
    choose(s, play(SELL_GOOD))
    assert (asks(s), s.options()) == ("sell_good.choose", [1, 2, 3]), "the Sultan wants both blue ones"


def test_goods_owed_to_the_smuggler_are_replaced_by_the_money():
    s = choose(meeting(TEA_HOUSE, tokens=[0, TEA_HOUSE, 0, 0], hand=[SELL_GOOD]), 2, RED + 1)
    assert (asks(s), s.options()) == ("smuggler.pay", [1, play(SELL_GOOD)])
    choose(s, play(SELL_GOOD))
    assert (s.lira[0], asks(s)) == (5, "token.roam")


def test_a_tile_of_a_mosque_can_no_longer_be_had_for_what_was_sold():
    s = at(SMALL_MOSQUE, hand=[SELL_GOOD], goods=barrow(red=2))
    assert s.options() == [0, 1, play(SELL_GOOD)]
    choose(s, play(SELL_GOOD))
    assert s.tiles[0] == 0
    assert s.active == 1


def test_cards_of_others_stay_with_them():
    assert plays(turn(rivals=[{"hand": ANYTIME}])) == []
