"""The report to read: Markdown, from the summary alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bedesten.arena.intervals import Mean, Rate


def markdown(found: dict[str, Any]) -> str:
    """The whole report."""
    parts = [f"# Arena: {title(found)}", "", head(found), "", *bots(found), *programs(found)]
    for table in found["tables"]:
        parts += ["", f"## {players(table['players'])}", "", *line_ups(table), "", *seats(table), "", *rounds(table)]
    parts += trouble(found)
    return "\n".join(parts) + "\n"


def title(found: dict[str, Any]) -> str:
    words = [f"{name} {text(value)}" for name, value in found["options"].items()]
    return ", ".join([found["game"], *words])


def head(found: dict[str, Any]) -> str:
    return (
        f"{found['games']:,} games, seed {found['seed']}, bedesten {found['bedesten']}. Brackets hold 95 % intervals. "
        "A shared victory counts as that part of a win."
    )


def bots(found: dict[str, Any]) -> list[str]:
    """Every bot over all games."""
    rows = []
    for bot in found["bots"]:
        decisions = bot["decisions"]
        rating = bot["rating"]
        rows.append(
            [
                code(bot["name"]),
                f"{bot['games']:,}",
                percent(bot["win_rate"]),
                f"{100 * bot['fair']:.0f} %",
                f"{rating['mean']:.1f} [{rating['low']:.1f}, {rating['high']:.1f}]",
                number(bot["score"]),
                f"{decisions['mean_ms']:,.1f} ms",
                f"{decisions['p95_ms']:,.1f} ms",
                str(bot["forfeits"]),
            ]
        )
    head = ["bot", "games", "won, of its seats", "fair", "rating", "score", "a decision", "95 % within", "forfeits"]
    return grid(head, rows)


def programs(found: dict[str, Any]) -> list[str]:
    """The commands of bots whose names here are shorter."""
    longer = [f"- {code(bot['name'])} is {code(bot['bot'])}" for bot in found["bots"] if bot["name"] != bot["bot"]]
    return ["", *longer] if longer else []


def line_ups(table: dict[str, Any]) -> list[str]:
    """Who won how many games of each line-up."""
    rows = []
    for line_up in table["line_ups"]:
        for bot in line_up["bots"]:
            rows.append(
                [
                    versus(line_up),
                    code(bot["name"]),
                    f"{bot['games']:,}",
                    f"{bot['wins']:,g}",
                    percent(bot["win_rate"]),
                    f"{100 * bot['fair']:.0f} %",
                ]
            )
    return grid(["line-up", "bot", "games", "wins", "won", "fair"], rows)


def seats(table: dict[str, Any]) -> list[str]:
    rows = [[str(seat["seat"] + 1), f"{seat['games']:,}", percent(seat["win_rate"])] for seat in table["seats"]]
    return grid(["seat", "games", "won"], rows)


def rounds(table: dict[str, Any]) -> list[str]:
    """Rounds of every line-up."""
    rows = []
    for line_up in table["line_ups"]:
        found = line_up["rounds"]
        means = [found["end"]]
        for ruby in ("fifth_ruby", "sixth_ruby"):
            means += [found[ruby]["first"], found[ruby]["winner"]]
        rows.append([versus(line_up), *map(number, means)])
    head = ["mean round of", "the end", "first fifth ruby", "winner's fifth", "first sixth ruby", "winner's sixth"]
    return grid(head, rows)


def trouble(found: dict[str, Any]) -> list[str]:
    """Forfeits and matches that could not be played."""
    parts: list[str] = []
    for name, heading in (("forfeits", "Forfeits"), ("not_played", "Not played")):
        if found[name]:
            parts += ["", f"## {heading}", ""]
            parts += [f"- match {entry['match']}: {entry['message']}" for entry in found[name][:50]]
            if len(found[name]) > 50:
                parts.append(f"- and {len(found[name]) - 50} more, in the JSON")
    return parts


# Words.


def players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def versus(line_up: dict[str, Any]) -> str:
    """A line-up in words: `greedy – 3 × random`."""
    return " – ".join((f"{bot['seats']} × " if bot["seats"] > 1 else "") + code(bot["name"]) for bot in line_up["bots"])


def code(name: str) -> str:
    return "`" + name.replace("`", "'").replace("|", "¦") + "`"


def percent(rate: Rate) -> str:
    return f"{100 * rate['mean']:.1f} % [{100 * rate['low']:.1f}, {100 * rate['high']:.1f}]"


def number(found: Mean) -> str:
    if found["mean"] is None:
        return "–"
    if found["low"] is None or found["high"] is None:
        return f"{found['mean']:.1f}"
    return f"{found['mean']:.1f} [{found['low']:.1f}, {found['high']:.1f}]"


def text(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        return " + ".join(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table, its columns in line, so that it reads well as text too; numbers stand to the right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    aligned = ["-" * width if i == 0 or head[i] == "bot" else "-" * (width - 1) + ":" for i, width in enumerate(widths)]
    lines = [line(head, widths, head), "| " + " | ".join(aligned) + " |"]
    return lines + [line(row, widths, head) for row in rows]


def line(cells: Sequence[str], widths: Sequence[int], head: Sequence[str]) -> str:
    padded = [
        cell.ljust(width) if i == 0 or head[i] == "bot" else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "| " + " | ".join(padded) + " |"
