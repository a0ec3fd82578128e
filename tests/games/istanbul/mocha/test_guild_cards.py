"""The twenty guild cards, by the numbers printed on them."""

import pytest

from bedesten.games.istanbul.modules.mocha.names import (
    COFFEE_HOUSE,
    ENCOUNTER,
    GUILD_HALL,
    MOVEMENT,
    ROASTING_PLANT,
    TURN_TO_SIX,
)
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    BLUE,
    BLUE_TILE,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREEN,
    GREEN_TILE,
    LARGE_MARKET,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    RED_TILE,
    SMALL_MARKET,
    SPICE_WAREHOUSE,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
    YELLOW_TILE,
)

from ..helpers import asks, barrow, choose, crew_size, done, draw, goods, roll, sold
from .helpers import ALL, answers, between, draw_guild, game, guild, guilds, tiles, turn

FULL = {"extensions": 3, "goods": barrow(5, 5, 5, 5)}


def playing(card, **fields):
    """This card is played at the start of a turn."""
    return choose(turn(guild=[card], **fields), guild(card))


def playable(card, **fields):
    return card in guilds(turn(guild=[card], **fields))


# 1: a free extension.


def test_1_gives_an_extension_without_payment():
    s = playing(1, lira=9)
    assert (s.extensions[0], s.lira[0], s.rubies[0], done(s)) == (1, 9, 0, True)


def test_1_the_third_extension_earns_the_ruby():
    s = playing(1, extensions=2)
    assert (s.extensions[0], s.rubies[0]) == (3, 1)


def test_1_a_full_barrow_takes_none():
    assert playable(1, extensions=2) and not playable(1, extensions=3)


# 2, 3, 4: fill one colour, then up to three different goods.


@pytest.mark.parametrize(("card", "good"), [(2, RED), (3, GREEN), (4, YELLOW)])
def test_2_3_4_fill_one_colour_then_give_up_to_three_different_goods(card, good):
    s = playing(card, extensions=1, goods=barrow(1, 1, 1, 1))
    assert goods(s) == [3 if kind == good else 1 for kind in range(4)]
    others = [kind for kind in range(4) if kind != good]
    bundles = [[int(kind in others and mask >> kind & 1) for kind in range(4)] for mask in range(16)]
    assert s.options() == sorted({sold(*bundle) for bundle in bundles})
    choose(s, sold(*[int(kind in others) for kind in range(4)]))
    assert goods(s) == [3 if kind == good else 2 for kind in range(4)]
    assert done(s)


def test_2_they_are_up_to_three_so_fewer_or_none_may_be_taken():
    assert goods(choose(playing(2), 0)) == barrow(red=2)
    assert goods(choose(playing(2), sold(blue=1))) == barrow(red=2, blue=1)


def test_2_no_two_of_them_are_alike_and_none_is_coffee():
    s = playing(2)
    assert max(int(digit) for choice in s.options() for digit in str(choice)) == 1
    assert choose(s, sold(green=1, yellow=1, blue=1)).coffee[0] == 0


def test_2_three_at_most_even_where_the_filled_colour_had_room_for_more():
    assert sold(1, 1, 1, 1) not in playing(2).options()


@pytest.mark.parametrize("card", [2, 3, 4])
def test_2_3_4_a_full_colour_does_not_matter_a_full_barrow_does(card):
    load = barrow(2, 2, 2, 1)
    assert playable(card, goods=load)
    assert not playable(card, goods=barrow(2, 2, 2, 2))


# 5: four Lira and up to four different goods.


def test_5_gives_four_lira_and_up_to_four_different_goods():
    s = playing(5)
    assert (s.lira[0], len(s.options())) == (4, 16)
    choose(s, sold(1, 1, 1, 1))
    assert (goods(s), s.coffee[0], done(s)) == ([1, 1, 1, 1], 0, True)


def test_5_goods_without_room_are_not_offered():
    assert playing(5, goods=barrow(2, 0, 2, 2)).options() == [0, sold(green=1)]


def test_5_with_a_full_barrow_there_are_still_the_lira():
    assert playing(5, **FULL).lira[0] == 4


# 6: three bonus cards.


