"""Options: what is not offered is refused, with what is."""

from __future__ import annotations

import pytest

import bedesten


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 1}, "players must be one of 2, 3, 4, 5, not 1"),
        ({"players": True}, "players must be one of"),
        ({"players": "3"}, "players must be one of"),
        ({"layout": "spiral"}, "layout must be one of short, long, in-order, random, first-game, not 'spiral'"),
        ({"layout": [[1, 2], [3, 4]]}, "4 rows of 4 place numbers, each of 1 to 16 once"),
        ({"layout": [[1] * 4] * 4}, "each of 1 to 16 once"),
        ({"layout": [["a"] * 4] * 4}, "each of 1 to 16 once"),
        ({"edition": "2020"}, "edition must be one of 2019, 2014"),
        ({"variants": ["chaos"]}, "variants must be one of neutral-assistants"),
        ({"variants": 3}, "must be a list"),
        ({"players": 5, "variants": ["neutral-assistants"]}, "2 to 4 players"),
        ({"modules": ["tea"]}, "modules must be one of mocha, letters, not 'tea'"),
        ({"layout": "first-game"}, "the base game's first game is layout short"),
        ({"layout": "short", "modules": ["mocha"]}, "with an expansion layout must be first-game or random"),
        ({"layout": "first-game", "variants": ["great-bazaar"]}, "with the Great Bazaar layout must be random"),
        ({"edition": "2014", "modules": ["letters"]}, "2014 is the base game alone"),
        ({"letters_deck": "only"}, "goes with the module letters"),
        ({"letters_deck": "only", "variants": ["great-bazaar"]}, "uses all bonus cards"),
        (
            {"layout": [[1] * 5] * 4, "modules": ["mocha"]},
            "4 rows of 5 place numbers, each of 1 to 16, 17, 18, 19, 20 once",
        ),
        ({"colour": "red"}, "no option 'colour'"),
        ({"varients": []}, "did you mean variants"),
    ],
)
def test_a_wrong_option_is_refused(options, says):
    with pytest.raises(bedesten.BadOption, match=says):
        bedesten.game("istanbul", **options)


def test_an_unknown_game_is_refused():
    with pytest.raises(bedesten.BadOption, match="there is no game 'chess'; allowed are istanbul"):
        bedesten.game("chess")


def test_every_game_lists_its_options():
    for about in bedesten.games().values():
        assert about["title"] and about["text"] and about["players"]
        for option in about["options"]:
            assert option["default"] in (option["allowed"] if not option["many"] else [[]])
