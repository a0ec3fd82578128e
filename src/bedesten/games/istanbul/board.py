"""The grid of places: who is how far from whom."""

from __future__ import annotations

from typing import Final


class Spaces:
    """The spaces of a grid, row by row, whatever lies on them: made once for a game and shared by all its layouts.

    A wall between two neighbours, if there is one, lets nobody through on foot: its lower space times 100 plus the higher.
    """

    def __init__(self, rows: int, columns: int, wall: int = 0) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.wall: Final = wall
        spaces = range(rows * columns)
        self.beside: Final[list[list[int]]] = [self.reached(space) for space in spaces]
        """The neighbours one can step to."""
        self.walk: Final[list[list[int]]] = [self.walks(space) for space in spaces]
        """Steps between two spaces on foot."""
        self.straight: Final[list[list[bool]]] = [[self.in_line(a, b) for b in spaces] for a in spaces]
        """Whether a straight walk leads from one space to another."""
        self.walled: Final[dict[int, Spaces]] = {}
        """The same spaces with walls that stood before, by the wall; kept by those without one."""

    def distance(self, a: int, b: int) -> int:
        """Steps between two spaces: along rows and columns, never diagonally, whatever is in between."""
        columns = self.columns
        return abs(a // columns - b // columns) + abs(a % columns - b % columns)

    def reached(self, a: int) -> list[int]:
        """Where one step leads."""
        others = [b for b in range(self.rows * self.columns) if self.distance(a, b) == 1]
        return [b for b in others if 100 * min(a, b) + max(a, b) != self.wall]

    def walks(self, start: int) -> list[int]:
        """How many steps it takes to each space."""
        steps = [-1] * (self.rows * self.columns)
        steps[start] = 0
        edge = [start]
        while edge:
            reached: list[int] = []
            for a in edge:
                for b in self.beside[a]:
                    if steps[b] < 0:
                        steps[b] = steps[a] + 1
                        reached.append(b)
            edge = reached
        return steps

    def in_line(self, a: int, b: int) -> bool:
        """Whether both are in one row or column, without a wall in between."""
        if a // self.columns != b // self.columns and a % self.columns != b % self.columns:
            return False
        return a != b and self.walk[a][b] == self.distance(a, b)

    def with_wall(self, wall: int) -> Spaces:
        """These spaces, which have no wall, with one."""
        known = self.walled.get(wall)
        if known is None:
            known = Spaces(self.rows, self.columns, wall)
            self.walled[wall] = known
        return known


class Board:
    """A layout: which place lies on which space, and so where a merchant can go from each place.

    Every copy of a game shares it, so it keeps what it was asked for once. Lists of places are in ascending order. A
    wall is named by the places beside it: the lower one times 100 plus the higher.
    """

    def __init__(
        self, spaces: Spaces, grid: tuple[int, ...], near: int, far: list[int], wall: int = 0, free: Board | None = None
    ) -> None:
        self.spaces: Final = spaces
        self.grid: Final = grid
        self.steps: Final = near
        self.long: Final = far
        self.wall: Final = wall
        self.free: Final[Board] = free or self
        """The same layout without a wall."""
        self.walled: Final[dict[int, Board]] = {}
        """The same layout with walls that stood before, by the wall; kept by the board without one."""
        self.places: Final[list[int]] = free.places if free else sorted(grid)
        size = self.places[-1] + 1
        self.space: Final[list[int]] = free.space if free else [grid.index(p) if p in grid else -1 for p in range(size)]
        """Where each place lies."""
        self.known_neighbours: Final[list[list[int] | None]] = [None] * size
        self.known_near: Final[list[list[int] | None]] = [None] * size
        self.known_far: Final[list[list[int] | None]] = [None] * size
        self.known_beyond: Final[list[list[int] | None]] = [None] * size
        self.known_edges: list[int] | None = None

    def distance(self, a: int, b: int) -> int:
        """Steps between two places: along rows and columns, never diagonally, whatever is in between."""
        return self.free.spaces.walk[self.space[a]][self.space[b]]

    def within(self, place: int, most: int) -> list[int]:
        """The other places that take at most this many steps on foot."""
        space = self.space
        walk = self.spaces.walk[space[place]]
        return [other for other in self.places if 1 <= walk[space[other]] <= most]

    def neighbours(self, place: int) -> list[int]:
        """The places one can step to."""
        known = self.known_neighbours[place]
        if known is None:
            known = self.within(place, 1)
            self.known_neighbours[place] = known
        return known

    def near(self, place: int) -> list[int]:
        """The places a merchant reaches by walking."""
        known = self.known_near[place]
        if known is None:
            known = self.within(place, self.steps)
            self.known_near[place] = known
        return known

    def long_moves(self, place: int) -> list[int]:
        """Where the card for long moves takes a merchant: so many steps away, and no more on foot because of a wall."""
        known = self.known_far[place]
        if known is None:
            known = [other for other in self.within(place, self.long[1]) if self.distance(place, other) >= self.long[0]]
            self.known_far[place] = known
        return known

    def straight_beyond(self, place: int) -> list[int]:
        """The places in a straight line, up to a wall, that cannot be reached by walking."""
        known = self.known_beyond[place]
        if known is None:
            space = self.space
            straight = self.spaces.straight[space[place]]
            near = self.near(place)
            known = [other for other in self.places if straight[space[other]] and other not in near]
            self.known_beyond[place] = known
        return known

    def edges(self) -> list[int]:
        """All pairs of neighbours, whether a wall is between them or not: the lower place times 100 plus the higher."""
        if self.known_edges is None:
            free = self.free
            self.known_edges = [100 * a + b for a in free.places for b in free.neighbours(a) if a < b]
        return self.known_edges

    def with_wall(self, wall: int) -> Board:
        """This layout with the wall here, or without one (0)."""
        free = self.free
        if not wall:
            return free
        known = free.walled.get(wall)
        if known is None:
            a, b = self.space[wall // 100], self.space[wall % 100]
            spaces = free.spaces.with_wall(100 * min(a, b) + max(a, b))
            known = Board(spaces, free.grid, free.steps, free.long, wall, free)
            free.walled[wall] = known
        return known
