"""What the recorded games of Istanbul must cover together. Whatever is missing is named."""

from __future__ import annotations

import pytest

from .coverage import files, places_used, seen

WANTED = [
    *(("players", n) for n in (2, 3, 4, 5)),
    *(("layout", name) for name in ("short", "long", "in-order", "random", "first-game", "own")),
    *(("edition", name) for name in ("2014", "2019")),
    *(("modules", name) for name in ("mocha", "letters")),
    *(("variants", name) for name in ("neutral-assistants", "caravan-leader", "great-bazaar")),
    *(("letters_deck", name) for name in ("mixed", "only")),
    *(("components", name) for name in ("shipped", "changed")),
    *(("tiebreak", name) for name in ("", "Lira", "goods", "bonus cards", "shared")),
    *(("played_card", kind) for kind in range(34)),
    *(("played_guild_card", card) for card in range(1, 21)),
    *(("chose_tile", tile) for tile in range(1, 25)),
    *(("took_tile", good) for good in range(4)),
    *(("took_tavern_tile", kind) for kind in range(2)),
    *(("met_token", number) for number in range(4)),
    *(("gained_ruby", place) for place in (1, 13, 14, 15, 16, 20)),
    *(("event", key) for key in ("turned_over", "took_discard", "rolls_again", "turned_die", "caught_family")),
    *(("event", key) for key in ("family_sent", "family_home", "paid_merchant", "neutral_moved", "took_neutral")),
    *(("event", key) for key in ("placed_barrier", "leads_caravan", "extra_turn", "companion_moved", "won_auction")),
    *(("step", key) for key in ("green_tile.buy", "cards.again", "end.last_cards", "catacombs.emerge", "tavern.ruby")),
]


@pytest.mark.parametrize("what", WANTED, ids=lambda what: f"{what[0]}:{what[1]}")
def test_some_recorded_game_covers(what):
    assert what in seen("istanbul")


def test_every_place_was_used():
    assert places_used("istanbul", {"variants": ["great-bazaar"]}) == set(range(1, 26))


def test_there_are_enough_of_them():
    assert len(files("istanbul")) >= 30
