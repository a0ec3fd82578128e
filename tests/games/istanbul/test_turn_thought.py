"""Turns thought through: every way that a turn can go, chance averaged, valued where it ends."""

from __future__ import annotations

import pytest
from tests.games.istanbul.helpers import arriving, at, glanced, meeting, start, turn

from bedesten.bots.evaluate.istanbul import THOROUGH, TUNED
from bedesten.bots.evaluate.istanbul_learned import Learned, Tables
from bedesten.bots.evaluate.istanbul_sight import CASES, SIZES, STARTS
from bedesten.bots.evaluate.istanbul_turn import DONE, LEFT_OUT, SPARE_LIRA, TurnThought, reached
from bedesten.bots.evaluate.istanbul_ways import best_sales, branches
from bedesten.games.istanbul.decision import FETCH, PLAY
from bedesten.games.istanbul.dice import ROLLS, WAYS, total
from bedesten.games.istanbul.encounters import TOKEN
from bedesten.games.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_AGAIN,
    GEMSTONE_DEALER,
    GOVERNOR,
    LONG_MOVE,
    ONE_GOOD,
    RED_TILE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMUGGLER,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW_TILE,
)
from bedesten.games.istanbul.turn import in_turn
from bedesten.kernel.step import CHANCE

LEARNED = THOROUGH.learned
BLUE_GOODS, LIRA = 5, 6
"""Things that are seen, by their number."""


def promises(state):
    """What each option promises."""
    return dict(zip(state.legal, TurnThought(LEARNED).promises(state), strict=True))


def best(state):
    found = promises(state)
    return min(found, key=found.get)


def p(number):
    return reached(number, 0)


def r(number):
    return reached(number, 4)


def over(state, *choices):
    """The turns to go of seat 0 when its turn is over, after these choices and no more but what must be."""
    state = state.copy()
    for choice in choices:
        state.apply(choice)
    while state.active == 0:
        assert state.seat() != CHANCE
        state.apply(state.legal[0])
    return LEARNED.to_go(state, 0)


def test_every_option_has_a_promise_and_some_are_looked_into():
    for players in (2, 4):
        looked = 0
        for number, state in enumerate(glanced(3, players=players)):
            if number % 20 == 5 and state.seat() != CHANCE and in_turn(state):
                found = promises(state)
                assert list(found) == state.legal
                assert min(found.values()) < 40
                looked += 1
        assert looked > 3


def test_thinking_changes_nothing():
    state = start(players=2, seed=3)
    while state.seat() == CHANCE:
        state.apply(state.chance(0.5))
    before = (list(state.lira), list(state.merchant), list(state.deck), len(state.stack), state.legal)
    promises(state)
    assert (list(state.lira), list(state.merchant), list(state.deck), len(state.stack), state.legal) == before


def test_a_turn_without_chance_is_worth_what_it_ends_with():
    state = at(GEMSTONE_DEALER, players=2, lira=20, rubies=2, crew=3)
    found = promises(state)
    assert found[1] == pytest.approx(over(state, 1))
    assert found[0] == LEFT_OUT  # whoever goes there means to buy


def test_the_last_ruby_is_better_than_anything_foretold():
    state = at(GEMSTONE_DEALER, players=2, lira=20, rubies=5, crew=3)
    assert promises(state)[1] == pytest.approx(DONE - SPARE_LIRA * 5)


@pytest.mark.parametrize(
    ("place", "fields", "card"),
    [
        (CARAVANSARY, {"lira": 17}, LONG_MOVE),  # three steps from the Gemstone Dealer and a merchant to pay
        (WAINWRIGHT, {"lira": 12}, FIVE_LIRA),  # beside him, and short of money
        (BLACK_MARKET, {"goods": [1, 1, 1, 1]}, ONE_GOOD),  # beside the Sultan's Palace, and short of a good
    ],
)
def test_the_card_that_wins_is_found(place, fields, card):
    state = turn(place=place, players=2, rubies=5, crew=4, family=TEA_HOUSE, hand=[card], **fields)
    assert best(state) == PLAY + card
    assert promises(state)[PLAY + card] <= DONE


