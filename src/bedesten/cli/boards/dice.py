"""The board of the Dice Game: the dice on the table, rubies and their prices, mosque tiles, everybody's things."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from bedesten.cli.boards.scene import Scene, aligned, flow, joined
from bedesten.cli.seats import Seat

LETTERS: Final = "RGYBW"
"""Red, green, yellow, blue, and brown, which stands for any of them."""
STYLES: Final = ["bold bright_red", "bold bright_green", "bold bright_yellow", "bold bright_blue", "bold orange3"]
FACES: Final = ["red", "green", "yellow", "blue", "coin", "card"]
FACE_STYLES: Final = [
    "bold white on red",
    "bold black on green",
    "bold black on bright_yellow",
    "bold white on blue",
    "bold black on bright_white",
    "bold white on magenta",
]
GAP: Final = 2
"""Columns between two columns of a table."""
INSIDE: Final = 6
"""Columns inside a die."""
NAMES: Final = ["Red", "Green", "Yellow", "Blue", "Goods carpet", "Lira carpet", "Mosque"]
CARPET, LIRA, MOSQUE = 4, 5, 6
SHORT: Final = {"lira": "Lira", "crystal": "crystal", "card": "card", "action": "action", "die": "die"}
RUBY: Final = "◆"
RUBY_STYLE: Final = "bold bright_magenta"
CAN: Final = "✓"
CAN_STYLE: Final = "bold bright_green"
QUIET: Final = "bright_black"
OFFERED: Final = "bold black on bright_yellow"


def draw(scene: Scene) -> RenderableType:
    """Dice, rubies, tiles, cards, and a line for each seat."""
    parts = [headline(scene), *table_dice(scene), rubies(scene), *tiles(scene), *revealed(scene), belongings(scene)]
    if not scene.tight:
        parts += [*flow([supply(scene)], scene.width), *flow(signs(scene), scene.width, " · ")]
    return Group(*parts)


def hand(_scene: Scene) -> RenderableType | None:
    """Nobody holds anything hidden."""
    return None


def signs(scene: Scene) -> list[Text]:
    """What the signs mean."""
    letters = [Text(letter, style=style) for letter, style in zip(LETTERS, STYLES, strict=True)]
    found = [
        Text.assemble(joined(letters[:-1], " "), " goods"),
        Text.assemble(letters[-1], " brown: any good"),
        Text.assemble((RUBY, RUBY_STYLE), " ruby"),
    ]
    if scene.viewer is not None:
        found.append(Text.assemble((CAN, CAN_STYLE), " you can pay"))
    return found


def headline(scene: Scene) -> Text:
    view = scene.view
    facts = [
        f"round {view['round']}",
        f"{view['target']} rubies end the game",
        f"{view['stack']} tiles and {view['deck']} cards to come",
    ]
    return Text.assemble(("Istanbul: The Dice Game", "bold"), " · " + " · ".join(facts))


# The dice.


def table_dice(scene: Scene) -> list[Text]:
    """The dice that lie there unused, as dice; in one line where room is scarce."""
    view = scene.view
    faces = [face for face, count in enumerate(view["dice"]) for _ in range(count)]
    left = view["actions"]
    actions = Text(f"{left} action{'' if left == 1 else 's'} left" if left else "", style="bold")
    if not faces:
        return [Text.assemble(("no dice on the table", QUIET), "  ", actions)]
    if scene.tight:
        return [joined([die(face, FACES[face].center(INSIDE)) for face in faces] + [actions], " ")]
    edge, foot = "╭" + "─" * INSIDE + "╮", "╰" + "─" * INSIDE + "╯"
    return [
        Text(edge * len(faces)),
        joined(
            [Text.assemble("│", die(face, FACES[face].center(INSIDE)), "│") for face in faces] + [Text("  "), actions]
        ),
        Text(foot * len(faces)),
    ]


def die(face: int, text: str) -> Text:
    return Text(text, style=FACE_STYLES[face])


# What the viewer could pay with.


def at_hand(scene: Scene) -> tuple[list[int], int, int] | None:
    """The viewer's goods on markers and, in his own turn, on dice; his brown markers; his Lira."""
    if scene.viewer is None:
        return None
    seat = scene.view["seats"][scene.viewer]
    own = scene.view["active"] == scene.viewer
    goods = [seat["markers"][good] + (scene.view["dice"][good] if own else 0) for good in range(4)]
    return goods, seat["markers"][4], seat["lira"]


