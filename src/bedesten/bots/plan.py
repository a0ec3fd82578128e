"""Planning one's own turns: many lines of play side by side, the most promising of them carried on turn by turn.

A tree of everybody's choices sees two or three turns ahead. Whoever is on the way to rubies must see ten, and over so long
a time what the others take matters more than what exactly they do. So a plan is made of the seat's own turns alone (a beam
search). Of the others it knows only what they would take if they planned for themselves, and chance brings what it
usually brings.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.bots.evaluate.planning import Planning
from bedesten.bots.evaluate.value import Value
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE

RIVALS: Final = 4
"""How many lines the plans have that the others are taken to make."""
CROWD: Final = 4
"""How many times as many lines as are followed are remembered while a turn is planned; then the less promising are forgotten.
A wide plan that remembers all of them takes 5 to 10 % longer: Python keeps looking for garbage among them."""
TRIES: Final = 60
"""How many choices are tried to see how a single turn can go, those with few cards first. Plans that tried all of them took
twice as long and were no shorter."""


class Line:
    """A line of play up to the end of one of the seat's turns."""

    __slots__ = ("before", "first", "over", "state", "worth")

    def __init__(self, state: Stacked[Any], worth: float, first: int, before: Line | None, over: bool) -> None:
        self.state: Final[Stacked[Any]] = state
        self.worth: Final = worth
        self.first: Final = first
        """The choice it began with."""
        self.before: Final = before
        """The same line a turn earlier."""
        self.over: Final = over
        """Whether it has led to the goal."""


class Plan:
    """Lines of play for one seat, from one guess of the position. The rivals' lines tell what will be taken, turn by turn."""

    def __init__(
        self,
        state: Stacked[Any],
        seat: int,
        planning: Planning[Any],
        rng: Random,
        width: int,
        rivals: list[tuple[int, list[Stacked[Any]]]],
    ) -> None:
        self.seat: Final = seat
        self.planning: Final[Planning[Any]] = planning
        self.value: Final[Value[Any]] = planning.value()
        self.rough: Final[Value[Any]] = self.value.rough()
        self.rng: Final = rng
        self.width: Final = width
        self.rivals: Final = rivals
        self.turns: int = 0
        self.lines: list[Line] = [Line(state.copy(), 0.0, -1, None, False)]
        """The most promising first."""
        self.hopes: dict[int, float] = {}
        """For each choice to begin with the worth of the best line, as long as one was carried on."""

    def extend(self) -> bool:
        """Carry the lines on by a turn and keep the most promising; says whether there is more to plan."""
        roll = self.rng.random()
        found: list[Line] = []
        seen: set[int] = set()
        hopes: dict[int, float] = {}
        over = False
        for line in self.lines:
            if self.turns:
                self.others(line.state)
            if line.state.stack:
                known = len(found)
                self.turn(line, roll, found, seen)
                for i in range(known, len(found)):
                    new = found[i]
                    over = over or new.over
                    if new.first not in hopes or new.worth > hopes[new.first]:
                        hopes[new.first] = new.worth
                if len(found) > CROWD * self.width:
                    found = self.best(found)
        if not found:
            return False
        self.lines = self.best(found)
        self.turns += 1
        self.hopes = hopes
        return not over

    def best(self, found: list[Line]) -> list[Line]:
        """The most promising lines, as many as are followed, the best first; of equals those found first.

        Of lines that have come to much the same only one is followed.
        """
        order = [(-found[i].worth, i) for i in range(len(found))]
        order.sort()
        followed: list[Line] = []
        known: set[int] = set()
        for _, i in order:
            line = found[i]
            gist = self.planning.gist(line.state, self.seat)
            if gist not in known:
                known.add(gist)
                followed.append(line)
                if len(followed) == self.width:
                    break
        return followed

    def others(self, state: Stacked[Any]) -> None:
        """The others' turns are left out but for what they take; then it is the seat's own again."""
        for other, states in self.rivals:
            if self.turns < len(states):
                self.planning.echo(state, other, states[self.turns - 1], states[self.turns])
        self.planning.begin(state, self.seat)

    def turn(self, line: Line, roll: float, found: list[Line], seen: set[int]) -> None:
        """Every way that this turn can go, but for those that end like another."""
        planning = self.planning
        value = self.value
        seat = self.seat
        mark = value.turn(line.state)
        states: list[Stacked[Any]] = [line.state]
        firsts: list[int] = [line.first]
        midway: set[int] = set()
        tries = 0
        at = 0
        while at < len(states) and tries < TRIES:
            state = states[at]
            first = firsts[at]
            at += 1
            for choice in planning.branches(state):
                tries += 1
                after: Stacked[Any] = state.copy()
                after.apply(choice)
                going_on = self.run_on(after, mark, roll)
                likeness = planning.likeness(after, seat)
                began = choice if first < 0 else first
                if not going_on:
                    if likeness not in seen:
                        seen.add(likeness)
                        over = planning.arrived(after, seat)
                        found.append(Line(after, value.of(after, seat), began, line, over))
                elif after.seat() == seat:
                    likeness = likeness * 31 + len(after.stack) * 7 + len(after.legal)
                    if likeness not in midway:
                        midway.add(likeness)
                        states.append(after)
                        firsts.append(began)

    def run_on(self, state: Stacked[Any], mark: int, roll: float) -> bool:
        """Up to the next question of the turn that matters; says whether there is one before the turn ends."""
        planning = self.planning
        while state.stack and self.value.turn(state) == mark:
            if state.seat() == CHANCE:
                state.apply(planning.usual(state, roll))
            elif planning.minor(state):
                state.apply(self.glance(state))
            else:
                return True
        return False

    def glance(self, state: Stacked[Any]) -> int:
        """The option that looks best at once, to whoever is asked."""
        asked = state.seat()
        options = self.planning.branches(state)
        best = options[0]
        if len(options) > 1:
            most = -1e18
            for choice in options:
                after: Stacked[Any] = state.copy()
                after.apply(choice)
                worth = self.rough.of(after, asked)
                if worth > most:
                    most = worth
                    best = choice
        return best

    def course(self) -> list[Stacked[Any]]:
        """The positions along the best line, from the first."""
        found: list[Stacked[Any]] = []
        line: Line | None = self.lines[0]
        while line is not None:
            found.append(line.state)
            line = line.before
        found.reverse()
        return found

    def ranking(self) -> list[tuple[int, float]]:
        """The choices to begin with and what they promise, the best first."""
        found = [(-worth, first) for first, worth in self.hopes.items()]
        found.sort()
        return [(first, -less) for less, first in found]


def prepared(
    state: Stacked[Any], seat: int, players: int, planning: Planning[Any], rng: Random, width: int, turns: int
) -> Plan:
    """A plan of so many lines yet to be carried on, that reckons with what the others would take in so many turns."""
    rivals: list[tuple[int, list[Stacked[Any]]]] = []
    for other in range(players):
        if other != seat:
            start: Stacked[Any] = state.copy()
            planning.begin(start, other)
            rivals.append((other, made(Plan(start, other, planning, rng, RIVALS, []), turns).course()))
    return Plan(state, seat, planning, rng, width, rivals)


def made(plan: Plan, turns: int) -> Plan:
    """The same plan, carried on for so many turns or to its goal."""
    while plan.turns < turns and plan.extend():
        pass
    return plan
