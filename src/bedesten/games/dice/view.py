"""What a seat may know. Everything lies open but the order of tiles and cards, which does not exist yet."""

from __future__ import annotations

from typing import Any

from bedesten.games.dice.dice import faces
from bedesten.games.dice.names import (
    ABILITIES,
    AREAS,
    BROWN,
    CRYSTAL,
    DIE_TILE,
    LIRA,
    MOSQUE,
    RESOURCES,
)
from bedesten.games.dice.rubies import rubies_left
from bedesten.games.dice.state import State


def view(s: State) -> dict[str, Any]:
    """All that lies open: the same for everybody."""
    rules = s.rules
    discarded = [copies - there for copies, there in zip(rules.copies, s.deck, strict=True)]
    for card in s.revealed:
        discarded[card] -= 1
    die_tiles = [sum(rules.abilities[tile] == DIE_TILE for tile in tiles) for tiles in s.tiles]
    return {
        "round": s.round,
        "active": s.active,
        "over": s.over(),
        "asking": None if s.over() else s.top().key,
        "chooser": None if s.over() else s.seat(),
        "target": rules.target,
        "tiles_for_ruby": rules.tiles_for_ruby,
        "actions": s.actions,
        "dice": faces(s.dice),
        "spare_dice": rules.spare_dice - sum(die_tiles),
        "seats": [
            {
                "lira": s.has(other, LIRA),
                "crystals": s.has(other, CRYSTAL),
                "markers": s.resources[other * RESOURCES : other * RESOURCES + BROWN + 1],
                "rubies": s.rubies[other],
                "tiles": [tile_view(s, tile) for tile in s.tiles[other]],
                "dice": rules.shared_dice + die_tiles[other],
                "mosque": bool(s.claimed >> other & 1),
            }
            for other in range(rules.players)
        ],
        "fresh": list(s.fresh),
        "display": [tile_view(s, tile) for tile in s.display],
        "stack": sum(s.pile) + len(s.under),
        "under": [tile_view(s, tile) for tile in s.under],
        "areas": [area_view(s, area) for area in range(AREAS)],
        "supply": [s.supply(kind) for kind in range(RESOURCES)],
        "deck": sum(s.deck),
        "revealed": [card_view(s, card) for card in s.revealed],
        "discarded": [card_view(s, card) for card, count in enumerate(discarded) for _ in range(count)],
    }


def tile_view(s: State, tile: int) -> dict[str, Any]:
    """A tile: its ability, the marker it brings if it is a goods tile, and its price in red, green, yellow, blue."""
    kind = s.rules.tiles[tile]
    return {
        "tile": tile,
        "ability": ABILITIES[kind.ability],
        "good": kind.good if kind.good >= 0 else None,
        "cost": list(kind.cost),
    }


def card_view(s: State, card: int) -> dict[str, Any]:
    """A card, as it is written in the components."""
    kind = s.rules.cards[card]
    return {"card": card, "own": kind.own.text, "others": kind.others.text if kind.others is not None else ""}


def area_view(s: State, area: int) -> dict[str, Any]:
    """An area: its prices in turn (the mosque has none), how many rubies are gone and how many are left."""
    prices = [] if area == MOSQUE else list(s.rules.tracks[area])
    return {"area": area, "prices": prices, "taken": s.taken[area], "left": rubies_left(s, area)}
