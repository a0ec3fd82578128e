"""Letters & Seals in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.istanbul import wording
from bedesten.games.istanbul.modules.letters.kiosk_tiles import (
    CALL_COMPANION,
    COFFEE_OR_LIRA,
    EXTENSION,
    IN_COFFEE,
    TO_THE_FOUNTAIN,
    extension_cost,
    instead_of_coffee,
)
from bedesten.games.istanbul.modules.letters.kiosk_trades import CARD, COFFEE, GOOD, LIRA, SPAN, Trade, prices
from bedesten.games.istanbul.modules.letters.meeting import MEET
from bedesten.games.istanbul.modules.letters.names import DELIVERED
from bedesten.games.istanbul.modules.letters.places.auction_house import NO_ROOM, Bid
from bedesten.games.istanbul.modules.letters.places.kiosk import TILES, Use
from bedesten.games.istanbul.modules.letters.places.secret_society import society_lira, society_seals
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.wording import GOODS, LEAVE_IT, Describe, Words, awaits, good, lira, listed, no_or
from bedesten.kernel.step import Step

PLACES: Final[dict[int, str]] = {
    21: "Embassy",
    22: "Kiosk",
    23: "Auction House",
    24: "Secret Society",
}
CARDS: Final[dict[int, str]] = {
    19: "One letter",
    20: "Red good and Lira",
    21: "Green good and Lira",
    22: "Yellow good and Lira",
    23: "Blue good and Lira",
    24: "Dice and reward",
    25: "Sell a good",
    26: "Copy the last card",
    27: "Family member's step",
    28: "To another merchant",
    29: "Companion's long way",
    30: "Use a token",
    31: "Mosque again",
    32: "Secret Society again",
    33: "Anywhere",
}
TOKENS: Final[dict[int, str]] = {3: "Courier"}
KIOSK_TILES: Final[list[str]] = [
    "",
    "1 yellow good and 1 Lira",
    "1 green good and 1 Lira",
    "1 red good and 1 Lira",
    "2 yellow goods",
    "2 green goods",
    "2 red goods",
    "1 yellow good",
    "1 green good",
    "1 red good",
    "1 blue good",
    "1 bonus card",
    "2 Lira",
    "2 Lira or a coffee",
    "3 Lira or a coffee",
    "your companion to your supply",
    "as many Lira as a die shows",
    "an extension for Lira",
    "an extension for one of each good",
    "your merchant to the Fountain",
    "a good for a letter, or a letter for a good",
    "a card for a letter, or a letter for a card",
    "Lira for a letter, or a letter for Lira",
    "Lira for a good, or a good for Lira",
    "Lira for a card, or a card for Lira",
]

QUESTIONS: Final[dict[str, str]] = {
    "letters.draw": "A letter is taken.",
    "letters.pay": "Pay the merchants and companions here?",
    "letters.recall": "Who comes back?",
    "seals.pay": "Which letter do you give for its seals?",
    "extra_turn.buy": "Buy another turn?",
    "courier.pay": "How do you pay the Courier?",
    "embassy.collect": "Take letters?",
    "kiosk.browse": "Go to the Kiosk?",
    "kiosk.reveal": "A kiosk tile is turned up.",
    "kiosk.choose": "Which kiosk tile do you choose?",
    "kiosk.use": "Use the kiosk tile?",
    "kiosk.roll": "A die is rolled.",
    "kiosk.take_good": "Which good do you take?",
    "auction_house.visit": "Which good do you take?",
    "auction_house.opening": "What do you bid for the cards?",
    "auction_house.bid": "Do you raise the bid?",
    "secret_society.inform": "Which ruby do you take?",
    "sell_good.choose": "What do you sell?",
    "family_step.go": "Where does your family member go?",
    "to_merchant.join": "Whose merchant do you join?",
    "anywhere.jump": "Where does your merchant go?",
    "companion_far.go": "Where does your companion go?",
    "use_token.choose": "Whom do you use?",
}


def place_name(place: int) -> str:
    return wording.PLACES[place]


def letter(choice: int) -> str:
    return "a delivered letter" if choice == DELIVERED else f"a letter to the {place_name(choice)}"


def thing(kind: int) -> str:
    """A good, or a coffee, as a choice counts them."""
    return "1 coffee" if kind == COFFEE else good(kind - 1)


def a_place(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, place_name(choice))


def a_letter(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, letter(choice).capitalize())


def pay_seals(s: State, step: Step[State], choice: int) -> Words:
    if choice == DELIVERED:
        return ("tile", choice, "A delivered letter: 2 seals")
    return ("place", choice, f"A letter to the {place_name(choice)}: 1 seal")


def buy_turn(s: State, step: Step[State], choice: int) -> Words:
    count = s.rules.components.number("letters.extra_turn_seals")
    return ("yes_no", choice, f"Another turn for {count} seals" if choice else "No")


def pay_merchants(s: State, step: Step[State], choice: int) -> Words:
    due = MEET.met(s, s.target()) * s.rules.merchant_fee
    return ("yes_no", choice, f"Pay {lira(due)}" if choice else "No: end the turn here")


def pay_courier(s: State, step: Step[State], choice: int) -> Words:
    if not choice:
        return ("number", s.rules.token_fee, f"Pay {lira(s.rules.token_fee)}")
    return ("tile" if choice == DELIVERED else "place", choice, f"Give {letter(choice)}")


def recall(s: State, step: Step[State], choice: int) -> Words:
    out = s.places_out(s.active)
    places = [place for i, place in enumerate(out) if choice >> i & 1]
    parts = [f"Return from {listed([place_name(place) for place in places])}"] if places else []
    if choice >> len(out) & 1:
        parts.append("your companion comes to your supply")
    label = ", and ".join(parts)
    return ("places", places, label[0].upper() + label[1:])


def browse(s: State, step: Step[State], choice: int) -> Words:
    return ("yes_no", 1, f"Take a letter and turn up {s.rules.players + 1} tiles")


def collect(s: State, step: Step[State], choice: int) -> Words:
    return ("yes_no", 1, f"Take {s.rules.components.number('letters.embassy.letters')} letters")


def kiosk_tile(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice, f"Tile {choice}: {KIOSK_TILES[choice]}")


def use_tile(s: State, step: Step[State], choice: int) -> Words:
    """What using a tile in this way means."""
    assert isinstance(step, Use)
    tile = step.tile
    if not choice:
        return ("yes_no", 0, "Leave it unused")
    if tile in (COFFEE_OR_LIRA, COFFEE_OR_LIRA + 1):
        return (
            ("good", COFFEE - 1, "Take 1 coffee")
            if choice == IN_COFFEE
            else ("number", instead_of_coffee(s, tile), f"Take {lira(instead_of_coffee(s, tile))}")
        )
    if tile == CALL_COMPANION:
        return ("yes_no", 1, "Take your companion to your supply")
    if tile == TO_THE_FOUNTAIN:
        return ("yes_no", 1, "Your merchant goes to the Fountain")
    if tile in (EXTENSION, EXTENSION + 1):
        cost = extension_cost(s, tile)
        parts = [f"{amount} {GOODS[kind]}" for kind, amount in enumerate(cost[:-1]) if amount]
        return ("yes_no", 1, f"Pay {listed([*parts, lira(cost[-1])] if cost[-1] else parts)} for an extension")
    return trade(s, step, choice)


def trade(s: State, step: Use, choice: int) -> Words:
    tile = TILES[step.tile]
    assert isinstance(tile, Trade)
    first = choice < 2 * SPAN
    given, taken = (tile.first, tile.second) if first else (tile.second, tile.first)
    which = choice % SPAN
    gain = ["", "a good", "a bonus card", "a letter"][taken] if taken != LIRA else lira(prices(s, tile.number)[1])
    if given == LIRA:
        price = prices(s, tile.number)[0]
        return ("number", price, f"Pay {lira(price)} for {gain}")
    if given == CARD:
        return ("card", which - 1, f"Discard {wording.CARDS[which - 1]} for {gain}")
    if given == GOOD:
        return ("good", which - 1, f"Pay {thing(which)} for {gain}")
    return ("tile" if which == DELIVERED else "place", which, f"Give {letter(which)} for {gain}")


def one_die(s: State, step: Step[State], choice: int) -> Words:
    return ("dice", choice, str(choice))


def a_good(s: State, step: Step[State], choice: int) -> Words:
    return ("good", choice - 1, thing(choice).capitalize())


def auction_good(s: State, step: Step[State], choice: int) -> Words:
    if choice == NO_ROOM:
        return ("yes_no", 1, "No good, the barrow is full: just the auction")
    return ("good", choice - 1, f"Take {good(choice - 1)} and hold the auction")


def opening(s: State, step: Step[State], choice: int) -> Words:
    return ("number", choice, f"Bid {lira(choice)}")


def bid(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, Bid)
    return ("number", choice, f"Bid {lira(choice)}" if choice else f"Pass at {lira(step.best)}")


def inform(s: State, step: Step[State], choice: int) -> Words:
    bonus = society_lira(s)
    gains = f"the next ruby of the {place_name(choice)}" + (f" and {lira(bonus)}" if bonus else "")
    return ("place", choice, f"Give {society_seals(s)} seals for {gains}")


def sell_good(s: State, step: Step[State], choice: int) -> Words:
    price = lira(s.rules.components.number("letters.bonus_cards.sale_lira"))
    return ("good", choice - 1, f"Sell {thing(choice)} for {price}")


def family_step(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"Your family member acts at the {place_name(choice)}")


def join(s: State, step: Step[State], choice: int) -> Words:
    return ("seat", choice, f"The merchant of seat {choice + 1}, at the {place_name(s.merchant[choice])}")


def arrival(s: State, step: Step[State], choice: int) -> Words:
    notes = awaits(s, choice)
    return ("place", choice, f"{place_name(choice)} ({'; '.join(notes)})" if notes else place_name(choice))


def token(s: State, step: Step[State], choice: int) -> Words:
    return ("token", choice, f"Use the {wording.TOKENS[choice]}")


def companion(s: State, step: Step[State], choice: int) -> Words:
    if not choice:
        here = s.merchant[s.active]
        return ("place", here, f"Set your companion beside your merchant at the {place_name(here)}")
    notes = "; ".join(awaits(s, choice))
    label = f"Your companion goes to the {place_name(choice)}"
    return ("place", choice, f"{label} ({notes})" if notes else label)


CHOICES: Final[dict[str, Describe]] = {
    "letters.draw": a_letter,
    "letters.pay": pay_merchants,
    "letters.recall": no_or(recall, "Return nobody"),
    "seals.pay": pay_seals,
    "extra_turn.buy": buy_turn,
    "courier.pay": pay_courier,
    "embassy.collect": no_or(collect, LEAVE_IT),
    "kiosk.browse": no_or(browse, LEAVE_IT),
    "kiosk.reveal": kiosk_tile,
    "kiosk.choose": kiosk_tile,
    "kiosk.use": use_tile,
    "kiosk.roll": one_die,
    "kiosk.take_good": a_good,
    "auction_house.visit": no_or(auction_good, LEAVE_IT),
    "auction_house.opening": opening,
    "auction_house.bid": bid,
    "secret_society.inform": no_or(inform, LEAVE_IT),
    "sell_good.choose": sell_good,
    "family_step.go": family_step,
    "to_merchant.join": join,
    "anywhere.jump": arrival,
    "companion_far.go": arrival,
    "use_token.choose": token,
}
EXTRAS: Final[dict[str, Describe]] = {"companion": companion}
STORIES: Final[dict[str, Callable[[int, int, list[str]], str]]] = {
    "got_letter": lambda a, b, names: f"receives a letter to the {place_name(a)}",
    "delivered": lambda a, b, names: f"delivers the letter to the {place_name(a)}",
    "gave_letter": lambda a, b, names: f"gives a letter to the {place_name(a)} away",
    "gave_delivered": lambda a, b, names: "gives a delivered letter away",
    "letters_shuffled": lambda a, b, names: "sees the used letters become the new supply",
    "extra_turn": lambda a, b, names: "buys another turn",
    "companion_called": lambda a, b, names: "takes the companion to the personal supply",
    "companion_set_out": lambda a, b, names: f"sets the companion on the {place_name(a)}",
    "companion_moved": lambda a, b, names: f"sends the companion to the {place_name(a)}",
    "kiosk_tile": lambda a, b, names: f"turns up a kiosk tile: {KIOSK_TILES[a]}",
    "chose_tile": lambda a, b, names: f"gets the kiosk tile: {KIOSK_TILES[a]}",
    "rolled_one": lambda a, b, names: f"rolls a {a}",
    "bid": lambda a, b, names: f"bids {lira(a)}",
    "passed": lambda a, b, names: "passes",
    "won_auction": lambda a, b, names: f"wins the auction for {lira(a)}",
}
SECRETS: Final[dict[str, tuple[Callable[[int], str], str]]] = {}
"""Letters and kiosk tiles lie open: there are none."""
