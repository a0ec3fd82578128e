"""What is seen of Letters & Seals: nearly all of it; and guesses that agree."""

from random import Random

import pytest

from bedesten.games.istanbul.modules.letters.names import AT_HAND, IN_SUPPLY
from bedesten.games.istanbul.names import FIVE_LIRA, STAY, TEA_HOUSE

from .helpers import game, turn

SOME = {
    "letters": [3, 5],
    "delivered": [9],
    "companion": TEA_HOUSE,
    "hand": [STAY],
    "society": 2,
    "extra": 4,
    "round": 4,
    "kiosk_discards": (7, 1),
    "rivals": [{"companion": AT_HAND, "hand": [FIVE_LIRA]}, {"letters": [16], "companion": IN_SUPPLY}],
}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_the_same_of_it(viewer):
    assert game().view(turn(**SOME), viewer)["letters"] == {
        "letters": [[3, 5], [], [16]],
        "delivered": [1, 0, 0],
        "seals": [4, 0, 1],
        "supply": 36,
        "discards": 0,
        "companions": [TEA_HOUSE, AT_HAND, IN_SUPPLY],
        "extra_turns": [False, True, True],
        "kiosk": {"open": [], "stack": 24, "discards": [7, 1]},
        "secret_society": {"uses": 2, "lira": 1},
    }


def test_what_the_supply_holds_is_not_shown():
    one, other = turn(letter_deck=[1, 2, 3]), turn(letter_deck=[4, 5, 6])
    assert game().view(one, 0) == game().view(other, 0)


def test_a_guess_leaves_all_of_it_as_it_is():
    s = turn(**SOME)
    guessed = game().guess(s, 0, Random(1))
    for name in (
        "letters",
        "delivered",
        "companion",
        "letter_deck",
        "kiosk_deck",
        "kiosk_discards",
        "extra",
        "society",
    ):
        assert getattr(guessed, name) == getattr(s, name)
    assert guessed.hand[0] == s.hand[0]


def test_a_guess_does_not_share_what_changes():
    s = turn(**SOME)
    guessed = game().guess(s, 0, Random(1))
    guessed.letter_deck[1] += 1
    guessed.companion[0] = 1
    assert (s.letter_deck[1], s.companion[0]) == (2, TEA_HOUSE)
