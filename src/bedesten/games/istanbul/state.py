"""The state of a game of Istanbul: lists by attribute, one entry a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.games.istanbul.names import GOODS, NEUTRAL, OWN
from bedesten.games.istanbul.piles import holds, insert, remove
from bedesten.kernel.game import Field
from bedesten.kernel.state import Event, Stacked
from bedesten.kernel.step import Step

if TYPE_CHECKING:
    from bedesten.games.istanbul.board import Board
    from bedesten.games.istanbul.rules import Rules

FIELDS: Final = [
    Field("grid"),
    Field("active"),
    Field("round"),
    Field("spent"),
    Field("elsewhere"),
    Field("afar"),
    Field("again"),
    Field("envoy"),
    Field("dice"),
    Field("lira"),
    Field("rubies"),
    Field("goods", GOODS),
    Field("extensions"),
    Field("tiles"),
    Field("merchant"),
    Field("crew"),
    Field("out"),
    Field("family"),
    Field("hand"),
    Field("shown"),
    Field("deck"),
    Field("discards"),
    Field("tokens"),
    Field("neutrals"),
    Field("mosque"),
    Field("palace"),
    Field("gems"),
    Field("mail"),
    Field("demand"),
    Field("bystanders"),
    Field("leader"),
    Field("caravan"),
    Field("coffee"),
    Field("guild_hand"),
    Field("guild_deck"),
    Field("guild_discards"),
    Field("tavern"),
    Field("tavern_tiles"),
    Field("barrier"),
    Field("gatekeeper"),
    Field("baksheesh"),
    Field("coffee_house"),
    Field("letters"),
    Field("delivered"),
    Field("letter_deck"),
    Field("letter_discards"),
    Field("companion"),
    Field("kiosk"),
    Field("kiosk_deck"),
    Field("kiosk_discards"),
    Field("society"),
    Field("extra"),
    Field("spared"),
]


class State(Stacked["State"]):
    """A position. Seats count from the start player, clockwise."""

    __slots__ = (
        "active",
        "afar",
        "again",
        "baksheesh",
        "barrier",
        "board",
        "bystanders",
        "caravan",
        "coffee",
        "coffee_house",
        "companion",
        "crew",
        "deck",
        "delivered",
        "demand",
        "dice",
        "discards",
        "elsewhere",
        "envoy",
        "extensions",
        "extra",
        "family",
        "gatekeeper",
        "gems",
        "goods",
        "grid",
        "ground",
        "guild_deck",
        "guild_discards",
        "guild_hand",
        "hand",
        "kiosk",
        "kiosk_deck",
        "kiosk_discards",
        "leader",
        "letter_deck",
        "letter_discards",
        "letters",
        "lira",
        "mail",
        "merchant",
        "mosque",
        "neutrals",
        "out",
        "palace",
        "round",
        "rubies",
        "rules",
        "shown",
        "society",
        "spared",
        "spent",
        "tavern",
        "tavern_tiles",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Step[State]],
        legal: list[int],
        log: list[Event] | None,
        board: Board | None,
        ground: Board | None,
        grid: tuple[int, ...],
        active: int,
        round: int,
        spent: int,
        elsewhere: int,
        afar: int,
        again: int,
        envoy: int,
        dice: int,
        lira: list[int],
        rubies: list[int],
        goods: list[int],
        extensions: list[int],
        tiles: list[int],
        merchant: list[int],
        crew: list[int],
        out: list[int],
        family: list[int],
        hand: list[tuple[int, ...]],
        shown: list[tuple[int, ...]],
        deck: list[int],
        discards: tuple[int, ...],
        tokens: list[int],
        neutrals: list[int],
        mosque: list[int],
        palace: int,
        gems: int,
        mail: int,
        demand: list[tuple[int, ...]],
        bystanders: list[int],
        leader: int,
        caravan: int,
        coffee: list[int],
        guild_hand: list[tuple[int, ...]],
        guild_deck: list[int],
        guild_discards: tuple[int, ...],
        tavern: list[int],
        tavern_tiles: list[int],
        barrier: int,
        gatekeeper: int,
        baksheesh: int,
        coffee_house: int,
        letters: list[tuple[int, ...]],
        delivered: list[tuple[int, ...]],
        letter_deck: list[int],
        letter_discards: list[int],
        companion: list[int],
        kiosk: tuple[int, ...],
        kiosk_deck: list[int],
        kiosk_discards: tuple[int, ...],
        society: int,
        extra: list[int],
        spared: int,
    ) -> None:
        super().__init__(stack, legal, log)
        self.rules: Rules = rules
        self.board: Board | None = board
        """The layout, once it is laid out."""
        self.ground: Board | None = ground
        """The layout as the active player can walk it: a wall may stand in the way."""
        self.grid: tuple[int, ...] = grid
        """The places row by row; 0 where none lies yet."""
        self.active: int = active
        """Whose turn it is."""
        self.round: int = round
        self.spent: int = spent
        """What has been used this turn and may not be used again: SPENT_ bits."""
        self.elsewhere: int = elsewhere
        """The place this turn is about, if it is not where the merchant stands; else 0."""
        self.afar: int = afar
        """Whether the action is carried out from afar: cards and tiles that are bound to a place do not help then."""
        self.again: int = again
        """Whether the same player has another turn after this one."""
        self.envoy: int = envoy
        """Whether the family member is acting, and not the merchant."""
        self.dice: int = dice
        """The last roll, the lower die first: 25 is a two and a five."""
        self.lira: list[int] = lira
        self.rubies: list[int] = rubies
        self.goods: list[int] = goods
        """Four a seat."""
        self.extensions: list[int] = extensions
        self.tiles: list[int] = tiles
        """Mosque tiles owned: a bit for each good's."""
        self.merchant: list[int] = merchant
        self.crew: list[int] = crew
        """The assistants under the merchant, the bottommost in the lowest bit, a one above the topmost."""
        self.out: list[int] = out
        """The places where own assistants stand: a bit each."""
        self.family: list[int] = family
        self.hand: list[tuple[int, ...]] = hand
        """Bonus cards, in ascending order."""
        self.shown: list[tuple[int, ...]] = shown
        """Those of them that everybody saw being taken, in ascending order."""
        self.deck: list[int] = deck
        """How many of each card the draw pile holds; their order does not exist before they are drawn."""
        self.discards: tuple[int, ...] = discards
        """The top one last."""
        self.tokens: list[int] = tokens
        """Where Governor, Smuggler and the like stand."""
        self.neutrals: list[int] = neutrals
        """Where merchants of unused colours stand, with two players."""
        self.mosque: list[int] = mosque
        """Mosque tiles taken, by good."""
        self.palace: int = palace
        """Rubies taken from the Sultan."""
        self.gems: int = gems
        """Rubies taken from the Gemstone Dealer."""
        self.mail: int = mail
        """Mail indicators in the bottom row."""
        self.demand: list[tuple[int, ...]] = demand
        """Demand tiles seen so far at the large and at the small market: the open one first, then the bottom ones."""

        # The Neutral Assistants variant.
        self.bystanders: list[int] = bystanders
        """Neutral assistants, by place."""

        # The Caravan Leader variant.
        self.leader: int = leader
        """Who holds the Caravan tile; -1 while it lies at the Caravansary."""
        self.caravan: int = caravan
        """Whether the Caravansary's action was carried out this turn."""

        # Mocha & Baksheesh.
        self.coffee: list[int] = coffee
        self.guild_hand: list[tuple[int, ...]] = guild_hand
        """Guild cards, in ascending order."""
        self.guild_deck: list[int] = guild_deck
        """How many of each guild card the draw pile holds."""
        self.guild_discards: tuple[int, ...] = guild_discards
        self.tavern: list[int] = tavern
        """Tavern tiles taken: for movement, for encounters."""
        self.tavern_tiles: list[int] = tavern_tiles
        """Tavern tiles owned: a bit each."""
        self.barrier: int = barrier
        """The two places the Barrier stands between, the lower one times 100 plus the higher; 0 while it is off the board."""
        self.gatekeeper: int = gatekeeper
        """Who holds the Barrier Control tile; -1 for nobody."""
        self.baksheesh: int = baksheesh
        """The side of the Baksheesh tile that lies up."""
        self.coffee_house: int = coffee_house
        """Rubies taken from the Coffee House."""

        # Letters & Seals.
        self.letters: list[tuple[int, ...]] = letters
        """Letters not yet delivered, by the places they go to, in ascending order: one seal each."""
        self.delivered: list[tuple[int, ...]] = delivered
        """Letters delivered, by the places they went to, the one delivered first in front: two seals each."""
        self.letter_deck: list[int] = letter_deck
        """How many letters to each place the supply holds."""
        self.letter_discards: list[int] = letter_discards
        """How many letters to each place lie on the discards."""
        self.companion: list[int] = companion
        """Where the companion stands; IN_SUPPLY or AT_HAND if he is not on the board."""
        self.kiosk: tuple[int, ...] = kiosk
        """Kiosk tiles that lie open and are not chosen yet."""
        self.kiosk_deck: list[int] = kiosk_deck
        """How many of each kiosk tile are in the face-down stacks."""
        self.kiosk_discards: tuple[int, ...] = kiosk_discards
        self.society: int = society
        """How often the Secret Society has been used."""
        self.extra: list[int] = extra
        """The round in which each seat last bought an extra turn."""
        self.spared: int = spared
        """The seat whose merchant need not be paid this turn; -1 for nobody's."""

    def copy(self) -> State:
        """A copy for search: its own future, no past."""
        return State(
            self.rules,
            self.stack.copy(),
            self.legal,
            None,
            self.board,
            self.ground,
            self.grid,
            self.active,
            self.round,
            self.spent,
            self.elsewhere,
            self.afar,
            self.again,
            self.envoy,
            self.dice,
            self.lira.copy(),
            self.rubies.copy(),
            self.goods.copy(),
            self.extensions.copy(),
            self.tiles.copy(),
            self.merchant.copy(),
            self.crew.copy(),
            self.out.copy(),
            self.family.copy(),
            self.hand.copy(),
            self.shown.copy(),
            self.deck.copy(),
            self.discards,
            self.tokens.copy(),
            own(self.neutrals),
            self.mosque.copy(),
            self.palace,
            self.gems,
            self.mail,
            self.demand.copy(),
            own(self.bystanders),
            self.leader,
            self.caravan,
            own(self.coffee),
            self.guild_hand.copy() if self.guild_hand else self.guild_hand,
            own(self.guild_deck),
            self.guild_discards,
            own(self.tavern),
            own(self.tavern_tiles),
            self.barrier,
            self.gatekeeper,
            self.baksheesh,
            self.coffee_house,
            self.letters.copy() if self.letters else self.letters,
            self.delivered.copy() if self.delivered else self.delivered,
            own(self.letter_deck),
            own(self.letter_discards),
            own(self.companion),
            self.kiosk,
            own(self.kiosk_deck),
            self.kiosk_discards,
            self.society,
            own(self.extra),
            self.spared,
        )

    # The course of the game.

    def reach(self, moment: int) -> None:
        """Let the modules act at this moment before anything else goes on: the last thing that a step does."""
        reached = self.rules.moments[moment]
        only = reached.only
        if only is not None:
            only.run(self)  # it would come next anyhow
        elif reached.effects:
            self.stack.extend(reached.effects)

    def layout(self) -> Board:
        """The board, once it is laid out."""
        board = self.board
        assert board is not None
        return board

    def on_foot(self) -> Board:
        """The board for the feet of the active player."""
        ground = self.ground
        assert ground is not None
        return ground

    def target(self) -> int:
        """The place this turn is about."""
        return self.elsewhere or self.merchant[self.active]

    # Money, goods, rubies.

    def gain_lira(self, seat: int, amount: int) -> None:
        self.lira[seat] += amount
        self.tell("gained_lira", seat, amount)

    def pay_lira(self, seat: int, amount: int) -> None:
        self.lira[seat] -= amount
        self.tell("paid_lira", seat, amount)

    def room(self, seat: int, good: int) -> int:
        """How many more of a good the barrow takes."""
        return self.rules.capacity + self.extensions[seat] - self.goods[seat * GOODS + good]

    def gain_goods(self, seat: int, good: int, amount: int) -> None:
        """Load as many as the barrow takes; the rest is lost."""
        gained = min(amount, self.room(seat, good))
        if gained > 0:
            self.goods[seat * GOODS + good] += gained
            self.tell("gained_goods", seat, good, gained)

    def pay_goods(self, seat: int, good: int, amount: int) -> None:
        self.goods[seat * GOODS + good] -= amount
        self.tell("paid_goods", seat, good, amount)

    def gain_ruby(self, seat: int, place: int) -> None:
        self.rubies[seat] += 1
        self.tell("gained_ruby", seat, place)

    # Assistants.

    def send_assistant(self, seat: int) -> int:
        """Take the bottommost assistant from under the merchant; says whose he is."""
        crew = self.crew[seat]
        self.crew[seat] = crew >> 1
        return crew & 1

    def return_assistant(self, seat: int, place: int) -> None:
        """An own assistant comes back from a place, to the bottom of the stack."""
        self.out[seat] &= ~(1 << place)
        self.crew[seat] = self.crew[seat] << 1 | OWN
        self.tell("assistant_returned", seat, place)

    def hire(self, seat: int, whose: int) -> None:
        """An assistant joins at the bottom of the stack."""
        self.crew[seat] = self.crew[seat] << 1 | whose

    def places_out(self, seat: int) -> list[int]:
        """The places where own assistants stand, in ascending order."""
        mask = self.out[seat]
        return [place for place in self.rules.numbers if mask >> place & 1]

    # Bonus cards.

    def gain_card(self, seat: int, card: int) -> None:
        self.hand[seat] = insert(self.hand[seat], card)

    def lose_card(self, seat: int, card: int) -> None:
        """A card leaves the hand; it reaches the discards when it has been resolved."""
        self.hand[seat] = remove(self.hand[seat], card)
        if card in self.shown[seat]:
            self.shown[seat] = remove(self.shown[seat], card)

    def discard(self, card: int) -> None:
        self.discards = self.discards + (card,)

    def cards_left(self) -> bool:
        """Whether a card could be drawn."""
        return len(self.discards) > 0 or holds(self.deck)


