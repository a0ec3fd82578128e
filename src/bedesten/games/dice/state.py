"""The state of the Dice Game: lists by attribute, one entry or one group of entries a seat."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.names import BROWN, RESOURCES
from bedesten.games.dice.rules import Rules
from bedesten.kernel.game import Field
from bedesten.kernel.state import Event, Stacked
from bedesten.kernel.step import Step

FIELDS: Final = [
    Field("active"),
    Field("round"),
    Field("actions"),
    Field("dice"),
    Field("rubies"),
    Field("resources", RESOURCES),
    Field("tiles"),
    Field("fresh"),
    Field("claimed"),
    Field("display"),
    Field("pile"),
    Field("under"),
    Field("deck"),
    Field("revealed"),
    Field("taken"),
]


class State(Stacked["State"]):
    """A position. Seats count from the start player, clockwise."""

    __slots__ = (
        "actions",
        "active",
        "claimed",
        "deck",
        "dice",
        "display",
        "fresh",
        "pile",
        "resources",
        "revealed",
        "round",
        "rubies",
        "rules",
        "taken",
        "tiles",
        "under",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Step[State]],
        legal: list[int],
        log: list[Event] | None,
        active: int,
        round: int,
        actions: int,
        dice: int,
        rubies: list[int],
        resources: list[int],
        tiles: list[tuple[int, ...]],
        fresh: tuple[int, ...],
        claimed: int,
        display: tuple[int, ...],
        pile: list[int],
        under: tuple[int, ...],
        deck: list[int],
        revealed: tuple[int, ...],
        taken: list[int],
    ) -> None:
        super().__init__(stack, legal, log)
        self.rules: Rules = rules
        self.active: int = active
        """Whose turn it is."""
        self.round: int = round
        self.actions: int = actions
        """Actions left in this turn."""
        self.dice: int = dice
        """The dice that lie there unused, a digit for each face: 120011 is a red, two green, a coin, a card."""
        self.rubies: list[int] = rubies
        self.resources: list[int] = resources
        """Seven a seat: red, green, yellow, blue and brown markers, crystals, Lira. The rest is in the supply."""
        self.tiles: list[tuple[int, ...]] = tiles
        """Mosque tiles owned, in ascending order."""
        self.fresh: tuple[int, ...] = fresh
        """Those of them that the active player took in this very turn: they do not work yet."""
        self.claimed: int = claimed
        """Who has reached the number of tiles for the mosque's ruby: a bit for each seat."""
        self.display: tuple[int, ...] = display
        """Mosque tiles that lie open, in ascending order."""
        self.pile: list[int] = pile
        """How many of each tile the stack holds that nobody has seen; their order does not exist yet."""
        self.under: tuple[int, ...] = under
        """Tiles that were given up, under the stack, the next to come first."""
        self.deck: list[int] = deck
        """How many of each bazaar card the draw deck holds. What is neither there nor revealed lies discarded."""
        self.revealed: tuple[int, ...] = revealed
        """Bazaar cards that lie revealed, in ascending order."""
        self.taken: list[int] = taken
        """Rubies taken from each area."""

    def copy(self) -> State:
        """A copy for search: its own future, no past."""
        return State(
            self.rules,
            self.stack.copy(),
            self.legal,
            None,
            self.active,
            self.round,
            self.actions,
            self.dice,
            self.rubies.copy(),
            self.resources.copy(),
            self.tiles.copy(),
            self.fresh,
            self.claimed,
            self.display,
            self.pile.copy(),
            self.under,
            self.deck.copy(),
            self.revealed,
            self.taken.copy(),
        )

    # Markers, crystals, Lira.

    def has(self, seat: int, kind: int) -> int:
        """How many of a resource a seat has."""
        return self.resources[seat * RESOURCES + kind]

    def supply(self, kind: int) -> int:
        """How many of a resource are in the supply."""
        left = self.rules.supply[kind]
        resources = self.resources
        for at in range(kind, len(resources), RESOURCES):
            left -= resources[at]
        return left

    def gain(self, seat: int, kind: int, amount: int) -> None:
        """Take from the supply; if it is short, all give back first."""
        left = self.supply(kind)
        if left < amount:
            left = self.call_in(kind, amount, left)
            amount = min(amount, left)
        self.resources[seat * RESOURCES + kind] += amount
        self.tell("gained", seat, kind, amount)

    def call_in(self, kind: int, wanted: int, left: int) -> int:
        """Shortage: everybody who has one, the taker too, gives one back, again and again until there are enough.

        Says how many there are now: fewer than wanted only when nobody has any more.
        """
        resources = self.resources
        gave = True
        while left < wanted and gave:
            gave = False
            for at in range(kind, len(resources), RESOURCES):
                if resources[at]:
                    resources[at] -= 1
                    left += 1
                    gave = True
            if gave:
                self.tell("shortage", self.active, kind)
        return left

    def pay(self, seat: int, kind: int, amount: int) -> None:
        """Discard to the supply."""
        self.resources[seat * RESOURCES + kind] -= amount
        self.tell("paid", seat, kind, amount)

    def markers(self, seat: int) -> int:
        """How many goods markers a seat has, of all kinds."""
        at = seat * RESOURCES
        return sum(self.resources[at : at + BROWN + 1])

    # Mosque tiles.

    def working(self) -> int:
        """How many tiles of each ability work for the active player in this turn: two digits for each, see `able`."""
        found = 0
        ones = self.rules.ones
        for tile in self.tiles[self.active]:
            found += ones[tile]
        for tile in self.fresh:
            found -= ones[tile]
        return found


def insert(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """One more, the order kept."""
    return tuple(sorted((*items, item)))


def remove(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """One less."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def kinds(items: tuple[int, ...]) -> list[int]:
    """Each kind once, in ascending order, of items in ascending order."""
    found: list[int] = []
    last = -1
    for item in items:
        if item != last:
            found.append(item)
            last = item
    return found
