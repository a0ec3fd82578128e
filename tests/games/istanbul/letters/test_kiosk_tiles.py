"""The 24 kiosk tiles, for the player whose turn it is and for another."""

import pytest

from bedesten.games.istanbul.modules.letters.names import AT_HAND, DELIVERED, IN_SUPPLY, KIOSK
from bedesten.games.istanbul.names import FOUNTAIN, GOVERNOR, LONG_MOVE, POLICE_STATION, STAY, TEA_HOUSE
from bedesten.kernel.step import CHANCE

from ..helpers import asks, barrow, choose, crew_size, done, draw, goods
from .helpers import COFFEE, at, companion_to, die, extra, letter, tile, turn

GIVE_FIRST, GIVE_SECOND = 100, 200
"""The two directions of a trade; what is given is added: a good, 1 + a card, a letter."""

USERS = pytest.mark.parametrize("user", [0, 1], ids=["own turn", "another's turn"])
FILLERS = [7, 8, 9, 10]


def chosen(number, user=0, bazaar=False, others=None, **fields):
    """This seat has chosen the tile; the fields are its own."""
    mine, theirs = (fields, others or {}) if user == 0 else (others or {}, fields)
    place = mine.pop("place", KIOSK)
    s = at(place, bazaar=bazaar, rivals=[theirs], **mine)
    choose(s, 1)
    if asks(s) == "letters.draw":
        choose(s, letter(1))
    choose(s, *[tile(other) for other in [*[n for n in FILLERS if n != number][:3], number]])
    for seat in range(user):
        choose(s, next(other for other in s.options() if other in FILLERS and other != number))
        assert s.seat() == seat + 1
    return choose(s, number)


def used(number, user=0, *ways, **fields):
    return choose(chosen(number, user, **fields), *ways)


# Gifts: a free gain is taken, not offered.

GIFTS = [
    (1, barrow(yellow=1), 1),
    (2, barrow(green=1), 1),
    (3, barrow(red=1), 1),
    (4, barrow(yellow=2), 0),
    (5, barrow(green=2), 0),
    (6, barrow(red=2), 0),
    (7, barrow(yellow=1), 0),
    (8, barrow(green=1), 0),
    (9, barrow(red=1), 0),
    (10, barrow(blue=1), 0),
    (12, barrow(), 2),
    (13, barrow(), 2),
    (14, barrow(), 3),
]


@pytest.mark.parametrize(("number", "gained", "lira"), GIFTS)
def test_goods_and_lira_are_taken_at_once(number, gained, lira):
    s = chosen(number, 1)
    assert (goods(s, 1), s.lira[1], s.seat()) == (gained, lira, 2)


@pytest.mark.parametrize(("number", "gained", "lira"), GIFTS)
def test_whoever_came_to_the_kiosk_takes_them_likewise(number, gained, lira):
    s = chosen(number, 0)
    assert (goods(s, 0), s.lira[0], s.seat()) == (gained, lira, 1)


def test_what_finds_no_room_is_lost():
    s = chosen(4, 1, goods=barrow(yellow=1))
    assert goods(s, 1) == barrow(yellow=2)
    s = chosen(1, 1, goods=barrow(yellow=2))
    assert (goods(s, 1), s.lira[1]) == (barrow(yellow=2), 1)


@USERS
def test_tile_11_gives_a_bonus_card_of_the_pile(user):
    s = chosen(11, user)
    assert (asks(s), s.seat()) == ("cards.draw", CHANCE)
    choose(s, draw(LONG_MOVE))
    assert (s.hand[user], s.hand[1 - user]) == ((LONG_MOVE,), ())


@pytest.mark.parametrize(("number", "lira"), [(13, 2), (14, 3)])
@USERS
def test_in_the_great_bazaar_tiles_13_and_14_offer_a_coffee_instead(number, lira, user):
    s = chosen(number, user, bazaar=True)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", user, [1, 2])
    assert choose(s.copy(), 1).lira[user] == lira
    coffee = choose(s, 2)
    assert (coffee.coffee[user], coffee.lira[user]) == (1, 0)


# Companion, die, extensions, Fountain.


@USERS
@pytest.mark.parametrize("where", [IN_SUPPLY, TEA_HOUSE, KIOSK])
def test_tile_15_brings_the_companion_to_the_personal_supply(user, where):
    s = chosen(15, user, companion=where)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", user, [0, 1])
    assert choose(s.copy(), 0).companion[user] == where
    assert choose(s, 1).companion[user] == AT_HAND


def test_tile_15_is_of_no_use_with_the_companion_at_hand():
    s = chosen(15, 1, companion=AT_HAND)
    assert (s.companion[1], s.seat()) == (AT_HAND, 2)


@USERS
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_tile_16_gives_as_many_lira_as_one_die_shows(user, pips):
    s = chosen(16, user)
    assert (asks(s), s.seat(), s.options(), s.weights()) == ("kiosk.roll", CHANCE, [1, 2, 3, 4, 5, 6], [1] * 6)
    assert choose(s, die(pips)).lira[user] == pips