def empty(rules: Rules) -> State:
    """Nothing in it yet: the set-up lays out the base game, and each box its own part."""
    return State(
        rules,
        stack=[],
        legal=[],
        log=None,
        board=rules.board,
        ground=rules.board,
        grid=(),
        active=0,
        round=0,
        spent=0,
        elsewhere=0,
        afar=0,
        again=0,
        envoy=0,
        dice=0,
        lira=[],
        rubies=[],
        goods=[],
        extensions=[],
        tiles=[],
        merchant=[],
        crew=[],
        out=[],
        family=[],
        hand=[],
        shown=[],
        deck=[],
        discards=(),
        tokens=[],
        neutrals=[],
        mosque=[],
        palace=0,
        gems=0,
        mail=0,
        demand=[],
        bystanders=[],
        leader=-1,
        caravan=0,
        coffee=[],
        guild_hand=[],
        guild_deck=[],
        guild_discards=(),
        tavern=[],
        tavern_tiles=[],
        barrier=0,
        gatekeeper=-1,
        baksheesh=0,
        coffee_house=0,
        letters=[],
        delivered=[],
        letter_deck=[],
        letter_discards=[],
        companion=[],
        kiosk=(),
        kiosk_deck=[],
        kiosk_discards=(),
        society=0,
        extra=[],
        spared=-1,
    )


def own(numbers: list[int]) -> list[int]:
    """A list of one's own; what is empty is not in play, never changes and can be shared."""
    return numbers.copy() if numbers else numbers


def crew(whose: list[int]) -> int:
    """The number for a stack of assistants, given from the topmost to the bottommost."""
    number = 1
    for one in whose:
        assert one in (OWN, NEUTRAL)
        number = number << 1 | one
    return number
