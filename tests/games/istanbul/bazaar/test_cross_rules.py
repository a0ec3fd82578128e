"""Where the two expansions meet: coffee on cards and tiles of Letters & Seals, the Barrier and the companion, and so on."""

import pytest

from bedesten.games.istanbul.modules.letters.names import (
    ANYWHERE,
    AUCTION_HOUSE,
    COMPANION_FAR,
    COPY,
    COURIER,
    DICE_REWARD,
    FAMILY_STEP,
    GOOD_AND_LIRA,
    KIOSK,
    ONE_LETTER,
    SECRET_SOCIETY,
    SELL_GOOD,
    TO_MERCHANT,
    USE_TOKEN,
)
from bedesten.games.istanbul.modules.mocha.names import (
    BUY_GUILD_CARD,
    COFFEE_HOUSE,
    COFFEE_HOUSE_AGAIN,
    COFFEE_TRADER,
    CORNER,
    DICE_REWARDS,
    ENCOUNTER,
    MOVEMENT,
    ROASTING_PLANT,
    SELL_COFFEE,
    SWAP,
    TAVERN,
    TURN_TO_SIX,
    TWO_COFFEE,
    WAINWRIGHT_AGAIN,
)
from bedesten.games.istanbul.names import (
    CARAVANSARY,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    RETURN_FAMILY,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)

from ..helpers import Chance, asks, barrow, choose, done, draw, goods, play, plays, roll
from ..mocha.helpers import between, draw_guild, swapped
from .helpers import at, companion, companions_steps, game, guild, letter, meeting, tile, turn

GOVERNOR, SMUGGLER, TRADER, COURIER_MET = 1, 2, 3, 4
COFFEE = 5

#   1  2  3  4  5
#   6  8 10 11 12
#  13 19  7 25 17
#  18 20 14 15 16
#  21 22 23 24  9


# The Encounter tile covers the Courier.


def met(*here, **fields):
    tokens = [TEA_HOUSE if token in here else 0 for token in (GOVERNOR, SMUGGLER, TRADER, COURIER_MET)]
    return meeting(TEA_HOUSE, tokens=tokens, **fields)


def test_the_courier_is_not_paid_with_the_encounter_tile():
    s = choose(met(COURIER_MET, tavern_tiles=[ENCOUNTER], lira=9, letters=[1]), COURIER_MET, letter(2))
    assert (asks(s), s.letters[0], s.lira[0]) == ("token.roam", (1, 2), 9)
    assert done(choose(s, roll(1, 1)))
    assert s.tokens[COURIER] == 2


def test_without_it_he_is():
    s = choose(met(COURIER_MET, lira=9, letters=[1]), COURIER_MET, letter(2))
    assert (asks(s), s.options()) == ("courier.pay", [0, 1, 2])


def test_all_four_tokens_may_be_met_at_one_place():
    s = met(GOVERNOR, SMUGGLER, TRADER, COURIER_MET, lira=9)
    assert s.options() == [0, GOVERNOR, SMUGGLER, TRADER, COURIER_MET]


def test_the_companion_meets_the_coffee_trader_like_the_merchant():
    s = turn(place=TEA_HOUSE, companion=10, lira=2, tokens=[0, 0, 11, 0])
    choose(s, companion(11))
    assert (asks(s), s.options()) == ("turn.encounters", [0, TRADER])
    choose(s, TRADER, roll(1, 1))
    assert (s.coffee[0], s.lira[0]) == (1, 0)


# The Secret Society may give a ruby of the Coffee House.


def test_the_secret_society_offers_the_three_tracks():
    s = at(SECRET_SOCIETY, delivered=[1, 2, 3])
    assert s.options() == [0, SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE]


def test_a_ruby_of_the_coffee_house_for_six_seals():
    s = choose(at(SECRET_SOCIETY, delivered=[1, 2, 3]), COFFEE_HOUSE)
    assert (s.rubies[0], s.coffee_house, s.lira[0], s.coffee[0]) == (1, 1, 3, 0)
    assert game().view(s, 0)["mocha"]["coffee_house"]["price"] == 7


# Coffee at the Kiosk.


def browsing(*tiles, **fields):
    """Seat 0 of two has turned up these three tiles at the Kiosk and chosen the first."""
    s = at(KIOSK, players=2, **fields)
    return choose(s, 1, letter(1), *(tile(number) for number in tiles), tiles[0])


