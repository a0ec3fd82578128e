"""What a seat may know of guild cards, and guesses that agree with it."""

from collections import Counter
from random import Random

import pytest

from bedesten.games.istanbul.modules.mocha.names import GUILD_HALL, TURN_TO_SIX
from bedesten.games.istanbul.names import FIVE_LIRA, TEA_HOUSE

from ..helpers import choose, roll
from .helpers import ALL, at, draw_guild, game, guild, turn

HANDS = {"guild": [3, 9], "rivals": [{"guild": [5]}, {"guild": [7, 20]}], "guild_discards": (1, 2)}


def mocha(state, viewer):
    return game().view(state, viewer)["mocha"]


def test_a_seat_sees_its_own_guild_cards_and_how_many_the_others_have():
    assert mocha(turn(**HANDS), 0)["guild_hand"] == [3, 9]
    assert mocha(turn(**HANDS), 2)["guild_hand"] == [7, 20]
    assert mocha(turn(**HANDS), 0)["guild_cards"] == [2, 1, 2]


def test_a_spectator_sees_no_hand():
    assert mocha(turn(**HANDS), None)["guild_hand"] is None


def test_the_pile_is_seen_as_a_number_and_the_discards_lie_open():
    view = mocha(turn(**HANDS), 1)
    assert (view["guild_deck"], view["guild_discards"]) == (13, [1, 2])


@pytest.mark.parametrize("viewer", [0, None])
def test_views_do_not_depend_on_what_is_hidden(viewer):
    one = turn(guild=[3], rivals=[{"guild": [5]}, {"guild": [7]}])
    other = turn(guild=[3], rivals=[{"guild": [12]}, {"guild": [20]}])
    assert game().view(one, viewer) == game().view(other, viewer)


def test_coffee_lies_open():
    assert mocha(turn(coffee=4, rivals=[{"coffee": 2}]), 2)["coffee"] == [4, 2, 0]


def test_who_draws_a_guild_card_is_told_which_and_the_others_are_not():
    s = at(GUILD_HALL)
    s.log = []
    choose(s, 1, draw_guild(13))
    event = next(event for event in s.log if event[0] == "drew_guild_card")
    names = ["Ann", "Ben", "Cem"]
    own, others, nobody = [game().story(event, viewer, names) for viewer in (0, 1, None)]
    assert others == nobody != own
    assert "13" in own and "13" not in others


def test_which_card_is_discarded_is_told_to_all():
    s = at(GUILD_HALL)
    s.log = []
    choose(s, 1, draw_guild(13), draw_guild(4), 13)
    event = next(event for event in s.log if event[0] == "discarded_guild_card")
    assert game().story(event, 1, ["Ann", "Ben", "Cem"]) == game().story(event, 0, ["Ann", "Ben", "Cem"])
    assert mocha(s, 1)["guild_discards"] == [13]


# Guesses.


def all_guild_cards(s):
    hands = Counter(card for hand in s.guild_hand for card in hand)
    return hands + Counter({card: n for card, n in enumerate(s.guild_deck) if n}) + Counter(s.guild_discards)


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_agrees_with_the_view_and_has_the_same_cards(seed, seat):
    s = turn(**HANDS)
    guessed = game().guess(s, seat, Random(seed))
    assert game().view(guessed, seat) == game().view(s, seat)
    assert guessed.guild_hand[seat] == s.guild_hand[seat]
    assert [len(hand) for hand in guessed.guild_hand] == [2, 1, 2]
    assert all(list(hand) == sorted(hand) for hand in guessed.guild_hand)
    assert all_guild_cards(guessed) == all_guild_cards(s) == Counter(ALL)


def test_every_hidden_card_may_be_guessed_none_that_is_seen():
    s = turn(**HANDS)
    rng = Random(1)
    found = Counter(game().guess(s, 0, rng).guild_hand[1][0] for _ in range(1600))
    assert set(found) == set(ALL) - {1, 2, 3, 9}
    assert all(60 < count < 145 for count in found.values()), "sixteen cards, each as likely"


def test_a_guess_leaves_the_state_alone():
    s = turn(**HANDS)
    before = game().save(s)
    game().guess(s, 0, Random(1)).apply(6)
    assert game().save(s) == before


def test_a_guess_offers_its_seat_the_same_choices():
    s = turn(**HANDS, lira=20, coffee=5)
    assert guild(9) in s.options()
    assert all(game().guess(s, 0, Random(seed)).options() == s.options() for seed in range(10))


def test_a_guess_can_be_played_on_by_whoever_is_asked():
    # The others are not told what is asked, so they may guess a hand without the card: it must be playable all the same.
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX], rivals=[{"hand": [FIVE_LIRA]}]), 7, roll(1, 2))
    for seed in range(10):
        guessed = game().guess(s, 1, Random(seed))
        assert (len(guessed.options()) > 1) == (TURN_TO_SIX in guessed.hand[0])
        guessed.apply(guessed.options()[-1])


def test_that_a_die_may_be_turned_betrays_a_card_so_the_others_are_not_told():
    s = choose(at(TEA_HOUSE, hand=[TURN_TO_SIX]), 7, roll(1, 2))
    assert game().view(s, 0)["asking"] == "turn_to_six.use"
    assert [game().view(s, viewer)["asking"] for viewer in (1, 2, None)] == [None] * 3
