"""The grid of places: who is how far from whom. Made once for a layout and shared by every copy of a game."""

from __future__ import annotations

from typing import Final


class Board:
    """A layout: the places row by row, and for each place where a merchant can go from it.

    A wall between two neighbours, if there is one, lets nobody through on foot: its lower place times 100 plus the higher.
    A board with a wall is made from the one without, and works out anew only what the wall changes.
    """

    def __init__(
        self, grid: tuple[int, ...], columns: int, near: int, far: list[int], wall: int = 0, free: Board | None = None
    ) -> None:
        self.grid: Final = grid
        self.columns: Final = columns
        self.rows: Final = len(grid) // columns
        self.steps: Final = near
        self.long: Final = far
        self.wall: Final = wall
        self.places: Final[list[int]] = sorted(grid)
        size = max(grid) + 1
        self.cell: Final[list[int]] = free.cell if free else [grid.index(p) if p in grid else -1 for p in range(size)]
        self.edges: Final[list[int]] = free.edges if free else self.pairs()
        """All pairs of neighbours: the lower place times 100 plus the higher."""
        self.neighbours: Final[list[list[int]]] = [self.beside(place) for place in range(size)]
        """The places one step away."""
        self.near: Final[list[list[int]]] = (
            free.near.copy() if free else [self.within(place, 1, near) for place in range(size)]
        )
        """The places a merchant reaches by walking."""
        self.far: Final[list[list[int]]] = (
            free.far if free else [self.within(place, far[0], far[1]) for place in range(size)]
        )
        """The places that are as far away as the card for long moves goes; a wall may be in the way."""
        self.beyond: Final[dict[int, list[int]]] = {}
        """What `straight_beyond` worked out before."""
        self.free: Final[Board] = free or self
        """The same layout without a wall."""
        self.walled: Final[dict[int, Board]] = {}
        """The same layout with walls that stood before, by the wall; kept by the board without one."""
        if wall:
            for place in self.places:
                if min(self.distance(place, wall // 100), self.distance(place, wall % 100)) < near:
                    walked = self.walks(place, near)
                    self.near[place] = [other for other in self.places if 1 <= walked[other] <= near]

    def pairs(self) -> list[int]:
        return [100 * a + b for a in self.places for b in self.places if a < b and self.distance(a, b) == 1]

    def beside(self, place: int) -> list[int]:
        """The neighbours that one can step to."""
        found: list[int] = []
        for edge in self.edges:
            if edge != self.wall:
                if edge // 100 == place:
                    found.append(edge % 100)
                elif edge % 100 == place:
                    found.append(edge // 100)
        return sorted(found)

    def distance(self, a: int, b: int) -> int:
        """Steps between two places: along rows and columns, never diagonally, whatever is in between."""
        x, y = self.cell[a], self.cell[b]
        return abs(x // self.columns - y // self.columns) + abs(x % self.columns - y % self.columns)

    def walks(self, place: int, most: int) -> list[int]:
        """How many steps it takes on foot to each place, by its number, up to this many; more for those beyond."""
        steps = [most + 1] * len(self.cell)
        steps[place] = 0
        edge = [place]
        for step in range(1, most + 1):
            reached: list[int] = []
            for a in edge:
                for b in self.neighbours[a]:
                    if steps[b] > step:
                        steps[b] = step
                        reached.append(b)
            edge = reached
        return steps

    def long_moves(self, place: int) -> list[int]:
        """Where the card for long moves takes a merchant from here."""
        if not self.wall:
            return self.far[place]
        walked = self.walks(place, self.long[1])
        return [other for other in self.far[place] if walked[other] <= self.long[1]]

    def straight(self, place: int) -> list[int]:
        """Every place in the row and the column of this one, up to a wall, in ascending order."""
        cell = self.cell[place]
        found: list[int] = []
        for down, across in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            row, column, here = cell // self.columns, cell % self.columns, place
            while True:
                row += down
                column += across
                if not (0 <= row < self.rows and 0 <= column < self.columns):
                    break
                there = self.grid[row * self.columns + column]
                if 100 * min(here, there) + max(here, there) == self.wall:
                    break
                found.append(there)
                here = there
        return sorted(found)

    def straight_beyond(self, place: int) -> list[int]:
        """The places in a straight line that cannot be reached by walking."""
        known = self.beyond.get(place)
        if known is None:
            near = self.near[place]
            known = [other for other in self.straight(place) if other not in near]
            self.beyond[place] = known
        return known

    def with_wall(self, wall: int) -> Board:
        """This layout with the wall here, or without one (0)."""
        free = self.free
        if not wall:
            return free
        known = free.walled.get(wall)
        if known is None:
            known = Board(free.grid, free.columns, free.steps, free.long, wall, free)
            free.walled[wall] = known
        return known

    def within(self, place: int, least: int, most: int) -> list[int]:
        """The places between these distances, in ascending order."""
        if self.cell[place] < 0:
            return []
        return [other for other in self.places if least <= self.distance(place, other) <= most]