@pytest.mark.parametrize(("number", "lira"), [(13, 2), (14, 3)])
def test_tiles_13_and_14_give_a_coffee_or_lira(number, lira):
    s = browsing(number, 1, 2)
    assert (asks(s), s.options()) == ("kiosk.use", [1, 2])
    assert choose(s.copy(), 1).lira[0] == lira
    coffee = choose(s, 2)
    assert (coffee.coffee[0], coffee.lira[0]) == (1, 0)


def test_tile_20_takes_a_coffee_for_a_letter():
    s = browsing(20, 1, 2, coffee=1, goods=barrow(red=1))
    assert {101, 100 + COFFEE} <= set(s.options())
    choose(s, 100 + COFFEE, letter(3))
    assert (s.coffee[0], s.letters[0], goods(s)) == (0, (1, 3), barrow(red=1))


def test_tile_20_gives_a_coffee_for_a_letter():
    s = choose(browsing(20, 1, 2), 201)
    assert (asks(s), s.options()) == ("kiosk.take_good", [1, 2, 3, 4, COFFEE])
    choose(s, COFFEE)
    assert (s.coffee[0], s.letters[0]) == (1, ())


def test_tile_23_sells_and_buys_coffee():
    s = browsing(23, 1, 2, coffee=1, lira=2)
    assert s.options() == [0, 100, 200 + COFFEE]
    sold = choose(s.copy(), 200 + COFFEE)
    assert (sold.coffee[0], sold.lira[0]) == (0, 5)
    bought = choose(s, 100, COFFEE)
    assert (bought.coffee[0], bought.lira[0]) == (2, 0)


def test_the_die_of_tile_16_may_be_turned_to_six():
    # After any own roll but that for a token.
    s = browsing(16, 1, 2, hand=[TURN_TO_SIX])
    assert asks(s) == "kiosk.roll"
    choose(s, Chance(2))
    assert asks(s) == "turn_to_six.use"


def test_nobody_plays_the_card_in_anothers_turn():
    s = at(KIOSK, players=2, rivals=[{"hand": [TURN_TO_SIX]}])
    choose(s, 1, letter(1), tile(1), tile(2), tile(16), 1, 16, Chance(2))
    assert asks(s) != "turn_to_six.use"
    assert s.lira[1] == 2


def test_other_players_use_coffee_there_too():
    s = at(KIOSK, players=2)
    choose(s, 1, letter(1), tile(1), tile(13), tile(2), 1, 13)
    assert (s.seat(), s.options()) == (1, [1, 2])
    assert choose(s, 2).coffee == [0, 1]


# Coffee on the cards.


def test_a_coffee_may_be_sold_for_seven_lira():
    s = choose(turn(hand=[SELL_GOOD], coffee=1, goods=barrow(red=1)), play(SELL_GOOD))
    assert s.options() == [1, COFFEE]
    choose(s, COFFEE)
    assert (s.coffee[0], s.lira[0], goods(s)) == (0, 7, barrow(red=1))


def test_coffee_alone_is_enough_for_it():
    s = choose(turn(hand=[SELL_GOOD], coffee=1), play(SELL_GOOD))
    assert (s.coffee[0], s.lira[0]) == (0, 7)


def test_the_coffee_trader_may_be_used_by_card_wherever_he_is():
    s = choose(turn(hand=[USE_TOKEN], lira=2, tokens=[2, 3, 4, 5]), play(USE_TOKEN))
    assert s.options() == [0, 1, COFFEE_TRADER, COURIER]
    choose(s, COFFEE_TRADER)
    assert (asks(s), s.coffee[0], s.lira[0]) == ("token.roam", 1, 0)
    choose(s, roll(6, 6))
    assert (s.tokens, asks(s)) == ([2, 3, 12, 5], "turn.move")


def test_who_cannot_pay_the_trader_cannot_use_him_by_card():
    s = turn(hand=[USE_TOKEN], tokens=[2, 3, 4, 5])
    choose(s, play(USE_TOKEN))
    assert COFFEE_TRADER not in s.options()


def test_the_auction_house_gives_a_good_and_no_coffee():
    assert at(AUCTION_HOUSE).options() == [0, 1, 2, 3, 4]


def test_the_dice_card_of_letters_may_be_turned_too():
    s = choose(turn(hand=[DICE_REWARD, TURN_TO_SIX]), play(DICE_REWARD), roll(1, 1))
    assert asks(s) == "turn_to_six.use"


# Doing what the topmost discard says.


def copying(discard, **fields):
    return turn(hand=[COPY], discards=(STAY, discard), **fields)


