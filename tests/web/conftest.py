"""A server, a browser, and pages in it, for the tests of the web client."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    sync_playwright,
)

from server.running import Server

from .player import Player

ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = ROOT / "build" / "screenshots"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NOT_BUILT = "the web client is not built: run `npm ci && npm run build` in web/, or `make web`"
DESKTOP = {"width": 1280, "height": 720}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, with the client that was built."""
    folder = tmp_path_factory.mktemp("web")
    running = Server(folder, f"sqlite:///{folder}/games.sqlite")
    if "/assets/" not in running.http.get("/").text:
        running.stop()
        pytest.fail(NOT_BUILT, pytrace=False)
    yield running
    running.stop()
    assert "Traceback" not in running.logged()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "browser.py"], capture_output=True, text=True, env=os.environ
    )
    if found.returncode:
        pytest.fail(found.stderr.strip().splitlines()[-1], pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        yield running
        running.close()


Opener = Callable[..., Player]


@pytest.fixture
def open_player(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens the client for one more person: a browser of their own that remembers nothing of the others'.

    What goes wrong in the page fails the test, and so does a request to anywhere but the server.
    """
    opened: list[tuple[BrowserContext, list[str]]] = []

    def opener(speed: float = 0, **options: Any) -> Player:
        context = browser.new_context(**{"viewport": DESKTOP, "color_scheme": "dark", **options})
        context.set_default_timeout(20_000)
        context.add_init_script(
            "if (!localStorage.getItem('bedesten.settings'))"
            f" localStorage.setItem('bedesten.settings', JSON.stringify({{speed: {speed}}}))"
        )
        page = context.new_page()
        wrong: list[str] = []
        listen(page, server.url, wrong)
        opened.append((context, wrong))
        return Player(page, server.url)

    yield opener
    faults = [fault for _, wrong in opened for fault in wrong]
    for context, _ in opened:
        context.close()
    assert not faults, faults


NETWORK = ("Failed to load resource", "WebSocket connection")
"""How the console begins to tell of a network that is gone, or of a refusal: the page says so itself, in a sentence."""


def listen(page: Page, url: str, wrong: list[str]) -> None:
    """Note down whatever a page does that it should not."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(NETWORK):
            wrong.append(f"console: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((url, "blob:")):
            wrong.append(f"a request to {request.url}")

    def answered(response: Response) -> None:
        if response.status >= 400 and "/api/" not in response.url:
            wrong.append(f"{response.status} for {response.url}")

    page.on("pageerror", lambda error: wrong.append(f"error in the page: {error}"))
    page.on("console", said)
    page.on("request", asked)
    page.on("response", answered)


@pytest.fixture
def player(open_player: Opener) -> Player:
    return open_player()


@pytest.fixture(scope="session")
def screenshots() -> Path:
    """Where pictures of the main screens are kept, to be looked at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    return SCREENSHOTS