def test_6_draws_three_bonus_cards():
    s = playing(6, hand=[STAY])
    choose(s, draw(FIVE_LIRA), draw(LONG_MOVE), draw(FIVE_LIRA))
    assert s.hand[0] == (FIVE_LIRA, FIVE_LIRA, LONG_MOVE, STAY)


def test_6_they_come_from_the_pile_never_from_the_discards():
    s = playing(6, discards=(STAY,), deck=[LONG_MOVE, FIVE_LIRA, ONE_GOOD, ONE_GOOD])
    assert s.options() == [ONE_GOOD, FIVE_LIRA, LONG_MOVE]


def test_6_if_the_pile_runs_out_the_discards_are_turned_over():
    s = playing(6, discards=(STAY, STAY, STAY), deck=[LONG_MOVE])
    assert s.hand[0] == (LONG_MOVE, STAY, STAY)


@pytest.mark.parametrize(("deck", "discards"), [([], ()), ([STAY], ()), ([STAY], (STAY,))])
def test_6_with_fewer_than_three_cards_left_it_cannot_be_carried_out(deck, discards):
    # All instructions must be carried out, or the card may not be played.
    assert not playable(6, deck=deck, discards=discards)


# 7: to the Fountain, and another turn.


def test_7_moves_the_merchant_and_any_assistants_to_the_fountain():
    s = playing(7, place=13, crew=1, out=[1, 5, 9])
    assert (asks(s), s.options()) == ("guild_cards.gather", list(range(8)))
    choose(s, 0b101)
    assert (s.merchant[0], s.places_out(0), crew_size(s)) == (FOUNTAIN, [5], 3)


@pytest.mark.parametrize("chosen", range(4))
def test_7_any_number_of_them_none_included(chosen):
    s = choose(playing(7, place=13, crew=2, out=[1, 5]), chosen)
    assert crew_size(s) == 2 + chosen.bit_count()


def test_7_then_the_same_player_has_another_turn():
    s = playing(7, place=13)
    assert (s.active, asks(s)) == (0, "turn.move")
    choose(s, 6, 0)
    assert done(s)


def test_7_in_that_turn_another_guild_card_may_be_played():
    s = choose(turn(guild=[7, 17]), guild(7))
    assert guilds(s) == [17]
    choose(s, guild(17))
    assert (s.coffee[0], done(s)) == (5, True)
    assert s.guild_discards == (7, 17)


def test_7_in_that_turn_the_yellow_tile_serves_again():
    s = choose(turn(guild=[7], tiles=YELLOW_TILE, lira=4, crew=2, out=[1, 5]), 11_000 + 1, guild(7), 0, 11_000 + 5)
    assert (s.lira[0], s.places_out(0)) == (0, [])


def test_7_there_is_no_encounter_at_the_fountain():
    s = playing(7, place=13, lira=9, tokens=[FOUNTAIN] * 3, rivals=[{"family": FOUNTAIN}])
    assert (asks(s), s.family[1], s.lira[0]) == ("turn.move", FOUNTAIN, 9)


def test_7_the_round_goes_on_after_it():
    s = choose(turn(seat=2, guild=[7], round=4), guild(7))
    assert (s.round, s.active) == (4, 2)
    choose(s, 6, 0)
    assert (s.round, s.active) == (5, 0)


def test_7_also_in_the_last_turn_of_the_game():
    s = choose(turn(seat=2, guild=[7], rubies=6), guild(7))
    assert (s.active, asks(s)) == (2, "turn.move")
    assert choose(s, 6, 0).over()


# 8: two common goods, and jewelry.


@pytest.mark.parametrize(("choice", "load"), [(1, barrow(red=2)), (2, barrow(green=2)), (3, barrow(yellow=2))])
def test_8_gives_two_of_a_common_good(choice, load):
    s = playing(8)
    assert s.options() == [1, 2, 3]
    assert goods(choose(s, choice, roll(1, 2))) == load