def covers(scene: Scene, cost: list[int], free: int = 0) -> bool:
    """Whether the viewer could lay down these goods and so many more of any kind."""
    have = at_hand(scene)
    if have is None:
        return False
    goods, brown, _ = have
    lacking = sum(max(0, need - there) for need, there in zip(cost, goods, strict=True))
    return lacking <= brown and sum(goods) + brown >= sum(cost) + free


def tick(can: bool) -> Text:
    return Text(f" {CAN}" if can else "", style=CAN_STYLE)


def goods(counts: list[int]) -> Text:
    """A letter for each good: RR G BB."""
    return joined([Text(LETTERS[kind] * n, style=STYLES[kind]) for kind, n in enumerate(counts) if n], " ")


# Rubies.


def rubies(scene: Scene) -> RenderableType:
    """The areas in two columns, the goods on the left, carpets and mosque on the right; where room is scarce without
    the later prices, or all in one column.
    """
    rows = two_columns(scene, later=True)
    if width_of(rows) > scene.width:
        rows = two_columns(scene, later=False)
    if width_of(rows) > scene.width:
        rows = [area_cells(scene, area, later=True) for area in scene.view["areas"]]
    return aligned(rows, scene.width, right=-1)


def two_columns(scene: Scene, later: bool) -> list[list[Text]]:
    areas = [area_cells(scene, area, later) for area in scene.view["areas"]]
    empty = [Text()] * len(areas[0])
    return [left + right for left, right in zip(areas[:4], [*areas[4:], empty], strict=True)]


def width_of(rows: list[list[Text]]) -> int:
    return sum(max(row[at].cell_len for row in rows) + GAP for at in range(len(rows[0])))


def area_cells(scene: Scene, area: dict[str, Any], later: bool) -> list[Text]:
    """An area: the number to choose it by, its name, what the next ruby costs, and if there is room the prices after."""
    kind = area["area"]
    number = scene.numbers.get(kind)
    name = Text(NAMES[kind], style=STYLES[kind] if kind < 4 else "bold")
    if number:
        name = Text.assemble((f"({number})", OFFERED), " ", name)
    if kind == MOSQUE:
        return [name, Text(f"for {scene.view['tiles_for_ruby']} tiles"), gems(area)]
    if not area["left"]:
        return [name, Text("none left", style=QUIET), Text()]
    now, *after = area["prices"][area["taken"] :]
    cost = price(kind, now).append_text(tick(affordable(scene, kind, now)))
    return [name, cost, gems(area, after if later else None)]


def affordable(scene: Scene, kind: int, amount: int) -> bool:
    have = at_hand(scene)
    if have is None:
        return False
    if kind == LIRA:
        return have[2] >= amount
    if kind == CARPET:
        return covers(scene, [1, 1, 1, 1], amount)
    return covers(scene, [amount if good == kind else 0 for good in range(4)])


def price(kind: int, amount: int) -> Text:
    if kind == LIRA:
        return Text(f"{amount} Lira", style="bold bright_yellow")
    if kind == CARPET:
        return goods([1, 1, 1, 1]).append(f" + {amount} any" if amount else "")
    return Text(f"{amount} {FACES[kind]}", style=STYLES[kind])


