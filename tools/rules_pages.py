"""Writes what the documentation takes from the program: the rules pages, and the screens that other pages show.

A page for each game goes to docs/rules: its options, the turn, every place, card, tile and token with its rule, and every
figure with where it is from. The texts are the docstrings of the source, as the terminal's help collects them.

A screen is a text block under a line such as `<!-- screen: bedesten replay FILE --to 90 -->`: what the command prints, up
to where it waits for an answer. A number, as in `<!-- screen 18: … -->`, keeps so many lines.

`make docs` renews everything; the tests fail when something is not as it would be written now.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import bedesten
from bedesten.cli.lists import allowed, written
from bedesten.help import Topic, topics
from bedesten.kernel.components import SOURCES, Figure

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
KINDS = {"place": "Places", "card": "Cards", "tile": "Tiles", "token": "Tokens"}
MADE = "This page is made by `make docs` from the docstrings and the components file of the game: change those."
SCREEN = re.compile(r"<!-- screen(?: (\d+))?: bedesten (.+?) -->\n```text\n(.*?)```\n", re.DOTALL)
PROMPT = ">"


def pages() -> dict[Path, str]:
    """Every page that is made or that shows a screen, as it should be now."""
    made = {RULES / "README.md": index()}
    for name in bedesten.games():
        made[RULES / f"{name}.md"] = rules_page(name)
    for path in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]:
        if path.parent != RULES:
            text = path.read_text(encoding="utf-8")
            if SCREEN.search(text):
                made[path] = SCREEN.sub(screen, text)
    return made


# The rules of a game.


def index() -> str:
    lines = ["# The rules", "", "What each place, card, tile and token does, and which figures it is played with.", ""]
    for name, about in bedesten.games().items():
        lines.append(f"- [{about['title']}]({name}.md)")
    return "\n".join([*lines, "", MADE, ""])


def rules_page(name: str) -> str:
    about = bedesten.games()[name]
    game = bedesten.game(name)
    players, minutes = about["players"], about["minutes"]
    lines = [
        f"# {about['title']}",
        "",
        about["text"],
        "",
        f"{span(players)} players, {span(minutes)} minutes. {MADE}",
        "",
        *options_section(about["options"]),
        *turn_section(name, game),
    ]
    for kind, title in KINDS.items():
        lines += parts_section(title, [topic for topic in topics(name).values() if topic.kind == kind])
    lines += steps_section(name, game)
    lines += components_section(name, game)
    return "\n".join(lines)


def span(numbers: list[int]) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if numbers[0] != numbers[-1] else str(numbers[0])


def options_section(options: list[dict[str, Any]]) -> Iterator[str]:
    yield from ["## Options", "", "| option | what it is | may be | default |", "| --- | --- | --- | --- |"]
    for option in options:
        cells = [f"`{option['name']}`", option["text"], allowed(option), written(option["default"]) or "none"]
        yield row(cells)
    yield ""


def turn_section(name: str, game: bedesten.Game[Any]) -> Iterator[str]:
    """The steps of a turn in order, where the game keeps them as a list."""
    turn = getattr(getattr(game, "rules", None), "turn", None)
    if not isinstance(turn, list):
        return
    yield from ["## A turn", ""]
    for number, step in enumerate(reversed(turn), 1):
        yield f"{number}. {one_line(topics(name)[step.key].text)}"
    yield ""


def parts_section(title: str, found: list[Topic]) -> Iterator[str]:
    """Places, cards, tiles or tokens; neighbours with the same rule stand together."""
    if found:
        yield from [f"## {title}", ""]
    for text, same in groupby(found, key=lambda topic: topic.text):
        alike = list(same)
        heading = ", ".join(topic.title for topic in alike)
        if alike[0].kind == "place":
            heading = f"{', '.join(str(topic.number) for topic in alike)} {heading}"
        yield from [f"### {heading}", "", text.replace("\n", "\n\n"), ""]


def steps_section(name: str, game: bedesten.Game[Any]) -> Iterator[str]:
    """Every kind of step by its key; those that begin an action point to it."""
    known = topics(name)
    told: dict[str, list[str]] = {}
    for topic in known.values():
        if topic.kind in KINDS:
            told.setdefault(topic.text, []).append(topic.title)
    yield from ["## Steps", ""]
    yield from ["Everything that can happen or be asked, by the key that records, bots and clients use.", ""]
    yield from ["| key | what is asked | what happens |", "| --- | --- | --- |"]
    for key in sorted(game.steps):
        step = known.get(key)
        if step is None:
            yield row([f"`{key}`", "", ""])
            continue
        text = f"See {', '.join(told[step.text])}." if step.text in told else one_line(step.text)
        yield row([f"`{key}`", step.title if step.title != key else "", text])
    yield ""


def components_section(name: str, game: bedesten.Game[Any]) -> Iterator[str]:
    """The figures of the game, then those that each expansion or variant adds to them."""
    base = list(game.components.figures.values())
    yield from ["## Components", ""]
    yield "Printed: the rulebook says so. Corroborated: several independent sources agree. Reconstructed: ours, the print"
    yield "could not be found. [Your own file](../how-to/own-components.md) can replace any of them."
    yield ""
    yield from figures_table(base)
    known = {figure.name for figure in base}
    for option, value in additions(name):
        figures = bedesten.game(name, **{option: [value]}).components.figures.values()
        own = [figure for figure in figures if figure.name not in known]
        if own:
            known.update(figure.name for figure in own)
            yield from [f"### With `{value}`", ""]
            yield from figures_table(own)


def additions(name: str) -> list[tuple[str, str]]:
    """Expansions and variants: the options of which several values may be given at once."""
    options = bedesten.games()[name]["options"]
    return [(option["name"], value) for option in options if option["many"] for value in option["allowed"]]


def figures_table(figures: list[Figure]) -> Iterator[str]:
    counts = [f"{sum(figure.source == source for figure in figures)} {source}" for source in SOURCES]
    yield from [f"{len(figures)} figures: {', '.join(counts)}.", ""]
    yield from ["| figure | value | from | note |", "| --- | --- | --- | --- |"]
    for figure in figures:
        yield row([f"`{figure.name}`", written(figure.value), figure.source, figure.note])
    yield ""


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def one_line(text: str) -> str:
    return text.replace("\n", " ")


# Screens.


def screen(match: re.Match[str]) -> str:
    """The block with what its command prints now."""
    lines = printed(shlex.split(match[2]))
    kept = lines[: int(match[1])] if match[1] else lines
    head = match[0].split("\n", 1)[0]
    return "\n".join([head, "```text", *kept, "```", ""])


def printed(arguments: list[str]) -> list[str]:
    """What the program prints in a pipe with nobody at the keyboard, up to its first prompt."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "BEDESTEN_HOME": home, "COLUMNS": "100", "PYTHONUTF8": "1"}
        command = [sys.executable, "-P", "-m", "bedesten", *arguments]
        run = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    lines = [line.rstrip() for line in run.stdout.decode("utf-8").splitlines()]
    asked = [at for at, line in enumerate(lines) if line.startswith(PROMPT)]
    return lines[: asked[0]] if asked else lines


def main() -> None:
    RULES.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT).as_posix())


if __name__ == "__main__":
    main()
