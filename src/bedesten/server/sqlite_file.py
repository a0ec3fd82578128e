"""The file of an SQLite store: one server has it at a time, and its log is written back where nobody waits for it."""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path
from typing import Final

from bedesten.kernel.errors import GameError

log = logging.getLogger("bedesten.store")

OFTEN: Final = 2.0
"""Seconds between two times that the log is written back into the file."""


class SqliteFile:
    """What has to be done about the file beside reading and writing it."""

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.lock: sqlite3.Connection | None = None
        self.ending: Final = threading.Event()
        self.thread: threading.Thread | None = None

    def take(self) -> None:
        """Keep other servers out: they would not learn of what this one does. A killed server lets go at once."""
        if self.lock is not None:
            return
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self.lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
            self.lock.execute("BEGIN EXCLUSIVE")
        except (sqlite3.Error, OSError) as error:
            self.leave()
            why = (
                "another server uses it; several side by side need PostgreSQL" if "locked" in str(error) else str(error)
            )
            raise GameError(f"cannot open the database {self.path}: {why}") from None

    def tend(self) -> None:
        """Write the log back now and then, from a thread of its own: that waits for the disk, and no choice should."""
        self.thread = threading.Thread(target=self._tend, name="bedesten-checkpoints", daemon=True)
        self.thread.start()

    def _tend(self) -> None:
        base = sqlite3.connect(self.path, timeout=30, isolation_level=None)
        try:
            while not self.ending.wait(OFTEN):
                try:
                    base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                except sqlite3.Error as error:
                    log.warning("the log could not be written back: %s", error)
        finally:
            base.close()

    def leave(self) -> None:
        self.ending.set()
        if self.thread is not None:
            self.thread.join()
        if self.lock is not None:
            self.lock.close()
            self.lock = None
