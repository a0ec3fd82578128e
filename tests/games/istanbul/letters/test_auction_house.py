"""Place 23, the Auction House: a good, and bonus cards for the highest bid."""

import pytest

from bedesten.games.istanbul.modules.letters.names import AUCTION_HOUSE, ONE_LETTER, SELL_GOOD
from bedesten.games.istanbul.names import (
    BLUE,
    FIVE_LIRA,
    LONG_MOVE,
    ONE_GOOD,
    POLICE_STATION,
    RED,
    STAY,
    YELLOW_TILE,
)

from ..helpers import asks, barrow, choose, done, draw, fetches, goods, play, plays
from .helpers import at, game

PASS = 0
NO_ROOM = 9


def auction(*purses, **fields):
    """The good is taken and the bidding open; what the seats have, the active one's first."""
    mine, *others = purses
    s = at(AUCTION_HOUSE, players=len(purses), lira=mine, rivals=[{"lira": lira} for lira in others], **fields)
    return choose(s, RED + 1)


def test_the_example_of_the_rulebook():
    """Yellow takes a blue good and bids 1; Red passes; Blue bids 5; Yellow passes."""
    yellow, red, blue = range(3)
    s = at(AUCTION_HOUSE, lira=6, rivals=[{"lira": 4}, {"lira": 8}])
    choose(s, BLUE + 1)
    assert (goods(s, yellow), s.seat(), s.options()) == (barrow(blue=1), yellow, [1, 2, 3, 4, 5, 6])
    choose(s, 1)
    assert (s.seat(), s.options()) == (red, [PASS, 2, 3, 4])
    choose(s, PASS)
    assert (s.seat(), s.options()) == (blue, [PASS, 2, 3, 4, 5, 6, 7, 8])
    choose(s, 5)
    assert (s.seat(), s.options()) == (yellow, [PASS, 6])
    choose(s, PASS, draw(STAY), draw(LONG_MOVE))
    assert (s.lira, s.hand) == ([11, 4, 3], [(), (), (LONG_MOVE, STAY)])


@pytest.mark.parametrize("good", range(4))
def test_first_one_good_of_choice_is_taken(good):
    s = choose(at(AUCTION_HOUSE), good + 1)
    assert (goods(s)[good], sum(goods(s))) == (1, 1)


def test_the_good_is_chosen_among_those_with_room():
    assert at(AUCTION_HOUSE, goods=barrow(red=2, blue=2)).options() == [0, 2, 3]


def test_with_a_full_barrow_the_good_is_lost_and_the_auction_takes_place():
    s = at(AUCTION_HOUSE, goods=barrow(2, 2, 2, 2), lira=2)
    assert s.options() == [0, NO_ROOM]
    choose(s, NO_ROOM)
    assert (goods(s), asks(s)) == (barrow(2, 2, 2, 2), "auction_house.opening")


def test_coffee_is_not_among_the_goods():
    assert at(AUCTION_HOUSE, bazaar=True).options() == [0, 1, 2, 3, 4]


def test_the_action_may_be_left():
    s = choose(at(AUCTION_HOUSE, lira=9), 0)
    assert done(s)
    assert (goods(s), s.lira[0]) == (barrow(), 9)


def test_the_opening_bid_is_at_least_one_lira_and_at_most_all_of_them():
    assert auction(3, 0, 0).options() == [1, 2, 3]


def test_the_opening_bid_cannot_be_declined():
    assert 0 not in auction(3, 9, 9).options()


def test_with_nothing_to_bid_the_good_is_taken_and_there_is_no_auction():
    s = auction(0, 9, 9)
    assert done(s)
    assert (goods(s), s.hand, s.lira) == (barrow(red=1), [(), (), ()], [0, 9, 9])


def test_with_no_card_to_win_there_is_none_either():
    s = auction(9, 9, 9, deck=[])
    assert done(s)


def test_with_one_card_left_it_is_all_the_winner_gets():
    s = auction(1, 0, 0, deck=[STAY])
    assert (s.hand[0], s.lira[0], done(s)) == ((STAY,), 0, True)


def test_the_cards_come_from_the_pile_and_if_need_be_from_the_discards():
    s = auction(1, 0, 0, deck=[STAY], discards=(LONG_MOVE,))
    assert (s.hand[0], s.discards) == ((LONG_MOVE, STAY), ())


def test_each_bid_is_higher_than_the_last():
    s = choose(auction(3, 6, 9, 9), 2)
    assert s.options() == [PASS, 3, 4, 5, 6]
    assert choose(s, 4).options() == [PASS, 5, 6, 7, 8, 9]


def test_who_cannot_raise_is_not_asked():
    s = choose(auction(5, 4, 5, 6), 5)
    assert (s.seat(), s.options()) == (3, [PASS, 6])


