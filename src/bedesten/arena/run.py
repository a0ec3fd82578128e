"""An arena from its plan to its report: plays what is missing, keeps it, says what was found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from bedesten.arena.match import Match, Outcome, make_bot
from bedesten.arena.plan import Plan
from bedesten.arena.store import Store, program
from bedesten.arena.summary import summary
from bedesten.folders import data_folder
from bedesten.registry import game

Players = Callable[[list[Match]], Iterator[Outcome]]
"""What plays matches: the cores of this machine, or a cluster."""


def check(plan: Plan) -> None:
    """Refuse at once what cannot be played: games, options and bots that do not exist."""
    for players in sorted({len(line_up) for line_up in plan.line_ups}):
        game(plan.game, players=players, **plan.options)
    for bot in plan.bots():
        make_bot(bot, 0, plan.seconds, plan.game_seconds)


def setup(plan: Plan) -> dict[str, Any]:
    """All that two arenas must have in common to share a folder."""
    return {"program": program(plan.bots()), **plan.data()}


def usual_folder(plan: Plan) -> Path:
    """Where an arena is kept if nothing is said: the same command finds it again."""
    digest = hashlib.sha256(json.dumps(setup(plan), sort_keys=True).encode()).hexdigest()
    return data_folder() / "arenas" / f"{plan.game}-{digest[:12]}"


def hold(
    plan: Plan, store: Store, players: Players, follow: Callable[[Iterable[Outcome], int, int], Iterable[Outcome]]
) -> dict[str, Any]:
    """Play what has not been played yet, and sum up. `follow` sees every outcome go by, to show how far it is."""
    matches = plan.matches()
    # What could not be played before is tried again: the reason may be gone.
    missing = [match for match in matches if "void" in store.outcomes.get(match.key, {"void": ""})]
    if missing:
        for outcome in follow(players(missing), len(matches) - len(missing), len(matches)):
            store.add(outcome)
    return summary(plan, [store.outcomes[match.key] for match in matches])
