"""What a finished game can be told in figures: only what everybody at the table could have counted."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from bedesten.server.match import Match

TURN: Final = "turn"
"""The event that begins a turn; its first number is the round."""
EARNED: Final = "gained_lira"


def statistics(match: Match) -> dict[str, Any]:
    """For each seat: turns, rubies at the end of each round, Lira earned where the game has them, choices made."""
    table = match.table
    players = table.game.players
    turns = [0] * players
    lira = [0] * players
    paid = False
    rounds: list[list[int]] = []
    at = 0
    for index, (key, seat, number, _) in enumerate(table.state.log):
        if key == TURN:
            turns[seat] += 1
            if number != at and at:
                rounds.append(rubies_before(match, index))
            at = number
        elif key == EARNED and seat >= 0:
            lira[seat] += number
            paid = True
    rounds.append(rubies(table.state, table.game))
    made = [sum(chooser == seat for chooser in table.choosers) for seat in range(players)]
    seats = [
        {
            "turns": turns[seat],
            "choices": made[seat],
            "lira_earned": lira[seat] if paid else None,
            "rubies_by_round": [row[seat] for row in rounds],
        }
        for seat in range(players)
    ]
    return {"rounds": len(rounds), "choices": table.ply, "seats": seats}


def rubies_before(match: Match, index: int) -> list[int]:
    """Everybody's rubies when the choice was made that led to an event."""
    ply = max(0, bisect_right(match.table.told, index) - 1)
    return rubies(match.state_at(ply), match.game)


def rubies(state: Any, game: Any) -> list[int]:
    return [seat["rubies"] for seat in game.view(state, None)["seats"]]
