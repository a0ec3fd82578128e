"""The first view comes soon: it is small, and waits for nothing but the page's own files."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .player import Player

MOST = 300_000
"""Bytes over the line until everything has come, pictures and fonts included."""


def test_the_first_view_is_small(player: Player) -> None:
    page = player.page
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []

    def came(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    line.on("Network.loadingFinished", came)
    player.lobby()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 3
    assert sum(sizes) < MOST


def test_one_can_play_before_the_server_has_been_asked_for_anything(player: Player) -> None:
    player.page.route("**/api/**", lambda _route: None)  # asked, and never answered
    player.lobby()
    expect(player.button("Play now").first).to_be_enabled()
