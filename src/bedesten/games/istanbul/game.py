"""The game of Istanbul for 2 to 5 players: the contract that tables and bots ask for."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bedesten.games.istanbul import options, scoring, setup, words
from bedesten.games.istanbul import view as views
from bedesten.games.istanbul.board import Board, Spaces
from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.closed import closed
from bedesten.games.istanbul.contents import BOXES, CARDS, PLACES, STEPS, TURN
from bedesten.games.istanbul.encounters import TOKENS
from bedesten.games.istanbul.rules import WALKED, Rules
from bedesten.games.istanbul.state import FIELDS, State
from bedesten.kernel.components import Components
from bedesten.kernel.game import Field, Game, Option, Result
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step


def make(given: dict[str, Any]) -> Istanbul:
    """The game with these options: players, layout, modules, variants, edition, letters_deck, components."""
    rest = dict(given)
    components = rest.pop("components", None)
    players = options.PLAYERS.check(rest.pop("players", options.PLAYERS.default))
    settings = options.settle(players, rest)
    figures = options.shipped(settings["modules"]).override(components)
    options.sound(figures)
    return Istanbul(players, settings, figures)


def about() -> dict[str, Any]:
    """The game for menus: title, players, minutes, a sentence, and its options."""
    return {
        "title": "Istanbul",
        "players": list(options.PLAYERS.allowed),
        "minutes": [40, 60],
        "text": "Lead your merchant and his assistants through the bazaar and be the first to collect enough rubies.",
        "options": [setting.data() for setting in [options.PLAYERS, *options.SETTINGS]],
    }


class Istanbul(Game[State]):
    """The base game with its expansions and variants."""

    name = "istanbul"
    version = 1

    def __init__(self, players: int, settings: dict[str, Any], components: Components) -> None:
        super().__init__(players, settings, components)
        modules = settings["modules"]
        chosen = [*modules, *settings["variants"]]
        boxes = [box for box in BOXES if box.name in chosen]
        rows = options.rows_of(settings["layout"], modules, components)
        height, width = options.shape(modules)
        spaces = Spaces(height, width, WALKED, components.numbers("bonus_cards.far"))
        grid = tuple(place for row in rows for place in row)
        self.rules: Final = Rules(
            players,
            settings["edition"],
            components,
            Board(spaces, grid) if rows else None,
            spaces,
            options.fountain_spaces(modules),
            TURN,
            PLACES + [place for box in boxes for place in box.places],
            CARDS + [card for box in boxes for card in box.cards],
            copies(boxes, components, settings.get("letters_deck") == "only"),
            TOKENS + [token for box in boxes for token in box.tokens],
            [extra for box in boxes for extra in box.extras],
            boxes,
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
        state.board = state.ground = None if 0 in state.grid else Board(self.rules.spaces, state.grid)
        for box in self.rules.boxes:
            box.restore(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state, seat)

    def guess(self, state: State, seat: int, rng: Random) -> State:
        return views.guess(state, seat, rng)

    def describe(self, state: State, choice: int) -> Option:
        return words.describe(state, choice)

    def question(self, state: State) -> str:
        return words.question(state)

    def closed(self, state: State) -> list[tuple[str, int, str]]:
        return closed(state)

    def story(self, event: Event, viewer: int | None, names: list[str]) -> str:
        return words.story(event, viewer, names)

    def result(self, state: State) -> Result:
        return scoring.result(state)


def copies(boxes: list[Box], figures: Components, without_base: bool) -> list[int]:
    """How many of each bonus card are in play."""
    base = figures.numbers("bonus_cards.copies")
    counts = {kind: 0 if without_base else count for kind, count in enumerate(base)}
    for box in boxes:
        for card, count in zip(box.cards, box.copies(figures), strict=True):
            counts[card.kind] = count
    return [counts.get(kind, 0) for kind in range(max(counts) + 1)]
