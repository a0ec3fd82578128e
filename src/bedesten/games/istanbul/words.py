"""The game in words: questions, choices and events. The one place for this language's texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.games.istanbul import encounters
from bedesten.games.istanbul.bundles import amounts
from bedesten.games.istanbul.cards import again, draw, family, gains, movement
from bedesten.games.istanbul.decision import EXTRA, EXTRA_SPAN, FETCH, PLAY
from bedesten.games.istanbul.dice import CHANGE, total
from bedesten.games.istanbul.modules import neutral_assistants
from bedesten.games.istanbul.modules.letters import words as letters_words
from bedesten.games.istanbul.modules.mocha import words as mocha_words
from bedesten.games.istanbul.names import FOUNTAIN, NO_CREW
from bedesten.games.istanbul.places import (
    black_market,
    caravansary,
    fountain,
    gemstone_dealer,
    markets,
    mosques,
    police_station,
    post_office,
    sultans_palace,
    tea_house,
    wainwright,
    warehouses,
)
from bedesten.games.istanbul.setup import Lay
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import Assist, Finish, LastCards, Move, Pay, Wander
from bedesten.games.istanbul.wording import (
    CARDS,
    GOODS,
    LEAVE_IT,
    MARKETS,
    PLACES,
    TOKENS,
    Describe,
    Words,
    awaits,
    bundle,
    good,
    lira,
    listed,
    no_or,
    yes_no,
)
from bedesten.kernel.game import Option
from bedesten.kernel.state import Event
from bedesten.kernel.step import Step

# What is asked, by the key of the step.

QUESTIONS: Final[dict[str, str]] = {
    "turn.move": "Where does your merchant go?",
    "turn.assist": "Use an assistant here?",
    "neutral_assistants.use": "Use an assistant here?",
    "turn.pay": "Pay the merchants here?",
    "turn.encounters": "Whom do you meet?",
    "turn.finish": "Anything else this turn?",
    "end.last_cards": "The last round is over. Play cards that give goods or Lira?",
    "cards.choose_good": "Which good do you take?",
    "cards.go_far": "Where does the long move take you?",
    "cards.choose_assistant": "Which assistant comes back?",
    "cards.again": "Carry out the action again?",
    "cards.once_more": "How do you pay the second time?",
    "family.reward": "Which reward do you take?",
    "governor.pay": "How do you pay the Governor?",
    "smuggler.take": "Which good does the Smuggler bring?",
    "smuggler.pay": "How do you pay the Smuggler?",
    "red_tile.use": "Use the red mosque tile on the dice?",
    "green_tile.buy": "Buy one more good with the green mosque tile?",
    "wainwright.extend": "Extend your barrow?",
    "warehouse.fill": "Fill your barrow?",
    "post_office.collect": "Collect the mail?",
    "caravansary.take": "Where does the first card come from?",
    "caravansary.take_next": "Where does the next card come from?",
    "caravansary.discard": "Which card do you discard?",
    "fountain.recall": "Which assistants come back?",
    "black_market.deal": "Deal at the Black Market?",
    "black_market.good": "Which common good do you take?",
    "tea_house.announce": "Which number do you announce?",
    "market.sell": "What do you sell?",
    "market.sell_any": "What do you sell?",
    "police_station.send": "Where does your family member go?",
    "sultans_palace.deliver": "Deliver to the Sultan?",
    "mosque.take": "Which mosque tile do you take?",
    "gemstone_dealer.buy": "Buy a ruby?",
    "dice.roll": "The dice are rolled.",
    "token.roam": "The dice move a token.",
    "neutral_merchant.wander": "The dice move a neutral merchant.",
    "cards.draw": "A bonus card is drawn.",
    "market.reveal": "A demand tile is turned up.",
    "setup.lay": "A place is laid out.",
}


def question(s: State) -> str:
    return QUESTIONS[s.top().key]


# What a choice means. Each kind of step has a function: what it points at, which one, and a sentence.


def describe(s: State, choice: int) -> Option:
    """A choice in words."""
    step = s.top()
    if choice >= EXTRA:
        number = (choice - EXTRA) // EXTRA_SPAN
        extra = s.rules.extras[number]
        kind, target, label = EXTRAS[extra.key](s, step, choice - EXTRA - number * EXTRA_SPAN)
    elif choice >= FETCH:
        kind, target, label = yellow_tile(s, choice - FETCH)
    elif choice >= PLAY:
        kind, target, label = play_card(choice - PLAY)
    else:
        kind, target, label = CHOICES[step.key](s, step, choice)
    return Option(choice=choice, kind=kind, target=target, label=label)


def yellow_tile(s: State, place: int) -> Words:
    price = lira(s.rules.yellow_price)
    return ("place", place, f"Yellow tile: pay {price}, your assistant at the {PLACES[place]} comes back")


def play_card(card: int) -> Words:
    return ("card", card, f"Play {CARDS[card]}")


def move(s: State, step: Step[State], place: int) -> Words:
    """Where to, and what awaits the merchant there."""
    seat = s.active
    steps = s.layout().distance(s.merchant[seat], place)
    notes = [f"{steps} step{'' if steps == 1 else 's'}"]
    if place != FOUNTAIN:
        if s.out[seat] >> place & 1:
            notes.append("pick up your assistant")
        elif s.bystanders and s.bystanders[place]:
            notes.append("a neutral assistant is there")
        elif s.crew[seat] != NO_CREW:
            notes.append("leave an assistant")
        else:
            notes.append("you have no assistant to leave")
    return ("place", place, f"{PLACES[place]} ({'; '.join(notes + awaits(s, place))})")


def assist(s: State, step: Step[State], choice: int) -> Words:
    texts = ["No: end the turn here", "Pick up your assistant", "Leave an assistant", "Pick up the neutral assistant"]
    return ("yes_no", choice, texts[choice])


def pay_merchants(s: State, step: Step[State], choice: int) -> Words:
    place = s.merchant[s.active]
    met = sum(at == place for at in s.merchant) - 1 + s.neutrals.count(place)
    label = f"Pay {lira(met * s.rules.merchant_fee)}" if choice else "No: end the turn here"
    return ("yes_no", choice, label)


def meet(s: State, step: Step[State], choice: int) -> Words:
    if choice >= encounters.CATCH:
        seat = choice - encounters.CATCH
        return ("seat", seat, f"Catch the family member of seat {seat + 1}")
    if choice:
        number = choice - encounters.TOKEN
        return ("token", number, f"Use the {TOKENS[number]}")
    return ("yes_no", 0, "Nobody else")


def a_place(s: State, step: Step[State], place: int) -> Words:
    return ("place", place, PLACES[place])


def a_good(s: State, step: Step[State], choice: int) -> Words:
    return (
        ("good", choice - 1, good(choice - 1).capitalize()) if choice else ("yes_no", 0, "Nothing: the barrow is full")
    )


def pay_governor(s: State, step: Step[State], choice: int) -> Words:
    if choice:
        return ("card", choice - 1, f"Discard {CARDS[choice - 1]}")
    return ("number", s.rules.token_fee, f"Pay {lira(s.rules.token_fee)}")


def pay_smuggler(s: State, step: Step[State], choice: int) -> Words:
    if choice:
        return ("good", choice - 1, f"Pay {good(choice - 1)}")
    return ("number", s.rules.token_fee, f"Pay {lira(s.rules.token_fee)}")


def reward(s: State, step: Step[State], choice: int) -> Words:
    return ("card", None, "Draw a bonus card") if choice else ("number", s.rules.reward_lira, lira(s.rules.reward_lira))


def red_tile(s: State, step: Step[State], choice: int) -> Words:
    low, high = s.dice // 10, s.dice % 10
    turned = s.rules.red_die
    texts = {
        CHANGE.KEEP: f"Keep {low} and {high}",
        CHANGE.AGAIN: "Roll both again",
        CHANGE.LOWER: f"Turn the {low} to {turned}: {turned + high} in all",
        CHANGE.HIGHER: f"Turn the {high} to {turned}: {turned + low} in all",
    }
    return ("dice", choice, texts[choice])


def green_tile(s: State, step: Step[State], choice: int) -> Words:
    return ("good", choice - 1, f"Pay {lira(s.rules.green_price)} for {good(choice - 1)}")


def extend(s: State, step: Step[State], choice: int) -> Words:
    last = s.extensions[s.active] + 1 == s.rules.extensions
    return ("yes_no", 1, f"Pay {lira(s.rules.extension_price)} for an extension{' and a ruby' if last else ''}")


def fill(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, warehouses.Fill)
    room = s.room(s.active, step.good)
    return ("yes_no", 1, f"Take {good(step.good, room)}" if room else "Act here, though nothing more fits")


def collect(s: State, step: Step[State], choice: int) -> Words:
    gains_ = s.rules.mail[s.mail]
    parts = [f"{amount} {GOODS[kind]}" for kind, amount in enumerate(gains_[:4]) if amount]
    return ("yes_no", 1, f"Collect {listed([*parts, lira(gains_[4])])}")


def take_card(s: State, step: Step[State], choice: int) -> Words:
    if choice == caravansary.DISCARDS:
        return ("card", s.discards[-1], f"Take {CARDS[s.discards[-1]]} from the discards")
    return ("card", None, "Draw a card from the pile")


def discard(s: State, step: Step[State], choice: int) -> Words:
    return ("card", choice - 1, f"Discard {CARDS[choice - 1]}")


def recall(s: State, step: Step[State], choice: int) -> Words:
    places = [place for i, place in enumerate(s.places_out(s.active)) if choice >> i & 1]
    return ("places", places, f"Return from {listed([PLACES[place] for place in places])}")


def announce(s: State, step: Step[State], choice: int) -> Words:
    return ("number", choice, f"Announce {choice}")


def sell(s: State, step: Step[State], choice: int) -> Words:
    market = step.market if isinstance(step, markets.Sell) else 1
    revenue = s.rules.revenue[market][sum(amounts(choice))]
    return ("goods", amounts(choice), f"Sell {bundle(choice)} for {lira(revenue)}")


def deliver(s: State, step: Step[State], choice: int) -> Words:
    return ("goods", amounts(choice), f"Deliver {bundle(choice)} for a ruby")


def once_more(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, again.OnceMore)
    visit = s.rules.places[step.place].visit
    return CHOICES[visit.key](s, visit, choice)


def send(s: State, step: Step[State], choice: int) -> Words:
    return ("place", choice, f"Send your family member to the {PLACES[choice]}")


TILES: Final = [
    "turn a die or roll again at 8 and 9",
    "buy a good at 2, 3 and 4",
    "an assistant back for 2 Lira",
    "a fifth assistant",
]


def tile(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice - 1, f"Take the {GOODS[choice - 1]} tile ({TILES[choice - 1]}) for {good(choice - 1)}")


def buy(s: State, step: Step[State], choice: int) -> Words:
    return ("yes_no", 1, f"Buy a ruby for {lira(gemstone_dealer.gem_price(s))}")


def roll(s: State, step: Step[State], choice: int) -> Words:
    return ("dice", choice, f"{choice // 10} and {choice % 10}")


def a_card(s: State, step: Step[State], choice: int) -> Words:
    return ("card", choice, CARDS[choice])


def demand(s: State, step: Step[State], choice: int) -> Words:
    return ("tile", choice, f"Demand tile {choice + 1}")


def lay(s: State, step: Step[State], choice: int) -> Words:
    assert isinstance(step, Lay)
    return ("number", choice, f"{PLACES[step.place]} on space {choice + 1}")


CHOICES: Final[dict[str, Describe]] = {
    Move.key: move,
    movement.GoFar.key: move,
    Assist.key: assist,
    neutral_assistants.Use.key: assist,
    Pay.key: pay_merchants,
    encounters.Encounters.key: meet,
    Finish.key: yes_no("", "End the turn"),
    LastCards.key: yes_no("", "Done"),
    gains.ChooseGood.key: a_good,
    movement.ChooseAssistant.key: a_place,
    again.OfferAgain.key: yes_no("", "Leave it at that"),
    again.OnceMore.key: once_more,
    family.Reward.key: reward,
    encounters.PayGovernor.key: pay_governor,
    encounters.TakeGood.key: a_good,
    encounters.PaySmuggler.key: pay_smuggler,
    "red_tile.use": red_tile,
    warehouses.BuyOne.key: no_or(green_tile, "No"),
    wainwright.Extend.key: no_or(extend, LEAVE_IT),
    warehouses.Fill.key: no_or(fill, LEAVE_IT),
    post_office.Collect.key: no_or(collect, LEAVE_IT),
    caravansary.TakeFirst.key: no_or(take_card, LEAVE_IT),
    caravansary.TakeNext.key: take_card,
    caravansary.DiscardOne.key: discard,
    fountain.Recall.key: no_or(recall, "Return nobody"),
    black_market.Deal.key: yes_no("A common good, and roll for blue ones", LEAVE_IT),
    black_market.ChooseCommon.key: a_good,
    tea_house.Announce.key: no_or(announce, LEAVE_IT),
    markets.Sell.key: no_or(sell, "Sell nothing"),
    markets.SellAny.key: sell,
    police_station.Send.key: no_or(send, LEAVE_IT),
    sultans_palace.Deliver.key: no_or(deliver, LEAVE_IT),
    mosques.TakeTile.key: no_or(tile, LEAVE_IT),
    gemstone_dealer.Buy.key: no_or(buy, LEAVE_IT),
    "dice.roll": roll,
    encounters.Roam.key: roll,
    Wander.key: roll,
    draw.Draw.key: a_card,
    markets.Reveal.key: demand,
    Lay.key: lay,
}


EXTRAS: Final[dict[str, Describe]] = {}
"""The choices of modules' extras, by their keys."""


