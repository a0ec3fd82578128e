"""The player's table of solo challenges in Choose & Write, kept across games: what was reached when, in which game.

with Challenges() as table:
    entry = table.enter(record)     # a finished game of one player
    print(table.text())

The table is one SQLite file. Every game goes in as a whole or not at all, so a crash leaves nothing half-written, and
several programs may have the table open at once: a write waits for the other one.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from bedesten.folders import data_folder
from bedesten.kernel.errors import BadRecord, GameError
from bedesten.registry import game, replay

GAME: Final = "write"
VERSION: Final = 1
WAIT: Final = 30.0
"""Seconds to wait for another program that is writing."""
SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, entered TEXT NOT NULL, rubies INTEGER NOT NULL,"
    " open_spaces INTEGER NOT NULL, record TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS reached (challenge INTEGER NOT NULL, total INTEGER NOT NULL,"
    " game TEXT NOT NULL REFERENCES games (id), PRIMARY KEY (challenge, total, game))",
    f"PRAGMA user_version = {VERSION}",
)


class Entry(NamedTuple):
    """What a game has brought."""

    game: str
    """Its name in the table."""
    rubies: int
    open_spaces: int
    total: int
    """The column it counts for; 0 below 10 rubies."""
    met: list[int]
    """The challenges it ticks in that column."""
    new: list[int]
    """Those of them that were not ticked there before."""
    place: int
    """Where it stands among the high scores, 1 being the best."""
    known: bool
    """Whether it was in the table already."""


class Tick(NamedTuple):
    """A cell of the table that has been reached: when first, and in which game."""

    challenge: int
    total: int
    entered: str
    game: str


class Score(NamedTuple):
    """A game among the high scores: rubies first, then open spaces."""

    rubies: int
    open_spaces: int
    entered: str
    game: str


def default_path() -> Path:
    """The table in the player's data folder."""
    return data_folder() / "challenges.sqlite"


