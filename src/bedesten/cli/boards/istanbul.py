"""The board of Istanbul: the bazaar with all who stand in it, and everybody's things below."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from bedesten.cli.boards.grid import WALL, WALL_STYLE, Box, grid
from bedesten.cli.boards.istanbul_boxes import ENCOUNTER, MOVEMENT, as_it_stands, in_short
from bedesten.cli.boards.istanbul_places import (
    CAN,
    CAN_STYLE,
    LETTERS,
    QUIET,
    RUBY,
    RUBY_STYLE,
    STYLES,
    WIDEST,
    inner,
)
from bedesten.cli.boards.istanbul_seats import LEADER, NEUTRAL, barrows, cards_in_words, companion, guild_in_words, post
from bedesten.cli.boards.scene import Scene, flow, joined
from bedesten.help import Topic, titles

TOKEN_STYLE: Final = "bold black on bright_white"
OFFERED: Final = "bold black on bright_yellow"
NAMES: Final = {"mocha": "Istanbul: Mocha & Baksheesh", "letters": "Istanbul: Letters & Seals"}
"""What a game with one expansion is called."""


def draw(scene: Scene) -> RenderableType:
    """The grid of places, what its signs mean, and a line for each seat."""
    meanings = [] if scene.tight else flow(signs(scene), scene.width, " · ")
    below = [*meanings, *gate(scene), *open_tiles(scene), *barrows(scene), *post(scene)]
    return Group(headline(scene), *bazaar(scene), *below)


def hand(scene: Scene) -> RenderableType | None:
    """The viewer's bonus cards and guild cards."""
    if scene.viewer is None:
        return None
    cards = scene.view["seats"][scene.viewer]["hand"]
    lines = [Text.assemble("Your hand: ", cards_in_words(cards) if cards else ("no cards", QUIET))]
    guild = scene.view["mocha"]["guild_hand"] if "mocha" in scene.view else []
    if guild:
        lines.append(Text.assemble("Guild cards: ", guild_in_words(guild)))
    both = joined(lines, "   ")
    return both if both.cell_len <= scene.width else Group(*lines)


def note(scene: Scene, topic: Topic) -> RenderableType | None:
    """What stands at a place now."""
    if topic.kind != "place":
        return None
    lines = [joined(line, " ") for line in as_it_stands(scene, topic.number)]
    return Text.assemble(("Now: ", "bold"), joined(lines, "; ")) if lines else None


def headline(scene: Scene) -> Text:
    view = scene.view
    boxes = [box for box in NAMES if box in view]
    name = "Istanbul: The Great Bazaar" if len(boxes) == len(NAMES) else NAMES[boxes[0]] if boxes else "Istanbul"
    facts = [
        f"round {view['round']}",
        f"{view['target']} rubies end the game",
        f"{view['deck']} cards in the pile",
        f"{len(view['discards'])} discarded",
    ]
    return Text.assemble((name, "bold"), (" · " + " · ".join(facts), ""))


# The grid.


def bazaar(scene: Scene) -> list[Text]:
    columns = scene.view["columns"]
    width = inner(scene)
    places = scene.view["grid"]
    boxes = [box(scene, place, width - 1) for place in places]
    barrier(scene, dict(zip(places, boxes, strict=True)), width)
    return grid([boxes[at : at + columns] for at in range(0, len(boxes), columns)], width)


