"""Boards: what stands where, and the plain one for games without a drawing."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

import bedesten
from bedesten.bots import bot
from bedesten.cli.boards import board_of, plain
from bedesten.cli.boards.scene import Scene, everything
from bedesten.cli.seats import seated
from cli.drawing import box, drawn, scene

DEMAND = "demand=1/4"


def test_everybody_stands_where_he_is() -> None:
    board = drawn(
        board_of("istanbul").draw(
            scene(f"merchant=9,9,5 out=32,0,544 family=12,9,12 tokens=9,1 {DEMAND}", players=3, layout="in-order")
        )
    )
    assert box(board, "Tea House").endswith("[A][C] Governor (C) d")
    assert box(board, "Post Office").endswith("[D] ad")
    assert box(board, "Police Station").endswith("(A)(D)")
    assert box(board, "Wainwright").endswith("Smuggler")


def test_neutral_merchants_and_assistants_are_seen() -> None:
    here = scene(
        f"neutrals=3,3,16 bystanders=0x4,2,0x12 {DEMAND}", players=2, layout="in-order", variants=["neutral-assistants"]
    )
    board = drawn(board_of("istanbul").draw(here))
    assert box(board, "Spice Warehouse").endswith("[n][n]")
    assert box(board, "Fruit Warehouse").endswith("nn")


def test_prices_stand_at_the_places() -> None:
    board = drawn(board_of("istanbul").draw(scene(f"gems=2 palace=1 mosque=1,0,2,0 mail=1 {DEMAND}", players=4)))
    assert box(board, "Gemstone Dealer") == "14 Lira / for a ◆ (10 left)"
    assert box(board, "Sultan's Palace") == "R G Y B ? / for a ◆ (6 left)"
    assert box(board, "Small Mosque") == "tile: RRR or GG / both tiles: ◆ (4 left)"
    assert box(board, "Great Mosque").startswith("tile: YYYY or BB /")
    assert box(board, "Post Office") == "get R Y + 2 Lira / then R Y + 3 Lira"
    assert box(board, "Large Market") == "buys R G BBB / 3 7 12 18 25 Lira"


def test_a_tick_shows_what_the_viewer_can_pay() -> None:
    fields = f"lira=12,11,0,0 goods=1,1,1,1/0,0,2,0/0x8 {DEMAND}"
    first = drawn(board_of("istanbul").draw(scene(fields, viewer=0, players=4)))
    second = drawn(board_of("istanbul").draw(scene(fields, viewer=1, players=4)))
    nobody = drawn(board_of("istanbul").draw(scene(fields, viewer=None, players=4)))
    assert box(first, "Gemstone Dealer").startswith("12 Lira ✓")
    assert box(second, "Gemstone Dealer").startswith("12 Lira /")
    assert box(first, "Sultan's Palace").startswith("R G Y B ✓")
    assert box(second, "Sultan's Palace").startswith("R G Y B /")
    assert box(first, "Large Market").endswith("3 7 12✓ 18 25 Lira")
    assert box(second, "Great Mosque").startswith("tile: YY✓ or BB")
    assert box(second, "Wainwright").startswith("7 Lira: extension ✓")
    assert "✓" not in nobody


def test_the_barrow_shows_goods_and_room() -> None:
    board = drawn(
        board_of("istanbul").draw(
            scene(f"goods=2,0,1,3/0x4 extensions=1,0 tiles=5,0 rubies=2,0 crew=4,16 out=6,0 {DEMAND}", players=2)
        )
    )
    mine = next(line for line in board.splitlines() if " Ann bot" in line)
    assert "RR· ··· Y·· BBB" in mine
    assert "R·Y·" in mine
    assert "2 ◆◆····" in mine
    assert "aa··" in mine


def test_hands_are_hidden_from_others_but_for_cards_taken_openly() -> None:
    fields = f"hand=0,1/3/()/() shown=()/3/()/() {DEMAND}"
    board = board_of("istanbul")
    assert drawn(board.hand(scene(fields, viewer=0, players=4))) == "Your hand: One good · Five Lira\n"
    first = drawn(board.draw(scene(fields, viewer=0, players=4)))
    second = drawn(board.draw(scene(fields, viewer=1, players=4)))
    assert "1 Stay" in first
    assert "One good" not in second


def test_a_replay_may_show_everything() -> None:
    game = bedesten.game("istanbul", players=2)
    state = game.position(f"{game.title()} | hand=0,1/3 {DEMAND} | turn.move turn.end")
    merged = everything(game.view(state, None), [game.view(state, seat) for seat in range(2)])
    assert [seat["hand"] for seat in merged["seats"]] == [[0, 1], [3]]
    hidden = ("seats", "asking")
    assert {key: value for key, value in merged.items() if key not in hidden} == {
        key: value for key, value in game.view(state, None).items() if key not in hidden
    }


@pytest.mark.parametrize("width", [60, 80, 97, 100])
def test_no_line_is_wider_than_it_may_be(width: int) -> None:
    fields = (
        "merchant=5x5 out=65534x5 family=5x5 tokens=5,5 hand=0x4/1x4/()/()/() shown=0x4/1x4/()/()/() "
        f"goods=5x20 extensions=3x5 {DEMAND}"
    )
    board = drawn(board_of("istanbul").draw(scene(fields, viewer=2, width=width, players=5)), width)
    assert max(map(cell_len, board.splitlines())) <= width
    for name in "ACDEF":
        assert f"[{name}]" in board


def test_a_board_before_it_is_laid_out_can_be_drawn() -> None:
    game = bedesten.game("istanbul", players=2, layout="random")
    seats = seated(["Ann", "Cid"], ["", ""])
    assert "–" in drawn(board_of("istanbul").draw(Scene(game, game.view(game.new(), None), None, seats, 100)))


def test_games_without_a_drawing_get_the_plain_board() -> None:
    assert board_of("no-such-game") is plain
    table = bedesten.Table(bedesten.game("istanbul", players=3), seed=2)
    anybody = bot("random", 1)
    for _ in range(60):
        table.apply(anybody.choose(table.viewpoint(table.seat)))
    view = table.view(1)
    here = Scene(table.game, view, 1, seated(["Ann", "Cid", "Dov"], ["you", "bot", "bot"]), 100)
    board = drawn(plain.draw(here))
    assert f"round: {view['round']}" in board
    for seat in view["seats"]:
        assert f"lira: {seat['lira']}" in board
    assert drawn(plain.hand(here)).startswith("Your hand: ")


@pytest.mark.parametrize("game", list(bedesten.games()))
def test_every_game_can_be_drawn_from_start_to_end(game: str) -> None:
    for players in bedesten.games()[game]["players"]:
        table = bedesten.Table(bedesten.game(game, players=players), seed=players)
        rng = Random(players)
        seats = seated(["Ann", "Cid", "Dov", "Eve", "Fay"][:players], ["bot"] * players)
        while not table.over:
            if table.ply % 200 == 0:
                for viewer in (0, None):
                    here = Scene(table.game, table.view(viewer), viewer, seats, 100)
                    assert drawn(board_of(game).draw(here))
            table.apply(rng.choice(table.options()))
        assert drawn(board_of(game).draw(Scene(table.game, table.view(None), None, seats, 100)))
