"""One game between bots, from its seed to what is kept of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from bedesten.arena.clock import Clock
from bedesten.arena.watch import Watch
from bedesten.bots import Bot, bot
from bedesten.bots.process import PREFIX, ProcessBot
from bedesten.kernel.errors import GameError
from bedesten.kernel.table import Table
from bedesten.registry import game

MOST_PLIES: Final = 100_000
"""Choices after which a game is given up: random play needs a few thousand."""

Outcome = dict[str, Any]
"""What is kept of a match: plain data, one line in a file."""


@dataclass(frozen=True)
class Match:
    """A game to be played: all that decides how it goes."""

    key: str
    """Which one it is in its arena: line-up, deal and turn."""
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    """The bots, seat by seat."""
    seed: int
    seconds: float
    game_seconds: float


def play(match: Match) -> Outcome:
    """Play it to the end, or until a bot forfeits: that bot is last, and the others share the victory."""
    table = Table(game(match.game, players=len(match.seats), **match.options), seed=match.seed)
    clocks = [Clock() for _ in match.seats]
    watch = Watch(table)
    bots: list[Bot] = []
    forfeit: dict[str, Any] | None = None
    try:
        for seat in range(len(match.seats)):
            bots.append(seated(match, seat, table))
        while not table.over:
            seat = table.seat
            try:
                choice = chosen(table, bots[seat], clocks[seat])
            except Exception as error:  # whatever a bot does wrong is its own loss
                forfeit = {"seat": seat, "bot": match.seats[seat], "message": sentence(match.seats[seat], error)}
                break
            table.apply(choice, seat)
            watch.look()
            if table.ply > MOST_PLIES:
                return void(match, f"nobody had won it after {MOST_PLIES:,} choices")
    finally:
        for each in bots:
            if isinstance(each, ProcessBot):
                each.close()
    return {
        "match": match.key,
        "seats": list(match.seats),
        "seed": match.seed,
        **ending(table, forfeit),
        "round": watch.round,
        "rubies": watch.rubies,
        "times": [clock.data() for clock in clocks],
        "forfeit": forfeit,
    }


def void(match: Match, why: str) -> Outcome:
    """A match that could not be played, through no fault of a bot: it counts for nothing and is listed."""
    return {"match": match.key, "seats": list(match.seats), "seed": match.seed, "void": why}


def make_bot(spec: str, seed: int, seconds: float, game_seconds: float) -> Bot:
    """A bot by its name; one that is a program with its limits."""
    if spec.startswith(PREFIX):
        return ProcessBot(spec.removeprefix(PREFIX), seed, seconds, game_seconds)
    return bot(spec, seed)


def seated(match: Match, seat: int, table: Table) -> Bot:
    made = make_bot(match.seats[seat], match.seed * 10 + seat, match.seconds, match.game_seconds)
    if isinstance(made, ProcessBot):
        made.sit(table)
    return made


def chosen(table: Table, player: Bot, clock: Clock) -> int:
    """What the bot chooses; where there is only one option nobody is asked."""
    options = table.options()
    if len(options) == 1:
        return options[0]
    viewpoint = table.viewpoint(table.seat)
    begun = time.perf_counter()
    choice = player.choose(viewpoint)
    clock.add(time.perf_counter() - begun)
    if type(choice) is not int or choice not in options:
        raise GameError(f"chose {choice!r} at {table.step}; allowed are {', '.join(map(str, options[:12]))}")
    return choice


def sentence(spec: str, error: Exception) -> str:
    """Why a bot has lost."""
    if isinstance(error, GameError):
        text = str(error)
        return text if text.startswith("the bot") else f"the bot {spec!r} {text}"
    return f"the bot {spec!r} failed with {type(error).__name__}: {error}"


def ending(table: Table, forfeit: dict[str, Any] | None) -> dict[str, Any]:
    """Scores, ranking, and the share in the victory: a shared one counts as that part of a win for each."""
    players = table.game.players
    if forfeit is None:
        result = table.result()
        assert result is not None
        scores, ranking = result["scores"], result["ranking"]
    else:
        scores = None
        ranking = [2 if seat == forfeit["seat"] else 1 for seat in range(players)]
    winners = ranking.count(1)
    return {
        "scores": scores,
        "ranking": ranking,
        "won": [1 / winners if rank == 1 else 0 for rank in ranking],
        "plies": table.ply,
    }
