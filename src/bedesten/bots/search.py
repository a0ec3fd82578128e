"""The bot that searches."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any

from bedesten.bots.bot import Bot
from bedesten.bots.evaluate.planning import Planning
from bedesten.bots.evaluate.value import Manner, Value
from bedesten.bots.plan import planned
from bedesten.bots.thought import Thought, Watch
from bedesten.bots.tree import Tree
from bedesten.bots.values import planning_of, tuned_value_of
from bedesten.kernel.errors import BadOption
from bedesten.kernel.viewpoint import Viewpoint

STRIDE = 10
"""Simulations between two looks at the clock."""
FEW_LINES = 4
"""The lines of the smallest plan."""
PLANNING = 0.5
"""The share of the time that goes into the plan, where time is limited."""
REPORTS = 0.1
"""Seconds between two reports."""


class Search(Bot):
    """Tries out what may come of each choice, in a tree of guesses, for so many simulations or milliseconds.

    With simulations and a seed given it always chooses the same.
    """

    def __init__(self, seed: int | None = None, simulations: int = 0, milliseconds: int = 0) -> None:
        super().__init__(seed)
        if simulations < 1 and milliseconds < 1:
            raise BadOption("a search needs at least 1 simulation or 1 millisecond")
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.value: Value[Any] | None = None
        """What to go by; None for the best there is for the game."""
        self.manner: Manner | None = None
        """How to go about it; None for the value's own manner."""

    def choose(self, viewpoint: Viewpoint) -> int:
        return self.think(viewpoint)

    def think(self, viewpoint: Viewpoint, watch: Watch | None = None) -> int:
        options = viewpoint.options()
        if len(options) == 1:
            return options[0]
        return self.thought(viewpoint, watch, whole=False).choices[0][0]

    def thought(self, viewpoint: Viewpoint, watch: Watch | None = None, whole: bool = True) -> Thought:
        """All that the search finds, with reports on the way; if not whole, only until the choice is certain."""
        start = reported = perf_counter()
        value = self.value or tuned_value_of(viewpoint.game.name)
        manner = self.manner or value.manner()
        tree = Tree(viewpoint.game, viewpoint.guess(self.rng), viewpoint.seat, value, self.rng, manner)
        planning = planning_of(viewpoint.game.name)
        if planning is not None and manner.lines and planning.suits(tree.known):
            self.plan(tree, planning)
        while not self.done(tree, perf_counter() - start, whole):
            left = self.simulations - tree.simulations if self.simulations else STRIDE
            tree.grow(min(STRIDE, left))
            if watch is not None and perf_counter() - reported >= REPORTS:
                reported = perf_counter()
                if not watch(told(tree, reported - start)):
                    break
        return told(tree, perf_counter() - start)

    def plan(self, tree: Tree, planning: Planning[Any]) -> None:
        """Let the tree begin with what a plan of the seat's own turns promises."""
        if self.simulations:
            tree.hope(plan(tree, planning, max(FEW_LINES, round(self.simulations * tree.manner.lines))))
            return
        # A small plan tells how many lines there is time for.
        start = perf_counter()
        hopes = plan(tree, planning, FEW_LINES)
        seconds = perf_counter() - start
        width = int(FEW_LINES * (self.milliseconds / 1000 * PLANNING - seconds) / seconds)
        tree.hope(plan(tree, planning, width) if width > FEW_LINES else hopes)

    def done(self, tree: Tree, seconds: float, whole: bool) -> bool:
        """Whether all is thought that was to be thought, or, if that is enough, whether the rest changes no choice."""
        if not tree.simulations:
            return False
        left = self.simulations - tree.simulations if self.simulations else inf
        if self.milliseconds:
            left = min(left, tree.simulations * (self.milliseconds / 1000 / max(seconds, 1e-6) - 1))
        return left <= 0 or (not whole and tree.settled(left))


def plan(tree: Tree, planning: Planning[Any], width: int) -> list[tuple[int, float]]:
    """What each choice promises by a plan of so many lines."""
    turns = tree.manner.ahead
    return planned(tree.known.copy(), tree.seat, tree.players, planning, tree.rng, width, turns).ranking()


def told(tree: Tree, seconds: float) -> Thought:
    count = max(1, tree.simulations)
    win = [total / count for total in tree.wins]
    return Thought(tree.simulations, seconds, win, tree.ranking(), tree.line())
