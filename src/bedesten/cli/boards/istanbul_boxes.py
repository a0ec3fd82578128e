"""The places of Istanbul's expansions as they stand, and what the expansions change at places of the base game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from bedesten.cli.boards.istanbul_places import (
    CAN,
    CAN_STYLE,
    PLACES,
    QUIET,
    Words,
    caravansary,
    covers,
    fit,
    fountain,
    goods,
    revenue,
    ruby,
    top_discard,
    words,
)
from bedesten.cli.boards.scene import Scene, joined

COFFEE_STYLE: Final = "bold dark_goldenrod"
MOVEMENT: Final = "M"
ENCOUNTER: Final = "E"
TAVERN_TILES: Final = (MOVEMENT, ENCOUNTER)


def tick(scene: Scene, test: Callable[[dict[str, Any], int], bool]) -> Text:
    """A tick if the viewer could do that now, with what he has and so much coffee."""
    if scene.viewer is None:
        return Text()
    coffee = scene.view["mocha"]["coffee"][scene.viewer] if "mocha" in scene.view else 0
    return Text(CAN, style=CAN_STYLE) if test(scene.view["seats"][scene.viewer], coffee) else Text()


def coffee(amount: int) -> Text:
    return Text(f"{amount} coffee", style=COFFEE_STYLE)


# Mocha & Baksheesh.


def caravan(scene: Scene) -> list[Words]:
    """The Caravansary, with its coffee and whoever leads the caravan."""
    first, top = caravansary(scene)
    lines = [first]
    if "mocha" in scene.view:
        lines.append(words("and", coffee(scene.game.components.number("mocha.caravansary_coffee"))))
    leader = scene.view.get("caravan_leader")
    if leader is not None:
        seat = scene.seats[leader]
        lines.append(words(*fit(scene, [seat.small(seat.name)], [seat.small(seat.mark)]), "keeps both"))
    return [*lines, top]


def roasting_plant(scene: Scene) -> list[Words]:
    figures = scene.game.components
    price = figures.number("mocha.roasting_plant.lira")
    mocha = scene.view["mocha"]
    pay = Text(f"{price} Lira").append_text(tick(scene, lambda seat, _: seat["lira"] >= price))
    good = Text("?", style="bold").append_text(tick(scene, lambda seat, _: sum(seat["goods"]) > 0))
    cards = mocha["guild_cards"][scene.viewer or 0]
    card = Text("card").append_text(tick(scene, lambda seat, _: seat["cards"] + cards > 0))
    gain = coffee(figures.number("mocha.roasting_plant.coffee"))
    return [words(gain, "each for"), fit(scene, [pay, good, Text("and"), card], [pay, good, card])]


def guild_hall(scene: Scene) -> list[Words]:
    figures = scene.game.components
    gain, cards = figures.number("mocha.guild_hall.coffee"), figures.number("mocha.guild_hall.cards")
    pile = Text(f"({scene.view['mocha']['guild_deck']} in the pile)", style=QUIET)
    return [words(f"{gain} coffee, {cards} guild cards, lose 1"), [pile]]


def tavern(scene: Scene) -> list[Words]:
    """What the Barrier, each tile and the baksheesh cost in coffee."""
    figures, mocha = scene.game.components, scene.view["mocha"]
    price = figures.number("mocha.tavern.barrier_price")
    barrier = coffee(price).append_text(tick(scene, lambda _, have: have >= price))
    bribe = figures.number("mocha.tavern.baksheesh_coffee")
    wanted = mocha["baksheesh"]
    can = tick(scene, lambda seat, have: have >= bribe and all(map(int.__ge__, seat["goods"], wanted)))
    tiles = [part for kind in range(2) for part in tavern_tile(scene, kind)]
    return [
        fit(scene, words("Barrier", barrier), words(f"Barrier {price}")),
        fit(scene, words("tile", *tiles), words(*tiles)),
        fit(
            scene,
            words(coffee(bribe), goods(wanted), "for", ruby(), can),
            words(f"{bribe} +", goods(wanted), "for", ruby(), can),
        ),
    ]


def tavern_tile(scene: Scene, kind: int) -> Words:
    """What the next tile of a kind costs; or that it is gone, or the viewer's already."""
    mocha = scene.view["mocha"]
    sign = Text(TAVERN_TILES[kind], style="bold")
    if scene.viewer is not None and kind in mocha["tavern_tiles"][scene.viewer]:
        return [sign, Text("yours", style=QUIET)]
    if not mocha["tavern"][kind]:
        return [sign, Text("gone", style=QUIET)]
    price = mocha["tavern"][kind][0]
    return [sign, Text(str(price), style=COFFEE_STYLE).append_text(tick(scene, lambda _, have: have >= price))]


def coffee_house(scene: Scene) -> list[Words]:
    here = scene.view["mocha"]["coffee_house"]
    left = max(1, len(scene.game.components.numbers("mocha.coffee_house.track")) - here["taken"])
    can = tick(scene, lambda _, have: have >= here["price"])
    return [words(coffee(here["price"]), can), words("for a", ruby(), f"({left} left)")]


# Letters & Seals.


def fountain_with_companion(scene: Scene) -> list[Words]:
    return [words("assistants and companion return")] if "letters" in scene.view else fountain(scene)


def embassy(scene: Scene) -> list[Words]:
    letters = scene.view["letters"]
    count = scene.game.components.number("letters.embassy.letters")
    return [words(f"take {count} letters"), [Text(f"({letters['supply']} in supply)", style=QUIET)]]


