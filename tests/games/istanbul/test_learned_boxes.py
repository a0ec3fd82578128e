"""What is seen of a position with expansions and variants, what was learned of it, and plans there."""

from __future__ import annotations

from bisect import bisect_right
from random import Random

import pytest
from tests.games.istanbul.helpers import barrow, crew, glanced, start
from tests.games.istanbul.letters import helpers as letters
from tests.games.istanbul.mocha import helpers as mocha

import bedesten
from bedesten.bots.evaluate import istanbul_sight
from bedesten.bots.evaluate.istanbul_box_sight import CASES, FIRST, GUILD_CARDS, LAST, SIZES, STARTS, box_sight, neutral
from bedesten.bots.evaluate.istanbul_learned import Learned, Race, Tables, TurnsToGo, figures, shipped
from bedesten.bots.evaluate.istanbul_planning import PLANNING, far_sighted
from bedesten.bots.evaluate.istanbul_sight import away, sight
from bedesten.bots.plan import Plan, made
from bedesten.bots.search import Search
from bedesten.bots.values import tuned_value_of
from bedesten.games.istanbul.modules.letters.names import (
    ANYWHERE,
    AT_HAND,
    AUCTION_HOUSE,
    COURIER,
    EMBASSY,
    ONE_LETTER,
    SECRET_SOCIETY,
)
from bedesten.games.istanbul.modules.mocha.names import COFFEE_HOUSE, COFFEE_TRADER, TAVERN, TWO_COFFEE
from bedesten.games.istanbul.names import FOUNTAIN, GEMSTONE_DEALER, NEUTRAL, OWN, WAINWRIGHT
from bedesten.kernel.step import CHANCE

MOCHA, COFFEE, SHORT, SERVED, GUILD, EACH_GUILD = 0, 1, 2, 3, 4, 5
TILES = EACH_GUILD + GUILD_CARDS
GATE, BAKSHEESH = TILES + 2, TILES + 3
LETTERS, HELD, DELIVERED, SEALS, USED, COMPANION, NEAR, NEAREST = range(BAKSHEESH + 1, BAKSHEESH + 9)
LEADS, NEUTRALS, READY, TURNS, HERE, AWAY = range(NEAREST + 1, NEAREST + 7)
OUT = AWAY + LAST - FIRST + 1
CARDS = OUT + LAST - FIRST + 1
TRADER = CARDS + 24

BOXES = [
    {"modules": ["mocha"]},
    {"modules": ["letters"]},
    {"variants": ["great-bazaar"]},
    {"variants": ["neutral-assistants", "caravan-leader"]},
]
LEARNED = shipped()


def seen(state, seat=0):
    """The case of each thing that the base game does not have; those that are left out are at none."""
    cases = [0] * len(SIZES)
    found = box_sight(state, seat)
    base = sight(state, seat)
    assert found[: len(base)] == base
    for case in found[len(base) :]:
        thing = bisect_right(STARTS, case) - 1
        assert not cases[thing]
        cases[thing] = case - STARTS[thing]
    return cases


# What is seen.


@pytest.mark.parametrize("options", BOXES)
def test_one_case_is_seen_of_each_thing(options):
    assert istanbul_sight.CASES + sum(SIZES) == CASES
    for state in glanced(3, players=3, **options):
        for seat in range(3):
            assert all(0 <= case < size for case, size in zip(seen(state, seat), SIZES, strict=True))


def test_the_tables_fit_what_is_seen():
    straight, more, less = figures("istanbul_box_tables.toml")
    tables = [straight, *more, *less]
    assert {len(table) for table in tables} == {CASES}
    for table in tables:
        assert not any(table[start] for start in [*istanbul_sight.STARTS[1:], *STARTS])


def test_coffee_and_guild_cards_are_seen():
    state = mocha.turn(coffee=4, guild=[2, 20], tavern_tiles=[1], hand=[TWO_COFFEE, TWO_COFFEE], coffee_house=1)
    case = seen(state)
    assert (case[MOCHA], case[COFFEE], case[SHORT], case[SERVED], case[GUILD]) == (1, 4, 4, 1, 2)
    assert [card for card in range(1, GUILD_CARDS + 1) if case[EACH_GUILD + card - 1]] == [2, 20]
    assert case[TILES : TILES + 2] == [0, 1]
    assert case[CARDS] == 2
    assert (case[LETTERS], case[SEALS]) == (0, 0)
    assert seen(state, 1)[COFFEE : GUILD + 1] == [0, 8, 1, 0]


