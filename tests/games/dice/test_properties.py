"""What holds after any sequence of choices: nothing comes from nowhere, nothing gets lost."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bedesten.games.dice.game import make
from bedesten.games.dice.names import DIE_TILE
from bedesten.kernel.pick import pick
from bedesten.kernel.step import CHANCE

SCARCE = {"supply": {"markers": [3, 3, 3, 3, 3], "crystals": 4, "lira": 25}}
"""A supply that runs short all the time."""
GAMES = [
    make({"players": 2}),
    make({"players": 2, "tracks": "base-like"}),
    make({"players": 3}),
    make({"players": 4}),
    make({"players": 4, "tracks": "tracker"}),
    make({"players": 3, "components": SCARCE}),
]


def check(s):
    rules = s.rules
    players = rules.players
    # Markers, crystals, Lira: all there is, with the players or in the supply, and never less than nothing.
    assert len(s.resources) == 7 * players and min(s.resources) >= 0
    for kind in range(7):
        assert s.supply(kind) >= 0
        assert s.supply(kind) + sum(s.resources[kind::7]) == rules.supply[kind]
    # Tiles: in the display, in the stack, under it, or somebody's.
    for tile in rules.tiles:
        owned = sum(tiles.count(tile.kind) for tiles in s.tiles)
        assert owned + s.display.count(tile.kind) + s.under.count(tile.kind) + s.pile[tile.kind] == tile.copies
    assert list(s.display) == sorted(s.display) and len(s.display) <= rules.display
    for tile in s.fresh:
        assert s.fresh.count(tile) <= s.tiles[s.active].count(tile)
    # Rubies: as many as were taken from the board, and none where none lay; one each at most from the mosque.
    assert sum(s.rubies) == sum(s.taken)
    assert all(0 <= taken <= laid for taken, laid in zip(s.taken, rules.rubies, strict=True))
    assert s.taken[6] <= bin(s.claimed).count("1")
    # Cards: in the deck, revealed, or discarded.
    for card in rules.cards:
        assert 0 <= s.deck[card.kind] <= card.copies - s.revealed.count(card.kind)
    # Dice: no more than the active player has.
    die_tiles = sum(rules.abilities[tile] == DIE_TILE for tiles in s.tiles for tile in tiles)
    assert die_tiles <= rules.spare_dice
    assert sum(int(digit) for digit in str(s.dice)) <= rules.shared_dice + rules.spare_dice
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options)) and options[0] >= 0


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), choices=st.lists(st.floats(0, 0.999999), min_size=20, max_size=300))
def test_nothing_comes_from_nowhere(game, choices):
    s = game.new()
    for roll in choices:
        if s.over():
            break
        check(s)
        if s.seat() == CHANCE:
            s.apply(pick(s.options(), s.weights(), roll))
        else:
            s.apply(s.options()[int(roll * len(s.options()))])
    check(s)


@settings(max_examples=20, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    rng = Random(seed)
    s = game.new()
    n = 0
    while not s.over():
        if n % 5 == 0:
            check(s)
        if s.seat() == CHANCE:
            s.apply(pick(s.options(), s.weights(), rng.random()))
        else:
            s.apply(s.options()[int(rng.random() * len(s.options()))])
        n += 1
    check(s)
    assert max(s.rubies) >= s.rules.target


@settings(max_examples=40, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_rubies_never_go_back_and_turns_keep_their_order(game, seed):
    rng = Random(seed)
    s = game.new()
    before = list(s.rubies)
    turn = s.round * s.rules.players + s.active
    for _ in range(250):
        if s.over():
            break
        s.apply(pick(s.options(), s.weights(), rng.random()))
        assert all(now >= then for now, then in zip(s.rubies, before, strict=True))
        before = list(s.rubies)
        now = s.round * s.rules.players + s.active
        assert s.over() or now - turn in (0, 1)
        turn = now