class Challenges:
    """The table, open for looking and for entering games."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.path: Final = Path(path) if path is not None else default_path()
        solo: Any = game(GAME, players=1)
        self.challenges: Final[list[str]] = solo.challenge_texts()
        """By number, the first being 1."""
        self.totals: Final[list[int]] = solo.challenge_totals()
        """The columns of the table: rubies in the game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._open()
        except (OSError, sqlite3.Error) as error:
            raise GameError(f"cannot open the challenge table {self.path}: {error}") from None

    def _open(self) -> None:
        # Without implicit transactions: each is begun and ended here, in sight.
        self._base = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)
        try:
            self._base.execute("PRAGMA foreign_keys = ON")
            self._log_ahead()
            self._base.execute("PRAGMA synchronous = FULL")
            (version,) = self._base.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                raise sqlite3.DatabaseError(f"it was made by a later version of this program ({version})")
            if version < VERSION:
                with self._writing():
                    for statement in SCHEMA:
                        self._base.execute(statement)
        except BaseException:
            self._base.close()
            raise

    def _log_ahead(self) -> None:
        """Changes go to a log first, so that readers need not wait. Of two programs that switch it on at once SQLite may
        refuse one without waiting, hence the second try."""
        until = time.monotonic() + WAIT
        while True:
            try:
                self._base.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                time.sleep(0.01)

    def _writing(self) -> Writing:
        return Writing(self._base)

    def close(self) -> None:
        self._base.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Entering a game.

    def enter(self, record: dict[str, Any]) -> Entry:
        """Put a finished solo game into the table; one that is there already changes nothing."""
        rubies, open_spaces, total, met = judged(record)
        name = named(record)
        row = (name, datetime.now(UTC).isoformat(timespec="seconds"), rubies, open_spaces, json.dumps(record))
        try:
            with self._writing():
                before = {tick.challenge for tick in self.ticks() if tick.total == total}
                known = self._base.execute("SELECT 1 FROM games WHERE id = ?", (name,)).fetchone() is not None
                if not known:
                    self._base.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?)", row)
                    cells = [(challenge, total, name) for challenge in met]
                    self._base.executemany("INSERT INTO reached VALUES (?, ?, ?)", cells)
                better = "SELECT COUNT(*) FROM games WHERE (rubies, open_spaces) > (?, ?)"
                (ahead,) = self._base.execute(better, (rubies, open_spaces)).fetchone()
        except sqlite3.Error as error:
            raise GameError(f"the game could not be entered into {self.path}: {error}") from None
        new = [] if known else [challenge for challenge in met if challenge not in before]
        return Entry(name, rubies, open_spaces, total, met, new, 1 + int(ahead), known)

    # Looking.

    def _rows(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        try:
            return self._base.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise GameError(f"cannot read the challenge table {self.path}: {error}") from None

    def ticks(self) -> list[Tick]:
        """Every cell that has been reached, with the first game that did."""
        rows = self._rows(
            "SELECT challenge, total, entered, id FROM reached JOIN games ON game = id ORDER BY games.rowid DESC"
        )
        first = {(row[0], row[1]): Tick(*row) for row in rows}
        return [first[cell] for cell in sorted(first)]

    def scores(self, most: int = 10) -> list[Score]:
        """The best games: most rubies, then most open spaces, then the earliest."""
        best = (
            "SELECT rubies, open_spaces, entered, id FROM games ORDER BY rubies DESC, open_spaces DESC, rowid LIMIT ?"
        )
        return [Score(*row) for row in self._rows(best, (most,))]

    def record(self, name: str) -> dict[str, Any]:
        """The record of a game in the table; the beginning of its name is enough if no other begins so."""
        rows = self._rows("SELECT record FROM games WHERE substr(id, 1, ?) = ?", (len(name), name))
        if len(rows) != 1 or not name:
            raise GameError(f"the challenge table has {'no game' if not rows else 'several games'} {name!r}")
        found: dict[str, Any] = json.loads(rows[0][0])
        return found

    # Telling.

    def text(self) -> str:
        """The table as the rulebook has it: a row a challenge, a column for each total, a date where it is reached."""
        dates = {(tick.challenge, tick.total): tick.entered[:10] for tick in self.ticks()}
        wide = max(map(len, self.challenges))
        lines = [f"No.  {'Challenge':<{wide}}  " + "  ".join(f"{total:^10}" for total in self.totals)]
        for number, challenge in enumerate(self.challenges, 1):
            cells = "  ".join(f"{dates.get((number, total), '·'):^10}" for total in self.totals)
            lines.append(f"{number:>3}  {challenge:<{wide}}  {cells}".rstrip())
        counts = [sum(total == column for _, total in dates) for column in self.totals]
        lines.append(
            f"     {'Reached':<{wide}}  " + "  ".join(f"{n} of {len(self.challenges)}".center(10) for n in counts)
        )
        return "\n".join(line.rstrip() for line in lines)

    def told(self, entry: Entry) -> str:
        """What a game has brought, in words."""
        words = [f"{entry.rubies} rubies and {entry.open_spaces} open spaces: no. {entry.place} of your solo games."]
        if entry.new:
            words.append(f"New in column {entry.total}:")
            words += [f"  {number} {self.challenges[number - 1]}" for number in entry.new]
        elif entry.total:
            words.append(f"Nothing new in column {entry.total}.")
        return "\n".join(words)

    def scores_text(self, most: int = 10) -> str:
        """The high scores, the best first."""
        lines = ["     Rubies  Open spaces  When        Game"]
        for place, score in enumerate(self.scores(most), 1):
            when, name = score.entered[:10], score.game
            lines.append(f"{place:>3}  {score.rubies:>6}  {score.open_spaces:>11}  {when}  {name}")
        return "\n".join(lines)

    def data(self) -> dict[str, Any]:
        """All of it as plain data, the records of the games included."""
        games = self._rows("SELECT id, entered, rubies, open_spaces, record FROM games ORDER BY rowid")
        return {
            "format": "bedesten-challenges",
            "version": VERSION,
            "challenges": [{"number": number, "text": text} for number, text in enumerate(self.challenges, 1)],
            "totals": list(self.totals),
            "reached": [tick._asdict() for tick in self.ticks()],
            "scores": [score._asdict() for score in self.scores()],
            "games": [
                {
                    "game": row[0],
                    "entered": row[1],
                    "rubies": row[2],
                    "open_spaces": row[3],
                    "record": json.loads(row[4]),
                }
                for row in games
            ],
        }

    def json(self) -> str:
        """For export: everything."""
        return json.dumps(self.data(), indent=1, ensure_ascii=False) + "\n"

    def csv(self) -> str:
        """For export: a line for each cell of the table, reached or not."""
        ticks = {(tick.challenge, tick.total): tick for tick in self.ticks()}
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["challenge", "text", "total", "reached", "game"])
        for number, text in enumerate(self.challenges, 1):
            for total in self.totals:
                tick = ticks.get((number, total))
                writer.writerow([number, text, total, tick.entered if tick else "", tick.game if tick else ""])
        return out.getvalue()


class Writing:
    """A transaction: it waits for its turn, and is undone if anything goes wrong in it."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self.base: Final = base

    def __enter__(self) -> None:
        self.base.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            if kind is None:
                self.base.execute("COMMIT")
        finally:
            if self.base.in_transaction:
                self.base.execute("ROLLBACK")


def judged(record: dict[str, Any]) -> tuple[int, int, int, list[int]]:
    """Rubies, open spaces, column and ticked challenges of a finished solo game, played through once more."""
    table = replay(record)
    solo: Any = table.game
    if solo.name != GAME or solo.players != 1:
        raise BadRecord("the challenges are for games of Choose & Write with one player")
    if not table.over:
        raise BadRecord("the game is not over yet: its challenges are looked at when it is")
    total = int(solo.column(table.state))
    met: list[int] = solo.challenges(table.state) if total else []
    return int(table.state.rubies[0]), int(solo.open_spaces(table.state, 0)), total, met


def named(record: dict[str, Any]) -> str:
    """A short name for exactly this game, whoever sat at the table."""
    parts = [record[key] for key in ("game", "rules", "options", "components", "choices")]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]
