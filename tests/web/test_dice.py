"""Dice roll whenever they are thrown, though the same ones may come up again, and lie still when they are not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from server.running import Server

from .conftest import Opener
from .player import Player

ROLLED = {"seat": 0, "event": "rolled", "text": "Player 1 rolls"}


class Wire:
    """The socket of a page, on which a test can say something in the server's place."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.frame: dict[str, Any] = {}
        """The last frame that the server has sent, or the test."""
        player.page.route_web_socket("**/socket", self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        self.page = page
        self.server = page.connect_to_server()
        self.server.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "frame":
            self.frame = message
        self.page.send(text)

    def next(self, dice: list[int], *story: dict[str, Any]) -> None:
        """One choice later these dice lie there."""
        ply = self.frame["ply"] + 1
        view = {**self.frame["view"], "dice": dice}
        self.frame = {
            **self.frame,
            "ply": ply,
            "view": view,
            "ask": None,
            "story": [{**one, "ply": ply} for one in story],
        }
        self.page.send(json.dumps(self.frame))
        expect(self.player.page.locator(".game")).to_have_attribute("data-asked", str(ply))


COUNT = """() => {
  window.began = 0;
  addEventListener("animationstart", (event) => {
    if (event.target.matches(".dice *")) window.began += 1;
  }, true);
}"""
BEGAN = "() => window.began > 0"
STILL = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || !one.effect.target.matches(".dice *"),
)"""


@pytest.mark.parametrize(
    ("game", "dice", "others"), [("istanbul", [3, 4], [4, 4]), ("dice", [2, 1, 1, 0, 0, 1], [1, 1, 1, 1, 0, 1])]
)
def test_the_same_dice_thrown_twice_roll_twice(
    open_player: Opener, server: Server, game: str, dice: list[int], others: list[int]
) -> None:
    player = open_player(speed=4)
    wire = Wire(player)
    player.sit(server.create("me", "far", game=game), 0)
    assert player.asked()
    page = player.page
    page.evaluate(COUNT)

    for thrown in (others, dice, dice):
        page.evaluate("() => void (window.began = 0)")
        wire.next(thrown, ROLLED)
        page.wait_for_function(BEGAN)
        page.wait_for_function(STILL)
    page.evaluate("() => void (window.began = 0)")
    wire.next(dice)
    page.wait_for_timeout(600)
    assert not page.evaluate(BEGAN)
