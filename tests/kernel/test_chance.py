"""What comes up at a roll: by weight, whether it is drawn from a pile or picked from a list."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.kernel.pick import pick, place_of, spread
from bedesten.kernel.step import CHANCE, Drawing

NEARLY_ONE = 1 - 2**-53
"""The greatest roll there is."""


def test_a_roll_falls_on_each_weight_as_often_as_it_says() -> None:
    rolls = [number / 60 for number in range(60)]
    picked = [pick([4, 7, 9], [1, 2, 3], roll) for roll in rolls]
    assert [picked.count(option) for option in (4, 7, 9)] == [10, 20, 30]
    assert picked == sorted(picked)


@pytest.mark.parametrize("weights", [[1], [3], [0, 5, 0], [7, 0, 0], [1, 2, 3, 0]])
def test_what_has_no_weight_never_comes_up(weights: list[int]) -> None:
    for roll in (0.0, 0.25, 0.5, 0.999, NEARLY_ONE):
        assert weights[place_of(weights, roll)] > 0


@pytest.mark.parametrize(
    ("game", "options"),
    [("istanbul", {}), ("istanbul", {"variants": ["great-bazaar"]}), ("dice", {})],
)
def test_drawing_from_a_pile_goes_by_the_weights(game: str, options: dict[str, object]) -> None:
    state = bedesten.game(game, **options).new()
    drawn = 0
    while state.seat() == CHANCE:
        for number in range(200):
            roll = number / 200
            assert state.chance(roll) == pick(state.options(), state.weights(), roll)
        drawn += isinstance(state.top(), Drawing)
        state.apply(state.chance(0.4))
    assert drawn > 0


def test_points_that_are_spread_leave_no_great_gap():
    for first in (0.0, 0.4, 0.99):
        for count in (5, 36, 200):
            points = sorted(spread(first, number) for number in range(count))
            assert points[0] >= 0.0
            assert points[-1] < 1.0
            gaps = [b - a for a, b in zip(points, [*points[1:], points[0] + 1.0], strict=True)]
            assert max(gaps) < 2 / count