@pytest.mark.parametrize(
    ("dice", "blue"),
    [
        ((1, 1), 0),
        ((1, 2), 0),
        ((1, 3), 1),
        ((1, 4), 1),
        ((3, 3), 1),
        ((1, 6), 3),
        ((4, 4), 3),
        ((4, 5), 3),
        ((5, 5), 3),
        ((5, 6), 3),
        ((6, 6), 3),
    ],
)
def test_8_the_dice_give_one_blue_good_from_4_three_from_7(dice, blue):
    s = choose(playing(8, extensions=3), 1, roll(*dice))
    assert goods(s) == barrow(red=2, blue=blue)
    assert done(s)


def test_8_what_the_barrow_does_not_hold_is_lost():
    s = choose(playing(8, goods=barrow(red=1, blue=1)), 1, roll(6, 6))
    assert goods(s) == barrow(red=2, blue=2)


def test_8_a_full_common_good_is_not_offered():
    assert playing(8, goods=barrow(2, 2, 1, 0)).options()[0] == 11, "yellow is the only one: the dice are rolled"


def test_8_the_red_mosque_tile_does_not_help():
    s = choose(playing(8, tiles=RED_TILE), 1, roll(1, 2))
    assert (goods(s)[BLUE], done(s)) == (0, True)


def test_8_the_card_that_turns_a_die_does():
    s = choose(playing(8, hand=[TURN_TO_SIX], extensions=1), 1, roll(1, 2))
    assert asks(s) == "turn_to_six.use"
    assert goods(choose(s, 1))[BLUE] == 3


def test_8_with_a_full_barrow_all_would_be_lost_so_it_cannot_be_played():
    assert playable(8, goods=barrow(2, 2, 2, 1))
    assert playable(8, goods=barrow(1, 2, 2, 2))
    assert not playable(8, goods=barrow(2, 2, 2, 2))


# 9: the Tea House, double.


def test_9_pays_double_what_was_announced():
    s = playing(9)
    assert s.options() == list(range(3, 13))
    assert choose(s, 7, roll(3, 4)).lira[0] == 14


def test_9_example_of_the_rulebook():
    # 7 announced, 5 rolled: 4 Lira instead of 2.
    assert choose(playing(9), 7, roll(2, 3)).lira[0] == 4


def test_9_the_red_mosque_tile_does_not_help():
    s = choose(playing(9, tiles=RED_TILE), 7, roll(2, 3))
    assert (s.lira[0], done(s)) == (4, True)


def test_9_the_card_that_turns_a_die_does():
    s = choose(playing(9, hand=[TURN_TO_SIX]), 9, roll(2, 3), 1)
    assert s.lira[0] == 18


# 10, 11: three goods for money.


@pytest.mark.parametrize(("card", "load", "lira"), [(10, barrow(1, 1, 1, 0), 15), (11, barrow(1, 1, 0, 1), 20)])
def test_10_11_sell_one_each_of_three_goods(card, load, lira):
    s = playing(card, goods=[2, 2, 2, 2])
    assert (s.lira[0], goods(s)) == (lira, [2 - amount for amount in load])
    assert done(s)


@pytest.mark.parametrize(("card", "load"), [(10, barrow(1, 1, 1, 0)), (11, barrow(1, 1, 0, 1))])
def test_10_11_every_one_of_the_goods_is_needed(card, load):
    assert playable(card, goods=load)
    for good in range(4):
        if load[good]:
            less = [0 if kind == good else 2 for kind in range(4)]
            assert not playable(card, goods=less, coffee=5)


# 12: any action, and the family member home.


def test_12_carries_out_the_action_of_any_place():
    s = playing(12)
    assert asks(s) == "guild_cards.place"
    choose(s, POST_OFFICE)
    assert (s.lira[0], goods(s), s.merchant[0]) == (2, [0, 1, 1, 0], FOUNTAIN)
    assert done(s)


def test_12_every_place_whose_action_is_possible_may_be_chosen():
    everything = {"lira": 40, "coffee": 10, "hand": [STAY], "out": [1], "family": POLICE_STATION, **FULL}
    possible = [place for place in range(1, 21) if place != WAINWRIGHT]
    assert playing(12, **everything).options() == possible


