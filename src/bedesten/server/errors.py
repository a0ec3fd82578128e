"""What the server refuses: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "malformed": 422,
    "not_allowed": 403,
    "no_seat": 403,
    "not_found": 404,
    "taken": 409,
    "stale": 409,
    "over": 409,
    "not_over": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "bad_option": 400,
    "bad_record": 400,
    "method": 405,
    "misdirected": 421,
    "failed": 503,
    "internal": 500,
}
"""What each code is in HTTP."""


class Refused(Exception):
    """Something that was asked for and is not done. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


class Conflict(Exception):
    """Another process has appended to the game first."""
