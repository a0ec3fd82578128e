"""Finished solo games for the tests, and a process of its own that enters them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import bedesten

RICH = {"gemstone_dealer.price": 1, "tea_house.income": [9, 9, 9], "warehouses.income": [6, 6, 6]}
"""Figures with which a game played at random comes to ten rubies and more."""

PROGRAM = """
import json, sys
from bedesten.challenges import Challenges
path, records = sys.argv[1], json.load(open(sys.argv[2]))
with Challenges(path) as table:
    print("open", flush=True)
    for record in records:
        table.enter(record)
        print("entered", flush=True)
"""


@cache
def played(seed: int, players: int = 1, rich: bool = True) -> str:
    """The record of a game played at random, as text."""
    game = bedesten.game("write", players=players, components=RICH if rich else None)
    table = bedesten.Table(game, seed=seed)
    rng = Random(seed)
    while not table.over:
        options = table.options()
        table.apply(options[int(rng.random() ** 0.5 * len(options))])
    return json.dumps(table.record())


def record(seed: int, players: int = 1, rich: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played(seed, players, rich))
    return found


def entering(path: Path, records: list[dict[str, Any]], scratch: Path) -> subprocess.Popen[str]:
    """A second copy of the program that enters these games, one after the other, and says so."""
    scratch.write_text(json.dumps(records))
    root = str(Path(bedesten.__file__).parent.parent)
    search = os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path), str(scratch)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": search},
    )