def test_12_a_place_where_nothing_can_be_done_may_not():
    nothing = playing(12, family=POST_OFFICE)
    assert nothing.options() == [
        FABRIC_WAREHOUSE,
        SPICE_WAREHOUSE,
        FRUIT_WAREHOUSE,
        POST_OFFICE,
        CARAVANSARY,
        BLACK_MARKET,
        TEA_HOUSE,
        GUILD_HALL,
    ]


def test_12_the_action_must_be_carried_out():
    s = choose(playing(12, goods=barrow(0, 1, 1, 1)), LARGE_MARKET)
    assert answers(s) and 0 not in answers(s)
    s = choose(playing(12, lira=2), ROASTING_PLANT)
    assert s.coffee[0] == 2


def test_12_the_family_member_goes_home_without_reward():
    s = choose(playing(12, family=TEA_HOUSE), POST_OFFICE)
    assert (s.family[0], s.lira[0], s.hand[0]) == (POLICE_STATION, 2, ())
    assert done(s)


def test_12_it_may_be_played_when_he_is_at_home():
    s = choose(playing(12, family=POLICE_STATION), POST_OFFICE)
    assert (s.family[0], s.lira[0]) == (POLICE_STATION, 2)


def test_12_the_police_station_may_be_chosen_only_if_he_is_there():
    assert POLICE_STATION in playing(12).options()
    assert POLICE_STATION not in playing(12, family=TEA_HOUSE).options()


def test_12_through_the_police_station_he_acts_and_comes_home():
    s = choose(playing(12), POLICE_STATION, POST_OFFICE, 1)
    assert (s.lira[0], s.family[0]) == (2, POLICE_STATION)


def test_12_other_family_members_and_tokens_are_not_met():
    s = playing(12, lira=9, tokens=[POST_OFFICE] * 3, rivals=[{"family": POST_OFFICE, "merchant": POST_OFFICE}])
    choose(s, POST_OFFICE)
    assert (s.lira[:2], s.family[1], done(s)) == ([11, 0], POST_OFFICE, True)


def test_12_no_assistant_is_used_or_needed():
    s = choose(playing(12, crew=0, out=[POST_OFFICE]), POST_OFFICE)
    assert (crew_size(s), s.places_out(0)) == (0, [POST_OFFICE])


def test_12_at_the_caravansary_there_is_coffee_too():
    s = choose(playing(12), CARAVANSARY, draw(STAY), draw(FIVE_LIRA), 1 + STAY)
    assert (s.coffee[0], s.hand[0], s.discards) == (1, (FIVE_LIRA,), (STAY,))


# 13: six goods for the Sultan's next ruby.


def test_13_any_six_goods_buy_the_next_ruby_of_the_palace():
    s = playing(13, extensions=3, goods=barrow(5, 2, 0, 0))
    assert s.options() == [sold(red=4, green=2), sold(red=5, green=1)]
    choose(s, sold(red=4, green=2))
    assert (s.rubies[0], s.palace, goods(s)) == (1, 1, barrow(red=1))
    assert done(s)


def test_13_the_price_on_the_track_does_not_matter():
    s = playing(13, extensions=3, goods=barrow(red=5, blue=1), palace=5)
    assert (s.rubies[0], s.palace, done(s)) == (1, 6, True)


def test_13_five_goods_and_coffee_are_not_enough():
    assert not playable(13, extensions=3, goods=barrow(red=5), coffee=9)
    assert playable(13, extensions=3, goods=barrow(red=5, green=1))


# 14, 15: a mosque tile for one good.


@pytest.mark.parametrize(("card", "good"), [(14, RED), (14, GREEN), (15, YELLOW), (15, BLUE)])
@pytest.mark.parametrize("taken", [0, 2])
def test_14_15_a_tile_costs_one_of_its_good_whatever_it_shows(card, good, taken):
    mosque = [taken] * 4
    load = [int(kind == good) for kind in range(4)]
    s = playing(card, goods=load, mosque=mosque, crew=4)
    assert (s.tiles[0], goods(s), s.mosque[good]) == (1 << good, barrow(), taken + 1)
    assert done(s)


def test_14_example_of_the_rulebook():
    # The red tile for one red good.
    s = playing(14, goods=barrow(1, 1, 0, 0))
    assert s.options() == [1 + RED, 1 + GREEN]
    choose(s, 1 + RED)
    assert (s.tiles[0], goods(s)) == (RED_TILE, barrow(green=1))


