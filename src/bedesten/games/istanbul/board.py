"""The grid of places: who is how far from whom. Made once for a layout and shared by every copy of a game."""

from __future__ import annotations

from typing import Final


class Board:
    """A layout: the places row by row, and for each place where a merchant can go from it."""

    def __init__(self, grid: tuple[int, ...], columns: int, near: int, far: list[int]) -> None:
        size = max(grid) + 1
        self.grid: Final = grid
        self.columns: Final = columns
        self.rows: Final = len(grid) // columns
        self.places: Final = sorted(grid)
        self.cell: Final[list[int]] = [grid.index(place) if place in grid else -1 for place in range(size)]
        self.near: Final[list[list[int]]] = [self.within(place, 1, near) for place in range(size)]
        """The places a merchant reaches by walking."""
        self.far: Final[list[list[int]]] = [self.within(place, far[0], far[1]) for place in range(size)]
        """The places the card for long moves takes him to."""

    def distance(self, a: int, b: int) -> int:
        """Steps between two places: along rows and columns, never diagonally."""
        x, y = self.cell[a], self.cell[b]
        return abs(x // self.columns - y // self.columns) + abs(x % self.columns - y % self.columns)

    def within(self, place: int, least: int, most: int) -> list[int]:
        """The places between these distances, in ascending order."""
        if self.cell[place] < 0:
            return []
        return [other for other in self.places if least <= self.distance(place, other) <= most]
