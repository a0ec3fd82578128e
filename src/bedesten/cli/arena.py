"""`bedesten arena`: bots against bots, many games, and what they say of the bots and of the game."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bedesten.arena.markdown import markdown
from bedesten.arena.match import Outcome
from bedesten.arena.page import page
from bedesten.arena.plan import LineUp, Plan, check_games, line_ups_of
from bedesten.arena.pool import cores, play_here
from bedesten.arena.run import Players, check, hold, setup, usual_folder
from bedesten.arena.store import Store
from bedesten.cli.arguments import about, add_game_options, given_options, make_game, players_of
from bedesten.cli.screen import Screen, complain
from bedesten.kernel.errors import BadOption

NOTICE = 30.0
"""Seconds between two notices of how far it is, where there is no terminal to draw a bar in."""
EXAMPLES = """\
examples:
  bedesten arena istanbul --players 2,3,4 --bots greedy,random --games 1000
  bedesten arena istanbul --line-up greedy,random,random,random --games 400 --layout random
  bedesten arena dice --players 2 --bots greedy --games 500 --json            one bot against itself
  bedesten arena istanbul --players 2 --bots "greedy,process:python3 my_bot.py" --out my-arena

A line-up is played on the same deals as every other, and every deal with the bots at every seat in turn. Several bots
and two players: every pair. More players: one of a kind against others of one kind, each way round, and every table of all
different bots. An arena that was stopped goes on where it was, by the same command.
"""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", nargs="?", default="istanbul", help="the game (default: istanbul)")
    command.add_argument("--players", metavar="2,3,4", help="how many play, several with commas (default: 2)")
    command.add_argument("--bots", metavar="A,B,…", action="append", help="the bots (see: bedesten bots)")
    command.add_argument(
        "--line-up", metavar="A,B,…", action="append", help="exactly these at one table, in place of --bots"
    )
    command.add_argument("--games", metavar="N", type=int, default=100, help="for each line-up (default: 100)")
    command.add_argument("--seed", metavar="N", type=int, default=1, help="the same number gives the same deals")
    command.add_argument("--workers", metavar="N", type=int, help="processes (default: one for each core)")
    command.add_argument("--out", metavar="FOLDER", help="where to keep it (default: a place in your data folder)")
    command.add_argument("--fresh", action="store_true", help="forget what was played there")
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    command.add_argument("--on", metavar="ray[=ADDRESS]", help="play on a Ray cluster")
    command.add_argument(
        "--time-limit", metavar="S", type=float, default=10.0, help="seconds a program may take to decide (default: 10)"
    )
    command.add_argument(
        "--game-time-limit", metavar="S", type=float, default=600.0, help="and for all of a game (default: 600)"
    )
    add_game_options(command)


def arena(args: argparse.Namespace, screen: Screen) -> int:
    """Play the arena, or what is left of it, and report."""
    plan = planned(args)
    check(plan)
    players = who_plays(args)
    folder = Path(args.out) if args.out else usual_folder(plan)
    store = Store(folder, setup(plan), args.fresh)
    try:
        found = hold(plan, store, players, follow)
    except KeyboardInterrupt:
        complain(f"stopped after {len(store.outcomes)} games; the same command goes on")
        return 130
    finally:
        store.close()
    for name, text in written(found).items():
        (folder / name).write_text(text, encoding="utf-8")
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    screen.console.print(markdown(found), soft_wrap=True)
    screen.tell_path(f"Kept, with plots in report.html, in {folder}")
    return 0


def written(found: dict[str, Any]) -> dict[str, str]:
    """The files of a report."""
    return {
        "report.json": json.dumps(found, ensure_ascii=False, indent=1) + "\n",
        "report.md": markdown(found),
        "report.html": page(found),
    }


def planned(args: argparse.Namespace) -> Plan:
    """What was asked for."""
    options = given_options(args.game, args)
    line_ups = wanted(args)
    if "components" in options:
        # The figures themselves, not the name of a file that may change or be missing on another machine.
        options["components"] = make_game(args.game, len(line_ups[0]), args).components.changes
    for word in ("time_limit", "game_time_limit"):
        if not 0 < getattr(args, word) <= 86_400:
            raise BadOption(f"--{word.replace('_', '-')} must be more than 0 and at most 86400 seconds")
    return Plan(
        game=args.game,
        options=options,
        line_ups=tuple(line_ups),
        games=check_games(args.games),
        seed=args.seed,
        seconds=args.time_limit,
        game_seconds=args.game_time_limit,
    )


def wanted(args: argparse.Namespace) -> list[LineUp]:
    """The line-ups, as they were given or as the bots make them."""
    allowed: list[int] = about(args.game)["players"]
    if args.line_up:
        if args.bots or args.players:
            raise BadOption("--line-up says who plays and how many: --bots and --players do not go with it")
        given = [tuple(names(text)) for text in args.line_up]
        for line_up in given:
            if len(line_up) not in allowed:
                raise BadOption(f"a line-up must have {', '.join(map(str, allowed))} bots, not {len(line_up)}")
        return list(dict.fromkeys(given))
    bots = [bot for text in args.bots or [] for bot in names(text)]
    if not bots:
        raise BadOption("an arena needs bots: --bots greedy,random, or one alone to play against itself")
    if len(set(bots)) < len(bots):
        raise BadOption("every bot is to be named once; --line-up may name a bot several times")
    words = args.players.split(",") if args.players else [None]
    counts = dict.fromkeys(players_of(args.game, word and word.strip(), 2) for word in words)
    return [line_up for players in counts for line_up in line_ups_of(bots, players)]


def names(text: str) -> list[str]:
    """Bots parted by commas; a comma in quotes belongs to the command of a bot."""
    return [part.strip() for part in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""", text) if part.strip()]


