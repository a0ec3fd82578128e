"""Letters: how they come, when they are delivered, and where they go."""

from fractions import Fraction

import pytest

from bedesten.games.istanbul.modules.letters.names import DELIVERED, EMBASSY, IN_SUPPLY, KIOSK, ONE_LETTER
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    FOUNTAIN,
    LARGE_MARKET,
    POLICE_STATION,
    POST_OFFICE,
    RETURN_FAMILY,
    SMALL_MARKET,
    STAY,
    TEA_HOUSE,
    WAINWRIGHT,
)
from bedesten.kernel.step import CHANCE

from ..helpers import asks, choose, play
from .helpers import at, companion_to, everywhere, extra, game, letter, meeting, turn

PLACES = [*range(1, 17), 21, 22, 23, 24]


def with_letter(to, **fields):
    """A turn in which a letter to this place comes by a card."""
    return choose(turn(hand=[ONE_LETTER], **fields), play(ONE_LETTER), letter(to))


# The supply.


def test_there_are_36_letters_two_to_each_place_of_the_base_game_and_one_to_each_new_one():
    s = game().blank()
    assert sum(s.letter_deck) == 36
    assert {place: count for place, count in enumerate(s.letter_deck) if count} == {
        **dict.fromkeys(range(1, 17), 2),
        **dict.fromkeys(range(21, 25), 1),
    }


def test_where_the_letters_go_to_is_our_reconstruction():
    assert game().components.figures["letters.copies"].source == "reconstructed"


def test_a_letter_is_drawn_by_chance_in_proportion_to_what_the_supply_holds():
    s = choose(at(EMBASSY, letter_deck=[3, 3, 5]), 1)
    assert (s.seat(), s.options(), s.weights()) == (CHANCE, [3, 5], [2, 1])
    assert Fraction(s.weights()[1], sum(s.weights())) == Fraction(1, 3)


def test_letters_lie_open():
    s = with_letter(TEA_HOUSE)
    for viewer in (0, 1, None):
        assert game().view(s, viewer)["letters"]["letters"] == [[TEA_HOUSE], [], []]


def test_an_empty_supply_is_made_up_of_the_discards():
    s = choose(at(EMBASSY, letter_deck=[3], letter_discards=[5, 5, 6]), 1)
    assert asks(s) == "letters.draw"  # the one left was the first; now the three
    assert (s.letters[0], s.options(), s.weights(), sum(s.letter_discards)) == ((3,), [5, 6], [2, 1], 0)


def test_while_the_supply_has_letters_the_discards_stay():
    s = choose(at(EMBASSY, letter_deck=[3, 5], letter_discards=[6]), 1, letter(3))
    assert (s.letters[0], sum(s.letter_deck), sum(s.letter_discards)) == ((3, 5), 0, 1)


def test_with_no_letter_anywhere_nothing_is_taken():
    s = choose(at(EMBASSY, letter_deck=[3], letter_discards=[]), 1)
    assert (s.letters[0], asks(s)) == ((3,), "turn.move")


# Delivery.


@pytest.mark.parametrize("place", [place for place in PLACES if place not in (FOUNTAIN, POLICE_STATION)])
def test_a_letter_to_a_place_where_nobody_is_waits(place):
    s = with_letter(place)
    assert (s.letters[0], s.delivered[0]) == ((place,), ())


@pytest.mark.parametrize(
    "fields",
    [
        {"place": TEA_HOUSE},
        {"place": FOUNTAIN, "family": TEA_HOUSE},
        {"place": FOUNTAIN, "companion": TEA_HOUSE},
    ],
    ids=["merchant", "family", "companion"],
)
def test_a_letter_to_where_a_token_of_yours_stands_is_delivered_on_receipt(fields):
    s = with_letter(TEA_HOUSE, **fields)
    assert (s.letters[0], s.delivered[0]) == ((), (TEA_HOUSE,))


def test_a_letter_to_the_police_station_is_delivered_while_the_family_member_is_there():
    s = with_letter(POLICE_STATION)
    assert s.delivered[0] == (POLICE_STATION,)


def test_a_companion_who_is_not_on_the_board_delivers_nothing():
    s = with_letter(TEA_HOUSE, companion=IN_SUPPLY)
    assert s.delivered[0] == ()


