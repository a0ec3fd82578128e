"""How fair the games are: the share of games each seat wins when one bot has all of them. Writes docs/balance.md.

    python tools/balance.py [--bot greedy] [--games 200] [--only istanbul,dice] [--players 2,3] [--options layout] [--workers N]
        [--seed N] [--page docs/balance.md]

Every game with its options as they are, and with each other value of each option, one at a time, for every number of
players; or for these games, numbers of players and options only. What was played is kept in the data folder: the same
command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bedesten.arena.markdown import grid, number, percent
from bedesten.arena.match import Outcome
from bedesten.arena.plan import Plan, check_games
from bedesten.arena.pool import cores, play_here
from bedesten.arena.run import check, hold, setup, usual_folder
from bedesten.arena.store import Store
from bedesten.kernel.errors import BadOption, GameError
from bedesten.registry import game, games
from bedesten.version import VERSION

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"

HEAD = """\
# How fair the games are

The share of games that each seat wins when the same bot, `{bot}`, has all of them: {games} games for each row, bedesten
{version}. Brackets hold 95 % intervals; **bold** is a share whose interval leaves out the fair one, as happens by chance to
one in twenty. What is true of this bot need not be true of people, or of a better one.

```sh
{command}
```

Seat 1 begins. The first row of a table is the game as it comes; the others say which option is different.
"""


def settings(name: str, players: int, only: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """The game as it is, then with each other value of each option, or of these only, that the game allows alone."""
    usual = game(name, players=players).settings
    yield {}
    for option in games()[name]["options"]:
        if option["name"] == "players" or (only and option["name"] not in only):
            continue
        for value in option["allowed"]:
            given = {option["name"]: [value] if option["many"] else value}
            try:
                made = game(name, players=players, **given).settings
            except BadOption:
                continue
            if made != usual:
                yield given


def balance(name: str, players: int, options: dict[str, Any], args: argparse.Namespace) -> dict[str, Any]:
    """The table of one row: so many games of the bot against itself."""
    plan = Plan(name, options, ((args.bot,) * players,), args.games, args.seed, 10.0, 600.0)
    check(plan)
    store = Store(usual_folder(plan), setup(plan))
    what = f"{name} {players} {title(options)}"
    try:
        found = hold(plan, store, lambda matches: play_here(matches, args.workers), Told(what))
    finally:
        store.close()
    table: dict[str, Any] = found["tables"][0]
    return table


class Told:
    """Says on standard error what is being played."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __call__(self, outcomes: Iterable[Outcome], done: int, total: int) -> Iterable[Outcome]:
        print(f"{self.what}: {total - done} games to play", file=sys.stderr, flush=True)
        return outcomes


def title(options: dict[str, Any]) -> str:
    """What is different, such as `layout random`."""
    words = [f"{name} {value[0] if isinstance(value, list) else value}" for name, value in options.items()]
    return ", ".join(words) or "as it comes"


def row(name: str, table: dict[str, Any]) -> list[str]:
    fair = 1 / table["players"]
    shares = []
    for seat in table["seats"]:
        rate = seat["win_rate"]
        mark = "" if rate["low"] <= fair <= rate["high"] else "**"
        shares.append(f"{mark}{percent(rate)}{mark}")
    return [name, f"{table['games']:,}", *shares, number(table["rounds"]["end"])]


def check_names(args: argparse.Namespace) -> None:
    """Whatever is asked for must exist, or the page would lack it without a word."""
    chosen = [facts for name, facts in games().items() if not args.only or name in args.only]
    counts = [str(players) for facts in chosen for players in facts["players"] if players > 1]
    options = [option["name"] for facts in chosen for option in facts["options"] if option["name"] != "players"]
    for word, known in (("only", list(games())), ("players", counts), ("options", options)):
        for name in getattr(args, word):
            if name not in known:
                raise BadOption(f"--{word} {name}: there is none; allowed are {', '.join(sorted(set(known)))}")


def page(args: argparse.Namespace) -> str:
    """The whole page."""
    words = [f"--{name} {shlex.quote(str(getattr(args, name)))}" for name in ("bot", "games", "seed")]
    words += [
        f"--{name} {','.join(getattr(args, name))}" for name in ("only", "players", "options") if getattr(args, name)
    ]
    if args.page != PAGE:
        words.append(f"--page {shlex.quote(str(args.page))}")
    command = " ".join(["python tools/balance.py", *words])
    parts = [HEAD.format(bot=args.bot, games=args.games, version=VERSION, command=command)]
    for name, facts in games().items():
        if args.only and name not in args.only:
            continue
        parts.append(f"\n## {facts['title']}\n")
        for players in facts["players"]:
            if players == 1 or (args.players and str(players) not in args.players):
                continue
            head = [f"{players} players", "games", *[f"seat {seat + 1}" for seat in range(players)], "rounds"]
            rows = [
                row(title(given), balance(name, players, given, args))
                for given in settings(name, players, args.options)
            ]
            parts.append("\n".join(grid(head, rows)) + "\n")
    return "\n".join(parts)


def names(words: str) -> list[str]:
    return words.split(",")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="who plays (default: greedy)")
    parser.add_argument("--games", type=int, default=200, help="for each row (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same deals")
    parser.add_argument("--only", type=names, default=[], help="these games, with commas (default: all)")
    parser.add_argument(
        "--players", type=names, default=[], help="these numbers of players, with commas (default: all)"
    )
    parser.add_argument("--options", type=names, default=[], help="these options, with commas (default: all)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (default: one for each core)")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write (default: docs/balance.md)")
    args = parser.parse_args(arguments)
    try:
        check_games(args.games)
        check_names(args)
        text = page(args)
    except GameError as sentence:
        sys.exit(str(sentence))
    args.page.write_text(text, encoding="utf-8")
    print(f"wrote {args.page}")


if __name__ == "__main__":
    main()