def test_the_one_die_lies_alone():
    s = at(KIOSK, dice=25)
    choose(s, 1, letter(1), tile(16), tile(7), tile(8), tile(9), 16, die(4))
    assert (s.dice, s.lira[0]) == (4, 4), "no second die beside it"


@USERS
@pytest.mark.parametrize(("number", "cost"), [(17, {"lira": 10}), (18, {"goods": barrow(1, 1, 1, 1)})])
def test_tiles_17_and_18_sell_an_extension(user, number, cost):
    s = chosen(number, user, **cost)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", user, [0, 1])
    choose(s, 1)
    assert (s.extensions[user], s.lira[user], goods(s, user), s.rubies[user]) == (1, 0, barrow(), 0)


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (17, {"lira": 9, "goods": barrow(2, 2, 2, 2)}),
        (18, {"lira": 99, "goods": barrow(2, 2, 2, 0)}),
        (17, {"lira": 99, "extensions": 3}),
        (18, {"goods": barrow(2, 2, 2, 2), "extensions": 3}),
    ],
)
def test_without_the_price_or_with_a_full_barrow_there_is_none(number, fields):
    s = chosen(number, 1, **fields)
    assert (s.seat(), s.extensions[1]) == (2, fields.get("extensions", 0))


@USERS
def test_the_last_extension_earns_the_ruby_in_anybodys_turn(user):
    s = used(17, user, 1, lira=10, extensions=2)
    assert (s.extensions[user], s.rubies[user]) == (3, 1)


def test_tile_19_takes_the_merchant_to_the_fountain_without_collecting_assistants():
    s = chosen(19, 1, merchant=TEA_HOUSE, out=[1], crew=3)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.use", 1, [0, 1])
    choose(s, 1)
    assert (s.merchant[1], s.places_out(1), crew_size(s, 1), s.seat()) == (FOUNTAIN, [1], 3, 2)


def test_tile_19_may_be_left_and_is_of_no_use_at_the_fountain():
    assert used(19, 1, 0, merchant=TEA_HOUSE).merchant[1] == TEA_HOUSE
    assert chosen(19, 1, merchant=FOUNTAIN).seat() == 2


def test_a_letter_to_the_fountain_is_delivered_by_it():
    assert used(19, 1, 1, merchant=TEA_HOUSE, letters=[FOUNTAIN]).delivered[1] == (FOUNTAIN,)


def test_whoever_came_to_the_kiosk_then_meets_who_is_at_the_fountain():
    s = used(19, 0, 1, tokens=[FOUNTAIN, KIOSK, 0, 0])
    choose(s, 7, 8)
    assert (s.merchant[0], asks(s), s.options()) == (FOUNTAIN, "turn.encounters", [0, 1 + GOVERNOR])


def test_a_companion_at_the_kiosk_meets_who_is_there_wherever_the_merchant_goes():
    s = turn(place=TEA_HOUSE, companion=3, tokens=[FOUNTAIN, KIOSK, 0, 0], lira=2)
    choose(s, companion_to(s, KIOSK), 1, letter(1), *[tile(n) for n in (19, 7, 8, 9)], 19, 1, 7, 8)
    assert (s.merchant[0], s.companion[0], asks(s), s.options()) == (FOUNTAIN, KIOSK, "turn.encounters", [0, 2])


# Trades, in both directions.


@USERS
def test_tile_20_trades_a_good_for_a_letter(user):
    s = chosen(20, user, goods=barrow(red=1, blue=1))
    ways = [0, GIVE_FIRST + 1, GIVE_FIRST + 4]
    assert s.options()[:3] == ways
    choose(s, GIVE_FIRST + 4, letter(5))
    assert (goods(s, user), s.letters[user]) == (barrow(red=1), (1, 5) if user == 0 else (5,))


@USERS
def test_tile_20_trades_a_letter_for_a_good_with_room(user):
    s = chosen(20, user, letters=[6, 6], delivered=[9], goods=barrow(red=2))
    first = GIVE_SECOND + 6
    assert first in s.options() and GIVE_SECOND + DELIVERED in s.options()
    choose(s, first)
    assert (asks(s), s.seat(), s.options()) == ("kiosk.take_good", user, [2, 3, 4])
    choose(s, 2)
    assert (goods(s, user)[1], s.letters[user].count(6), s.letter_discards[6]) == (1, 1, 1)
    assert s.delivered[user] == (9,)


def test_a_delivered_letter_will_do():
    s = used(20, 1, GIVE_SECOND + DELIVERED, 3, delivered=[9, 4])
    assert (s.delivered[1], goods(s, 1)) == ((4,), barrow(yellow=1))


def test_with_a_full_barrow_no_letter_is_given_for_a_good():
    s = chosen(20, 1, letters=[6], goods=barrow(2, 2, 2, 2))
    assert s.options() == [0, *[GIVE_FIRST + good for good in (1, 2, 3, 4)]]


def test_with_nothing_to_trade_there_is_no_question():
    for number in (20, 21):
        assert chosen(number, 1).seat() == 2


