"""A small bot for Istanbul: goes where there is something for it, and takes as much as it can get there."""

import json
import random
import re
import sys


def worth(option, view, me):
    """How good an option looks. The view is what a person at this seat sees; `me` is the seat's own part of it."""
    label = option["label"].lower()
    points = 50 * ("ruby" in label) - 5 * ("no action" in label or "end the turn" in label) - ("pay 2" in label)
    if option["kind"] != "place" or "gemstones" not in view:
        return points + sum(map(int, re.findall(r"\d+", label))) / 100
    full, lira = sum(me["goods"]) >= 2 * me["capacity"], me["lira"]
    wants = {"gem": lira >= view["gemstones"]["price"], "wain": lira > 6 and me["capacity"] < 5}
    wants |= {"market": full, "warehouse": not full, "fountain": not me["crew"]}
    return points + 3 * any(wants[word] for word in wants if word in label) - 9 * ("no assistant" in label)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        seat, dice = message["seat"], random.Random(message["seed"])  # the same seed, the same game
    elif message["type"] == "choose":
        view = message["view"]
        best = max(message["options"], key=lambda option: worth(option, view, view["seats"][seat]) + dice.random())
        print(json.dumps({"choice": best["choice"]}), flush=True)
    elif message["type"] == "goodbye":
        break
