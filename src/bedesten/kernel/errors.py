"""What can go wrong, as a tree.

GameError
├── IllegalChoice   a choice that is not one of the options
├── NotYourTurn     a choice by a seat that is not asked
├── GameOver        a choice after the end
├── BadOption       a game asked for with options that do not exist or do not go together
├── BadComponents   a components file with a wrong name, type or value
├── BadRecord       a game file that is broken, cut off or not ours
└── BadPosition     a position notation that cannot be read
"""

from __future__ import annotations


class GameError(Exception):
    """Anything this package refuses, with a sentence that says why and what is allowed."""


class IllegalChoice(GameError):
    """A choice that is not one of the options."""

    def __init__(self, step: str, seat: int, choice: object, options: list[int]) -> None:
        listed = ", ".join(str(c) for c in options[:12]) + (", …" if len(options) > 12 else "")
        super().__init__(f"{choice!r} is not a choice at {step} for seat {seat}; allowed are {listed}")
        self.step = step
        self.seat = seat
        self.choice = choice
        self.options = options


class NotYourTurn(GameError):
    """A choice by a seat that is not asked."""


class GameOver(GameError):
    """A choice after the end."""


class BadOption(GameError):
    """A game asked for with options that do not exist or do not go together."""


class BadComponents(GameError):
    """A components file with a wrong name, type or value."""


class BadRecord(GameError):
    """A game file that is broken, cut off or not ours."""


class BadPosition(GameError):
    """A position notation that cannot be read."""
