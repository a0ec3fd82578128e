"""The questions that guild cards ask."""

from __future__ import annotations

from typing import Final

from bedesten.games.istanbul.bundles import amounts, bundles, pay
from bedesten.games.istanbul.decision import ACTING, NEVER, Decision
from bedesten.games.istanbul.dice import ROLL, total
from bedesten.games.istanbul.modules.mocha.figures import figures
from bedesten.games.istanbul.modules.mocha.tavern import Treat
from bedesten.games.istanbul.modules.obliged import Obliged
from bedesten.games.istanbul.modules.rubies import take_next_ruby
from bedesten.games.istanbul.names import BLUE, GOODS, POLICE_STATION, SULTANS_PALACE
from bedesten.games.istanbul.parts import Steps
from bedesten.games.istanbul.places.black_market import common_with_room
from bedesten.games.istanbul.places.markets import ANYTHING
from bedesten.games.istanbul.places.mosques import PAIRS, on_offer, take_tile
from bedesten.games.istanbul.rules import MOVED
from bedesten.games.istanbul.state import State
from bedesten.kernel.step import Effect

ONE_OF: Final = [1000, 100, 10, 1]
"""The bundle with one of each good."""


class TakeDifferent(Decision):
    """Up to so many goods, no two of a kind, as far as there is room: a bundle."""

    __slots__ = ("most",)
    key = "guild_cards.different"
    when = NEVER

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def answers(self, s: State, /) -> list[int]:
        found = [0]
        sizes = [0]
        for good in range(GOODS - 1, -1, -1):
            if s.room(s.active, good) > 0:
                for i in range(len(found)):
                    if sizes[i] < self.most:
                        found.append(found[i] + ONE_OF[good])
                        sizes.append(sizes[i] + 1)
        return found

    def answer(self, s: State, choice: int, /) -> None:
        for good, amount in enumerate(amounts(choice)):
            if amount:
                s.gain_goods(s.active, good, 1)

    def args(self) -> tuple[int, ...]:
        return (self.most,)


class Gather(Decision):
    """Which assistants come to the Fountain: a bit for each place where one stands, the lowest place in the lowest bit."""

    __slots__ = ()
    key = "guild_cards.gather"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return list(range(1 << len(s.places_out(s.active))))

    def answer(self, s: State, choice: int, /) -> None:
        for i, place in enumerate(s.places_out(s.active)):
            if choice >> i & 1:
                s.return_assistant(s.active, place)


class ChooseCommon(Decision):
    """Two of which common good: 1 red, 2 green, 3 yellow, among those with room; 0 when none has."""

    __slots__ = ()
    key = "guild_cards.common"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return common_with_room(s) or [0]

    def answer(self, s: State, choice: int, /) -> None:
        if choice:
            s.gain_goods(s.active, choice - 1, figures(s).guild_common_goods)


class Jewelry(Effect[State]):
    """Blue goods by the dice as they lie."""

    __slots__ = ()
    key = "guild_cards.jewelry"

    def run(self, s: State, /) -> None:
        blue = figures(s).guild_blue[total(s.dice) - 2]
        if blue:
            s.gain_goods(s.active, BLUE, blue)


class Announce(Decision):
    """Which number to announce for double the Lira."""

    __slots__ = ()
    key = "guild_cards.announce"
    when = ACTING

    def answers(self, s: State, /) -> list[int]:
        return s.rules.tea_numbers[1:]

    def answer(self, s: State, choice: int, /) -> None:
        s.tell("announced", s.active, choice)
        s.then(ROLL, PayDouble(choice))


class PayDouble(Effect[State]):
    """The host pays twice what he would."""

    __slots__ = ("number",)
    key = "guild_cards.pay_double"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: State, /) -> None:
        reached = total(s.dice) >= self.number
        income = self.number if reached else s.rules.tea_comfort
        s.gain_lira(s.active, income * figures(s).guild_tea_factor)

    def args(self) -> tuple[int, ...]:
        return (self.number,)


class ChoosePlace(Decision):
    """Whose action to carry out: any place's where it is possible."""

    __slots__ = ()
    key = "guild_cards.place"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        return [place for place in s.rules.numbers if s.rules.places[place].open(s)]

    def answer(self, s: State, choice: int, /) -> None:
        s.tell("acts_at", s.active, choice)
        s.then(Obliged(choice), FAMILY_HOME)


class FamilyHome(Effect[State]):
    """The own family member goes to the Police Station, without reward."""

    __slots__ = ()
    key = "guild_cards.family_home"

    def run(self, s: State, /) -> None:
        if s.family[s.active] != POLICE_STATION:
            s.family[s.active] = POLICE_STATION
            s.tell("family_home", s.active)
            s.reach(MOVED)


class DeliverAny(Decision):
    """Which six goods the Sultan gets: a bundle."""

    __slots__ = ()
    key = "guild_cards.deliver"
    when = NEVER

    def answers(self, s: State, /) -> list[int]:
        count = figures(s).guild_any_goods
        return bundles(s, s.active, [max(ANYTHING[0], count)] * GOODS, count, count)

    def answer(self, s: State, choice: int, /) -> None:
        pay(s, s.active, choice)
        take_next_ruby(s, SULTANS_PALACE)


def mosque_tiles(s: State, mosque: int) -> list[int]:
    """The tiles of a mosque that can be had for one good: 1 red, 2 green, 3 yellow, 4 blue."""
    seat = s.active
    return [good + 1 for good in PAIRS[mosque] if on_offer(s, seat, good) and s.goods[seat * GOODS + good]]


class TakeTileFor(Decision):
    """Which tile of the mosque to take for one of its good."""

    __slots__ = ("mosque",)
    key = "guild_cards.tile"
    when = NEVER

    def __init__(self, mosque: int) -> None:
        self.mosque: Final = mosque

    def answers(self, s: State, /) -> list[int]:
        return mosque_tiles(s, self.mosque)

    def answer(self, s: State, choice: int, /) -> None:
        s.pay_goods(s.active, choice - 1, 1)
        take_tile(s, s.active, choice - 1)

    def args(self) -> tuple[int, ...]:
        return (self.mosque,)


class Tavern(Decision):
    """The Tavern's action, first one that must be, for one coffee less; then another that may be (0 to leave it)."""

    __slots__ = ("done", "when")
    key = "guild_cards.tavern"

    def __init__(self, done: int) -> None:
        self.done: Final = done
        self.when = ACTING if done else NEVER

    def treat(self, s: State) -> Treat:
        return Treat(0 if self.done else figures(s).guild_tavern_discount)

    def answers(self, s: State, /) -> list[int]:
        found = self.treat(s).answers(s)
        return found if self.done else found[1:]

    def answer(self, s: State, choice: int, /) -> None:
        if not self.done:
            s.then(Tavern(1))
        self.treat(s).answer(s, choice)

    def args(self) -> tuple[int, ...]:
        return (self.done,)


GATHER: Final[Gather] = Gather()
CHOOSE_COMMON: Final[ChooseCommon] = ChooseCommon()
JEWELRY: Final[Jewelry] = Jewelry()
ANNOUNCE: Final[Announce] = Announce()
CHOOSE_PLACE: Final[ChoosePlace] = ChoosePlace()
FAMILY_HOME: Final[FamilyHome] = FamilyHome()
DELIVER_ANY: Final[DeliverAny] = DeliverAny()
STEPS: Final[Steps] = (
    TakeDifferent,
    Gather,
    ChooseCommon,
    Jewelry,
    Announce,
    PayDouble,
    ChoosePlace,
    FamilyHome,
    DeliverAny,
    TakeTileFor,
    Tavern,
)
