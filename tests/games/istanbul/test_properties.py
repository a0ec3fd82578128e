"""What holds after any sequence of choices: nothing comes from nowhere, nothing gets lost."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.kernel.pick import pick

GAMES = [
    bedesten.game("istanbul", players=players, layout=layout, variants=variants, edition=edition)
    for players, layout, variants, edition in [
        (2, "random", [], "2019"),
        (2, "short", ["neutral-assistants"], "2014"),
        (3, "random", [], "2014"),
        (4, "random", ["neutral-assistants"], "2019"),
        (5, "long", [], "2019"),
    ]
]


def check(game, s):
    rules = s.rules
    players = rules.players
    # Cards: in hands, pile and discards, and those being played right now.
    held = sum(len(hand) for hand in s.hand) + sum(s.deck) + len(s.discards)
    played = sum(step.key in ("cards.discard", "cards.once_more") for step in s.stack)
    assert held + played == sum(game.components.numbers("bonus_cards.copies"))
    assert all(count >= 0 for count in s.deck)
    for hand, shown in zip(s.hand, s.shown, strict=True):
        assert list(hand) == sorted(hand)
        assert all(shown.count(card) <= hand.count(card) for card in shown)
    # Barrows within capacity, purses never empty of more than nothing.
    assert all(lira >= 0 for lira in s.lira)
    for seat in range(players):
        assert 0 <= s.extensions[seat] <= 3
        for good in range(4):
            assert 0 <= s.goods[4 * seat + good] <= 2 + s.extensions[seat]
    # Assistants: four, and the fifth with the blue tile; with the variant one of the four is anybody's.
    own = [4 + (tiles >> 3 & 1) for tiles in s.tiles]
    handed_out = bool(s.bystanders) and not any(step.key == "setup.ready" for step in s.stack)
    neutral_in_play = players if handed_out else 0
    carried = [bin(crew)[3:] for crew in s.crew]
    for seat in range(players):
        expected = own[seat] - (1 if handed_out else 0)
        assert carried[seat].count("0") + bin(s.out[seat]).count("1") == expected
    assert sum(stack.count("1") for stack in carried) + sum(s.bystanders) == neutral_in_play
    # Rubies: as many as were taken from the tracks, earned by pairs of tiles and by full barrows.
    pairs = sum((tiles & 3 == 3) + (tiles & 12 == 12) for tiles in s.tiles)
    full = sum(extensions == 3 for extensions in s.extensions)
    assert sum(s.rubies) == s.palace + s.gems + pairs + full
    if not rules.refill:
        assert s.palace <= len(rules.palace_costs) and s.gems <= len(rules.gem_prices)
    # Mosque tiles: those taken are those owned.
    for good in range(4):
        assert s.mosque[good] == sum(tiles >> good & 1 for tiles in s.tiles) <= len(rules.mosque_goods)
    # Everybody stands somewhere.
    places = set(rules.numbers)
    assert set(s.merchant) | set(s.family) | set(s.tokens) | set(s.neutrals) <= places
    assert 0 <= s.mail <= 4
    for seen, tiles in zip(s.demand, rules.demand, strict=True):
        assert len(set(seen)) == len(seen) <= len(tiles)
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), choices=st.lists(st.floats(0, 0.999999), min_size=20, max_size=400))
def test_nothing_comes_from_nowhere(game, choices):
    s = game.new()
    for roll in choices:
        if s.over():
            break
        check(game, s)
        if s.seat() == bedesten.CHANCE:
            s.apply(pick(s.options(), s.weights(), roll))
        else:
            s.apply(s.options()[int(roll * len(s.options()))])
    check(game, s)


@settings(max_examples=15, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    import random

    rng = random.Random(seed)
    s = game.new()
    n = 0
    while not s.over():
        if n % 7 == 0:
            check(game, s)
        if s.seat() == bedesten.CHANCE:
            s.apply(pick(s.options(), s.weights(), rng.random()))
        else:
            # Mostly what leads somewhere: the higher choices are actions, not refusals.
            options = s.options()
            s.apply(options[int(rng.random() ** 0.7 * len(options))])
        n += 1
    check(game, s)