def test_the_merchant_delivers_where_he_goes():
    s = choose(turn(letters=[SMALL_MARKET, TEA_HOUSE]), SMALL_MARKET)
    assert (s.letters[0], s.delivered[0]) == ((TEA_HOUSE,), (SMALL_MARKET,))


def test_he_does_not_deliver_where_he_only_passes():
    s = choose(turn(letters=[SMALL_MARKET]), KIOSK)  # two steps to the right, through the Small Market
    assert (s.letters[0], s.delivered[0]) == ((SMALL_MARKET,), ())


def test_several_letters_to_one_place_are_delivered_together():
    s = choose(turn(letters=[SMALL_MARKET, SMALL_MARKET]), SMALL_MARKET)
    assert (s.letters[0], s.delivered[0]) == ((), (SMALL_MARKET, SMALL_MARKET))


def test_the_family_member_delivers_where_he_is_sent():
    s = choose(at(POLICE_STATION, letters=[LARGE_MARKET]), LARGE_MARKET)
    assert s.delivered[0] == (LARGE_MARKET,)


def test_the_companion_delivers_where_he_goes():
    s = turn(letters=[SMALL_MARKET], companion=FOUNTAIN)
    choose(s, companion_to(s, SMALL_MARKET))
    assert s.delivered[0] == (SMALL_MARKET,)


def test_the_companion_of_the_great_bazaar_delivers_where_the_catacombs_take_him():
    s = turn(bazaar=True, letters=[WAINWRIGHT], companion=24)
    choose(s, companion_to(s, 25), 1, WAINWRIGHT)
    assert (s.delivered[0], s.companion[0]) == ((WAINWRIGHT,), WAINWRIGHT)


def test_a_caught_family_member_delivers_at_the_police_station():
    s = meeting(TEA_HOUSE, rivals=[{"family": TEA_HOUSE, "letters": [POLICE_STATION]}])
    assert (s.letters[1], s.delivered[1]) == ((), (POLICE_STATION,))


def test_a_family_member_brought_home_delivers_there():
    s = turn(family=TEA_HOUSE, hand=[RETURN_FAMILY], letters=[POLICE_STATION])
    choose(s, play(RETURN_FAMILY))
    assert s.delivered[0] == (POLICE_STATION,)


def test_a_guild_card_that_moves_the_merchant_lets_him_deliver():
    s = turn(place=WAINWRIGHT, bazaar=True, letters=[FOUNTAIN], guild_hand=[(7,), (), ()])
    choose(s, extra(s, "guild_card", 7))
    assert s.delivered[0] == (FOUNTAIN,)


def test_a_merchant_who_stays_has_delivered_already_and_nothing_more_happens():
    s = choose(turn(place=TEA_HOUSE, letters=[BLACK_MARKET], hand=[STAY]), play(STAY))
    assert (s.letters[0], s.delivered[0]) == ((BLACK_MARKET,), ())


def test_only_the_owners_tokens_deliver():
    s = choose(turn(rivals=[{"letters": [SMALL_MARKET]}, {"letters": [POST_OFFICE]}]), SMALL_MARKET)
    assert (s.letters, s.delivered) == ([(), (SMALL_MARKET,), (POST_OFFICE,)], [(), (), ()])


def test_a_delivered_letter_stays_delivered_when_the_token_leaves():
    s = choose(turn(place=SMALL_MARKET, delivered=[SMALL_MARKET]), FOUNTAIN)
    assert s.delivered[0] == (SMALL_MARKET,)


def test_letters_are_kept_in_the_order_of_their_places():
    s = choose(at(EMBASSY, letters=[9]), 1, letter(14), letter(3))
    assert s.letters[0] == (3, 9, 14)


# Giving letters away.


def test_a_letter_given_away_lies_on_the_discards():
    s = choose(meeting(TEA_HOUSE, tokens=[0, 0, 0, TEA_HOUSE], letters=[5]), 4, letter(6), 5)
    assert (s.letters[0], s.letter_discards[5], everywhere(s)) == ((6,), 1, 37)  # the test brought one more


def test_of_delivered_letters_the_one_delivered_first_is_given_away():
    s = meeting(TEA_HOUSE, tokens=[0, 0, 0, TEA_HOUSE], delivered=[9, 4])
    choose(s, 4, letter(6), DELIVERED)
    assert (s.delivered[0], s.letter_discards[9], s.letter_discards[4]) == ((4,), 1, 0)
