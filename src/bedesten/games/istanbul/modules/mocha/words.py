"""Mocha & Baksheesh in words, with the Caravan Leader and the Great Bazaar's own place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.modules.mocha import guild_steps, roasting_plant, swap, tavern
from bedesten.games.istanbul.modules.obliged import Obliged
from bedesten.games.istanbul.modules.rubies import coffee_price
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.wording import (
    CARDS as ALL_CARDS,
)
from bedesten.games.istanbul.wording import (
    GOODS,
    LEAVE_IT,
    Describe,
    Words,
    bundle,
    good,
    lira,
    listed,
    no_or,
    yes_no,
)
from bedesten.games.istanbul.wording import (
    PLACES as ALL_PLACES,
)
from bedesten.kernel.step import Step

PLACES: Final[dict[int, str]] = {
    17: "Roasting Plant",
    18: "Guild Hall",
    19: "Tavern",
    20: "Coffee House",
    25: "Catacombs",
}
CARDS: Final[dict[int, str]] = {
    10: "Two coffee",
    11: "Buy a guild card",
    12: "Sell coffee",
    13: "Swap",
    14: "Dice and rewards",
    15: "Turn a die to 6",
    16: "To a corner",
    17: "Wainwright again",
    18: "Coffee House again",
}
TOKENS: Final[dict[int, str]] = {2: "Coffee trader"}
GUILD: Final[list[str]] = [
    "",
    "Free extension",
    "Fabric and more",
    "Spice and more",
    "Fruit and more",
    "Four Lira, four goods",
    "Three bonus cards",
    "To the Fountain",
    "Black Market deal",
    "Double tea",
    "Red, green, yellow for 15",
    "Blue, red, green for 20",
    "Any action",
    "Six goods for a ruby",
    "Small Mosque tile",
    "Great Mosque tile",
    "Ruby for 15 and coffee",
    "Five coffee",
    "Coffee and guild cards",
    "Tavern night",
    "Half-price coffee ruby",
]
TILES: Final[list[str]] = ["movement", "encounter"]

QUESTIONS: Final[dict[str, str]] = {
    "coffee_trader.pay": "How do you pay the Coffee trader?",
    "roasting_plant.roast": "What do you give for two coffee?",
    "guild_hall.hire": "Take a coffee and two guild cards?",
    "guild_hall.discard": "Which guild card do you discard?",
    "guild.draw": "A guild card is drawn.",
    "tavern.treat": "What do you ask for at the Tavern?",
    "tavern.ruby": "Which ruby do you take?",
    "tavern.barrier": "Between which places does the Barrier go?",
    "tavern.beside": "On which side do you act?",
    "coffee_house.serve": "Deliver coffee for a ruby?",
    "turn_to_six.use": "Turn a die to 6?",
    "corner.go": "To which corner?",
    "swap.give": "What do you give away?",
    "swap.receive": "What do you take for it?",
    "guild_cards.different": "Which different goods do you take?",
    "guild_cards.gather": "Which assistants come to the Fountain?",
    "guild_cards.common": "Which two common goods do you take?",
    "guild_cards.announce": "Which number do you announce?",
    "guild_cards.place": "Whose action do you carry out?",
    "guild_cards.deliver": "Which goods does the Sultan get?",
    "guild_cards.tile": "Which mosque tile do you take?",
    "guild_cards.tavern": "What do you ask for at the Tavern?",
    "action.obliged": "How do you carry out the action?",
    "catacombs.descend": "What do you take in the Catacombs?",
    "catacombs.emerge": "Where does he come up again?",
}


def coffee(amount: int) -> str:
    return f"{amount} coffee"


def pay_trader(s: State, step: Step[State], choice: int) -> Words:
    if choice:
        return ("good", choice - 1, f"Pay {good(choice - 1)}")
    return ("number", s.rules.token_fee, f"Pay {lira(s.rules.token_fee)}")


def roast(s: State, step: Step[State], choice: int) -> Words:
    gain = coffee(s.rules.components.number("mocha.roasting_plant.coffee"))
    if choice >= roasting_plant.FOR_GUILD_CARD:
        card = choice - roasting_plant.FOR_GUILD_CARD
        return ("card", 100 + card, f"Discard the guild card {GUILD[card]} for {gain}")
    if choice >= roasting_plant.FOR_CARD:
        card = choice - roasting_plant.FOR_CARD
        return ("card", card, f"Discard {ALL_CARDS[card]} for {gain}")
    if choice >= roasting_plant.FOR_GOOD:
        kind = choice - roasting_plant.FOR_GOOD
        return ("good", kind, f"Pay {good(kind)} for {gain}")
    if choice:
        price = s.rules.components.number("mocha.roasting_plant.lira")
        return ("number", price, f"Pay {lira(price)} for {gain}")
    assert isinstance(step, roasting_plant.Roast)
    return ("yes_no", 0, "That is all" if step.paid else LEAVE_IT)


def guild_card(s: State, step: Step[State], choice: int) -> Words:
    return ("card", 100 + choice, f"{choice}: {GUILD[choice]}")


def play_guild_card(s: State, step: Step[State], choice: int) -> Words:
    return ("card", 100 + choice, f"Play guild card {choice} instead of the turn: {GUILD[choice]}")


def movement_tile(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"Movement tile: straight to the {ALL_PLACES[choice]}")


def treat(s: State, step: Step[State], choice: int) -> Words:
    discount = 0
    if isinstance(step, tavern.Treat):
        discount = step.discount
    elif isinstance(step, guild_steps.Tavern):
        discount = step.treat(s).discount
    cost = coffee(tavern.price(s, choice) - discount)
    if choice == tavern.BARRIER:
        return ("number", 1, f"Place the Barrier for {cost}")
    if choice == tavern.BAKSHEESH:
        goods = s.rules.components.table("mocha.tavern.baksheesh_goods")[s.baksheesh]
        given = listed([f"{amount} {GOODS[kind]}" for kind, amount in enumerate(goods) if amount])
        return ("number", 4, f"Pay {cost} and {given} for a ruby")
    kind = choice - tavern.MOVEMENT_TILE
    return ("tile", 100 + kind, f"Take the {TILES[kind]} tile for {cost}")


def a_place(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, ALL_PLACES[choice])


def a_ruby(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"The next ruby of the {ALL_PLACES[choice]}")


def barrier(s: State, step: Step[State], choice: int) -> Words:
    a, b = choice // 100, choice % 100
    return ("places", [a, b], f"Between {ALL_PLACES[a]} and {ALL_PLACES[b]}")


def serve(s: State, step: Step[State], choice: int) -> Words:
    return ("yes_no", 1, f"Deliver {coffee(coffee_price(s))} for a ruby")


def turn_to_six(s: State, step: Step[State], choice: int) -> Words:
    low, high = s.dice // 10, s.dice % 10
    six = s.rules.components.number("mocha.bonus_cards.die")
    if choice:
        turned, kept = (low, high) if choice == 1 else (high, low)
        return ("dice", choice, f"Turn the {turned} to {six}: {six + kept} in all")
    return ("dice", 0, f"Keep {low} and {high}" if low else f"Keep the {high}")


def swapped(s: State, step: Step[State], choice: int) -> Words:
    things = swap.digits(choice)
    names = [*GOODS, "coffee"]
    label = listed([f"{amount} {names[kind]}" for kind, amount in enumerate(things) if amount])
    return ("goods", things, label)


def different(s: State, step: Step[State], choice: int) -> Words:
    return ("goods", amounts(choice), f"Take {bundle(choice)}")


def gather(s: State, step: Step[State], choice: int) -> Words:
    places = [place for i, place in enumerate(s.places_out(s.active)) if choice >> i & 1]
    return ("places", places, f"Return from {listed([ALL_PLACES[place] for place in places])}")


def common(s: State, step: Step[State], choice: int) -> Words:
    count = s.rules.components.number("mocha.guild_cards.common_goods")
    return (
        ("good", choice - 1, good(choice - 1, count).capitalize())
        if choice
        else ("yes_no", 0, "None: there is no room")
    )


def announce(s: State, step: Step[State], choice: int) -> Words:
    return ("number", choice, f"Announce {choice}")


def deliver(s: State, step: Step[State], choice: int) -> Words:
    return ("goods", amounts(choice), f"Deliver {bundle(choice)} for a ruby")


def tile(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice - 1, f"Take the {GOODS[choice - 1]} tile for {good(choice - 1)}")


def descend(s: State, step: Step[State], choice: int) -> Words:
    if choice > len(GOODS):
        return ("good", len(GOODS), coffee(1).capitalize())
    return ("good", choice - 1, good(choice - 1).capitalize())


def obliged(s: State, step: Step[State], choice: int) -> Words:
    from bedesten.games.istanbul.words import CHOICES as ALL

    assert isinstance(step, Obliged)
    visit = s.rules.places[step.place].visit
    return ALL[visit.key](s, visit, choice)


CHOICES: Final[dict[str, Describe]] = {
    "coffee_trader.pay": pay_trader,
    "roasting_plant.roast": roast,
    "guild_hall.hire": yes_no("Take 1 coffee and 2 guild cards, discard one", LEAVE_IT),
    "guild_hall.discard": guild_card,
    "guild.draw": guild_card,
    "tavern.treat": no_or(treat, LEAVE_IT),
    "tavern.ruby": a_ruby,
    "tavern.barrier": barrier,
    "tavern.beside": a_place,
    "coffee_house.serve": no_or(serve, LEAVE_IT),
    "turn_to_six.use": turn_to_six,
    "corner.go": a_place,
    "swap.give": swapped,
    "swap.receive": swapped,
    "guild_cards.different": no_or(different, "Take nothing"),
    "guild_cards.gather": no_or(gather, "Return nobody"),
    "guild_cards.common": common,
    "guild_cards.announce": announce,
    "guild_cards.place": a_place,
    "guild_cards.deliver": deliver,
    "guild_cards.tile": tile,
    "guild_cards.tavern": no_or(treat, "That is all"),
    "action.obliged": obliged,
    "catacombs.descend": no_or(descend, LEAVE_IT),
    "catacombs.emerge": a_place,
}
EXTRAS: Final[dict[str, Describe]] = {"guild_card": play_guild_card, "movement_tile": movement_tile}
STORIES: Final[dict[str, Callable[[int, int, list[str]], str]]] = {
    "gained_coffee": lambda a, b, names: f"gains {coffee(a)}",
    "paid_coffee": lambda a, b, names: f"pays {coffee(a)}",
    "discarded_guild_card": lambda a, b, names: f"discards the guild card {GUILD[a]}",
    "played_guild_card": lambda a, b, names: f"plays guild card {a}: {GUILD[a]}",
    "took_tavern_tile": lambda a, b, names: f"takes the {TILES[a]} tile",
    "placed_barrier": lambda a, b, names: f"places the Barrier between {ALL_PLACES[a]} and {ALL_PLACES[b]}",
    "acts_at": lambda a, b, names: f"acts at the {ALL_PLACES[a]}",
    "turned_to_six": lambda a, b, names: f"turns a die to 6: {a // 10 + a % 10}",
    "leads_caravan": lambda a, b, names: "leads the caravan now",
}
SECRETS: Final[dict[str, tuple[Callable[[int], str], str]]] = {
    "drew_guild_card": (lambda a: f"draws guild card {a}: {GUILD[a]}", "draws a guild card"),
}
"""What only the one who drew may know: how it is told to him, and to the others."""
