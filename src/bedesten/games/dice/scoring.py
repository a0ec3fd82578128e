"""Who has won: most rubies; then most Lira, once markers and crystals are sold; after that the victory is shared."""

from __future__ import annotations

from bedesten.games.dice.names import CRYSTAL, LIRA
from bedesten.games.dice.state import State
from bedesten.kernel.game import Result


def after_sale(s: State, seat: int) -> int:
    """Lira with every marker sold for 3 and every crystal for 2."""
    rules = s.rules
    return s.has(seat, LIRA) + rules.marker_sale * s.markers(seat) + rules.crystal_sale * s.has(seat, CRYSTAL)


def result(s: State) -> Result:
    """Scores, ranking with shared places, and why the game ended."""
    seats = range(s.rules.players)
    standings = [(s.rubies[seat], after_sale(s, seat)) for seat in seats]
    ranking = [1 + sum(other > mine for other in standings) for mine in standings]
    winners = [seat for seat in seats if ranking[seat] == 1]
    most = max(s.rubies)
    tiebreak = ""
    if len(winners) > 1:
        tiebreak = "shared"
    elif s.rubies.count(most) > 1:
        tiebreak = "Lira after selling markers and crystals"
    return Result(
        scores=list(s.rubies),
        ranking=ranking,
        winners=winners,
        reason=f"{s.rules.target} rubies were reached in round {s.round}",
        tiebreak=tiebreak,
    )
