"""The grid of places: who is how far from whom. Made once for a layout and shared by every copy of a game."""

from __future__ import annotations

from typing import Final


class Board:
    """A layout: the places row by row, and for each place where a merchant can go from it.

    A wall between two neighbours, if there is one, lets nobody through on foot: its lower place times 100 plus the higher.
    """

    def __init__(self, grid: tuple[int, ...], columns: int, near: int, far: list[int], wall: int = 0) -> None:
        size = max(grid) + 1
        self.grid: Final = grid
        self.columns: Final = columns
        self.rows: Final = len(grid) // columns
        self.places: Final = sorted(grid)
        self.cell: Final[list[int]] = [grid.index(place) if place in grid else -1 for place in range(size)]
        self.wall: Final = wall
        walks = [self.walks(place) for place in range(size)]
        self.near: Final[list[list[int]]] = [
            [other for other in self.places if 1 <= walks[place][other] <= near] if walks[place] else []
            for place in range(size)
        ]
        """The places a merchant reaches by walking."""
        self.far: Final[list[list[int]]] = [
            [other for other in self.within(place, far[0], far[1]) if walks[place][other] <= far[1]]
            for place in range(size)
        ]
        """The places the card for long moves takes him to."""
        self.neighbours: Final[list[list[int]]] = [
            [other for other in self.places if walks[place][other] == 1] if walks[place] else []
            for place in range(size)
        ]
        """The places one step away."""
        self.edges: Final[list[int]] = [
            100 * a + b for a in self.places for b in self.places if a < b and self.distance(a, b) == 1
        ]
        """All pairs of neighbours: the lower place times 100 plus the higher."""
        self.lines: Final[list[list[int]]] = [self.straight(place) for place in range(size)]
        """The places that can be reached in a straight line."""

    def distance(self, a: int, b: int) -> int:
        """Steps between two places: along rows and columns, never diagonally."""
        x, y = self.cell[a], self.cell[b]
        return abs(x // self.columns - y // self.columns) + abs(x % self.columns - y % self.columns)

    def open(self, a: int, b: int) -> bool:
        """Whether one can step from a place to its neighbour."""
        return not self.wall or 100 * min(a, b) + max(a, b) != self.wall

    def walks(self, place: int) -> list[int]:
        """How many steps it takes on foot to every place, by its number; nothing for a place that is not here."""
        if self.cell[place] < 0:
            return []
        steps = [len(self.grid)] * len(self.cell)
        steps[place] = 0
        edge = [place]
        while edge:
            reached: list[int] = []
            for a in edge:
                for b in self.places:
                    if steps[b] > steps[a] + 1 and self.distance(a, b) == 1 and self.open(a, b):
                        steps[b] = steps[a] + 1
                        reached.append(b)
            edge = reached
        return steps

    def straight(self, place: int) -> list[int]:
        """Every place in the row and the column of this one, up to a wall, in ascending order."""
        cell = self.cell[place]
        found: list[int] = []
        if cell < 0:
            return found
        for down, across in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            row, column, here = cell // self.columns, cell % self.columns, place
            while True:
                row += down
                column += across
                if not (0 <= row < self.rows and 0 <= column < self.columns):
                    break
                there = self.grid[row * self.columns + column]
                if not self.open(here, there):
                    break
                found.append(there)
                here = there
        return sorted(found)

    def within(self, place: int, least: int, most: int) -> list[int]:
        """The places between these distances, in ascending order."""
        if self.cell[place] < 0:
            return []
        return [other for other in self.places if least <= self.distance(place, other) <= most]
