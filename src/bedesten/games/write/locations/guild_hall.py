"""Place 9, the Guild Hall: a guild card."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.draws import TAKE_GUILD_CARD
from bedesten.games.write.names import GUILD_HALL
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class GuildHall(Place):
    """Take a guild card. It can be played in a later turn of one's own, instead of a location card."""

    def act(self, s: State) -> None:
        for _ in range(s.rules.guild_hall_cards):
            s.then(TAKE_GUILD_CARD)


PLACE: Final[Place] = GuildHall(GUILD_HALL, "guild_hall")
