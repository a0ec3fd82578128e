"""The grid of places: who is how far from whom."""

from __future__ import annotations

from typing import Final

# Ways to go from one space to another. No wall is passed, and every way leads elsewhere.
STEP: Final = 0
"""One step."""
TWO_STEPS: Final = 1
WALK: Final = 2
"""As a merchant walks."""
FAR: Final = 3
"""As many steps as the card for long moves says, and no more of them because of a wall."""
STRAIGHT: Final = 4
"""Any number of steps in a straight line, if it is farther than a merchant walks."""
WAYS: Final = 5


class Spaces:
    """The spaces of a grid, row by row, whatever lies on them: made once for a game and shared by all its layouts.

    A wall between two neighbours, if there is one, lets nobody through on foot: its lower space times 100 plus the higher.
    """

    def __init__(
        self, rows: int, columns: int, near: int, far: list[int], wall: int = 0, free: Spaces | None = None
    ) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.near: Final = near
        self.far: Final = far
        self.wall: Final = wall
        spaces = range(rows * columns)
        self.distance: Final[list[list[int]]] = (
            free.distance if free else [[self.apart(a, b) for b in spaces] for a in spaces]
        )
        """Steps between two spaces: along rows and columns, never diagonally, whatever is in between."""
        self.beside: Final[list[list[int]]] = [self.neighbours(space) for space in spaces]
        self.steps: Final[list[list[int]]] = [self.walks(space) for space in spaces]
        """Between two spaces on foot."""
        self.ways: Final[list[list[list[int]]]] = [
            [[other for other in spaces if self.leads(way, space, other)] for space in spaces] for way in range(WAYS)
        ]
        """Where each way leads from each space."""
        self.changed: Final[list[list[int]]] = [
            [space for space in spaces if free and self.ways[way][space] != free.ways[way][space]]
            for way in range(WAYS)
        ]
        """The spaces from which a way leads elsewhere than without the wall."""
        self.walled: Final[dict[int, Spaces]] = {}
        """The same spaces with walls that stood before, by the wall; kept by those without one."""

    def apart(self, a: int, b: int) -> int:
        columns = self.columns
        return abs(a // columns - b // columns) + abs(a % columns - b % columns)

    def neighbours(self, a: int) -> list[int]:
        """The spaces one can step to."""
        others = [b for b, steps in enumerate(self.distance[a]) if steps == 1]
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

    def leads(self, way: int, a: int, b: int) -> bool:
        """Whether a way leads from one space to another."""
        steps = self.steps[a][b]
        if way == STEP:
            return steps == 1
        if way == TWO_STEPS:
            return steps == 2
        if way == WALK:
            return 1 <= steps <= self.near
        if way == FAR:
            return self.far[0] <= self.distance[a][b] and steps <= self.far[1]
        return self.near < steps == self.distance[a][b] and self.in_line(a, b)

    def in_line(self, a: int, b: int) -> bool:
        return a // self.columns == b // self.columns or a % self.columns == b % self.columns

    def with_wall(self, wall: int) -> Spaces:
        """These spaces, which have no wall, with one."""
        known = self.walled.get(wall)
        if known is None:
            known = Spaces(self.rows, self.columns, self.near, self.far, wall, self)
            self.walled[wall] = known
        return known


Known = list[list[int] | None]
"""A list for each place, as far as it was asked for."""


class Board:
    """A layout: which place lies on which space, and so where a merchant can go from each place.

    Every copy of a game shares it, so it keeps what it was asked for once. A wall is named by the places beside it: the
    lower one times 100 plus the higher. A board with a wall comes from the one without, and begins with what that one
    knows and the wall leaves as it was.
    """

    def __init__(self, spaces: Spaces, grid: tuple[int, ...], wall: int = 0, bare: Board | None = None) -> None:
        self.spaces: Final = spaces
        self.grid: Final = grid
        self.wall: Final = wall
        self.places: Final[list[int]] = bare.places if bare else sorted(grid)
        self.space: Final[list[int]] = bare.space if bare else spaces_of(grid, self.places[-1])
        """Where each place lies."""
        # Way by way: many small lists are made much faster than one large one.
        self.known: Final[list[Known]] = [self.kept(bare.known, way) if bare else self.nothing() for way in range(WAYS)]
        """Where each way leads."""
        self.offers: Final[list[Known]] = [
            self.kept(bare.offers, way) if bare else self.nothing() for way in range(WAYS)
        ]
        """The same as choices."""
        self.first: Final[list[int]] = bare.first.copy() if bare else [0] * WAYS
        """What these choices count from."""
        self.known_edges: list[int] | None = None
        self.walled: Final[dict[int, Board]] = {}
        """The same layout with walls that stood before, by the wall; kept by the board without one."""

    def nothing(self) -> Known:
        return [None] * len(self.space)

    def kept(self, known: list[Known], way: int) -> Known:
        """What is known of a way without the wall and holds with it too."""
        kept = known[way].copy()
        for space in self.spaces.changed[way]:
            kept[self.grid[space]] = None
        return kept

    def distance(self, a: int, b: int) -> int:
        """Steps between two places: along rows and columns, never diagonally, whatever is in between."""
        return self.spaces.distance[self.space[a]][self.space[b]]

    def reached(self, way: int, place: int) -> list[int]:
        """The places that a way leads to, in ascending order."""
        known = self.known[way][place]
        if known is None:
            known = [self.grid[space] for space in self.spaces.ways[way][self.space[place]]]
            known.sort()
            self.known[way][place] = known
        return known

    def offered(self, way: int, place: int, first: int) -> list[int]:
        """The places that a way leads to, as choices that count from `first`."""
        if self.first[way] != first:
            self.first[way] = first
            self.offers[way] = self.nothing()
        known = self.offers[way][place]
        if known is None:
            known = [first + other for other in self.reached(way, place)]
            self.offers[way][place] = known
        return known

    def edges(self) -> list[int]:
        """All pairs of neighbours that one can step between: the lower place times 100 plus the higher."""
        if self.known_edges is None:
            self.known_edges = [100 * a + b for a in self.places for b in self.reached(STEP, a) if a < b]
        return self.known_edges

    def with_wall(self, wall: int) -> Board:
        """This layout, which has no wall, with the wall here, or without one (0)."""
        if not wall:
            return self
        known = self.walled.get(wall)
        if known is None:
            a, b = self.space[wall // 100], self.space[wall % 100]
            known = Board(self.spaces.with_wall(100 * min(a, b) + max(a, b)), self.grid, wall, self)
            self.walled[wall] = known
        return known


def spaces_of(grid: tuple[int, ...], last: int) -> list[int]:
    """The space of each place up to the last; -1 where there is no such place."""
    found = [-1] * (last + 1)
    for space, place in enumerate(grid):
        found[place] = space
    return found
