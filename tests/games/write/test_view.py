"""Who may know what, and guesses that agree with it."""

from random import Random

import pytest

from bedesten.kernel.step import CHANCE

from .helpers import at, choose, draw_guild, game, start, turn

SECRET = {"hand": 5, "goods_hand": [0, 6], "guild_hand": [3, 16]}


def secrets(**fields):
    """The first player's turn; the second one holds cards."""
    return turn(3, rivals=[SECRET], **fields)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_other_players_cards_are_hidden_their_numbers_are_not(viewer):
    seen = game(3).view(secrets(), viewer)["seats"][1]
    assert (seen["card"], seen["goods_hand"], seen["guild_hand"]) == (None, None, None)
    assert (seen["goods_cards"], seen["guild_cards"]) == (2, 2)


def test_the_own_cards_are_seen():
    seen = game(3).view(secrets(), 1)["seats"][1]
    assert (seen["card"], seen["goods_hand"], seen["guild_hand"]) == (5, [0, 6], [2, 15])


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_location_card_taken_from_the_display_is_known_to_all(viewer):
    s = turn(3, rivals=[{**SECRET, "shown": 1}])
    assert game(3).view(s, viewer)["seats"][1]["card"] == 5


def test_sheets_are_open():
    s = turn(3, rivals=[{"lira": 3, "goods": [1, 0, 2, 0], "bonus": 2}])
    seen = game(3).view(s, 0)["seats"][1]
    assert (seen["lira"], seen["goods"], seen["bonus"], seen["open_spaces"]) == (3, [1, 0, 2, 0], 2, 8)


def test_guild_cards_to_choose_from_are_seen_by_the_chooser_alone():
    s = choose(at(6, players=3, caravan=(3,)), draw_guild(3), draw_guild(1))
    assert game(3).view(s, 0)["offer"] == [2, 0]
    assert game(3).view(s, 1)["offer"] == [None, None]
    assert game(3).view(s, None)["offer"] == [None, None]


def test_unseen_location_cards_are_counted_for_each_viewer():
    s = turn(3, display=(1, 9), rivals=[{"hand": 5}, {"hand": 5, "shown": 1}])
    assert game(3).view(s, 1)["unseen"][4] == 0  # one in the own hand, one shown
    assert game(3).view(s, 0)["unseen"][4] == 1
    assert game(3).view(s, None)["unseen"][0] == 1


def test_two_states_that_differ_only_in_hidden_things_look_the_same():
    one = turn(3, rivals=[{"hand": 5, "goods_hand": [0], "guild_hand": [3]}])
    other = turn(3, rivals=[{"hand": 8, "goods_hand": [5], "guild_hand": [9]}])
    for viewer in (0, 2, None):
        assert game(3).view(one, viewer) == game(3).view(other, viewer)
    assert game(3).view(one, 1) != game(3).view(other, 1)


def test_a_guess_deals_the_unseen_cards_anew():
    s = start(3, seed=5)
    s = turn(3, rivals=[SECRET])
    found = {game(3).guess(s, 0, Random(seed)).hand[1] for seed in range(60)}
    assert len(found) > 10
    assert {game(3).guess(s, 1, Random(seed)).hand[1] for seed in range(20)} == {5}


def test_a_guess_keeps_what_the_seat_knows():
    s = turn(3, rivals=[{**SECRET, "shown": 1}, {"guild_hand": [5]}], guild_hand=[1], goods_hand=[9])
    for seed in range(20):
        t = game(3).guess(s, 0, Random(seed))
        assert (t.hand[0], t.hand[1], t.guild_hand[0], t.goods_hand[0]) == (7, 5, (0,), (9,))
        assert game(3).view(t, 0) == game(3).view(s, 0)


def test_a_guess_loses_no_card_and_deals_no_fountain():
    s = secrets()
    for seed in range(30):
        t = game(3).guess(s, 0, Random(seed))
        assert all(1 <= card <= 18 for card in t.hand)
        for card in range(1, 23):
            assert t.deck[card] + t.hand.count(card) == s.deck[card] + s.hand.count(card)
        for deck, hands in (("goods_deck", "goods_hand"), ("guild_deck", "guild_hand")):
            for kind in range(len(getattr(s, deck))):
                before = getattr(s, deck)[kind] + sum(held.count(kind) for held in getattr(s, hands))
                after = getattr(t, deck)[kind] + sum(held.count(kind) for held in getattr(t, hands))
                assert before == after


def test_guessed_goods_cards_can_be_paid_with():
    s = turn(3, seat=1, display=(15, 9), rivals=[{"goods_hand": [0, 5], "bonus": 1}])
    for seed in range(20):
        t = game(3).guess(s, 0, Random(seed))
        held = [0] * 4
        for card in t.goods_hand[2]:
            held[t.rules.first_good[card]] += 1
            held[t.rules.second_good[card]] += 1
        assert t.wares[8:12] == held


def test_a_guess_draws_the_cards_another_chooses_from_anew():
    s = choose(at(6, players=3, caravan=(3,)), draw_guild(3), draw_guild(1))
    offers = {game(3).guess(s, 1, Random(seed)).offer for seed in range(40)}
    assert len(offers) > 10
    assert {game(3).guess(s, 0, Random(seed)).offer for seed in range(10)} == {(2, 0)}


def test_alone_nothing_is_hidden():
    s = start(1, seed=3)
    t = game(1).guess(s, 0, Random(1))
    assert game(1).save(t) == game(1).save(s)


def test_the_view_says_what_is_asked_of_whom():
    s = start(2)
    seen = game(2).view(s, 1)
    assert (seen["asking"], seen["chooser"], seen["active"], seen["over"]) == ("turn.play", 0, 0, False)
    new = game(2).new()
    assert game(2).view(new, 0)["chooser"] == CHANCE
