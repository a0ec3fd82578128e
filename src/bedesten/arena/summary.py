"""What an arena found, as plain data: the one source of every report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bedesten.arena.clock import together
from bedesten.arena.intervals import Mean, mean, wilson
from bedesten.arena.match import Outcome
from bedesten.arena.plan import LineUp, Plan
from bedesten.arena.ratings import ratings
from bedesten.bots.process import PREFIX
from bedesten.version import VERSION

FORMAT: Final = "bedesten-arena"
QUOTES: Final = "\"'"
RUBIES: Final = {"fifth_ruby": 5, "sixth_ruby": 6}
"""The rubies whose rounds are reported: they end the games of Istanbul."""


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything there is to say about these matches."""
    played = [outcome for outcome in outcomes if "void" not in outcome]
    players = sorted({len(line_up) for line_up in plan.line_ups})
    strengths = ratings(played, plan.bots())
    names = short_names(plan.bots())
    return {
        "format": FORMAT,
        "version": 1,
        "bedesten": VERSION,
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(played),
        "bots": [
            {"bot": bot, "name": names[bot], **bot_facts(bot, played), "rating": strengths[bot], **care(bot, played)}
            for bot in plan.bots()
        ],
        "tables": [table_facts(plan, count, played, names) for count in players],
        "forfeits": [
            {"match": outcome["match"], "seed": outcome["seed"], **outcome["forfeit"]}
            for outcome in played
            if outcome["forfeit"]
        ],
        "not_played": [
            {"match": outcome["match"], "seed": outcome["seed"], "message": outcome["void"]}
            for outcome in outcomes
            if "void" in outcome
        ],
    }


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Names for tables and plots: of a program the file that it is, as long as that tells it from the others."""
    found = {}
    for bot in bots:
        words = bot.removeprefix(PREFIX).split() if bot.startswith(PREFIX) else []
        found[bot] = f"{PREFIX}{words[-1].strip(QUOTES).rpartition('/')[2]}" if words else bot
    return {bot: name if list(found.values()).count(name) == 1 else bot for bot, name in found.items()}


def bot_facts(bot: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Games it took part in, seats it had in them, and the share of those seats that won."""
    games = [outcome for outcome in outcomes if bot in outcome["seats"]]
    shares = [
        won for outcome in games for seat, won in zip(outcome["seats"], outcome["won"], strict=True) if seat == bot
    ]
    wins = sum(shares)
    fair = sum(outcome["seats"].count(bot) / len(outcome["seats"]) for outcome in games)
    return {
        "games": len(games),
        "seats": len(shares),
        "wins": round(wins, 4),
        "win_rate": wilson(wins, len(shares)),
        "fair": fair / len(shares) if shares else 0.0,
    }


def care(bot: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How long it thought, what it scored, how often it forfeited."""
    own = [(outcome, seat) for outcome in outcomes for seat, sitting in enumerate(outcome["seats"]) if sitting == bot]
    clock = together(outcome["times"][seat] for outcome, seat in own)
    return {
        "score": mean([outcome["scores"][seat] for outcome, seat in own if outcome["scores"] is not None]),
        "decisions": {
            "count": clock.count,
            "mean_ms": round(1000 * clock.mean(), 3),
            "p95_ms": round(1000 * clock.percentile(0.95), 3),
        },
        "forfeits": sum(outcome["forfeit"] is not None and outcome["forfeit"]["seat"] == seat for outcome, seat in own),
    }


def table_facts(plan: Plan, players: int, played: Sequence[Outcome], names: dict[str, str]) -> dict[str, Any]:
    """All games of so many players."""
    outcomes = [outcome for outcome in played if len(outcome["seats"]) == players]
    numbers = {str(number): line_up for number, line_up in enumerate(plan.line_ups) if len(line_up) == players}
    return {
        "players": players,
        "games": len(outcomes),
        "seats": [seat_facts(seat, outcomes) for seat in range(players)],
        "rounds": rounds(outcomes),
        "line_ups": [
            line_up_facts(line_up, [outcome for outcome in outcomes if outcome["match"].split(".")[0] == number], names)
            for number, line_up in numbers.items()
        ],
    }


def seat_facts(seat: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    wins = sum(outcome["won"][seat] for outcome in outcomes)
    return {"seat": seat, "games": len(outcomes), "wins": round(wins, 4), "win_rate": wilson(wins, len(outcomes))}


def line_up_facts(line_up: LineUp, outcomes: Sequence[Outcome], names: dict[str, str]) -> dict[str, Any]:
    """Who won how many of these games, whichever of its seats it was."""
    found = []
    for bot, seats in Counter(line_up).items():
        wins = sum(
            won
            for outcome in outcomes
            for sitting, won in zip(outcome["seats"], outcome["won"], strict=True)
            if sitting == bot
        )
        found.append(
            {
                "bot": bot,
                "name": names[bot],
                "seats": seats,
                "games": len(outcomes),
                "wins": round(wins, 4),
                "win_rate": wilson(wins, len(outcomes)),
                "fair": seats / len(line_up),
            }
        )
    return {"line_up": list(line_up), "games": len(outcomes), "bots": found, "rounds": rounds(outcomes)}


def rounds(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Rounds to the end, and to the fifth and sixth ruby: of whoever had it first, and of the winner.

    Games that a forfeit cut short are left out; so are, ruby by ruby, those in which nobody, or not the winner, had it.
    """
    whole = [outcome for outcome in outcomes if outcome["forfeit"] is None]
    found: dict[str, Any] = {"end": mean([outcome["round"] for outcome in whole])}
    for name, number in RUBIES.items():
        found[name] = {"first": earliest(whole, number, anybody), "winner": earliest(whole, number, winner)}
    return found


def earliest(outcomes: Sequence[Outcome], number: int, whose: Callable[[Outcome], list[int]]) -> Mean:
    """The mean round in which the first of these seats had so many rubies."""
    found: list[int] = []
    for outcome in outcomes:
        reached = [
            outcome["rubies"][seat][number - 1] for seat in whose(outcome) if len(outcome["rubies"][seat]) >= number
        ]
        if reached:
            found.append(min(reached))
    return mean(found)


def anybody(outcome: Outcome) -> list[int]:
    return list(range(len(outcome["seats"])))


def winner(outcome: Outcome) -> list[int]:
    return [seat for seat, rank in enumerate(outcome["ranking"]) if rank == 1]
