"""What everybody may know: all but the order of tiles and cards, which nobody does."""

from random import Random

from bedesten.kernel.table import Table

from .helpers import cards, choose, game, reveal, start, tile, turn


def test_everybody_sees_the_same():
    s = start()
    views = [game().view(s, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


def test_the_view_has_everything_a_player_sees_on_the_table():
    s = turn(
        dice="RRLC",
        markers="RGW",
        crystals=2,
        lira=9,
        rubies=1,
        tiles=[tile("goods B", "BBB"), tile("die", "RGYB")],
        display=[tile("lira", "RRR")],
        pile=[3, 4],
        under=(20,),
        taken=[1, 0, 0, 0, 2, 0, 1],
        claimed=1,
    )
    view = game().view(s, 1)
    assert view["dice"] == [2, 0, 0, 0, 1, 1] and view["actions"] == 2
    mine = view["seats"][0]
    assert (mine["lira"], mine["crystals"], mine["markers"], mine["rubies"]) == (9, 2, [1, 1, 0, 0, 1], 1)
    assert (mine["dice"], mine["mosque"]) == (6, True)
    assert mine["tiles"][0] == {"tile": 19, "ability": "goods", "good": 3, "cost": [0, 0, 0, 3]}
    assert view["display"] == [{"tile": 0, "ability": "lira", "good": None, "cost": [3, 0, 0, 0]}]
    assert view["stack"] == 3 and view["spare_dice"] == 3
    assert view["areas"][4] == {"area": 4, "prices": [0, 1, 2, 3, 4], "taken": 2, "left": 3}
    assert view["supply"] == [7, 7, 8, 8, 9, 10, 78]


def test_revealed_and_discarded_cards_lie_open():
    s = choose(turn(dice="CCL"), cards(2), reveal(6), reveal(15))
    view = game().view(s, None)
    assert [card["own"] for card in view["revealed"]] == ["R", "3W > X"]
    assert view["discarded"] == [] and view["deck"] == 31
    choose(s, 6)
    assert [card["own"] for card in game().view(s, None)["discarded"]] == ["R", "3W > X"]


def test_a_guess_is_the_position_itself_and_a_copy_of_its_own():
    s = start()
    guessed = game().guess(s, 1, Random(1))
    assert game().save(guessed) == game().save(s)
    guessed.apply(guessed.options()[-1])
    assert game().save(guessed) != game().save(s)


def test_a_whole_game_is_told_and_recorded():
    table = Table(game(2), seed=11)
    rng = Random(5)
    while not table.over:
        table.apply(rng.choice(table.options()))
    story = table.story(None)
    assert any("takes a ruby" in line for line in story) and any("uses the card" in line for line in story)
    record = table.record()
    assert record["game"] == "dice" and record["options"] == {"players": 2, "tracks": "default"}
    again = Table(game(2), seed=1)
    again.replay(record["choices"])
    assert again.result() == table.result() == record["result"]
