"""The numbered options: their order, their words, and what an answer means."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.cli.offers import Offer, chosen, named, offers, places
from bedesten.cli.seats import marks, seated
from bedesten.kernel.game import Option

SEATS = seated(["Ann", "Cid"], ["you", "bot"])


class Position:
    """A position that answers like a table."""

    def __init__(self, fields: str, steps: str) -> None:
        self.game = bedesten.game("istanbul", players=2)
        self.state = self.game.position(f"{self.game.title()} | {fields} demand=1/3 | {steps} turn.end")

    def options(self) -> list[int]:
        return list(self.state.options())

    def describe(self, choice: int) -> Option:
        return self.game.describe(self.state, choice)


def labels(found: list[Offer]) -> list[str]:
    return [offer.label for offer in found]


def test_every_option_is_offered_once_under_numbers_from_1() -> None:
    position = Position("goods=3,3,2,4/0x4 merchant=11,7 hand=1,6/()", "market.sell:1")
    found = offers(position, SEATS)  # type: ignore[arg-type]
    assert sorted(offer.choice for offer in found) == position.options()
    assert [offer.number for offer in found] == list(range(1, len(found) + 1))


def test_the_biggest_sale_comes_first_and_to_decline_last() -> None:
    position = Position("goods=3,3,2,4/0x4 merchant=11,7 hand=1,6/()", "market.sell:1")
    found = labels(offers(position, SEATS))  # type: ignore[arg-type]
    assert found[0] == "Sell 1 red, 2 green and 2 yellow for 20 Lira"
    assert found[-3:] == ["Play Five Lira", "Play Any goods", "Sell nothing"]


def test_all_assistants_together_come_first_at_the_fountain() -> None:
    position = Position("out=548,0 crew=2,16", "fountain.recall")
    found = labels(offers(position, SEATS))  # type: ignore[arg-type]
    assert found[0] == "Return from Fabric Warehouse, Post Office and Tea House"
    assert found[-1] == "Return nobody"


def test_seats_are_called_by_their_names() -> None:
    option = Option(choice=21, kind="seat", target=1, label="Catch the family member of seat 2")
    assert named(option, SEATS) == "Catch the family member of Cid"


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Aylin", "Cem", "Defne", "Emre", "Fatma"], "ACDEF"),
        (["Ayşe", "Bora", "Gül", "Rob"], "AOLC"),
        (["Ann", "Anna", "123", "", "Bb"], "ACDEF"),
    ],
)
def test_every_seat_has_a_letter_that_stands_for_nothing_else(names: list[str], letters: str) -> None:
    assert "".join(marks(names)) == letters


def test_places_are_marked_with_the_number_to_type() -> None:
    found = offers(Position("merchant=7,7", "turn.move"), SEATS)  # type: ignore[arg-type]
    marked = places(found)
    assert marked
    for place, number in marked.items():
        assert found[number - 1].target == place


FOUND = [
    Offer(1, 0, "place", 9, "Tea House (1 step)"),
    Offer(2, 5, "place", 11, "Small Market (1 step)"),
    Offer(3, 7, "place", 14, "Small Mosque (2 steps)"),
]


@pytest.mark.parametrize(
    ("answer", "number"), [("1", 1), ("3", 3), ("003", 3), ("tea", 1), ("TEA HOUSE", 1), ("small mo", 3)]
)
def test_an_answer_is_a_number_or_the_beginning_of_the_words(answer: str, number: int) -> None:
    offer = chosen(FOUND, answer)
    assert isinstance(offer, Offer)
    assert offer.number == number


@pytest.mark.parametrize("answer", ["0", "4", "te", "small", "house", "1.5", "--", "²"])
def test_what_is_not_clear_is_answered_with_a_sentence(answer: str) -> None:
    assert isinstance(chosen(FOUND, answer), str)
