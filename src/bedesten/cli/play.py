"""`bedesten play`: a game with people and bots at this terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import SystemRandom
from typing import Any

from bedesten.cli import files
from bedesten.cli.arguments import make_game, players_of
from bedesten.cli.screen import Screen
from bedesten.cli.seats import DEFAULT_BOT, make_bots, names_for, people, seated, who_sits
from bedesten.cli.session import Manners, Session
from bedesten.kernel import record as records
from bedesten.kernel.errors import BadOption, GameError
from bedesten.kernel.table import Table
from bedesten.registry import replay

PLAYERS = 2
"""How many play if nobody says."""
LATEST = ""
"""What --resume means without a file."""


def play(args: argparse.Namespace, screen: Screen) -> int:
    """Set the table, or take up a saved game, and play."""
    if args.resume is not None:
        table, path, me, bots = resumed(args)
    else:
        table, path = new_table(args)
        me, bots = [0], []
    players = table.game.players
    if args.me is not None:
        me = people(args.me, players)
    if args.bots is not None:
        bots = [name.strip() for name in args.bots.split(",")]
    who = who_sits(players, me, bots or [DEFAULT_BOT])
    made = make_bots(who, args.seed)
    pause = screen.live if args.pause is None else args.pause
    seats = seated(table.names, who)
    return Session(table, seats, made, screen, path, Manners(args.free_undo, pause)).run()


def new_table(args: argparse.Namespace) -> tuple[Table, Path]:
    name = args.game or "istanbul"
    game = make_game(name, players_of(name, args.players, PLAYERS), args)
    names = names_for(game.players, args.names)
    path = files.chosen_path(args.save) if args.save else files.new_path(name)
    if args.seed is None:
        args.seed = SystemRandom().getrandbits(32)
    return Table(game, seed=args.seed, names=names), path


def resumed(args: argparse.Namespace) -> tuple[Table, Path, list[int], list[str]]:
    """The game of a file, and who sat where when it was saved."""
    said = [args.players, args.names, args.layout, args.edition, args.components]
    if any(each is not None for each in said) or args.variant or args.module or args.option:
        raise BadOption("a resumed game keeps its players and options: give --resume without them")
    old = files.latest() if args.resume == LATEST else Path(args.resume)
    record = records.read(old)
    table = replay(record, seed=args.seed)
    if args.game not in (None, table.game.name):
        raise BadOption(f"{old} is a game of {table.game.name}, not of {args.game}")
    path = files.chosen_path(args.save) if args.save and Path(args.save) != old else old
    return table, path, *sat(record.get(files.PLAYED), table.game.players)


def sat(noted: Any, players: int) -> tuple[list[int], list[str]]:
    """Who sat where by the note in a record; seat 1 is yours where it says nothing sensible."""
    try:
        me = [int(seat) - 1 for seat in noted["me"]]
        bots = [str(name) for seat, name in enumerate(noted["bots"]) if seat not in me]
        if not all(0 <= seat < players for seat in me) or len(bots) != players - len(me):
            raise GameError
    except (GameError, KeyError, TypeError, ValueError):
        return [0], []
    return me, bots
