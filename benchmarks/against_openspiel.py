"""Simulations a second of our search bot, beside a peer in the same run: OpenSpiel's MCTS bot in Python, from its package.

    python benchmarks/against_openspiel.py [--seconds 5] [--rounds 5] [--simulations 400] [--sources]

The peer gets a venv of its own under .bench and plays backgammon and gin rummy, with one random playout a simulation. Ours
plays the 2-player base game of Istanbul with its default playout. Each searches at every decision of a game that it plays
against itself, from the beginning on, for so many seconds. A round measures one after the other; the medians of the rates
and of the ratios are printed. Ratios are steadier than the rates.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BENCH = ROOT / ".bench"
PEER = "open_spiel==2.0.2"
GAMES = ["backgammon", "gin_rummy"]

PEER_SCRIPT = """
import json, sys, time
import numpy, pyspiel
from open_spiel.python.algorithms import mcts

name, seconds, simulations = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
rng = numpy.random.RandomState(1)
game = pyspiel.load_game(name)
bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
done = 0
spent = 0.0
state = game.new_initial_state()
while spent < seconds:
    if state.is_terminal():
        state = game.new_initial_state()
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(actions, p=weights)))
    elif len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    else:
        start = time.perf_counter()
        root = bot.mcts_search(state)
        spent += time.perf_counter() - start
        done += root.explore_count
        state.apply_action(root.best_child().action)
print(json.dumps({"simulations_per_s": done / spent}))
"""

OUR_SCRIPT = """
import json, sys
import bedesten
from bedesten.bots import bot
from bedesten.cli.engine import compiled

seconds, simulations = float(sys.argv[1]), int(sys.argv[2])
player = bot(f"search:{simulations}", seed=1)
done = 0
spent = 0.0
table = bedesten.Table(bedesten.game("istanbul", players=2), seed=1)
while spent < seconds:
    if table.over:
        table = bedesten.Table(table.game, seed=done)
    options = table.options()
    choice = options[0]
    if len(options) > 1:
        thought = player.thought(table.viewpoint(table.seat))
        spent += thought.seconds
        done += thought.simulations
        choice = thought.choices[0][0]
    table.apply(choice)
print(json.dumps({"simulations_per_s": done / spent, "compiled": compiled()}))
"""


def peer_python() -> Path:
    """The interpreter of the peer's own venv, made when it is first needed."""
    folder = BENCH / "openspiel"
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", PEER], check=True)
    return python


def said(command: list[str], env: dict[str, str] | None = None) -> dict[str, float]:
    """What a script prints."""
    out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env, cwd=BENCH)
    return dict(json.loads(out.stdout))


def peer(game: str, seconds: float, simulations: int) -> float:
    return said([str(peer_python()), "-c", PEER_SCRIPT, game, str(seconds), str(simulations)])["simulations_per_s"]


def ours(seconds: float, simulations: int, sources: bool) -> dict[str, float]:
    """Our bot from the installed package, or from the plain sources."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if sources:
        env["PYTHONPATH"] = str(ROOT / "src")
    return said([sys.executable, "-P", "-c", OUR_SCRIPT, str(seconds), str(simulations)], env)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement takes at least")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured in turn")
    parser.add_argument("--simulations", type=int, default=400, help="for each decision")
    parser.add_argument("--sources", action="store_true", help="ours from the plain sources, not as installed")
    given = parser.parse_args()
    BENCH.mkdir(exist_ok=True)
    peer_python()
    mine: list[dict[str, float]] = []
    theirs: dict[str, list[float]] = {game: [] for game in GAMES}
    for _ in range(given.rounds):
        mine.append(ours(given.seconds, given.simulations, given.sources))
        for game in GAMES:
            theirs[game].append(peer(game, given.seconds, given.simulations))
    rates = [entry["simulations_per_s"] for entry in mine]
    engine = "compiled" if mine[0]["compiled"] else "interpreted"
    print(f"simulations a second at {given.simulations} a decision; medians of {given.rounds} rounds")
    print(f"{f'bedesten, istanbul, 2 players, {engine}':48} {statistics.median(rates):10,.0f}")
    for game, found in theirs.items():
        ratio = statistics.median(own / other for own, other in zip(rates, found, strict=True))
        print(f"{f'{PEER}, {game}':48} {statistics.median(found):10,.0f}   ours are {ratio:.1f} ×")


if __name__ == "__main__":
    main()
