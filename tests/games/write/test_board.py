"""The sheet in the terminal: all that one needs to play from it."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.console import Console

from bedesten.cli.boards import board_of
from bedesten.cli.boards.scene import Scene
from bedesten.cli.seats import seated
from bedesten.help import topics

from .helpers import A, choose, game, start, turn


def scene(state, viewer=0, width=100, numbers=None):
    made = game(state.rules.players)
    names = ["Ann", "Cid", "Dov", "Eve", "Gus"][: made.players]
    return Scene(made, made.view(state, viewer), viewer, seated(names, ["bot"] * made.players), width, numbers or {})


def printed(what, width=100):
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as written:
        console.print(what)
    return written.get()


def drawn(state, viewer=0, width=100, numbers=None):
    return printed(board_of("write").draw(scene(state, viewer, width, numbers)), width)


def box(board, name):
    """What stands in the box with this name: its lines, one after the other."""
    lines = board.splitlines()
    top = next(number for number, line in enumerate(lines) if name in line and line[0] in "┌├")
    left = max(lines[top].rfind(corner, 0, lines[top].index(name)) for corner in "┌├┬┼")
    right = min(at for at in (lines[top].find(corner, left + 1) for corner in "┐┤┬┼") if at > 0)
    found = []
    for line in lines[top + 1 :]:
        if line[0] in "├└":
            break
        found.append(line[left + 1 : right].strip())
    return " / ".join(part for part in found if part)


def line(board, begins):
    return next(each for each in board.splitlines() if each.startswith(begins))


def test_the_table_shows_display_and_caravan():
    board = drawn(turn(display=(8, A), caravan=(1,)))
    assert "Display:  8 Tea House   Sultan's Palace A " in board
    assert "Caravan: 3 goods of different kinds" in board


def test_the_card_that_all_may_use_is_shown():
    assert "Played:  8 Tea House" in drawn(choose(turn(display=(8, 9)), 8))


def test_locations_show_what_they_give_and_their_icons():
    board = drawn(turn(3, improvements={1: 1, 8: 2}, icons={1: 1, 4: 1}))
    assert box(board, "1 Warehouse") == "2 [3] 4 F fabric / ★"
    assert box(board, "8 Tea House") == "3 4 [5] Lira / ·"
    assert box(board, "4 Post Office").endswith("★")


def test_the_palace_shows_its_prices_and_what_can_be_paid():
    s = turn(letters=[(4,), (5,), (10,), (15,)], goods=[2, 1, 1, 0], goods_hand=[1], lira=10)
    board = drawn(s)
    assert box(board, "Palace") == "A FF SS / B F S U J / C F S U J / D F S U J"
    s = turn(letters=[(4,), (5,), (10,), (15,)], goods=[2, 1, 1, 0], goods_hand=[2], lira=10)
    board = drawn(s)
    assert box(board, "Palace") == "A FF SS / B F S U J ✓ / C F S U J ✓ / D F S U J ✓"
    assert box(board, "2 Gemstone").startswith("10 Lira for ◆ ✓")
    assert box(board, "11 Small Market").startswith("goods card for / 5 Lira ✓")
    assert "✓" not in box(drawn(turn()), "2 Gemstone")


def test_the_columns_show_every_space():
    s = turn(goods=[2, 0, 0, 0], goods_filled=[5, 3, 3, 3], goods_rubies=1, lira=3, lira_filled=21, lira_rubies=1)
    board = drawn(s)
    assert line(board, "Fabric") == "Fabric   ×××│●●·│···│··· 2"
    assert line(board, "Spice") == "Spice    ×××│···│···│··· 0"
    assert line(board, "           ×").rstrip() == "           ×   ◆   ◆"
    assert line(board, "Lira").startswith("Lira     ××××××××××××××××××●●│●·············· 3")


def test_bonus_actions_and_rubies():
    board = drawn(turn(bonus=2, bonus_filled=3, rubies=11))
    assert line(board, "Bonus") == "Bonus    ×●●··· 2 bonus actions"
    assert line(board, "Rubies") == "Rubies   ◆◆◆◆◆◆◆◆◆◆ ◆○ 11"


def test_numbers_show_what_can_be_chosen():
    board = drawn(choose(turn(display=(8, 9)), 8), numbers={4: 1, 8: 2, A + 3: 3})
    assert "(1) 4 Post Office" in board
    assert "(2) 8 Tea House" in board
    assert "(3) D F S U J" in box(board, "Palace")


def test_the_hand_is_the_viewers_alone():
    s = turn(hand=5, goods_hand=[0], guild_hand=[5])
    board = board_of("write")
    mine = printed(board.hand(scene(s, 0)))
    assert mine.splitlines() == [
        "Your hand: 5 Warehouse",
        "Goods cards: fabric and spice",
        "Guild cards: deliver to palace A, 5 Lira (for 3 Lira)",
    ]
    assert board.hand(scene(s, None)) is None
    others = drawn(s, viewer=1)
    assert "5 Warehouse," not in others
    assert "1 goods, 1 guild" in others
    assert "fabric and spice" not in others


def test_a_card_that_all_have_seen_stands_with_its_owner():
    assert "0 goods, 0 guild, 5 Warehouse" in drawn(turn(hand=5, shown=1), viewer=1)


def test_a_spectator_sees_the_sheet_of_the_player_who_is_asked():
    board = drawn(choose(turn(2, display=(8, 9)), 8, 8), viewer=None)
    assert "Cid's sheet" in board
    assert "✓" not in board


@pytest.mark.parametrize("width", [72, 80, 100, 140])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_it_fits_the_screen(players, width):
    board = drawn(start(players), width=width)
    assert max(cell_len(each) for each in board.splitlines()) <= width


def test_before_the_cards_lie_it_can_be_drawn_too():
    assert "Display: empty" in drawn(game(2).new())


def test_help_knows_every_location():
    places = [topic for topic in topics("write").values() if topic.kind == "place"]
    assert [topic.number for topic in places] == list(range(1, 19))
    assert all(topic.text for topic in places)
    note = board_of("write").note(scene(turn(lira=10)), topics("write")["gemstone_dealer"])
    assert note.plain == "Now: 10 Lira for ◆ ✓"
