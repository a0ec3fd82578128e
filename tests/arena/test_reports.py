"""The reports can be read, by people and by browsers, whatever the bots are called."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from html.parser import HTMLParser

import pytest

from bedesten.arena.markdown import markdown
from bedesten.arena.page import page
from bedesten.arena.plan import Plan, line_ups_of
from bedesten.arena.plots import marks
from bedesten.arena.summary import summary

NASTY = "process:sh -c '<script>alert(1)</script> | `x` & \"y\"'"


def found(bots, players, forfeit=None):
    plan = Plan(
        "istanbul", {"layout": "random", "modules": ["mocha"]}, tuple(line_ups_of(bots, players)), 6, 1, 10.0, 600.0
    )
    clock = {"count": 1, "seconds": 0.5, "buckets": {"80": 1}}
    outcomes = [
        {
            "match": match.key, "seats": list(match.seats), "seed": match.seed, "scores": [5] * players, "round": 20 + i % 3,
            "ranking": [1 + (seat - i) % players for seat in range(players)], "rubies": [[3, 5, 7, 9, 11]] * players,
            "won": [int((seat - i) % players == 0) for seat in range(players)], "times": [clock] * players,
            "forfeit": forfeit,
        }
        for i, match in enumerate(plan.matches())
    ]  # fmt: skip
    return summary(plan, outcomes)


class Checked(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.seen = set()

    def handle_starttag(self, tag, attrs):
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize(("bots", "players"), [(["a", "b"], 2), (["a", "b", "c"], 3), (["a"], 4), ([NASTY, "b"], 2)])
def test_the_page_is_whole_and_fetches_nothing(bots, players):
    text = page(found(bots, players))
    checked = Checked()
    checked.feed(text)
    assert checked.open == []
    assert "svg" in checked.seen
    assert not checked.seen & {"script", "link", "img", "iframe", "object"}
    assert not re.search(r"https?://|url\(|@import| on\w+=", text)
    for drawing in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        xml.fromstring(drawing)


def test_every_number_of_a_plot_is_written_beside_it():
    text = page(found(["a", "b"], 2))
    assert "50.0 % [" in text
    assert text.count('class="fair"') == 3  # a against b, and two seats


def test_the_tables_have_as_many_cells_in_every_row():
    report = markdown(found([NASTY, "b"], 3))
    widths = [
        [line.count("|") for line in block.splitlines()] for block in report.split("\n\n") if block.startswith("| ")
    ]
    assert len(widths) == 4
    for rows in widths:
        assert len(set(rows)) == 1


def test_the_title_names_the_options():
    assert markdown(found(["a", "b"], 2)).startswith("# Arena: istanbul, layout random, modules mocha\n")


def test_forfeits_are_listed():
    lost = {"seat": 0, "bot": "a", "message": "the bot 'a' chose 7 at turn.move"}
    report = found(["a", "b"], 2, lost)
    for text in (markdown(report), page(report)):
        assert "Forfeits" in text
        assert "chose 7 at turn.move" in text


@pytest.mark.parametrize(("left", "right"), [(0, 100), (19.7, 20.3), (-3, 41), (25, 25), (0, 1e-3), (3, 1e6)])
def test_the_marks_of_an_axis_are_few_and_round_and_hold_its_ends(left, right):
    found = marks(left, right)
    assert 3 <= len(found) <= 9
    assert found[0] <= left and found[-1] >= right
    assert found == sorted(set(found))