def test_a_ruby_for_coffee_only_has_to_be_fetched():
    state = mocha.turn(coffee=6, place=COFFEE_HOUSE)
    case = seen(state)
    assert (case[SHORT], case[READY], case[TURNS]) == (1, 1, 2)  # away and back
    assert case[HERE] == COFFEE_HOUSE - FIRST + 1
    assert seen(mocha.turn(coffee=5))[READY] == 0


def test_how_far_baksheesh_is():
    # Four coffee and three yellow goods.
    assert seen(mocha.turn())[BAKSHEESH] == 1 + 7
    assert seen(mocha.turn(coffee=3, goods=barrow(0, 0, 1)))[BAKSHEESH] == 1 + 3
    state = mocha.turn(coffee=4, goods=barrow(0, 0, 3), extensions=1)
    assert (seen(state)[BAKSHEESH], seen(state)[READY]) == (1, 1)
    assert seen(state)[TURNS] == away(state, FOUNTAIN, TAVERN)


def test_letters_and_seals_are_seen():
    far = max(range(1, 17), key=lambda place: letters.turn().layout().distance(FOUNTAIN, place))
    near = letters.turn().layout().reached(2, FOUNTAIN)[0]
    state = letters.turn(letters=[near, far], delivered=[WAINWRIGHT], companion=AT_HAND, hand=[ONE_LETTER, ANYWHERE])
    case = seen(state)
    assert (case[LETTERS], case[HELD], case[DELIVERED], case[SEALS], case[COMPANION]) == (1, 2, 1, 3, 1)
    assert (case[NEAR], case[NEAREST]) == (1, 1)
    assert [kind for kind in range(24) if case[CARDS + kind]] == [ONE_LETTER - 10, ANYWHERE - 10]
    assert (case[MOCHA], case[SHORT]) == (0, 0)
    assert seen(letters.turn(letters=[far], companion=near))[COMPANION] == 2
    assert seen(letters.turn(letters=[far]))[NEAREST] == away(state, FOUNTAIN, far)


def test_a_ruby_of_the_society_only_has_to_be_fetched():
    state = letters.turn(delivered=[1, 2, 3], society=2)
    case = seen(state)
    assert (case[SEALS], case[USED], case[READY]) == (1, 2, 1)
    assert case[TURNS] == away(state, FOUNTAIN, SECRET_SOCIETY)


def test_how_the_expansions_places_lie_around_the_merchant():
    state = letters.turn(out=[EMBASSY], tokens=[0, 0, 0, GEMSTONE_DEALER])
    case = seen(state)
    board = state.layout()
    for place in range(FIRST, LAST + 1):
        turns = 1 + (board.distance(FOUNTAIN, place) - 1) // 2 if place in state.rules.numbers else 0
        assert case[AWAY + place - FIRST] == turns
        assert case[OUT + place - FIRST] == (place == EMBASSY)
    assert COURIER == COFFEE_TRADER + 1
    assert case[TRADER : TRADER + 2] == [0, away(state, FOUNTAIN, GEMSTONE_DEALER)]


def test_who_leads_the_caravan_and_neutral_assistants():
    state = start(1, players=2, variants=["neutral-assistants", "caravan-leader"])
    state.leader = 1
    assert [seen(state, seat)[LEADS] for seat in range(2)] == [0, 1]
    assert [seen(state, seat)[NEUTRALS] for seat in range(2)] == [1, 1]  # each begins with one
    assert neutral(crew([OWN, NEUTRAL, OWN, NEUTRAL])) == 2


# How many turns that makes.


def test_each_kind_of_game_has_its_tables():
    one = Tables([1.0] * istanbul_sight.CASES, [], [])
    two = Tables([2.0] * CASES, [], [])
    learned = Learned(one, two)
    state = start(1, players=2)
    assert learned.turns(state, 0) == len(sight(state, 0))
    state = start(1, players=2, modules=["mocha"])
    assert learned.turns(state, 0) == 2 * len(box_sight(state, 0))


