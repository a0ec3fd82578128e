"""The solo challenges of Choose & Write: the table that is kept across games."""

from __future__ import annotations

import argparse
from pathlib import Path

from bedesten.challenges import GAME, Challenges
from bedesten.cli.screen import Screen
from bedesten.kernel import record as records
from bedesten.kernel.errors import BadRecord
from bedesten.kernel.table import Table


def show_challenges(args: argparse.Namespace, screen: Screen) -> int:
    """The table and the high scores; or a game entered, or everything exported."""
    with Challenges() as table:
        for name in args.enter or []:
            screen.tell(table.told(table.enter(records.read(name))))
        if args.record:
            print(records.dump(table.record(args.record)), end="")
            return 0
        if args.export:
            write(Path(args.export), table.csv() if args.export.endswith(".csv") else table.json())
            screen.tell(f"Written to {args.export}.")
            return 0
        if args.json:
            print(table.json())
            return 0
        print(table.text())
        print()
        print(table.scores_text())
    return 0


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot write {path}: {error.strerror}") from None


def maybe_enter(table: Table) -> str:
    """A finished solo game goes into the table; says what it reached, or nothing for other games."""
    if not table.over or table.game.name != GAME or table.game.players != 1:
        return ""
    with Challenges() as challenges:
        return challenges.told(challenges.enter(table.record()))
