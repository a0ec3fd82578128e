"""A turn: one card is played, all may use it. And how turns follow each other."""

from __future__ import annotations

from typing import Final

from bedesten.games.write.decision import Decision
from bedesten.games.write.names import FROM_GOODS, FROM_LIRA, GOODS, NOBODY, NUMBERED
from bedesten.games.write.parts import Steps
from bedesten.games.write.state import State
from bedesten.kernel.step import Effect

HAND: Final = 20
"""From here on a choice is the card in hand: HAND + its location."""
GUILD: Final = 40
"""From here on a choice is a guild card: GUILD + its kind."""
BONUS_ACTION: Final = 0
"""Instead of a location: take a bonus action."""
ICON: Final = 1
BONUS: Final = 2


class Begin(Effect[State]):
    """A turn begins."""

    __slots__ = ()
    key = "turn.begin"

    def run(self, s: State, /) -> None:
        s.acting = s.active
        s.tell("turn", s.active, s.round)
        s.then(PLAY)


class Play(Decision):
    """Play a location card from the display or from your hand: you may use it, and so may all others. Or play a guild
    card you can pay for: it is for you alone.

    A choice is the location on a card of the display, HAND + that on the card in hand, or GUILD + a guild card's kind.
    """

    __slots__ = ()
    key = "turn.play"

    def options(self, s: State, /) -> list[int]:
        seat = s.active
        left, right = s.left, s.right
        if left == right:
            found = [left, HAND + s.hand[seat]]
        elif left < right:
            found = [left, right, HAND + s.hand[seat]]
        else:
            found = [right, left, HAND + s.hand[seat]]
        last = -1
        for card in s.guild_hand[seat]:
            if card != last:
                last = card
                if s.lira[seat] >= s.rules.guild_costs[card] and s.rules.guild[card].possible(s, seat):
                    found.append(GUILD + card)
        return found

    def take(self, s: State, choice: int, /) -> None:
        seat = s.active
        s.stack.extend(s.rules.after_card)
        if choice >= GUILD:
            play_guild_card(s, choice - GUILD)
            return
        if choice > HAND:
            s.played = s.hand[seat]
            s.hand[seat] = 0
            s.shown[seat] = 0
            s.tell("played_hand", seat, s.played)
        else:
            s.played = choice
            s.take_from_display(choice)
            s.tell("played", seat, choice)
        players = s.rules.players
        for turn in range(players - 1, 0, -1):
            s.then(INVITE[(seat + turn) % players])
        s.then(USE)


def play_guild_card(s: State, card: int) -> None:
    """Pay its Lira; it lies on the discards before its effect."""
    seat = s.active
    s.play_guild_card(seat, card)
    s.tell("played_guild_card", seat, card)
    s.pay_lira(seat, s.rules.guild_costs[card])
    s.rules.guild[card].carry_out(s)


class Use(Decision):
    """Carry out the action of the played location or of one adjacent to it, without crossing off anything; or take a
    bonus action instead (0). A choice is the location's number.
    """

    __slots__ = ()
    key = "turn.use"

    def options(self, s: State, /) -> list[int]:
        found = [BONUS_ACTION]
        seat = s.acting
        locations = s.rules.locations
        for number in s.rules.reach[s.played]:
            if locations[number].possible(s, seat):
                found.append(number)
        return found

    def take(self, s: State, choice: int, /) -> None:
        if choice == BONUS_ACTION:
            s.gain_bonus(s.acting)
            return
        s.tell("used", s.acting, choice)
        s.rules.locations[choice].act(s)


class Invite(Effect[State]):
    """The next player clockwise may use the played card too."""

    __slots__ = ("guest",)
    key = "turn.invite"

    def __init__(self, guest: int) -> None:
        self.guest: Final = guest

    def run(self, s: State, /) -> None:
        s.acting = self.guest
        s.then(FOLLOW)

    def args(self) -> tuple[int, ...]:
        return (self.guest,)


