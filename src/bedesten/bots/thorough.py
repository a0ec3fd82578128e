"""A search that thinks every turn through which it meets.

A position is opened with what each of its options promises when the turn is over, chance averaged. That takes a hundred times
as long as a glance, but then the value is asked where it can be trusted, and the tree begins with what is known of each
option: a few hundred simulations find what thousands that look at a glance do not.

Most positions are met once and never again. So a turn is thought through as quickly as can be at first, and at length when the
search has come back to where it begins.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from bedesten.bots.tree import Edge, Node, Tree
from bedesten.kernel.pick import spread
from bedesten.kernel.state import Stacked
from bedesten.kernel.step import CHANCE

MOST: Final = 8
"""Options of a position that are considered."""
REACH: Final = 40.0
"""How much less than the best an option may promise to be considered."""
BACK: Final = 4
"""The times that the search has come back to where a turn begins when it thinks that turn through at length."""
CURIOSITY: Final = 0.6
"""How much an option's prior draws the search towards it."""


class ThoroughTree(Tree):
    """A tree of turns thought through, which grows by a turn with each simulation.

    Chance is drawn on the way: of the throws after a choice the first are spread evenly, so that few of them tell much.
    Positions are told apart by what is asked.
    """

    def simulate(self) -> None:
        state: Stacked[Any] = self.game.guess(self.known, self.seat, self.rng)
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        while True:
            if node.visits == BACK and node is not self.root and self.value.quiet(state):
                self.think_again(node, state)
            edge = self.select(node, state.legal)
            nodes.append(node)
            edges.append(edge)
            state.apply(edge.choice)
            self.throw(state, edge)
            if not state.stack:
                self.tell(nodes, edges, self.outcome(state), self.value.ends(state, self.players))
                return
            before = len(edge.nodes)
            node = self.met(edge.nodes, state)
            # In the middle of a turn it goes on: what the turn promises there is known from its beginning.
            if len(edge.nodes) > before and node.ends and self.value.quiet(state):
                self.tell(nodes, edges, node.chances, node.ends)
                return

    def throw(self, state: Stacked[Any], edge: Edge) -> None:
        """What chance brings after a choice."""
        luck = spread(edge.luck, edge.visits)
        while state.stack and state.seat() == CHANCE:
            state.apply(state.chance(luck))
            luck = self.rng.random()

    def opened(self, state: Stacked[Any], budget: int) -> Node:
        """A node with the options that promise most when the turn is over."""
        promises = self.value.weighed(state, budget)
        if not promises:
            return self.at_a_glance(state, budget)
        chooser = state.seat()
        ranked = [(-promises[i], state.legal[i]) for i in range(len(promises))]
        ranked.sort()
        best = -ranked[0][0]
        node = Node(chooser, state.stack[-1].key, [])
        node.chances, node.ends = self.value.foreseen(state, self.players, best)
        haste = self.manner.haste
        worth = node.chances[chooser] - haste * node.ends[chooser]
        total = 0.0
        for less, choice in ranked[:MOST]:
            if best + less > REACH:
                break
            edge = Edge(choice, exp(-(best + less) / self.manner.sharpness))
            edge.promise = worth - haste * (best + less) / self.value.pace()
            edge.luck = self.rng.random()
            total += edge.prior
            node.edges.append(edge)
        for edge in node.edges:
            edge.prior /= total
        return node

    def at_a_glance(self, state: Stacked[Any], budget: int) -> Node:
        """A node where no turn can be thought through: all its options promise what the position does."""
        node = super().opened(state, budget)
        chances, ends = self.value.forecast(state, self.players)
        for edge in node.edges:
            edge.promise = chances[node.chooser] - self.manner.haste * ends[node.chooser]
        return node

    def think_again(self, node: Node, state: Stacked[Any]) -> None:
        """Think a turn through at length. What came of the options so far is kept."""
        fresh = self.opened(state, self.manner.first)
        for edge in fresh.edges:
            for known in node.edges:
                if known.choice == edge.choice:
                    edge.visits, edge.total, edge.won, edge.nodes = known.visits, known.total, known.won, known.nodes
                    edge.luck = known.luck
        node.edges = fresh.edges

    def select(self, node: Node, legal: list[int]) -> Edge:
        """The option with the best of value and curiosity; what it promised counts like a first visit."""
        reach = CURIOSITY * sqrt(node.visits + 1.0)
        best: Edge | None = None
        most = -1e18
        for edge in node.edges:
            if edge.choice in legal:
                seen = edge.visits + 1.0
                worth = (edge.total + edge.promise + reach * edge.prior) / seen
                if worth > most:
                    most = worth
                    best = edge
        if best is None:
            best = self.unseen(node, legal, None)
            best.promise = node.edges[0].promise
        return best