def kiosk(scene: Scene) -> list[Words]:
    """What lies open; else how many tiles would."""
    open_tiles = scene.view["letters"]["kiosk"]["open"]
    if open_tiles:
        return [words("open:", *(Text(str(tile), style="bold") for tile in open_tiles))]
    return [
        words("a letter, then"),
        fit(
            scene, words(f"{len(scene.seats) + 1} tiles for everybody"), words(f"{len(scene.seats) + 1} tiles for all")
        ),
    ]


def auction_house(scene: Scene) -> list[Words]:
    cards = scene.game.components.number("letters.auction_house.cards")
    return [
        words("1", Text("?", style="bold"), "and then"),
        fit(scene, words(f"{cards} cards for best bid"), words(f"auction: {cards} cards")),
    ]


def secret_society(scene: Scene) -> list[Words]:
    letters = scene.view["letters"]
    need = scene.game.components.number("letters.secret_society.seals")
    bonus = letters["secret_society"]["lira"]
    can = tick(scene, lambda _seat, _: letters["seals"][scene.viewer] >= need)
    extra = (
        words("and", Text(f"{bonus} Lira", style="bright_yellow"))
        if bonus
        else words(Text("no Lira more", style=QUIET))
    )
    return [words(f"{need} seals for a", ruby(), can), extra]


def catacombs(scene: Scene) -> list[Words]:
    return [
        words("1", Text("?", style="bold"), "or", coffee(1)),
        fit(scene, words("then go anywhere"), words("then anywhere")),
    ]


KNOWN: Final[dict[int, Callable[[Scene], list[Words]]]] = {
    **PLACES,
    6: caravan,
    7: fountain_with_companion,
    17: roasting_plant,
    18: guild_hall,
    19: tavern,
    20: coffee_house,
    21: embassy,
    22: kiosk,
    23: auction_house,
    24: secret_society,
    25: catacombs,
}


def as_it_stands(scene: Scene, place: int) -> list[Words]:
    """The lines for a place; none for one this board does not know yet."""
    return KNOWN[place](scene) if place in KNOWN else []


# One line for each place, where the screen is low: what changes comes first.


def short_market(number: int) -> Callable[[Scene], Words]:
    def line(scene: Scene) -> Words:
        here = scene.view["markets"][number]
        if not here["open"]:
            return words("demand", Text("?", style=QUIET))
        sold = [amount for amount in revenue(scene, here["open"], here["revenue"]) if CAN in amount.plain]
        return fit(scene, words("buys", goods(here["open"]), *sold), words(goods(here["open"]), *sold))

    return line


def short_palace(scene: Scene) -> Words:
    cost, left = scene.view["palace"]["cost"], scene.view["palace"]["left"]
    if cost is None:
        return words("no ruby is left")
    can = tick(scene, lambda seat, _: covers(seat, cost))
    return fit(scene, words(goods(cost), can, "for", ruby(), f"({left})"), words(goods(cost, ""), can, "for", ruby()))


def short_gemstones(scene: Scene) -> Words:
    price, left = scene.view["gemstones"]["price"], scene.view["gemstones"]["left"]
    if price < 0:
        return words("no ruby is left")
    cost = Text(f"{price} Lira", style="bright_yellow")
    can = tick(scene, lambda seat, _: seat["lira"] >= price)
    return fit(scene, words(cost, can, "for", ruby(), f"({left})"), words(cost, can, "for", ruby()))


def short_tavern(scene: Scene) -> Words:
    tiles = [part for kind in range(2) for part in tavern_tile(scene, kind)]
    return fit(scene, words(*tiles, goods(scene.view["mocha"]["baksheesh"]), ruby()), tavern(scene)[-1])


def short_coffee_house(scene: Scene) -> Words:
    price = scene.view["mocha"]["coffee_house"]["price"]
    return words(coffee(price), tick(scene, lambda _, have: have >= price), "for", ruby())


def short_society(scene: Scene) -> Words:
    need = scene.game.components.number("letters.secret_society.seals")
    seals, bonus = scene.view["letters"]["seals"], scene.view["letters"]["secret_society"]["lira"]
    can = tick(scene, lambda _seat, _: seals[scene.viewer] >= need)
    return words(Text(f"{need} seals").append_text(can), ruby(), f"{bonus} Lira" if bonus else "")


def short_tea_house(scene: Scene) -> Words:
    figures = scene.game.components
    low, high = figures.number("tea_house.lowest"), figures.number("tea_house.highest")
    return words(f"{low} to {high} Lira or {figures.number('tea_house.comfort')}")


def short_caravansary(scene: Scene) -> Words:
    """The top of the discards, in one piece."""
    return [joined(top_discard(scene), " ")]


def short_guild_hall(scene: Scene) -> Words:
    figures = scene.game.components
    gain, cards = figures.number("mocha.guild_hall.coffee"), figures.number("mocha.guild_hall.cards")
    return words(f"{gain} coffee, {cards} cards")


def short_kiosk(scene: Scene) -> Words:
    here = kiosk(scene)
    if len(here) > 1:
        return words(f"letter + {len(scene.seats) + 1} tiles")
    return fit(scene, here[0], here[0][1:])


SHORT: Final[dict[int, Callable[[Scene], Words]]] = {
    6: short_caravansary,
    7: lambda scene: fountain(scene)[0],
    9: short_tea_house,
    10: short_market(0),
    11: short_market(1),
    13: short_palace,
    16: short_gemstones,
    17: lambda scene: roasting_plant(scene)[-1],
    18: short_guild_hall,
    19: short_tavern,
    20: short_coffee_house,
    22: short_kiosk,
    23: lambda scene: auction_house(scene)[-1],
    24: short_society,
}


def in_short(scene: Scene, place: int) -> Words:
    """The one line for a place: the first one, if it has none of its own."""
    if place in SHORT:
        return SHORT[place](scene)
    return next(iter(as_it_stands(scene, place)), [])
