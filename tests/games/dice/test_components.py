"""The figures: where they are from, and a player's own ones in their place."""

import pytest

import bedesten
from bedesten.games.dice.game import about, make, shipped

from .helpers import COINS, RUBY, asks, cards, choose, lira, markers, turn


def test_every_figure_says_where_it_is_from():
    sources = {name: figure.source for name, figure in shipped().figures.items()}
    assert set(sources.values()) == {"printed", "corroborated", "reconstructed"}
    ours = {name for name, source in sources.items() if source == "reconstructed"}
    assert ours == {name for name in sources if name.startswith("tracks.")} | {"mosque.tiles", "bazaar_cards.cards"}


def test_the_box_holds_what_it_says():
    figures = shipped()
    assert sum(row[0] for row in figures.figures["mosque.tiles"].value) == 24
    assert sum(row[0] for row in figures.figures["bazaar_cards.cards"].value) == 33
    assert figures.number("dice.shared") + figures.number("dice.spare") == 9
    assert sum(figures.numbers("supply.markers")) == 42
    assert figures.number("supply.lira") == 27 * 1 + 6 * 5 + 3 * 10


def test_own_figures_take_the_place_of_ours():
    made = make({"players": 3, "components": {"game": {"coin": 3}, "tracks": {"default": {"lira_3": [7, 9]}}}})
    s = choose(turn(dice="LLR", lira=1, made=made), COINS)
    assert lira(s) == 7 and RUBY["lira"] in s.options()
    assert made.components.changes == {"game.coin": 3, "tracks.default.lira_3": [7, 9]}
    assert made.components.digest() != make({"players": 3}).components.digest()


def test_own_tiles_and_cards_play():
    made = make(
        {
            "players": 3,
            "components": {
                "mosque": {"tiles": [[2, "goods B", "RY"], [4, "die", "RGYB"]]},
                "bazaar_cards": {"cards": [[1, "2R + W", "M > 2G / B"], [3, "T : X", "2K > L"]][:1]},
            },
        }
    )
    s = turn(dice="RYLC", made=made, display=[0], rivals=[{"markers": "Y"}])
    s = choose(s, cards(1))
    assert markers(s) == "RRW" and s.options() == [0, 1, 2]
    choose(s, 1)
    assert markers(s, 1) == "GG" and asks(s) == "turn.act"


def test_a_price_of_two_colours_is_paid_in_two_colours():
    made = make({"players": 3, "components": {"mosque": {"tiles": [[2, "goods B", "RYY"], [4, "die", "RGYB"]]}}})
    assert 30 not in turn(dice="RRYL", made=made, display=[0]).options()
    s = choose(turn(dice="RYYL", made=made, display=[0]), 30)
    assert s.tiles[0] == (0,)


@pytest.mark.parametrize(
    ("figures", "message"),
    [
        ({"mosque": {"tiles": [[1, "luck", "RRR"]]}}, "mosque.tiles .entry 1. must be one of lira, crystal"),
        ({"mosque": {"tiles": [[1, "goods", "RRR"]]}}, "goods with a colour"),
        ({"mosque": {"tiles": [[1, "lira R", "RRR"]]}}, "must be one of"),
        ({"mosque": {"tiles": [[1, "lira", "RWR"]]}}, "must be goods such as RRR"),
        ({"mosque": {"tiles": [[1, "lira", "RRR"], [1, "lira", "RRR"]]}}, "is there already"),
        ({"mosque": {"tiles": [[5, "die", "RGYB"]]}}, "more die tiles than there are spare dice"),
        ({"mosque": {"tiles": [[1, "lira"]]}}, "must have 3 entries"),
        ({"bazaar_cards": {"cards": [[1, "4Q", ""]]}}, "must be amounts such as 3L"),
        ({"bazaar_cards": {"cards": [[1, "X > 4L", ""]]}}, "rubies are only taken"),
        ({"bazaar_cards": {"cards": [[1, "2D > 4L", ""]]}}, "dice only had"),
        ({"bazaar_cards": {"cards": [[1, "T : 4L", ""]]}}, "not had"),
        ({"bazaar_cards": {"cards": [[0, "4L", ""]]}}, "at least one card"),
        ({"bazaar_cards": {"cards": [[1, "4L", ""], [2, "4L", ""]]}}, "is there already"),
        ({"bazaar_cards": {"cards": [[1, "12M", ""]]}}, "more than 9 markers"),
        ({"dice": {"shared": 6}}, "must not be more than 9"),
        ({"supply": {"rubies": 20}}, "more than supply.rubies"),
        ({"tracks": {"default": {"colours_3": [[4], [4], [4]]}}}, "four rows"),
        ({"game": {"rubies_to_end": [6, 12, 5]}}, "might never end"),
        ({"game": {"coin": 0}}, "game.coin must be from 1 to 9"),
    ],
)
def test_figures_that_cannot_be_played_with_are_refused(figures, message):
    with pytest.raises(bedesten.BadComponents, match=message):
        make({"players": 3, "components": figures})


@pytest.mark.parametrize(("tracks", "players"), [("tracker", 2), ("tracker", 3), ("base-like", 3), ("base-like", 4)])
def test_tracks_are_refused_for_players_they_are_not_made_for(tracks, players):
    with pytest.raises(bedesten.BadOption, match="are for"):
        make({"players": players, "tracks": tracks})


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 5}, {"tracks": "steep"}, {"layout": "short"}])
def test_options_there_are_not_are_refused(options):
    with pytest.raises(bedesten.BadOption):
        make(options)


def test_the_options_are_listed():
    listed = {option["name"]: option["allowed"] for option in about()["options"]}
    assert listed == {"players": [2, 3, 4], "tracks": ["default", "tracker", "base-like"]}
