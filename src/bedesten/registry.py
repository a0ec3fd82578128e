"""The games there are, by name. Everything outside `games` reaches them through here."""

from __future__ import annotations

import importlib
from typing import Any, Final

from bedesten.kernel import record as records
from bedesten.kernel.errors import BadOption, BadRecord, GameError
from bedesten.kernel.game import Game
from bedesten.kernel.table import Table

MODULES: Final = {
    "istanbul": "bedesten.games.istanbul.game",
    "dice": "bedesten.games.dice.game",
    "write": "bedesten.games.write.game",
}


def game(name: str, **options: Any) -> Game[Any]:
    """A game with its options chosen; BadOption says what is allowed."""
    if name not in MODULES:
        raise BadOption(f"there is no game {name!r}; allowed are {', '.join(MODULES)}")
    made = importlib.import_module(MODULES[name]).make(options)
    assert isinstance(made, Game)
    return made


def games() -> dict[str, dict[str, Any]]:
    """Every game with its title, numbers of players and options."""
    return {name: importlib.import_module(module).about() for name, module in MODULES.items()}


def replay(record: dict[str, Any], to: int | None = None, seed: int | None = None) -> Table:
    """The table that a record was written from, or as it was after its first `to` choices."""
    records.check(record)
    try:
        made = game(record["game"], components=record["components"].get("changes"), **record["options"])
    except (GameError, TypeError) as error:
        raise BadRecord(f"the record cannot be set up: {error}") from None
    if record["rules"] != made.version:
        raise BadRecord(f"the record was played by rules version {record['rules']}, this is version {made.version}")
    if record["components"].get("digest") != made.components.digest():
        raise BadRecord("the record was played with other components than this version ships")
    if len(record["seats"]) != made.players:
        raise BadRecord(f"the record has {len(record['seats'])} seats and {made.players} players")
    choices = record["choices"]
    if to is not None and not 0 <= to <= len(choices):
        raise BadRecord(f"the record has {len(choices)} choices: there is no position after {to}")
    table = Table(made, seed=seed, names=list(record["seats"]))
    table.replay(choices if to is None else choices[:to], roll=to is None)
    if to is None and record.get("result") is not None and table.result() != record["result"]:
        raise BadRecord("the record's choices lead to another result than it states")
    return table
