"""The search: honest, repeatable, interruptible, and at home in every game."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.bots import LEVELS, bot
from bedesten.bots.relaxed import Relaxed
from bedesten.bots.search import Search
from bedesten.bots.tree import Tree
from bedesten.bots.values import tuned_value_of, value_of

EVERYTHING = [
    ("istanbul", {"players": 2}),
    ("istanbul", {"players": 5, "layout": "random"}),
    ("istanbul", {"players": 3, "modules": ["mocha"]}),
    ("istanbul", {"players": 4, "modules": ["letters"], "variants": ["caravan-leader"]}),
    ("istanbul", {"players": 2, "variants": ["great-bazaar", "neutral-assistants"]}),
    ("dice", {"players": 3}),
    ("write", {"players": 1}),
    ("write", {"players": 4}),
]


def table_after(name, options, seed, choices):
    """A table some way into a game that is played at random."""
    table = bedesten.Table(bedesten.game(name, **options), seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if table.over:
            break
        table.apply(rng.choice(table.options()))
    return table


@pytest.mark.parametrize(("name", "options"), EVERYTHING)
def test_a_search_plays_every_game(name, options):
    table = table_after(name, options, 3, 60)
    thinker = bot("search:6", 1)
    for _ in range(12):
        if table.over:
            break
        table.apply(thinker.choose(table.viewpoint(table.seat)))


@pytest.mark.parametrize("name", ["istanbul", "dice", "write"])
def test_the_same_seed_and_simulations_choose_the_same(name):
    def chosen(seed):
        table = table_after(name, {"players": 2}, 5, 30)
        thinker = Search(seed, simulations=40)
        found = []
        for _ in range(6):
            viewpoint = table.viewpoint(table.seat)
            if len(viewpoint.options()) > 1:
                found.append(thinker.thought(viewpoint))
            table.apply(thinker.choose(table.viewpoint(table.seat)))
        return [(thought.choices, thought.win, thought.line) for thought in found]

    assert chosen(1) == chosen(1)
    assert chosen(1) != chosen(2)


def test_a_thought_says_what_was_found():
    table = table_after("istanbul", {"players": 3}, 2, 40)
    viewpoint = table.viewpoint(table.seat)
    thought = Search(1, simulations=80).thought(viewpoint)
    assert thought.simulations == 80
    assert sum(visits for _, visits, _ in thought.choices) == 80
    assert [visits for _, visits, _ in thought.choices] == sorted((v for _, v, _ in thought.choices), reverse=True)
    assert {choice for choice, _, _ in thought.choices} <= set(viewpoint.options())
    assert len(thought.win) == 3
    assert sum(thought.win) == pytest.approx(1.0)
    assert thought.line[0] == thought.choices[0][0]


def test_a_choice_that_is_certain_is_not_thought_about_any_longer():
    _, table = winning_position()
    whole = Search(1, simulations=1000).thought(table.viewpoint(0))
    certain = Search(1, simulations=1000).thought(table.viewpoint(0), whole=False)
    assert certain.choices[0][0] == whole.choices[0][0]
    assert certain.simulations < whole.simulations == 1000
    value = value_of("istanbul")
    tree = Tree(table.game, table.state.copy(), 0, value, random.Random(1), value.manner())
    tree.grow(50)
    (_, first, _), (_, second, _) = tree.ranking()[:2]
    assert tree.settled(first - second - 1)
    assert not tree.settled(first - second)


def test_thinking_can_be_stopped_and_still_gives_a_choice():
    table = table_after("istanbul", {"players": 2}, 4, 40)
    viewpoint = table.viewpoint(table.seat)
    heard = []

    def watch(thought):
        heard.append(thought.simulations)
        return len(heard) < 2

    assert Search(1, milliseconds=60_000).think(viewpoint, watch) in viewpoint.options()
    assert len(heard) == 2
    assert 0 < heard[0] <= heard[1]


def test_a_search_by_the_clock_ends():
    table = table_after("write", {"players": 2}, 4, 10)
    viewpoint = table.viewpoint(table.seat)
    thought = Search(1, milliseconds=30).thought(viewpoint)
    assert thought.simulations >= 1
    assert thought.choices[0][0] in viewpoint.options()


def winning_position(other=5):
    """Seat 0 stands beside the Gemstone Dealer with the money for its last ruby; so has seat 1, or it is far behind."""
    game = bedesten.game("istanbul", players=2)
    table = bedesten.Table(game, seed=1)
    state = table.state
    board = state.layout()
    state.rubies[:] = [5, other]
    state.lira[:] = [60, 60 if other else 0]
    state.merchant[0] = next(place for place in board.places if board.distance(place, 16) == 1 and place != 7)
    state.merchant[1] = 7
    state.refresh()
    return game, table


def test_a_search_takes_the_ruby_that_wins():
    _, table = winning_position()
    assert table.step == "turn.move"
    assert 16 in table.options()
    for seed in range(3):
        assert bot("search:60", seed).choose(table.viewpoint(0)) == 16


def far_ahead(haste):
    """What a tree without priors finds where seat 0 wins in any case, in so much haste."""
    game, table = winning_position(other=0)
    value = tuned_value_of("istanbul")
    manner = value.manner()
    manner.width = len(table.options())
    manner.haste = haste
    tree = Tree(game, table.state.copy(), 0, value, random.Random(1), manner)
    for edge in tree.root.edges:
        edge.prior = 1.0 / len(tree.root.edges)
    tree.grow(200)
    ranking = tree.ranking()
    assert all(chance == pytest.approx(1.0, abs=1e-3) for _, _, chance in ranking)
    assert tree.wins == pytest.approx([200.0, 0.0], abs=0.1)
    return ranking


def test_whoever_wins_in_any_case_wins_soon():
    ranking = far_ahead(tuned_value_of("istanbul").manner().haste)
    assert ranking[0][0] == 16
    assert ranking[0][1] > ranking[1][1] + 3


def test_without_haste_nothing_drives_who_wins_in_any_case():
    ranking = far_ahead(0.0)
    assert ranking[0][1] - ranking[-1][1] <= 1


def test_the_search_sees_only_what_its_seat_may_know():
    """Two games that differ only in what the other holds are searched alike."""
    table = table_after("istanbul", {"players": 2}, 5, 80)
    seat = table.seat
    state = table.state.copy()
    other = 1 - seat
    cards = [card for card in state.hand[other] if card not in state.shown[other]]
    kind = next(kind for kind, count in enumerate(state.deck) if count and kind not in cards)
    if not cards:
        pytest.fail("this seed must give the other seat a hidden card")
    state.deck[kind] -= 1
    state.deck[cards[0]] += 1
    hand = list(state.hand[other])
    hand.remove(cards[0])
    state.hand[other] = tuple(sorted([*hand, kind]))
    value = value_of("istanbul")
    found = []
    for true in (table.state, state):
        tree = Tree(
            table.game, table.game.guess(true, seat, random.Random(3)), seat, value, random.Random(4), value.manner()
        )
        tree.grow(60)
        found.append(tree.ranking())
    assert found[0] == found[1]


def test_every_level_plays():
    table = table_after("dice", {"players": 2}, 1, 4)
    for level in LEVELS.values():
        if level.name != "master":  # the same bot as the adept, for longer
            assert bot(level.name, 1).choose(table.viewpoint(table.seat)) in table.options()
        assert level.text
        assert level.strength


def test_a_relaxed_bot_takes_good_choices_and_not_only_the_best():
    _, table = winning_position()
    strict = {Relaxed(seed, slack=0.5).choose(table.viewpoint(0)) for seed in range(20)}
    loose = {Relaxed(seed, slack=200.0).choose(table.viewpoint(0)) for seed in range(40)}
    assert strict == {16}
    assert 16 in loose
    assert len(loose) > 2


@pytest.mark.parametrize("spec", ["search:0", "search:", "search:-3", "search:ms", "search:2s", "grandmaster", ""])
def test_a_bot_that_does_not_exist_is_named_and_so_are_those_that_do(spec):
    with pytest.raises(bedesten.BadOption) as caught:
        bot(spec)
    assert repr(spec) in str(caught.value)
    assert "master" in str(caught.value)
    assert "search:400" in str(caught.value)
