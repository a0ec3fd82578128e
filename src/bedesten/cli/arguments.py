"""The options of a game as words on the command line, the same for every command that makes a game."""

from __future__ import annotations

import argparse
from typing import Any

from bedesten.kernel.errors import BadOption
from bedesten.kernel.game import Game
from bedesten.registry import game, games


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Layout, variants and the rest: `bedesten games` lists what each game has."""
    options = parser.add_argument_group("options of the game (see: bedesten games)")
    options.add_argument("--layout", metavar="L", help="how the places lie: a name, or rows like 1,2,3,4/5,6,7,8/…")
    options.add_argument("--variant", metavar="V", action="append", default=[], help="play with this variant")
    options.add_argument("--module", metavar="M", action="append", default=[], help="play with this expansion")
    options.add_argument("--edition", metavar="E", help="the printed rules to follow")
    options.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="any other option of the game"
    )
    options.add_argument("--components", metavar="FILE", help="play with the figures of this file in place of ours")


def given_options(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """What was said about the game, as the game wants to be asked; nothing for what was not said."""
    known = {option["name"]: option for option in about(name)["options"]}
    given: dict[str, Any] = {}
    if args.layout is not None:
        given["layout"] = layout(args.layout)
    if args.edition is not None:
        given["edition"] = value(args.edition, known.get("edition"))
    for word, plural in (("variant", "variants"), ("module", "modules")):
        said = [part for entry in getattr(args, word) for part in entry.split(",")]
        if said:
            given[plural] = said
    for entry in args.option:
        key, equals, text = entry.partition("=")
        if not equals or not key:
            raise BadOption(f"--option wants a name and a value like layout=short, not {entry!r}")
        given[key] = layout(text) if key == "layout" else value(text, known.get(key))
    if args.components is not None:
        given["components"] = args.components
    return given


def about(name: str) -> dict[str, Any]:
    """A game's title, players and options; a sentence if there is no such game."""
    known = games()
    if name not in known:
        raise BadOption(f"there is no game {name!r}; allowed are {', '.join(known)}")
    return known[name]


def value(text: str, option: dict[str, Any] | None) -> Any:
    """A word as the value it stands for: one of those that are allowed if it is written like it."""
    if option is None:
        return text
    allowed = {str(each): each for each in option["allowed"]}
    if option["many"]:
        return [allowed.get(part, part) for part in text.split(",") if part]
    return allowed.get(text, text)


def layout(text: str) -> Any:
    """A layout by name, or as rows of numbers."""
    if "/" not in text:
        return text
    try:
        return [[int(number) for number in row.split(",")] for row in text.split("/")]
    except ValueError:
        raise BadOption(f"a layout must be a name or rows of numbers like 1,2,3,4/5,6,7,8/…, not {text!r}") from None


def players_of(name: str, said: str | None, usual: int) -> int:
    """How many play."""
    allowed: list[int] = about(name)["players"]
    if said is None:
        return usual if usual in allowed else allowed[0]
    if not said.isdecimal() or int(said) not in allowed:
        raise BadOption(f"players must be one of {', '.join(map(str, allowed))}, not {said!r}")
    return int(said)


def make_game(name: str, players: int, args: argparse.Namespace) -> Game[Any]:
    return game(name, players=players, **given_options(name, args))
