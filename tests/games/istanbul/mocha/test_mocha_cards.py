"""The nine kinds of bonus cards of Mocha & Baksheesh."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import (
    BUY_GUILD_CARD,
    COFFEE_HOUSE_AGAIN,
    CORNER,
    DICE_REWARDS,
    ROASTING_PLANT,
    SELL_COFFEE,
    SWAP,
    TURN_TO_SIX,
    TWO_COFFEE,
    WAINWRIGHT_AGAIN,
)
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    FIVE_LIRA,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    RED_TILE,
    RETURN_FAMILY,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
)

from ..helpers import asks, barrow, choose, done, draw, goods, play, plays, roll
from .helpers import answers, assert_every_question_has_an_answer, at, closing, draw_guild, meeting, swapped, turn

# Two coffee.


def test_two_coffee():
    s = choose(turn(hand=[TWO_COFFEE], coffee=1), play(TWO_COFFEE))
    assert (s.coffee[0], s.hand[0], s.discards, asks(s)) == (3, (), (TWO_COFFEE,), "turn.move")


# Two coffee for a guild card.


def test_two_coffee_buy_a_guild_card():
    s = choose(turn(hand=[BUY_GUILD_CARD], coffee=3), play(BUY_GUILD_CARD), draw_guild(4))
    assert (s.coffee[0], s.guild_hand[0], s.discards) == (1, (4,), (BUY_GUILD_CARD,))


def test_without_two_coffee_or_without_guild_cards_it_cannot_be_played():
    assert plays(turn(hand=[BUY_GUILD_CARD], coffee=1)) == []
    assert plays(turn(hand=[BUY_GUILD_CARD], coffee=2, guild_deck=[])) == []
    assert plays(turn(hand=[BUY_GUILD_CARD], coffee=2, guild_deck=[], guild_discards=(4, 5))) == [BUY_GUILD_CARD]


def test_an_empty_guild_pile_is_made_up_of_the_discards():
    s = choose(turn(hand=[BUY_GUILD_CARD], coffee=2, guild_deck=[], guild_discards=(4, 5)), play(BUY_GUILD_CARD))
    assert s.options() == [4, 5]


# A coffee for eight Lira.


def test_a_coffee_sells_for_eight_lira():
    s = choose(turn(hand=[SELL_COFFEE], coffee=3), play(SELL_COFFEE))
    assert (s.coffee[0], s.lira[0], s.discards) == (2, 8, (SELL_COFFEE,))


def test_without_coffee_nothing_is_sold():
    assert plays(turn(hand=[SELL_COFFEE], goods=barrow(2, 2, 2, 2))) == []


def test_it_may_be_sold_to_pay_a_merchant():
    s = turn("meet", POST_OFFICE, hand=[SELL_COFFEE], coffee=1, rivals=[{"merchant": POST_OFFICE}])
    assert s.options() == [0, play(SELL_COFFEE)]
    assert choose(s, play(SELL_COFFEE), 1).lira[:2] == [6, 2]


# Swap.


def test_three_yellow_goods_for_two_blue_and_a_coffee():
    # The rulebook's example.
    s = choose(turn(hand=[SWAP], goods=barrow(yellow=3), extensions=1), play(SWAP))
    assert asks(s) == "swap.give"
    choose(s, swapped(yellow=3), swapped(blue=2, coffee=1))
    assert (goods(s), s.coffee[0], s.discards, asks(s)) == (barrow(blue=2), 1, (SWAP,), "turn.move")


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({"red": 1}, {"coffee": 1}),
        ({"coffee": 1}, {"red": 1}),
        ({"coffee": 3}, {"red": 1, "yellow": 2}),
        ({"red": 1, "coffee": 2}, {"blue": 2, "yellow": 1}),
        ({"green": 2}, {"blue": 2}),
    ],
)
def test_up_to_three_goods_or_coffee_for_as_many_others(given, taken):
    s = choose(
        turn(hand=[SWAP], goods=barrow(red=1, green=2), coffee=3), play(SWAP), swapped(**given), swapped(**taken)
    )
    load = dict(zip(["red", "green", "yellow", "blue"], [1, 2, 0, 0], strict=True))
    expected = [load[kind] - given.get(kind, 0) + taken.get(kind, 0) for kind in load]
    assert (goods(s), s.coffee[0]) == (expected, 3 - given.get("coffee", 0) + taken.get("coffee", 0))


def test_never_more_than_three():
    s = choose(turn(hand=[SWAP], goods=barrow(2, 2, 2, 2), coffee=9), play(SWAP))
    sizes = {sum(choice // 4**kind % 4 for kind in range(5)) for choice in s.options()}
    assert sizes == {1, 2, 3}


def test_as_many_are_taken_as_were_given():
    s = choose(turn(hand=[SWAP], goods=barrow(red=2)), play(SWAP), swapped(red=2))
    sizes = {sum(choice // 4**kind % 4 for kind in range(5)) for choice in s.options()}
    assert sizes == {2}


def test_goods_without_room_are_not_taken():
    s = choose(turn(hand=[SWAP], goods=barrow(2, 2, 1, 0)), play(SWAP), swapped(red=2))
    assert s.options() == sorted(
        swapped(**taken)
        for taken in [{"yellow": 1, "blue": 1}, {"yellow": 1, "coffee": 1}, {"blue": 2}, {"blue": 1, "coffee": 1}]
    ) + [swapped(coffee=2)]


def test_a_bundle_for_which_not_enough_can_be_taken_is_not_given():
    s = choose(turn(hand=[SWAP], goods=barrow(2, 2, 2, 1), coffee=3), play(SWAP))
    # For coffee only one blue good has room.
    assert swapped(coffee=1) in s.options() and swapped(coffee=2) not in s.options()


def test_with_nothing_to_swap_it_cannot_be_played():
    assert plays(turn(hand=[SWAP], lira=20)) == []
    assert plays(turn(hand=[SWAP], coffee=1, goods=barrow(2, 2, 2, 2), lira=5)) == [SWAP]


# Dice and rewards. The table is a reconstruction.


@pytest.mark.parametrize(
    ("dice", "lira", "coffee", "good"), [((1, 1), 3, 0, 0), ((2, 4), 3, 0, 0), ((1, 6), 3, 1, 0), ((4, 5), 3, 1, 0)]
)
def test_the_dice_bring_lira_and_coffee(dice, lira, coffee, good):
    s = choose(turn(hand=[DICE_REWARDS]), play(DICE_REWARDS), roll(*dice))
    assert (s.lira[0], s.coffee[0], sum(goods(s)), s.discards) == (lira, coffee, good, (DICE_REWARDS,))
    assert asks(s) == "turn.move"


@pytest.mark.parametrize("dice", [(4, 6), (5, 6), (6, 6)])
def test_from_ten_on_a_good_of_ones_choice_too(dice):
    s = choose(turn(hand=[DICE_REWARDS], goods=barrow(red=2)), play(DICE_REWARDS), roll(*dice))
    assert (s.lira[0], s.coffee[0], s.options()) == (3, 1, [2, 3, 4])
    choose(s, 1 + BLUE)
    assert (goods(s), s.discards) == (barrow(red=2, blue=1), (DICE_REWARDS,))


def test_a_good_without_room_is_lost():
    s = choose(turn(hand=[DICE_REWARDS], goods=barrow(2, 2, 2, 2)), play(DICE_REWARDS), roll(6, 6))
    assert (asks(s), s.lira[0], s.coffee[0]) == ("turn.move", 3, 1)


def test_the_table_can_be_replaced():
    import bedesten

    own = {"mocha.bonus_cards.dice": [[2, 1, 0, 0]] * 3}
    rules = bedesten.game("istanbul", players=2, modules=["mocha"], components=own)
    s = rules.blank()
    s.demand = [(0,), (0,)]
    s.hand[0] = (DICE_REWARDS,)
    s.stack = list(s.rules.turn)
    s.settle()
    choose(s, play(DICE_REWARDS), roll(6, 6))
    assert (s.lira[0], s.coffee[0]) == (3, 0), "two at the start and one from the dice"


def test_it_may_be_played_to_pay_the_governor():
    # Whatever the dice say there are at least three Lira, so the obligation is met.
    s = choose(meeting(TEA_HOUSE, tokens=[TEA_HOUSE, 0, 0], deck=[DICE_REWARDS]), 1)
    assert asks(s) == "governor.pay"
    assert plays(s) == [DICE_REWARDS]


# Turn a die to six.


def offered(s):
    return asks(s) == "turn_to_six.use"


def test_after_a_roll_one_die_may_be_turned_to_six():
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX]), 11, roll(2, 5))
    assert (offered(s), s.options()) == (True, [0, 1, 2])
    lower = choose(s.copy(), 1)
    assert (lower.lira[0], lower.discards, lower.hand[0]) == (11, (TURN_TO_SIX,), ())
    assert choose(s.copy(), 2).lira[0] == 2, "two and six are not eleven"
    kept = choose(s, 0)
    assert (kept.lira[0], kept.hand[0]) == (2, (TURN_TO_SIX,))


def test_a_six_is_not_turned():
    assert choose(at(TEA_HOUSE, hand=[TURN_TO_SIX]), 11, roll(2, 6)).options() == [0, 1]
    assert done(choose(at(TEA_HOUSE, hand=[TURN_TO_SIX]), 11, roll(6, 6)))


def test_two_cards_turn_both():
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX] * 2), 12, roll(1, 1), 1, 1)
    assert (s.lira[0], s.discards) == (12, (TURN_TO_SIX, TURN_TO_SIX))


def test_at_the_black_market():
    s = choose(at(BLACK_MARKET, hand=[TURN_TO_SIX], extensions=3), 1, roll(3, 5), 1, 1)
    assert goods(s) == barrow(red=1, blue=3)


def test_for_the_card_that_rolls():
    s = choose(turn(hand=[TURN_TO_SIX, DICE_REWARDS]), play(DICE_REWARDS), roll(1, 4), 1)
    assert (asks(s), s.lira[0]) == ("cards.choose_good", 3)


def test_beside_the_red_tile():
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX], tiles=RED_TILE), 10, roll(1, 2), 1)
    assert asks(s) == "red_tile.use"
    choose(s, 2)
    assert s.lira[0] == 10, "six and four"


def test_after_rolling_again_with_the_red_tile():
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX], tiles=RED_TILE), 12, roll(1, 2), 0, 1, roll(1, 6))
    assert offered(s)
    assert choose(s, 1).lira[0] == 12


@pytest.mark.parametrize("token", [1, 2, 3])
def test_not_for_a_token_that_the_dice_move(token):
    s = meeting(
        TEA_HOUSE, tokens=[TEA_HOUSE if number == token else 0 for number in (1, 2, 3)], lira=9, hand=[TURN_TO_SIX]
    )
    choose(s, token)
    while asks(s) != "token.roam":
        s.apply(s.options()[0])
    assert not offered(choose(s, roll(1, 1)))


def test_not_for_a_neutral_merchant():
    s = turn("meet", POST_OFFICE, players=2, neutrals=[POST_OFFICE, 15, 16], lira=9, hand=[TURN_TO_SIX])
    choose(s, 1)
    assert asks(s) == "neutral_merchant.wander"
    assert not offered(choose(s, roll(1, 1)))


def test_it_cannot_be_played_without_a_roll():
    assert plays(turn(hand=[TURN_TO_SIX])) == []
    assert plays(at(TEA_HOUSE, hand=[TURN_TO_SIX])) == []


def test_nobody_turns_anothers_dice():
    assert done(choose(at(TEA_HOUSE, rivals=[{"hand": [TURN_TO_SIX]}]), 7, roll(1, 1)))


# To a corner.


@pytest.mark.parametrize(("place", "corners"), [(7, [10, 13, 16, 20]), (16, [10, 13, 20]), (13, [10, 16, 20])])
def test_the_merchant_goes_to_a_corner_instead_of_walking(place, corners):
    s = choose(turn(place=place, hand=[CORNER], crew=3), play(CORNER))
    assert (asks(s), s.options()) == ("corner.go", corners)
    choose(s, 20 if place != 20 else 16)
    assert (s.merchant[0], asks(s), s.discards) == (20, "turn.assist", (CORNER,))
    assert done(choose(s, 2))
    assert s.places_out(0) == [20]


def test_it_is_played_only_before_moving():
    assert plays(choose(turn(hand=[CORNER]), 6)) == []
    assert plays(at(POST_OFFICE, hand=[CORNER])) == []


def test_who_stands_in_the_corner_is_paid():
    s = choose(turn(hand=[CORNER], lira=2, coffee=6, rivals=[{"merchant": 20}]), play(CORNER), 20, 2, 1, 1)
    assert (s.rubies[0], s.lira[:2]) == (1, [0, 2])


# Wainwright again. (The Coffee House's card is tested with the place.)


def test_the_wainwright_is_visited_once_more():
    s = choose(at(WAINWRIGHT, lira=14, hand=[WAINWRIGHT_AGAIN]), 1, play(WAINWRIGHT_AGAIN))
    assert (s.extensions[0], s.lira[0], s.discards) == (2, 0, (WAINWRIGHT_AGAIN,))
    assert done(s)


def test_the_second_extension_must_be_paid():
    assert done(choose(at(WAINWRIGHT, lira=13, hand=[WAINWRIGHT_AGAIN]), 1))


def test_a_full_barrow_takes_no_fourth():
    s = choose(at(WAINWRIGHT, lira=40, extensions=2, hand=[WAINWRIGHT_AGAIN]), 1)
    assert (s.extensions[0], s.rubies[0], done(s)) == (3, 1, True)


def test_two_cards_make_three_extensions_and_the_ruby():
    s = choose(at(WAINWRIGHT, lira=21, hand=[WAINWRIGHT_AGAIN] * 2), 1, *[play(WAINWRIGHT_AGAIN)] * 2)
    assert (s.extensions[0], s.rubies[0], s.lira[0]) == (3, 1, 0)


def test_without_the_first_action_there_is_no_second():
    assert done(choose(at(WAINWRIGHT, lira=14, hand=[WAINWRIGHT_AGAIN]), 0))


# Timing: coffee cards also inside an action, at every decision of one's own turn.

INSIDE = {
    "roasting_plant.roast": lambda hand: choose(at(ROASTING_PLANT, lira=2, coffee=2, hand=hand), 1),
    "caravansary.discard": lambda hand: choose(at(CARAVANSARY, coffee=2, hand=hand), 1, draw(STAY), 1, draw(LONG_MOVE)),
    "red_tile.use": lambda hand: choose(at(TEA_HOUSE, tiles=RED_TILE, coffee=2, hand=hand), 7, roll(1, 1)),
    "tavern.barrier": lambda hand: choose(at(19, coffee=4, hand=hand), 1),
}


@pytest.mark.parametrize("key", INSIDE)
@pytest.mark.parametrize("card", [TWO_COFFEE, BUY_GUILD_CARD, SELL_COFFEE])
def test_coffee_cards_may_be_played_inside_an_action(key, card):
    s = INSIDE[key]([card])
    assert asks(s) == key
    assert card in plays(s)


@pytest.mark.parametrize("key", ["turn.move", "turn.assist", "turn.pay", "turn.encounters", "turn.finish"])
@pytest.mark.parametrize("card", [TWO_COFFEE, BUY_GUILD_CARD, SELL_COFFEE, SWAP, DICE_REWARDS])
def test_cards_may_be_played_outside_an_action(key, card):
    phase = {"turn.pay": "meet", "turn.assist": "arrive"}.get(key, key.partition(".")[2])
    fields = {"coffee": 5, "lira": 9, "hand": [card], "tokens": [TEA_HOUSE, 0, 0]}
    s = turn(phase, TEA_HOUSE, rivals=[{"merchant": TEA_HOUSE}], **fields)
    assert asks(s) == key
    assert card in plays(s)


@pytest.mark.parametrize("card", [TWO_COFFEE, SELL_COFFEE, BUY_GUILD_CARD, SWAP, DICE_REWARDS, TURN_TO_SIX, CORNER])
def test_a_card_owed_at_the_caravansary_cannot_be_played_away(card):
    s = at(CARAVANSARY, coffee=5, hand=[card], deck=[], goods=barrow(1, 1, 1, 1))
    assert_every_question_has_an_answer(s)


# After the last round: cards that give goods or Lira by themselves, and nothing else.

GIVING = [ONE_GOOD, FIVE_LIRA, SELL_COFFEE, SWAP, DICE_REWARDS]
NOT_GIVING = [
    TWO_COFFEE,
    BUY_GUILD_CARD,
    TURN_TO_SIX,
    CORNER,
    WAINWRIGHT_AGAIN,
    COFFEE_HOUSE_AGAIN,
    RETURN_FAMILY,
    STAY,
    LONG_MOVE,
]


def test_after_the_last_round_cards_that_give_goods_or_lira_may_be_played():
    s = closing(hand=[*GIVING, *NOT_GIVING], coffee=9, goods=barrow(1, 1, 1, 1), lira=20, family=POST_OFFICE)
    assert (asks(s), plays(s)) == ("end.last_cards", GIVING)


def test_each_does_then_what_it_does_in_a_turn():
    s = closing(hand=[SELL_COFFEE, SWAP, DICE_REWARDS], coffee=2)
    choose(s, play(SELL_COFFEE), play(SWAP), swapped(blue=1), play(DICE_REWARDS), roll(1, 6))
    assert (s.lira[0], goods(s), s.coffee[0], s.over()) == (11, barrow(blue=1), 1, True)


def test_no_guild_card_is_played_then():
    assert closing(guild=[5, 10, 17], goods=barrow(1, 1, 1, 0)).over()


def test_no_die_is_turned_then():
    s = choose(closing(hand=[DICE_REWARDS, TURN_TO_SIX]), play(DICE_REWARDS), roll(1, 1))
    assert (s.over(), s.lira[0], s.hand[0]) == (True, 3, (TURN_TO_SIX,))


def test_the_seats_follow_in_turn_order():
    s = closing(hand=[FIVE_LIRA], rivals=[{"hand": [SELL_COFFEE], "coffee": 1}, {"hand": [SWAP], "coffee": 1}])
    assert (s.active, plays(s)) == (0, [FIVE_LIRA])
    choose(s, 0)
    assert (s.active, plays(s)) == (1, [SELL_COFFEE])
    choose(s, play(SELL_COFFEE))
    assert (s.active, plays(s), answers(s)) == (2, [SWAP], [0])


def test_coffee_and_guild_cards_break_no_tie():
    from .helpers import game

    s = turn(coffee=9, guild=[1, 2, 3], rubies=6, rivals=[{"rubies": 6}])
    assert game().result(s)["winners"] == [0, 1]


def test_the_family_member_of_another_place_is_brought_home_inside_an_action_too():
    s = choose(at(ROASTING_PLANT, lira=2, hand=[RETURN_FAMILY], family=POST_OFFICE), 1)
    assert plays(s) == [RETURN_FAMILY]
    assert choose(s, play(RETURN_FAMILY), 0).family[0] == POLICE_STATION
