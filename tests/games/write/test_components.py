"""The figures: where they are from, and playing with others."""

import pytest

import bedesten
from bedesten.games.write.game import shipped

from .helpers import at, choose, draw, draw_guild, goods, guild, guilds, start, turn


def with_figures(players=2, **figures):
    return bedesten.game("write", players=players, components={k.replace("__", "."): v for k, v in figures.items()})


def test_every_figure_says_where_it_is_from():
    sources = {name: figure.source for name, figure in shipped().figures.items()}
    assert set(sources.values()) == {"printed", "corroborated", "reconstructed"}
    for name in (
        "game_plan.icons_few",
        "game_plan.icons_many",
        "game_plan.bonus_actions",
        "game_plan.column",
        "game_plan.column_rubies",
        "game_plan.lira",
        "warehouses.goods",
        "tea_house.income",
        "location_cards.left",
        "location_cards.right",
        "ruby_cards.goods",
        "goods_cards.copies",
        "guild_cards.costs",
    ):
        assert sources[name] == "reconstructed", name


def test_the_decks_have_the_numbers_of_cards_that_are_known():
    figures = shipped()
    assert len(figures.table("ruby_cards.goods")) == 20
    assert all(len(card) == 4 for card in figures.table("ruby_cards.goods"))
    assert sum(figures.numbers("goods_cards.copies")) == 16
    assert sum(figures.numbers("guild_cards.copies")) == 16
    assert len(figures.figures["caravan_cards.effects"].value) == 8
    locations = sum(figures.numbers("location_cards.left")) + sum(figures.numbers("location_cards.right"))
    assert locations + sum(figures.numbers("fountains.copies")) == 40


def test_the_ruby_cards_have_five_tops_and_twenty_symbols_of_each_good():
    cards = shipped().table("ruby_cards.goods")
    for good in range(4):
        assert sum(card[0] == good for card in cards) == 5
        assert sum(card.count(good) for card in cards) == 20


def test_guild_costs_rise_from_one_to_ten():
    costs = shipped().numbers("guild_cards.costs")
    assert costs == sorted(costs)
    assert set(costs) == set(range(1, 11))


def test_another_income_and_more_squares():
    rules = with_figures(tea_house__income=[2, 4, 6, 8])
    s = at(8, rules=rules, improvements={8: 3})
    assert s.lira[0] == 8
    assert 8 in at(13, rules=rules, improvements={8: 2}).options()


def test_other_columns_and_rows():
    rules = with_figures(game_plan__column=8, game_plan__column_rubies=[2, 8])
    s = at(1, rules=rules, goods=[0] * 4, goods_filled=[7, 8, 8, 8])
    assert (goods(s)[0], s.rubies[0]) == (1, 0)
    choose(s, 0)
    assert s.rubies[0] == 2


def test_other_costs_and_effects_of_guild_cards():
    effects = list(shipped().figures["guild_cards.effects"].value)
    effects[13] = "2 ruby, 1 guild"
    costs = [0] * 16
    rules = with_figures(guild_cards__effects=effects, guild_cards__costs=costs)
    s = choose(turn(rules=rules, guild_hand=[14]), guild(14), draw_guild(2))
    assert (s.rubies[0], guilds(s)) == (2, [2])


def test_another_plan():
    grid = [list(row) for row in shipped().table("game_plan.grid")]
    grid[0] = [2, 2, 1, 1, 3, 3, 4, 4, 5, 5]
    assert with_figures(game_plan__grid=grid).rules.reach[1] == [1, 2, 3, 7]


def test_more_caravan_cards():
    effects = [*shipped().figures["caravan_cards.effects"].value, "1 ruby"]
    s = at(6, rules=with_figures(caravan_cards__effects=effects), caravan=(8,))
    assert s.rubies[0] == 1


def test_other_marks():
    s = with_figures(1, location_cards__left=[0] * 18, location_cards__right=[2] * 18).new()
    for card in (0, 5, 10, 15, 1, 6, 11, 16):
        choose(s, draw(card))
    assert s.options() == [*range(19, 23), *range(23, 41)]


@pytest.mark.parametrize(
    ("figure", "value", "said"),
    [
        ("game_plan.grid", [[1] * 10] * 4, "every location"),
        ("game_plan.column_rubies", [3, 13], "column_rubies"),
        ("game_plan.column_rubies", [3, 3], "column_rubies"),
        ("ruby_cards.goods", [[0, 1, 2, 3]] * 3, "each of the 4 letters"),
        ("guild_cards.effects", ["1 wish"] * 16, "is no effect"),
        ("guild_cards.effects", ["ruby"] * 16, "how often"),
        ("guild_cards.effects", ["1 palace-E"] * 16, "letters ABCD"),
        ("guild_cards.effects", ["1 palace-"] * 16, "must name a letter"),
        ("guild_cards.effects", ["1 palace-A, 1 discard"] * 16, "must not ask"),
        ("guild_cards.effects", ["1 ruby"] * 15, "16 entries"),
        ("location_cards.left", [0] * 18, "enough cards"),
        ("tea_house.income", [3, 99], "from 0 to 20"),
        ("tea_house.price", 3, "there is no figure"),
    ],
)
def test_figures_that_cannot_be_played_with_are_refused(figure, value, said):
    components = {figure: value}
    if figure == "location_cards.left":
        components["location_cards.right"] = [0] * 18
    with pytest.raises(bedesten.BadComponents, match=said):
        bedesten.game("write", components=components)


def test_a_record_carries_the_figures_that_were_changed():
    table = bedesten.Table(with_figures(1, tea_house__income=[2, 4, 6]), seed=1)
    record = table.record()
    assert record["components"]["changes"] == {"tea_house.income": [2, 4, 6]}
    assert bedesten.replay(record).game.rules.tea_income == [2, 4, 6]


def test_the_games_options():
    about = bedesten.games()["write"]
    assert (about["title"], about["players"]) == ("Istanbul: Choose & Write", [1, 2, 3, 4, 5])
    with pytest.raises(bedesten.BadOption, match="players must be one of"):
        bedesten.game("write", players=6)
    with pytest.raises(bedesten.BadOption, match="no option 'layout'"):
        bedesten.game("write", layout="short")


def test_without_options_two_play():
    assert start().rules.players == 2
