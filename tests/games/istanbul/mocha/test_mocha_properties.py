"""What holds after any sequence of choices with Mocha & Baksheesh: nothing comes from nowhere, nothing gets lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.kernel.conformance import check_game
from bedesten.kernel.pick import pick

from .helpers import ALL


def made(players, variants=(), layout="random"):
    return bedesten.game("istanbul", players=players, modules=["mocha"], variants=list(variants), layout=layout)


GAMES = [
    made(2, ["neutral-assistants", "caravan-leader"]),
    made(3, layout="first-game"),
    made(4, ["neutral-assistants"]),
    made(5, ["caravan-leader"]),
]
RESOLVING = ("cards.discard", "cards.once_more")
"""Steps that hold a bonus card which is being played."""


def check(s):
    players = s.rules.players
    keys = Counter(step.key for step in s.stack)
    # Bonus cards: in hands, pile and discards, and those being played right now.
    held = sum(len(hand) for hand in s.hand) + sum(s.deck) + len(s.discards)
    assert held + sum(keys[key] for key in RESOLVING) == 44
    # Guild cards: each of the twenty once, in a hand, the pile, the discards, or being played.
    guild = Counter({card: count for card, count in enumerate(s.guild_deck) if count})
    guild.update(card for hand in s.guild_hand for card in hand)
    guild.update(s.guild_discards)
    guild.update(step.args()[0] for step in s.stack if step.key == "guild.discard")
    assert guild == Counter(ALL)
    # Tavern tiles: those taken are those owned, at most four of a kind.
    for kind in range(2):
        assert s.tavern[kind] == sum(tiles >> kind & 1 for tiles in s.tavern_tiles) <= 4
    # Rubies: as many as were taken from the three tracks, earned by pairs of tiles and by full barrows.
    pairs = sum((tiles & 3 == 3) + (tiles & 12 == 12) for tiles in s.tiles)
    full = sum(extensions == 3 for extensions in s.extensions)
    assert sum(s.rubies) == s.palace + s.gems + s.coffee_house + pairs + full
    # Nobody owes anything.
    assert min(s.lira) >= 0 and min(s.coffee) >= 0
    for seat in range(players):
        load = s.goods[4 * seat : 4 * seat + 4]
        assert all(0 <= amount <= 2 + s.extensions[seat] for amount in load)
    # Assistants.
    handed_out = bool(s.bystanders) and not keys["setup.ready"]
    carried = [bin(crew)[3:] for crew in s.crew]
    for seat in range(players):
        own = 4 - handed_out + (s.tiles[seat] >> 3 & 1)
        assert carried[seat].count("0") + s.out[seat].bit_count() == own
    assert sum(stack.count("1") for stack in carried) + sum(s.bystanders) == (players if handed_out else 0)
    # The Barrier stands between neighbours, and whoever placed it controls it.
    if s.barrier:
        assert s.barrier in s.layout().edges() and 0 <= s.gatekeeper < players
    elif not keys["tavern.barrier"]:
        assert s.gatekeeper == -1
    places = set(s.rules.numbers)
    assert places == set(range(1, 21))
    assert set(s.merchant) | set(s.family) | set(s.tokens) | set(s.neutrals) <= places
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options)), s.top().key


def take(s, number):
    """Any option, by a number from 0 to 1; chance by its weights."""
    if s.seat() == bedesten.CHANCE:
        s.apply(pick(s.options(), s.weights(), number))
    else:
        # The higher choices are actions and cards, not refusals.
        s.apply(s.options()[int(number**0.7 * len(s.options()))])


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), numbers=st.lists(st.floats(0, 0.999999), min_size=20, max_size=300))
def test_nothing_comes_from_nowhere(game, numbers):
    s = game.new()
    for number in numbers:
        if s.over():
            break
        check(s)
        take(s, number)
    check(s)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    rng = Random(seed)
    s = game.new()
    count = 0
    while not s.over():
        if count % 9 == 0:
            check(s)
        take(s, rng.random())
        count += 1
    check(s)
    assert max(s.rubies) >= 6


VARIANTS = ((), ("neutral-assistants",), ("caravan-leader",), ("neutral-assistants", "caravan-leader"))
COMBINED = [
    (players, some) for players in (2, 3, 4, 5) for some in VARIANTS if players < 5 or "neutral-assistants" not in some
]


@pytest.mark.parametrize(("players", "variants"), COMBINED)
def test_a_random_game_keeps_the_contract(players, variants):
    check_game(made(players, variants), seeds=[players], every=25)
