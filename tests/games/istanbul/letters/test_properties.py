"""What holds after any sequence of choices: letters, kiosk tiles and bonus cards are neither lost nor made."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.games.istanbul.modules.letters.names import AT_HAND, IN_SUPPLY
from bedesten.kernel.pick import pick

GAMES = [
    bedesten.game(
        "istanbul", players=players, modules=["letters"], letters_deck=deck, variants=variants, layout="random"
    )
    for players, deck, variants in [
        (2, "only", []),
        (3, "mixed", ["neutral-assistants"]),
        (4, "only", []),
        (5, "mixed", []),
    ]
]


def check(game, s):
    players = s.rules.players
    # Letters: of each place as many as there were, wherever they are now.
    copies = [0, *game.components.numbers("letters.copies")]
    for place, count in enumerate(copies):
        held = sum(
            [*letters, *delivered].count(place) for letters, delivered in zip(s.letters, s.delivered, strict=True)
        )
        assert s.letter_deck[place] + s.letter_discards[place] + held == count
    # None waits that could be delivered.
    for seat in range(players):
        assert list(s.letters[seat]) == sorted(s.letters[seat])
        if not any(step.key == "letters.deliver" for step in s.stack):
            assert not {s.merchant[seat], s.family[seat], s.companion[seat]} & set(s.letters[seat])
    # Kiosk tiles: each once.
    tiles = [*s.kiosk, *s.kiosk_discards]
    assert [tiles.count(tile) + s.kiosk_deck[tile] for tile in range(1, 25)] == [1] * 24
    # Bonus cards: in hands, pile and discards, and those being played right now.
    for kind, count in enumerate(s.rules.copies):
        held = sum(hand.count(kind) for hand in s.hand) + s.deck[kind] + s.discards.count(kind)
        played = sum(step.key in ("cards.discard", "cards.once_more") and step.args()[-1] == kind for step in s.stack)
        assert held + played == count
    for hand, shown in zip(s.hand, s.shown, strict=True):
        assert all(shown.count(card) <= hand.count(card) for card in shown)
    # Rubies: from the tracks, by pairs of tiles and by full barrows.
    pairs = sum((tiles & 3 == 3) + (tiles & 12 == 12) for tiles in s.tiles)
    full = sum(extensions == 3 for extensions in s.extensions)
    assert sum(s.rubies) == s.palace + s.gems + pairs + full
    assert s.society <= sum(s.rubies)
    # Purses, barrows, companions, extra turns.
    assert all(lira >= 0 for lira in s.lira)
    assert all(0 <= s.goods[4 * seat + good] <= 2 + s.extensions[seat] for seat in range(players) for good in range(4))
    assert set(s.companion) <= {IN_SUPPLY, AT_HAND, *s.rules.numbers}
    assert all(bought <= s.round for bought in s.extra)
    assert s.again in (0, 1)
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options))
        if s.top().key == "turn.move":
            assert (s.spared, s.elsewhere) == (-1, 0)


def go_on(s, chance):
    if s.seat() == bedesten.CHANCE:
        s.apply(pick(s.options(), s.weights(), chance))
    else:
        s.apply(s.options()[int(chance * len(s.options()))])


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), choices=st.lists(st.floats(0, 0.999999), min_size=20, max_size=300))
def test_nothing_comes_from_nowhere(game, choices):
    s = game.new()
    for chance in choices:
        if s.over():
            break
        check(game, s)
        go_on(s, chance)
    check(game, s)


@settings(max_examples=8, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    rng = random.Random(seed)
    s = game.new()
    n = 0
    while not s.over():
        if n % 11 == 0:
            check(game, s)
        # Mostly what leads somewhere: the higher choices are actions, not refusals.
        go_on(s, rng.random() if s.seat() == bedesten.CHANCE else rng.random() ** 0.7)
        n += 1
    check(game, s)