class Follow(Decision):
    """Carry out the action of the location another played, or of one adjacent to it, for which you cross off an action
    icon there or a bonus action; or take a bonus action instead (0). A choice is the location's number.
    """

    __slots__ = ()
    key = "turn.follow"

    def options(self, s: State, /) -> list[int]:
        found = [BONUS_ACTION]
        seat = s.acting
        bonus = s.bonus[seat] > 0
        locations = s.rules.locations
        for number in s.rules.reach[s.played]:
            if (bonus or has_icon(s, seat, number)) and locations[number].possible(s, seat):
                found.append(number)
        return found

    def take(self, s: State, choice: int, /) -> None:
        seat = s.acting
        if choice == BONUS_ACTION:
            s.gain_bonus(seat)
            return
        if not s.bonus[seat]:
            cross_icon(s, seat, choice)
        elif has_icon(s, seat, choice):
            s.then(Cross(choice))
            return
        else:
            cross_bonus(s, seat)
        s.tell("used", seat, choice)
        s.rules.locations[choice].act(s)


def has_icon(s: State, seat: int, number: int) -> bool:
    """Whether a location has an action icon that is not crossed off. The palace has none at all."""
    return number <= NUMBERED and s.icons[seat * NUMBERED + number - 1] > 0


def cross_icon(s: State, seat: int, number: int) -> None:
    s.icons[seat * NUMBERED + number - 1] -= 1
    s.tell("crossed_icon", seat, number)


def cross_bonus(s: State, seat: int) -> None:
    s.bonus[seat] -= 1
    s.tell("crossed_bonus", seat)


class Cross(Decision):
    """What to cross off for following: an action icon at the location (1) or a bonus action (2)."""

    __slots__ = ("number",)
    key = "turn.cross"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def options(self, s: State, /) -> list[int]:
        return ICON_OR_BONUS

    def take(self, s: State, choice: int, /) -> None:
        if choice == ICON:
            cross_icon(s, s.acting, self.number)
        else:
            cross_bonus(s, s.acting)
        s.tell("used", s.acting, self.number)
        s.rules.locations[self.number].act(s)

    def args(self) -> tuple[int, ...]:
        return (self.number,)


class BonusRubies(Effect[State]):
    """The first end step: everybody who has filled a Lira section, or all four goods columns down to a row with a bonus
    ruby, takes that ruby.
    """

    __slots__ = ()
    key = "turn.bonus_rubies"

    def run(self, s: State, /) -> None:
        s.acting = NOBODY
        players = s.rules.players
        for turn in range(players):
            bonus_rubies(s, (s.active + turn) % players)


def bonus_rubies(s: State, seat: int) -> None:
    rows = s.rules.column_rubies
    got = s.goods_rubies[seat]
    if got < len(rows):
        filled = s.goods_filled
        at = seat * GOODS
        full = min(min(filled[at], filled[at + 1]), min(filled[at + 2], filled[at + 3]))
        while got < len(rows) and full >= rows[got]:
            got += 1
            s.gain_ruby(seat, FROM_GOODS)
        s.goods_rubies[seat] = got
    sections = s.rules.lira_rubies
    while s.lira_rubies[seat] < len(sections) and s.lira_filled[seat] >= sections[s.lira_rubies[seat]]:
        s.lira_rubies[seat] += 1
        s.gain_ruby(seat, FROM_LIRA)


class Next(Effect[State]):
    """The next player's turn. When a round is complete and somebody's amulet too, the game is over."""

    __slots__ = ()
    key = "turn.next"

    def run(self, s: State, /) -> None:
        s.active += 1
        if s.active == s.rules.players:
            s.active = 0
            if not s.rules.solo and max(s.rubies) >= s.rules.target:
                s.tell("last_round", 0)
                return
            s.round += 1
        s.then(BEGIN)


class DiscardLeft(Effect[State]):
    """With one player: after each turn the left card of the display is discarded, and you may follow it as if another
    had played it. Then the end steps come again.
    """

    __slots__ = ()
    key = "solo.discard_left"

    def run(self, s: State, /) -> None:
        s.played = s.left
        s.take_from_display(s.left)
        s.tell("discarded_left", s.active, s.played)
        s.stack.extend(s.rules.after_discard)
        s.then(INVITE[0])


SEATS: Final = 5
ICON_OR_BONUS: Final[list[int]] = [ICON, BONUS]
BEGIN: Final[Begin] = Begin()
PLAY: Final[Play] = Play()
USE: Final[Use] = Use()
INVITE: Final[list[Invite]] = [Invite(seat) for seat in range(SEATS)]
FOLLOW: Final[Follow] = Follow()
BONUS_RUBIES: Final[BonusRubies] = BonusRubies()
NEXT: Final[Next] = Next()
DISCARD_LEFT: Final[DiscardLeft] = DiscardLeft()
STEPS: Final[Steps] = (Begin, Play, Use, Invite, Follow, Cross, BonusRubies, Next, DiscardLeft)
