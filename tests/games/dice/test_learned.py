"""The learned value: chances that add up, dice rolled again by what all throws promise, nothing left behind."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.bots.evaluate.dice import TUNED, VALUE
from bedesten.bots.evaluate.dice_learned import SET_WAYS, SETS
from bedesten.bots.evaluate.dice_sight import CASES, SIZES, STARTS, sight
from bedesten.bots.lookahead import best_choice
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