@pytest.mark.parametrize(
    ("poor", "better"),
    [
        (mocha.turn(players=2), mocha.turn(players=2, coffee=6)),
        (mocha.turn(players=2, lira=5), mocha.turn(players=2, lira=5, guild=[10, 11])),
        (letters.turn(players=2), letters.turn(players=2, delivered=[1, 2, 3])),
        (letters.turn(players=2), letters.turn(players=2, letters=[1, 2, 3, 4])),
        (letters.turn(players=2), letters.turn(players=2, rubies=1)),
    ],
)
def test_more_is_sooner(poor, better):
    value = TurnsToGo(far_sighted(), LEARNED)
    assert LEARNED.turns(better, 0) < LEARNED.turns(poor, 0)
    assert value.of(better, 0) > value.of(poor, 0)


@pytest.mark.parametrize("options", BOXES)
def test_a_search_goes_by_what_was_learned(options):
    state = start(1, players=2, layout="random", **options)
    value = tuned_value_of("istanbul").anew(state)
    assert isinstance(value, Race)
    assert value.ends(state, 2) == [pytest.approx(state.round + LEARNED.turns(state, seat)) for seat in range(2)]


# Plans.


@pytest.mark.parametrize("options", BOXES)
def test_a_plan_leads_to_the_last_ruby(options):
    state = start(1, players=2, layout="random", **options)
    assert PLANNING.matters(state)
    plan = made(Plan(state, 0, PLANNING, Random(1), 2, []), 35)
    assert plan.lines[0].over
    assert max(plan.lines[0].state.rubies) >= 6


def test_a_plan_goes_for_the_ruby_of_the_coffee_house():
    beside = mocha.turn().layout().reached(2, COFFEE_HOUSE)[0]
    state = mocha.turn(players=2, place=beside, coffee=6, rubies=5, crew=4)
    plan = made(Plan(state, 0, PLANNING, Random(1), 2, []), 5)
    assert (plan.turns, plan.ranking()[0][0]) == (1, COFFEE_HOUSE)


def test_what_a_rival_takes_makes_coffee_dearer():
    before = mocha.turn(players=2)
    after = before.copy()
    after.coffee_house += 1
    state = before.copy()
    PLANNING.echo(state, 1, before, after)
    assert state.coffee_house == before.coffee_house + 1


def test_the_barrier_stands_in_the_way_of_plans():
    state = mocha.turn(players=2)
    wall = state.layout().edges()[0]
    state.barrier, state.gatekeeper = wall, 1
    PLANNING.begin(state, 0)
    assert state.on_foot() is not state.layout()
    PLANNING.begin(state, 1)
    assert state.on_foot() is state.layout()


def test_others_who_are_asked_within_a_plan_answer_for_themselves():
    state = letters.at(AUCTION_HOUSE, players=2, lira=3, rivals=[{"lira": 30}])
    rng = Random(1)
    while state.seat() != 1:
        state.apply(state.chance(rng.random()) if state.seat() == CHANCE else state.legal[-1])
    plan = Plan(state, 0, PLANNING, rng, 1, [])
    worths = []
    for choice in PLANNING.branches(state):
        after = state.copy()
        after.apply(choice)
        worths.append((plan.rough.of(after, 1), choice))
    assert len(worths) > 1
    assert plan.glance(state) == max(worths, key=lambda found: found[0])[1]


def test_lines_that_differ_in_coffee_or_seals_are_not_alike():
    for state, field, held in ((mocha.turn(), "coffee", 3), (letters.turn(), "letters", (1, 2))):
        other = state.copy()
        setattr(other, field, [held, *getattr(other, field)[1:]])
        assert PLANNING.gist(state, 0) != PLANNING.gist(other, 0)


@pytest.mark.parametrize("options", BOXES)
def test_searches_plan_but_with_letters(options):
    table = bedesten.Table(bedesten.game("istanbul", players=2, layout="random", **options), seed=2)
    searches = [Search(1, simulations=200), Search(1, simulations=200)]
    searches[1].manner = tuned_value_of("istanbul").manner()
    searches[1].manner.lines = 0.0
    choices = [search.thought(table.viewpoint(0)).choices for search in searches]
    without = "letters" in options.get("modules", []) or "great-bazaar" in options.get("variants", [])
    assert (choices[0] == choices[1]) == without
