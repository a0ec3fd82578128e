"""The options a game is asked for with: declared once, checked for everybody, listed for menus."""

from __future__ import annotations

import difflib
from typing import Any, Final

from bedesten.kernel.errors import BadOption


class Setting:
    """One option of a game: its name, what it may be, and what it is if nothing is said."""

    def __init__(self, name: str, text: str, default: Any, allowed: list[Any], many: bool = False) -> None:
        self.name: Final = name
        self.text: Final = text
        self.default: Final = default
        self.allowed: Final = allowed
        self.many: Final = many
        """Whether any number of the allowed values may be given at once, as a list."""

    def check(self, value: Any) -> Any:
        if self.many:
            if isinstance(value, str):
                value = [value]
            if not isinstance(value, list | tuple):
                raise BadOption(f"{self.name} must be a list of {self.listed()}, not {value!r}")
            for entry in value:
                self._check_one(entry)
            # In the declared order and once each, so that a game has one name.
            return [entry for entry in self.allowed if entry in value]
        if str(value) in self.allowed and not isinstance(value, bool):
            return str(value)  # an edition may be given as a number
        self._check_one(value)
        return value

    def _check_one(self, value: Any) -> None:
        if isinstance(value, bool) or value not in self.allowed:
            if not self.allowed:
                raise BadOption(f"{value!r} is not available: this game has no {self.name} yet")
            raise BadOption(f"{self.name} must be one of {self.listed()}, not {value!r}")

    def listed(self) -> str:
        return ", ".join(str(value) for value in self.allowed)

    def data(self) -> dict[str, Any]:
        """For menus and clients."""
        return {
            "name": self.name,
            "text": self.text,
            "default": self.default,
            "allowed": list(self.allowed),
            "many": self.many,
        }


def check(game: str, settings: list[Setting], given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value: what was given, checked, and the defaults."""
    names = [setting.name for setting in settings]
    for name in given:
        if name not in names:
            close = difflib.get_close_matches(name, names, 1)
            hint = f" (did you mean {close[0]}?)" if close else ""
            raise BadOption(f"{game} has no option {name!r}{hint}; allowed are {', '.join(names)}")
    return {s.name: s.check(given[s.name]) if s.name in given else s.default for s in settings}