def test_everybody_else_bids_once():
    s = choose(auction(9, 9, 9, 9), 1, 2, 3, 4)
    assert (s.seat(), s.options()) == (0, [PASS, 5, 6, 7, 8, 9])
    choose(s, PASS)
    assert asks(s) == "cards.draw"
    choose(s, draw(STAY), draw(STAY))
    assert (s.hand[3], s.lira) == ((STAY, STAY), [13, 9, 9, 5])


def test_the_last_bid_is_the_active_players_and_wins():
    s = choose(auction(9, 9, 9), 1, 2, PASS, 7, draw(STAY), draw(LONG_MOVE))
    assert (s.hand[0], s.lira) == ((LONG_MOVE, STAY), [2, 9, 9])


def test_an_own_winning_bid_goes_to_the_supply():
    s = choose(auction(4, 9, 9), 3, PASS, PASS, draw(STAY), draw(LONG_MOVE))
    assert (s.hand[0], s.lira, s.active) == ((LONG_MOVE, STAY), [1, 9, 9], 1)


def test_who_was_not_outbid_is_not_asked_again():
    s = choose(auction(9, 9, 9), 3, PASS, PASS)
    assert asks(s) == "cards.draw"


def test_an_earlier_bid_that_was_outbid_costs_nothing():
    s = choose(auction(9, 9, 9), 3, 4, 5, PASS, draw(STAY), draw(STAY))
    assert s.lira == [14, 9, 4]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_order_is_clockwise_from_the_active_player(seat):
    s = at(AUCTION_HOUSE, seat=seat, lira=9, rivals=[{"lira": 9}, {"lira": 9}])
    choose(s, 1)
    order = [s.seat()]
    for choice in (1, 2, 3):
        choose(s, choice)
        order.append(s.seat())
    assert order == [seat, (seat + 1) % 3, (seat + 2) % 3, seat]


def test_the_active_player_may_play_cards_before_his_bids():
    s = at(AUCTION_HOUSE, lira=1, hand=[FIVE_LIRA, FIVE_LIRA, ONE_LETTER, ONE_GOOD, STAY], rivals=[{"lira": 9}])
    choose(s, 1)
    assert plays(s) == [FIVE_LIRA, ONE_LETTER], "inside an action"
    choose(s, play(FIVE_LIRA))
    assert [choice for choice in s.options() if choice < 100] == [1, 2, 3, 4, 5, 6]
    choose(s, 1, 7)
    assert (s.seat(), [choice for choice in s.options() if choice < 100]) == (0, [PASS])
    choose(s, play(FIVE_LIRA))
    assert [choice for choice in s.options() if choice < 100] == [PASS, 8, 9, 10, 11]


def test_others_may_not():
    s = at(AUCTION_HOUSE, lira=1, rivals=[{"lira": 3, "hand": [FIVE_LIRA], "tiles": YELLOW_TILE, "out": [1]}])
    choose(s, 1)
    assert (s.seat(), s.options()) == (1, [PASS, 2, 3])


def test_the_money_for_the_opening_bid_cannot_be_spent_on_the_yellow_tile():
    fields = {"tiles": YELLOW_TILE, "out": [1]}
    assert fetches(choose(at(AUCTION_HOUSE, lira=2, **fields), 1)) == []
    assert fetches(choose(at(AUCTION_HOUSE, lira=3, **fields), 1)) == [1]


def test_a_good_may_be_sold_for_the_bid():
    s = at(AUCTION_HOUSE, lira=1, hand=[SELL_GOOD])
    choose(s, BLUE + 1, play(SELL_GOOD))
    assert (goods(s), s.lira[0], s.options()) == (barrow(), 8, [1, 2, 3, 4, 5, 6, 7, 8])


def test_the_family_member_holds_an_auction_too():
    s = choose(at(POLICE_STATION, lira=2), AUCTION_HOUSE, 1, 2, draw(STAY), draw(STAY))
    assert (s.hand[0], s.lira[0], goods(s)) == ((STAY, STAY), 0, barrow(red=1))


def test_a_drawn_card_is_told_only_to_the_winner():
    s = auction(2, 3, 0)
    s.log = []
    choose(s, 1, 2, draw(STAY), draw(STAY))
    names = ["Ada", "Bo", "Cy"]
    told = [game().story(event, 0, names) for event in s.log[:6]]
    assert told == [
        "Ada bids 1 Lira",
        "Bo bids 2 Lira",
        "Cy passes",
        "Ada passes",
        "Bo wins the auction for 2 Lira",
        "Bo pays 2 Lira to Ada",
    ]
    assert "Bo draws a bonus card" in [game().story(event, 0, names) for event in s.log]
    assert "Bo draws Stay" in [game().story(event, 1, names) for event in s.log]
