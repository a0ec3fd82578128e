"""The program's commands and their words."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bedesten.cli import arena
from bedesten.cli.arguments import add_game_options
from bedesten.cli.bench import bench
from bedesten.cli.challenges import show_challenges
from bedesten.cli.engine import engine
from bedesten.cli.lists import show_bots, show_components, show_games
from bedesten.cli.play import LATEST, play
from bedesten.cli.replay import replay
from bedesten.cli.screen import Screen, complain
from bedesten.cli.serve import add_serve_options, serve
from bedesten.kernel.errors import GameError
from bedesten.version import VERSION

Command = Callable[[argparse.Namespace, Screen], int]
if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

ABOUT = """\
The Istanbul family of board games: play in the browser or in the terminal, look at recorded games,
measure engine and bots.
Without a command: the game in the browser, as with `bedesten serve`."""
EXAMPLES = """\
examples:
  bedesten play                                          Istanbul against one bot
  bedesten play istanbul --players 4 --me 1,3            two people at this screen, two bots
  bedesten play istanbul --players 3 --me none           watch bots
  bedesten play istanbul --layout random --variant neutral-assistants --seed 7
  bedesten play --resume                                 go on with the last game
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="bedesten", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    add_serve_options(add(commands, "serve", serve, "start the server and open the game in the browser"))
    add_play(commands)
    add_replay(commands)

    command = add(commands, "components", show_components, "the figures of a game, and where each is from")
    command.add_argument("game", metavar="GAME", help="the game, such as istanbul")
    command.add_argument("--json", action="store_true", help="as JSON")
    add_game_options(command)

    add(commands, "games", show_games, "the games and their options")
    add(commands, "bots", show_bots, "the bots and how they play")

    command = add(commands, "challenges", show_challenges, "the solo challenges of Choose & Write, and the high scores")
    command.add_argument("--enter", metavar="FILE", action="append", help="put a finished solo game into the table")
    command.add_argument("--export", metavar="FILE", help="write everything to a file: .csv for a table, else JSON")
    command.add_argument("--record", metavar="GAME", help="print the record of a game of the table, by its name there")
    command.add_argument("--json", action="store_true", help="as JSON")

    command = add(commands, "arena", arena.arena, "let bots play many games against each other", arena.EXAMPLES)
    arena.add_arguments(command)

    command = add(commands, "bench", bench, "measure the engine's speed")
    command.add_argument("game", metavar="GAME", nargs="?", default="istanbul", help="the game (default: istanbul)")
    command.add_argument("--players", metavar="2,3,4", help="how many play, several with commas (default: all)")
    command.add_argument("--seconds", metavar="S", type=float, default=2.0, help="for each of them (default: 2)")
    command.add_argument("--json", action="store_true", help="as JSON")
    add_game_options(command)
    return top


def add(commands: Subparsers, name: str, run: Command, text: str, epilog: str = "") -> argparse.ArgumentParser:
    command = commands.add_parser(
        name,
        help=text,
        description=text[:1].upper() + text[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def add_play(commands: Subparsers) -> None:
    command = add(commands, "play", play, "play a game here, with people and bots", EXAMPLES)
    command.add_argument("game", metavar="GAME", nargs="?", help="the game (default: istanbul)")
    command.add_argument("--players", metavar="N", help="how many play (default: 2)")
    command.add_argument(
        "--me", metavar="SEATS", help="your seat (default: 1); several people: 1,3 or all; watch bots: none"
    )
    command.add_argument("--bots", metavar="BOTS", help="a bot for all other seats, or one for each: greedy,random")
    command.add_argument("--names", metavar="NAMES", help="names for the seats, with commas")
    command.add_argument("--seed", metavar="N", type=int, help="the same number gives the same dice")
    command.add_argument("--save", metavar="FILE", help="where to save (default: a new file in your data folder)")
    command.add_argument(
        "--resume", metavar="FILE", nargs="?", const=LATEST, help="go on with a saved game (default: the last one)"
    )
    command.add_argument(
        "--pause", action=argparse.BooleanOptionalAction, help="wait at the end of a turn (default: in a terminal)"
    )
    command.add_argument("--free-undo", action="store_true", help="take back any choice, for learning against bots")
    add_game_options(command)


def add_replay(commands: Subparsers) -> None:
    command = add(commands, "replay", replay, "step through a recorded game")
    command.add_argument("file", metavar="FILE", help="a game that was saved")
    command.add_argument("--to", metavar="N", type=int, help="only print the position after N choices")
    command.add_argument("--seat", metavar="S", type=int, help="see only what this seat saw (default: everything)")


def version() -> str:
    return f"bedesten {VERSION} (engine {engine()}, Python {platform.python_version()})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; says how it went: 0 well, 2 for anything it refuses."""
    words = parser()
    args = words.parse_args(arguments)
    if not hasattr(args, "run"):
        args = words.parse_args(["serve"])
    try:
        run: Command = args.run
        code = run(args, Screen())
        sys.stdout.flush()
        return code
    except GameError as error:
        complain(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; leave no complaint about it behind.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
