"""The pages of the documentation and the blocks in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
LEFT_OUT = {"build", "dist", "node_modules", "__pycache__"}
"""Folders that are made, not written; so are those that begin with a dot."""
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, the file it stands for if it names one, its text."""

    language: str
    file: str
    text: str


def files(*endings: str) -> list[Path]:
    """Every file of the project with one of these endings."""
    found = []
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        made = any(part in LEFT_OUT or part.endswith(".egg-info") for part in parts)
        hidden = any(part.startswith(".") for part in parts[:-1]) and parts[0] != ".ci"
        if path.name.endswith(endings) and not made and not hidden and path.is_file():
            found.append(path)
    return found


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path) -> list[Block]:
    return [Block(*match.groups(default="")) for match in BLOCK.finditer(path.read_text(encoding="utf-8"))]


PAGES = files(".md")
EDITS = ROOT / "docs" / "how-to" / "add-a-place.md"
"""The page whose blocks change the source; it is tried out on a copy."""
