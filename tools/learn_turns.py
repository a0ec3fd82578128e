"""Learns in how many turns a merchant of Istanbul will have his last ruby, from games that he plays with himself.

    python tools/learn_turns.py MINUTES [--sight base|boxes|wide] [--rounds 16] [--workers 2] [--lines 1] [--ahead 1] [--on]
        [--state FILE] [--to FILE]

It needs numpy and the compiled engine, and writes src/bedesten/bots/evaluate/istanbul_tables.toml. By the sight `boxes`
games have expansions and variants, and it writes istanbul_box_tables.toml, beginning with what is known of the base game; by
the sight `wide` it looks more closely at the base game and writes istanbul_wide_tables.toml. In each round games are played
by the tables known so far: every turn goes the way that ends best by them, or that begins the best plan of so many lines and
turns ahead; by the wide sight it is thought through. Half of the games begin with gifts, and now and then a turn is not the
best, so that all kinds of positions are met. Each position is noted with the turns that were still to come, partly as they
came and partly as the tables foretold them a turn later (temporal differences); by the wide sight, partly as the turn
promised them before its dice were thrown. Then the tables are fitted to what the last rounds noted, and all begins again with
them. The first round, where nothing is known, is played by evolved weights; or learning goes on (--on) from the tables as
they are shipped. A state file keeps all that is needed to learn on another time.
"""

from __future__ import annotations

import argparse
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import time
from typing import Any

import numpy as np
from cases import Array, steps, summed
from librt.vecs import extend, vec
from mypy_extensions import i64

import bedesten
from bedesten.bots.evaluate import istanbul_box_sight, istanbul_sight, istanbul_wide_sight
from bedesten.bots.evaluate.istanbul import TUNED
from bedesten.bots.evaluate.istanbul_box_sight import box_sight
from bedesten.bots.evaluate.istanbul_hand import IstanbulValue
from bedesten.bots.evaluate.istanbul_learned import UNIT, Learned, Tables, TurnsToGo, figures
from bedesten.bots.evaluate.istanbul_planning import IstanbulPlanning, far_sighted
from bedesten.bots.evaluate.istanbul_sight import sight
from bedesten.bots.evaluate.istanbul_turn import TurnThought
from bedesten.bots.evaluate.istanbul_wide import Wide
from bedesten.bots.evaluate.istanbul_wide_sight import FAR, LAND, PAIRS, around, land, wide_sight
from bedesten.bots.lookahead import best_choice
from bedesten.bots.plan import Plan, made
from bedesten.games.istanbul.dice import Change
from bedesten.games.istanbul.modules.letters.names import AT_HAND, IN_SUPPLY
from bedesten.games.istanbul.names import GOODS
from bedesten.games.istanbul.piles import insert
from bedesten.games.istanbul.places.tea_house import Announce
from bedesten.games.istanbul.turn import in_turn
from bedesten.kernel.step import CHANCE

FOLDER = Path(__file__).parent.parent / "src" / "bedesten" / "bots" / "evaluate"
EXPANSIONS = [["mocha"], ["letters"], ["mocha", "letters"]]
VARIANTS = ["neutral-assistants", "caravan-leader"]
TOO_MANY = 5
"""The players from whom on there are no neutral assistants."""
PLAYERS = [2, 2, 2, 2, 3, 4, 4, 5]
LONGEST = 40
"""Rounds after which a game is broken off."""
ASTRAY = 0.05
"""How often a turn is not the best one."""
KEPT = 6
"""The rounds whose positions are remembered."""
FITTING = 0.35
"""The share of the time that goes into fitting."""
RUBY = 3.5
"""Turns that a ruby is taken to need as long as nothing is known."""
TWINS = 2 * UNIT
"""How far onlookers who see the same may be apart."""
HEAD = """\
# What each case adds to the turns that a seat has to go, in thousandths of a turn: straight, and in the eyes of onlookers who
# count turns more and turns less. Written by tools/learn_turns.py, fitted to {positions} positions.
"""


