"""What a seat may know, and full states that agree with it."""

from __future__ import annotations

from random import Random
from typing import Any

from bedesten.games.write.names import FOUNTAIN, GOODS, IMPROVABLES, LETTERS, LOCATIONS, NUMBERED
from bedesten.games.write.rules import location_of
from bedesten.games.write.scoring import open_spaces
from bedesten.games.write.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All that lies open, and the seat's own hand. Hidden are the others' cards, but for a location card that was taken
    from the display.
    """
    rules = s.rules
    return {
        "round": s.round,
        "active": s.active,
        "acting": s.acting,
        "over": s.over(),
        "asking": None if s.over() else s.top().key,
        "chooser": None if s.over() else s.seat(),
        "target": rules.target,
        "played": s.played,
        "display": [card for card in (s.left, s.right) if card],
        "deck": sum(s.deck),
        "unseen": unseen_locations(s, seat),
        "palace": [
            {
                "cards": [list(rules.ruby_goods[card]) for card in s.letters[letter]],
                "price": s.prices[letter * GOODS : letter * GOODS + GOODS],
                "taken": bool(s.taken >> letter & 1),
            }
            for letter in range(LETTERS)
        ],
        "ruby_deck": sum(s.ruby_deck),
        "caravan": {
            "open": s.caravan[0] if s.caravan else None,
            "seen": list(s.caravan),
            "unseen": len(rules.caravan) - len(s.caravan),
            "used": bool(s.caravan_used),
        },
        "goods_deck": sum(s.goods_deck),
        "goods_discards": list(s.goods_discards),
        "guild_deck": sum(s.guild_deck),
        "guild_discards": list(s.guild_discards),
        "owed": list(s.owed),
        "offer": list(s.offer) if s.acting == seat else [None] * len(s.offer),
        "seats": [seat_view(s, other, other == seat) for other in range(rules.players)],
        "sheet": sheet(s),
    }


def unseen_locations(s: State, seat: int | None) -> list[int]:
    """How many cards of each location, from 1 to 14 and A to D, then of each fountain, this seat has not seen yet."""
    found = [0] * (FOUNTAIN + 3)
    for card, count in enumerate(s.deck):
        found[location_of(card) - 1 if card > FOUNTAIN + 3 else card - 1] += count
    for other in range(s.rules.players):
        if other != seat and not s.shown[other] and s.hand[other]:
            found[s.hand[other] - 1] += 1
    return found


def seat_view(s: State, seat: int, own: bool) -> dict[str, Any]:
    goods = slice(seat * GOODS, seat * GOODS + GOODS)
    return {
        "rubies": s.rubies[seat],
        "goods": s.goods[goods],
        "goods_filled": s.goods_filled[goods],
        "lira": s.lira[seat],
        "lira_filled": s.lira_filled[seat],
        "bonus": s.bonus[seat],
        "bonus_filled": s.bonus_filled[seat],
        "icons": s.icons[seat * NUMBERED : seat * NUMBERED + NUMBERED],
        "improvements": s.improvements[seat * IMPROVABLES : seat * IMPROVABLES + IMPROVABLES],
        "goods_rubies": s.goods_rubies[seat],
        "lira_rubies": s.lira_rubies[seat],
        "palace_rubies": s.palace_rubies[seat * LETTERS : seat * LETTERS + LETTERS],
        "guilds_played": s.guilds_played[seat],
        "cards_played": s.cards_played[seat],
        "open_spaces": open_spaces(s, seat),
        "card": s.hand[seat] if own or s.shown[seat] else None,
        "goods_cards": len(s.goods_hand[seat]),
        "goods_hand": list(s.goods_hand[seat]) if own else None,
        "guild_cards": len(s.guild_hand[seat]),
        "guild_hand": list(s.guild_hand[seat]) if own else None,
    }


def sheet(s: State) -> dict[str, Any]:
    """What is printed on everybody's sheet."""
    rules = s.rules
    return {
        "grid": rules.components.table("game_plan.grid"),
        "reach": rules.reach[1:],
        "icons": list(rules.icons),
        "column": rules.column,
        "column_rubies": list(rules.column_rubies),
        "lira": list(rules.lira_sections),
        "bonus_actions": rules.bonus_spaces,
        "squares": list(rules.squares),
        "warehouse_goods": list(rules.warehouse_goods),
        "warehouse_income": list(rules.warehouse_income),
        "tea_income": list(rules.tea_income),
        "guild_costs": list(rules.guild_costs),
        "rings": rules.components.number("game.rings"),
        "locations": LOCATIONS,
    }


def guess(s: State, seat: int, rng: Random) -> State:
    """The cards this seat cannot see, in the decks and in the other hands, are shuffled and dealt anew."""
    t = s.copy()
    others = [other for other in range(s.rules.players) if other != seat]
    guess_locations(t, [other for other in others if t.hand[other] and not t.shown[other]], rng)
    guess_goods_cards(t, others, rng)
    guess_guild_cards(t, others, seat, rng)
    t.refresh()
    return t


def laid_out(deck: list[int]) -> list[int]:
    """The cards of a deck one by one."""
    return [kind for kind, count in enumerate(deck) for _ in range(count)]


def guess_locations(t: State, others: list[int], rng: Random) -> None:
    """A fountain is in no hand: those stay in the deck."""
    fountains = t.deck[FOUNTAIN:]
    cards = laid_out(t.deck[:FOUNTAIN]) + [t.hand[other] for other in others]
    rng.shuffle(cards)
    for other in others:
        t.hand[other] = cards.pop()
    t.deck = [cards.count(kind) for kind in range(FOUNTAIN)] + fountains


def guess_goods_cards(t: State, others: list[int], rng: Random) -> None:
    cards = laid_out(t.goods_deck)
    for other in others:
        cards.extend(t.goods_hand[other])
    rng.shuffle(cards)
    for other in others:
        count = len(t.goods_hand[other])
        t.goods_hand[other] = tuple(sorted(cards[:count]))
        cards = cards[count:]
    t.goods_deck = [cards.count(kind) for kind in range(len(t.goods_deck))]
    count_wares(t)


def guess_guild_cards(t: State, others: list[int], seat: int, rng: Random) -> None:
    hidden = t.acting != seat
    cards = laid_out(t.guild_deck) + (list(t.offer) if hidden else [])
    for other in others:
        cards.extend(t.guild_hand[other])
    rng.shuffle(cards)
    for other in others:
        count = len(t.guild_hand[other])
        t.guild_hand[other] = tuple(sorted(cards[:count]))
        cards = cards[count:]
    if hidden:
        count = len(t.offer)
        t.offer = tuple(cards[:count])
        cards = cards[count:]
    t.guild_deck = [cards.count(kind) for kind in range(len(t.guild_deck))]


def count_wares(t: State) -> None:
    """Work out again which goods lie on the cards in each hand."""
    t.wares = [0] * len(t.wares)
    for seat, cards in enumerate(t.goods_hand):
        for card in cards:
            t.wares[seat * GOODS + t.rules.first_good[card]] += 1
            t.wares[seat * GOODS + t.rules.second_good[card]] += 1
