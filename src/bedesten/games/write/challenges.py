"""The solo challenges: fourteen of them, each in a column for 10, 11 and 12 rubies."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.names import GOODS, IMPROVABLES, LETTERS, NUMBERED
from bedesten.games.write.state import State

COLUMNS: Final[list[int]] = [10, 11, 12]
"""Total rubies."""
CHALLENGES: Final[list[str]] = [
    "At most 3 improvements",
    "35 Lira",
    "35 Lira, and 1 goods column full",
    "35 Lira, and 2 bonus rubies of the goods columns",
    "35 Lira, and no guild card played",
    "2 goods columns full",
    "3 bonus rubies of the goods columns",
    "3 bonus rubies of the goods columns, and 1 column full",
    "All location actions crossed off",
    "All location actions crossed off, and 1 goods column full",
    "4 guild cards played, and 1 bonus ruby of the goods columns",
    "No goods card played",
    "8 rubies from the Sultan's Palace",
    "5 rubies from one letter of the palace, and 20 Lira",
]
"""By number, the first being 1. Values are met by more as well; Lira are spaces filled in, spent or not."""
LIRA: Final = 35


def column(s: State) -> int:
    """The column of the table that a finished game ticks: its total of rubies, 12 for more; 0 below 10."""
    return min(s.rubies[0], COLUMNS[-1]) if s.rubies[0] >= COLUMNS[0] else 0


def met(s: State) -> list[int]:
    """The numbers of the challenges whose conditions a finished solo game meets, whatever its rubies."""
    full_columns = sum(filled == s.rules.column for filled in s.goods_filled[:GOODS])
    lira = s.lira_filled[0]
    rows = s.goods_rubies[0]
    guilds = s.guilds_played[0]
    crossed = not any(s.icons[:NUMBERED])
    palace = s.palace_rubies[:LETTERS]
    conditions = [
        sum(s.improvements[:IMPROVABLES]) <= 3,
        lira >= LIRA,
        lira >= LIRA and full_columns >= 1,
        lira >= LIRA and rows >= 2,
        lira >= LIRA and guilds == 0,
        full_columns >= 2,
        rows >= 3,
        rows >= 3 and full_columns >= 1,
        crossed,
        crossed and full_columns >= 1,
        guilds >= 4 and rows >= 1,
        s.cards_played[0] == 0,
        sum(palace) >= 8,
        max(palace) >= 5 and lira >= 20,
    ]
    return [number for number, reached in enumerate(conditions, 1) if reached]
