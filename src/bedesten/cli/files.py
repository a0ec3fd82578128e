"""Where games are kept, and how they are written so that none is ever lost half-written."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from bedesten.folders import data_folder
from bedesten.kernel import record as records
from bedesten.kernel.errors import BadOption, BadRecord

PLAYED = "terminal"
"""The entry of a record where this program notes who sat where; others may leave it alone."""


def home() -> Path:
    """The folder for games that were given no place of their own."""
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """A name in that folder that no game has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = home() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = home() / f"{stem}-{number}.json"
    return path


def chosen_path(said: str) -> Path:
    """The path a player gave for a new game; what lies there already is not overwritten."""
    path = Path(said)
    if path.exists():
        raise BadOption(f"{said} exists already: go on with it by --resume {said}, or choose another name")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"there is no folder {path.absolute().parent} to save {path.name} in")
    return path


def latest() -> Path:
    """The game that was saved last in that folder."""
    kept = sorted(home().glob("*.json"), key=lambda path: path.stat().st_mtime) if home().is_dir() else []
    if not kept:
        raise BadRecord(f"there is no saved game in {home()}")
    return kept[-1]


def save(path: Path, record: dict[str, Any]) -> None:
    """Write a record beside its place and then put it there, so that a crash leaves the old one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(records.dump(record), encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
