"""What a seat may know, and full states that agree with it."""

from __future__ import annotations

from random import Random
from typing import Any

from bedesten.games.istanbul.names import GOODS, SPENT_TOKEN, SPENT_YELLOW
from bedesten.games.istanbul.places.gemstone_dealer import gem_price
from bedesten.games.istanbul.places.mosques import NUMBERS, PAIRS
from bedesten.games.istanbul.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All that lies open, and the seat's own hand. Hidden are the other hands, but for cards taken openly."""
    rules = s.rules
    seen: dict[str, Any] = {
        "grid": list(s.grid),
        "columns": rules.columns,
        "round": s.round,
        "active": s.active,
        "over": s.over(),
        # Which question is asked can betray a hand, so only the one who is asked sees it.
        "asking": s.top().key if not s.over() and s.seat() == seat else None,
        "chooser": None if s.over() else s.seat(),
        "yellow_tile_used": bool(s.spent & SPENT_YELLOW),
        "tokens_used": [number for number in rules.token_numbers if s.spent & SPENT_TOKEN << number],
        "target": rules.target,
        "dice": [s.dice // 10, s.dice % 10],
        "seats": [seat_view(s, other, other == seat) for other in range(rules.players)],
        "tokens": list(s.tokens),
        "neutral_merchants": list(s.neutrals),
        "neutral_assistants": list(s.bystanders),
        "deck": sum(s.deck),
        "discards": list(s.discards),
        "mail": {"down": s.mail, "gain": list(rules.mail[s.mail])},
        "markets": [
            {
                "open": list(rules.demand[market][seen[0]]) if seen else None,
                "seen": list(seen),
                "unseen": len(rules.demand[market]) - len(seen),
                "revenue": list(rules.revenue[market]),
            }
            for market, seen in enumerate(s.demand)
        ],
        "palace": {"taken": s.palace, "left": left(s, s.palace, len(rules.palace_costs)), "cost": palace_cost(s)},
        "gemstones": {"taken": s.gems, "left": left(s, s.gems, len(rules.gem_prices)), "price": gem_price(s)},
        "mosques": [mosque_view(s, mosque) for mosque in range(len(PAIRS))],
        "wainwright": {
            "price": rules.extension_price,
            "rubies": rules.players - sum(n == rules.extensions for n in s.extensions),
        },
    }
    for box in rules.boxes:
        seen.update(box.view(s, seat))
    return seen


def seat_view(s: State, seat: int, own: bool) -> dict[str, Any]:
    return {
        "lira": s.lira[seat],
        "rubies": s.rubies[seat],
        "goods": s.goods[seat * GOODS : seat * GOODS + GOODS],
        "capacity": s.rules.capacity + s.extensions[seat],
        "extensions": s.extensions[seat],
        "tiles": [good for good in range(GOODS) if s.tiles[seat] >> good & 1],
        "merchant": s.merchant[seat],
        "crew": under(s.crew[seat]),
        "assistants": s.places_out(seat),
        "family": s.family[seat],
        "cards": len(s.hand[seat]),
        "hand": list(s.hand[seat]) if own else None,
        "shown": list(s.shown[seat]),
    }


def under(crew: int) -> list[int]:
    """The assistants under a merchant from the bottommost up: 0 an own one, 1 a neutral one."""
    found: list[int] = []
    while crew > 1:
        found.append(crew & 1)
        crew >>= 1
    return found


def left(s: State, taken: int, laid_out: int) -> int:
    """Rubies on a track: what was laid out less what was taken; the 2019 edition replaces the last."""
    return max(laid_out - taken, 1 if s.rules.refill else 0)


def palace_cost(s: State) -> list[int] | None:
    """Red, green, yellow, blue and any goods for the Sultan's next ruby; None if he has none."""
    costs = s.rules.palace_costs
    if s.palace < len(costs):
        return list(costs[s.palace])
    return list(costs[-1]) if s.rules.refill else None


def mosque_view(s: State, mosque: int) -> dict[str, Any]:
    goods = s.rules.mosque_goods
    pair = PAIRS[mosque]
    complete = sum(all(tiles >> good & 1 for good in pair) for tiles in s.tiles)
    return {
        "place": NUMBERS[mosque],
        "rubies": s.rules.mosque_rubies - complete,
        "stacks": [{"good": good, "tiles": goods[s.mosque[good] :]} for good in pair],
    }


def guess(s: State, seat: int, rng: Random) -> State:
    """The cards this seat cannot see, in the pile and in the other hands, are shuffled and dealt anew."""
    t = s.copy()
    unseen: list[int] = []
    for kind, count in enumerate(s.deck):
        unseen.extend([kind] * count)
    hidden: list[int] = []
    for other in range(s.rules.players):
        cards = list(s.hand[other])
        if other != seat:
            for card in s.shown[other]:
                cards.remove(card)
            unseen.extend(cards)
        hidden.append(len(cards))
    rng.shuffle(unseen)
    for other in range(s.rules.players):
        if other != seat:
            dealt = unseen[: hidden[other]]
            unseen = unseen[hidden[other] :]
            t.hand[other] = tuple(sorted([*s.shown[other], *dealt]))
    t.deck = [unseen.count(kind) for kind in range(len(s.deck))]
    for box in s.rules.boxes:
        box.guess(s, t, seat, rng)
    t.refresh()
    return t
