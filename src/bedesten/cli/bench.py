"""`bedesten bench`: how fast the engine runs here."""

from __future__ import annotations

import argparse
import json

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bedesten.cli.arguments import about, make_game, players_of
from bedesten.cli.engine import compiled, engine
from bedesten.cli.screen import Screen
from bedesten.kernel.errors import BadOption
from bedesten.kernel.measure import measure

SEED = 2014


def bench(args: argparse.Namespace, screen: Screen) -> int:
    """Random playouts, options and copies per second, for each number of players."""
    if not 0 < args.seconds <= 3600:
        raise BadOption(f"--seconds must be more than 0 and at most 3600, not {args.seconds:g}")
    counts = [players_of(args.game, word.strip(), 0) for word in args.players.split(",")] if args.players else []
    found = []
    for players in counts or about(args.game)["players"]:
        decisions, options, copies = measure(make_game(args.game, players, args), args.seconds, SEED)
        found.append(
            {
                "game": args.game,
                "players": players,
                "compiled": compiled(),
                "decisions_per_s": round(decisions),
                "options_per_s": round(options),
                "copies_per_s": round(copies),
            }
        )
    if args.json:
        print(json.dumps(found))
        return 0
    screen.tell(f"{args.game}, engine {engine()}: how many a second", "bold")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("players", "decisions", "options", "copies"):
        table.add_column(column, justify="right")
    for entry in found:
        numbers = [entry["players"], entry["decisions_per_s"], entry["options_per_s"], entry["copies_per_s"]]
        table.add_row(*[f"{number:,}" for number in numbers])
    screen.say(table)
    screen.tell("decisions: random games from set-up to end, chance included; options, copies: of mid-game positions")
    return 0
