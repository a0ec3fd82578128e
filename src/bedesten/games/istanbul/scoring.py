"""Who has won: most rubies, then Lira, then goods, then bonus cards; after that the victory is shared."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.state import State
from bedesten.kernel.game import Result

TIEBREAKS: Final = ["rubies", "Lira", "goods", "bonus cards"]


def standing(s: State, seat: int) -> tuple[int, int, int, int]:
    """What counts, in order."""
    goods = sum(s.goods[seat * GOODS : seat * GOODS + GOODS])
    return (s.rubies[seat], s.lira[seat], goods, len(s.hand[seat]))


def result(s: State) -> Result:
    """Scores, ranking with shared places, and why the game ended."""
    seats = range(s.rules.players)
    standings = [standing(s, seat) for seat in seats]
    ranking = [1 + sum(other > mine for other in standings) for mine in standings]
    winners = [seat for seat in seats if ranking[seat] == 1]
    best = max(standings)
    rivals = [standings[seat] for seat in seats if standings[seat][0] == best[0] and seat not in winners]
    tiebreak = ""
    if len(winners) > 1:
        tiebreak = "shared"
    elif rivals:
        second = max(rivals)
        tiebreak = next(name for name, a, b in zip(TIEBREAKS, best, second, strict=True) if a != b)
    target = s.rules.target
    return Result(
        scores=[mine[0] for mine in standings],
        ranking=ranking,
        winners=winners,
        reason=f"{target} {'ruby was' if target == 1 else 'rubies were'} reached in round {s.round}",
        tiebreak=tiebreak,
    )
