"""The program `bedesten` for the terminal: play, replay, look things up, measure."""

from __future__ import annotations

from bedesten.cli.program import main

__all__ = ["main"]