def box(scene: Scene, place: int, width: int) -> Box:
    if not place:
        return Box(Text("–", style=QUIET))
    number = scene.numbers.get(place)
    name = titles("istanbul", "place").get(place, "")
    title = Text.assemble((str(place), "bold"), " ", (name, "bold" if number or not scene.numbers else ""))
    corner = Text(f"({number})", style=OFFERED) if number else Text()
    if scene.tight:
        lines = flow(in_short(scene, place), width)[:1]
    else:
        lines = [line for paragraph in as_it_stands(scene, place) for line in flow(paragraph, width)]
    foot = flow(who_stands(scene, place, width // 3), width) or [Text()]
    if width + 1 == WIDEST:
        return Box(title, corner, lines, foot)
    return Box(title, lines=lines, foot=in_the_corner(foot, corner, width), bare=True)


def in_the_corner(foot: list[Text], corner: Text, width: int) -> list[Text]:
    """Lines with something at the end of the last one, or below where it is full."""
    if not corner:
        return foot
    gap = width - foot[-1].cell_len - corner.cell_len
    if gap < 1 and foot[-1]:
        return [*foot, Text(" " * (width - corner.cell_len)).append_text(corner)]
    return [*foot[:-1], Text.assemble(foot[-1], " " * gap, corner)]


def who_stands(scene: Scene, place: int, most: int) -> list[Text]:
    """Merchants, companions, tokens, family members and assistants at a place, with at most so many in a row."""
    view = scene.view
    seats = list(zip(scene.seats, view["seats"], strict=True))
    found = [seat.block(f"[{seat.mark}]") for seat, its in seats if its["merchant"] == place]
    found += [Text(f"[{NEUTRAL}]", style="reverse") for at in view["neutral_merchants"] if at == place]
    companions = view["letters"]["companions"] if "letters" in view else []
    found += [companion(seat) for seat, at in zip(scene.seats, companions, strict=False) if at == place]
    found = [joined(found[at : at + most]) for at in range(0, len(found), most)]
    tokens = titles("istanbul", "token")
    here = [tokens.get(token, f"token {token}") for token, at in enumerate(view["tokens"]) if at == place]
    found += [Text(name.split()[-1].capitalize() if scene.tight else name, style=TOKEN_STYLE) for name in here]
    family = [seat.small(f"({seat.mark})") for seat, its in seats if its["family"] == place]
    found += [joined(family[at : at + most]) for at in range(0, len(family), most)]
    helpers = [seat.small(seat.mark.lower()) for seat, its in seats if place in its["assistants"]]
    if view["neutral_assistants"]:
        helpers += [Text(NEUTRAL)] * view["neutral_assistants"][place]
    return found + ([joined(helpers)] if helpers else [])


def barrier(scene: Scene, boxes: dict[int, Box], width: int) -> None:
    """Put the Barrier between its two places, with the mark of whoever may pass."""
    mocha = scene.view.get("mocha", {})
    if not mocha.get("barrier"):
        return
    grid_, columns = scene.view["grid"], scene.view["columns"]
    first, second = sorted(mocha["barrier"], key=grid_.index)
    keeper = mocha["gatekeeper"]
    mark = Text(WALL, style=WALL_STYLE) if keeper is None else scene.seats[keeper].block(scene.seats[keeper].mark)
    if grid_.index(second) - grid_.index(first) == columns:
        half = (width - 3) // 2
        boxes[first].below = Text.assemble(
            ("▄" * half, WALL_STYLE), " ", mark, " ", ("▄" * (width - 3 - half), WALL_STYLE)
        )
    else:
        boxes[first].right = mark


def signs(scene: Scene) -> list[Text]:
    """What the signs on the board mean."""
    view = scene.view
    seat = scene.seats[scene.viewer or 0]
    letters = [Text(letter, style=style) for letter, style in zip(LETTERS, STYLES, strict=True)]
    found = [
        Text.assemble(seat.block(f"[{seat.mark}]"), " merchant"),
        Text.assemble(seat.small(seat.mark.lower()), " assistant"),
        Text.assemble(seat.small(f"({seat.mark})"), " family"),
    ]
    if "letters" in view:
        found.append(Text.assemble(companion(seat), " companion"))
    if view["neutral_merchants"] or view["neutral_assistants"]:
        found.append(Text(f"{NEUTRAL} neutral"))
    found.append(Text.assemble(joined(letters[:-1], " "), " goods, ", letters[-1], " any"))
    found.append(Text.assemble((RUBY, RUBY_STYLE), " ruby"))
    if scene.viewer is not None:
        found.append(Text.assemble((CAN, CAN_STYLE), " you can pay"))
    tiles = [f"{MOVEMENT} movement", f"{ENCOUNTER} encounter"] if "mocha" in view else []
    if "caravan_leader" in view:
        tiles.append(f"{LEADER} caravan leader")
    if tiles:
        found.append(Text(f"tiles: {', '.join(tiles)}"))
    return found


def gate(scene: Scene) -> list[Text]:
    """Where the Barrier stands, in words."""
    mocha = scene.view.get("mocha", {})
    if not mocha.get("barrier"):
        return []
    names = titles("istanbul", "place")
    first, second = (names.get(place, str(place)) for place in mocha["barrier"])
    line = Text.assemble((WALL, WALL_STYLE), f" The Barrier stands between {first} and {second}")
    if mocha["gatekeeper"] is not None:
        seat = scene.seats[mocha["gatekeeper"]]
        line.append("; only ").append_text(seat.small(seat.name)).append(" may pass on foot")
    return [line]


def open_tiles(scene: Scene) -> list[Text]:
    """The tiles that lie open at the Kiosk."""
    tiles = scene.view["letters"]["kiosk"]["open"] if "letters" in scene.view else []
    if not tiles:
        return []
    names = titles("istanbul", "kiosk")
    found = [
        Text.assemble((f"{tile}:", "bold"), f" {names.get(tile, '')}", f" ×{count}" if count > 1 else "")
        for tile, count in sorted(Counter(tiles).items())
    ]
    return flow([Text.assemble("At the Kiosk: ", found[0]), *found[1:]], scene.width, " · ")
