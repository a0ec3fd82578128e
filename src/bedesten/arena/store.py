"""The folder of an arena: what it plays, and every finished match, a line each, kept as soon as it is over.

A killed arena loses the matches under way and no other: the same command goes on in the same folder.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from bedesten.arena.match import Outcome
from bedesten.bots.process import PREFIX
from bedesten.kernel.errors import BadOption

SETUP: Final = "arena.json"
MATCHES: Final = "matches.jsonl"
PARTS: Final = ("kernel", "games", "bots")
"""The parts of the package that decide how a game goes."""


class Store:
    """The matches of one arena on disk."""

    def __init__(self, folder: Path, setup: dict[str, Any], fresh: bool = False) -> None:
        self.folder: Final = folder
        self.outcomes: Final[dict[str, Outcome]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (folder / MATCHES).open("a+b")
        except OSError as error:
            raise BadOption(f"the arena cannot be kept in {folder}: {error.strerror}") from None
        try:
            self._lock()
            self._settle(setup, fresh)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, outcome: Outcome) -> None:
        """Keep a finished match."""
        self._file.write(json.dumps(outcome, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        self.outcomes[outcome["match"]] = outcome

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        """Two arenas in one folder would play everything twice."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(f"another arena is being played in {self.folder}") from None

    def _settle(self, setup: dict[str, Any], fresh: bool) -> None:
        """Make sure that what was played here is what is asked for."""
        path = self.folder / SETUP
        setup = json.loads(json.dumps(setup))
        if fresh:
            self._file.truncate(0)
        elif path.exists():
            found = read_setup(path)
            different = [name for name in setup if found.get(name) != setup[name]]
            if different:
                raise BadOption(difference(self.folder, different[0], found.get(different[0]), setup[different[0]]))
            return
        draft = path.with_suffix(".draft")
        draft.write_text(json.dumps(setup, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)

    def _read(self) -> None:
        """The matches that are there; a last line that was torn by a kill is cut off."""
        self._file.seek(0)
        good = 0
        for line in self._file:
            try:
                outcome = json.loads(line)
                self.outcomes[outcome["match"]] = outcome
            except (ValueError, KeyError, TypeError):
                break
            if not line.endswith(b"\n"):
                break
            good += len(line)
        rest = self._file.seek(0, 2) - good
        if rest:
            self._file.seek(good)
            torn = self._file.read()
            if b"\n" in torn.rstrip(b"\n"):
                raise BadOption(f"{self.folder / MATCHES} is damaged after {good} bytes: it is not a list of matches")
            self._file.truncate(good)
            self.outcomes.pop(key_of(torn), None)


def key_of(line: bytes) -> str:
    """The match of a line that has no end, if it says one."""
    try:
        return str(json.loads(line)["match"])
    except (ValueError, KeyError, TypeError):
        return ""


def read_setup(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise BadOption(f"{path} cannot be read: it says what was played in this folder")
    return found


def difference(folder: Path, name: str, there: Any, here: Any) -> str:
    """Why two arenas cannot share a folder."""
    if name == "program":
        why = "was played by another version of the rules or bots"
    else:
        why = f"holds another arena: its {name} is {json.dumps(there)}, not {json.dumps(here)}"
    return f"{folder} {why}; give another --out, or --fresh to begin anew"


def program(bots: Iterable[str]) -> str:
    """A digest of all that decides how games go: rules, bots, and the files that commands of bots name."""
    words = [word for bot in bots if bot.startswith(PREFIX) for word in shlex.split(bot.removeprefix(PREFIX))]
    return digest([rules(), *[digest([path.read_bytes().hex()]) for path in map(Path, words) if path.is_file()]])


@cache
def rules() -> str:
    """A digest of the rules and bots of this package."""
    package = Path(__file__).parent.parent
    files = sorted(path for part in PARTS for path in (package / part).rglob("*") if path.suffix in (".py", ".toml"))
    return digest([f"{path.relative_to(package).as_posix()} {path.read_text(encoding='utf-8')}" for path in files])


def digest(texts: Iterable[str]) -> str:
    whole = hashlib.sha256()
    for text in texts:
        whole.update(hashlib.sha256(text.encode()).digest())
    return whole.hexdigest()[:16]
