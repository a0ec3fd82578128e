"""Somebody at the screen: does what a person does, by mouse or by keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

TARGET = "[data-choice], button.offered"
"""What chooses something when it is clicked: a button of the panel, a tile or a card that glows."""
MOST = 2_000
"""Choices after which a game that is not over is held to have got stuck."""


class Player:
    """A page and what one does with it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.made = 0
        """Choices made so far."""

    # Going somewhere.

    def lobby(self) -> None:
        self.page.goto(self.url + "/")
        expect(self.page.get_by_role("article")).to_have_count(3)

    def go(self, fragment: str) -> None:
        self.page.goto(f"{self.url}/{fragment}")

    def sit(self, made: dict[str, Any], *seats: int) -> None:
        """Open a game with the keys of these seats, as the browser that made it would."""
        keys = {str(seat): made["keys"][str(seat)] for seat in seats}
        mine = {"id": made["id"], "game": "", "keys": keys, "invites": {}, "names": [], "status": "playing", "at": 0}
        self.page.goto(self.url + "/#/credits")
        self.page.evaluate("games => localStorage.setItem('bedesten.games', games)", json.dumps([mine]))
        self.page.goto(f"{self.url}/#/game/{made['id']}")
        self.page.reload()
        expect(self.page.locator(".game")).to_be_visible()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # What is to be seen.

    @property
    def choices(self) -> Locator:
        """Everything that would choose something, on the board or beside it."""
        return self.page.locator(f".game :is({TARGET}):visible")

    @property
    def targets(self) -> Locator:
        """Those on the board."""
        return self.page.locator(f".table :is({TARGET}):visible")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    @property
    def over(self) -> bool:
        return self.page.locator(".turn", has_text="The game is over").count() > 0

    def asked(self) -> bool:
        """Wait until there is something to choose, or the game is over: says which."""
        self.page.wait_for_function(
            """target => document.querySelector(`.game :is(${target})`)
                  || document.querySelector('.turn')?.textContent.includes('The game is over')""",
            arg=TARGET,
            timeout=60_000,
        )
        return not self.over

    def asked_now(self) -> bool:
        """Whether there is something to choose, once what was sent is answered."""
        expect(self.page.get_by_text("Sending…")).to_have_count(0)
        return self.choices.count() > 0

    # Choosing.

    def choose(self) -> None:
        """Click the first thing that can be clicked: on the board if anything glows there."""
        ply = self.ply()
        found = self.targets if self.targets.count() else self.choices
        found.nth(self.made % min(found.count(), 5)).click()
        # Where there are several ways to do it, the board asks which.
        ways = self.page.locator(".menu [data-choice]")
        if ways.count():
            ways.first.click()
        self.made += 1
        self.settled(ply)

    def ply(self) -> str:
        """Which question is being asked: it changes with every choice that is taken."""
        return self.page.locator(".game").get_attribute("data-asked") or ""

    def settled(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('.game').dataset.asked !== before", arg=before, timeout=30_000
        )

    def finish(self) -> int:
        """Play until the game is over; says how many choices it took."""
        while self.asked():
            self.choose()
            assert self.made < MOST, f"no end after {MOST} choices"
        return self.made

    # By keyboard.

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def fits(self) -> bool:
        """Whether nothing sticks out of the window: the page cannot be scrolled."""
        return bool(
            self.page.evaluate(
                """() => document.documentElement.scrollHeight <= innerHeight
                      && document.documentElement.scrollWidth <= innerWidth"""
            )
        )
