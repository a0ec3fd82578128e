"""Finds a Chromium for the browser tests, or installs one; prints where it is.

Looked for in this order: CHROMIUM, a Chromium or Chrome on the PATH, the one that Playwright installed. If there is none:
Playwright is asked to install its own, then, as root, the system's package manager.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "the browser tests need Chromium, and none was found or could be installed: install it with your package manager "
    "(for example `apt-get install chromium`), or name one in the environment variable CHROMIUM"
)


def on_path() -> str | None:
    """A browser that is there already."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The browser that Playwright keeps for itself, if it is installed."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def attempt(*command: str) -> bool:
    """Whether a command could be run and went well; what it says goes to the error stream."""
    try:
        return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0
    except OSError:
        return False


def installed() -> str | None:
    """A browser, installed now."""
    if attempt(sys.executable, "-m", "playwright", "install", "chromium") and (path := of_playwright()):
        return path
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and attempt("apt-get", "update") and attempt("apt-get", "install", "--yes", "chromium"):
        return on_path()
    return None


def chromium() -> str | None:
    """Where a Chromium is: one that is there, or one installed for the purpose."""
    return on_path() or of_playwright() or installed()


def main() -> int:
    found = chromium()
    if found is None:
        print(MISSING, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
