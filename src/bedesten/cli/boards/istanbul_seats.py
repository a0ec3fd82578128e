"""What everybody has: a line for each seat, and with Letters & Seals another piece for letters and companion."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from bedesten.cli.boards.istanbul_boxes import COFFEE_STYLE, TAVERN_TILES
from bedesten.cli.boards.istanbul_places import LETTERS, QUIET, RUBY, RUBY_STYLE, STYLES
from bedesten.cli.boards.scene import Scene, aligned, flow, joined
from bedesten.cli.seats import Seat
from bedesten.help import titles

NEUTRAL: Final = "n"
LEADER: Final = "L"
AT_HAND: Final = -1
IN_SUPPLY: Final = 0
"""Where a companion is who is not on the board."""
GAP: Final = 2
"""Columns between two columns of the table."""


def companion(seat: Seat) -> Text:
    """The sign of a seat's companion."""
    return seat.small(f"<{seat.mark}>")


def cards_in_words(cards: list[int]) -> Text:
    names = titles("istanbul", "card")
    found = [
        Text.assemble((names.get(card, f"card {card}"), "bold"), f" ×{count}" if count > 1 else "")
        for card, count in sorted(Counter(cards).items())
    ]
    return joined(found, " · ", QUIET)


def guild_in_words(cards: list[int]) -> Text:
    """Guild cards with the numbers printed on them."""
    names = titles("istanbul", "guild")
    return joined([Text(f"{card} {names.get(card, '')}".rstrip(), style="bold") for card in cards], " · ", QUIET)


# The table.


def barrows(scene: Scene) -> list[RenderableType]:
    """A line for each seat: rubies, Lira, barrow, tiles, assistants, cards; shorter words where room is scarce."""
    rows = table(scene, short=False)
    if width_of(rows) > scene.width:
        rows = table(scene, short=True)
    known = [cards_known(scene, seat) for seat in scene.seats]
    room = scene.width - width_of(rows)
    if max(text.cell_len for text in known) <= room:
        for row, text in zip(rows[1:], known, strict=True):
            row[-1].append(" " if text else "").append_text(text)
        known = []
    lines = [aligned(rows, scene.width, right=3)]
    for seat, text in zip(scene.seats, known, strict=False):
        if text:
            lines.append(Text.assemble(seat.block(f" {seat.mark} "), f" {seat.name} holds ", text))
    return lines


def table(scene: Scene, short: bool) -> list[list[Text]]:
    """The rows, with the cards as mere numbers in the last column."""
    mocha = "mocha" in scene.view
    heads = ["", "", "rubies", "Lira", "barrow", *(["coffee"] if mocha else []), "tiles"]
    heads += ["crew" if short else "assistants", *(["guild"] if mocha else []), "cards"]
    rows = [[Text(head, style=QUIET) for head in heads]]
    return rows + [belongings(scene, seat, short) for seat in scene.seats]


def width_of(rows: list[list[Text]]) -> int:
    return sum(max(row[at].cell_len for row in rows) + GAP for at in range(len(rows[0])))


def belongings(scene: Scene, seat: Seat, short: bool) -> list[Text]:
    its = scene.view["seats"][seat.number]
    mocha = scene.view.get("mocha")
    who = "" if short and not seat.human else f" {seat.who}"
    row = [
        Text.assemble(turn_sign(scene, seat), seat.block(f" {seat.mark} ")),
        Text.assemble(seat.small(seat.name), (who, QUIET)),
        rubies(its["rubies"], scene.view["target"]),
        Text(str(its["lira"]), style="bold bright_yellow"),
        barrow(its["goods"], its["capacity"]),
    ]
    if mocha:
        row.append(Text(str(mocha["coffee"][seat.number]), style=COFFEE_STYLE))
    row += [tiles(scene, seat), stack(seat, its)]
    if mocha:
        row.append(Text(str(mocha["guild_cards"][seat.number])))
    return [*row, Text().append(str(its["cards"]), style="bold")]


