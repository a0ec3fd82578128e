"""Plans of one's own turns: they lead to rubies, count on nothing unusual, and reckon with what the others take."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.istanbul.helpers import at, barrow, choose, game, play, start, turn

import bedesten
from bedesten.bots.evaluate.istanbul_planning import PLANNING, best_sales
from bedesten.bots.plan import Line, Plan, made, prepared
from bedesten.bots.search import Search
from bedesten.bots.tree import Tree
from bedesten.bots.values import tuned_value_of
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    LONG_MOVE,
    POLICE_STATION,
    RED_TILE,
    SMALL_MOSQUE,
    TEA_HOUSE,
)
from bedesten.kernel.step import CHANCE


def alone(state, width=8, turns=30, seed=1):
    return made(Plan(state, state.active, PLANNING, Random(seed), width, []), turns)


def ranking(state, width=8, turns=10):
    return made(prepared(state, state.active, state.rules.players, PLANNING, Random(1), width, turns), turns).ranking()


def test_a_plan_goes_for_the_ruby_that_wins():
    state = turn(place=POLICE_STATION, players=2, rubies=5, lira=15, crew=4)
    near = [place for place in state.legal if place in state.layout().places]
    assert GEMSTONE_DEALER not in near  # it takes a step on the way first
    plan = alone(state)
    assert plan.turns == 2
    assert plan.lines[0].over
    assert plan.lines[0].state.rubies[0] == 6


def test_a_plan_leads_to_six_rubies_and_more_lines_lead_there_sooner():
    def turns(width):
        return sum(alone(start(seed, players=2, layout="random"), width, 60).turns for seed in range(8))

    assert turns(16) < turns(4) < turns(1)


def test_lines_that_are_forgotten_have_told_what_their_first_choice_promises():
    state = start(5, players=2, layout="random")
    narrow, wide = (Plan(state, state.active, PLANNING, Random(1), width, []) for width in (2, 500))
    narrow.extend()
    wide.extend()
    assert len(wide.lines) > 10
    assert narrow.hopes == wide.hopes
    assert [line.worth for line in narrow.lines] == [line.worth for line in wide.lines[:2]]
    for _ in range(6):
        narrow.extend()
        assert narrow.lines[0].worth == max(narrow.hopes.values())
        assert narrow.lines[0].worth >= narrow.lines[1].worth


def test_the_same_seed_plans_the_same():
    state = start(3, players=3, layout="random")
    assert ranking(state.copy()) == ranking(state.copy())


def test_a_plan_leaves_the_position_alone():
    state = start(5, players=3, layout="random")
    before = looks(state)
    ranking(state)
    assert looks(state) == before


def looks(state):
    return [
        getattr(state, name)
        for name in ("lira", "goods", "merchant", "round", "active", "mosque", "gems", "tokens", "legal")
    ]


# Chance brings what is usual.


def test_the_tea_house_is_taken_to_pay_what_it_pays_on_average():
    state = turn(place=FOUNTAIN, players=2, crew=4)
    gained = {line.state.merchant[0]: line.state.lira[0] for line in alone(state, 100, 1).lines}
    assert gained[TEA_HOUSE] == 5
    state = turn(place=FOUNTAIN, players=2, crew=4, tiles=RED_TILE)
    gained = {line.state.merchant[0]: line.state.lira[0] for line in alone(state, 100, 1).lines}
    assert gained[TEA_HOUSE] == 7


def test_the_black_market_is_taken_to_bring_one_jewel():
    state = turn(place=POLICE_STATION, players=2, crew=4)
    assert BLACK_MARKET in state.legal
    brought = [line.state.goods[3] for line in alone(state, 100, 1).lines if line.state.merchant[0] == BLACK_MARKET]
    assert brought
    assert set(brought) == {1}


# What the others take.


def test_what_a_rival_takes_makes_rubies_dearer():
    state = turn(place=FOUNTAIN, players=2)
    before, after = state.copy(), state.copy()
    after.gems += 2
    after.palace += 1
    after.mosque[1] += 1
    after.rubies[1] += 3
    after.merchant[1] = TEA_HOUSE
    PLANNING.echo(state, 1, before, after)
    assert (state.gems, state.palace, state.mosque, state.rubies, state.merchant[1]) == (
        2,
        1,
        [0, 1, 0, 0],
        [0, 3],
        TEA_HOUSE,
    )


def test_a_mosque_has_no_more_tiles_than_it_has():
    state = turn(place=FOUNTAIN, players=2, mosque=[2, 0, 0, 0])
    before, after = state.copy(), state.copy()
    before.mosque[0] = 0
    after.mosque[0] = 1
    PLANNING.echo(state, 1, before, after)
    assert state.mosque[0] == 2


def test_a_plan_counts_on_no_ruby_that_a_rival_will_have_taken():
    def two_turns(rivals):
        state = turn(place=FOUNTAIN, players=2, rubies=5, lira=15, crew=4, family=TEA_HOUSE)
        return made(Plan(state, 0, PLANNING, Random(1), 8, rivals), 2)

    theirs = [turn(place=FOUNTAIN, players=2, gems=taken) for taken in (0, 7, 7)]
    assert two_turns([]).lines[0].over
    assert not two_turns([(1, theirs)]).lines[0].over


def test_the_others_are_expected_to_plan_as_well():
    state = turn(place=FOUNTAIN, players=2, rivals=[{"rubies": 4, "lira": 40, "crew": 4}])
    plan = made(prepared(state, 0, 2, PLANNING, Random(1), 8, 6), 6)
    assert plan.rivals[0][0] == 1
    assert plan.lines[0].state.rubies[1] == 6
    assert plan.lines[0].state.gems >= 2


# What is worth following.


def test_of_sales_only_the_biggest_are_followed_and_the_card_for_any_goods():
    assert best_sales([0, 1000, 100, 1100, 1001, play(6), play(1)]) == [1100, 1001, play(6)]


def test_whoever_goes_to_a_place_means_to_use_it():
    state = at(GEMSTONE_DEALER, players=2, lira=20)
    assert state.legal == [0, 1]
    assert PLANNING.branches(state) == [1]


def test_all_assistants_are_called_together():
    state = at(FOUNTAIN, players=2, hand=[FIVE_LIRA], out=[TEA_HOUSE, GEMSTONE_DEALER])
    assert state.legal == [0, 1, 2, 3, play(FIVE_LIRA)]
    assert PLANNING.branches(state) == [3]


def test_of_lines_that_come_to_much_the_same_only_the_best_is_followed():
    def line(worth, **fields):
        return Line(turn(place=FOUNTAIN, players=2, **fields), worth, 1, None, False)

    found = [
        line(1.0, lira=3),
        line(3.0, lira=4),
        line(2.0, lira=9, hand=[FIVE_LIRA], crew=2),
        line(0.5, goods=barrow(1)),
        line(0.4, rubies=1),
    ]
    plan = Plan(turn(players=2), 0, PLANNING, Random(1), 3, [])
    assert [line.worth for line in plan.best(found)] == [3.0, 0.5, 0.4]
    plan = Plan(turn(players=2), 0, PLANNING, Random(1), 2, [])
    assert [line.worth for line in plan.best(found)] == [3.0, 0.5]


def test_a_card_that_repeats_an_action_is_part_of_the_plan():
    def turns(hand):
        return alone(turn(place=TEA_HOUSE, players=2, rubies=4, lira=40, crew=4, hand=hand)).turns

    assert turns([GEMSTONE_AGAIN]) == 1
    assert turns([]) > 1


def test_a_long_move_goes_where_it_is_worth_most():
    def start_of_turn(hand):
        return turn(place=FOUNTAIN, players=2, rubies=5, lira=20, crew=4, hand=hand, family=TEA_HOUSE)

    assert alone(start_of_turn([LONG_MOVE])).turns == 1
    assert alone(start_of_turn([])).turns == 2
    far = choose(start_of_turn([LONG_MOVE]), play(LONG_MOVE))
    assert PLANNING.suits(far)
    assert PLANNING.branches(far) == far.legal


def test_what_the_family_member_does_is_part_of_the_plan():
    state = choose(at(POLICE_STATION, players=2, goods=barrow(2, 2)), SMALL_MOSQUE)
    assert state.legal == [0, 1, 2]
    assert PLANNING.suits(state)
    assert PLANNING.branches(state) == [1, 2]


def test_the_announcement_is_not_left_to_a_plan():
    state = at(TEA_HOUSE, players=2)
    assert PLANNING.minor(state)
    assert not PLANNING.suits(state)


def test_no_plan_is_made_after_the_last_round():
    state = start(1, players=2)
    state.rubies[0] = 6
    rng = Random(1)
    state.hand = [(0, 1), (0, 1)]
    while state.stack and state.stack[-1].key != "end.last_cards":
        state.apply(state.chance(rng.random()) if state.seat() == CHANCE else state.legal[0])
    assert state.stack
    assert not PLANNING.suits(state)


# The search begins with the plan.


def test_the_tree_looks_first_where_the_plan_points():
    state = start(4, players=2)
    value = tuned_value_of("istanbul")
    tree = Tree(game(2), state, 0, value, Random(1), value.manner())
    last = tree.root.edges[-1].choice
    first = tree.root.edges[0].choice
    tree.hope([(last, 50.0), (first, 20.0)])
    assert tree.root.edges[0].choice == last
    assert tree.root.edges[0].prior > 0.7
    assert sum(edge.prior for edge in tree.root.edges) == pytest.approx(1.0)


def test_a_search_plans_to_the_last_ruby():
    turns = tuned_value_of("istanbul").manner().ahead
    for seed in range(3):
        plan = alone(start(seed, players=2, layout="random"), width=2, turns=turns)
        assert plan.lines[0].over


def test_a_search_that_does_not_plan_is_another_search():
    table = bedesten.Table(bedesten.game("istanbul", players=2, layout="random"), seed=2)
    searches = [Search(1, simulations=200), Search(1, simulations=200)]
    searches[1].manner = tuned_value_of("istanbul").manner()
    searches[1].manner.lines = 0.0
    priors = [search.thought(table.viewpoint(0)).choices for search in searches]
    assert priors[0] != priors[1]


def test_a_full_barrow_and_a_plan():
    """The Sultan's ruby, when everything he asks for is in the barrow."""
    state = turn(place=FOUNTAIN, players=2, goods=barrow(2, 2, 2, 2), crew=4, rubies=5)
    plan = alone(state)
    assert plan.lines[0].over
    assert plan.turns <= 3


def test_planning_can_be_stopped():
    table = bedesten.Table(bedesten.game("istanbul", players=2, modules=["mocha"]), seed=2)
    heard = []

    def watch(thought):
        heard.append(thought.simulations)
        return False

    # With an expansion a long search plans, too. So many simulations make for the biggest plan, which takes longer than a
    # report waits.
    thought = Search(1, simulations=10_000_000).thought(table.viewpoint(0), watch)
    assert len(heard) == 1
    assert thought.simulations <= 11
    assert thought.choices[0][0] in table.options()
