"""What stands on the screen at a question: board, hand, what happened, options."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from bedesten.cli import story
from bedesten.cli.boards.scene import Scene
from bedesten.cli.offers import WORTH, Offer, listing
from bedesten.cli.screen import Screen
from bedesten.cli.seats import Seat
from bedesten.kernel.table import Table

if TYPE_CHECKING:
    from bedesten.cli.session import Session

WIDE = 150
"""Columns from which on the story stands beside the board."""
BOARD = 121
"""Columns that a board may have at most."""
STORY = 45
"""Columns for a story beside a board."""
SHORTEST = 4
"""Lines for a story below a board, if they can be had."""
QUIET = "bright_black"
HINT = "number, ? help, undo, log, hand, view, quit"


def page(
    session: Session, seat: int | None, since: int, found: list[Offer], board: bool = True
) -> list[RenderableType]:
    """Everything a viewer needs for the next choice, the latest nearest to the prompt."""
    screen, table = session.screen, session.table
    wide = screen.width >= WIDE and board
    width = min(BOARD, screen.width - STORY if wide else screen.width)
    scene = session.scene(seat, found, width)
    asked = session.seats[seat] if found and seat is not None else None
    below = question(table, asked, found, screen)
    spare = 2 if wide else 2 + SHORTEST
    above = shown(session.board, scene, screen, screen.height - spare - height(below, screen)) if board else []
    if height([*above, *below], screen) + spare > screen.height:
        below = question(table, asked, found, screen, worth=1)
    if wide:
        width = max(screen.widest(part, width) for part in above)
        room = screen.width - width - 2
        fits = height(above, screen)
        happened = story.log(table, session.seats, seat)
        return [side_by_side(Group(*above), Group(*latest(happened, screen, room, fits)), width, room), "", *below]
    happened = story.told(table, session.seats, seat, since)
    taken = height([*above, *below], screen) + 2
    told = latest(happened, screen, screen.width, max(2, screen.height - taken))
    spare = screen.height - taken - height(told, screen)
    return [*above, *([""] if spare > 0 and told else []), *told, *([""] if spare > 1 else []), *below]


def shown(board: ModuleType, scene: Scene, screen: Screen, room: int) -> list[RenderableType]:
    """The board and the viewer's hand; drawn tightly if they need more lines than there are."""
    hand = board.hand(scene)
    parts = [board.draw(scene), *([hand] if hand is not None else [])]
    if scene.tight or height(parts, screen) <= room:
        return parts
    return shown(board, replace(scene, tight=True), screen, room)


def height(parts: list[RenderableType], screen: Screen) -> int:
    return sum(screen.lines(part) for part in parts)


def question(
    table: Table, seat: Seat | None, found: list[Offer], screen: Screen, worth: int = WORTH
) -> list[RenderableType]:
    """What is asked, and the numbered options; nothing if nobody is asked."""
    if seat is None:
        return []
    asked = Text.assemble(seat.block(f" {seat.mark} "), " ", (table.question(), "bold"), (f"  ({HINT})", QUIET))
    return [asked, listing(found, screen, screen.width, worth)]


def side_by_side(left: RenderableType, right: RenderableType, width: int, room: int) -> RenderableType:
    grid = Columns.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width)
    grid.add_column(width=room)
    grid.add_row(left, right)
    return grid


def latest(happened: list[RenderableType], screen: Screen, width: int, room: int) -> list[RenderableType]:
    """As much of what happened as there is room for, the end of it at least."""
    options = screen.console.options.update_width(width)
    kept: list[RenderableType] = []
    for text in reversed(happened):
        lines = len(screen.console.render_lines(text, options, pad=False))
        if kept and lines + 1 > room:
            return [Text("… (log tells it all)", style=QUIET), *kept]
        kept.insert(0, text)
        room -= lines
    return kept


def standings(table: Table, seats: list[Seat]) -> list[RenderableType]:
    """Who has won, and why it ended."""
    result = table.result()
    assert result is not None
    names = " and ".join(seats[seat].name for seat in result["winners"])
    verb = "wins" if len(result["winners"]) == 1 else "share the victory"
    ends = [Text(f"{names} {verb}: {result['reason']}.", style="bold")]
    if result["tiebreak"] and result["tiebreak"] != "shared":
        ends.append(Text(f"The tie was broken by {result['tiebreak']}."))
    columns = Columns(box=SIMPLE_HEAD, pad_edge=False)
    for title in ("place", "", "score"):
        columns.add_column(title)
    for place, seat in sorted(zip(result["ranking"], seats, strict=True), key=lambda pair: (pair[0], pair[1].number)):
        who = Text.assemble(seat.block(f" {seat.mark} "), " ", seat.small(seat.name), (f" {seat.who}", QUIET))
        columns.add_row(str(place), who, str(result["scores"][seat.number]))
    return [*ends, columns]
