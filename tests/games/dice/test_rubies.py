"""The ruby areas: what the next one costs, and that each one taken makes the next one dearer."""

import pytest

from .helpers import (
    RUBY,
    SUGGESTED,
    asks,
    choose,
    dice,
    done,
    game,
    lira,
    markers,
    turn,
)

AREAS = ["R", "G", "Y", "B"]


def buy(state, area):
    s = choose(state, RUBY[area])
    return choose(s, SUGGESTED) if asks(s) == "payment.pay" else s


@pytest.mark.parametrize("good", AREAS)
@pytest.mark.parametrize(("taken", "price"), [(0, 4), (1, 5), (2, 6)])
def test_a_colours_next_ruby_costs_so_many_of_its_goods(good, taken, price):
    already = [taken if other == good else 3 for other in AREAS] + [5, 6, 0]
    assert RUBY[good] not in turn(markers=good * (price - 1), taken=list(already)).options()
    s = buy(turn(markers=good * price, dice="L", taken=list(already)), good)
    assert s.rubies == [1, 0, 0] and markers(s) == ""
    assert s.taken[AREAS.index(good)] == taken + 1


def test_the_rulebooks_example_of_five_green_goods():
    s = turn(dice="GGG", markers="GG", taken=[0, 1, 0, 0, 0, 0, 0])
    assert buy(s, "G").rubies[0] == 1
    assert game().view(turn(dice="L", taken=[0, 1, 0, 0, 0, 0, 0]), None)["areas"][1]["prices"][1] == 5


def test_the_rulebooks_example_of_one_of_each_and_two_of_any_kind():
    taken = [0, 0, 0, 0, 2, 0, 0]
    assert RUBY["goods"] not in turn(dice="RGYBR", taken=taken).options()
    s = buy(turn(dice="RGYBR", markers="R", taken=taken), "goods")
    assert s.rubies[0] == 1 and s.taken[4] == 3


def test_the_rulebooks_example_of_14_lira():
    taken = [0, 0, 0, 0, 0, 2, 0]
    assert RUBY["lira"] not in turn(dice="L", lira=13, taken=taken).options()
    s = choose(turn(dice="L", lira=15, taken=taken), RUBY["lira"])
    assert (s.rubies[0], lira(s), s.taken[5]) == (1, 1, 3)


@pytest.mark.parametrize("taken", range(5))
def test_the_goods_carpet_asks_for_one_of_each_and_one_more_of_any_kind_for_each_ruby_taken(taken):
    def offered(goods_in_all):
        held = "GGGG"[: goods_in_all - 4] if goods_in_all > 4 else ""
        s = turn(dice="RGYB"[:goods_in_all] + "L", markers=held, taken=[0, 0, 0, 0, taken, 0, 0])
        return s if RUBY["goods"] in s.options() else None

    assert offered(4 + taken - 1) is None
    s = offered(4 + taken)
    assert s is not None and buy(s, "goods").rubies[0] == 1


def test_the_goods_carpet_wants_every_colour():
    assert RUBY["goods"] not in turn(dice="RRGGY").options()
    assert RUBY["goods"] in turn(dice="RRGGY", markers="W").options()


@pytest.mark.parametrize(("taken", "price"), list(enumerate([10, 12, 14, 16, 18, 20])))
def test_the_lira_carpet_grows_dearer_by_two(taken, price):
    s = choose(turn(dice="L", lira=price, taken=[0, 0, 0, 0, 0, taken, 0]), RUBY["lira"])
    assert (s.rubies[0], lira(s)) == (1, 0)


def test_a_ruby_with_coins_alone_is_an_action_too():
    s = choose(turn(lira=22), RUBY["lira"])
    assert s.actions == 1 and lira(s) == 12
    choose(s, RUBY["lira"])
    assert s.rubies[0] == 2 and lira(s) == 0 and done(s)


def test_an_area_without_rubies_sells_none():
    s = turn(dice="RGYBL", markers="RRRRRRRWWWW", lira=50, taken=[3, 3, 3, 3, 5, 6, 0])
    assert not set(RUBY.values()) & set(s.options())


@pytest.mark.parametrize(("players", "track"), [(2, [4, 5]), (3, [4, 5, 6]), (4, [4, 5, 6, 7])])
def test_the_prices_of_a_colour_go_by_the_number_of_players(players, track):
    for taken, price in enumerate(track):
        s = turn(dice="L", markers="R" * 7, players=players, taken=[taken, 0, 0, 0, 0, 0, 0])
        assert markers(buy(s, "R")) == "R" * (7 - price)
    s = turn(dice="L", markers="R" * 7, players=players, taken=[len(track), 0, 0, 0, 0, 0, 0])
    assert RUBY["R"] not in s.options()


def test_two_rubies_can_be_bought_in_a_turn():
    s = buy(turn(dice="RRRRG", markers="GGGG", lira=0), "R")
    assert dice(s) == "G"
    assert buy(s, "G").rubies[0] == 2
