"""Place 4, the Post Office: a goods card and a Lira."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.cards.draws import TAKE_GOODS_CARD
from bedesten.games.write.names import POST_OFFICE
from bedesten.games.write.parts import Place
from bedesten.games.write.state import State


class PostOffice(Place):
    """Take a goods card and 1 Lira."""

    def act(self, s: State) -> None:
        for _ in range(s.rules.post_office_cards):
            s.then(TAKE_GOODS_CARD)
        s.gain_lira(s.acting, s.rules.post_office_lira)


PLACE: Final[Place] = PostOffice(POST_OFFICE, "post_office")
