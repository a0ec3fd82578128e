"""A click reaches what was under the pointer when it was pressed, whatever happens before it is let go."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from server.client import Client
from server.running import Server

from .player import Player


def press(player: Player, target: Locator) -> None:
    """Press the mouse on something, and hold it down."""
    target.scroll_into_view_if_needed()
    target.hover()
    player.page.mouse.down()


def test_a_preview_that_closes_does_not_move_the_log_away(player: Player, server: Server) -> None:
    player.sit(server.create("me", "far"), 0)
    page = player.page
    assert player.asked()
    player.choose()
    assert player.asked()
    # By keyboard one stands on an option and reads what it would do; the press takes the focus away from it.
    page.locator(".decision [data-roving]").first.focus()
    expect(page.locator(".preview p:visible").first).to_be_visible()
    press(player, player.log.get_by_role("button").first)
    page.wait_for_timeout(100)
    page.mouse.up()
    expect(page.get_by_role("toolbar", name="Replay")).to_be_visible()


def test_what_others_do_meanwhile_does_not_take_the_click(player: Player, server: Server) -> None:
    made = server.create("me", "far")
    player.sit(made, 0)
    page = player.page
    assert player.asked()
    while player.asked_now():
        player.choose()
    lines = player.log.get_by_role("listitem")
    line, count = lines.nth(2), lines.count()
    was = line.inner_text()
    with Client(server, made["id"], made["keys"]["1"]) as other:
        press(player, line.get_by_role("button"))
        other.choose(other.options()[0])
        page.wait_for_timeout(200)
        page.mouse.up()
    expect(page.get_by_role("toolbar", name="Replay")).to_contain_text(was)
    assert lines.count() > count
