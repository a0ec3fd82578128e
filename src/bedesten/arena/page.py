"""The report as a page to look at: one file, no script, nothing fetched from anywhere."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from bedesten.arena.intervals import Mean, Rate
from bedesten.arena.markdown import (
    bots,
    head,
    line_ups,
    number,
    percent,
    players,
    programs,
    rounds,
    seats,
    title,
    trouble,
)
from bedesten.arena.plots import Dot, plot

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2622; --paper: #fbf8f3; --faint: #d9d0c3; --dot: #a3312a; --fair: #2f6f73 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece4d8; --paper: #1d1916; --faint: #463d35; --dot: #e8877d; --fair: #7fc4c8 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 2.5rem } figure { margin: 1.5rem 0 } figcaption { font-weight: 600 }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif } svg text { fill: var(--ink) }
.label { text-anchor: end } .tick { text-anchor: middle; opacity: .75 } .grid { stroke: var(--faint) }
.span { stroke: var(--dot); stroke-width: 3; stroke-linecap: round } .dot { fill: var(--dot) }
.fair { stroke: var(--fair); stroke-width: 3 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left } code { font-size: .95em }
"""


def page(found: dict[str, Any]) -> str:
    """The whole page."""
    parts = [f"<h1>Arena: {escape(title(found))}</h1>", f"<p>{escape(head(found))}</p>"]
    if len(found["bots"]) > 1:
        parts.append(figure("Rating", [rated(bot) for bot in found["bots"]]))
    parts.append(table(bots(found)))
    parts += [f"<p>{cell_text(line[2:])}</p>" for line in programs(found) if line]
    for each in found["tables"]:
        parts.append(f"<h2>{players(each['players'])}</h2>")
        mirror = all(len(line_up["bots"]) == 1 for line_up in each["line_ups"])
        if not mirror:
            caption = "Games won, by line-up (the upright stroke is a fair share)"
            parts.append(figure(caption, won(each), 0, 100, " %"))
            parts.append(table(line_ups(each)))
        if each["players"] > 1:
            parts.append(figure("Games won, by seat", by_seat(each), 0, 100, " %"))
            parts.append(table(seats(each)))
        if dots := ends(each):
            parts.append(figure("Mean round of the end", dots))
        parts.append(table(rounds(each)))
    parts += notes(found)
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Arena: {escape(title(found))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def figure(caption: str, dots: list[Dot], low: float | None = None, high: float | None = None, unit: str = "") -> str:
    drawn = plot(caption, dots, low, high, unit)
    return f"<figure>\n<figcaption>{escape(caption)}</figcaption>\n{drawn}\n</figure>"


def rated(bot: dict[str, Any]) -> Dot:
    rating = bot["rating"]
    return Dot(bot["name"], rating["mean"], rating["low"], rating["high"], f"{rating['mean']:.1f}")


def won(found: dict[str, Any]) -> list[Dot]:
    """A dot for every bot of every line-up; of two bots the first says it all."""
    dots = []
    for line_up in found["line_ups"]:
        shown = line_up["bots"][:1] if len(line_up["bots"]) == 2 else line_up["bots"]
        for bot in shown:
            others = [f"{each['seats']} × {each['name']}" for each in line_up["bots"] if each is not bot]
            label = bot["name"] + (f" against {', '.join(others)}" if others else "")
            dots.append(rate(label.replace("1 × ", ""), bot["win_rate"], bot["fair"]))
    return dots


def by_seat(found: dict[str, Any]) -> list[Dot]:
    return [rate(f"seat {seat['seat'] + 1}", seat["win_rate"], 1 / found["players"]) for seat in found["seats"]]


def ends(found: dict[str, Any]) -> list[Dot]:
    dots = []
    for line_up in found["line_ups"]:
        end: Mean = line_up["rounds"]["end"]
        if end["mean"] is not None:
            label = " – ".join(
                (f"{bot['seats']} × " if bot["seats"] > 1 else "") + bot["bot"] for bot in line_up["bots"]
            )
            low = end["mean"] if end["low"] is None else end["low"]
            high = end["mean"] if end["high"] is None else end["high"]
            dots.append(Dot(label, end["mean"], low, high, number(end)))
    return dots


def rate(label: str, found: Rate, fair: float) -> Dot:
    return Dot(label, 100 * found["mean"], 100 * found["low"], 100 * found["high"], percent(found), 100 * fair)


def table(lines: list[str]) -> str:
    """A Markdown table as an HTML one."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in [lines[0], *lines[2:]]]
    parts = []
    for number_of, cells in enumerate(rows):
        tag = "td" if number_of else "th"
        parts.append("<tr>" + "".join(f"<{tag}>{cell_text(cell)}</{tag}>" for cell in cells) + "</tr>")
    return '<div class="scroll"><table>\n' + "\n".join(parts) + "\n</table></div>"


def cell_text(cell: str) -> str:
    """What stands between backquotes is code."""
    pieces = escape(cell).split("`")
    return "".join(f"<code>{piece}</code>" if odd % 2 else piece for odd, piece in enumerate(pieces))


def notes(found: dict[str, Any]) -> list[str]:
    """Forfeits and matches that were not played."""
    parts: list[str] = []
    for line in trouble(found):
        if line.startswith("## "):
            parts.append(f"<h2>{escape(line[3:])}</h2>")
        elif line:
            parts.append(f"<p>{escape(line[2:])}</p>")
    return parts
