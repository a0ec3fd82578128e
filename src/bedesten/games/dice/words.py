"""The game in words: questions, choices and events. Here and in `texts` stand all texts of this language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.dice import cards, dice, markers, payment
from bedesten.games.dice.names import (
    BUY,
    CARDS,
    COINS,
    DIFFERENT,
    DONE,
    GOODS,
    GOODS_CARPET,
    LIRA_CARPET,
    PAIR,
    TAKE,
)
from bedesten.games.dice.rules import Rules
from bedesten.games.dice.state import State
from bedesten.games.dice.texts import (
    AREAS,
    COLOURS,
    area_text,
    capital,
    card_text,
    condition,
    dice_text,
    given,
    goods,
    listed,
    plural,
    thing,
    things,
    tile_name,
    tile_text,
)
from bedesten.kernel.game import Option
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

# What is asked, by the key of the step.

QUESTIONS: Final[dict[str, str]] = {
    "turn.income": "Which income comes first?",
    "dice.roll": "The dice are rolled: which coins and cards?",
    "dice.roll_goods": "The dice are rolled: which goods?",
    "dice.reroll": "Discard a crystal to roll dice again?",
    "turn.act": "Which action do you carry out?",
    "payment.pay": "How do you pay?",
    "markers.choose": "Which markers do you take?",
    "markers.discard": "Which marker do you discard?",
    "rubies.choose": "Where do you take the ruby?",
    "mosque.reveal": "A mosque tile is turned up.",
    "mosque.take": "Which mosque tile do you take?",
    "mosque.give_up": "Which mosque tile do you give up?",
    "cards.reveal": "A bazaar card is revealed.",
    "cards.choose": "Which card do you use?",
}


def question(s: State) -> str:
    step = s.top()
    if isinstance(step, payment.PayGood):
        return f"Which {COLOURS[step.good]} goods do you give?"
    if isinstance(step, cards.Use):
        return f"The card says: {area_text(step.area(s))}. What do you do?"
    return QUESTIONS[step.key]


# What a choice means. Each kind of step has a function: what it points at, which one, and a sentence.

Words = tuple[str, int | list[int] | None, str]


def describe(s: State, choice: int) -> Option:
    """A choice in words."""
    step = s.top()
    kind, target, label = CHOICES[step.key](s, step, choice)
    return Option(choice=choice, kind=kind, target=target, label=label)


def income(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice, [f"{s.rules.income_lira} Lira", "A crystal", "A bazaar card"][choice])


def roll(s: State, step: Step[State], choice: int) -> Words:
    return ("dice", dice.faces(choice), capital(dice_text(choice)) or "Goods only")


def reroll(s: State, step: Step[State], choice: int) -> Words:
    if not choice:
        return ("yes_no", 0, "Leave the dice as they are")
    label = "Roll all dice again" if choice == s.dice else f"Roll {dice_text(choice)} again"
    return ("dice", dice.faces(choice), label)


def act(s: State, step: Step[State], choice: int) -> Words:
    rules = s.rules
    if choice == DONE:
        return ("yes_no", 0, "No more actions")
    if choice < DIFFERENT + 2:
        good = choice - PAIR
        return ("good", good, f"2 {COLOURS[good]} goods for a {COLOURS[good]} marker")
    if choice < COINS:
        gain = ["a crystal", "a brown marker", "2 markers of choice"][choice - DIFFERENT - 2]
        return ("number", choice - DIFFERENT, f"{choice - DIFFERENT} different goods for {gain}")
    if choice == COINS:
        count = dice.showing(s.dice, 4)
        gains = listed([f"{count * rules.coin} Lira", *with_coins(s)])
        return ("dice", [0, 0, 0, 0, count, 0], f"{plural(count, 'coin')} for {gains}")
    if choice < BUY:
        count = choice - CARDS
        what = "reveal a bazaar card and use it" if count == 1 else f"reveal {count} bazaar cards and use one"
        return ("dice", [0, 0, 0, 0, 0, count], f"{plural(count, 'card icon')}: {what}")
    if choice < TAKE:
        return ("place", choice - BUY, f"{capital(ruby_price(s, choice - BUY))} for a ruby")
    tile = choice - TAKE
    return ("tile", tile, f"{capital(goods(rules.tiles[tile].cost))} for the tile: {tile_text(rules, tile)}")


def with_coins(s: State) -> list[str]:
    """The markers that goods tiles add to the coins."""
    rules = s.rules
    found = [rules.tiles[tile].good for tile in s.tiles[s.active]]
    for tile in s.fresh:
        found.remove(rules.tiles[tile].good)
    return [f"a {COLOURS[good]} marker" for good in found if good >= 0]


def ruby_price(s: State, area: int) -> str:
    """What the next ruby of an area costs."""
    price = s.rules.tracks[area][s.taken[area]]
    if area == LIRA_CARPET:
        return f"{price} Lira"
    if area < GOODS_CARPET:
        return f"{price} {COLOURS[area]} goods"
    return "one good of each colour" + (f" and {price} of any" if price else "")


def pay(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, payment.Pay)
    if choice:
        return ("yes_no", None, "Pay in another way")
    cost = payment.price(s, step.purchase)
    paid, marked = payment.suggestion(s, cost)
    suggested = dice.faces(paid)[:GOODS] + [marked // one % 100 for one in payment.MARKERS]
    suggested.append(cost.total - sum(suggested))
    return ("goods", suggested, f"Pay {given(suggested)}")


def pay_good(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, payment.PayGood)
    amounts = [0] * (2 * GOODS + 1)
    amounts[step.good] = choice // payment.DIE
    amounts[GOODS + step.good] = choice % payment.DIE
    label = capital(given(amounts)) if choice else f"No {COLOURS[step.good]} die or marker"
    return ("goods", amounts, label)


def choose_markers(s: State, step: Step[State], choice: int) -> Words:
    amounts = [choice // digit % 10 for digit in markers.DIGITS]
    return ("goods", amounts, capital(things(amounts)))


def discard_marker(s: State, step: Step[State], choice: int) -> Words:
    return ("good", choice, f"Discard {thing(choice, 1)}")


def area(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"From the {AREAS[choice]} (price: {ruby_price(s, choice)})")


def tile(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice, capital(tile_name(s.rules, choice)))


def card(s: State, step: Step[State], choice: int) -> Words:
    return ("card", choice, capital(card_text(s.rules, choice)))


def use(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, cards.Use)
    half = step.area(s)
    if not choice:
        return ("yes_no", 0, f"Take {s.rules.otherwise} Lira" if step.user == s.active else "Do nothing")
    gain = f"take {things(half.gains[choice - 1])}"
    return ("number", choice, capital(f"{condition(half)}, {gain}" if half.discards else gain))


CHOICES: Final[dict[str, Callable[[State, Step[State], int], Words]]] = {
    "turn.income": income,
    "dice.roll": roll,
    "dice.roll_goods": roll,
    "dice.reroll": reroll,
    "turn.act": act,
    "payment.pay": pay,
    "payment.good": pay_good,
    "markers.choose": choose_markers,
    "markers.discard": discard_marker,
    "rubies.choose": area,
    "mosque.reveal": tile,
    "mosque.take": tile,
    "mosque.give_up": tile,
    "cards.reveal": card,
    "cards.choose": card,
    "cards.use": use,
}


# What happened. The seat acts; the rest is worked out from the two numbers of the event.


STORIES: Final[dict[str, Callable[[Rules, int, int], str]]] = {
    "turn": lambda rules, a, b: f"begins round {a}",
    "rolled": lambda rules, a, b: f"has the dice {dice_text(a)}",
    "rerolls": lambda rules, a, b: f"rolls {dice_text(a)} again",
    "used_dice": lambda rules, a, b: f"uses the dice {dice_text(a)}",
    "gained": lambda rules, a, b: f"takes {thing(a, b)}" if b else f"finds no {thing(a, 2)[2:]} left",
    "paid": lambda rules, a, b: f"discards {thing(a, b)}",
    "shortage": lambda rules, a, b: f"sees a shortage: everybody gives back {thing(a, 1)}",
    "took_ruby": lambda rules, a, b: f"takes a ruby from the {AREAS[a]}",
    "took_tile": lambda rules, a, b: f"takes the tile: {tile_text(rules, a)}",
    "gave_up_tile": lambda rules, a, b: f"gives up the tile: {tile_text(rules, a)}",
    "tile_revealed": lambda rules, a, b: "",
    "revealed": lambda rules, a, b: f"reveals the card: {card_text(rules, a)}",
    "used_card": lambda rules, a, b: f"uses the card: {card_text(rules, a)}",
    "reshuffled": lambda rules, a, b: "shuffles the discarded cards",
    "game_over": lambda rules, a, b: "",
}


def story(rules: Rules, event: Event, names: list[str]) -> str:
    """What happened; everybody may know it."""
    key, seat, a, b = event
    what = STORIES[key](rules, a, b)
    return f"{names[seat]} {what}" if what else ""
