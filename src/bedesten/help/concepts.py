"""What help can tell about that is no single place, card or tile: which docstrings tell it.

For each game: a title, and the docstrings that make up the text, each by its file and the name of a class or function; an
empty name is the docstring of the file itself. The first file's folder says to which expansion or variant it belongs.
"""

from __future__ import annotations

from typing import Final

Concept = tuple[str, tuple[tuple[str, str], ...]]

CONCEPTS: Final[dict[str, tuple[Concept, ...]]] = {
    "istanbul": (
        ("Coffee", (("modules/mocha/coffee.py", ""), ("modules/mocha/coffee.py", "CaravanCoffee"))),
        ("Guild cards", (("modules/mocha/play.py", "PlayGuildCard"),)),
        (
            "Barrier",
            (
                ("modules/mocha/walls.py", "LookAround"),
                ("modules/mocha/tavern.py", "PlaceBarrier"),
                ("modules/mocha/tavern.py", "Beside"),
            ),
        ),
        ("Letters", (("modules/letters/post.py", "deliver"), ("modules/letters/post.py", "Receive"))),
        ("Seals", (("modules/letters/seals.py", ""), ("modules/letters/seals.py", "PaySeals"))),
        ("Extra turn", (("modules/letters/extra_turn.py", ""), ("modules/letters/extra_turn.py", "BuyTurn"))),
        ("Companion", (("modules/letters/companion.py", ""), ("modules/letters/companion.py", "Companion"))),
        (
            "Caravan leader",
            (
                ("modules/caravan_leader.py", ""),
                ("modules/caravan_leader.py", "KeepBoth"),
                ("modules/caravan_leader.py", "TakeLead"),
            ),
        ),
        ("Neutral assistants", (("modules/neutral_assistants.py", ""), ("modules/neutral_assistants.py", "Use"))),
    ),
    "dice": (
        ("Turn", (("turn.py", "Throw"), ("turn.py", "End"))),
        ("Income", (("turn.py", "Income"),)),
        ("Crystals", (("dice.py", "Reroll"),)),
        ("Actions", (("actions.py", "Act"),)),
        ("Bazaar cards", (("cards.py", "Choose"), ("cards.py", "Use"))),
    ),
    "write": (
        ("Turn", (("turn.py", "Play"), ("turn.py", "Use"))),
        ("Following", (("turn.py", "Follow"), ("turn.py", "Cross"))),
        ("Bonus rubies", (("turn.py", "BonusRubies"),)),
        ("Caravan cards", (("cards/caravan_cards.py", ""),)),
        ("Ruby cards", (("cards/ruby_cards.py", "AddRubyCard"), ("cards/ruby_cards.py", "RaisePrices"))),
        ("Solo game", (("turn.py", "DiscardLeft"),)),
    ),
}