def options(rng: Random, boxes: bool) -> dict[str, Any]:
    """What a game is played with."""
    found: dict[str, Any] = {"players": rng.choice(PLAYERS), "layout": "random"}
    if boxes:
        variants = VARIANTS if found["players"] < TOO_MANY else VARIANTS[1:]
        found["variants"] = [variant for variant in variants if rng.random() < 0.15]
        if not found["variants"] or rng.random() < 0.5:
            found["modules"] = rng.choice(EXPANSIONS)
    return found


def whole_sight(state: Any, seat: int) -> vec[i64]:
    """The wide sight, and with it how the places lie to the merchant and to each other."""
    board = state.layout()
    return extend(extend(wide_sight(state, seat), around(board, state.merchant[seat])), land(board))


@dataclass(frozen=True)
class Sight:
    """What is seen of positions, and how tables are learned that go by it."""

    file: str
    look: Callable[[Any, int], vec[i64]]
    sizes: list[int]
    """How many cases each thing has."""
    firsts: list[int]
    """The number of the first case of each."""
    eyes: int = 16
    """Onlookers that count turns more, and as many that count turns less."""
    trust: float = 0.75
    """How much of what came counts, against what was foretold."""
    boxes: bool = False
    """Whether games are played with expansions and variants."""
    thorough: bool = False
    """Whether turns are thought through."""


SIGHTS = {
    "base": Sight("istanbul_tables.toml", sight, istanbul_sight.SIZES, istanbul_sight.STARTS),
    "boxes": Sight(
        "istanbul_box_tables.toml",
        box_sight,
        istanbul_sight.SIZES + istanbul_box_sight.SIZES,
        istanbul_sight.STARTS + istanbul_box_sight.STARTS,
        boxes=True,
    ),
    "wide": Sight(
        "istanbul_wide_tables.toml",
        whole_sight,
        istanbul_wide_sight.SIZES + [FAR] * PAIRS,
        istanbul_wide_sight.STARTS + [LAND + FAR * i for i in range(PAIRS)],
        eyes=32,
        trust=0.5,
        thorough=True,
    ),
}


