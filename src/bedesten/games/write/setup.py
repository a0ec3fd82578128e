"""The start of a game: ruby cards at the palace, two cards in the display, a caravan card, a location card each."""

from __future__ import annotations

from bedesten.games.write.cards.caravan_cards import OPEN
from bedesten.games.write.cards.location_cards import REFILL, Deal
from bedesten.games.write.cards.ruby_cards import AddRubyCard
from bedesten.games.write.names import GOODS, IMPROVABLES, LETTERS, NOBODY
from bedesten.games.write.rules import Rules
from bedesten.games.write.state import State
from bedesten.games.write.turn import BEGIN


def blank(rules: Rules) -> State:
    """Empty sheets and full decks, before anything is shuffled."""
    players = rules.players
    return State(
        rules,
        stack=[],
        legal=[],
        log=None,
        active=0,
        acting=NOBODY,
        round=1,
        played=0,
        left=0,
        right=0,
        hand=[0] * players,
        shown=[0] * players,
        deck=rules.deck.copy(),
        letters=[()] * LETTERS,
        prices=[0] * (LETTERS * GOODS),
        ruby_deck=[1] * len(rules.ruby_goods),
        taken=0,
        caravan=(),
        caravan_used=0,
        goods=[0] * (GOODS * players),
        goods_filled=[0] * (GOODS * players),
        lira=[0] * players,
        lira_filled=[0] * players,
        bonus=[0] * players,
        bonus_filled=[0] * players,
        icons=rules.icons * players,
        improvements=[0] * (IMPROVABLES * players),
        rubies=[0] * players,
        goods_rubies=[0] * players,
        lira_rubies=[0] * players,
        palace_rubies=[0] * (LETTERS * players),
        goods_hand=[()] * players,
        wares=[0] * (GOODS * players),
        goods_deck=rules.goods_copies.copy(),
        goods_discards=[0] * len(rules.goods_copies),
        guild_hand=[()] * players,
        guild_deck=rules.guild_copies.copy(),
        guild_discards=[0] * len(rules.guild_copies),
        guilds_played=[0] * players,
        cards_played=[0] * players,
        owed=[0] * (GOODS + 1),
        offer=(),
    )


def begin(s: State) -> None:
    """Put the steps of the set-up on the stack, the last one first, and run to the first choice."""
    rules = s.rules
    s.then(BEGIN)
    for seat in range(rules.players - 1, -1, -1):
        s.then(Deal(seat))
    s.then(REFILL, OPEN)
    for _ in range(1 + rules.ruby_under):
        for letter in range(LETTERS - 1, -1, -1):
            s.then(AddRubyCard(letter))
    s.settle()