def test_14_15_each_serves_its_own_mosque():
    assert not playable(14, goods=barrow(0, 0, 2, 2))
    assert not playable(15, goods=barrow(2, 2, 0, 0))


def test_14_a_tile_already_owned_is_not_taken_again():
    assert not playable(14, goods=barrow(red=2), tiles=RED_TILE)
    assert playable(14, goods=barrow(green=1), tiles=RED_TILE)


def test_14_an_empty_stack_has_none():
    assert not playable(14, goods=barrow(red=2), mosque=[3, 0, 0, 0])


def test_14_both_tiles_of_a_mosque_earn_its_ruby():
    s = playing(14, goods=barrow(green=1), tiles=RED_TILE)
    assert (s.tiles[0], s.rubies[0]) == (RED_TILE | GREEN_TILE, 1)


def test_15_the_blue_tile_brings_the_fifth_assistant():
    s = playing(15, goods=barrow(blue=1), crew=4)
    assert (s.tiles[0], crew_size(s)) == (BLUE_TILE, 5)


# 16: a gemstone for 15 Lira, and coffee.


def test_16_example_of_the_rulebook():
    # 15 Lira for a ruby and three coffee: the third ruby counts.
    s = playing(16, lira=16, rubies=2)
    assert (s.lira[0], s.rubies[0], s.coffee[0], s.gems) == (1, 3, 3, 1)
    assert done(s)


@pytest.mark.parametrize("gems", [0, 4, 20])
def test_16_the_price_is_fifteen_whatever_the_track_says(gems):
    assert playable(16, lira=15, gems=gems) and not playable(16, lira=14, gems=gems)
    s = playing(16, lira=15, gems=gems)
    assert (s.lira[0], s.rubies[0], s.coffee[0], s.gems) == (0, 1, 1, gems + 1)


# 17, 18: coffee, guild cards.


def test_17_gives_five_coffee():
    s = playing(17, coffee=3)
    assert (s.coffee[0], done(s)) == (8, True)


def test_18_gives_a_coffee_and_two_guild_cards_without_discarding_one():
    s = choose(turn(guild=[3, 18]), guild(18), draw_guild(5), draw_guild(9))
    assert (s.coffee[0], s.guild_hand[0], s.guild_discards) == (1, (3, 5, 9), (18,))
    assert done(s)


def test_18_it_reaches_the_discards_after_its_effect_so_it_does_not_come_back():
    s = playing(18, guild_deck=[5], guild_discards=(6,))
    assert (s.guild_hand[0], s.guild_discards) == ((5, 6), (18,))


@pytest.mark.parametrize("left", [[], [4]])
def test_18_with_fewer_than_two_guild_cards_left_it_cannot_be_carried_out(left):
    # All instructions must be carried out, or the card may not be played.
    assert playable(18, guild_deck=[4, 5])
    assert playable(18, guild_deck=[4], guild_discards=(5,))
    assert not playable(18, guild_deck=left)


# 19: one or two Tavern actions.

BARRIER, MOVEMENT_TILE, ENCOUNTER_TILE, BAKSHEESH = 1, 2, 3, 4


def test_19_example_of_the_rulebook():
    # A tile for 2 coffee and the Barrier, 4 coffee in all: 3 are paid.
    s = playing(19, coffee=3, tavern=[1, 0])
    choose(s, MOVEMENT_TILE, BARRIER, between(POST_OFFICE, 11), POST_OFFICE, 1)
    assert (s.coffee[0], tiles(s), s.gatekeeper, s.lira[0]) == (0, [MOVEMENT], 0, 2)
    assert done(s)


def test_19_in_the_other_order_it_costs_the_same():
    s = playing(19, coffee=3, tavern=[1, 0])
    choose(s, BARRIER, between(POST_OFFICE, 11), POST_OFFICE, 1, MOVEMENT_TILE)
    assert (s.coffee[0], tiles(s)) == (0, [MOVEMENT])


