"""Runs the whole test suite against the installed package, then the engine's part of it against the plain sources.

The installed package is the compiled one where a C compiler was found, so the same tests run on both engines.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENGINE = ["tests/kernel", "tests/games", "tests/conformance", "tests/recorded", "tests/playthroughs"]


def run(title: str, arguments: list[str], sources: bool) -> int:
    print(f"\n== {title}", flush=True)
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if sources:
        env["PYTHONPATH"] = str(ROOT / "src")
    # -P keeps the checkout itself off the path: what is tested is what was installed, or what PYTHONPATH names.
    return subprocess.run([sys.executable, "-P", "-m", "pytest", "-n", "2", *arguments], cwd=ROOT, env=env).returncode


def main() -> int:
    extra = sys.argv[1:]
    installed = run("every test, on the package as installed", extra, sources=False)
    plain = run("the engine's tests, on plain Python", ENGINE + extra, sources=True)
    return installed or plain


if __name__ == "__main__":
    sys.exit(main())
