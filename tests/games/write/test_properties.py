"""What holds after any sequence of choices: nothing comes from nowhere, nothing gets lost."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.games.write.names import FROM_GOODS, FROM_GUILD, FROM_LIRA, GEMSTONE_DEALER, PALACE
from bedesten.games.write.rules import price_of
from bedesten.kernel.pick import pick

GAMES = [bedesten.game("write", players=players) for players in range(1, 6)]
FLOW = ("gained_lira", "gained_goods", "gained_bonus")


def check(s):
    rules = s.rules
    # Goods and guild cards: in hands, deck and discards, and those that are being chosen from.
    for kind in range(10):
        held = sum(hand.count(kind) for hand in s.goods_hand)
        assert s.goods_deck[kind] + s.goods_discards[kind] + held == rules.goods_copies[kind]
    for kind in range(16):
        held = sum(hand.count(kind) for hand in s.guild_hand) + s.offer.count(kind)
        assert s.guild_deck[kind] + s.guild_discards[kind] + held == rules.guild_copies[kind]
    # Location cards: what is not in the deck, a hand or the display was played, discarded, or a fountain.
    seen = sum(1 for key, *_ in s.log if key in ("played", "played_hand", "discarded_left", "fountain"))
    lying = (s.left > 0) + (s.right > 0) + sum(card > 0 for card in s.hand)
    assert sum(s.deck) + lying + seen == 40
    assert not (s.right and not s.left)
    # Ruby cards: each at one letter or in the deck; prices are what the cards show.
    laid = [card for cards in s.letters for card in cards]
    assert sorted([*laid, *(card for card, there in enumerate(s.ruby_deck) if there)]) == list(range(20))
    for letter, cards in enumerate(s.letters):
        assert s.prices[4 * letter : 4 * letter + 4] == price_of(rules, cards)
    assert len(set(s.caravan)) == len(s.caravan) <= 8
    for seat in range(rules.players):
        check_sheet(s, seat)
    if not s.over():
        options = s.options()
        assert len(options) > 1 and options == sorted(set(options))


def check_sheet(s, seat):
    """Spaces are filled once and crossed off once; rubies are those that were told."""
    rules = s.rules
    told = [(key, a, b) for key, who, a, b in s.log if who == seat]
    for good in range(4):
        filled, left = s.goods_filled[4 * seat + good], s.goods[4 * seat + good]
        assert 0 <= left <= filled <= rules.column
        assert filled == sum(b for key, a, b in told if key == "gained_goods" and a == good)
        assert left == filled - sum(b for key, a, b in told if key == "paid_goods" and a == good)
    assert 0 <= s.lira[seat] <= s.lira_filled[seat] <= rules.lira
    assert s.lira[seat] == sum(a if key == "gained_lira" else -a for key, a, _ in told if key.endswith("_lira"))
    assert 0 <= s.bonus[seat] <= s.bonus_filled[seat] <= rules.bonus_spaces
    icons = s.icons[14 * seat : 14 * seat + 14]
    assert all(0 <= left <= at_first for left, at_first in zip(icons, rules.icons, strict=True))
    crossed = sum(1 for key, *_ in told if key == "crossed_icon")
    assert sum(rules.icons) - sum(icons) == crossed
    marks = s.improvements[5 * seat : 5 * seat + 5]
    assert all(0 <= n <= most for n, most in zip(marks, rules.squares, strict=True))
    rubies = [a for key, a, _ in told if key == "gained_ruby"]
    assert s.rubies[seat] == len(rubies)
    assert s.goods_rubies[seat] == rubies.count(FROM_GOODS) <= 3
    assert s.lira_rubies[seat] == rubies.count(FROM_LIRA) <= 2
    assert s.palace_rubies[4 * seat : 4 * seat + 4] == [rubies.count(PALACE + letter) for letter in range(4)]
    assert set(rubies) <= {FROM_GOODS, FROM_LIRA, FROM_GUILD, GEMSTONE_DEALER, *range(PALACE, PALACE + 4)}
    for hand in (s.goods_hand[seat], s.guild_hand[seat]):
        assert list(hand) == sorted(hand)
    wares = [0] * 4
    for card in s.goods_hand[seat]:
        wares[rules.first_good[card]] += 1
        wares[rules.second_good[card]] += 1
    assert s.wares[4 * seat : 4 * seat + 4] == wares
    assert s.guilds_played[seat] == sum(1 for key, *_ in told if key == "played_guild_card")
    assert s.cards_played[seat] == sum(1 for key, *_ in told if key in ("paid_card", "discarded_card"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(GAMES), choices=st.lists(st.floats(0, 0.999999), min_size=20, max_size=300))
def test_nothing_comes_from_nowhere(game, choices):
    s = game.new()
    s.log = []
    for n, roll in enumerate(choices):
        if s.over():
            break
        if n % 5 == 0:
            check(s)
        if s.seat() == bedesten.CHANCE:
            s.apply(pick(s.options(), s.weights(), roll))
        else:
            s.apply(s.options()[int(roll * len(s.options()))])
    check(s)


@settings(max_examples=15, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10_000))
def test_it_holds_to_the_end_of_a_game(game, seed):
    import random

    rng = random.Random(seed)
    s = game.new()
    s.log = []
    turns = 0
    while not s.over():
        if s.top().key == "turn.play":
            check(s)
            assert sum(s.owed) == 0 and s.offer == () and s.taken == 0 and not s.caravan_used
            assert s.left and s.right and all(s.hand)
            turns += 1
        if s.seat() == bedesten.CHANCE:
            s.apply(pick(s.options(), s.weights(), rng.random()))
        else:
            # Mostly what leads somewhere: the higher choices are actions and guild cards, not refusals.
            options = s.options()
            s.apply(options[int(rng.random() ** 0.6 * len(options))])
    check(s)
    assert turns <= 40 + sum(s.guilds_played)
