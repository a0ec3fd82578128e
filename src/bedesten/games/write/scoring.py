"""Who has won: most rubies, then most open spaces; after that the victory is shared."""

from __future__ import annotations

from bedesten.games.write.state import State
from bedesten.kernel.game import Result


def open_spaces(s: State, seat: int) -> int:
    """Spaces filled in and not crossed off, for goods, Lira and bonus actions, and two goods a goods card."""
    return s.open_goods(seat) + s.lira[seat] + s.bonus[seat] + 2 * len(s.goods_hand[seat])


def ran_out(s: State) -> bool:
    """Whether the game ended for want of location cards: then the display or a hand has a gap."""
    return s.right == 0 or 0 in s.hand


def result(s: State) -> Result:
    """Scores, ranking with shared places, and why the game ended."""
    seats = range(s.rules.players)
    standings = [(s.rubies[seat], open_spaces(s, seat)) for seat in seats]
    ranking = [1 + sum(other > mine for other in standings) for mine in standings]
    winners = [seat for seat in seats if ranking[seat] == 1]
    best = max(standings)
    tiebreak = ""
    if len(winners) > 1:
        tiebreak = "shared"
    elif sum(mine[0] == best[0] for mine in standings) > 1:
        tiebreak = "open spaces"
    return Result(
        scores=[mine[0] for mine in standings],
        ranking=ranking,
        winners=winners,
        reason=f"the location cards ran out in round {s.round}"
        if ran_out(s)
        else f"{s.rules.target} rubies were reached in round {s.round}",
        tiebreak=tiebreak,
    )