def test_19_one_action_is_enough():
    s = choose(playing(19, coffee=9), MOVEMENT_TILE, 0)
    assert (s.coffee[0], tiles(s), done(s)) == (9, [MOVEMENT], True)


def test_19_one_action_is_needed():
    assert 0 not in answers(playing(19, coffee=9))


def test_19_there_is_no_third():
    s = choose(playing(19, coffee=9), MOVEMENT_TILE, ENCOUNTER_TILE)
    assert (s.coffee[0], tiles(s), done(s)) == (8, [MOVEMENT, ENCOUNTER], True)


def test_19_without_any_coffee_there_is_a_tile_for_one():
    s = playing(19)
    assert s.options() == [MOVEMENT_TILE, ENCOUNTER_TILE]
    choose(s, ENCOUNTER_TILE)
    assert (s.coffee[0], tiles(s), done(s)) == (0, [ENCOUNTER], True)


def test_19_baksheesh_for_three_coffee():
    s = choose(playing(19, coffee=3, goods=barrow(yellow=3), extensions=1), BAKSHEESH, COFFEE_HOUSE)
    assert (s.coffee[0], s.rubies[0], goods(s)) == (0, 1, barrow())


def test_19_the_same_thing_twice_if_it_can_be_had_twice():
    s = playing(19, coffee=7, goods=barrow(3, 0, 3, 0), extensions=1)
    choose(s, BAKSHEESH, SULTANS_PALACE, BAKSHEESH, SULTANS_PALACE)
    assert (s.coffee[0], s.rubies[0], goods(s)) == (0, 2, barrow())
    s = choose(playing(19, coffee=7), MOVEMENT_TILE)
    assert MOVEMENT_TILE not in answers(s)


def test_19_cannot_be_played_if_no_action_can_be_paid():
    assert not playable(19, tavern_tiles=[MOVEMENT, ENCOUNTER])
    assert playable(19, tavern_tiles=[MOVEMENT, ENCOUNTER], coffee=1)
    assert not playable(19, tavern=[1, 1])


def test_19_the_second_may_be_paid_with_what_the_first_brought():
    s = choose(playing(19, coffee=1), BARRIER, between(18, 15), GUILD_HALL, 1, draw_guild(3), draw_guild(4), 3)
    assert (s.coffee[0], answers(s)) == (1, [0, MOVEMENT_TILE, ENCOUNTER_TILE])


# 20: a coffee ruby at half price.


@pytest.mark.parametrize(("taken", "price"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5), (9, 5)])
def test_20_half_the_price_rounded_up_buys_the_next_ruby_of_the_coffee_house(taken, price):
    assert not playable(20, coffee=price - 1, coffee_house=taken)
    s = playing(20, coffee=price, coffee_house=taken)
    assert (s.coffee[0], s.rubies[0], s.coffee_house) == (0, 1, taken + 1)
    assert done(s)


# All of them.


@pytest.mark.parametrize("card", ALL)
def test_each_lies_on_the_discards_when_it_has_been_played(card):
    state = turn(
        guild=[card], lira=20, coffee=9, extensions=2, goods=barrow(3, 3, 3, 3), place=SMALL_MARKET, guild_discards=(0,)
    )
    choose(state, guild(card))
    while state.active == 0 and asks(state) != "turn.move":
        state.apply(state.options()[-1])
    assert state.guild_discards[:2] == (0, card)
    assert card not in state.guild_hand[0]


def test_card_by_card_they_have_their_own_names():
    s = turn(guild=ALL, guild_deck=[1, 2], lira=20, coffee=9, extensions=2, goods=barrow(3, 3, 3, 3))
    labels = [game().describe(s, guild(card))["label"] for card in ALL]
    assert guilds(s) == ALL
    assert len(set(labels)) == 20


def test_card_16_adds_coffee_for_every_ruby_however_it_was_won():
    s = playing(16, lira=15, rubies=5)
    assert s.coffee[0] == 6


def test_the_gemstone_dealer_is_dearer_after_card_16():
    before = game().view(turn(gems=0), 0)["gemstones"]["price"]
    after = game().view(playing(16, lira=15), 0)["gemstones"]["price"]
    assert after == before + 1
    assert GEMSTONE_DEALER == 16