def test_in_the_great_bazaar_coffee_is_traded_like_a_good():
    s = chosen(20, 1, bazaar=True, coffee=1, letters=[6], goods=barrow(2, 2, 2, 2))
    assert s.options() == [0, *[GIVE_FIRST + good for good in (1, 2, 3, 4, COFFEE)], GIVE_SECOND + 6]
    assert choose(s.copy(), GIVE_FIRST + COFFEE, letter(5)).coffee[1] == 0
    choose(s, GIVE_SECOND + 6)
    assert s.coffee[1] == 2, "coffee is all there is room for"


@USERS
def test_tile_21_trades_a_card_for_a_letter(user):
    s = chosen(21, user, hand=[STAY, LONG_MOVE], letter_deck=[1, 5])
    assert [way for way in s.options() if way < GIVE_SECOND] == [0, GIVE_FIRST + 1 + LONG_MOVE, GIVE_FIRST + 1 + STAY]
    choose(s, GIVE_FIRST + 1 + STAY)
    assert (s.hand[user], s.discards) == ((LONG_MOVE,), (STAY,))
    assert 5 in s.letters[user]


@USERS
def test_tile_21_trades_a_letter_for_a_card(user):
    s = used(21, user, GIVE_SECOND + 6, draw(STAY), letters=[6])
    assert (6 in s.letters[user], s.hand[user]) == (False, (STAY,))


@USERS
def test_tile_22_trades_two_lira_for_a_letter(user):
    s = chosen(22, user, lira=3)
    assert [way for way in s.options() if way < GIVE_SECOND] == [0, GIVE_FIRST]
    choose(s, GIVE_FIRST, letter(5))
    assert (s.lira[user], 5 in s.letters[user]) == (1, True)


def test_tile_22_needs_the_two_lira():
    assert chosen(22, 1, lira=1).seat() == 2


@USERS
def test_tile_22_trades_a_letter_for_three_lira(user):
    s = used(22, user, GIVE_SECOND + 6, letters=[6])
    assert (s.lira[user], 6 in s.letters[user]) == (3, False)


@USERS
def test_tile_23_trades_two_lira_for_a_good(user):
    s = chosen(23, user, lira=2)
    assert s.options() == [0, GIVE_FIRST]
    choose(s, GIVE_FIRST, 4)
    assert (s.lira[user], goods(s, user)) == (0, barrow(blue=1))


@USERS
def test_tile_23_trades_a_good_for_three_lira(user):
    s = chosen(23, user, goods=barrow(green=1))
    assert s.options() == [0, GIVE_SECOND + 2]
    choose(s, GIVE_SECOND + 2)
    assert (s.lira[user], goods(s, user)) == (3, barrow())


def test_tile_23_trades_coffee_in_the_great_bazaar():
    s = used(23, 1, GIVE_SECOND + COFFEE, bazaar=True, coffee=1)
    assert (s.lira[1], s.coffee[1]) == (3, 0)
    s = used(23, 1, GIVE_FIRST, COFFEE, bazaar=True, lira=2)
    assert (s.lira[1], s.coffee[1]) == (0, 1)


@USERS
def test_tile_24_trades_two_lira_for_a_card(user):
    s = used(24, user, GIVE_FIRST, draw(STAY), lira=2)
    assert (s.lira[user], s.hand[user]) == (0, (STAY,))


@USERS
def test_tile_24_trades_a_card_for_three_lira(user):
    s = used(24, user, GIVE_SECOND + 1 + STAY, hand=[STAY])
    assert (s.lira[user], s.hand[user], s.discards) == (3, (), (STAY,))


def test_without_cards_in_the_piles_none_is_bought():
    s = chosen(24, 1, lira=2, others={"deck": []})
    assert s.seat() == 2


def test_without_letters_in_the_supply_none_is_bought():
    s = chosen(22, 1, lira=2, letters=[6], others={"letter_deck": [], "letter_discards": []})
    assert s.options() == [0, GIVE_SECOND + 6]


@pytest.mark.parametrize("number", [20, 21, 22, 23, 24])
def test_a_trade_may_be_declined(number):
    s = used(number, 1, 0, lira=2, goods=barrow(red=1), hand=[STAY], letters=[6])
    assert (s.lira[1], goods(s, 1), s.hand[1], s.letters[1], s.seat()) == (2, barrow(red=1), (STAY,), (6,), 2)


def test_without_the_other_expansion_coffee_plays_no_part():
    s = chosen(23, 1, lira=2, goods=barrow(2, 2, 2, 2))
    assert GIVE_FIRST not in s.options()


# The Kiosk from afar.


def test_the_family_member_visits_the_kiosk_like_anybody():
    s = choose(at(POLICE_STATION), KIOSK, 1, letter(1), *[tile(n) for n in (4, 5, 6, 12)], 12, 4, 6)
    assert (s.lira[0], goods(s), done(s)) == (2, barrow(green=2), True)


def test_a_guild_card_carries_out_its_action():
    s = turn(bazaar=True, place=1, guild_hand=[(12,), (), ()])
    choose(s, extra(s, "guild_card", 12), KIOSK)
    assert asks(s) == "letters.draw"