def test_the_tea_house_is_averaged_over_the_dice():
    state = at(TEA_HOUSE, players=2, crew=3, lira=3)
    chance = sum(ways for roll, ways in zip(ROLLS, WAYS, strict=True) if total(roll) >= 8) / 36
    paid = state.copy()
    paid.lira[0] += 8
    consoled = state.copy()
    consoled.lira[0] += state.rules.tea_comfort
    expected = chance * over(paid, 0) + (1 - chance) * over(consoled, 0)
    assert promises(state)[8] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("number", "red", "chance"),
    [
        (2, 0, 1.0),
        (7, 0, 21 / 36),
        (12, 0, 1 / 36),
        # A six beside the die that is turned to 4, or two fives; else both are rolled again.
        (10, 4, 12 / 36 + 24 / 36 * 6 / 36),
    ],
)
def test_how_likely_a_number_is_reached(number, red, chance):
    assert reached(number, red) == pytest.approx(chance)


def dear():
    """Lira and blue goods alone count: each saves a tenth of a turn."""
    straight = [0.0] * CASES
    for thing in (BLUE_GOODS, LIRA):
        for case in range(SIZES[thing]):
            straight[STARTS[thing] + case] = -0.1 * case
    for case in range(SIZES[0]):
        straight[case] += 20.0
    tables = Tables(straight, [], [])
    return TurnThought(Learned(tables, tables))


@pytest.mark.parametrize(
    ("place", "tiles", "saved"),
    [
        (TEA_HOUSE, 0, max((n * p(n) + 2 * (1 - p(n))) for n in range(3, 13))),
        (TEA_HOUSE, RED_TILE, max((n * r(n) + 2 * (1 - r(n))) for n in range(3, 13))),
        # 7 and 8 bring one blue good, 9 and more two: there is no room for the third.
        (BLACK_MARKET, 0, 11 / 36 * 1 + 10 / 36 * 2),
        # With a die turned to 4 a three or a four brings one, a five or a six two; ones and twos are rolled again.
        (BLACK_MARKET, RED_TILE, 4 / 36 * 31 / 36 + 12 / 36 * 1 + 20 / 36 * 2),
    ],
)
def test_the_dice_are_averaged_and_the_red_tile_makes_the_best_of_them(place, tiles, saved):
    thought = dear()
    state = at(place, players=2, crew=3, tiles=tiles)
    thought.seat, thought.mark = 0, TUNED.turn(state)
    assert thought.promise(state, 1) == pytest.approx(20 - 0.1 * saved)


def test_the_black_market_is_averaged_over_the_dice():
    state = at(BLACK_MARKET, players=2, crew=3)
    found = {}
    for blue in range(4):
        after = state.copy()
        after.goods[3] = min(blue, 2)  # an empty barrow holds two
        after.stack.pop()
        after.settle()
        ways = []
        for good in range(3):
            taken = after.copy()
            taken.goods[good] += 1
            ways.append(over(taken))
        found[blue] = min(ways)
    expected = sum(ways * found[state.rules.blue_goods[total(roll)]] for roll, ways in zip(ROLLS, WAYS, strict=True))
    thought = TurnThought(LEARNED)
    thought.seat, thought.mark = 0, TUNED.turn(state)
    assert thought.promise(state.copy(), 1) == pytest.approx(expected / 36)
    assert promises(state) == {0: LEFT_OUT, 1: pytest.approx(expected / 36)}


def test_whoever_arrives_may_keep_his_assistant():
    state = arriving(SMALL_MOSQUE, players=2, crew=2)
    found = promises(state)
    assert found[0] == pytest.approx(over(state, 0))
    assert found[2] < LEFT_OUT


def test_the_governor_may_be_left_alone():
    state = meeting(TEA_HOUSE, players=2, lira=5, crew=3, tokens=[TEA_HOUSE, 0])
    found = promises(state)
    assert found[0] < LEFT_OUT
    assert found[1] < LEFT_OUT


