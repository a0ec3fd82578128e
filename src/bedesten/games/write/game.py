"""The game of Choose & Write for 1 to 5 players: its options, and the contract that tables and bots ask for."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import Any, Final

from bedesten.games.write import challenges, phrases, scoring, setup, words
from bedesten.games.write import view as views
from bedesten.games.write.cards import effects
from bedesten.games.write.contents import END, LOCATIONS, SOLO_END, STEPS
from bedesten.games.write.names import GOODS, LETTERS
from bedesten.games.write.names import LOCATIONS as PLACES
from bedesten.games.write.parts import CardEffect
from bedesten.games.write.rules import PAIRS, Rules, price_of
from bedesten.games.write.state import FIELDS, State
from bedesten.kernel.components import Components, read
from bedesten.kernel.errors import BadComponents
from bedesten.kernel.game import Field, Game, Option, Result
from bedesten.kernel.settings import Setting, check
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

PLAYERS: Final[Setting] = Setting("players", "how many play", 2, [1, 2, 3, 4, 5])
SETTINGS: Final[list[Setting]] = []


def make(options: dict[str, Any]) -> Write:
    """The game with these options: players, components."""
    given = dict(options)
    components = given.pop("components", None)
    players = PLAYERS.check(given.pop("players", PLAYERS.default))
    settings = check("write", SETTINGS, given)
    figures = shipped().override(components)
    sound(figures)
    return Write(players, settings, figures)


def about() -> dict[str, Any]:
    """The game for menus: title, players, minutes, a sentence, and its options."""
    return {
        "title": "Istanbul: Choose & Write",
        "players": list(PLAYERS.allowed),
        "minutes": [30, 45],
        "text": "Play a location card, let everybody use it, and fill your sheet until the amulet is complete.",
        "options": [setting.data() for setting in [PLAYERS, *SETTINGS]],
    }


def shipped() -> Components:
    """The figures as this version ships them."""
    return read((resources.files(__package__) / "components.toml").read_text(encoding="utf-8"))


def sound(figures: Components) -> None:
    """Refuse figures that are well-formed one by one but cannot be played with together."""
    places = {place for row in figures.table("game_plan.grid") for place in row}
    if places != set(range(1, PLACES + 1)):
        raise BadComponents(f"game_plan.grid must hold every location from 1 to {PLACES}")
    rows = figures.numbers("game_plan.column_rubies")
    if rows != sorted(set(rows)) or rows[-1] > figures.number("game_plan.column"):
        raise BadComponents("game_plan.column_rubies must rise and stay within game_plan.column")
    copies = zip(figures.numbers("location_cards.left"), figures.numbers("location_cards.right"), strict=True)
    if sum(left + right for left, right in copies) < 2 + len(PLAYERS.allowed):
        raise BadComponents("location_cards must hold enough cards for the display and every hand")
    if len(figures.table("ruby_cards.goods")) < LETTERS:
        raise BadComponents(f"ruby_cards.goods must have a card for each of the {LETTERS} letters")


def cards(figures: Components, name: str) -> list[CardEffect]:
    """The effects that a figure names."""
    return [effects.read(name, str(text)) for text in figures.figures[name].value]


class Write(Game[State]):
    """The game, with the solo rules where one plays."""

    name = "write"
    version = 1

    def __init__(self, players: int, settings: dict[str, Any], components: Components) -> None:
        super().__init__(players, settings, components)
        self.rules: Final = Rules(
            players,
            components,
            LOCATIONS,
            cards(components, "fountains.effects"),
            cards(components, "caravan_cards.effects"),
            cards(components, "guild_cards.effects"),
            SOLO_END if players == 1 else END,
            END,
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
        for letter in range(LETTERS):
            state.prices[letter * GOODS : letter * GOODS + GOODS] = price_of(self.rules, state.letters[letter])
        views.count_wares(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state, seat)

    def guess(self, state: State, seat: int, rng: Random) -> State:
        return views.guess(state, seat, rng)

    def describe(self, state: State, choice: int) -> Option:
        return words.describe(state, choice)

    def question(self, state: State) -> str:
        return words.question(state)

    def story(self, event: Event, viewer: int | None, names: list[str]) -> str:
        return words.story(self.rules, event, viewer, names)

    def result(self, state: State) -> Result:
        return scoring.result(state)

    # Cards in words, for those who show them.

    def guild_text(self, card: int) -> str:
        """What a guild card does and costs."""
        return words.guild_card(self.rules, card)

    def caravan_text(self, card: int) -> str:
        """What a caravan card does."""
        return phrases.effect(self.rules.caravan[card])

    def goods_text(self, card: int) -> str:
        """The two goods on a goods card."""
        return phrases.goods_card(card)

    def goods_on_card(self, card: int) -> list[int]:
        """How many of each good a goods card shows."""
        return [PAIRS[card].count(good) for good in range(GOODS)]

    # The solo challenges.

    def challenges(self, state: State) -> list[int]:
        """The numbers of the challenges that a finished game of one player meets."""
        return challenges.met(state) if self.players == 1 and state.over() else []

    def column(self, state: State) -> int:
        """The column of the challenge table that it ticks: 10, 11, 12, or 0 for none."""
        return challenges.column(state) if self.players == 1 and state.over() else 0

    def challenge_texts(self) -> list[str]:
        """What each challenge asks for, the first being number 1."""
        return list(challenges.CHALLENGES)

    def challenge_totals(self) -> list[int]:
        """The columns of the challenge table."""
        return list(challenges.COLUMNS)

    def open_spaces(self, state: State, seat: int) -> int:
        """What breaks ties, and what counts in high scores after the rubies."""
        return scoring.open_spaces(state, seat)
