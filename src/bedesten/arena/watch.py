"""What is seen of a game while it is played: rounds and rubies. It asks only for views, so it knows no game."""

from __future__ import annotations

from bedesten.kernel.table import Table


class Watch:
    """In which round each seat got which of its rubies."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rubies: list[list[int]] = [[] for _ in range(table.game.players)]
        """For each seat the rounds of its first ruby, its second and so on; a ruby that is lost again is forgotten."""
        self.round = 0
        """The round that is being played, or was the last."""
        self.look()

    def look(self) -> None:
        """After every choice. What changed belongs to the round before it: the choice may have been its last."""
        view = self.table.view(None)
        before, self.round = self.round or view["round"], view["round"]
        for seat, seen in enumerate(view["seats"]):
            has = seen["rubies"]
            rounds = self.rubies[seat]
            del rounds[has:]
            rounds.extend([before] * (has - len(rounds)))
