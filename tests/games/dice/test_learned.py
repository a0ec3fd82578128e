"""The learned value: chances that add up, dice rolled again by what all throws promise, nothing left behind."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from tests.games.dice.helpers import card, cards, choose, reveal, turn

import bedesten
from bedesten.bots.evaluate.dice import TUNED, VALUE
from bedesten.bots.evaluate.dice_learned import SET_WAYS, SETS, best_of
from bedesten.bots.evaluate.dice_sight import CASES, SIZES, STARTS, sight
from bedesten.bots.lookahead import best_choice, promise, scores
from bedesten.games.dice.names import CRYSTAL, LIRA, LIRA_CARPET, RESOURCES
from bedesten.kernel.step import CHANCE


def positions(players, seed, **options):
    """Every position of a game that is played at a glance."""
    game = bedesten.game("dice", players=players, **options)
    rng = random.Random(seed)
    s = game.new()
    while s.stack:
        yield s
        choice = s.chance(rng.random()) if s.seat() == CHANCE else best_choice(s, s.seat(), VALUE, rng, 1)
        s.apply(choice)
    yield s


def reroll(seed, crystals=1):
    """A first roll with so many crystals to roll again."""
    for s in positions(2, seed):
        if s.seat() != CHANCE and s.stack[-1].key == "dice.reroll":
            s = s.copy()
            s.resources[s.active * RESOURCES + CRYSTAL] = crystals
            return s
    raise AssertionError("nothing was rolled")


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (2, {"tracks": "base-like"}), (4, {"tracks": "tracker"})]
)
def test_the_chances_of_all_seats_add_up(players, options):
    for s in positions(players, 4, **options):
        if s.stack and TUNED.quiet(s):
            chances = TUNED.chances(s, players)
            assert sum(chances) == pytest.approx(1.0)
            assert [TUNED.of(s, seat) / 240 for seat in range(players) if seat != s.active] == pytest.approx(
                [chance for seat, chance in enumerate(chances) if seat != s.active]
            )
    assert sum(TUNED.of(s, seat) for seat in range(players)) == pytest.approx(240)


def test_one_case_is_seen_of_each_thing():
    assert sum(SIZES) == CASES
    for players in (2, 3, 4):
        for s in positions(players, 7):
            seen = sight(s, 0, s.active, s.round)
            assert all(0 <= case - start < size for case, start, size in zip(seen, STARTS, SIZES, strict=True))


def test_more_is_better():
    s = bedesten.game("dice", players=2).new()
    while s.seat() == CHANCE and s.stack[-1].key != "dice.roll":
        s.apply(s.legal[0])
    richer, ahead = s.copy(), s.copy()
    richer.resources[LIRA] += s.rules.tracks[LIRA_CARPET][0]
    ahead.rubies[0] += 2
    assert TUNED.chances(s, 2)[0] < TUNED.chances(richer, 2)[0] < TUNED.chances(ahead, 2)[0]


def test_all_throws_are_there():
    assert [len(sets) for sets in SETS[:4]] == [1, 6, 21, 56]
    assert [sum(often) for often in SET_WAYS] == [6**amount for amount in range(10)]


def test_rolling_again_is_worked_out_over_all_throws():
    s = reroll(3)
    value = TUNED.anew(s)
    dice = s.dice
    found = value.weighed(s, 252)
    assert len(found) == len(s.legal)
    assert found[0] == pytest.approx(value.with_dice(s, dice, 1, 1))
    every = sum(often * value.with_dice(s, thrown, 0, 1) for thrown, often in zip(SETS[5], SET_WAYS[5], strict=True))
    assert s.legal[-1] == dice
    assert found[-1] == pytest.approx(every / 6**5)


def test_what_is_known_of_the_throws_serves_the_next_crystal():
    s = reroll(3, crystals=2)
    value = TUNED.anew(s)
    assert max(range(len(s.legal)), key=value.weighed(s, 1).__getitem__) == 0
    value.weighed(s, 252)
    s.apply(s.legal[-1])
    rng = random.Random(1)
    while s.seat() == CHANCE:
        s.apply(s.chance(rng.random()))
    assert s.stack[-1].key == "dice.reroll"
    assert len(set(value.weighed(s, 1))) > 2
    assert len(set(value.anew(s).weighed(s, 1))) == 2
    assert not TUNED.anew(s).known


# Cards that are revealed.


MANY = 1_000_000
"""Looks enough to leave nothing out."""


def revealing(amount, **fields):
    """An action with so many cards to reveal, and none left after it."""
    s = turn(dice="C" * amount, players=2, actions=1, made=bedesten.game("dice", players=2), **fields)
    s.deck = [count if card % 3 == 0 else 0 for card, count in enumerate(s.rules.copies)]
    return choose(s, cards(amount))


@pytest.mark.parametrize("amount", [1, 2])
def test_of_the_cards_that_are_revealed_the_best_is_used(amount):
    s = revealing(amount, lira=9, crystals=4, markers="RW")
    deck = [card for card, count in enumerate(s.deck) for _ in range(count)]
    every = [
        promise(choose(s.copy(), *map(reveal, drawn)), 0, TUNED, random.Random(1), MANY, TUNED.turn(s))
        for drawn in permutations(deck, amount)
    ]
    assert TUNED.averaged(s, 0, random.Random(1), MANY, TUNED.turn(s)) == pytest.approx(sum(every) / len(every))


def test_more_cards_to_choose_from_are_better():
    drawn = [revealing(amount) for amount in (1, 2, 3)]
    found = [TUNED.averaged(s, 0, random.Random(1), 1000, TUNED.turn(s)) for s in drawn]
    assert found[0] < found[1] < found[2]


def test_what_cards_promise_is_no_matter_of_luck():
    s = turn(dice="CCRGL", players=2, lira=8, crystals=2, made=bedesten.game("dice", players=2))
    s.deck = s.rules.copies.copy()
    s.refresh()
    for budget in (1, 60, 3000):
        assert len({tuple(scores(s, 0, TUNED, random.Random(luck), budget)) for luck in range(4)}) == 1


def test_with_no_look_to_spend_cards_are_judged_at_a_glance():
    s = revealing(2)
    assert TUNED.averaged(s, 0, random.Random(1), 1, TUNED.turn(s)) == TUNED.of(s, 0)


@pytest.mark.parametrize("drawn", [1, 2, 3, 5, 9])
def test_the_best_of_several_cards_drawn(drawn):
    worths = [(3.0, 2), (-1.0, 1), (8.0, 1), (0.5, 2)]
    cards = [worth for worth, count in worths for _ in range(count)]
    hands = list(combinations(cards, min(drawn, len(cards))))
    assert best_of(worths, drawn) == pytest.approx(sum(map(max, hands)) / len(hands))


# What cards give to others.


def asked_of_the_other(card, **rival):
    """Another is asked what he takes of a card that was used; an action is left."""
    s = turn(dice="CRRGG", players=2, made=bedesten.game("dice", players=2), rivals=[rival], deck=[card])
    choose(s, cards(1))
    assert s.seat() == 1
    return s


def test_what_others_take_of_a_card_is_foreseen():
    s = asked_of_the_other(card("K + 3L", "K / 3L"), lira=9)
    lira = choose(s.copy(), 2)
    assert TUNED.of(lira, 1) > TUNED.of(choose(s.copy(), 1), 1)  # it buys a ruby
    assert TUNED.answer(s) == 2

    def promised(state, budget):
        return promise(state, 0, TUNED, random.Random(1), budget, TUNED.turn(state))

    assert promised(s, 500) == pytest.approx(promised(lira, 500))
    assert promised(s, 1) == TUNED.of(s, 0)


def test_others_give_nothing_for_what_is_worth_less_to_them():
    poor = asked_of_the_other(card("4L", "K > 3L"), lira=8, crystals=1)
    rich = asked_of_the_other(card("4L", "K > 3L"), lira=30, crystals=1)
    assert TUNED.answer(poor) == 1  # those Lira buy a ruby
    assert TUNED.answer(rich) == 0
