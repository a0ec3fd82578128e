"""How fast the engine is, beside a peer in the same run: catanatron (Settlers of Catan in Python), from its package.

    python benchmarks/against_catanatron.py [--seconds 3] [--rounds 3] [--games istanbul,dice,write]

The peer gets a venv of its own under .bench. Both sides play random 4-player games; a round measures one after the other,
compiled, interpreted and the peer, and the medians of the ratios are printed. Ratios are steadier than the rates.
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
PEER = "catanatron==3.2.1"

PEER_SCRIPT = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
random.seed(1)
COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

def fresh():
    return Game([RandomPlayer(color) for color in COLORS])

ticks = games = 0
start = time.perf_counter()
while time.perf_counter() - start < seconds:
    game = fresh()
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    games += 1
decisions = ticks / (time.perf_counter() - start)

game = fresh()
for _ in range(ticks // games // 2):  # in the middle of a game, as ours are
    game.play_tick()
copies = 0
start = time.perf_counter()
while time.perf_counter() - start < seconds / 2:
    game.copy()
    copies += 1
print(json.dumps({"decisions_per_s": decisions, "copies_per_s": copies / (time.perf_counter() - start)}))
"""


def peer_python() -> Path:
    """The interpreter of the peer's own venv, made when it is first needed."""
    folder = BENCH / "peer"
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", PEER], check=True)
    return python


def ours(game: str, seconds: float, sources: bool) -> dict[str, float]:
    """What `bedesten bench` says, of the installed package or of the plain sources."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if sources:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-P", "-m", "bedesten", "bench", game]
    command += ["--players", "4", "--seconds", str(seconds), "--json"]
    out = subprocess.run(command, check=True, capture_output=True, text=True, env=env, cwd=BENCH)
    return dict(json.loads(out.stdout)[0])


def peer(seconds: float) -> dict[str, float]:
    command = [str(peer_python()), "-c", PEER_SCRIPT, str(seconds)]
    return dict(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured in turn")
    parser.add_argument("--games", default="istanbul", help="which games of ours, with commas")
    given = parser.parse_args()
    BENCH.mkdir(exist_ok=True)
    peer_python()
    for game in given.games.split(","):
        print(f"\n{game}, 4 players, random play; {PEER} beside it; medians of {given.rounds} rounds")
        rows: dict[str, list[dict[str, float]]] = {"compiled": [], "interpreted": [], "peer": []}
        for _ in range(given.rounds):
            rows["compiled"].append(ours(game, given.seconds, sources=False))
            rows["interpreted"].append(ours(game, given.seconds, sources=True))
            rows["peer"].append(peer(given.seconds))
        if not rows["compiled"][0]["compiled"]:
            print("the installed package is not compiled: both rows of ours are interpreted")
        print(f"{'':12} {'decisions/s':>12} {'× peer':>8} {'copies/s':>12} {'× peer':>8}")
        for name, measured in rows.items():
            cells = [f"{name:12}"]
            for what in ("decisions_per_s", "copies_per_s"):
                rate = statistics.median(m[what] for m in measured)
                ratio = statistics.median(m[what] / p[what] for m, p in zip(measured, rows["peer"], strict=True))
                cells.append(f"{rate:12,.0f} {ratio:8.1f}")
            print(" ".join(cells))


if __name__ == "__main__":
    main()
