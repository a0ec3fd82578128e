"""The board of Choose & Write: the cards on the table, a sheet one can write on, and a line for everybody."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from bedesten.cli.boards.grid import Box, grid
from bedesten.cli.boards.scene import Scene, aligned, flow, joined
from bedesten.cli.boards.write_locations import (
    CARAVANSARY,
    GOODS,
    ICON,
    LIRA_STYLE,
    PALACE,
    QUIET,
    RUBY,
    RUBY_STYLE,
    STYLES,
    as_it_stands,
    goods,
    icons,
    sheet_of,
)
from bedesten.cli.seats import Seat
from bedesten.help import Topic, titles

WIDEST: Final = 19
"""Columns inside a box: five of them fit into a hundred."""
NARROWEST: Final = 13
OFFERED: Final = "bold black on bright_yellow"
OPEN: Final = "●"
CROSSED: Final = "×"
EMPTY: Final = "·"


def draw(scene: Scene) -> RenderableType:
    """The cards on the table, one sheet, and what all have."""
    return Group(headline(scene), *table(scene), *plan(scene), *sheet(scene), legend(scene), everybody(scene))


def hand(scene: Scene) -> RenderableType | None:
    """The viewer's cards."""
    if scene.viewer is None:
        return None
    mine = scene.view["seats"][scene.viewer]
    card = Text(place_name(mine["card"]), style="bold") if mine["card"] else Text("no location card", style=QUIET)
    return Group(Text.assemble("Your hand: ", card), *cards(scene, mine))


def note(scene: Scene, topic: Topic) -> RenderableType | None:
    """What stands at a location now."""
    if topic.kind != "place":
        return None
    lines = [joined(line, " ") for line in as_it_stands(scene, topic.number)]
    return Text.assemble(("Now: ", "bold"), joined(lines, "; ")) if lines else None


def place_name(place: int) -> str:
    name = titles("write", "place").get(place, "")
    return f"{place} {name}" if place < PALACE else name


def cards(scene: Scene, seat: dict[str, Any]) -> list[Text]:
    """Goods cards and guild cards of a hand that lies open, each kind on a line of its own."""
    game: Any = scene.game
    lines = []
    if seat["goods_hand"]:
        words = [Text(game.goods_text(card), style="bold") for card in seat["goods_hand"]]
        lines.append(Text.assemble("Goods cards: ", joined(words, " · ", QUIET)))
    if seat["guild_hand"]:
        words = [Text(game.guild_text(card), style="bold") for card in seat["guild_hand"]]
        lines.append(Text.assemble("Guild cards: ", joined(words, " · ", QUIET)))
    return lines


# The table.


def headline(scene: Scene) -> Text:
    view = scene.view
    end = "" if len(scene.seats) == 1 else f" · {view['target']} rubies end the game"
    facts = f" · round {view['round']}{end} · {view['deck']} location cards left · {view['ruby_deck']} ruby cards"
    return Text.assemble(("Choose & Write", "bold"), facts)


def table(scene: Scene) -> list[Text]:
    """The display, the card that all may use, the caravan."""
    view = scene.view
    lying = [Text(f" {place_name(card)} ", style="reverse") for card in view["display"]]
    line = Text.assemble("Display: ", joined(lying, " ") if lying else Text("empty", style=QUIET))
    if view["asking"] in ("turn.use", "turn.follow", "turn.cross"):
        line.append("   Played: ").append(f" {place_name(view['played'])} ", style="bold reverse")
    if view["caravan"]["open"] is None:
        return [line]
    game: Any = scene.game
    return [line, Text.assemble("Caravan: ", (game.caravan_text(view["caravan"]["open"]), "bold"))]


# The sheet.


