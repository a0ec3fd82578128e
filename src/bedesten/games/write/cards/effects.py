"""The effects of cards, read from the words of the components file: `2 good, 1 improvement`."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.caravan_cards import CARD_OR_GOOD, IMPROVE_OR_FILL, PICK
from bedesten.games.write.cards.draws import TAKE_GOODS_CARD, TAKE_GUILD_CARD
from bedesten.games.write.gains import CHOOSE_GOOD, FILL_SPACE, IMPROVE, TAKE_RUBY, Different, Identical, TakeLira
from bedesten.games.write.locations.sultans_palace import Deliver
from bedesten.games.write.parts import CardEffect
from bedesten.games.write.payment import DISCARD_CARD, Spend
from bedesten.games.write.state import State
from bedesten.kernel.errors import BadComponents
from bedesten.kernel.step import Step

SINGLE: Final[dict[str, Step[State]]] = {
    "good": CHOOSE_GOOD,
    "card": TAKE_GOODS_CARD,
    "guild": TAKE_GUILD_CARD,
    "improvement": IMPROVE,
    "space": FILL_SPACE,
    "ruby": TAKE_RUBY,
    "discard": DISCARD_CARD,
    "guild-pick": PICK,
    "card-or-good": CARD_OR_GOOD,
    "improvement-or-space": IMPROVE_OR_FILL,
}
"""Words that mean a step, taken as often as is said."""
LETTERS: Final = "ABCD"
PALACE: Final = "palace-"
MOST: Final = 20


def read(figure: str, text: str) -> CardEffect:
    """The effect that a text of this figure stands for."""
    steps: list[Step[State]] = []
    letters = 0
    spend = 0
    discard = 0
    for part in text.split(","):
        number, _, word = part.strip().partition(" ")
        if not number.isdigit() or not 1 <= int(number) <= MOST:
            raise BadComponents(f"{figure}: {part.strip()!r} must begin with how often, from 1 to {MOST}")
        amount = int(number)
        if word in SINGLE:
            steps.extend([SINGLE[word]] * amount)
            discard += amount if word == "discard" else 0
        elif word == "lira":
            steps.append(TakeLira(amount))
        elif word == "identical":
            steps.append(Identical(amount))
        elif word == "different":
            steps.append(Different(amount))
        elif word == "spend":
            steps.append(Spend(amount))
            spend += amount
        elif word.startswith(PALACE) and amount == 1 and not letters:
            letters = mask(figure, word[len(PALACE) :])
            steps.append(Deliver(letters))
        else:
            known = [*SINGLE, "lira", "identical", "different", "spend", PALACE + LETTERS]
            raise BadComponents(f"{figure}: {part.strip()!r} is no effect; allowed are {', '.join(known)}")
    if letters and (spend or discard):
        raise BadComponents(f"{figure}: {text!r} must not ask for the palace's goods and for others")
    return CardEffect(text, steps[::-1], letters, spend, discard)


def mask(figure: str, letters: str) -> int:
    """The palace's letters as bits."""
    bits = 0
    for letter in letters:
        if letter not in LETTERS:
            raise BadComponents(f"{figure}: the palace has the letters {LETTERS}, not {letter!r}")
        bits |= 1 << LETTERS.index(letter)
    if not bits:
        raise BadComponents(f"{figure}: {PALACE} must name a letter, such as {PALACE}A")
    return bits
