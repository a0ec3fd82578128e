"""The board of a game that has no drawing of its own: its view, written out."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bedesten.cli.boards.scene import Scene

OWN = "hand"
"""The entry of a seat that only its owner sees."""


def draw(scene: Scene) -> RenderableType:
    """Every entry of the view, the seats by name."""
    lines = [Text(scene.game.title(), style="bold")]
    for key, value in scene.view.items():
        if key == "seats" and isinstance(value, list):
            for seat, entry in zip(scene.seats, value, strict=False):
                lines.append(Text.assemble(seat.block(f" {seat.mark} "), f" {seat.name} ({seat.who})"))
                lines.extend(entries(entry, 1))
        else:
            lines.extend(entries({key: value}, 0))
    return Group(*lines)


def hand(scene: Scene) -> RenderableType | None:
    """What the viewer alone holds, if the game calls it a hand."""
    seats = scene.view.get("seats")
    if scene.viewer is None or not isinstance(seats, list) or not isinstance(seats[scene.viewer], dict):
        return None
    held = seats[scene.viewer].get(OWN)
    return None if held is None else Text(f"Your hand: {written(held) or 'nothing'}")


def entries(value: Any, depth: int) -> list[Text]:
    """A value line by line, what it holds further in."""
    indent = "  " * depth
    if isinstance(value, dict):
        lines: list[Text] = []
        for key, entry in value.items():
            name = str(key).replace("_", " ")
            if flat(entry):
                lines.append(Text(f"{indent}{name}: {written(entry)}"))
            else:
                lines += [Text(f"{indent}{name}:"), *entries(entry, depth + 1)]
        return lines
    if isinstance(value, list) and not flat(value):
        lines = []
        for entry in value:
            inner = entries(entry, depth + 1)
            if isinstance(entry, dict) and all(flat(part) for part in entry.values()):
                inner = [Text(indent + "- " + "; ".join(line.plain.strip() for line in inner))]
            lines.extend(inner)
        return lines
    return [Text(f"{indent}- {written(value)}")]


def flat(value: Any) -> bool:
    """Whether something goes on one line."""
    if isinstance(value, dict):
        return False
    return not isinstance(value, list) or all(not isinstance(entry, dict | list) for entry in value)


def written(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(written(entry) for entry in value)
    if value is None:
        return "-"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