def test_copying_two_coffee():
    s = choose(copying(TWO_COFFEE), play(COPY))
    assert (s.coffee[0], s.discards, s.hand[0]) == (2, (STAY, TWO_COFFEE, COPY), ())


def test_copying_the_sale_of_coffee_needs_coffee():
    assert plays(copying(SELL_COFFEE)) == []
    s = choose(copying(SELL_COFFEE, coffee=1), play(COPY))
    assert (s.coffee[0], s.lira[0], s.discards) == (0, 8, (STAY, SELL_COFFEE, COPY))


def test_copying_the_guild_card_purchase():
    s = choose(copying(BUY_GUILD_CARD, coffee=2), play(COPY), draw_guild(3))
    assert (s.guild_hand[0], s.coffee[0], s.discards) == ((3,), 0, (STAY, BUY_GUILD_CARD, COPY))


def test_copying_the_swap():
    s = choose(copying(SWAP, goods=barrow(red=1)), play(COPY), swapped(coffee=1))
    assert (s.coffee[0], s.discards, s.hand[0]) == (1, (STAY, SWAP, COPY), ())


def test_copying_the_dice_card():
    s = choose(copying(DICE_REWARDS), play(COPY), roll(3, 4))
    assert (s.lira[0], s.coffee[0], s.discards) == (3, 1, (STAY, DICE_REWARDS, COPY))


def test_copying_the_corner_card():
    s = choose(copying(CORNER), play(COPY))
    assert s.options() == [1, 5, 9, 21]
    choose(s, 9)
    assert (s.merchant[0], s.discards) == (9, (STAY, CORNER, COPY))


@pytest.mark.parametrize(
    ("place", "card", "fields"),
    [(WAINWRIGHT, WAINWRIGHT_AGAIN, {"lira": 14}), (COFFEE_HOUSE, COFFEE_HOUSE_AGAIN, {"coffee": 13})],
)
def test_copying_a_card_that_repeats(place, card, fields):
    s = choose(at(place, hand=[COPY], discards=(card,), **fields), 1, play(COPY))
    assert (s.discards, s.hand[0], done(s)) == ((card, COPY), (), True)
    assert s.extensions[0] + s.rubies[0] == 2


def test_copying_the_card_that_turns_a_die():
    # It is playable when the copied card would be: after a roll.
    s = choose(at(TEA_HOUSE, hand=[COPY], discards=(TURN_TO_SIX,)), 8, roll(1, 2))
    assert asks(s) == "turn_to_six.use"


# The Barrier and the companion, the family member, the jumps.

EAST = between(FOUNTAIN, 25)


def barred(**fields):
    return turn(**{"place": TEA_HOUSE, "barrier": EAST, "gatekeeper": 1, **fields})


def test_the_companion_does_not_step_through_the_barrier():
    assert companions_steps(barred(companion=FOUNTAIN)) == [10, 14, 19]
    assert companions_steps(barred(companion=FOUNTAIN, gatekeeper=0)) == [10, 14, 19, 25]


def test_nor_two_steps_with_the_card():
    s = choose(barred(companion=FOUNTAIN, hand=[COMPANION_FAR]), play(COMPANION_FAR))
    assert 17 not in s.options() and {3, 8, 11, 13, 15, 20, 23} <= set(s.options())
    s = choose(barred(companion=FOUNTAIN, gatekeeper=0, hand=[COMPANION_FAR]), play(COMPANION_FAR))
    assert 17 in s.options()


def test_nor_the_family_member_with_the_card():
    s = choose(barred(family=FOUNTAIN, hand=[FAMILY_STEP]), play(FAMILY_STEP))
    assert s.options() == [10, 14, 19]


def test_jumps_pass_it():
    s = barred(place=FOUNTAIN, lira=3, hand=[ANYWHERE, TO_MERCHANT], rivals=[{"merchant": 25}])
    assert 25 in choose(s.copy(), play(ANYWHERE)).options()
    assert choose(s, play(TO_MERCHANT)).merchant[0] == 25


def test_the_movement_tile_does_not_move_the_companion():
    assert companions_steps(turn(place=TEA_HOUSE, companion=21, tavern_tiles=[MOVEMENT])) == [18, 22]


def test_the_companion_at_the_tavern_places_it_for_his_owner():
    s = choose(turn(place=TEA_HOUSE, companion=FOUNTAIN, coffee=2), companion(TAVERN), 1, EAST, FOUNTAIN)
    assert (s.barrier, s.gatekeeper) == (EAST, 0)


