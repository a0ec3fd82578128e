"""The commands that look things up: the games, the bots, the figures of a game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from bedesten.bots import LEVELS, plain_bots
from bedesten.cli.arguments import given_options
from bedesten.cli.screen import Screen
from bedesten.registry import game, games

SOURCES = {"printed": "", "corroborated": "cyan", "reconstructed": "bold yellow", "yours": "bold magenta"}


def show_games(_args: argparse.Namespace, screen: Screen) -> int:
    """Every game with its options."""
    for name, facts in games().items():
        players = facts["players"]
        minutes = "–".join(str(number) for number in facts["minutes"])
        screen.say(
            Text.assemble(
                (name, "bold"), f"  {facts['title']}, {players[0]} to {players[-1]} players, {minutes} minutes"
            )
        )
        screen.tell(facts["text"])
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for title in ("option", "what it is", "may be", "default"):
            table.add_column(title, overflow="fold")
        for option in facts["options"]:
            table.add_row(option["name"], option["text"], allowed(option), written(option["default"]) or "none")
        screen.say(table)
    screen.tell("Play one with: bedesten play GAME --players N --layout L --variant V --module M --option NAME=VALUE")
    return 0


def allowed(option: dict[str, Any]) -> str:
    listed = written(option["allowed"])
    if not listed:
        return "nothing yet"
    return f"any of {listed}" if option["many"] else listed


def show_bots(_args: argparse.Namespace, screen: Screen) -> int:
    """Every bot in one line."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", style="bold")
    table.add_column("how it plays")
    for name, how in plain_bots().items():
        table.add_row(name, how)
    for level in LEVELS.values():
        table.add_row(level.name, f"{level.text} Strength: {level.strength}.")
    table.add_row(
        "search:400",
        "A search of so many simulations; search:2000ms for so much time. By time, and with 1000 simulations or more, it "
        "thinks turns through where a game allows for that.",
    )
    table.add_row("thorough:100", "The same with fewer simulations, which think turns through.")
    table.add_row("process:CMD", "A program of your own, in any language.")
    screen.say(table)
    return 0


def show_components(args: argparse.Namespace, screen: Screen) -> int:
    """Every figure of a game, with its expansions if asked for, and where it is from; with a file, what that makes of them."""
    figures = game(args.game, **given_options(args.game, args)).components.figures.values()
    if args.json:
        plain = [{"name": f.name, "value": f.value, "from": f.source, "note": f.note} for f in figures]
        print(json.dumps(plain, ensure_ascii=False, indent=1))
        return 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("figure", style="bold", no_wrap=True)
    table.add_column("value", overflow="fold", ratio=3)
    table.add_column("from", no_wrap=True)
    table.add_column("note", ratio=2)
    for figure in figures:
        table.add_row(
            figure.name, written(figure.value), Text(figure.source, style=SOURCES[figure.source]), Text(figure.note)
        )
    screen.say(table)
    screen.tell(
        "printed: the rulebook says so. corroborated: several independent sources agree. "
        "reconstructed: ours, the print could not be found. yours: from your file."
    )
    return 0


def written(value: Any) -> str:
    """Numbers with commas, rows with slashes."""
    if isinstance(value, list):
        rows = any(isinstance(entry, list) for entry in value)
        return (" / " if rows else ", ").join(written(entry) for entry in value)
    return str(value)
