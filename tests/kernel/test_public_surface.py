"""The promises of the package: its names, its imports, its errors."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import bedesten

PACKAGE = Path(bedesten.__file__).parent


def test_the_public_names_are_these():
    assert sorted(bedesten.__all__) == sorted(
        [
            "CHANCE", "BadComponents", "BadOption", "BadPosition", "BadRecord", "Game", "GameError", "GameOver",
            "IllegalChoice", "NotYourTurn", "Option", "Result", "Table", "Viewpoint", "game", "games", "replay",
        ]
    )  # fmt: skip
    for name in bedesten.__all__:
        assert hasattr(bedesten, name)


def test_a_game_is_played_as_the_front_page_says():
    game = bedesten.game("istanbul", players=3, layout="short", variants=["neutral-assistants"])
    table = bedesten.Table(game, seed=7)
    rng = random.Random(7)
    while not table.over:
        assert 0 <= table.seat < 3
        assert "." in table.step
        options = table.options()
        for choice in options:
            assert set(table.describe(choice)) == {"choice", "kind", "target", "label"}
        table.apply(rng.choice(options))
    assert table.result()["winners"]
    assert table.view(0)["seats"][1]["hand"] is None
    record = table.record()
    assert bedesten.replay(record).record() == record


def test_below_the_table_is_the_state():
    game = bedesten.game("istanbul", players=2)
    state = game.new()
    assert state.seat() == bedesten.CHANCE
    assert len(state.weights()) == len(state.options())
    copy = state.copy()
    copy.apply(copy.options()[0])
    assert not state.over()
    assert game.save(game.load(game.save(state))) == game.save(state)
    assert game.save(state) != game.save(copy)
    game.guess(state, 0, random.Random(1))


def test_the_same_seed_rolls_the_same_dice():
    def played(seed):
        table = bedesten.Table(bedesten.game("istanbul", players=2, layout="random"), seed=seed)
        for _ in range(60):
            table.apply(table.options()[0])
        return table.choices

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_looking_does_not_change_the_dice():
    tables = [bedesten.Table(bedesten.game("istanbul", players=2), seed=5) for _ in range(2)]
    for _ in range(40):
        tables[1].viewpoint(tables[1].seat).guess(random.Random(0))
        for table in tables:
            table.apply(table.options()[-1])
    assert tables[0].choices == tables[1].choices


def test_the_package_of_games_lists_them_when_called():
    import bedesten.games.istanbul.names as names

    assert names.FOUNTAIN == 7
    assert "istanbul" in bedesten.games()


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return {name for name in found if name.startswith("bedesten.")}


ALLOWED = {
    "kernel": ("bedesten.kernel",),
    "games": ("bedesten.kernel", "bedesten.games"),
    "bots": ("bedesten.kernel", "bedesten.bots", "bedesten.registry"),
    "help": ("bedesten.kernel", "bedesten.help"),
    "server": (
        "bedesten.kernel",
        "bedesten.bots",
        "bedesten.help",
        "bedesten.server",
        "bedesten.registry",
        "bedesten.version",
        "bedesten.folders",
    ),
    "arena": (
        "bedesten.kernel",
        "bedesten.bots",
        "bedesten.arena",
        "bedesten.registry",
        "bedesten.version",
        "bedesten.folders",
    ),
    "cli": (
        "bedesten.kernel",
        "bedesten.bots",
        "bedesten.arena",
        "bedesten.cli",
        "bedesten.help",
        "bedesten.server",
        "bedesten.registry",
        "bedesten.version",
    ),
}


@pytest.mark.parametrize("folder", ALLOWED)
def test_imports_point_one_way(folder):
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        allowed = ALLOWED[folder]
        if path == PACKAGE / "games" / "__init__.py":
            allowed = (*allowed, "bedesten.registry")  # the package that lists the games when it is called
        if path.parent.name == "evaluate":
            allowed = (
                *allowed,
                f"bedesten.games.{path.stem.split('_')[0]}",
            )  # a value of positions must know their game
        if folder == "cli":
            allowed = (*allowed, "bedesten.challenges", "bedesten.folders")
        wrong = {name for name in imports(path) if not name.startswith(allowed)}
        assert not wrong, f"{path.relative_to(PACKAGE)} must not import {sorted(wrong)}"


def test_a_game_imports_no_other_game():
    for path in sorted((PACKAGE / "games").glob("*/**/*.py")):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            assert not name.startswith("bedesten.games.") or name.startswith(f"bedesten.games.{own}"), path