class Net:
    """Tables on the way: weights of the steps from case to case, moved by gradients (Adam)."""

    def __init__(self, seed: int, sight: Sight) -> None:
        rng = np.random.default_rng(seed)
        self.firsts = sight.firsts
        self.sizes = sight.sizes
        self.half = sight.eyes
        count = sum(self.sizes) - len(self.sizes) + 1
        self.straight = np.zeros(count, np.float32)
        self.straight[-1] = 10.0
        self.eyes = rng.normal(0, 0.15, (count, 2 * self.half)).astype(np.float32)
        self.eyes[-1] = 0.3
        self.signs = np.array([1.0] * self.half + [-1.0] * self.half, np.float32)
        self.moments = [[np.zeros_like(w), np.zeros_like(w)] for w in (self.straight, self.eyes)]
        self.moved = 0

    def resume(self, tables: list[Any]) -> None:
        """Go on from tables that were written. Onlookers that they lack are new, in pairs that cancel each other out.

        What the tables do not see adds nothing at first.
        """

        def steps_of(table: Array) -> Array:
            table = np.concatenate([table, np.zeros((sum(self.sizes) - len(table), *table.shape[1:]))])
            ups = [np.diff(table[at : at + size], axis=0) for at, size in zip(self.firsts, self.sizes, strict=True)]
            return np.concatenate([*ups, table[:1]]).astype(np.float32)

        self.straight[:] = steps_of(np.array(tables[0]))
        self.eyes[:, self.half :] = self.eyes[:, : self.half]
        for at, eyes in ((0, tables[1]), (self.half, tables[2])):
            self.eyes[:, at : at + len(eyes)] = steps_of(np.array(eyes).T)

    def turns(self, x: Array) -> Array:
        return x @ self.straight + np.maximum(x @ self.eyes, 0) @ self.signs

    def move(self, x: Array, turns: Array, rate: float) -> float:
        glimpse = x @ self.eyes
        off = x @ self.straight + np.maximum(glimpse, 0) @ self.signs - turns
        pull = np.clip(off, -4, 4) / len(x)
        slopes = [
            x.T @ pull + 1e-5 * self.straight,
            x.T @ (pull[:, None] * (glimpse > 0) * self.signs) + 1e-5 * self.eyes,
        ]
        self.moved += 1
        for w, slope, (first, second) in zip((self.straight, self.eyes), slopes, self.moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            w -= rate * first / (1 - 0.9**self.moved) / (np.sqrt(second / (1 - 0.999**self.moved)) + 1e-8)
        return float(np.mean(off * off))

    def tables(self) -> list[Any]:
        def cases(weights: Array) -> Array:
            table = summed(weights[:-1], self.sizes)
            table[: self.sizes[0]] += weights[-1]
            return table

        eyes = cases(self.eyes).T.tolist()
        return [cases(self.straight).tolist(), eyes[: self.half], eyes[self.half :]]


def gifts(state: Any, rng: Random) -> None:
    """Something for nothing, for each seat."""
    for seat in range(state.rules.players):
        if rng.random() < 0.5:
            state.lira[seat] += rng.randrange(20)
        if rng.random() < 0.5:
            state.extensions[seat] = rng.randrange(state.rules.extensions)
        if rng.random() < 0.5:
            state.rubies[seat] = rng.randrange(state.rules.target - 1)
        room = 2 + state.extensions[seat]
        for good in range(GOODS):
            if rng.random() < 0.4:
                state.goods[seat * GOODS + good] = rng.randrange(room + 1)
            if rng.random() < 0.2 and state.mosque[good] < len(state.rules.mosque_goods):
                state.tiles[seat] |= 1 << good
                state.mosque[good] += 1
        for card in range(len(state.deck)):
            if state.deck[card] and rng.random() < 0.1:
                state.deck[card] -= 1
                state.gain_card(seat, card)
        if state.coffee and rng.random() < 0.5:
            state.coffee[seat] += rng.randrange(8)
        if state.coffee and rng.random() < 0.4:
            state.tavern_tiles[seat] |= 1 << rng.randrange(2)
        if state.letters:
            state.companion[seat] = AT_HAND if rng.random() < 0.4 else IN_SUPPLY
            for _ in range(rng.randrange(5)):
                place = rng.choice([place for place, left in enumerate(state.letter_deck) if left])
                state.letter_deck[place] -= 1
                if rng.random() < 0.5:
                    state.letters[seat] = insert(state.letters[seat], place)
                else:
                    state.delivered[seat] += (place,)
    state.gems += rng.choice([0, 0, 1, 2, 3])
    state.palace += rng.choice([0, 0, 1, 2])
    state.refresh()


class Player:
    """Plays by the tables known so far, now and then not the best."""

    def __init__(self, tables: Tables | None, sight: Sight, rng: Random, lines: int, ahead: int) -> None:
        self.rng = rng
        self.lines = lines
        self.ahead = ahead
        self.thought: TurnThought | None = None
        judge = IstanbulValue(far_sighted())
        if tables:
            judge = TurnsToGo(far_sighted(), Learned(tables, tables))
            if sight.thorough:
                self.thought = TurnThought(Wide(tables, tables))
        self.planning = IstanbulPlanning(judge)
        self.promised = 0.0
        """The turns to go that the last turn promised as it began, if it was thought through."""

    def choice(self, state: Any) -> int:
        """The way that the turn ends best by the tables; small questions as plans answer them."""
        legal = state.legal
        if len(legal) == 1:
            return int(legal[0])
        seat = state.active
        astray = TUNED.quiet(state) and self.rng.random() < ASTRAY
        if self.thought and in_turn(state):
            promises = self.thought.promises(state)
            best = sorted(range(len(legal)), key=promises.__getitem__)
            if TUNED.quiet(state):
                self.promised = 1.0 + max(0.0, promises[best[0]])
            return int(legal[best[self.rng.randrange(min(4, len(best))) if astray else 0]])
        if state.seat() == seat and not isinstance(state.stack[-1], (Announce, Change)):
            plan = Plan(state, seat, self.planning, self.rng, self.lines, [])
            if not self.planning.matters(state):
                return plan.glance(state)
            ranking = made(plan, self.ahead).ranking()
            if ranking:
                return ranking[self.rng.randrange(min(4, len(ranking))) if astray else 0][0]
        return best_choice(state, state.seat(), TUNED, self.rng, 200)


Task = tuple[int, float, list[Any], int, int, str]
"""A seed, seconds, tables, lines, turns ahead, and the name of a sight."""


def notes(task: Task) -> tuple[list[list[int]], list[float], list[float]]:
    """What was seen, the turns that were to come, and how many rounds the games took, in so much time."""
    seed, seconds, given, lines, ahead, name = task
    sight = SIGHTS[name]
    rng = Random(seed)
    tables = Tables(*given) if given else None
    player = Player(tables, sight, rng, lines, ahead)
    seen: list[list[int]] = []
    turns: list[float] = []
    rounds: list[float] = []
    end = time() + seconds
    while time() < end:
        game = bedesten.game("istanbul", **options(rng, sight.boxes))
        players = game.players
        state: Any = game.new()
        while state.seat() == CHANCE:
            state.apply(state.chance(rng.random()))
        gifted = rng.random() < 0.5
        if gifted:
            gifts(state, rng)
        played = play(state, player, sight)
        if not gifted and players == 2 and not state.stack:
            rounds.append(state.round)
        for seat in range(players):
            to_go = 0.0
            if state.rubies[seat] < state.rules.target:
                needed = state.rules.target - state.rubies[seat]
                to_go = tables.turns(sight.look(state, seat)) if tables else RUBY * needed
            taught(played[seat], to_go, tables, sight, seen, turns)
    return seen, turns, rounds


class Seen:
    """What a seat saw when its turns began and when they ended, and the turns that were promised as they began."""

    def __init__(self) -> None:
        self.starts: list[vec[i64]] = []
        self.ends: list[vec[i64]] = []
        self.promised: list[float] = []


def play(state: Any, player: Player, sight: Sight) -> list[Seen]:
    """Play a game to its end; what each seat saw."""
    players = state.rules.players
    found = [Seen() for _ in range(players)]
    at = -1
    while state.stack and state.round <= LONGEST:
        if state.seat() == CHANCE:
            state.apply(state.chance(player.rng.random()))
            continue
        begins = TUNED.turn(state) != at and TUNED.quiet(state)
        if begins:
            if at >= 0:
                found[at % players].ends.append(sight.look(state, at % players))
            at = TUNED.turn(state)
            found[state.active].starts.append(sight.look(state, state.active))
        seat = state.active
        choice = player.choice(state)
        if begins:
            found[seat].promised.append(player.promised)
        state.apply(choice)
    return found


def taught(
    saw: Seen, to_go: float, tables: Tables | None, sight: Sight, seen: list[list[int]], turns: list[float]
) -> None:
    """What a seat saw in a game, with the turns that were to come: those it had, and from its last position those foretold."""
    trust = sight.trust
    for i in range(len(saw.starts) - 1, -1, -1):
        to_go += 1.0
        if tables and sight.thorough:
            to_go = trust * to_go + (1 - trust) * saw.promised[i]
        seen.append(list(saw.starts[i]))
        turns.append(to_go)
        if i:
            seen.append(list(saw.ends[i - 1]))
            turns.append(to_go)
        if tables and not sight.thorough:
            to_go = trust * to_go + (1 - trust) * max(1.0, tables.turns(saw.starts[i]))


def spread(seen: list[list[int]], sight: Sight) -> Array:
    """The steps that each position has come up, of all things: those that were left out are at none."""
    things = sight.sizes
    thing = np.repeat(np.arange(len(things)), things)
    values = np.zeros((len(seen), len(things)), np.int16)
    rows = np.repeat(np.arange(len(seen)), [len(cases) for cases in seen])
    cases = np.concatenate([np.array(cases) for cases in seen])
    values[rows, thing[cases]] = cases - np.array(sight.firsts)[thing[cases]]
    return steps(values, things).astype(np.uint8)


def fit(net: Net, x: Array, turns: Array, seconds: float, rng: Any) -> None:
    """Fit to all but a twentieth, and say how well the rest is foretold."""
    aside = len(x) // 20
    end, begun, loss = time() + seconds, time(), []
    while time() < end:
        some = rng.integers(aside, len(x), 2048)
        rate = 0.003 * (1 - 0.95 * (time() - begun) / seconds)
        loss.append(net.move(x[some].astype(np.float32), turns[some], max(rate, 1e-5)))
    off = net.turns(x[:aside].astype(np.float32)) - turns[:aside]
    print(f"{len(x)} positions, {len(loss)} moves, off by {np.sqrt(np.mean(loss[-50:])):.2f}, ", end="")
    print(f"aside {np.sqrt(np.mean(off * off)):.2f} (from {np.std(turns):.2f})", flush=True)


def seeing(eyes: list[list[float]]) -> list[list[float]]:
    """The same in the eyes of fewer: without those who see nothing, and with one who sees twice as much for two alike."""
    found: list[Array] = []
    for eye in map(np.array, eyes):
        twin = next((other for other in found if np.allclose(eye, other, atol=TWINS)), None)
        if twin is not None:
            twin += eye
        elif np.any(np.abs(eye) >= UNIT / 2):
            found.append(eye)
    return [eye.tolist() for eye in found]


def written(tables: list[Any], positions: int) -> str:
    def row(table: list[float]) -> str:
        return f"[{', '.join(str(round(case / UNIT)) for case in table)}]"

    text = HEAD.format(positions=positions) + f"\nstraight = {row(tables[0])}\n"
    for name, eyes in zip(("more", "less"), tables[1:], strict=True):
        text += f"\n{name} = [\n" + "".join(f"  {row(eye)},\n" for eye in seeing(eyes)) + "]\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--lines", type=int, default=1)
    parser.add_argument("--ahead", type=int, default=1)
    parser.add_argument("--on", action="store_true")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--sight", choices=SIGHTS, default="base")
    parser.add_argument("--to", type=Path)
    given = parser.parse_args()
    sight = SIGHTS[given.sight]
    to = given.to or FOLDER / sight.file
    net = Net(1, sight)
    kept: list[tuple[Array, Array]] = []
    tables: list[Any] = []
    seed = 0
    if given.state and given.state.exists():
        net, kept, tables, seed = pickle.loads(given.state.read_bytes())
    elif given.on or sight.boxes:
        net.resume(list(figures(sight.file if given.on else SIGHTS["base"].file)))
        tables = net.tables()
    known = bool(tables)
    rng = np.random.default_rng(seed + 1)
    with Pool(given.workers) as pool:
        for again in range(given.rounds):
            # The first rounds know little and can be short.
            share = 1 / given.rounds if known else 2 * (again + 1) / (given.rounds * (given.rounds + 1))
            seconds = 60 * given.minutes * share
            playing = (1 - FITTING) * seconds
            workers = range(given.workers)
            tasks = [(seed + worker + 1, playing, tables, given.lines, given.ahead, given.sight) for worker in workers]
            seed += given.workers
            rounds: list[float] = []
            for seen, turns, lengths in pool.imap_unordered(notes, tasks):
                kept.append((spread(seen, sight), np.array(turns, np.float32)))
                rounds += lengths
            kept = kept[-KEPT * given.workers :]
            print(f"{len(rounds)} games of two ended in round {np.mean(rounds):.2f}; ", end="")
            x = np.concatenate([part[0] for part in kept])
            x = np.concatenate([x, np.ones((len(x), 1), np.uint8)], 1)
            fit(net, x, np.concatenate([part[1] for part in kept]), FITTING * seconds, rng)
            tables = net.tables()
            to.write_text(written(tables, len(x)), encoding="utf-8")
            if given.state:
                given.state.write_bytes(pickle.dumps((net, kept, tables, seed)))


if __name__ == "__main__":
    main()
