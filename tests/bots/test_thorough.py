"""The thorough search: turns thought through, in a tree that begins with what they promise."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.bots.test_search import EVERYTHING, table_after, winning_position
from tests.games.istanbul.helpers import at
from tests.games.istanbul.letters import helpers as letters

import bedesten
from bedesten.bots import bot
from bedesten.bots.evaluate.istanbul_learned import TURN
from bedesten.bots.search import Search
from bedesten.bots.thorough import BACK, MOST, REACH, ThoroughTree
from bedesten.bots.tree import Edge
from bedesten.bots.values import thorough_value_of, tuned_value_of
from bedesten.games.istanbul.decision import PLAY
from bedesten.games.istanbul.dice import ROLLS, WAYS
from bedesten.games.istanbul.modules.letters.names import AUCTION_HOUSE
from bedesten.games.istanbul.names import FIVE_LIRA, TEA_HOUSE
from bedesten.kernel.step import CHANCE


def fresh(table):
    """The value as a search begins with it."""
    return thorough_value_of("istanbul").anew(table.state)


def tree_of(table, seed=1):
    value = fresh(table)
    return ThoroughTree(table.game, table.state.copy(), table.seat, value, random.Random(seed), value.manner())


@pytest.mark.parametrize(("name", "options"), EVERYTHING)
def test_it_plays_every_game(name, options):
    table = table_after(name, options, 3, 60)
    thinker = bot("thorough:4", 1)
    for _ in range(6):
        if table.over:
            break
        table.apply(thinker.choose(table.viewpoint(table.seat)))


def test_it_plays_a_game_to_its_end():
    table = bedesten.Table(bedesten.game("istanbul", players=2), seed=2)
    thinkers = [bot("thorough:1", 1), bot("thorough:1", 2)]
    while not table.over:
        table.apply(thinkers[table.seat].choose(table.viewpoint(table.seat)))
    assert max(table.result()["scores"]) >= 6
    assert table.state.round < 35


def test_the_same_seed_and_simulations_choose_the_same():
    def thoughts(seed):
        table = table_after("istanbul", {"players": 2}, 5, 30)
        thinker = Search(seed, simulations=12, thorough=True)
        thought = thinker.thought(table.viewpoint(table.seat))
        return thought.choices, thought.win, thought.line

    assert thoughts(1) == thoughts(1)


def test_a_thought_says_what_was_found():
    table = table_after("istanbul", {"players": 3}, 2, 40)
    viewpoint = table.viewpoint(table.seat)
    thought = Search(1, simulations=30, thorough=True).thought(viewpoint)
    assert thought.simulations == 30
    assert sum(visits for _, visits, _ in thought.choices) == 30
    assert {choice for choice, _, _ in thought.choices} <= set(viewpoint.options())
    assert sum(thought.win) == pytest.approx(1.0)
    assert thought.line[0] == thought.choices[0][0]


@pytest.mark.parametrize("other", [0, 5])
def test_it_takes_the_ruby_that_wins(other):
    _, table = winning_position(other)
    for seed in range(3):
        assert bot("thorough:20", seed).choose(table.viewpoint(0)) == 16


def test_only_what_promises_about_as_much_as_the_best_is_considered():
    table = table_after("istanbul", {"players": 2, "layout": "random"}, 7, 50)
    tree = tree_of(table)
    promises = dict(zip(table.options(), fresh(table).weighed(table.state, tree.manner.first), strict=True))
    edges = tree.root.edges
    assert 1 <= len(edges) <= MOST
    best = max(promises.values())
    foreseen = fresh(table).foreseen(table.state, 2, best)
    assert (tree.root.chances, tree.root.ends) == foreseen
    assert promises[edges[0].choice] == best
    for edge in edges:
        assert promises[edge.choice] >= best - REACH
        # A turn longer is a round later, and so much less is it worth.
        assert edges[0].promise - edge.promise == pytest.approx((best - promises[edge.choice]) / TURN)
    assert sum(edge.prior for edge in edges) == pytest.approx(1.0)


def test_a_simulation_goes_on_to_the_next_turn():
    tree = tree_of(bedesten.Table(bedesten.game("istanbul", players=2), seed=2))
    tree.grow(1)
    met = [tree.root]
    while tried := [edge for edge in met[-1].edges if edge.visits]:
        met.append(tried[0].nodes[0])
    assert len(met) > 2
    assert (met[-1].chooser, met[-1].key) == (1, "turn.move")
    assert all(node.chooser == 0 for node in met[:-1])


def test_a_turn_is_thought_through_at_length_when_the_search_has_come_back_to_it():
    table = bedesten.Table(bedesten.game("istanbul", players=2), seed=2)
    state = table.state
    state.hand[state.active] = (FIVE_LIRA,)
    state.refresh()
    tree = tree_of(table)
    node = tree.opened(state, tree.manner.budget)
    assert all(edge.choice < PLAY for edge in node.edges)
    tried = node.edges[0]
    tried.visits, tried.total, tried.won, tried.luck = 5, -3.0, 1.5, 0.25
    tree.think_again(node, state)
    assert PLAY + FIVE_LIRA in [edge.choice for edge in node.edges]
    kept = next(edge for edge in node.edges if edge.choice == tried.choice)
    assert (kept.visits, kept.total, kept.won, kept.luck) == (5, -3.0, 1.5, 0.25)
    assert kept.nodes is tried.nodes


def test_the_search_comes_back_before_it_thinks_at_length():
    tree = tree_of(table_after("istanbul", {"players": 2}, 0, 50))
    tree.grow(40)
    turns = [node for edge in tree.root.edges for node in beginnings(edge)]
    cards = [node for node in turns if any(edge.choice >= PLAY for edge in node.edges)]
    assert cards
    assert all(node.visits > BACK for node in cards)


def test_the_throws_after_a_choice_are_spread_evenly():
    state = at(TEA_HOUSE, players=2, crew=3)
    state.apply(8)
    assert state.seat() == CHANCE
    tree = tree_of(table_after("istanbul", {"players": 2}, 0, 50))
    for start in (0.0, 0.3, 0.77):
        edge = Edge(8, 1.0)
        edge.luck = start
        thrown = Counter()
        for _ in range(72):
            after = state.copy()
            tree.throw(after, edge)
            thrown[after.dice] += 1
            edge.visits += 1
        assert all(abs(thrown[roll] - 2 * ways) <= 2 for roll, ways in zip(ROLLS, WAYS, strict=True))


def test_each_choice_has_a_luck_of_its_own():
    tree = tree_of(table_after("istanbul", {"players": 2, "layout": "random"}, 7, 50))
    lucks = [edge.luck for edge in tree.root.edges]
    assert len(set(lucks)) == len(lucks) > 1


def beginnings(edge):
    """The turns that begin after a choice."""
    for node in edge.nodes:
        if node.key == "turn.move":
            yield node
        for further in node.edges:
            yield from beginnings(further)


def test_an_option_is_tried_although_another_promised_more_if_that_came_to_less():
    table = table_after("istanbul", {"players": 2, "layout": "random"}, 7, 50)
    tree = tree_of(table)
    first, second = tree.root.edges[:2]
    legal = table.options()
    assert tree.select(tree.root, legal) is first
    first.visits, first.total = 10, 10 * (second.promise - 5.0)
    assert tree.select(tree.root, legal) is second


def test_where_none_of_the_options_known_is_legal_another_is_taken_up():
    table = table_after("istanbul", {"players": 2, "layout": "random"}, 7, 50)
    tree = tree_of(table)
    edge = tree.select(tree.root, [9999])
    assert edge.choice == 9999
    assert edge.promise == tree.root.edges[0].promise
    assert edge in tree.root.edges


def test_what_is_foreseen_is_what_the_turn_promises():
    table = table_after("istanbul", {"players": 2}, 7, 50)
    value = thorough_value_of("istanbul")
    state = table.state
    chances, ends = value.foreseen(state, 2, -TURN * 4.0)
    assert ends[state.active] == state.round + 5.0
    other = 1 - state.active
    assert ends[other] == value.ends(state, 2)[other]
    assert sum(chances) == pytest.approx(1.0)


def test_where_plans_do_better_it_is_the_search_that_others_are():
    for options in ({"modules": ["mocha"]}, {"variants": ["neutral-assistants"]}, {"variants": ["caravan-leader"]}):
        state = table_after("istanbul", {"players": 2, **options}, 1, 20).state
        assert thorough_value_of("istanbul").anew(state) is tuned_value_of("istanbul")


def test_with_letters_and_seals_it_thinks_turns_through_too():
    for options in ({"modules": ["letters"]}, {"variants": ["great-bazaar"]}):
        table = table_after("istanbul", {"players": 2, **options}, 1, 20)
        tree = tree_of(table)
        promises = fresh(table).weighed(table.state, tree.manner.first)
        assert len(promises) == len(table.options())
        assert tree.root.edges[0].choice == table.options()[promises.index(max(promises))]


def test_what_is_asked_out_of_turn_is_answered_at_a_glance():
    state = letters.at(AUCTION_HOUSE, players=2, crew=3, lira=2, rivals=[{"lira": 9}])
    for choice in (1, 1):
        state.apply(choice)
    assert (state.active, state.seat()) == (0, 1)
    value = thorough_value_of("istanbul").anew(state)
    tree = ThoroughTree(letters.game(2), state, 1, value, random.Random(1), value.manner())
    assert value.weighed(state, 1) == []
    assert {edge.choice for edge in tree.root.edges} == set(state.legal)
    chances, ends = value.forecast(state, 2)
    assert {edge.promise for edge in tree.root.edges} == {chances[1] - tree.manner.haste * ends[1]}
    tree.grow(20)
    assert tree.root.visits == 20


def test_whoever_gives_time_or_many_simulations_gets_a_thorough_search():
    quick = ("search:1", "search:400", "search:999")
    ample = ("search:1000", "search:1600", "search:1ms", "search:2000ms", "thorough:1", "master")
    assert not any(bot(name).thorough for name in (*quick, "adept"))
    assert all(bot(name).thorough for name in ample)


def test_a_search_of_many_simulations_thinks_turns_through():
    table = table_after("istanbul", {"players": 2}, 4, 40)
    viewpoint = table.viewpoint(table.seat)
    many, thorough = (bot(name, 1).thought(viewpoint).choices for name in ("search:1000", "thorough:1000"))
    assert many == thorough


def test_after_the_last_round_it_knows_what_to_do():
    game, table = winning_position()
    table.state.hand[0] = table.state.hand[1] = (1,)
    table.state.refresh()
    thinkers = [bot("thorough:4", 1), bot("thorough:4", 2)]
    while not table.over:
        table.apply(thinkers[table.seat].choose(table.viewpoint(table.seat)))
    assert table.result()["scores"][0] == 6
    assert game.result(table.state)["winners"]