def plan(scene: Scene) -> list[Text]:
    """The locations in their rows of five, the palace in the middle."""
    seat = scene.seats[sheet_of(scene)]
    inner = max(NARROWEST, min(WIDEST, (scene.width - 1) // 5 - 1))
    rows: list[list[Box]] = []
    for row in rows_of(scene.view["sheet"]["grid"]):
        boxes = [palace(scene) if place >= PALACE else box(scene, place, inner - 1) for place in row]
        rows.append(boxes)
    whose = "Your sheet" if seat.number == scene.viewer else f"{seat.name}'s sheet"
    return [Text(whose, style="bold"), *grid(rows, inner)]


def rows_of(halves: list[list[int]]) -> list[list[int]]:
    """The plan in whole rows and columns: each location once, the palace's four quarters as one."""
    rows: list[list[int]] = []
    for row in halves:
        places: list[int] = []
        for place in (min(place, PALACE) for place in row):
            if place not in places:
                places.append(place)
        if places not in rows:
            rows.append(places)
    return rows


def box(scene: Scene, place: int, width: int) -> Box:
    # What the caravan brings stands above, where there is room for it.
    paragraphs = [[Text("caravan card")]] if place == CARAVANSARY else as_it_stands(scene, place)
    lines = [line for paragraph in paragraphs for line in flow(paragraph, width)]
    title = Text.assemble((str(place), "bold"), " ", titles("write", "place").get(place, ""))
    number = corner(scene, place)
    tight = not number.plain and title.cell_len + 2 > width
    return Box(title, number, lines, [icons(scene, place)], bare=tight)


def corner(scene: Scene, place: int) -> Text:
    """The number under which a location can be chosen now."""
    number = scene.numbers.get(place)
    return Text(f"({number})", style=OFFERED) if number else Text()


def palace(scene: Scene) -> Box:
    lines = []
    for letter in range(4):
        place = PALACE + letter
        offered = corner(scene, place)
        price = joined(as_it_stands(scene, place)[0], " ")
        lines.append(Text.assemble(offered, " " if offered else "", ("ABCD"[letter], "bold"), " ", price))
    return Box(Text("Palace", style="bold"), lines=lines)


def sheet(scene: Scene) -> list[Text]:
    """Goods columns, Lira, bonus actions and rubies: each space as it was filled and crossed off."""
    mine = scene.view["seats"][sheet_of(scene)]
    printed = scene.view["sheet"]
    lines = [
        Text.assemble(
            (f"{GOODS[kind].capitalize():<9}", STYLES[kind]),
            spaces(mine["goods"][kind], mine["goods_filled"][kind], printed["column"], printed["column_rubies"]),
            f" {mine['goods'][kind]}",
        )
        for kind in range(len(GOODS))
    ]
    lines.append(Text.assemble(" " * 9, marks(printed["column_rubies"], mine["goods_rubies"], printed["column"])))
    sections = printed["lira"]
    ends = [sum(sections[: n + 1]) for n in range(len(sections))]
    lira = spaces(mine["lira"], mine["lira_filled"], sum(sections), ends)
    gained = Text(f"  {mine['lira_rubies']} of {len(sections)} ", style=QUIET).append(RUBY, style=RUBY_STYLE)
    lines.append(Text.assemble(("Lira     ", LIRA_STYLE), lira, f" {mine['lira']}", gained))
    bonus = spaces(mine["bonus"], mine["bonus_filled"], printed["bonus_actions"], [])
    lines.append(Text.assemble("Bonus    ", bonus, f" {mine['bonus']} bonus actions"))
    lines.append(Text.assemble("Rubies   ", amulet(scene, mine["rubies"])))
    return lines


def spaces(left: int, filled: int, total: int, ends: list[int]) -> Text:
    """A row of spaces, those crossed off first, with a bar where a bonus ruby is."""
    row = Text()
    for at in range(1, total + 1):
        if at > filled:
            row.append(EMPTY, style=QUIET)
        elif at > filled - left:
            row.append(OPEN, style="bold")
        else:
            row.append(CROSSED, style=QUIET)
        if at in ends and at < total:
            row.append("│", style=QUIET)
    return row


def marks(rows: list[int], gained: int, total: int) -> Text:
    """Under the columns: the bonus rubies at their rows, those taken as crosses."""
    line = Text()
    for at in range(1, total + 1):
        if at in rows:
            taken = rows.index(at) < gained
            line.append(CROSSED if taken else RUBY, style=QUIET if taken else RUBY_STYLE)
        else:
            line.append(" ")
        if at in rows and at < total:
            line.append(" ")
    return line


def amulet(scene: Scene, rubies: int) -> Text:
    """Ten spaces and the rings; more are counted all the same."""
    target, rings = scene.view["target"], scene.view["sheet"]["rings"]
    filled = Text.assemble((RUBY * min(rubies, target), RUBY_STYLE), (EMPTY * max(0, target - rubies), QUIET))
    over = max(0, rubies - target)
    filled.append(" ").append(RUBY * over, style=RUBY_STYLE).append("○" * max(0, rings - over), style=QUIET)
    return filled.append(f" {rubies}", style="bold")


def legend(scene: Scene) -> Text:
    signs = [
        Text.assemble((ICON, "bold"), " action icon"),
        Text(f"{OPEN} open {CROSSED} crossed off {EMPTY} empty"),
        Text.assemble((RUBY, RUBY_STYLE), " ruby"),
    ]
    if scene.viewer is not None:
        signs.append(Text.assemble(("✓", "bold bright_green"), " you can pay"))
    return joined(signs, " · ", QUIET)


# Everybody.


def everybody(scene: Scene) -> RenderableType:
    """A line for each seat."""
    heads = ("", "", "rubies", "Lira", "goods", "bonus", "icons", "open", "cards")
    rows = [[Text(head, style=QUIET) for head in heads]]
    rows += [belongings(scene, seat, its) for seat, its in zip(scene.seats, scene.view["seats"], strict=True)]
    return aligned(rows, scene.width, right=3)


def belongings(scene: Scene, seat: Seat, its: dict[str, Any]) -> list[Text]:
    active = seat.number == scene.view["active"] and not scene.view["over"]
    return [
        Text.assemble(("▶ " if active else "  ", "bold"), seat.block(f" {seat.mark} ")),
        Text.assemble(seat.small(seat.name), (f" {seat.who}", QUIET)),
        Text.assemble((f"{its['rubies']} ", "bold"), (RUBY * its["rubies"], RUBY_STYLE)),
        Text(str(its["lira"]), style="bold bright_yellow"),
        goods(its["goods"]) or Text("–", style=QUIET),
        Text(str(its["bonus"])),
        Text(str(sum(its["icons"]))),
        Text(str(its["open_spaces"])),
        card_counts(scene, seat, its),
    ]


def card_counts(scene: Scene, seat: Seat, its: dict[str, Any]) -> Text:
    """How many goods and guild cards, and the location card where all have seen it."""
    line = Text(f"{its['goods_cards']} goods, {its['guild_cards']} guild")
    if its["card"] and seat.number != scene.viewer:
        line.append(", ").append(place_name(its["card"]), style="bold")
    return line
