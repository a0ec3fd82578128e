"""Listening to the other processes at the same PostgreSQL: each tells what it has changed as it commits it."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import psycopg

from bedesten.server.store import Store
from bedesten.server.writer import CHANNEL

log = logging.getLogger("bedesten.listen")

LOOK: Final = 0.5
"""Seconds between two looks at whether to end."""
AGAIN: Final = 1.0
"""Seconds before a line that broke is tried again."""


class Listener:
    """The thread that listens."""

    def __init__(self, store: Store, heard: Callable[[str, list[str]], None], missed: Callable[[], None]) -> None:
        self.address: Final = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process: Final = store.process
        self.heard: Final = heard
        self.missed: Final = missed
        self.loop: Final = asyncio.get_running_loop()
        self.ending: Final = threading.Event()
        self.listening: Final = threading.Event()
        self.thread: Final = threading.Thread(target=self._run, name="bedesten-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.ending.set()
        self.thread.join()

    def _run(self) -> None:
        first = True
        while not self.ending.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if not first:
                        self._tell(self.missed)
                    first = False
                    self._listen(connection)
            except psycopg.Error as error:
                self.listening.clear()
                log.warning("the line to the database broke (%s): trying again", type(error).__name__)
                time.sleep(AGAIN)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        while not self.ending.is_set():
            for notice in connection.notifies(timeout=LOOK):
                process, *notices = notice.payload.split("\n")
                if process != self.process:
                    self._tell(self.heard, process, notices)

    def _tell(self, whom: Callable[..., None], *what: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(whom, *what)
