"""The board of Istanbul: the bazaar with all who stand in it, and everybody's barrow, tiles and rubies."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from bedesten.cli.boards.grid import Box, grid
from bedesten.cli.boards.istanbul_places import (
    CAN,
    CAN_STYLE,
    LETTERS,
    QUIET,
    RUBY,
    RUBY_STYLE,
    STYLES,
    as_it_stands,
)
from bedesten.cli.boards.scene import Scene, aligned, flow, joined
from bedesten.cli.helptext import Topic, titles
from bedesten.cli.seats import Seat

WIDEST: Final = 23
"""Columns inside a box: four of them fit into a hundred."""
NARROWEST: Final = 13
NEUTRAL: Final = "n"
TOKEN_STYLE: Final = "bold black on bright_white"
OFFERED: Final = "bold black on bright_yellow"


def draw(scene: Scene) -> RenderableType:
    """The grid of places, what its signs mean, and a line for each seat."""
    return Group(headline(scene), *bazaar(scene), legend(scene), barrows(scene))


def hand(scene: Scene) -> RenderableType | None:
    """The viewer's bonus cards."""
    if scene.viewer is None:
        return None
    cards = scene.view["seats"][scene.viewer]["hand"]
    return Text.assemble("Your hand: ", cards_in_words(cards) if cards else ("no cards", QUIET))


def note(scene: Scene, topic: Topic) -> RenderableType | None:
    """What stands at a place now."""
    if topic.kind != "place":
        return None
    lines = [joined(line, " ") for line in as_it_stands(scene, topic.number)]
    return Text.assemble(("Now: ", "bold"), joined(lines, "; ")) if lines else None


def cards_in_words(cards: list[int]) -> Text:
    names = titles("istanbul", "card")
    found = [
        Text.assemble((names.get(card, f"card {card}"), "bold"), f" ×{count}" if count > 1 else "")
        for card, count in sorted(Counter(cards).items())
    ]
    return joined(found, " · ", QUIET)


def headline(scene: Scene) -> Text:
    view = scene.view
    facts = [
        f"round {view['round']}",
        f"{view['target']} rubies end the game",
        f"{view['deck']} cards in the pile",
        f"{len(view['discards'])} discarded",
    ]
    return Text.assemble(("Istanbul", "bold"), (" · " + " · ".join(facts), ""))


# The grid.


def bazaar(scene: Scene) -> list[Text]:
    columns = scene.view["columns"]
    inner = max(NARROWEST, min(WIDEST, (scene.width - 1) // columns - 1))
    places = scene.view["grid"]
    boxes = [box(scene, place, inner - 1) for place in places]
    return grid([boxes[at : at + columns] for at in range(0, len(boxes), columns)], inner)


def box(scene: Scene, place: int, width: int) -> Box:
    if not place:
        return Box(Text("–", style=QUIET))
    number = scene.numbers.get(place)
    name = titles("istanbul", "place").get(place, "")
    title = Text.assemble((str(place), "bold"), " ", (name, "bold" if number or not scene.numbers else ""))
    corner = Text(f"({number})", style=OFFERED) if number else Text()
    lines = [line for paragraph in as_it_stands(scene, place) for line in flow(paragraph, width)]
    return Box(title, corner, lines, flow(who_stands(scene, place, width // 3), width) or [Text()])


def who_stands(scene: Scene, place: int, most: int) -> list[Text]:
    """Merchants, tokens, family members and assistants at a place, with at most so many in a row."""
    view = scene.view
    seats = list(zip(scene.seats, view["seats"], strict=True))
    found = [seat.block(f"[{seat.mark}]") for seat, its in seats if its["merchant"] == place]
    found += [Text(f"[{NEUTRAL}]", style="reverse") for at in view["neutral_merchants"] if at == place]
    found = [joined(found[at : at + most]) for at in range(0, len(found), most)]
    tokens = titles("istanbul", "token")
    found += [
        Text(tokens.get(token, f"token {token}"), style=TOKEN_STYLE)
        for token, at in enumerate(view["tokens"])
        if at == place
    ]
    family = [seat.small(f"({seat.mark})") for seat, its in seats if its["family"] == place]
    found += [joined(family[at : at + most]) for at in range(0, len(family), most)]
    helpers = [seat.small(seat.mark.lower()) for seat, its in seats if place in its["assistants"]]
    if view["neutral_assistants"]:
        helpers += [Text(NEUTRAL)] * view["neutral_assistants"][place]
    return found + ([joined(helpers)] if helpers else [])


def legend(scene: Scene) -> Text:
    seat = scene.seats[scene.viewer or 0]
    letters = [Text(letter, style=style) for letter, style in zip(LETTERS, STYLES, strict=True)]
    signs = [
        Text.assemble(seat.block(f"[{seat.mark}]"), " merchant"),
        Text.assemble(seat.small(seat.mark.lower()), " assistant"),
        Text.assemble(seat.small(f"({seat.mark})"), " family"),
        Text.assemble(joined(letters[:-1], " "), " goods, ", letters[-1], " any"),
        Text.assemble((RUBY, RUBY_STYLE), " ruby"),
    ]
    if scene.viewer is not None:
        signs.append(Text.assemble((CAN, CAN_STYLE), " you can pay"))
    if scene.view["neutral_merchants"] or scene.view["neutral_assistants"]:
        signs.insert(3, Text(f"{NEUTRAL} neutral"))
    return joined(signs, " · ", QUIET)


# The seats.


def barrows(scene: Scene) -> RenderableType:
    """A line for each seat: rubies, Lira, barrow, tiles, assistants, cards."""
    heads = ("", "", "rubies", "Lira", "barrow", "tiles", "assistants", "cards")
    rows = [[Text(head, style=QUIET) for head in heads]]
    rows += [belongings(scene, seat, its) for seat, its in zip(scene.seats, scene.view["seats"], strict=True)]
    return aligned(rows, scene.width, right=3)


def belongings(scene: Scene, seat: Seat, its: dict[str, Any]) -> list[Text]:
    return [
        Text.assemble(turn_sign(scene, seat), seat.block(f" {seat.mark} ")),
        Text.assemble(seat.small(seat.name), (f" {seat.who}", QUIET)),
        rubies(its["rubies"], scene.view["target"]),
        Text(str(its["lira"]), style="bold bright_yellow"),
        barrow(its["goods"], its["capacity"]),
        tiles(its["tiles"]),
        stack(seat, its),
        cards(seat, its, scene),
    ]


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


def tiles(owned: list[int]) -> Text:
    signs = [(LETTERS[good], STYLES[good]) if good in owned else ("·", QUIET) for good in range(4)]
    return Text.assemble(*signs)


def stack(seat: Seat, its: dict[str, Any]) -> Text:
    """The assistants under the merchant, the bottommost first, and a dot for each that is out."""
    under = [Text(NEUTRAL) if whose else seat.small(seat.mark.lower()) for whose in its["crew"]]
    return joined(under).append("·" * len(its["assistants"]), style=QUIET)


def cards(seat: Seat, its: dict[str, Any], scene: Scene) -> Text:
    """How many, and those that all have seen, or all of them where they lie open."""
    line = Text().append(str(its["cards"]), style="bold")
    known = its["hand"] if its["hand"] is not None and seat.number != scene.viewer else its["shown"]
    if known and seat.number != scene.viewer:
        line.append(" ").append_text(cards_in_words(known))
    return line
