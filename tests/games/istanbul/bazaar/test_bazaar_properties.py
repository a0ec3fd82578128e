"""What holds after any sequence of choices in the Great Bazaar, and the contract of the kernel."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.kernel.conformance import check_game
from bedesten.kernel.pick import pick

from ..mocha.helpers import ALL

RESOLVING = ("cards.discard", "cards.once_more")


def made(players, *variants):
    return bedesten.game("istanbul", players=players, variants=["great-bazaar", *variants])


GAMES = [made(2, "caravan-leader"), made(3, "neutral-assistants"), made(5)]


def check(s):
    players = s.rules.players
    keys = Counter(step.key for step in s.stack)
    held = sum(len(hand) for hand in s.hand) + sum(s.deck) + len(s.discards)
    assert held + sum(keys[key] for key in RESOLVING) == 72
    guild = Counter({card: count for card, count in enumerate(s.guild_deck) if count})
    guild.update(card for hand in s.guild_hand for card in hand)
    guild.update(s.guild_discards)
    guild.update(step.args()[0] for step in s.stack if step.key == "guild.discard")
    assert guild == Counter(ALL)
    letters = sum(len(some) for some in [*s.letters, *s.delivered])
    assert letters + sum(s.letter_deck) + sum(s.letter_discards) == 36
    assert len(s.kiosk) + sum(s.kiosk_deck) + len(s.kiosk_discards) == 24
    for kind in range(2):
        assert s.tavern[kind] == sum(tiles >> kind & 1 for tiles in s.tavern_tiles) <= 4
    pairs = sum((tiles & 3 == 3) + (tiles & 12 == 12) for tiles in s.tiles)
    full = sum(extensions == 3 for extensions in s.extensions)
    assert sum(s.rubies) == s.palace + s.gems + s.coffee_house + pairs + full
    assert min(s.lira) >= 0 and min(s.coffee) >= 0
    handed_out = bool(s.bystanders) and not keys["setup.ready"]
    carried = [bin(crew)[3:] for crew in s.crew]
    for seat in range(players):
        own = 4 - handed_out + (s.tiles[seat] >> 3 & 1)
        assert carried[seat].count("0") + s.out[seat].bit_count() == own
        load = s.goods[4 * seat : 4 * seat + 4]
        assert all(0 <= amount <= 2 + s.extensions[seat] for amount in load)
        # No letter waits where one of its owner's tokens is.
        if not any(
            key.startswith(("letters.", "setup.")) for key in keys if key not in ("letters.meet", "letters.pay")
        ):
            assert not {s.merchant[seat], s.family[seat], s.companion[seat]} & set(s.letters[seat])
    assert sum(stack.count("1") for stack in carried) + sum(s.bystanders) == (players if handed_out else 0)
    places = set(s.rules.numbers)
    assert set(s.merchant) | set(s.family) | set(s.tokens) | set(s.neutrals) <= places
    assert set(s.companion) <= places | {0, -1}
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options)), s.top().key


def take(s, number):
    if s.seat() == bedesten.CHANCE:
        s.apply(pick(s.options(), s.weights(), number))
    else:
        s.apply(s.options()[int(number**0.7 * len(s.options()))])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), numbers=st.lists(st.floats(0, 0.999999), min_size=40, max_size=300))
def test_nothing_comes_from_nowhere(game, numbers):
    s = game.new()
    for number in numbers:
        if s.over():
            break
        check(s)
        take(s, number)
    check(s)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    rng = Random(seed)
    s = game.new()
    count = 0
    while not s.over():
        if count % 11 == 0:
            check(s)
        take(s, rng.random())
        count += 1
    check(s)
    assert max(s.rubies) >= 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.players))
def test_a_random_game_keeps_the_contract(game):
    check_game(game, seeds=[4], every=25)
