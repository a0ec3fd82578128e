"""Compiles the engine with mypyc where a C compiler is found; installs it as plain Python where not.

BEDESTEN_PURE=1 leaves the compiling out.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/bedesten/kernel",
    "src/bedesten/games",
    "src/bedesten/bots/evaluate",
    "src/bedesten/bots/lookahead.py",
    "src/bedesten/bots/plan.py",
    "src/bedesten/bots/playing_on.py",
    "src/bedesten/bots/thorough.py",
    "src/bedesten/bots/tree.py",
]
"""Kernel, games and the core of search are written for mypyc; everything around them stays plain Python."""


def compiler_works() -> bool:
    """Whether a small Python extension can be compiled on this machine."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        try:
            run = [*command.split(), include, "-fPIC", "-c", str(source), "-o", str(source.with_suffix(".o"))]
            return subprocess.run(run, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[object]:
    if os.environ.get("BEDESTEN_PURE") == "1":
        print("bedesten: BEDESTEN_PURE=1, so the engine is installed as plain Python", file=sys.stderr)
        return []
    if os.name != "nt" and not compiler_works():
        print("bedesten: no working C compiler found, so the engine is installed as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    files: list[str] = []
    for path in map(Path, COMPILED):
        files += [str(path)] if path.is_file() else [str(found) for found in sorted(path.rglob("*.py"))]
    # -O1 without debug symbols: playouts ran 0 to 11 % slower than with -O3, and gcc needed 68 s where -O2 took 109 s.
    left_out = {"src/bedesten/kernel/subclassing.py", "src/bedesten/games/__init__.py"}  # both work on Python itself
    return list(mypycify([file for file in files if file not in left_out], opt_level="1", debug_level="0"))


setup(ext_modules=extensions())