def gems(area: dict[str, Any], later: list[int] | None = None) -> Text:
    """The rubies left, and the prices after the next."""
    text = Text(RUBY * area["left"], style=RUBY_STYLE)
    if later:
        text.append(" then " + " ".join(f"+{n}" if area["area"] == CARPET else str(n) for n in later), style=QUIET)
    return text


# Tiles and cards.


def tiles(scene: Scene) -> list[Text]:
    """The tiles of the display with their prices."""
    found = [
        Text.assemble(goods(tile["cost"]), f" {tile_name(scene, tile)}", tick(covers(scene, tile["cost"])))
        for tile in scene.view["display"]
    ]
    lines = flow([Text("Tiles:", style="bold"), *found], scene.width, "  ")
    return lines if found else [Text.assemble(("Tiles: ", "bold"), ("none", QUIET))]


def tile_name(scene: Scene, tile: dict[str, Any]) -> str:
    if tile["ability"] == "lira":
        return f"{scene.game.components.number('mosque.lira')} Lira"
    if tile["ability"] == "goods":
        return f"{LETTERS[tile['good']]} with coins"
    return SHORT[tile["ability"]]


def revealed(scene: Scene) -> list[Text]:
    """Bazaar cards that lie revealed, as they are printed."""
    cards = scene.view["revealed"]
    if not cards:
        return []
    words = [f"[{card['own']}{' | others ' + card['others'] if card['others'] else ''}]" for card in cards]
    return flow([Text("Cards:", style="bold"), *(Text(word) for word in words)], scene.width, "  ")


# The seats.


def belongings(scene: Scene) -> RenderableType:
    """A line for each seat: rubies, Lira, crystals, markers, dice, tiles; in shorter words where room is scarce."""
    rows = seat_rows(scene, short=False)
    if width_of(rows) > scene.width:
        rows = seat_rows(scene, short=True)
    return aligned(rows, scene.width, right=3)


def seat_rows(scene: Scene, short: bool) -> list[list[Text]]:
    heads = ("", "", RUBY if short else "rubies", "Lira", "cr." if short else "crystals", "markers", "dice", "tiles")
    rows = [[Text(head, style=QUIET) for head in heads]]
    return rows + [
        seat_cells(scene, seat, its, short) for seat, its in zip(scene.seats, scene.view["seats"], strict=True)
    ]


def seat_cells(scene: Scene, seat: Seat, its: dict[str, Any], short: bool) -> list[Text]:
    turn = seat.number == scene.view["active"] and not scene.view["over"]
    missing = max(0, scene.view["target"] - its["rubies"])
    stones = Text.assemble(" ", (RUBY * its["rubies"], RUBY_STYLE), ("·" * missing, QUIET))
    return [
        Text.assemble(("▶ " if turn else "  ", "bold"), seat.block(f" {seat.mark} ")),
        Text.assemble(seat.small(seat.name), ("" if short and not seat.human else f" {seat.who}", QUIET)),
        Text.assemble((str(its["rubies"]), "bold"), Text() if short else stones),
        Text(str(its["lira"]), style="bold bright_yellow"),
        Text(str(its["crystals"]), style="bold bright_cyan"),
        goods(its["markers"]) or Text("-", style=QUIET),
        Text(str(its["dice"])),
        owned(scene, its["tiles"]) or Text("-", style=QUIET),
    ]


def owned(scene: Scene, mine: list[dict[str, Any]]) -> Text:
    counts = Counter(tile_name(scene, tile) for tile in mine)
    return Text(", ".join(f"{count}× {name}" if count > 1 else name for name, count in counts.items()))


def supply(scene: Scene) -> Text:
    """What is left to take."""
    left = scene.view["supply"]
    kinds = [Text(f"{LETTERS[kind]} {left[kind]}", style=STYLES[kind]) for kind in range(5)]
    return Text.assemble(
        ("Supply: ", "bold"),
        joined(kinds, " "),
        f", {left[5]} crystals, {left[6]} Lira, {scene.view['spare_dice']} dice",
    )
