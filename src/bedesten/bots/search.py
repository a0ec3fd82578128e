"""The bot that searches."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any

from bedesten.bots.bot import Bot
from bedesten.bots.evaluate.planning import Planning
from bedesten.bots.evaluate.value import Manner, Value
from bedesten.bots.plan import prepared
from bedesten.bots.thorough import ThoroughTree
from bedesten.bots.thought import Thought, Watch
from bedesten.bots.tree import Tree
from bedesten.bots.values import planning_of, thorough_value_of, tuned_value_of
from bedesten.kernel.errors import BadOption
from bedesten.kernel.viewpoint import Viewpoint

AMPLE = 1000
"""Simulations from which on a search is thorough of itself."""
STRIDE = 10
"""Simulations between two looks at the clock; those that think turns through take long enough to look after each."""
FEW_LINES = 4
"""The lines of a plan that tells how many there is time for."""
MOST_LINES = 500
"""The lines of the biggest plan."""
PLANNING = 0.5
"""The share of the time that goes into the plan, where time is limited."""
REPORTS = 0.1
"""Seconds between two reports."""


class Search(Bot):
    """Tries out what may come of each choice, in a tree of guesses, for so many simulations or milliseconds.

    With simulations and a seed given it always chooses the same. A thorough search thinks each turn through that it meets,
    where a game allows for that: its simulations take longer and tell more. Whoever gives time, or many simulations, gets
    one; a few hundred simulations are quick unless it is asked for.
    """

    def __init__(
        self, seed: int | None = None, simulations: int = 0, milliseconds: int = 0, thorough: bool = False
    ) -> None:
        super().__init__(seed)
        if simulations < 1 and milliseconds < 1:
            raise BadOption("a search needs at least 1 simulation or 1 millisecond")
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.thorough = thorough or milliseconds > 0 or simulations >= AMPLE
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
        start = perf_counter()
        known = viewpoint.guess(self.rng)
        best = thorough_value_of if self.thorough else tuned_value_of
        value = (self.value or best(viewpoint.game.name)).anew(known)
        manner = self.manner or value.manner()
        kind = ThoroughTree if manner.thorough else Tree
        tree = kind(viewpoint.game, known, viewpoint.seat, value, self.rng, manner)
        report = Report(tree, start, watch)
        tree.grow(1)  # so that there is something to tell while the plan is made
        planning = planning_of(viewpoint.game.name)
        if planning is not None and manner.lines and planning.suits(tree.known):
            self.plan(tree, planning, report)
        stride = 1 if manner.thorough else STRIDE
        grown = perf_counter()
        while not self.done(tree, start, grown, whole):
            left = self.simulations - tree.simulations if self.simulations else stride
            tree.grow(min(stride, left))
            if not report.goes_on():
                break
        return told(tree, perf_counter() - start)

    def plan(self, tree: Tree, planning: Planning[Any], report: Report) -> None:
        """Let the tree begin with what a plan of the seat's own turns promises."""
        if self.simulations:
            width = max(1, round(self.simulations * tree.manner.lines))
        else:
            # A small plan tells how many lines there is time for.
            start = perf_counter()
            tree.hope(promises(tree, planning, FEW_LINES, report))
            seconds = perf_counter() - start
            width = int(FEW_LINES * (self.milliseconds / 1000 * PLANNING - seconds) / seconds)
            if width <= FEW_LINES:
                return
        tree.hope(promises(tree, planning, min(width, MOST_LINES), report))

    def done(self, tree: Tree, start: float, grown: float, whole: bool) -> bool:
        """Whether all is thought that was to be thought, or, if that is enough, whether the rest changes no choice.

        The tree began to grow some time after the start, which tells how fast it grows.
        """
        left = self.simulations - tree.simulations if self.simulations else inf
        if self.milliseconds:
            now = perf_counter()
            rate = tree.simulations / max(now - grown, 1e-6)
            left = min(left, rate * (start + self.milliseconds / 1000 - now))
        return left <= 0 or (not whole and tree.settled(left))


class Report:
    """Tells whoever watches, every now and then, how far a search has come, and hears whether it may go on."""

    def __init__(self, tree: Tree, start: float, watch: Watch | None) -> None:
        self.tree = tree
        self.start = self.last = start
        self.watch = watch
        self.stopped = False

    def goes_on(self) -> bool:
        now = perf_counter()
        if self.watch is not None and not self.stopped and now - self.last >= REPORTS:
            self.last = now
            self.stopped = not self.watch(told(self.tree, now - self.start))
        return not self.stopped


def promises(tree: Tree, planning: Planning[Any], width: int, report: Report) -> list[tuple[int, float]]:
    """What each choice promises by a plan of so many lines, as far as there was time for it."""
    turns = tree.manner.ahead
    plan = prepared(tree.known.copy(), tree.seat, tree.players, planning, tree.rng, width, turns)
    while plan.turns < turns and report.goes_on() and plan.extend():
        pass
    return plan.ranking()


def told(tree: Tree, seconds: float) -> Thought:
    count = max(1, tree.simulations)
    win = [total / count for total in tree.wins]
    return Thought(tree.simulations, seconds, win, tree.ranking(), tree.line())