def who_plays(args: argparse.Namespace) -> Players:
    """The cores of this machine, or a Ray cluster."""
    workers = cores() if args.workers is None else args.workers
    if not 1 <= workers <= 1024:
        raise BadOption(f"--workers must be from 1 to 1024, not {workers}")
    if args.on is None:
        return lambda matches: play_here(matches, workers)
    where, _, address = args.on.partition("=")
    if where != "ray":
        raise BadOption(f"--on must be ray, or ray=ADDRESS of a cluster, not {args.on!r}")
    from bedesten.arena.cluster import play_on_ray, ready

    ready()
    return lambda matches: play_on_ray(matches, address or None, args.workers)


def follow(outcomes: Iterable[Outcome], done: int, total: int) -> Iterator[Outcome]:
    """Show how far it is, on standard error: a bar in a terminal, else a line now and then."""
    return bar(outcomes, done, total) if sys.stderr.isatty() else notices(outcomes, done, total)


def bar(outcomes: Iterable[Outcome], done: int, total: int) -> Iterator[Outcome]:
    from rich import progress  # here, because no other command needs it
    from rich.console import Console

    columns = (
        progress.TextColumn("games"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("left:"),
        progress.TimeRemainingColumn(elapsed_when_finished=True),
    )
    with progress.Progress(*columns, console=Console(stderr=True), speed_estimate_period=600) as shown:
        task = shown.add_task("", total=total, completed=done)
        for outcome in outcomes:
            yield outcome
            shown.advance(task)


def notices(outcomes: Iterable[Outcome], done: int, total: int) -> Iterator[Outcome]:
    begun = told = time.monotonic()
    for number, outcome in enumerate(outcomes, 1):
        yield outcome
        now = time.monotonic()
        if now - told > NOTICE:
            told = now
            left = round((now - begun) / number * (total - done - number) / 60)
            said = f"about {left} minutes left" if left > 1 else "a minute left or so"
            print(f"{done + number} of {total} games, {said}", file=sys.stderr, flush=True)
