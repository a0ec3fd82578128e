"""Where a player's own files are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The player's data folder: BEDESTEN_HOME if it is set, else where this system keeps such things."""
    if os.environ.get("BEDESTEN_HOME"):
        return Path(os.environ["BEDESTEN_HOME"])
    data = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if os.name == "nt" else None)
    return (Path(data) if data else Path.home() / ".local" / "share") / "bedesten"
