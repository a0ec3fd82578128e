"""The game of Istanbul for 2 to 5 players: its options, and the contract that tables and bots ask for."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import Any, Final

from bedesten.games.istanbul import scoring, setup, words
from bedesten.games.istanbul import view as views
from bedesten.games.istanbul.board import Board
from bedesten.games.istanbul.contents import CARDS, PLACES, STEPS, TURN, VARIANTS
from bedesten.games.istanbul.encounters import TOKENS
from bedesten.games.istanbul.rules import Rules
from bedesten.games.istanbul.state import FIELDS, State
from bedesten.kernel.components import Components, read
from bedesten.kernel.errors import BadComponents, BadOption
from bedesten.kernel.game import Field, Game, Option, Result
from bedesten.kernel.settings import Setting, check
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

COLUMNS: Final = 4

PLAYERS: Final[Setting] = Setting("players", "how many play", 4, [2, 3, 4, 5])
LAYOUT: Final[Setting] = Setting("layout", "how the places lie", "short", ["short", "long", "in-order", "random"])
SETTINGS: Final = [
    LAYOUT,
    Setting("modules", "expansions to play with", [], [], many=True),
    Setting("variants", "variants to play with", [], list(VARIANTS), many=True),
    Setting("edition", "the printed rules to follow", "2019", ["2019", "2014"]),
]


def make(options: dict[str, Any]) -> Istanbul:
    """The game with these options: players, layout, modules, variants, edition, components."""
    given = dict(options)
    components = given.pop("components", None)
    players = PLAYERS.check(given.pop("players", PLAYERS.default))
    layout = given.get("layout")
    if isinstance(layout, list | tuple):
        given.pop("layout")
    settings = check("istanbul", SETTINGS, given)
    figures = shipped().override(components)
    sound(figures)
    if isinstance(layout, list | tuple):
        settings["layout"] = checked_grid(layout)
    if "neutral-assistants" in settings["variants"] and players == 5:
        raise BadOption("the Neutral Assistants variant is for 2 to 4 players: with 5 no colour is left for them")
    return Istanbul(players, settings, figures)


def about() -> dict[str, Any]:
    """The game for menus: title, players, minutes, a sentence, and its options."""
    return {
        "title": "Istanbul",
        "players": list(PLAYERS.allowed),
        "minutes": [40, 60],
        "text": "Lead your merchant and his assistants through the bazaar and be the first to collect enough rubies.",
        "options": [setting.data() for setting in [PLAYERS, *SETTINGS]],
    }


def shipped() -> Components:
    """The figures as this version ships them."""
    return read((resources.files(__package__) / "components.toml").read_text(encoding="utf-8"))


def sound(figures: Components) -> None:
    """Refuse figures that are well-formed one by one but cannot be played with together."""
    if figures.number("tea_house.lowest") > figures.number("tea_house.highest"):
        raise BadComponents("tea_house.lowest must not be above tea_house.highest")
    if sum(figures.numbers("bonus_cards.copies")) < 1:
        raise BadComponents("bonus_cards.copies must hold at least one card")
    far = figures.numbers("bonus_cards.far")
    if far[0] > far[1]:
        raise BadComponents("bonus_cards.far must go from the smaller to the larger number of steps")
    last = figures.numbers("gemstone_dealer.track")[-1]
    if figures.numbers("gemstone_dealer.track") != sorted(figures.numbers("gemstone_dealer.track")):
        raise BadComponents("gemstone_dealer.track must rise")
    for name, most in (
        ("gemstone_dealer.first", last),
        ("sultans_palace.first", len(figures.numbers("sultans_palace.track"))),
    ):
        if max(figures.numbers(name)) > most:
            raise BadComponents(f"{name} must not be beyond the end of its track ({most})")
    for name in ("layouts.short", "layouts.long"):
        if sorted(place for row in figures.table(name) for place in row) != list(range(1, 17)):
            raise BadComponents(f"{name} must hold each place from 1 to 16 once")


def checked_grid(grid: Any) -> list[list[int]]:
    """An explicit layout: rows of place numbers, each once."""
    rows = [list(row) if isinstance(row, list | tuple) else [] for row in grid]
    numbers = [place for row in rows for place in row]
    square = len(rows) == COLUMNS and all(len(row) == COLUMNS for row in rows)
    if not square or not all(type(place) is int for place in numbers) or sorted(numbers) != list(range(1, 17)):
        raise BadOption("a layout must be four rows of four place numbers, each from 1 to 16 once")
    return rows


class Istanbul(Game[State]):
    """The base game with its variants."""

    name = "istanbul"
    version = 1

    def __init__(self, players: int, settings: dict[str, Any], components: Components) -> None:
        super().__init__(players, settings, components)
        variants = [VARIANTS[name] for name in settings["variants"]]
        layout = settings["layout"]
        rows: list[list[int]] = []
        if isinstance(layout, list):
            rows = layout
        elif layout == "in-order":
            rows = [[COLUMNS * row + column + 1 for column in range(COLUMNS)] for row in range(COLUMNS)]
        elif layout != "random":
            rows = components.table(f"layouts.{layout}")
        grid = tuple(place for row in rows for place in row)
        board = Board(grid, COLUMNS, setup.WALK, components.numbers("bonus_cards.far")) if rows else None
        self.rules: Final = Rules(
            players,
            settings["edition"],
            components,
            board,
            COLUMNS,
            TURN,
            PLACES,
            CARDS,
            TOKENS,
            variants,
        )

    def kinds(self) -> list[type[Step[State]]]:
        return STEPS

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> State:
        return setup.blank(self.rules)

    def new(self) -> State:
        state = setup.blank(self.rules)
        setup.begin(state)
        return state

    def restore(self, state: State) -> None:
        state.board = None if 0 in state.grid else setup.lay_out(self.rules, state.grid)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state, seat)

    def guess(self, state: State, seat: int, rng: Random) -> State:
        return views.guess(state, seat, rng)

    def describe(self, state: State, choice: int) -> Option:
        return words.describe(state, choice)

    def question(self, state: State) -> str:
        return words.question(state)

    def story(self, event: Event, viewer: int | None, names: list[str]) -> str:
        return words.story(event, viewer, names)

    def result(self, state: State) -> Result:
        return scoring.result(state)
