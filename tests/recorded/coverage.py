"""What happened in the recorded games of a game, all together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import bedesten
from bedesten.kernel import record as records

FOLDER = Path(__file__).parent


@cache
def files(game: str) -> tuple[Path, ...]:
    return tuple(sorted((FOLDER / game).glob("*.json")))


@cache
def seen(game: str) -> frozenset[tuple]:
    """Options, endings, steps that were asked, and events with their first number."""
    found = set()
    for path in files(game):
        record = records.read(path)
        for name, value in record["options"].items():
            for one in value if isinstance(value, list) else [value]:
                found.add((name, "own" if isinstance(one, list) else one))
        found.add(("components", "changed" if record["components"]["changes"] else "shipped"))
        found.add(("tiebreak", record["result"]["tiebreak"]))
        found.add(("reason", record["result"]["reason"].split(" in round")[0]))
        table = bedesten.replay(record, to=0)
        for choice in record["choices"]:
            step = table.state.top()
            found.add(("step", step.key))
            if choice:
                found.add(("done", step.key, step.args()))
            table.state.apply(choice)
        found.update((key, a) for key, _seat, a, _b in table.state.log)
        found.update(("event", key) for key, _seat, _a, _b in table.state.log)
    return frozenset(found)


def places_used(game: str, options: dict) -> set[int]:
    """The places of Istanbul whose action was carried out in any recorded game."""
    rules = bedesten.game(game, **options).rules
    visits = {place: rules.places[place].visit for place in rules.numbers}
    return {place for place, visit in visits.items() if ("done", visit.key, visit.args()) in seen(game)}
