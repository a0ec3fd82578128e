"""The locations of Choose & Write as they stand on a sheet: what they give, what they cost, which icons are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from bedesten.cli.boards.scene import Scene, joined

LETTERS: Final = "FSUJ"
"""Fabric, spice, fruit, jewelry."""
GOODS: Final = ["fabric", "spice", "fruit", "jewelry"]
STYLES: Final = ["bold bright_red", "bold bright_green", "bold bright_yellow", "bold bright_blue"]
PALACE: Final = 15
"""The number of letter A as a location."""
CARAVANSARY: Final = 6
TEA_HOUSE: Final = 8
IMPROVABLE: Final = [1, 5, 8, 10, 14]
"""In the order of a seat's improvements."""
RUBY: Final = "◆"
RUBY_STYLE: Final = "bold bright_magenta"
ICON: Final = "★"
CAN: Final = "✓"
CAN_STYLE: Final = "bold bright_green"
QUIET: Final = "bright_black"
LIRA_STYLE: Final = "bright_yellow"

Words = list[Text]


def words(*parts: str | Text) -> Words:
    """Texts as words that a line may break between; a Text stays in one piece."""
    found: Words = []
    for part in parts:
        found.extend([part] if isinstance(part, Text) else [Text(word) for word in part.split()])
    return [word for word in found if word]


def goods(counts: list[int], gap: str = " ") -> Text:
    """A letter for each good: FF S JJ."""
    kinds = [Text(LETTERS[kind] * count, style=STYLES[kind]) for kind, count in enumerate(counts) if count]
    return joined(kinds, gap)


def ruby() -> Text:
    return Text(RUBY, style=RUBY_STYLE)


def sheet_of(scene: Scene) -> int:
    """Whose sheet is drawn: the viewer's; for a spectator that of the player who is asked, or whose turn it is."""
    if scene.viewer is not None:
        return scene.viewer
    chooser = scene.view["chooser"]
    return int(chooser if chooser is not None and chooser >= 0 else scene.view["active"])


def tick(scene: Scene, able: bool) -> Text:
    """A sign at what the viewer could pay now."""
    return Text(CAN, style=CAN_STYLE) if able and scene.viewer is not None else Text()


def held(scene: Scene, seat: dict[str, Any]) -> list[int]:
    """Goods on the sheet and, as far as they are seen, on goods cards."""
    game: Any = scene.game
    counts = list(seat["goods"])
    for card in seat["goods_hand"] or []:
        counts = [have + more for have, more in zip(counts, game.goods_on_card(card), strict=True)]
    return counts


def levels(incomes: list[int], checked: int, unit: Text) -> Words:
    """2 [3] 4, the one that holds now standing out."""
    steps = [Text(f"[{n}]", style="bold") if at == checked else Text(str(n)) for at, n in enumerate(incomes)]
    return [joined(steps, " "), unit]


def improvable(scene: Scene, place: int) -> list[Words]:
    sheet = scene.view["sheet"]
    checked = scene.view["seats"][sheet_of(scene)]["improvements"][IMPROVABLE.index(place)]
    if place == TEA_HOUSE:
        return [levels(sheet["tea_income"], checked, Text("Lira", style=LIRA_STYLE))]
    kind = sheet["warehouse_goods"][place]
    return [levels(sheet["warehouse_income"], checked, Text(f"{LETTERS[kind]} {GOODS[kind]}", style=STYLES[kind]))]


def gemstones(scene: Scene) -> list[Words]:
    price = scene.game.components.number("gemstone_dealer.price")
    can = scene.view["seats"][sheet_of(scene)]["lira"] >= price
    return [words(Text(f"{price} Lira", style=LIRA_STYLE), "for", ruby(), tick(scene, can))]


def large_market(scene: Scene) -> list[Words]:
    figures = scene.game.components
    count = figures.number("large_market.goods")
    can = max(held(scene, scene.view["seats"][sheet_of(scene)])) >= count
    lira = Text(f"{figures.number('large_market.lira')} Lira", style=LIRA_STYLE)
    return [words(f"{count} alike for", lira, "and a space", tick(scene, can))]


def small_market(scene: Scene) -> list[Words]:
    lira = Text(f"{scene.game.components.number('small_market.lira')} Lira", style=LIRA_STYLE)
    can = scene.view["seats"][sheet_of(scene)]["goods_cards"] > 0
    return [words("goods card for", lira, tick(scene, can))]


def post_office(scene: Scene) -> list[Words]:
    lira = Text(f"{scene.game.components.number('post_office.lira')} Lira", style=LIRA_STYLE)
    return [words("goods card and", lira)]


def caravansary(scene: Scene) -> list[Words]:
    card = scene.view["caravan"]["open"]
    if card is None:
        return [words(Text("no card yet", style=QUIET))]
    game: Any = scene.game
    return [words(game.caravan_text(card))]


def roasting_plant(scene: Scene) -> list[Words]:
    return [words(f"{scene.game.components.number('roasting_plant.goods')} goods you like")]


def guild_hall(_scene: Scene) -> list[Words]:
    return [words("guild card")]


def catacombs(_scene: Scene) -> list[Words]:
    return [words("any other location")]


def wainwright(scene: Scene) -> list[Words]:
    return [words(f"up to {scene.game.components.number('wainwright.improvements')} improvements")]


def letter(scene: Scene, place: int) -> list[Words]:
    """What a letter of the palace asks for."""
    price = scene.view["palace"][place - PALACE]["price"]
    have = held(scene, scene.view["seats"][sheet_of(scene)])
    can = sum(price) > 0 and all(a >= b for a, b in zip(have, price, strict=True))
    return [words(goods(price) or Text("–", style=QUIET), tick(scene, can))]


LOCATIONS: Final[dict[int, Callable[[Scene], list[Words]]]] = {
    2: gemstones,
    3: large_market,
    4: post_office,
    6: caravansary,
    7: roasting_plant,
    9: guild_hall,
    11: small_market,
    12: catacombs,
    13: wainwright,
}


def as_it_stands(scene: Scene, place: int) -> list[Words]:
    """The lines for a location."""
    if place >= PALACE:
        return letter(scene, place)
    if place in IMPROVABLE:
        return improvable(scene, place)
    return LOCATIONS[place](scene) if place in LOCATIONS else []


def icons(scene: Scene, place: int) -> Text:
    """Action icons: those left, and a dot for each that is crossed off."""
    left = scene.view["seats"][sheet_of(scene)]["icons"][place - 1]
    printed = scene.view["sheet"]["icons"][place - 1]
    return Text.assemble((ICON * left, "bold"), ("·" * (printed - left), QUIET))
