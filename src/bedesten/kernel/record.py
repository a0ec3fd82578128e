"""A whole game as a file: set-up, choices, result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bedesten.kernel.errors import BadRecord

if TYPE_CHECKING:
    from bedesten.kernel.table import Table

FORMAT: Final = "bedesten-record"
VERSION: Final = 1


def write(table: Table) -> dict[str, Any]:
    """The record of a table, finished or not."""
    game = table.game
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.version,
        "options": {"players": game.players, **game.settings},
        "components": {"digest": game.components.digest(), "changes": game.components.changes},
        "seats": list(table.names),
        "choices": list(table.choices),
        "result": table.result(),
    }


def read(path: str | Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"cannot read {path}: {getattr(error, 'strerror', None) or 'it is not a text file'}") from None
    try:
        record = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        where = f"line {error.lineno}" if isinstance(error, json.JSONDecodeError) else "it is nested too deeply"
        raise BadRecord(f"{path} is not a whole JSON file ({where}): it may be cut off") from None
    check(record, str(path))
    assert isinstance(record, dict)
    return record


def check(record: object, where: str = "the record") -> None:
    """Refuse what is not a record of ours, or is of a later version than we know."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord(f"{where} is not a Bedesten game record")
    if record.get("version") != VERSION:
        raise BadRecord(f"{where} has record version {record.get('version')!r}; this program reads version {VERSION}")
    shape = (("game", str), ("rules", int), ("options", dict), ("components", dict), ("seats", list), ("choices", list))
    for name, kind in shape:
        if not isinstance(record.get(name), kind):
            raise BadRecord(f"{where} has no proper {name!r} entry")
    if not all(isinstance(seat, str) for seat in record["seats"]):
        raise BadRecord(f"{where} names its seats with something that is not text")


def dump(record: dict[str, Any]) -> str:
    """A record as JSON: one line per entry, the choices together."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in record.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