def test_the_companion_roasts_and_delivers_coffee():
    s = choose(turn(place=TEA_HOUSE, companion=16, lira=2), companion(ROASTING_PLANT), 1)
    assert s.coffee[0] == 2
    s = choose(turn(place=TEA_HOUSE, companion=18, coffee=6), companion(COFFEE_HOUSE), 1)
    assert (s.rubies[0], s.companion[0]) == (1, COFFEE_HOUSE)


# Guild cards among letters and companions.


def test_a_guild_card_is_played_instead_of_moving_merchant_or_companion():
    s = choose(turn(place=TEA_HOUSE, companion=FOUNTAIN, guild=[17]), guild(17))
    assert (done(s), s.companion[0], s.coffee[0]) == (True, FOUNTAIN, 5)


def test_card_7_moves_the_merchant_and_delivers_his_letter():
    s = choose(turn(place=TEA_HOUSE, companion=TEA_HOUSE, guild=[7], letters=[FOUNTAIN]), guild(7))
    assert (s.merchant[0], s.companion[0], s.delivered[0]) == (FOUNTAIN, TEA_HOUSE, (FOUNTAIN,))
    assert (s.active, asks(s)) == (0, "turn.move")


def test_card_7_is_not_the_fountains_action():
    s = choose(turn(place=TEA_HOUSE, companion=TEA_HOUSE, guild=[7]), guild(7))
    assert s.companion[0] == TEA_HOUSE, "only that action calls the companion"


def test_card_12_brings_the_family_member_home_and_his_letter_with_him():
    s = choose(turn(guild=[12], family=TEA_HOUSE, letters=[POLICE_STATION]), guild(12), POST_OFFICE)
    assert (s.family[0], s.delivered[0]) == (POLICE_STATION, (POLICE_STATION,))


def test_card_12_may_be_for_the_places_of_letters():
    s = choose(turn(guild=[12]), guild(12))
    assert {21, KIOSK, AUCTION_HOUSE} <= set(s.options())
    assert SECRET_SOCIETY not in s.options()
    assert SECRET_SOCIETY in choose(turn(guild=[12], delivered=[1, 2, 3]), guild(12)).options()


def test_after_a_guild_card_an_extra_turn_may_be_bought():
    s = choose(turn(guild=[17], delivered=[1], letters=[2]), guild(17))
    assert (asks(s), s.options()) == ("extra_turn.buy", [0, 1])


def test_after_card_7_the_extra_turn_is_offered_once_its_turn_is_over():
    s = choose(turn(place=TEA_HOUSE, guild=[7], delivered=[1], letters=[2]), guild(7))
    assert (asks(s), s.active) == ("turn.move", 0)
    choose(s, 10, 0)
    assert asks(s) == "extra_turn.buy"
    choose(s, 1)
    while asks(s) == "seals.pay":
        s.apply(s.options()[0])
    assert (asks(s), s.active) == ("turn.move", 0)
    choose(s, FOUNTAIN, 0)
    assert done(s)


def test_cards_for_letters_may_be_played_beside_a_guild_card():
    s = choose(turn(guild=[17], hand=[ONE_LETTER]), guild(17))
    assert (asks(s), plays(s)) == ("turn.finish", [ONE_LETTER])


# The Caravansary and its leader.


def test_the_companion_brings_coffee_from_the_caravansary_and_leads():
    variants = ("caravan-leader",)
    s = turn(place=TEA_HOUSE, companion=13, variants=variants)
    choose(s, companion(CARAVANSARY), 1, draw(STAY), draw(LONG_MOVE), 1 + STAY)
    assert (s.coffee[0], s.leader, done(s)) == (1, 0, True)


# After the last round.


def test_cards_of_all_boxes_that_give_goods_or_lira_may_be_played_at_the_end():
    giving = [ONE_GOOD, FIVE_LIRA, SELL_COFFEE, SWAP, DICE_REWARDS, *range(GOOD_AND_LIRA, GOOD_AND_LIRA + 4)]
    giving += [DICE_REWARD, SELL_GOOD]
    others = [TWO_COFFEE, BUY_GUILD_CARD, ONE_LETTER, COPY, USE_TOKEN, RETURN_FAMILY, ANYWHERE]
    s = turn(
        "finish",
        hand=[*giving, *others],
        discards=(FIVE_LIRA,),
        lira=9,
        coffee=3,
        goods=barrow(1, 1, 1, 1),
        family=POST_OFFICE,
    )
    close = game().steps["end.close"]
    s.stack = [close(seat) for seat in (2, 1, 0)]
    s.settle()
    assert plays(s) == giving
