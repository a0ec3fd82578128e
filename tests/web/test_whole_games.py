"""Whole games in a real browser: with the mouse, and with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from server.running import Server

from .player import Player


def test_one_click_in_the_lobby_and_a_newcomer_is_asked_for_a_first_move(player: Player) -> None:
    player.lobby()
    player.button("Play now: Istanbul against bots").click()
    assert player.asked()
    expect(player.page.get_by_role("heading", name="Where does your merchant go?")).to_be_visible()
    expect(player.page).to_have_title("● Your turn · Istanbul")
    player.choose()
    expect(player.log).to_contain_text("Traveller goes to the")


def test_a_newcomer_sets_up_a_game_and_plays_it_to_its_end_with_the_mouse(player: Player) -> None:
    page = player.page
    player.lobby()
    page.get_by_role("link", name="Set up Istanbul", exact=True).click()
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Level of the bot at seat B").select_option("greedy")
    page.get_by_label("Name at seat A").fill("Ayşe")
    player.button("Start").click()
    assert player.finish() > 20
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("rubies were reached in round")
    expect(result.get_by_role("row")).to_have_count(3)
    expect(result).to_contain_text("Ayşe")
    # It can be looked at again, choice by choice.
    player.button("Look at it again").click()
    toolbar = page.get_by_role("toolbar")
    expect(toolbar).to_contain_text("choice 0 of")
    player.button("One on").click()
    expect(toolbar).to_contain_text("choice 1 of")
    player.button("Back to now").click()
    player.button("Result").click()
    # One click more and the next game has begun.
    player.button("Rematch").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.asked()


def test_choose_and_write_is_played_to_its_end_with_the_mouse(player: Player, server: Server) -> None:
    player.sit(server.create("me", "greedy", game="write"), 0)
    assert player.finish() > 10
    expect(player.page.get_by_role("dialog")).to_contain_text("win")


def test_the_dice_game_is_played_to_its_end_with_the_keyboard_alone(player: Player) -> None:
    page = player.page
    player.lobby()
    page.get_by_role("link", name="Set up Istanbul: The Dice Game").focus()
    player.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_label("Level of the bot at seat B").focus()
    page.keyboard.type("Greedy")
    page.get_by_label("Level of the bot at seat C").focus()
    page.keyboard.type("Greedy")
    page.get_by_role("button", name="Start").focus()
    player.press("Enter")
    assert player.asked()
    # The board's choices are listed in the panel; from there the fingers never leave the keys.
    count = 0
    while player.asked():
        ply = player.ply()
        if page.locator(".decision [data-shortcut='1']").count() == 0:
            player.press("b")
        count += 1
        focused = page.evaluate("() => document.activeElement?.matches('.decision [data-choice]') ?? false")
        if focused and count % 2:
            player.press("ArrowDown", "Enter")
        elif page.locator(".decision [data-shortcut='1']").count():
            player.press("1")
        else:
            page.locator(".decision button:enabled").first.focus()
            player.press("Enter", "Enter")
        player.settled(ply)
    assert count > 10
    expect(page.get_by_role("dialog")).to_contain_text("win")
    page.get_by_role("dialog").press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_arrow_keys_walk_over_the_board_and_enter_goes_there(player: Player, server: Server) -> None:
    player.sit(server.create("me", "greedy"), 0)
    assert player.asked()
    page = player.page
    player.targets.first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        player.press(key)
        seen.add(page.evaluate("() => document.activeElement.closest('button')?.textContent"))
    assert len(seen) > 2, seen
    player.targets.first.focus()
    before = player.ply()
    player.press("Enter")
    player.settled(before)
