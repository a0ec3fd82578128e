"""Everybody can use it: axe finds nothing serious on any screen, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.running import Server

from .conftest import ROOT, Opener
from .player import Player

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """What axe holds to be serious or critical, a line for each."""
    # Through the page's own tools: the content policy lets no other script in.
    page.evaluate(AXE.read_text() + "; null")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.fixture
def reader(open_player: Opener) -> Player:
    return open_player(reduced_motion="reduce")


def check(player: Player, screenshots: Path, name: str) -> None:
    """By night and by day: a picture to look at, and nothing for axe to find."""
    for scheme in ("light", "dark"):
        player.page.emulate_media(color_scheme=scheme)
        expect(player.page.locator("html")).to_have_attribute("data-theme", scheme)
        player.page.screenshot(path=screenshots / f"{name}-{scheme}.png")
        assert findings(player.page) == [], f"{name}, {scheme}"


@pytest.mark.parametrize(
    ("fragment", "name"),
    [("#/", "lobby"), ("#/new/istanbul", "setup"), ("#/record", "record"), ("#/credits", "credits")],
)
def test_the_pages_around_the_game(reader: Player, server: Server, screenshots: Path, fragment: str, name: str) -> None:
    server.create("me", "open", listed=True)
    reader.go(fragment)
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    reader.page.wait_for_load_state("networkidle")
    check(reader, screenshots, name)


@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
def test_the_game_screen(reader: Player, server: Server, screenshots: Path, game: str) -> None:
    reader.sit(server.create("me", "greedy", "greedy", game=game), 0)
    for _ in range(3):
        assert reader.asked()
        reader.choose()
    assert reader.asked()
    reader.press("b")
    check(reader, screenshots, f"game-{game}")
    reader.log.get_by_role("button").first.click()
    expect(reader.page.get_by_role("toolbar", name="Replay")).to_be_visible()
    check(reader, screenshots, f"past-{game}")


def test_what_lies_over_the_game(reader: Player, server: Server, screenshots: Path) -> None:
    reader.sit(server.create("me", "far"), 0)
    assert reader.asked()
    for button in ("Rules", "Seats", "Invite", "Settings"):
        reader.button(button).first.click()
        expect(reader.page.get_by_role("dialog")).to_be_visible()
        check(reader, screenshots, button.lower())
        reader.press("Escape")
        expect(reader.page.get_by_role("dialog")).to_have_count(0)


def test_the_cover_and_the_result(reader: Player, server: Server, screenshots: Path) -> None:
    reader.sit(server.create("me", "here"), 0, 1)
    expect(reader.page.locator(".cover")).to_be_visible()
    check(reader, screenshots, "cover")
    reader.sit(server.create("me", "greedy", game="dice"), 0)
    reader.finish()
    expect(reader.page.get_by_role("dialog")).to_be_visible()
    check(reader, screenshots, "result")
