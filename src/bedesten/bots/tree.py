"""The core of search: a tree over guessed states, grown one simulation at a time.

Each simulation guesses anew what the seat cannot know, goes down the tree by visits, values and priors, opens one new
position and values it. One tree serves all guesses, since a position is reached by the same choices in all of them
(information-set Monte Carlo tree search). Every seat looks for its own good, so values are kept a seat each.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any, Final

from bedesten.bots.evaluate.value import NOTHING, Manner, Value
from bedesten.bots.lookahead import scores
from bedesten.bots.playing_on import play_on
from bedesten.kernel.game import Game
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE


class Edge:
    """A choice at a position: how promising it looked, how often it was tried, and what came of it."""

    __slots__ = ("choice", "luck", "nodes", "prior", "promise", "total", "visits", "won")

    def __init__(self, choice: int, prior: float) -> None:
        self.choice: Final = choice
        self.prior: float = prior
        self.promise: float = 0.0
        """What it was taken to be worth before it was tried, where that was thought through."""
        self.luck: float = 0.0
        """Where its throws begin, if they are to be spread evenly."""
        self.visits: int = 0
        self.total: float = 0.0
        """What it was worth to who chose it, summed over the visits: the chances of winning, and being done soon."""
        self.won: float = 0.0
        """The chances alone."""
        self.nodes: list[Node] = []


class Node:
    """A position as one seat knows it: who chooses, what is asked, the options tried, the most promising first."""

    __slots__ = ("chances", "chooser", "edges", "ends", "key", "outcomes", "visits")

    def __init__(self, chooser: int, key: str, edges: list[Edge]) -> None:
        self.chooser: Final = chooser
        self.key: Final = key
        self.edges: list[Edge] = edges
        self.outcomes: dict[int, list[Node]] = {}
        self.chances: list[float] = NOTHING
        self.ends: list[float] = NOTHING
        """How likely each seat is to win and when it will be done, where the turn was thought through."""
        self.visits: int = 0


class Tree:
    """A search from one seat's viewpoint."""

    def __init__(
        self, game: Game[Any], known: Stacked[Any], seat: int, value: Value[Any], rng: Random, manner: Manner
    ) -> None:
        self.game: Final[Game[Any]] = game
        self.known: Final[Stacked[Any]] = known
        self.seat: Final[int] = seat
        self.value: Final[Value[Any]] = value
        self.rough: Final[Value[Any]] = self.value.rough()
        self.rng: Final[Random] = rng
        self.manner: Final[Manner] = manner
        self.players: Final[int] = game.players
        self.simulations: int = 0
        self.wins: list[float] = [0.0] * game.players
        """What each seat's chances were, summed over the simulations."""
        self.low: float = 1e18
        self.high: float = -1e18
        """The least and the most any choice has been worth on the whole, to weigh values against priors."""
        self.root: Final[Node] = self.opened(known.copy(), manner.first)

    # Growing.

    def grow(self, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Go down to a new position, value it, and tell every choice on the way."""
        state: Stacked[Any] = self.game.guess(self.known, self.seat, self.rng)
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        while True:
            if node.chooser == CHANCE:
                outcome = state.chance(self.rng.random())
                state.apply(outcome)
                if outcome not in node.outcomes:
                    node.outcomes[outcome] = []
                known = node.outcomes[outcome]
            else:
                edge = self.select(node, state.legal)
                nodes.append(node)
                edges.append(edge)
                state.apply(edge.choice)
                known = edge.nodes
            if not state.stack:
                break
            before = len(known)
            node = self.met(known, state)
            if len(known) > before:
                break
        chances, ends = self.worth(state)
        self.tell(nodes, edges, chances, ends)

    def tell(self, nodes: list[Node], edges: list[Edge], chances: list[float], ends: list[float]) -> None:
        """What a simulation came to, to every choice on the way."""
        haste = self.manner.haste
        values = [chances[seat] - haste * ends[seat] for seat in range(self.players)]
        self.simulations += 1
        for seat in range(self.players):
            self.wins[seat] += chances[seat]
        for i in range(len(nodes)):
            self.learn(nodes[i], edges[i], values, chances)

    def learn(self, node: Node, edge: Edge, values: list[float], chances: list[float]) -> None:
        seat = node.chooser
        node.visits += 1
        edge.visits += 1
        edge.total += values[seat]
        edge.won += chances[seat]
        mean = edge.total / edge.visits
        if mean < self.low:
            self.low = mean
        if mean > self.high:
            self.high = mean

    def met(self, known: list[Node], state: Stacked[Any]) -> Node:
        """The node of a position; a new one if these guesses lead to another question than those before."""
        chooser = state.seat()
        key = state.stack[-1].key
        for node in known:
            if node.chooser == chooser and node.key == key:
                return node
        node = self.opened(state, self.manner.budget)
        known.append(node)
        return node

    def opened(self, state: Stacked[Any], budget: int) -> Node:
        """A node with the options of a position, the most promising first."""
        chooser = state.seat()
        key = state.stack[-1].key
        if chooser == CHANCE:
            return Node(chooser, key, [])
        options = state.legal
        promises = scores(state, chooser, self.value, self.rng, budget)
        best = promises[0]
        for worth in promises:
            if worth > best:
                best = worth
        total = 0.0
        shares: list[float] = []
        for worth in promises:
            share = exp((worth - best) / self.manner.sharpness)
            shares.append(share)
            total += share
        ranked = [(-shares[i] / total, options[i]) for i in range(len(options))]
        ranked.sort()
        return Node(chooser, key, [Edge(choice, -prior) for prior, choice in ranked])

    def hope(self, promises: list[tuple[int, float]]) -> None:
        """What a plan promises, the best first, tells where to look first."""
        if not promises:
            return
        manner = self.manner
        hopes: dict[int, float] = {}
        total = 0.0
        for choice, worth in promises:
            hopes[choice] = exp((worth - promises[0][1]) / manner.trust)
            total += hopes[choice]
        edges = self.root.edges
        for edge in edges:
            edge.prior = manner.faith * hopes.get(edge.choice, 0.0) / total + (1.0 - manner.faith) * edge.prior
        ranked = [(-edges[i].prior, i) for i in range(len(edges))]
        ranked.sort()
        self.root.edges = [edges[i] for _, i in ranked]

    def select(self, node: Node, legal: list[int]) -> Edge:
        """The option with the best of value and curiosity among those that are legal here."""
        manner = self.manner
        edges = node.edges
        reach = manner.curiosity * sqrt(node.visits + 1.0)
        span = self.high - self.low
        fresh = 0.5
        if node.visits and span > 0.0:
            total = 0.0
            for edge in edges:
                total += edge.total
            fresh = (total / node.visits - self.low) / span
        fresh -= manner.untried
        width = manner.width + int(sqrt(node.visits))
        best: Edge | None = None
        most = -1e18
        seen = 0
        for edge in edges:
            if edge.choice in legal:
                seen += 1
                worth = fresh
                if edge.visits and span > 0.0:
                    worth = (edge.total / edge.visits - self.low) / span
                worth += reach * edge.prior / (1.0 + edge.visits)
                if worth > most:
                    most = worth
                    best = edge
                if seen >= width:
                    break
        if best is None or (seen < width and seen < len(legal)):
            return self.unseen(node, legal, best)
        return best

    def unseen(self, node: Node, legal: list[int], best: Edge | None) -> Edge:
        """An option that no guess before had; else the best of those known."""
        for choice in legal:
            known = False
            for edge in node.edges:
                if edge.choice == choice:
                    known = True
                    break
            if not known:
                fresh = Edge(choice, 1.0 / len(legal))
                node.edges.append(fresh)
                return fresh
        assert best is not None
        return best

    # Valuing.

    def worth(self, state: Stacked[Any]) -> tuple[list[float], list[float]]:
        """Each seat's chances, and when it will be done.

        Turns are played in a simple way until all have had as many, and then the value is asked.
        """
        value = self.value
        left = self.manner.rounds * self.players
        turn = value.turn(state)
        begun = bool(state.stack) and value.quiet(state)
        while state.stack:
            now = value.turn(state)
            if begun or now != turn:
                if left <= 0 and value.even(state):
                    break
                left -= 1
                turn = now
                begun = False
            play_on(state, self.rough, self.rng, self.manner.budget)
        if state.stack:
            return value.forecast(state, self.players)
        return self.outcome(state), value.ends(state, self.players)

    def outcome(self, state: Stacked[Any]) -> list[float]:
        """A finished game: the winners share it."""
        if self.players == 1:
            return self.value.chances(state, 1)
        winners = self.game.result(state)["winners"]
        values = [0.0] * self.players
        for seat in winners:
            values[seat] = 1.0 / len(winners)
        return values

    # What came of it.

    def settled(self, left: float) -> bool:
        """Whether so many simulations more could not change which option is the most visited."""
        first = second = 0
        for edge in self.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def ranking(self) -> list[tuple[int, int, float]]:
        """The options tried, the most visited first: choice, visits, the seat's chances of winning."""
        found = [
            (-edge.visits, -edge.won / edge.visits if edge.visits else 0.0, edge.choice) for edge in self.root.edges
        ]
        found.sort()
        return [(choice, -less, -worth) for less, worth, choice in found]

    def line(self) -> list[int]:
        """The choices expected from here, as long as somebody and not chance makes them."""
        found: list[int] = []
        node = self.root
        while True:
            best: Edge | None = None
            for edge in node.edges:
                if edge.visits and (best is None or edge.visits > best.visits):
                    best = edge
            if best is None:
                return found
            found.append(best.choice)
            if not best.nodes:
                return found
            node = best.nodes[0]
            for other in best.nodes:
                if other.visits > node.visits:
                    node = other
