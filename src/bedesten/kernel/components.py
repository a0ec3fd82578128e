"""Components as data: every figure that was printed on a tile or card, and where we have it from.

A components file is TOML. Each figure is a table with a `value`, a `from` (printed, corroborated or reconstructed), and
what a value may be: `least` and `most` for each number, `free = true` where a list may have another length. A player's
own file gives plain values under the same names and replaces just those.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from bedesten.kernel.errors import BadComponents

SOURCES: Final = ("printed", "corroborated", "reconstructed")


class Figure:
    """One figure: its name, what it is, where it is from, and what else it might be."""

    def __init__(self, name: str, value: Any, source: str, note: str, least: int, most: int, free: bool) -> None:
        self.name: Final = name
        self.value: Final = value
        self.source: Final = source
        self.note: Final = note
        self.least: Final = least
        self.most: Final = most
        self.free: Final = free

    def changed(self, value: Any) -> Figure:
        """The same figure as a player's own file gives it."""
        return Figure(self.name, value, "yours", self.note, self.least, self.most, self.free)

    def problem(self, value: Any) -> str:
        """What is wrong with a value for this figure, as the end of a sentence; empty if nothing is."""
        return self._problem(self.value, value)

    def _problem(self, model: Any, value: Any) -> str:
        if isinstance(model, list):
            if not isinstance(value, list):
                return f"must be a list like {model}, not {value!r}"
            if not self.free and len(value) != len(model):
                return f"must have {len(model)} entries, not {len(value)}"
            if not value:
                return "must not be empty"
            for i, entry in enumerate(value):
                wrong = self._problem(model[min(i, len(model) - 1)], entry)
                if wrong:
                    return f"(entry {i + 1}) {wrong}"
            return ""
        if isinstance(model, str):
            return "" if isinstance(value, str) else f"must be a text like {model!r}, not {value!r}"
        if type(value) is not int:
            return f"must be a whole number from {self.least} to {self.most}, not {value!r}"
        if not self.least <= value <= self.most:
            return f"must be from {self.least} to {self.most}, not {value}"
        return ""


class Components:
    """All figures of a game by name, such as `wainwright.price`."""

    def __init__(self, figures: dict[str, Figure], changes: dict[str, Any]) -> None:
        self.figures: Final = figures
        self.changes: Final = changes
        """What a player's own file changed, name by name: the part a record must carry."""

    def number(self, name: str) -> int:
        value = self.figures[name].value
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> list[int]:
        return [int(n) for n in self.figures[name].value]

    def row(self, name: str) -> list[int]:
        """The list itself, for rules that read it often; not to be changed."""
        value = self.figures[name].value
        assert isinstance(value, list)
        return value

    def table(self, name: str) -> list[list[int]]:
        return [[int(n) for n in row] for row in self.figures[name].value]

    def text(self, name: str) -> str:
        return str(self.figures[name].value)

    def digest(self) -> str:
        """A short name for exactly these figures."""
        plain = json.dumps({name: f.value for name, f in sorted(self.figures.items())}, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:12]

    def override(self, own: str | Path | dict[str, Any] | None) -> Components:
        """These figures with those of a player's file, or of a record, in their place."""
        if own is None:
            return self
        text = ""
        where = ""
        if isinstance(own, dict):
            given = flatten(own)
        else:
            where = str(own)
            try:
                text = Path(own).read_text(encoding="utf-8")
                given = flatten(tomllib.loads(text))
            except (OSError, UnicodeDecodeError) as error:
                raise BadComponents(f"cannot read {where}: {getattr(error, 'strerror', None) or error}") from None
            except tomllib.TOMLDecodeError as error:
                raise BadComponents(f"{where} is not TOML: {error}") from None
        figures = dict(self.figures)
        for name, value in given.items():
            known = self.figures.get(name)
            if known is None:
                raise BadComponents(
                    f"{at(where, text, name)}there is no figure {name!r}; {nearest(name, list(figures))}"
                )
            wrong = known.problem(value)
            if wrong:
                raise BadComponents(f"{at(where, text, name)}{name} {wrong}")
            figures[name] = known.changed(value)
        return Components(figures, {**self.changes, **given})


def read(text: str) -> Components:
    """The figures of a shipped components file."""
    figures: dict[str, Figure] = {}

    def gather(prefix: str, table: dict[str, Any]) -> None:
        for key, entry in table.items():
            name = f"{prefix}{key}"
            if "value" not in entry:
                gather(f"{name}.", entry)
                continue
            if entry["from"] not in SOURCES:
                raise BadComponents(f"{name}: from must be one of {', '.join(SOURCES)}, not {entry['from']!r}")
            figures[name] = Figure(
                name,
                entry["value"],
                entry["from"],
                entry.get("note", ""),
                entry.get("least", 0),
                entry.get("most", 99),
                entry.get("free", False),
            )
            wrong = figures[name].problem(entry["value"])
            if wrong:
                raise BadComponents(f"{name} {wrong}")

    gather("", tomllib.loads(text))
    return Components(figures, {})


def flatten(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested tables as dotted names; a figure may stand plain or as a table with a `value`."""
    flat: dict[str, Any] = {}
    for key, entry in table.items():
        if isinstance(entry, dict) and "value" in entry:
            flat[f"{prefix}{key}"] = entry["value"]
        elif isinstance(entry, dict):
            flat.update(flatten(entry, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = entry
    return flat


def at(where: str, text: str, name: str) -> str:
    """`file, line n: ` for the line of a file that gives this figure."""
    if not where:
        return ""
    section = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            section = line.strip("[] ")
            if section == name:
                return f"{where}, line {number}: "
        elif "=" in line:
            key = line.split("=", 1)[0].strip().replace('"', "")
            if (f"{section}.{key}" if section else key) == name:
                return f"{where}, line {number}: "
    return f"{where}: "


def nearest(name: str, names: list[str]) -> str:
    """A hint at what was probably meant."""
    import difflib

    close = difflib.get_close_matches(name, names, 3)
    section = [n for n in names if n.split(".")[0] == name.split(".")[0]]
    listed = close or section or names
    return "allowed are " + ", ".join(listed[:8]) + (", …" if len(listed) > 8 else "")
