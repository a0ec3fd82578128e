"""People together: two browsers with a broken line between them, one screen for two, onlookers, invitations."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from server.running import Server

from .conftest import Opener
from .player import TARGET, Player

CHOICES = 9


def play_some(players: list[Player], choices: int) -> None:
    """Let whoever is asked choose, so many times in all."""
    for _ in range(choices):
        for _ in range(200):
            asked = [one for one in players if one.choices.count()]
            if asked:
                break
            players[0].page.wait_for_timeout(25)
        asked[0].choose()


def test_two_browsers_play_each_other_and_one_loses_its_network_for_a_while(
    open_player: Opener, server: Server
) -> None:
    made = server.create("me", "far", game="istanbul")
    ayse, baran = open_player(), open_player()
    ayse.sit(made, 0)
    # The other one comes by the link, which is the key to the seat and leaves the address at once.
    baran.go(f"#/game/{made['id']}/seat/1/{made['keys']['1']}")
    expect(baran.page.locator(".game")).to_be_visible()
    expect(baran.page).to_have_url(re.compile(rf"/#/game/{made['id']}$"))
    play_some([ayse, baran], CHOICES)

    baran.page.context.set_offline(True)
    expect(baran.page.get_by_text("The connection is lost. Reconnecting…")).to_be_visible()
    # One goes on as long as it is one's turn; what the other chooses without a network goes out when it is back.
    while ayse.choices.count():
        ayse.choose()
    ply = ayse.ply()
    stuck = baran.choices.count() > 0
    if stuck:
        baran.choices.first.click()
        expect(baran.page.get_by_text("Not sent yet")).to_be_visible()
    baran.page.context.set_offline(False)
    expect(baran.page.get_by_text("The connection is lost. Reconnecting…")).to_have_count(0)
    if stuck:
        ayse.settled(ply)
    play_some([ayse, baran], CHOICES)
    ply = str(server.get(f"/games/{made['id']}").json()["ply"])
    for one in (ayse, baran):
        expect(one.page.locator(".game")).to_have_attribute("data-asked", ply)
    assert baran.log.inner_text().splitlines()[-1] == ayse.log.inner_text().splitlines()[-1]


def test_a_click_sent_twice_counts_once(player: Player, server: Server) -> None:
    player.sit(server.create("me", "far", game="dice"), 0)
    assert player.asked()
    before = server.get(f"/games/{player.page.url.rsplit('/', 1)[1]}").json()["ply"]
    player.choices.first.dblclick(no_wait_after=True)
    player.settled(str(before))
    lines = player.log.inner_text().splitlines()
    player.page.reload()
    expect(player.page.locator(".game")).to_have_attribute("data-asked", re.compile(r"\d"))
    assert player.log.inner_text().splitlines()[: len(lines)] == lines


def test_hands_are_covered_between_two_people_at_one_screen(player: Player, server: Server) -> None:
    made = server.create("me", "here", game="istanbul")
    player.sit(made, 0, 1)
    page = player.page
    names = [seat["name"] for seat in made["seats"]]
    covers = []
    for _ in range(12):
        cover = page.get_by_role("button", name=re.compile("show my hand"))
        page.locator(f".cover, .game :is({TARGET})").first.wait_for()
        if cover.count():
            covers.append(next(name for name in names if name in cover.inner_text()))
            # Nothing of the game can be seen or chosen until the next person says so.
            assert player.choices.count() == 0
            assert page.locator(".table").inner_text().strip() == ""
            cover.click()
            expect(page.locator(".cover")).to_have_count(0)
            assert player.asked()
        player.choose()
        if len(covers) > 2:
            break
    assert covers[:3] == [names[0], names[1], names[0]]


def test_the_next_at_the_screen_does_not_read_what_the_one_before_has_drawn(player: Player, server: Server) -> None:
    player.sit(server.create("me", "here", options={"layout": "short"}), 0, 1)
    page = player.page
    player.button(re.compile("show my hand")).click()
    # To the Caravansary, two steps away: there cards are drawn.
    page.locator("[data-place='6'].offered").click()
    player.button("Leave an assistant").click()
    player.button("Draw a card from the pile").click()
    drawn = player.log.get_by_text(re.compile(r"^Player 1 draws (?!a bonus card)"))
    expect(drawn).not_to_have_count(0)
    for _ in range(12):
        if page.locator(".cover").count():
            break
        player.choose()
        page.locator(f".cover, .game :is({TARGET})").first.wait_for()
    expect(drawn).to_have_count(0)
    player.button(re.compile("show my hand")).click()
    assert player.asked()
    expect(drawn).to_have_count(0)
    expect(player.log.get_by_text("Player 1 draws a bonus card")).not_to_have_count(0)


def test_an_onlooker_sees_the_table_and_may_choose_nothing(open_player: Opener, server: Server) -> None:
    made = server.create("me", "far")
    ayse, onlooker = open_player(), open_player()
    ayse.sit(made, 0)
    onlooker.go(f"#/game/{made['id']}")
    expect(onlooker.page.get_by_text("You are looking on: hands are hidden.")).to_be_visible()
    assert ayse.asked()
    ayse.choose()
    expect(onlooker.log).to_contain_text("goes to the")
    assert onlooker.choices.count() == 0


def test_invitations_carry_the_link_and_its_code(player: Player) -> None:
    page = player.page
    player.lobby()
    page.get_by_role("link", name="Set up Istanbul", exact=True).click()
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Who sits at seat B").select_option("far")
    page.get_by_label("Name at seat B").fill("Derya")
    player.button("Start").click()
    player.button("Invite").click()
    link = page.get_by_label("Seat of Derya").input_value()
    assert re.search(r"/#/game/[\w-]{16}/seat/1/[\w-]{22,}$", link), link
    player.button("QR code").first.click()
    expect(page.get_by_role("img", name="QR code: Seat of Derya")).to_be_visible()


def test_a_listed_game_is_found_and_joined_in_the_lobby(open_player: Opener, server: Server) -> None:
    made = server.create("me", "open", game="dice", listed=True)
    host, guest = open_player(), open_player()
    host.sit(made, 0)
    expect(host.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()
    guest.lobby()
    guest.page.get_by_label("Your name").fill("<b>Kerem</b>")
    guest.page.get_by_label("Your name").blur()
    guest.button("Join Istanbul: The Dice Game").first.click()
    expect(guest.page.locator(".game")).to_be_visible()
    play_some([host, guest], 2)
    # A name is text, never markup.
    expect(host.page.locator(".table")).to_contain_text("<b>Kerem</b>")
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("<i>merhaba</i>")
    guest.button("Send").click()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.get_by_role("region", name="Chat")).to_contain_text("<i>merhaba</i>")


def turns_of_both(ayse: Player, baran: Player) -> None:
    """Let both have had a turn, so that what lies behind cannot be taken back alone."""
    for _ in range(40):
        play_some([ayse, baran], 1)
        if ayse.log.get_by_text("begins round 2").count():
            return
    raise AssertionError("no second round after 40 choices")


def test_going_back_further_is_for_all_to_agree(open_player: Opener, server: Server) -> None:
    made = server.create("me", "far")
    ayse, baran = open_player(), open_player()
    ayse.sit(made, 0)
    baran.sit(made, 1)
    turns_of_both(ayse, baran)
    line = ayse.log.get_by_role("button").filter(has_text="begins round 1").first
    line.click()
    ayse.button("Ask to go back to here").click()
    expect(ayse.page.get_by_text("Waiting for the others to agree")).to_be_visible()
    baran.button("Agree").click()
    expect(ayse.page.get_by_text("Waiting for the others to agree")).to_have_count(0)
    ayse.button("Back to now").click()
    expect(ayse.log.get_by_text("begins round 2")).to_have_count(0)
    assert ayse.asked()


def test_who_comes_back_is_told_what_happened_meanwhile(open_player: Opener, server: Server) -> None:
    made = server.create("me", "far")
    ayse, baran = open_player(), open_player()
    ayse.sit(made, 0)
    baran.sit(made, 1)
    while not baran.choices.count():
        play_some([ayse, baran], 1)
    ayse.lobby()
    for _ in range(30):
        if not baran.asked_now():
            break
        baran.choose()
    # The game is remembered in the lobby.
    ayse.page.get_by_role("link", name="Go on").click()
    since = ayse.page.get_by_role("dialog", name="While you were away")
    expect(since).to_contain_text("Player 2")
    since.get_by_role("button", name="Go on").click()
    assert ayse.asked()


def test_two_at_one_screen_play_again_from_the_result(player: Player, server: Server) -> None:
    player.sit(server.create("me", "here", game="dice"), 0, 1)
    assert player.finish() > 10
    player.button("Rematch").click()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert player.asked()
    # Nothing is secret in the Dice Game, so nobody has to hand the screen over: both seats are played on.
    for _ in range(25):
        assert player.asked()
        player.choose()
    expect(player.log).to_contain_text("Player 1 begins")
    expect(player.log).to_contain_text("Player 2 begins")
