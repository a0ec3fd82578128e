"""The places of Istanbul as they stand: prices, tracks, demand, in the few words that fit a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from bedesten.cli.boards.scene import Scene, flow, joined
from bedesten.help import titles

LETTERS: Final = "RGYB?"
"""Red, green, yellow, blue, and a good of any kind."""
STYLES: Final = ["bold bright_red", "bold bright_green", "bold bright_yellow", "bold bright_blue", "bold"]
COLOURS: Final = ["red", "green", "yellow", "blue"]
RUBY: Final = "◆"
RUBY_STYLE: Final = "bold bright_magenta"
CAN: Final = "✓"
CAN_STYLE: Final = "bold bright_green"
QUIET: Final = "bright_black"
WIDEST: Final = 23
"""Columns inside a box: four of them fit into a hundred."""
NARROWEST: Final = 9

Words = list[Text]


def goods(counts: list[int], gap: str = " ") -> Text:
    """A letter for each good: RR G BB."""
    kinds = [Text(LETTERS[kind] * count, style=STYLES[kind]) for kind, count in enumerate(counts) if count]
    return joined(kinds, gap)


def ruby(count: int = 1) -> Text:
    return Text(RUBY * count, style=RUBY_STYLE)


def words(*parts: str | Text) -> Words:
    """Texts as words that a line may break between; a Text stays in one piece."""
    found: Words = []
    for part in parts:
        found.extend([part] if isinstance(part, Text) else [Text(word) for word in part.split()])
    return [word for word in found if word]


def inner(scene: Scene) -> int:
    """Columns inside a box, with a row of boxes in the room there is."""
    columns: int = scene.view["columns"]
    return max(NARROWEST, min(WIDEST, (scene.width - 1) // columns - 1))


def fit(scene: Scene, *ways: Words) -> Words:
    """The first way to say something that needs but one line in a box; else the last."""
    return next((way for way in ways if len(flow(way, inner(scene) - 1)) == 1), ways[-1])


def able(scene: Scene, test: Callable[[dict[str, Any]], bool]) -> Text:
    """A tick if the viewer could pay that now."""
    if scene.viewer is None or not test(scene.view["seats"][scene.viewer]):
        return Text()
    return Text(CAN, style=CAN_STYLE)


def covers(seat: dict[str, Any], cost: list[int]) -> bool:
    """Whether a barrow holds red, green, yellow, blue and any goods like these."""
    left = [int(have) - need for have, need in zip(seat["goods"], cost, strict=False)]
    return min(left) >= 0 and sum(left) >= sum(cost[len(left) :])


# What is written in the box of each place: a list of lines, each a list of words.


def wainwright(scene: Scene) -> list[Words]:
    figures = scene.game.components
    price = scene.view["wainwright"]["price"]
    full = figures.number("barrow.extensions")
    tick = able(scene, lambda seat: seat["lira"] >= price and seat["extensions"] < full)
    left = scene.view["wainwright"]["rubies"]
    last = fit(
        scene,
        words(f"no. {full} gives", ruby(), f"({left} left)"),
        words(f"no. {full}:", ruby(), f"({left} left)"),
    )
    return [fit(scene, words(f"{price} Lira: extension", tick), words(f"{price} Lira: extend", tick)), last]


def warehouse(good: int) -> Callable[[Scene], list[Words]]:
    def lines(scene: Scene) -> list[Words]:
        kind = Text(f"{LETTERS[good]} {COLOURS[good]}", style=STYLES[good])
        return [fit(scene, words("fill up with", kind), words("fill up", kind))]

    return lines


def post_office(scene: Scene) -> list[Words]:
    figures = scene.game.components
    top, bottom = figures.table("post_office.top"), figures.table("post_office.bottom")
    down = scene.view["mail"]["down"]
    after = (down + 1) % (len(top) + 1)
    shown = top[:after] + bottom[after:]
    following = [sum(space[i] for space in shown) for i in range(len(top[0]))]
    return [mail("get", scene.view["mail"]["gain"]), mail("then", following)]


def mail(word: str, gain: list[int]) -> Words:
    return words(word, goods(gain[:4]), f"+ {gain[4]} Lira")


def caravansary(scene: Scene) -> list[Words]:
    count = scene.game.components.number("caravansary.cards")
    first = fit(scene, words(f"take {count} cards, lose 1"), words(f"{count} cards, lose 1"))
    return [first, top_discard(scene)]


def top_discard(scene: Scene) -> Words:
    discards = scene.view["discards"]
    if not discards:
        return words(Text("no discards", style=QUIET))
    name = titles("istanbul", "card").get(discards[-1], "?")
    bold = [Text(word, style="bold") for word in name.split()]
    return fit(scene, words("top", *bold), bold)


def fountain(scene: Scene) -> list[Words]:
    return [fit(scene, words("assistants come back"), words("assistants return"))]


def black_market(scene: Scene) -> list[Words]:
    blue = scene.game.components.numbers("black_market.blue")
    steps: Words = []
    for roll, count in enumerate(blue, 2):
        if count and (roll == 2 or count != blue[roll - 3]):
            steps.append(Text(f"{roll}:").append_text(goods([0, 0, 0, count])))
    common = joined((Text(LETTERS[good], style=STYLES[good]) for good in range(3)), "/")
    blue_one = Text("B", style=STYLES[3])
    return [fit(scene, words("1", common, "and roll for", blue_one), words("1", common, "and roll:")), steps]


def tea_house(scene: Scene) -> list[Words]:
    figures = scene.game.components
    low, high = figures.number("tea_house.lowest"), figures.number("tea_house.highest")
    comfort = figures.number("tea_house.comfort")
    return [
        fit(scene, words(f"announce {low} to {high}, roll"), words(f"announce {low} to {high}:")),
        fit(scene, words(f"that many Lira, or {comfort}"), words(f"so many Lira or {comfort}")),
    ]


def market(number: int) -> Callable[[Scene], list[Words]]:
    def lines(scene: Scene) -> list[Words]:
        here = scene.view["markets"][number]
        if not here["open"]:
            return [words("demand", Text("?", style=QUIET))]
        amounts = revenue(scene, here["open"], here["revenue"])
        return [words("buys", goods(here["open"])), fit(scene, [*amounts, Text("Lira")], amounts)]

    return lines


def revenue(scene: Scene, wanted: list[int], lira: list[int]) -> Words:
    """What one, two, three… goods bring, with a tick at what the viewer could sell now."""
    sells = -1
    if scene.viewer is not None:
        sells = sum(map(min, scene.view["seats"][scene.viewer]["goods"], wanted))
    return [
        Text.assemble((str(amount), "bright_yellow"), (CAN if count == sells else "", CAN_STYLE))
        for count, amount in enumerate(lira)
        if count
    ]


def police_station(scene: Scene) -> list[Words]:
    return [fit(scene, words("send your family out"), words("send family out"))]


def palace(scene: Scene) -> list[Words]:
    cost, left = scene.view["palace"]["cost"], scene.view["palace"]["left"]
    if cost is None:
        return [words("no ruby is left")]
    tick = able(scene, lambda seat: covers(seat, cost))
    return [words(goods(cost), tick), words("for a", ruby(), f"({left} left)")]


def mosque(number: int) -> Callable[[Scene], list[Words]]:
    def lines(scene: Scene) -> list[Words]:
        here = scene.view["mosques"][number]
        parts: Words = []
        for stack in here["stacks"]:
            parts += [Text("or")] if parts else []
            parts += tile(scene, stack["good"], stack["tiles"])
        left = f"({here['rubies']} left)"
        both = fit(scene, words("both tiles:", ruby(), left), words("both:", ruby(), left))
        if scene.viewer is not None and all(stack["good"] in mine(scene) for stack in here["stacks"]):
            return [words(Text("both tiles yours", style=QUIET)), both]
        return [fit(scene, words("tile:", *parts), words(*parts)), both]

    return lines


def mine(scene: Scene) -> list[int]:
    """The mosque tiles that the viewer has."""
    owned: list[int] = scene.view["seats"][scene.viewer]["tiles"]
    return owned


def tile(scene: Scene, good: int, tiles: list[int]) -> Words:
    """What must be carried for the top tile of a stack; or that it is gone, or the viewer's already."""
    letter = goods([0] * good + [1])
    if scene.viewer is not None and good in mine(scene):
        return [letter.append(" yours", style=QUIET)]
    if not tiles:
        return [letter.append(" gone", style=QUIET)]
    need = [0] * good + [tiles[0]]
    return [goods(need).append_text(able(scene, lambda seat: seat["goods"][good] >= tiles[0]))]


def gemstones(scene: Scene) -> list[Words]:
    price, left = scene.view["gemstones"]["price"], scene.view["gemstones"]["left"]
    if price < 0:
        return [words("no ruby is left")]
    tick = able(scene, lambda seat: seat["lira"] >= price)
    return [words(Text(f"{price} Lira", style="bright_yellow"), tick), words("for a", ruby(), f"({left} left)")]


PLACES: Final[dict[int, Callable[[Scene], list[Words]]]] = {
    1: wainwright,
    2: warehouse(0),
    3: warehouse(1),
    4: warehouse(2),
    5: post_office,
    6: caravansary,
    7: fountain,
    8: black_market,
    9: tea_house,
    10: market(0),
    11: market(1),
    12: police_station,
    13: palace,
    14: mosque(0),
    15: mosque(1),
    16: gemstones,
}
