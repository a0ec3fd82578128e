"""What the recorded games of Istanbul must cover together. Whatever is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import bedesten
from bedesten.kernel import record as records

FILES = sorted((Path(__file__).parent / "istanbul").glob("*.json"))


@pytest.fixture(scope="module")
def seen():
    """Everything that happened in any of the games."""
    found = set()
    for path in FILES:
        record = records.read(path)
        options = record["options"]
        found.add(("players", options["players"]))
        found.add(("layout", options["layout"] if isinstance(options["layout"], str) else "own"))
        found.add(("edition", options["edition"]))
        found.add(("components", "changed" if record["components"]["changes"] else "shipped"))
        found.update(("variant", name) for name in options["variants"])
        found.add(("ending", record["result"]["tiebreak"]))
        table = bedesten.replay(record, to=0)
        for choice in record["choices"]:
            step = table.state.top()
            for place in table.game.rules.numbers:
                visit = table.game.rules.places[place].visit
                if choice and (step.key, step.args()) == (visit.key, visit.args()):
                    found.add(("place", place))
            found.add(("step", step.key))
            table.state.apply(choice)
        for key, _seat, a, _b in table.state.log:
            found.add(("event", key))
            if key == "played_card":
                found.add(("card", a))
            elif key == "took_tile":
                found.add(("tile", a))
            elif key == "met_token":
                found.add(("token", a))
            elif key == "gained_ruby":
                found.add(("ruby", a))
    return found


WANTED = [
    *(("players", n) for n in (2, 3, 4, 5)),
    *(("layout", name) for name in ("short", "long", "in-order", "random", "own")),
    *(("edition", name) for name in ("2014", "2019")),
    *(("components", name) for name in ("shipped", "changed")),
    ("variant", "neutral-assistants"),
    *(("ending", name) for name in ("", "Lira", "goods", "bonus cards", "shared")),
    *(("place", place) for place in range(1, 17)),
    *(("card", kind) for kind in range(10)),
    *(("tile", good) for good in range(4)),
    *(("token", number) for number in range(2)),
    *(("ruby", place) for place in (1, 13, 14, 15, 16)),
    *(("event", key) for key in ("turned_over", "took_discard", "rolls_again", "turned_die", "caught_family")),
    *(("event", key) for key in ("family_sent", "family_home", "paid_merchant", "neutral_moved", "took_neutral")),
    ("step", "green_tile.buy"),
    ("step", "cards.again"),
    ("step", "end.last_cards"),
]


@pytest.mark.parametrize("what", WANTED, ids=lambda what: f"{what[0]}:{what[1]}")
def test_some_recorded_game_covers(seen, what):
    assert what in seen


def test_there_are_enough_of_them():
    assert len(FILES) >= 20