def test_of_two_tokens_the_governor_comes_first():
    both = meeting(TEA_HOUSE, players=2, lira=5, crew=3, tokens=[TEA_HOUSE, TEA_HOUSE])
    assert branches(both, 1) == [0, TOKEN + GOVERNOR]
    alone = meeting(TEA_HOUSE, players=2, lira=5, crew=3, tokens=[0, TEA_HOUSE])
    assert branches(alone, 1) == [0, TOKEN + SMUGGLER]


def test_one_card_stands_for_all_that_can_be_drawn():
    state = at(CARAVANSARY, players=2, crew=3)
    state.apply(1)
    assert state.seat() == CHANCE
    thought = TurnThought(LEARNED)
    thought.seat, thought.mark = 0, TUNED.turn(state)
    found = set()
    for luck in (0.05, 0.35, 0.65, 0.95):
        thought.luck = luck
        drawn = state.copy()
        drawn.apply(drawn.chance(luck))
        expected = thought.promise(drawn, 1)
        assert thought.promise(state.copy(), 1) == pytest.approx(expected)
        found.add(round(expected, 3))
    assert len(found) > 1


def test_all_assistants_are_called_together():
    state = at(FOUNTAIN, players=2, crew=1, out=[TEA_HOUSE, BLACK_MARKET])
    assert branches(state, 1) == [3]


def test_as_much_is_sold_as_can_be():
    state = at(SMALL_MARKET, players=2, crew=3, goods=[2, 2, 2, 2])
    sales = best_sales(state.legal)
    assert sales
    assert {sum(map(int, str(sale))) for sale in sales} == {5}


def test_cards_are_played_before_the_merchant_sets_out_one_at_the_most():
    state = turn(players=2, lira=5, crew=4, hand=[ONE_GOOD, FIVE_LIRA])
    assert {PLAY + ONE_GOOD, PLAY + FIVE_LIRA} <= set(branches(state, 0))
    assert all(choice < PLAY for choice in branches(state, 1))


def test_without_cards_only_where_to_go_is_looked_into():
    state = turn(players=2, lira=5, crew=1, out=[TEA_HOUSE], tiles=YELLOW_TILE, hand=[ONE_GOOD, FIVE_LIRA])
    at_length = dict(zip(state.legal, TurnThought(LEARNED).promises(state), strict=True))
    quickly = dict(zip(state.legal, TurnThought(LEARNED).promises(state, cards=False), strict=True))
    assert {PLAY + ONE_GOOD, PLAY + FIVE_LIRA, FETCH + TEA_HOUSE} <= set(quickly)
    for choice, promise in quickly.items():
        assert promise == (at_length[choice] if choice < PLAY else LEFT_OUT)


def test_an_assistant_is_called_back_where_hardly_any_is_left():
    many, few = (turn(players=2, lira=5, crew=crew, out=[TEA_HOUSE], tiles=YELLOW_TILE) for crew in (3, 1))
    assert FETCH + TEA_HOUSE not in branches(many, 0)
    assert FETCH + TEA_HOUSE in branches(few, 0)


def test_an_action_is_repeated_by_its_card_and_no_other_card_is_played_there():
    state = at(GEMSTONE_DEALER, players=2, lira=40, crew=3, hand=[FIVE_LIRA, GEMSTONE_AGAIN])
    state.apply(1)
    assert branches(state, 1) == [0, PLAY + GEMSTONE_AGAIN]


def test_no_thought_has_the_luck_of_the_one_before():
    """What the dice and the pile bring next is not to be counted on, but each search begins alike."""
    state = at(CARAVANSARY, players=2, crew=3)
    thought = TurnThought(LEARNED)
    first = thought.promises(state)
    assert thought.promises(state) != first
    assert TurnThought(LEARNED).promises(state) == first
    assert THOROUGH.anew(state).weighed(state, 1) == THOROUGH.anew(state).weighed(state, 1)
