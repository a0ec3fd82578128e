"""What a board is drawn from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bedesten.cli.seats import Seat
from bedesten.kernel.game import Game


@dataclass(frozen=True)
class Scene:
    """A game as one viewer may know it, and how much room there is."""

    game: Game[Any]
    view: dict[str, Any]
    viewer: int | None
    """The seat that looks; None for a spectator."""
    seats: list[Seat]
    width: int
    numbers: dict[int, int] = field(default_factory=dict)
    """The numbers under which places can be chosen now, by place."""
    tight: bool = False
    """Whether the screen is too low for all of it: only what changes is shown then, in as few lines as possible."""


def joined(parts: Iterable[Text], between: str = "", style: str = "") -> Text:
    """Texts in a row, each keeping its own style."""
    line = Text()
    for part in parts:
        if line:
            line.append(between, style=style)
        line.append_text(part)
    return line


def flow(words: Iterable[Text], width: int, gap: str = " ") -> list[Text]:
    """Words in lines of at most this width."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + len(gap) + word.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(word)
        else:
            lines.append(Text().append_text(word))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def aligned(rows: list[list[Text]], width: int, right: int) -> RenderableType:
    """Rows of texts in columns: the last column takes the room that is left, the one at `right` ends flush."""
    widths = [max(row[at].cell_len for row in rows) for at in range(len(rows[0]))]
    table = Table.grid(padding=(0, 2, 0, 0))
    for at, needed in enumerate(widths[:-1]):
        table.add_column(width=needed, no_wrap=True, justify="right" if at == right else "left")
    table.add_column(width=max(8, min(widths[-1], width - sum(widths[:-1]) - 2 * len(widths))))
    for row in rows:
        table.add_row(*row)
    return table


def everything(spectator: Any, views: list[Any]) -> Any:
    """What a spectator sees, with all that is hidden from him but known to some seat; by seat, if to several."""
    if spectator is None:
        known = [view for view in views if view is not None]
        return known if len(known) > 1 else known[0] if known else None
    if isinstance(spectator, dict):
        return {key: everything(value, [view.get(key) for view in views]) for key, value in spectator.items()}
    if isinstance(spectator, list) and all(isinstance(v, list) and len(v) == len(spectator) for v in views):
        return [everything(value, [view[i] for view in views]) for i, value in enumerate(spectator)]
    return spectator
