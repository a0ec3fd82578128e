"""The expansions on the board: what their places cost now, the Barrier, companions, letters, guild cards."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import bedesten
from bedesten.cli.boards import board_of
from bedesten.cli.boards.scene import Scene, everything
from bedesten.cli.offers import offers
from bedesten.cli.seats import seated
from cli.drawing import box, drawn, scene

DEMAND = "demand=1/4"
IN_ORDER = [[5 * row + column + 1 for column in range(5)] for row in range(5)]
MOCHA: dict[str, Any] = {"players": 2, "modules": ["mocha"]}
LETTERS: dict[str, Any] = {"players": 2, "modules": ["letters"]}
BAZAAR: dict[str, Any] = {"players": 2, "variants": ["great-bazaar"], "layout": IN_ORDER}


def board(fields: str, **options: Any) -> str:
    return drawn(board_of("istanbul").draw(scene(f"{fields} {DEMAND}", **options)), options.get("width", 100))


def row_of(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if f" {name} bot" in line)


# Mocha & Baksheesh.


def test_the_places_of_mocha_show_what_they_cost_and_give_now() -> None:
    text = board("coffee=5,0 lira=2,0 tavern=1,3 tavern_tiles=2,3 coffee_house=1 goods=0,0,3,0/0x4", **MOCHA)
    assert box(text, "Roasting Plant") == "2 coffee each for / 2 Lira✓ ?✓ card"
    assert box(text, "Guild Hall") == "1 coffee, 2 guild / cards, lose 1 / (20 in the pile)"
    assert box(text, "Tavern") == "Barrier 2 coffee✓ / tile M 2✓ E yours / 4 + YYY for ◆ ✓"
    assert box(text, "Coffee House") == "7 coffee / for a ◆ (4 left)"
    assert "and 1 coffee" in box(text, "Caravansary")


def test_the_tavern_shows_the_other_side_of_the_baksheesh_tile_and_what_is_gone() -> None:
    text = board("coffee=9,9 baksheesh=1 tavern=4,4", viewer=None, **MOCHA)
    assert box(text, "Tavern") == "Barrier 2 coffee / M gone E gone / 4 + RRR for ◆"


def test_the_coffee_house_keeps_its_last_ruby() -> None:
    text = board("coffee=10,0 coffee_house=7", **MOCHA)
    assert box(text, "Coffee House") == "10 coffee ✓ / for a ◆ (1 left)"


def test_coffee_guild_cards_and_tavern_tiles_stand_in_everybodys_row() -> None:
    text = board("coffee=5,12 guild_hand=3,7/11 tavern_tiles=1,2 tiles=1,0", **MOCHA)
    assert re.search(r" 5 +R··· M· +\S+ +2 +0$", row_of(text, "Ann").rstrip())
    assert re.search(r" 12 +···· ·E +\S+ +1 +0$", row_of(text, "Cid").rstrip())


def test_the_own_guild_cards_are_named_with_their_numbers_and_those_of_others_are_not() -> None:
    fields = f"guild_hand=3,7/11 hand=1/() {DEMAND}"
    mine = drawn(board_of("istanbul").hand(scene(fields, viewer=0, **MOCHA)))
    assert mine == "Your hand: Five Lira   Guild cards: 3 Spice and more · 7 To the Fountain\n"
    other = scene(fields, viewer=1, **MOCHA)
    assert "Spice and more" not in drawn(board_of("istanbul").draw(other)) + drawn(board_of("istanbul").hand(other))


@pytest.mark.parametrize("tight", [False, True])
def test_the_barrier_stands_between_its_places_with_the_mark_of_its_holder(tight: bool) -> None:
    beside = board("barrier=708 gatekeeper=1 coffee=0,0", tight=tight, **BAZAAR)
    assert "The Barrier stands between Fountain and Black Market; only Cid may pass on foot" in beside
    lines = beside.splitlines()
    top = next(number for number, line in enumerate(lines) if "7 Fountain" in line)
    edge = lines[top].index("8 Black Market") - 1
    wall = [line[edge] for line in lines[top + 1 : next(at for at in range(top + 1, 99) if lines[at][0] in "├└")]]
    assert sorted(wall) == ["C"] + ["█"] * (len(wall) - 1)
    assert all(line[edge] == "│" for line in lines[1:top] if line[0] == "│"), "nowhere else"
    below = board("barrier=712 gatekeeper=0 coffee=0,0", tight=tight, **BAZAAR)
    assert re.fullmatch(r".*▄+ A ▄+", box(below, "Fountain"))
    assert below.count("▄ A ▄") == 1


def test_the_caravan_leader_is_seen_at_the_caravansary_and_in_his_row() -> None:
    text = board("leader=1", players=2, variants=["caravan-leader"])
    assert "Cid keeps both" in box(text, "Caravansary")
    assert re.search(r"···· L ", row_of(text, "Cid"))
    assert re.search(r"···· · ", row_of(text, "Ann"))
    assert "L caravan leader" in text


# Letters & Seals.


def test_the_places_of_letters_show_what_they_cost_and_give_now() -> None:
    text = board("society=1 letters=1,2/() delivered=3,4/()", **LETTERS)
    assert box(text, "Embassy") == "take 2 letters / (36 in supply)"
    assert box(text, "Kiosk") == "a letter, then / 3 tiles for all"
    assert box(text, "Auction House") == "1 ? and then / auction: 2 cards"
    assert box(text, "Secret Society") == "6 seals for a ◆ ✓ / and 2 Lira"
    other = board("society=3 letters=1,2/() delivered=3,4/()", viewer=1, **LETTERS)
    assert box(other, "Secret Society") == "6 seals for a ◆ / no Lira more"


def test_open_kiosk_tiles_are_shown_with_what_they_say() -> None:
    text = board("kiosk=4,17,21", **LETTERS)
    assert box(text, "Kiosk") == "open: 4 17 21"
    flat = " ".join(text.split())
    assert "At the Kiosk: 4: 2 yellow goods · 17: an extension for Lira 21: a card for a letter, or a letter" in flat


def test_letters_seals_and_companions_of_everybody() -> None:
    text = board("letters=5,9/() delivered=1/() companion=-1,0 round=3 extra=3,0", **LETTERS)
    assert re.search(r" A   4 seals: to 5 9, 1 delivered, extra turn had · <A> at hand", text)
    assert re.search(r" C   0 seals · <C> in supply", text)
    text = board("companion=14,14 merchant=14,1 neutrals=1,1,1 letters=16/()", **LETTERS)
    assert "[A]<A><C>" in box(text, "Small Mosque")
    assert " A   1 seal: to 16 · <A> at 14" in text


def test_tokens_of_the_expansions_stand_on_their_places() -> None:
    text = board("tokens=9,9,1,3", **BAZAAR)
    assert box(text, "Wainwright").endswith("Coffee trader")
    assert box(text, "Spice Warehouse").endswith("Courier")


# The Great Bazaar.


def test_the_catacombs_are_there_in_the_great_bazaar() -> None:
    text = board("coffee=0,0", **BAZAAR)
    assert box(text, "Catacombs") == "1 ? or 1 coffee / then go anywhere"
    assert "The Great Bazaar" in text.splitlines()[0]


@pytest.mark.parametrize("width", [100, 115])
def test_all_names_of_places_are_whole_in_five_columns(width: int) -> None:
    text = board("coffee=0,0", width=width, **BAZAAR)
    for place in range(1, 26):
        name = bedesten.help.titles("istanbul", "place")[place]
        assert f"{place} {name}" in text
    assert "…" not in text


@pytest.mark.parametrize("tight", [False, True])
@pytest.mark.parametrize("width", [60, 80, 100, 115, 121])
def test_no_line_of_a_crowded_bazaar_is_wider_than_it_may_be(width: int, tight: bool) -> None:
    fields = (
        "merchant=5x5 companion=5x5 out=65534x5 family=5x5 tokens=5,5,5,5 hand=0x4/1x4/()/()/() shown=0x4/1x4/()/()/() "
        "goods=5x20 extensions=3x5 coffee=14x5 guild_hand=1,2,3/4/5/6/7 tavern_tiles=3x5 letters=1,2,3,4,5,6,7/()/8/9/10 "
        "delivered=1,2/3/4/5/6 kiosk=1,2,3,20,21,22 barrier=510 gatekeeper=3 leader=2"
    )
    options = {**BAZAAR, "players": 5, "variants": ["great-bazaar", "caravan-leader"]}
    text = board(fields, viewer=2, width=width, tight=tight, **options)
    assert max(map(cell_len, text.splitlines())) <= width
    for name in "ACDEF":
        assert f"[{name}]" in text and f"<{name}>" in text


def test_a_low_screen_gets_one_line_for_each_place() -> None:
    fields = "coffee=6,0 lira=20,0 goods=2,2,2,2/0x4 tavern=1,2 kiosk=4,17,21 society=1 neutrals=1,1,1"
    high, low = (board(fields, tight=tight, **BAZAAR) for tight in (False, True))
    assert len(low.splitlines()) <= len(high.splitlines()) - 8
    assert box(low, "Tavern") == "M 2✓ E 3✓ YYY ◆"
    assert box(low, "Coffee House") == "6 coffee ✓ for ◆"
    assert box(low, "Secret Society") == "6 seals ◆ 2 Lira"
    assert box(low, "Gemstone Dealer") == "15 Lira ✓ for ◆"
    assert box(low, "Kiosk") == "open: 4 17 21"


def test_nothing_is_told_by_colour_alone() -> None:
    fields = "merchant=3,3 companion=3,4 coffee=1,2 tavern_tiles=1,2 barrier=102 gatekeeper=0"
    assert "[A][C]<A>" in box(board(fields, **BAZAAR), "Spice Warehouse")


def test_a_replay_shows_all_guild_cards() -> None:
    game = bedesten.game("istanbul", **MOCHA)
    state = game.position(f"{game.title()} | guild_hand=3/11 hand=1/9 {DEMAND} | turn.move turn.end")
    merged = everything(game.view(state, None), [game.view(state, seat) for seat in range(2)])
    assert merged["mocha"]["guild_hand"] == [[3], [11]]
    text = drawn(board_of("istanbul").draw(Scene(game, merged, None, seated(["Ann", "Cid"], ["", ""]), 100)))
    assert re.search(r"Ann .*Five Lira · guild 3 Spice and more", text)
    assert re.search(r"Cid .*Gemstone Dealer again · guild 11 Blue, red, green for 20", text)


def test_hands_that_do_not_fit_beside_a_row_stand_below_in_whole_words() -> None:
    fields = "hand=7,8,9/4,5,9 guild_hand=16,20/11,18 coffee=0,0 extensions=3,3"
    game = bedesten.game("istanbul", **BAZAAR)
    state = game.position(f"{game.title()} | {fields} {DEMAND} | turn.move turn.end")
    merged = everything(game.view(state, None), [game.view(state, seat) for seat in range(2)])
    text = drawn(board_of("istanbul").draw(Scene(game, merged, None, seated(["Ann", "Cid"], ["", ""]), 100)))
    held = " ".join(text[text.index(" A  Ann holds ") :].split())
    assert (
        "Ann holds Palace again · Post Office again · Gemstone Dealer again · guild 16 Ruby for 15 and coffee" in held
    )
    assert "Cid holds Return an assistant · Family member home · Gemstone Dealer again · guild 11 Blue" in held


# Words and whole games.


def test_seats_have_their_names_in_the_words_of_expansions() -> None:
    game = bedesten.game("istanbul", players=3, modules=["letters"])
    table = bedesten.Table(game, names=["Ann", "Cid", "Dov"])
    table.state = game.position(f"{game.title()} | merchant=1,9,5 {DEMAND} | to_merchant.join turn.end")
    labels = [offer.label for offer in offers(table, seated(table.names, [""] * 3))]
    assert labels == ["The merchant of Cid, at the Tea House", "The merchant of Dov, at the Post Office"]


@pytest.mark.parametrize("options", [MOCHA, LETTERS, {"players": 4, "variants": ["great-bazaar", "caravan-leader"]}])
def test_expansions_can_be_drawn_from_start_to_end(options: dict[str, Any]) -> None:
    game = bedesten.game("istanbul", **options)
    table = bedesten.Table(game, seed=3)
    rng = Random(3)
    seats = seated(["Ann", "Cid", "Dov", "Eve"][: game.players], ["bot"] * game.players)
    asked = 0
    while not table.over and table.ply < 1500:
        if table.ply % 150 == 0:
            for viewer in (0, None):
                for tight in (False, True):
                    here = Scene(game, table.view(viewer), viewer, seats, 100, tight=tight)
                    text = drawn(board_of("istanbul").draw(here))
                    assert max(map(cell_len, text.splitlines())) <= 100
        if table.ply % 5 == 0:
            labels = [offer.label for offer in offers(table, seats)]
            assert labels and not any(re.search(r"\bseat \d", label) for label in labels)
            asked += 1
        table.apply(rng.choice(table.options()))
    assert asked > 20
