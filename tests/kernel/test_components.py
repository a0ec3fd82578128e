"""Components as data: where figures are from, and what happens to a file that is wrong."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.kernel.components import SOURCES


def own(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return bedesten.game("istanbul", players=2, components=path)


def test_every_figure_says_where_it_is_from():
    for name in bedesten.games():
        figures = bedesten.game(name).components.figures
        assert len(figures) > 10
        assert all(figure.source in SOURCES for figure in figures.values())


def test_an_own_file_changes_just_what_it_names(tmp_path):
    game = own(tmp_path, "[wainwright]\nprice = 5\n\n[gemstone_dealer]\nfirst = { value = [14, 14, 14, 14] }\n")
    assert game.components.number("wainwright.price") == 5
    assert game.components.figures["wainwright.price"].source == "yours"
    assert game.components.numbers("gemstone_dealer.first") == [14] * 4
    assert game.components.figures["tea_house.comfort"].source == "printed"
    assert game.components.digest() != bedesten.game("istanbul", players=2).components.digest()
    assert game.rules.extension_price == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "[wainwright]\n\nprise = 5\n",
            r"line 3: there is no figure 'wainwright\.prise'; allowed are wainwright\.price",
        ),
        ("[wainwright]\nprice = 500\n", r"line 2: wainwright\.price must be from 0 to 99, not 500"),
        ("[wainwright]\nprice = -1\n", "line 2: .* must be from 0 to 99, not -1"),
        ("[wainwright]\nprice = 'seven'\n", "line 2: .* whole number from 0 to 99, not 'seven'"),
        ("[wainwright]\nprice = true\n", "line 2: .* whole number"),
        ("[wainwright]\nprice = 7.5\n", "line 2: .* whole number"),
        ("wainwright.price = [7]\n", "line 1: .* whole number"),
        ("[large_market]\nrevenue = 3\n", "line 2: .* must be a list"),
        ("[large_market]\nrevenue = [1, 2]\n", "line 2: .* must have 5 entries, not 2"),
        ("[large_market]\ndemand = []\n", "line 2: .* must not be empty"),
        ("[large_market]\ndemand = [[1, 2, 3, 9]]\n", r"line 2: .* \(entry 1\) \(entry 4\) must be from 0 to 5, not 9"),
        ("[wainwright\n", "not TOML: .*line 1"),
        ("[tea_house]\nlowest = 9\nhighest = 4\n", "lowest must not be above"),
        ("[gemstone_dealer]\nfirst = [99, 12, 12, 12]\n", "beyond the end of its track"),
        ("[gemstone_dealer]\ntrack = [9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1]\n", "must rise"),
        (
            "[layouts]\nshort = [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]\n",
            "each place in play once",
        ),
        ("[bonus_cards]\ncopies = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n", "at least one card"),
        ("[bonus_cards]\nfar = [4, 3]\n", "from the smaller to the larger"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(tmp_path, text, says):
    with pytest.raises(bedesten.BadComponents, match=says):
        own(tmp_path, text)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(bedesten.BadComponents, match="cannot read"):
        bedesten.game("istanbul", components=tmp_path / "none.toml")