# What happened. `{who}` acts, the rest is worked out from the two numbers of the event.

STORIES: Final[dict[str, Callable[[int, int, list[str]], str]]] = {
    "turn": lambda a, b, names: f"begins round {a}",
    "moved": lambda a, b, names: f"goes to the {PLACES[a]}",
    "stayed": lambda a, b, names: f"stays at the {PLACES[a]}",
    "assistant_returned": lambda a, b, names: f"takes back an assistant from the {PLACES[a]}",
    "left_assistant": lambda a, b, names: f"leaves an assistant at the {PLACES[a]}",
    "left_neutral": lambda a, b, names: f"leaves a neutral assistant at the {PLACES[a]}",
    "took_neutral": lambda a, b, names: f"picks up a neutral assistant at the {PLACES[a]}",
    "paid_merchant": lambda a, b, names: f"pays {lira(b)} to {names[a]}",
    "neutral_moved": lambda a, b, names: f"A neutral merchant goes to the {PLACES[a]}",
    "gained_lira": lambda a, b, names: f"gains {lira(a)}",
    "paid_lira": lambda a, b, names: f"pays {lira(a)}",
    "gained_goods": lambda a, b, names: f"gains {good(a, b)}",
    "paid_goods": lambda a, b, names: f"gives {good(a, b)}",
    "gained_ruby": lambda a, b, names: f"takes a ruby from the {PLACES[a]}",
    "extended": lambda a, b, names: f"has {a} extension{'' if a == 1 else 's'} on the barrow",
    "took_tile": lambda a, b, names: f"takes the {GOODS[a]} mosque tile",
    "sold": lambda a, b, names: f"sells {a} good{'' if a == 1 else 's'} at the {MARKETS[b]}",
    "announced": lambda a, b, names: f"announces {a}",
    "rolled": lambda a, b, names: f"rolls {a // 10} and {a % 10}: {total(a)}",
    "rolls_again": lambda a, b, names: "rolls again with the red tile",
    "turned_die": lambda a, b, names: f"turns a die with the red tile: {total(a)}",
    "family_sent": lambda a, b, names: f"sends the family member to the {PLACES[a]}",
    "family_home": lambda a, b, names: "brings the family member home to the Police Station",
    "caught_family": lambda a, b, names: f"catches the family member of {names[a]}",
    "met_token": lambda a, b, names: f"uses the {TOKENS[a]}",
    "token_moved": lambda a, b, names: f"The {TOKENS[a]} goes to the {PLACES[b]}",
    "played_card": lambda a, b, names: f"plays {CARDS[a]}",
    "took_discard": lambda a, b, names: f"takes {CARDS[a]} from the discards",
    "discarded": lambda a, b, names: f"discards {CARDS[a]}",
    "turned_over": lambda a, b, names: "The discards become the new pile",
    "demand": lambda a, b, names: "",
    "last_round": lambda a, b, names: "",
}


SECRETS: Final[dict[str, tuple[Callable[[int], str], str]]] = {
    "drew_card": (lambda a: f"draws {CARDS[a]}", "draws a bonus card"),
}
"""What only the one who drew may know: how it is told to him, and to the others."""

# The boxes bring their own words: names, questions, choices and events stand in one place each.
for box in (mocha_words, letters_words):
    PLACES.update(box.PLACES)
    CARDS.update(box.CARDS)
    TOKENS.update(box.TOKENS)
    QUESTIONS.update(box.QUESTIONS)
    CHOICES.update(box.CHOICES)
    EXTRAS.update(box.EXTRAS)
    STORIES.update(box.STORIES)
    SECRETS.update(box.SECRETS)


NOBODYS: Final[list[str]] = ["neutral_moved", "token_moved", "turned_over"]
"""What happens without anybody doing it."""


def story(event: Event, viewer: int | None, names: list[str]) -> str:
    """What happened, as this viewer may know it."""
    key, seat, a, b = event
    if key in SECRETS:
        own, others = SECRETS[key]
        what = own(a) if viewer == seat else others
    else:
        what = STORIES[key](a, b, names)
    if not what or key in NOBODYS:
        return what
    return f"{names[seat]} {what}"
