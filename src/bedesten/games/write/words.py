"""The game in words: questions, choices and events. With `phrases.py` the place for this language's texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.write import gains, payment, turn
from bedesten.games.write.cards import location_cards
from bedesten.games.write.gains import TENS
from bedesten.games.write.locations import wainwright
from bedesten.games.write.names import (
    FOUNTAIN,
    FROM_GOODS,
    FROM_GUILD,
    FROM_LIRA,
    IMPROVABLE,
    IMPROVABLES,
    NUMBERED,
    PALACE,
    TEA_HOUSE,
)
from bedesten.games.write.phrases import GOODS, count, effect, fountain, goods_card, goods_list, lira, listed
from bedesten.games.write.rules import Rules, location_of
from bedesten.games.write.state import State
from bedesten.kernel.game import Option
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

PLACES: Final = [
    "",
    "Warehouse",
    "Gemstone Dealer",
    "Large Market",
    "Post Office",
    "Warehouse",
    "Caravansary",
    "Roasting Plant",
    "Tea House",
    "Guild Hall",
    "Warehouse",
    "Small Market",
    "Catacombs",
    "Wainwright",
    "Black Market",
    "Sultan's Palace A",
    "Sultan's Palace B",
    "Sultan's Palace C",
    "Sultan's Palace D",
]
SOURCES: Final = {
    FROM_GOODS: "for a full row of goods",
    FROM_LIRA: "for a full Lira section",
    FROM_GUILD: "with a guild card",
}


def place(number: int) -> str:
    """A location with its number, as three of them are warehouses."""
    return f"{number} {PLACES[number]}" if number <= NUMBERED else PLACES[number]


def source(number: int) -> str:
    """Where a ruby comes from."""
    return SOURCES[number] if number in SOURCES else f"from {place(number)}"


# What is asked, by the key of the step.

QUESTIONS: Final[dict[str, str]] = {
    "turn.play": "Which card do you play?",
    "turn.use": "Which action do you carry out?",
    "turn.follow": "Follow, or take a bonus action?",
    "turn.cross": "What do you cross off?",
    "goods.choose": "Which good do you take?",
    "goods.identical": "Which kind do you take?",
    "goods.different": "Which goods do you take?",
    "space.fill": "Which space do you fill in?",
    "improvement.take": "Where do you check an improvement?",
    "wainwright.improve": "Check an improvement?",
    "payment.pay": "How do you pay?",
    "payment.spend_one": "Which good do you cross off?",
    "goods_cards.discard": "Which goods card do you discard?",
    "large_market.sell": "Which kind do you sell?",
    "catacombs.emerge": "Where do the Catacombs lead you?",
    "palace.deliver": "Which letter of the palace do you deliver to?",
    "caravan.card_or_good": "A goods card or a good?",
    "caravan.improve_or_fill": "An improvement or a space?",
    "caravan.keep": "Which guild card do you keep?",
    "location_cards.take": "Where does your new card come from?",
    "location_cards.draw": "A location card is drawn.",
    "display.reveal": "A location card is turned up.",
    "ruby_cards.reveal": "A ruby card is turned up.",
    "caravan.reveal": "A caravan card is turned up.",
    "caravan.look_at": "A guild card is drawn to choose from.",
    "goods_cards.draw": "A goods card is drawn.",
    "guild_cards.draw": "A guild card is drawn.",
}


def question(s: State) -> str:
    key = s.top().key
    if key == "payment.pay":
        return f"How do you pay {goods_list(s.owed)}?"
    if key == "turn.follow":
        return f"Follow {place(s.played)}, or take a bonus action?"
    return QUESTIONS[key]


# What a choice means. Each kind of step has a function: what it points at, which one, and a sentence.

Words = tuple[str, int | list[int] | None, str]


def describe(s: State, choice: int) -> Option:
    """A choice in words."""
    step = s.top()
    kind, target, label = CHOICES[step.key](s, step, choice)
    return Option(choice=choice, kind=kind, target=target, label=label)


def play(s: State, step: Step[State], choice: int) -> Words:
    if choice >= turn.GUILD:
        card = choice - turn.GUILD
        return ("card", choice, f"Guild card for {lira(s.rules.guild_costs[card])}: {effect(s.rules.guild[card])}")
    if choice > turn.HAND:
        return ("card", choice, f"{place(choice - turn.HAND)} from your hand")
    return ("card", choice, f"{place(choice)} from the display")


def deed(s: State, number: int) -> str:
    """What a location does for the acting player."""
    rules = s.rules
    seat = s.acting
    if number in IMPROVABLE:
        level = s.improvements[seat * IMPROVABLES + IMPROVABLE.index(number)]
        if number == TEA_HOUSE:
            return lira(rules.tea_income[level])
        return f"{rules.warehouse_income[level]} {GOODS[rules.warehouse_goods[number]]}"
    if number >= PALACE:
        at = (number - PALACE) * len(GOODS)
        return f"a ruby for {goods_list(s.prices[at : at + len(GOODS)])}"
    texts = {
        2: f"a ruby for {lira(rules.gem_price)}",
        3: f"{lira(rules.large_market_lira)} and a space for {rules.large_market_goods} goods of one kind",
        4: f"a goods card and {lira(rules.post_office_lira)}",
        6: effect(rules.caravan[s.caravan[0]]),
        7: f"{rules.roasting_goods} goods of your choice",
        9: "a guild card",
        11: f"{lira(rules.small_market_lira)} for a goods card",
        12: "any other location",
        13: f"up to {count(rules.wainwright_improvements, 'improvement')}",
    }
    return texts[number]


def use(s: State, step: Step[State], choice: int) -> Words:
    if choice:
        return ("place", choice, f"{place(choice)}: {deed(s, choice)}")
    full = s.bonus_filled[s.acting] == s.rules.bonus_spaces
    return ("yes_no", 0, "Nothing: every bonus action is filled in" if full else "Take a bonus action")


def a_location(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"{place(choice)}: {deed(s, choice)}")


def cross(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, turn.Cross)
    if choice == turn.ICON:
        return ("number", choice, f"An action icon at {place(step.number)}")
    return ("number", choice, f"A bonus action ({s.bonus[s.acting]} open)")


def a_good(s: State, step: Step[State], choice: int) -> Words:
    return (
        ("good", choice - 1, GOODS[choice - 1].capitalize()) if choice else ("yes_no", 0, "Nothing: no column has room")
    )


def one_kind(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, gains.Identical)
    if not choice:
        return a_good(s, step, choice)
    fitting = min(step.amount, s.room(s.acting, choice - 1))
    return ("good", choice - 1, f"{fitting} {GOODS[choice - 1]}")


def kinds(s: State, step: Step[State], choice: int) -> Words:
    amounts = [choice // tens % 10 for tens in TENS]
    return ("goods", amounts, goods_list(amounts).capitalize())


def space(s: State, step: Step[State], choice: int) -> Words:
    if choice == gains.LIRA_SPACE:
        return ("number", choice, "1 Lira")
    if choice == gains.BONUS_SPACE:
        return ("number", choice, "A bonus action")
    return a_good(s, step, choice)


def improvement(s: State, step: Step[State], choice: int) -> Words:
    if not choice:
        return (
            "yes_no",
            0,
            "No more" if isinstance(step, wainwright.MayImprove) else "Nothing: every square is checked",
        )
    level = s.improvements[s.acting * IMPROVABLES + IMPROVABLE.index(choice)] + 1
    income = s.rules.tea_income if choice == TEA_HOUSE else s.rules.warehouse_income
    noun = "Lira" if choice == TEA_HOUSE else GOODS[s.rules.warehouse_goods[choice]]
    return ("place", choice, f"{place(choice)}: {income[level]} {noun} from now on")


def pay(s: State, step: Step[State], choice: int) -> Words:
    if choice == payment.FROM_SHEET:
        return ("yes_no", 0, f"Cross off {goods_list(s.owed)} on the sheet")
    return ("card", choice - 1, f"Lay down the goods card {goods_card(choice - 1)}")


def discard(s: State, step: Step[State], choice: int) -> Words:
    return ("card", choice - 1, f"Discard {goods_card(choice - 1)}")


def either(first: str, second: str) -> Callable[[State, Step[State], int], Words]:
    texts = ["Nothing", first, second]

    def words(s: State, step: Step[State], choice: int) -> Words:
        return ("number", choice, texts[choice])

    return words


def keep(s: State, step: Step[State], choice: int) -> Words:
    if not choice:
        return ("yes_no", 0, "Nothing: there is no guild card")
    return ("card", choice - 1, guild_card(s.rules, choice - 1))


def guild_card(rules: Rules, card: int) -> str:
    return f"{effect(rules.guild[card])} (for {lira(rules.guild_costs[card])})"


def new_card(s: State, step: Step[State], choice: int) -> Words:
    return ("card", choice, f"Take {place(choice)}") if choice else ("card", None, "Draw from the deck")


def location_card(s: State, step: Step[State], card: int) -> Words:
    if location_cards.is_fountain(card):
        return ("card", card, fountain(card, s.rules.fountains))
    mark = "" if not s.rules.solo else " (left)" if card < FOUNTAIN else " (right)"
    return ("card", card, f"{place(location_of(card))}{mark}")


def ruby_card(s: State, step: Step[State], card: int) -> Words:
    goods = s.rules.ruby_goods[card]
    return ("card", card, f"Ruby card {card + 1} ({', '.join(GOODS[good] for good in goods)})")


def caravan_card(s: State, step: Step[State], card: int) -> Words:
    return ("card", card, f"Caravan card {card + 1}: {effect(s.rules.caravan[card])}")


def a_goods_card(s: State, step: Step[State], card: int) -> Words:
    return ("card", card, goods_card(card).capitalize())


def a_guild_card(s: State, step: Step[State], card: int) -> Words:
    return ("card", card, guild_card(s.rules, card))


CHOICES: Final[dict[str, Callable[[State, Step[State], int], Words]]] = {
    "turn.play": play,
    "turn.use": use,
    "turn.follow": use,
    "turn.cross": cross,
    "goods.choose": a_good,
    "goods.identical": one_kind,
    "goods.different": kinds,
    "space.fill": space,
    "improvement.take": improvement,
    "wainwright.improve": improvement,
    "payment.pay": pay,
    "payment.spend_one": a_good,
    "goods_cards.discard": discard,
    "large_market.sell": a_good,
    "catacombs.emerge": a_location,
    "palace.deliver": a_location,
    "caravan.card_or_good": either("A goods card", "A good of your choice"),
    "caravan.improve_or_fill": either("An improvement", "Fill in a space"),
    "caravan.keep": keep,
    "location_cards.take": new_card,
    "location_cards.draw": location_card,
    "display.reveal": location_card,
    "ruby_cards.reveal": ruby_card,
    "caravan.reveal": caravan_card,
    "caravan.look_at": a_guild_card,
    "goods_cards.draw": a_goods_card,
    "guild_cards.draw": a_guild_card,
}


# What happened. `{who}` acts, the rest is worked out from the two numbers of the event.

STORIES: Final[dict[str, Callable[[int, int], str]]] = {
    "turn": lambda a, b: f"begins round {a}",
    "played": lambda a, b: f"plays {place(a)} from the display",
    "played_hand": lambda a, b: f"plays {place(a)} from the hand",
    "discarded_left": lambda a, b: f"sees {place(a)} leave the display",
    "used": lambda a, b: f"uses {place(a)}",
    "emerged": lambda a, b: f"comes out of the Catacombs at {place(a)}",
    "crossed_icon": lambda a, b: f"crosses off an action icon at {place(a)}",
    "crossed_bonus": lambda a, b: "crosses off a bonus action",
    "gained_bonus": lambda a, b: "fills in a bonus action",
    "gained_lira": lambda a, b: f"fills in {lira(a)}",
    "paid_lira": lambda a, b: f"spends {lira(a)}",
    "gained_goods": lambda a, b: f"fills in {b} {GOODS[a]}",
    "paid_goods": lambda a, b: f"spends {b} {GOODS[a]}",
    "paid_card": lambda a, b: f"pays with a goods card: {goods_card(a)}",
    "discarded_card": lambda a, b: f"discards a goods card: {goods_card(a)}",
    "gained_ruby": lambda a, b: f"takes a ruby {source(a)}",
    "improved": lambda a, b: f"improves {place(a)}",
    "took_card": lambda a, b: f"takes {place(a)} from the display",
    "dearer": lambda a, b: f"makes palace {listed([letter for i, letter in enumerate('ABCD') if a >> i & 1])} dearer",
    "revealed": lambda a, b: "",
    "cards_ran_out": lambda a, b: "finds no location card left",
    "last_round": lambda a, b: "",
}
CARD_STORIES: Final[dict[str, Callable[[Rules, int], str]]] = {
    "caravan": lambda rules, a: f"opens a caravan card: {effect(rules.caravan[a])}",
    "fountain": lambda rules, a: f"turns up a fountain, for all: {effect(rules.fountains[a - FOUNTAIN])}",
    "played_guild_card": lambda rules, a: f"plays a guild card: {effect(rules.guild[a])}",
    "discarded_guild_card": lambda rules, a: f"discards a guild card: {effect(rules.guild[a])}",
}
"""Events that speak of a card, which the figures say the effect of."""
HIDDEN: Final[dict[str, tuple[str, Callable[[Rules, int], str]]]] = {
    "drew_card": ("draws a location card", lambda rules, a: f"draws {place(a)}"),
    "drew_goods_card": ("draws a goods card", lambda rules, a: f"draws a goods card: {goods_card(a)}"),
    "drew_guild_card": ("draws a guild card", lambda rules, a: f"draws a guild card: {guild_card(rules, a)}"),
    "looked_at": ("", lambda rules, a: f"may keep a guild card: {guild_card(rules, a)}"),
    "kept_guild_card": ("keeps a guild card", lambda rules, a: f"keeps a guild card: {guild_card(rules, a)}"),
}
"""What only the player who draws may know: the words for the others, and those for that player."""


def story(rules: Rules, event: Event, viewer: int | None, names: list[str]) -> str:
    """What happened, as this viewer may know it."""
    key, seat, a, b = event
    if key in HIDDEN:
        open_words, own_words = HIDDEN[key]
        what = own_words(rules, a) if viewer == seat else open_words
    elif key in CARD_STORIES:
        what = CARD_STORIES[key](rules, a)
    else:
        what = STORIES[key](a, b)
    return f"{names[seat]} {what}" if what else ""
