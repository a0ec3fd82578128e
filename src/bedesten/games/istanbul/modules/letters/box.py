"""Letters & Seals, all of it."""

from __future__ import annotations

from typing import Any, Final

from bedesten.games.istanbul.box import Box
from bedesten.games.istanbul.modules.letters import (
    companion,
    courier,
    extra_turn,
    kiosk_tiles,
    kiosk_trades,
    meeting,
    post,
    seals,
)
from bedesten.games.istanbul.modules.letters.cards import again, copy, gains, movement, token
from bedesten.games.istanbul.modules.letters.figures import LettersFigures
from bedesten.games.istanbul.modules.letters.names import IN_SUPPLY
from bedesten.games.istanbul.modules.letters.places import auction_house, embassy, fountain, kiosk, secret_society
from bedesten.games.istanbul.parts import Card, Figures
from bedesten.games.istanbul.rules import MOVED, TURN_ENDS
from bedesten.games.istanbul.state import State
from bedesten.kernel.components import Components
from bedesten.kernel.modules import instead


class Letters(Box):
    def copies(self, figures: Components) -> list[int]:
        return figures.numbers("letters.bonus_cards.copies")

    def figures(self, figures: Components) -> Figures:
        return LettersFigures(figures)

    def start(self, s: State) -> None:
        players = s.rules.players
        figures = s.rules.components
        s.letters = [()] * players
        s.delivered = [()] * players
        s.letter_deck = [0, *figures.numbers("letters.copies")]
        s.letter_discards = [0] * len(s.letter_deck)
        s.companion = [IN_SUPPLY] * players
        s.kiosk_deck = [0, *figures.numbers("letters.kiosk.copies")]
        s.extra = [0] * players

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """Everything of it lies open but the letters of the supply and the tiles of the stacks."""
        return {
            "letters": {
                "letters": [list(letters) for letters in s.letters],
                "delivered": [len(letters) for letters in s.delivered],
                "seals": [seals.seals(s, other) for other in range(s.rules.players)],
                "supply": sum(s.letter_deck),
                "discards": sum(s.letter_discards),
                "companions": list(s.companion),
                "extra_turns": [s.extra[other] != s.round for other in range(s.rules.players)],
                "kiosk": {"open": list(s.kiosk), "stack": sum(s.kiosk_deck), "discards": list(s.kiosk_discards)},
                "secret_society": {"uses": s.society, "lira": secret_society.society_lira(s)},
            }
        }


CARDS: Final[list[Card]] = sorted(
    [*gains.CARDS, *copy.CARDS, *movement.CARDS, *token.CARDS, *again.CARDS], key=lambda card: card.kind
)
BOX: Final[Letters] = Letters(
    "letters",
    (
        *post.STEPS,
        *seals.STEPS,
        *extra_turn.STEPS,
        *meeting.STEPS,
        *courier.STEPS,
        *fountain.STEPS,
        *embassy.STEPS,
        *kiosk.STEPS,
        *kiosk_tiles.STEPS,
        *kiosk_trades.STEPS,
        *auction_house.STEPS,
        *secret_society.STEPS,
        *gains.STEPS,
        *movement.STEPS,
        *token.STEPS,
    ),
    moments={MOVED: post.DELIVER, TURN_ENDS: extra_turn.END_OF_TURN},
    turn=[instead("turn.meet", meeting.MEET)],
    places=[fountain.PLACE, embassy.PLACE, kiosk.PLACE, auction_house.PLACE, secret_society.PLACE],
    cards=CARDS,
    tokens=[courier.TOKEN],
    extras=[companion.COMPANION],
)
