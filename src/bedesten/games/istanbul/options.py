"""What Istanbul can be asked for: players, expansions, variants, layouts, editions. What does not go together is refused."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from bedesten.kernel.components import Components, read
from bedesten.kernel.errors import BadComponents, BadOption
from bedesten.kernel.settings import Setting, check

MODULES: Final[list[str]] = ["mocha", "letters"]
GREAT_BAZAAR: Final = "great-bazaar"
PLAYERS: Final[Setting] = Setting("players", "how many play", 4, [2, 3, 4, 5])
LAYOUT: Final[Setting] = Setting(
    "layout", "how the places lie", "short", ["short", "long", "in-order", "random", "first-game"]
)
LETTERS_DECK: Final[Setting] = Setting(
    "letters_deck",
    "Letters & Seals: its bonus cards mixed with the others, or only its own",
    "mixed",
    ["mixed", "only"],
)
SETTINGS: Final[list[Setting]] = [
    LAYOUT,
    Setting("modules", "expansions to play with", [], MODULES, many=True),
    Setting("variants", "variants to play with", [], ["neutral-assistants", "caravan-leader", GREAT_BAZAAR], many=True),
    Setting("edition", "the printed rules to follow", "2019", ["2019", "2014"]),
    LETTERS_DECK,
]


def settle(players: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value; a combination that the rulebooks exclude is refused with a sentence."""
    grid = given.get("layout") if isinstance(given.get("layout"), list | tuple) else None
    plain = {name: value for name, value in given.items() if name != "layout" or grid is None}
    settings = check("istanbul", SETTINGS, plain)
    modules, variants = settings["modules"], settings["variants"]
    if GREAT_BAZAAR in variants or len(modules) == len(MODULES):
        # Both expansions together are the Great Bazaar, by whichever name it is asked for.
        settings["modules"] = modules = list(MODULES)
        settings["variants"] = variants = [
            name for name in SETTINGS[2].allowed if name in variants or name == GREAT_BAZAAR
        ]
    if "neutral-assistants" in variants and players == 5:
        raise BadOption("the Neutral Assistants variant is for 2 to 4 players: with 5 no colour is left for them")
    if modules and settings["edition"] == "2014":
        raise BadOption("edition 2014 is the base game alone: the expansions are played by the 2019 rules")
    if "letters" not in modules:
        if "letters_deck" in given:
            raise BadOption("letters_deck goes with the module letters, which is not in play")
        del settings["letters_deck"]
    elif settings["letters_deck"] == "only" and GREAT_BAZAAR in variants:
        raise BadOption("the Great Bazaar uses all bonus cards: letters_deck must be mixed there")
    if grid is not None:
        settings["layout"] = checked_grid(grid, modules)
    else:
        settings["layout"] = checked_layout(given.get("layout"), modules)
    return settings


def checked_layout(asked: Any, modules: list[str]) -> str:
    """The layout by name, as far as the rulebook has it for these expansions; by default the one for a first game."""
    if not modules:
        if asked == "first-game":
            raise BadOption("layout first-game is for one expansion; the base game's first game is layout short")
        return str(asked or LAYOUT.default)
    allowed = ["first-game", "random"] if len(modules) == 1 else ["random"]
    if asked is None:
        return allowed[0]
    if asked not in allowed:
        what = "an expansion" if len(modules) == 1 else "the Great Bazaar"
        raise BadOption(f"with {what} layout must be {' or '.join(allowed)}, or rows of place numbers, not {asked!r}")
    return str(asked)


def numbers(modules: list[str]) -> list[int]:
    """The places in play."""
    found = list(range(1, 17))
    if "mocha" in modules:
        found += range(17, 21)
    if "letters" in modules:
        found += range(21, 25)
    return [*found, 25] if len(modules) == len(MODULES) else found


def shape(modules: list[str]) -> tuple[int, int]:
    """Rows and columns of the grid."""
    return (4 if len(modules) < len(MODULES) else 5, 5 if modules else 4)


def fountain_spaces(modules: list[str]) -> list[int]:
    """Where the Fountain may lie in a random layout: on any inner space, in the Great Bazaar in the centre."""
    rows, columns = shape(modules)
    if len(modules) == len(MODULES):
        return [rows * columns // 2]
    return [columns * row + column for row in range(1, rows - 1) for column in range(1, columns - 1)]


def checked_grid(grid: Any, modules: list[str]) -> list[list[int]]:
    """An explicit layout: rows of place numbers, each once."""
    wanted = numbers(modules)
    rows, columns = shape(modules)
    given = [list(row) if isinstance(row, list | tuple) else [] for row in grid]
    places = [place for row in given for place in row]
    fits = len(given) == rows and all(len(row) == columns for row in given)
    if not fits or not all(type(place) is int for place in places) or sorted(places) != wanted:
        listed = f"{wanted[0]} to {wanted[15]}" + "".join(f", {place}" for place in wanted[16:])
        raise BadOption(f"a layout must be {rows} rows of {columns} place numbers, each of {listed} once")
    return given


def shipped(modules: list[str]) -> Components:
    """The figures as this version ships them, with those of the expansions in play."""
    base = resources.files("bedesten.games.istanbul")
    figures = read((base / "components.toml").read_text(encoding="utf-8"))
    for module in modules:
        own = read((base / "modules" / module / "components.toml").read_text(encoding="utf-8"))
        figures = Components({**figures.figures, **own.figures}, {})
    return figures


def sound(figures: Components) -> None:
    """Refuse figures that are well-formed one by one but cannot be played with together."""
    if figures.number("tea_house.lowest") > figures.number("tea_house.highest"):
        raise BadComponents("tea_house.lowest must not be above tea_house.highest")
    if sum(figures.numbers("bonus_cards.copies")) < 1:
        raise BadComponents("bonus_cards.copies must hold at least one card")
    far = figures.numbers("bonus_cards.far")
    if far[0] > far[1]:
        raise BadComponents("bonus_cards.far must go from the smaller to the larger number of steps")
    track = figures.numbers("gemstone_dealer.track")
    if track != sorted(track):
        raise BadComponents("gemstone_dealer.track must rise")
    ends = (
        ("gemstone_dealer.first", track[-1]),
        ("sultans_palace.first", len(figures.numbers("sultans_palace.track"))),
    )
    for name, most in ends:
        if max(figures.numbers(name)) > most:
            raise BadComponents(f"{name} must not be beyond the end of its track ({most})")
    for name, figure in figures.figures.items():
        if name.startswith("layouts."):
            rows = figures.table(name)
            modules = [module for module in MODULES if name == f"layouts.{module}"]
            if sorted(place for row in rows for place in row) != numbers(modules):
                raise BadComponents(
                    f"{name} must hold each place in play once, as {figure.note or 'the rulebook'} says"
                )


def rows_of(layout: Any, modules: list[str], figures: Components) -> list[list[int]]:
    """The layout as rows of places; none if chance lays it out."""
    if isinstance(layout, list):
        return layout
    if layout == "random":
        return []
    if layout == "in-order":
        return [[4 * row + column + 1 for column in range(4)] for row in range(4)]
    return figures.table(f"layouts.{modules[0] if layout == 'first-game' else layout}")
