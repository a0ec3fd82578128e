"""One game between bots: the same from the same seed, watched rightly, lost by who misbehaves."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import bedesten
from bedesten.arena.match import Match, play
from bedesten.arena.watch import Watch
from bedesten.bots import Bot, bot

SHORT = {"components": {"game.rubies_to_end": [1, 1, 1, 1]}}


def match(*seats, game="istanbul", seed=11, options=None, **limits):
    limits = {"seconds": 10.0, "game_seconds": 600.0, **limits}
    return Match("0.0.0", game, SHORT if options is None else options, seats, seed, **limits)


def untimed(outcome):
    return {name: value for name, value in outcome.items() if name != "times"}


@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
def test_the_same_seed_gives_the_same_match(game):
    options = SHORT if game == "istanbul" else {}
    first, again = (untimed(play(match("greedy", "random", game=game, options=options))) for _ in range(2))
    assert first == again
    other = untimed(play(match("greedy", "random", game=game, options=options, seed=12)))
    assert {**other, "seed": 11} != first


def test_the_bots_of_a_match_have_dice_of_their_own():
    """Two random bots of one seed would choose alike; then their first moves from equal places would be equal always."""
    outcomes = [play(match("random", "random", seed=seed)) for seed in range(3)]
    assert len({outcome["plies"] for outcome in outcomes}) > 1


@pytest.mark.parametrize("game", ["istanbul", "dice", "write"])
def test_rounds_and_rubies_are_those_of_the_game(game):
    outcome = play(match("greedy", "random", game=game, options={} if game != "istanbul" else SHORT))
    assert f"round {outcome['round']}" in replayed(game).result()["reason"]
    assert [len(rounds) for rounds in outcome["rubies"]] == outcome["scores"]
    for rounds in outcome["rubies"]:
        assert rounds == sorted(rounds)
        assert all(1 <= number <= outcome["round"] for number in rounds)


def replayed(game):
    """The same match by hand, below the arena."""
    options = SHORT if game == "istanbul" else {}
    table = bedesten.Table(bedesten.game(game, players=2, **options), seed=11)
    bots = [bot("greedy", 110), bot("random", 111)]
    while not table.over:
        options = table.options()
        table.apply(options[0] if len(options) == 1 else bots[table.seat].choose(table.viewpoint(table.seat)))
    return table


def test_a_ruby_counts_for_the_round_in_which_it_was_taken():
    """Also if taking it ends the round: the view after it already shows the next one."""

    class Scripted:
        def __init__(self, *views):
            self.views = list(views)
            self.game = bedesten.game("istanbul", players=2)

        def view(self, _seat):
            return self.views.pop(0)

    def seen(number, *rubies):
        return {"round": number, "seats": [{"rubies": count} for count in rubies]}

    watch = Watch(Scripted(seen(1, 0, 0), seen(1, 1, 0), seen(2, 1, 1), seen(2, 1, 0), seen(3, 1, 2)))
    for _ in range(4):
        watch.look()
    assert watch.rubies == [[1], [2, 2]]
    assert watch.round == 3


class Wrong(Bot):
    """Breaks down after a few decisions, in one way or another."""

    left = 5

    def choose(self, viewpoint):
        self.left -= 1
        return viewpoint.options()[0] if self.left > 0 else self.fail()


class Raises(Wrong):
    def fail(self):
        raise ZeroDivisionError("division by zero")


class Cheats(Wrong):
    def fail(self):
        return 12345


class Silent(Wrong):
    def fail(self):
        return None


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Raises, "the bot 'wrong' failed with ZeroDivisionError: division by zero"),
        (Cheats, "the bot 'wrong' chose 12345 at "),
        (Silent, "the bot 'wrong' chose None at "),
    ],
)
def test_a_bot_that_fails_has_lost_and_the_others_share_the_victory(monkeypatch, kind, sentence):
    monkeypatch.setattr(
        "bedesten.arena.match.bot", lambda spec, seed: kind(seed) if spec == "wrong" else bot(spec, seed)
    )
    outcome = play(match("random", "wrong", "random"))
    assert outcome["forfeit"]["seat"] == 1
    assert outcome["forfeit"]["bot"] == "wrong"
    assert outcome["forfeit"]["message"].startswith(sentence)
    assert outcome["ranking"] == [1, 2, 1]
    assert outcome["won"] == [0.5, 0, 0.5]
    assert outcome["scores"] is None


def test_a_game_that_nobody_wins_is_given_up(monkeypatch):
    monkeypatch.setattr("bedesten.arena.match.MOST_PLIES", 50)
    outcome = play(match("random", "random"))
    assert outcome["void"] == "nobody had won it after 50 choices"


def test_a_program_that_hangs_has_lost(tmp_path):
    file = tmp_path / "hang.py"
    file.write_text("import json, sys\nfor line in sys.stdin: pass\n")
    spec = f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
    outcome = play(match(spec, "random", seconds=0.1, game_seconds=-1.0))
    assert outcome["won"] == [0, 1]
    assert "has used up its" in outcome["forfeit"]["message"]


def test_a_program_plays_along():
    example = Path(__file__).parent.parent.parent / "docs" / "how-to" / "examples" / "bot.py"
    spec = f"process:{shlex.quote(sys.executable)} {shlex.quote(str(example))}"
    outcome = play(match(spec, "random"))
    assert outcome["forfeit"] is None
    assert outcome["times"][0]["count"] > 0


def test_the_clock_counts_real_decisions_only():
    outcome = play(match("random", "random"))
    assert 0 < outcome["times"][0]["count"] < outcome["plies"]
    for clock in outcome["times"]:
        assert sum(clock["buckets"].values()) == clock["count"]
