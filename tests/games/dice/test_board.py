"""The Dice Game on a terminal: dice that can be read at a glance, prices, tiles, everybody's things."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from bedesten.cli.boards import board_of
from bedesten.cli.boards.scene import Scene
from bedesten.cli.seats import seated
from bedesten.kernel.table import Table

from .helpers import cards, choose, game, reveal, tile, turn


def drawn(
    state: Any, viewer: int | None = 0, width: int = 100, tight: bool = False, numbers: dict[int, int] | None = None
) -> str:
    made = game(len(state.rubies))
    seats = seated(["Ann", "Cid", "Dov", "Eve"][: made.players], ["you"] + ["greedy"] * (made.players - 1))
    scene = Scene(made, made.view(state, viewer), viewer, seats, width, numbers or {}, tight)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as written:
        console.print(board_of("dice").draw(scene))
    return written.get()


def line(board: str, word: str) -> str:
    return next(each for each in board.splitlines() if word in each)


def test_dice_lie_there_as_dice() -> None:
    board = drawn(turn(dice="RRGLC"))
    assert line(board, "│") == "│ red  ││ red  ││green ││ coin ││ card │  2 actions left"
    assert line(board, "╭") == "╭──────╮" * 5


def test_on_a_low_screen_they_lie_in_one_line() -> None:
    board = drawn(turn(dice="RL"), tight=True)
    assert " red    coin  2 actions left" in board and "╭" not in board and "Supply" not in board


def test_prices_and_rubies_stand_at_the_areas() -> None:
    board = drawn(turn(dice="L", taken=[1, 0, 0, 3, 2, 4, 1]))
    assert "Red" in line(board, "5 red") and "◆◆ then 6" in line(board, "5 red")
    assert "none left" in line(board, "Blue")
    assert "R G Y B + 2 any  ◆◆◆ then +3 +4" in board
    assert "18 Lira" in line(board, "Lira carpet") and "◆◆ then 20" in line(board, "Lira carpet")
    assert "for 5 tiles" in line(board, "Mosque")


def test_a_tick_shows_what_the_viewer_can_pay_with_dice_and_markers() -> None:
    s = turn(dice="RRR", markers="RW", lira=9, display=[tile("card", "RRR"), tile("card", "GGG")])
    board = drawn(s)
    assert "4 red ✓" in board and "RRR card ✓" in board and "GGG card ✓" not in board and "10 Lira ✓" not in board
    assert "✓" not in line(drawn(s, viewer=1), "4 red")
    assert "✓" not in drawn(s, viewer=None)


def test_an_area_that_can_be_chosen_has_its_number() -> None:
    board = drawn(turn(dice="RRRR"), numbers={0: 3, 5: 7})
    assert "(3) Red" in board and "(7) Lira carpet" in board


def test_everybodys_things_are_there() -> None:
    tiles = [tile("lira", "RRR"), tile("lira", "GGG"), tile("die", "RGYB"), tile("goods B", "BBB")]
    board = drawn(turn(dice="L", rivals=[{"markers": "RRW", "crystals": 3, "lira": 12, "rubies": 2, "tiles": tiles}]))
    cid = line(board, "Cid")
    for part in ("2 ◆◆····", "12", "3", "RR W", "6", "2× 3 Lira, B with coins, die"):
        assert part in cid
    assert line(board, "Ann").startswith("▶")
    assert "Supply: R 6 G 8 Y 8 B 8 W 9, 9 crystals, 75 Lira, 3 dice" in board


def test_revealed_cards_are_shown() -> None:
    board = drawn(choose(turn(dice="CCL"), cards(2), reveal(6), reveal(15)))
    assert line(board, "Cards:") == "Cards:  [R | others 2L > R]  [3W > X]"


@pytest.mark.parametrize("width", [60, 80, 100, 121])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_screen(width: int, players: int) -> None:
    table = Table(game(players), seed=players)
    rng = Random(3)
    while not table.over:
        if table.ply % 23 == 0:
            for tight in (False, True):
                board = drawn(table.state, table.seat, width, tight)
                assert max(cell_len(each) for each in board.splitlines()) <= width
                assert len(board.splitlines()) <= 40
        table.apply(rng.choice(table.options()))
