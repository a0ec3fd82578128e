"""Things in words: resources, goods, dice, mosque tiles, bazaar cards."""

from __future__ import annotations

from typing import Final

from bedesten.games.dice.dice import faces
from bedesten.games.dice.names import ACTION_TILE, CARD_TILE, CRYSTAL_TILE, GOODS, GOODS_TILE, LIRA_TILE
from bedesten.games.dice.parts import Area
from bedesten.games.dice.rules import Rules

COLOURS: Final[list[str]] = ["red", "green", "yellow", "blue", "brown"]
FACES: Final[list[str]] = ["red", "green", "yellow", "blue", "coin", "card"]
AREAS: Final[list[str]] = [
    "red area",
    "green area",
    "yellow area",
    "blue area",
    "goods carpet",
    "Lira carpet",
    "mosque",
]


def listed(parts: list[str], last: str = "and") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def plural(amount: int, one: str, many: str = "") -> str:
    return f"{amount} {one}" if amount == 1 else f"{amount} {many or one + 's'}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def thing(kind: int, amount: int) -> str:
    """So many of a resource, or of whatever else a card may name."""
    if kind < len(COLOURS):
        return plural(amount, f"{COLOURS[kind]} marker")
    names = ["crystal", "Lira", "mosque tile", "ruby", "marker of choice", "card die"]
    plurals = ["crystals", "Lira", "mosque tiles", "rubies", "markers of choice", "card dice"]
    return plural(amount, names[kind - len(COLOURS)], plurals[kind - len(COLOURS)])


def things(amounts: list[int]) -> str:
    return listed([thing(kind, amount) for kind, amount in enumerate(amounts) if amount])


def goods(amounts: list[int]) -> str:
    """Goods of a price, on dice or markers."""
    return listed([f"{amount} {COLOURS[good]}" for good, amount in enumerate(amounts) if amount])


def dice_text(code: int) -> str:
    """A set of dice, face by face."""
    return listed([f"{count} {FACES[face]}" for face, count in enumerate(faces(code)) if count])


def given(amounts: list[int]) -> str:
    """A payment: dice and markers of each good, and brown markers."""
    parts = [plural(amounts[good], f"{COLOURS[good]} die", f"{COLOURS[good]} dice") for good in range(GOODS)]
    parts += [plural(amounts[GOODS + kind], f"{COLOURS[kind]} marker") for kind in range(GOODS + 1)]
    return listed([part for part, amount in zip(parts, amounts, strict=True) if amount])


# Tiles and cards.


def tile_text(rules: Rules, tile: int) -> str:
    """What a mosque tile does."""
    kind = rules.tiles[tile]
    if kind.ability == LIRA_TILE:
        return f"{rules.income_lira} Lira each turn"
    if kind.ability == CRYSTAL_TILE:
        return "a crystal each turn"
    if kind.ability == CARD_TILE:
        return "a bazaar card each turn"
    if kind.ability == ACTION_TILE:
        return "one more action each turn"
    if kind.ability == GOODS_TILE:
        return f"a {COLOURS[kind.good]} marker with your coins"
    return "one more die each turn"


def tile_name(rules: Rules, tile: int) -> str:
    """A mosque tile, told apart from all others."""
    return f"{tile_text(rules, tile)} ({goods(rules.tiles[tile].cost)})"


def condition(area: Area) -> str:
    if area.discards:
        return f"discard {things(area.asked)}"
    return f"have {things(area.asked)}"


def area_text(area: Area) -> str:
    """One half of a card."""
    gains = f"take {listed([things(gain) for gain in area.gains], 'or')}"
    return gains if area.free else f"{condition(area)}, {gains}"


def card_text(rules: Rules, card: int) -> str:
    """A whole card."""
    kind = rules.cards[card]
    own = area_text(kind.own)
    if not kind.own.free:
        own = f"{own}, or else {rules.otherwise} Lira"
    return f"{own}; the others {area_text(kind.others)}" if kind.others is not None else own
