"""Playing a guild card instead of a turn."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.decision import NONE, Decision
from bedesten.games.istanbul.modules.mocha.guild_cards import GUILD
from bedesten.games.istanbul.parts import Extra, Steps
from bedesten.games.istanbul.piles import remove
from bedesten.games.istanbul.state import State
from bedesten.games.istanbul.turn import instead_of_turn
from bedesten.kernel.step import Effect


class PlayGuildCard(Extra):
    """Instead of moving, play a guild card: it is the whole turn, without encounters.

    Cards and tiles that are bound to a place do not help; other bonus cards may still be played. A choice is the card.
    """

    def offers(self, s: State, first: int) -> list[int]:
        hand = s.guild_hand[s.active]
        return [first + card for card in hand if GUILD[card].playable(s)] if hand else NONE

    def take(self, s: State, step: Decision, choice: int) -> None:
        instead_of_turn(s)
        s.afar = 1
        s.guild_hand[s.active] = remove(s.guild_hand[s.active], choice)
        s.tell("played_guild_card", s.active, choice)
        s.then(DiscardGuild(choice))
        GUILD[choice].play(s)


class DiscardGuild(Effect[State]):
    """A guild card that was played has been carried out and reaches the discards."""

    __slots__ = ("card",)
    key = "guild.discard"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: State, /) -> None:
        s.guild_discards = s.guild_discards + (self.card,)

    def args(self) -> tuple[int, ...]:
        return (self.card,)


PLAY_GUILD_CARD: Final[PlayGuildCard] = PlayGuildCard("guild_card")
STEPS: Final[Steps] = (DiscardGuild,)