def turn_sign(scene: Scene, seat: Seat) -> Text:
    return Text("▶ " if seat.number == scene.view["active"] and not scene.view["over"] else "  ", style="bold")


def rubies(count: int, target: int) -> Text:
    return Text.assemble((f"{count} ", "bold"), (RUBY * count, RUBY_STYLE), ("·" * max(0, target - count), QUIET))


def barrow(goods: list[int], capacity: int) -> Text:
    """Each kind's row of the barrow: a letter for a good, a dot for room."""
    rows = [
        Text.assemble((LETTERS[kind] * count, STYLES[kind]), ("·" * (capacity - count), QUIET))
        for kind, count in enumerate(goods)
    ]
    return joined(rows, " ")


def tiles(scene: Scene, seat: Seat) -> Text:
    """The mosque tiles, those of the Tavern, and whether he leads the caravan."""
    view = scene.view
    owned = view["seats"][seat.number]["tiles"]
    line = Text.assemble(*((LETTERS[good], STYLES[good]) if good in owned else ("·", QUIET) for good in range(4)))
    if "mocha" in view:
        line.append(" ")
        for kind, sign in enumerate(TAVERN_TILES):
            has = kind in view["mocha"]["tavern_tiles"][seat.number]
            line.append(sign if has else "·", style="bold" if has else QUIET)
    if "caravan_leader" in view:
        leads = view["caravan_leader"] == seat.number
        line.append(" ").append(LEADER if leads else "·", style="bold" if leads else QUIET)
    return line


def stack(seat: Seat, its: dict[str, Any]) -> Text:
    """The assistants under the merchant, the bottommost first, and a dot for each that is out."""
    under = [Text(NEUTRAL) if whose else seat.small(seat.mark.lower()) for whose in its["crew"]]
    return joined(under).append("·" * len(its["assistants"]), style=QUIET)


def cards_known(scene: Scene, seat: Seat) -> Text:
    """Another seat's cards that all have seen, or all of them where they lie open, in a replay."""
    if seat.number == scene.viewer:
        return Text()
    its = scene.view["seats"][seat.number]
    parts = [cards_in_words(its["hand"] if its["hand"] is not None else its["shown"])]
    guild = scene.view["mocha"]["guild_hand"] if "mocha" in scene.view else None
    if scene.viewer is None and guild and guild[seat.number]:
        parts.append(Text.assemble("guild ", guild_in_words(guild[seat.number])))
    return joined([part for part in parts if part], " · ", QUIET)


# Letters & Seals.


def post(scene: Scene) -> list[Text]:
    """Letters, seals and companion of each seat, several to a line if they fit."""
    if "letters" not in scene.view:
        return []
    pieces = [mail(scene, seat) for seat in scene.seats]
    width = max(piece.cell_len for piece in pieces)
    across = max(1, (scene.width + GAP) // (width + GAP))
    down = -(-len(pieces) // across)
    lines: list[Text] = []
    for at in range(down):
        line = Text()
        for piece in pieces[at::down]:
            line.append(" " * (-line.cell_len % (width + GAP))).append_text(piece)
        lines.extend(flow([line], scene.width))
    return lines


def mail(scene: Scene, seat: Seat) -> Text:
    letters = scene.view["letters"]
    seals = letters["seals"][seat.number]
    line = Text.assemble("  ", seat.block(f" {seat.mark} "), f"  {seals} seal{'' if seals == 1 else 's'}")
    to, delivered = letters["letters"][seat.number], letters["delivered"][seat.number]
    parts = [f"to {' '.join(map(str, to))}"] if to else []
    parts += [f"{delivered} delivered"] if delivered else []
    line.append(f": {', '.join(parts)}" if parts else "")
    if not letters["extra_turns"][seat.number]:
        line.append(", extra turn had")
    at = letters["companions"][seat.number]
    where = {AT_HAND: "at hand", IN_SUPPLY: "in supply"}.get(at, f"at {at}")
    return line.append(" · ", style=QUIET).append_text(companion(seat)).append(f" {where}")
