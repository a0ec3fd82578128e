"""What the screens do besides the game: undo, looking back, rules, settings, phones, records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import bedesten
from server.running import Server

from .conftest import Opener
from .player import Player

PORTRAIT = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}


def test_a_choice_is_taken_back(player: Player, server: Server) -> None:
    player.sit(server.create("me", "far", free_undo=False), 0)
    assert player.asked()
    before = player.ply()
    player.choose()
    player.button("Undo").click()
    expect(player.page.locator(".game")).to_have_attribute("data-asked", before)
    expect(player.log).to_contain_text("takes back")


def test_a_line_of_the_log_shows_the_board_as_it_was(player: Player, server: Server) -> None:
    player.sit(server.create("me", "greedy"), 0)
    for _ in range(4):
        assert player.asked()
        player.choose()
    page = player.page
    player.log.get_by_role("button").first.click()
    expect(page.get_by_role("toolbar", name="Replay")).to_be_visible()
    assert player.choices.count() == 0
    player.press("End")
    expect(page.get_by_role("toolbar", name="Replay")).to_have_count(0)


def test_the_rules_are_one_key_away_and_can_be_searched(player: Player, server: Server) -> None:
    player.sit(server.create("me", "greedy"), 0)
    assert player.asked()
    player.press("?")
    dialog = player.page.get_by_role("dialog", name="Rules")
    dialog.get_by_label("Search the rules").fill("tea house")
    dialog.get_by_role("button", name=re.compile("Tea House")).first.click()
    expect(dialog.get_by_role("article")).to_contain_text("Announce")
    player.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_happens_is_said_aloud_and_the_choice_is_previewed(player: Player, server: Server) -> None:
    player.sit(server.create("me", "greedy", game="write"), 0)
    assert player.asked()
    spoken = player.page.locator("[role=status][aria-live]").last
    expect(spoken).to_contain_text("Your turn.")
    player.choose()
    expect(spoken).not_to_be_empty()


def test_settings_are_kept(player: Player) -> None:
    page = player.page
    player.lobby()
    player.button("Settings").click()
    page.get_by_text("Day", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_bots_are_shown_one_move_at_a_time_and_can_be_skipped(open_player: Opener, server: Server) -> None:
    player = open_player(speed=0.5)
    player.sit(server.create("me", "greedy", "greedy", game="dice"), 0)
    page = player.page
    for _ in range(200):
        player.choices.or_(player.button("Skip ahead")).first.wait_for()
        if player.button("Skip ahead").count():
            break
        player.choices.last.click()
        page.wait_for_timeout(50)
    waiting = player.ply()
    player.button("Skip ahead").click()
    expect(player.button("Skip ahead")).to_have_count(0)
    assert int(player.ply()) > int(waiting)


@pytest.mark.parametrize(("name", "viewport"), [("portrait", PORTRAIT), ("landscape", LANDSCAPE)])
@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
def test_a_phone_is_enough(
    open_player: Opener, server: Server, screenshots: Path, game: str, name: str, viewport: dict[str, int]
) -> None:
    player = open_player(viewport=viewport, has_touch=True, is_mobile=True, device_scale_factor=2)
    player.sit(server.create("me", "greedy", game=game), 0)
    for _ in range(3):
        assert player.asked()
        player.choose()
    assert player.asked()
    assert player.fits()
    player.page.screenshot(path=screenshots / f"phone-{game}-{name}.png")
    # The log comes up as a sheet.
    player.page.locator(".side-open").get_by_role("button", name="Log").click()
    expect(player.page.get_by_role("dialog", name="Log")).to_contain_text("begins round 1")


@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
def test_nothing_needs_scrolling_on_a_small_desktop(
    player: Player, server: Server, screenshots: Path, game: str
) -> None:
    player.sit(server.create("me", "greedy", "greedy", game=game), 0)
    for _ in range(5):
        assert player.asked()
        player.choose()
    assert player.asked()
    assert player.fits()
    player.page.screenshot(path=screenshots / f"desktop-{game}-1280x720.png")


def test_a_record_is_uploaded_and_looked_at(player: Player, tmp_path: Path) -> None:
    table = bedesten.Table(bedesten.game("dice", players=2), seed=7, names=["Ayşe", "Baran"])
    while not table.over:
        table.apply(table.options()[-1])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(table.record()))
    player.go("#/record")
    player.page.locator("input[type=file]").set_input_files(path)
    expect(player.page.locator(".table")).to_contain_text("Ayşe")
    player.button("Replay").click()
    expect(player.page.get_by_role("toolbar", name="Replay")).to_contain_text(f"of {table.ply}")


def test_a_file_that_is_no_record_is_refused_with_a_sentence(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("not json at all")
    player.go("#/record")
    player.page.locator("input[type=file]").set_input_files(path)
    expect(player.page.get_by_role("alert")).to_contain_text("no record of a game")


def test_a_game_that_does_not_exist_is_told_in_a_sentence(open_player: Opener) -> None:
    player = open_player()
    player.go("#/game/aaaaaaaaaaaaaaaa")
    expect(player.page.get_by_role("alert")).to_be_visible()
