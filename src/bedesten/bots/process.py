"""A bot that is a program of its own, in any language: it reads questions and writes answers, one JSON object a line.

`docs/how-to/write-a-bot-in-any-language.md` describes what goes over the wire. The program gets what its seat may see and
nothing else. Whatever it does wrong costs it the game and nothing else.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from random import Random
from typing import Any, Final

from bedesten.bots.bot import Bot
from bedesten.bots.pipes import LONGEST, Pipes, Trouble
from bedesten.kernel.errors import BadOption, GameError
from bedesten.kernel.table import Table
from bedesten.kernel.viewpoint import Viewpoint

PREFIX: Final = "process:"
PROTOCOL: Final = 1
"""Rises when a program written for the old one would misunderstand the new one."""
START: Final = 10.0
"""Seconds a program gets to start, if nothing else is said."""
GRACE: Final = 1.0
"""Seconds it gets to leave after the goodbye."""


class Forfeit(GameError):
    """A bot that crashed, kept everybody waiting or answered nonsense: it has lost this game."""


class ProcessBot(Bot):
    """Asks a program for its choices; Forfeit, with a sentence, if it gives none in time that is allowed.

    The program is started at the first decision and ended by `close`, together with whatever it started itself.
    """

    def __init__(
        self,
        command: str,
        seed: int | None = None,
        seconds: float = 10.0,
        game_seconds: float = 600.0,
        start_seconds: float = START,
    ) -> None:
        super().__init__(seed)
        self.command: Final = command
        self.words: Final = words_of(command)
        self.seed: Final = Random().getrandbits(32) if seed is None else seed
        self.seconds: Final = seconds
        """For one decision."""
        self.game_seconds: Final = game_seconds
        """For all of its decisions together."""
        self.start_seconds: Final = start_seconds
        """To start, on top of those for its first decision."""
        self.used = 0.0
        self._pipes: Pipes | None = None
        self._table: Table | None = None
        self._told = 0

    def sit(self, table: Table) -> None:
        """Be told the names, the story and the end of this table's game too, as the seat may know them."""
        self._table = table

    def choose(self, viewpoint: Viewpoint) -> int:
        """The program's choice."""
        allowed = min(self.seconds, self.game_seconds - self.used)
        if allowed <= 0:
            raise self._forfeit(f"has used up its {self.game_seconds:g} seconds for the game")
        if self._pipes is None:
            self._pipes = self._start(viewpoint)
            allowed += self.start_seconds
        options = viewpoint.options()
        begun = time.monotonic()
        try:
            line = self._pipes.ask(json.dumps(self._question(viewpoint, options)), allowed)
        except Trouble as trouble:
            raise self._forfeit(f"{trouble} at {viewpoint.step}") from None
        self.used += time.monotonic() - begun
        return self._read(line, viewpoint.step, options)

    def close(self) -> None:
        """Say how it ended, say goodbye, and make sure that nothing of the program is left running."""
        pipes, self._pipes = self._pipes, None
        if pipes is None:
            return
        if self._table is not None and self._table.over:
            pipes.tell(json.dumps({"type": "over", "result": self._table.result()}))
        pipes.tell(json.dumps({"type": "goodbye"}))
        pipes.end(GRACE)

    # What is said.

    def _start(self, viewpoint: Viewpoint) -> Pipes:
        try:
            pipes = Pipes(self.words)
        except OSError as error:
            raise self._forfeit(f"cannot be started: {error.strerror or error}") from None
        game = viewpoint.game
        names = self._table.names if self._table is not None else [f"Player {n + 1}" for n in range(game.players)]
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "options": {"players": game.players, **game.settings},
            "seat": viewpoint.seat,
            "names": names,
            "seed": self.seed,
            "seconds": self.seconds,
            "game_seconds": self.game_seconds,
        }
        pipes.tell(json.dumps(hello))
        return pipes

    def _question(self, viewpoint: Viewpoint, options: list[int]) -> dict[str, Any]:
        story: list[str] = []
        ply = None
        if self._table is not None:
            ply = self._table.ply
            story = self._table.story(viewpoint.seat, self._told)
            self._told = ply
        return {
            "type": "choose",
            "ply": ply,
            "step": viewpoint.step,
            "question": viewpoint.game.question(viewpoint.guess(self.rng)),
            "options": [viewpoint.describe(choice) for choice in options],
            "view": viewpoint.view(),
            "story": story,
        }

    # What is answered.

    def _read(self, line: bytes, step: str, options: list[int]) -> int:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._forfeit(f"answered {shown(line)} at {step}, which is not JSON") from None
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if type(choice) is not int:
            raise self._forfeit(f'answered {shown(line)} at {step}; allowed is a line like {{"choice": {options[0]}}}')
        if choice not in options:
            listed = ", ".join(map(str, options[:12])) + (", …" if len(options) > 12 else "")
            raise self._forfeit(f"chose {choice} at {step}; allowed are {listed}")
        return choice

    def _forfeit(self, what: str) -> Forfeit:
        """The program is ended at once, and the sentence ends with its last words, if it had any."""
        pipes, self._pipes = self._pipes, None
        last = ""
        if pipes is not None:
            pipes.end(0)
            last = pipes.last_words()
        self.used = self.game_seconds  # it is not asked again
        return Forfeit(f"the bot {self.command!r} {what}" + (f" (it said: {last})" if last else ""))


def words_of(command: str) -> list[str]:
    """A command in its words; BadOption if it is none, or if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BadOption("process: wants the command of a bot behind it, such as process:python3 my_bot.py")
    if shutil.which(words[0]) is None:
        raise BadOption(f"there is no program {words[0]!r} to start the bot {command!r} with")
    return words


def shown(line: bytes) -> str:
    """The beginning of an answer, as it can be printed."""
    text = line[:LONGEST].decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")
