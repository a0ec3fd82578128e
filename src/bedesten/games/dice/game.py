"""Istanbul: The Dice Game for 2 to 4 players: its options, and the contract that tables and bots ask for."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import Any, Final

from bedesten.games.dice import scoring, setup, words
from bedesten.games.dice import view as views
from bedesten.games.dice.contents import STEPS
from bedesten.games.dice.markers import MOST
from bedesten.games.dice.names import DIE_TILE, GOODS, MARKER, MOSQUE, MOST_DICE
from bedesten.games.dice.rules import Rules
from bedesten.games.dice.state import FIELDS, State
from bedesten.kernel.components import Components, read
from bedesten.kernel.errors import BadComponents, BadOption
from bedesten.kernel.game import Field, Game, Option, Result
from bedesten.kernel.settings import Setting, check
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

PLAYERS: Final[Setting] = Setting("players", "how many play", 4, [2, 3, 4])
TRACKS: Final[Setting] = Setting(
    "tracks",
    "prices of the rubies: default; tracker (4 players: Lira from 12 to 24, a mosque ruby fewer); "
    "base-like (2 players: the cheap ends left empty, as in the base game)",
    "default",
    ["default", "tracker", "base-like"],
)
SETTINGS: Final = [TRACKS]
MADE_FOR: Final = {"tracker": 4, "base-like": 2}
"""The number of players that a set of tracks is for, where it is for one only."""


def make(options: dict[str, Any]) -> Dice:
    """The game with these options: players, tracks, components."""
    given = dict(options)
    components = given.pop("components", None)
    players = PLAYERS.check(given.pop("players", PLAYERS.default))
    settings = check("dice", SETTINGS, given)
    tracks = settings["tracks"]
    if MADE_FOR.get(tracks, players) != players:
        raise BadOption(f"the tracks {tracks!r} are for {MADE_FOR[tracks]} players, not for {players}")
    return Dice(players, settings, shipped().override(components))


def about() -> dict[str, Any]:
    """The game for menus: title, players, minutes, a sentence, and its options."""
    return {
        "title": "Istanbul: The Dice Game",
        "players": list(PLAYERS.allowed),
        "minutes": [20, 40],
        "text": "Roll for goods, coins and cards, and be the first to turn them into enough rubies.",
        "options": [setting.data() for setting in [PLAYERS, *SETTINGS]],
    }


def shipped() -> Components:
    """The figures as this version ships them."""
    return read((resources.files(__package__) / "components.toml").read_text(encoding="utf-8"))


def sound(rules: Rules) -> None:
    """Refuse figures that are well-formed one by one but cannot be played with together."""
    if len(rules.tracks) != GOODS + 2 or min(rules.rubies[:MOSQUE]) < 1:
        raise BadComponents("the colours of a board must be four rows of prices: red, green, yellow, blue")
    if sum(rules.rubies) > rules.components.number("supply.rubies"):
        raise BadComponents(f"the board holds {sum(rules.rubies)} rubies, more than supply.rubies")
    needed = rules.players * (rules.target - 1) + 1
    if sum(rules.rubies[:MOSQUE]) < needed:
        raise BadComponents(f"the tracks must hold {needed} rubies at least, or the game might never end")
    if rules.shared_dice + rules.spare_dice > MOST_DICE:
        raise BadComponents(f"dice.shared and dice.spare must not be more than {MOST_DICE} together")
    if sum(tile.copies for tile in rules.tiles if tile.ability == DIE_TILE) > rules.spare_dice:
        raise BadComponents("mosque.tiles must not have more die tiles than there are spare dice")
    if not sum(rules.copies):
        raise BadComponents("bazaar_cards.cards must hold at least one card")
    for card in rules.cards:
        areas = [card.own] if card.others is None else [card.own, card.others]
        if any(gain[MARKER] > MOST for area in areas for gain in area.gains):
            raise BadComponents(f"bazaar_cards.cards must not give more than {MOST} markers of one's choice")


class Dice(Game[State]):
    """The game with its options chosen."""

    name = "dice"
    version = 1

    def __init__(self, players: int, settings: dict[str, Any], components: Components) -> None:
        super().__init__(players, settings, components)
        self.rules: Final = Rules(players, settings["tracks"], components)
        sound(self.rules)

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

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state)

    def guess(self, state: State, seat: int, rng: Random) -> State:
        # Nobody holds anything hidden, and the order of tiles and cards does not exist before they are drawn.
        return state.copy()

    def describe(self, state: State, choice: int) -> Option:
        return words.describe(state, choice)

    def question(self, state: State) -> str:
        return words.question(state)

    def story(self, event: Event, viewer: int | None, names: list[str]) -> str:
        return words.story(self.rules, event, names)

    def result(self, state: State) -> Result:
        return scoring.result(state)
