"""A table: one game being played. It rolls the dice, keeps the record, and lets nobody do what is not allowed."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, Final

from bedesten.kernel.errors import BadRecord, GameError, GameOver, IllegalChoice, NotYourTurn
from bedesten.kernel.game import Game, Option, Result
from bedesten.kernel.state import Event
from bedesten.kernel.step import CHANCE
from bedesten.kernel.viewpoint import Viewpoint


class Table:
    """Plays one game: everything that goes in or comes out is plain data.

    Chance is resolved from the table's own seed as soon as it is asked, so the choice is always a seat's.
    """

    def __init__(self, game: Game[Any], seed: int | None = None, names: list[str] | None = None) -> None:
        self.game: Final = game
        self.names: Final = names or [f"Player {seat + 1}" for seat in range(game.players)]
        if len(self.names) != game.players:
            raise GameError(f"{game.players} players need {game.players} names, not {len(self.names)}")
        seed = SystemRandom().getrandbits(62) if seed is None else seed
        self.rng: Final = Random(seed)
        # Apart from the dice, so that nobody changes them by looking.
        self.guesses: Final = Random(~seed)
        self._start()
        self._roll()

    def _start(self) -> None:
        self.choices: list[int] = []
        """Every choice so far, those of chance included."""
        self.choosers: list[int] = []
        """Who made each of them."""
        self.told: list[int] = []
        """How many events there had been before each of them."""
        self.state: Any = self.game.new()
        self.state.log = []

    # Whose choice, and which.

    @property
    def over(self) -> bool:
        return bool(self.state.over())

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return int(self.state.seat())

    @property
    def step(self) -> str:
        """The key of the question."""
        return str(self.state.top().key)

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return len(self.choices)

    def options(self) -> list[int]:
        """The legal choices, in ascending order."""
        return list(self.state.options())

    def describe(self, choice: int) -> Option:
        """One of the options in words: its kind, what it points at, and a sentence."""
        return self.game.describe(self.state, choice)

    def question(self) -> str:
        """What is asked, in words."""
        return self.game.question(self.state)

    # The one way in.

    def apply(self, choice: Any, seat: int | None = None) -> None:
        """Make a choice, an int; with a seat given, make sure it is that seat's.

        Whatever else is given is refused as any other choice that is not an option: hence Any, which compiled code lets in.
        """
        if self.over:
            raise GameOver("the game is over: there is nothing to choose")
        if seat is not None and seat != self.seat:
            raise NotYourTurn(f"it is {self.names[self.seat]}'s choice (seat {self.seat}), not seat {seat}'s")
        if type(choice) is not int or choice not in self.state.legal:
            raise IllegalChoice(self.step, self.seat, choice, self.options())
        self._take(choice)
        self._roll()

    def _take(self, choice: int) -> None:
        self.choosers.append(self.state.seat())
        self.told.append(len(self.state.log))
        self.choices.append(choice)
        self.state.apply(choice)

    def _roll(self) -> None:
        while not self.state.over() and self.state.seat() == CHANCE:
            self._take(self.state.chance(self.rng.random()))

    # What has happened.

    def events(self, since: int = 0) -> list[Event]:
        """What happened from this ply on."""
        start = self.told[since] if since < len(self.told) else len(self.state.log)
        return list(self.state.log[start if since else 0 :])

    def story(self, viewer: int | None, since: int = 0) -> list[str]:
        """What happened from this ply on, in words, as a viewer may know it."""
        texts = [self.game.story(event, viewer, self.names) for event in self.events(since)]
        return [text for text in texts if text]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None for a spectator."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise GameError(f"there is no seat {seat}: seats go from 0 to {self.game.players - 1}")
        return self.game.view(self.state, seat)

    def viewpoint(self, seat: int) -> Viewpoint:
        """What a bot in this seat gets to see and to think with."""
        return Viewpoint(self.game, self.game.guess(self.state, seat, self.guesses), seat)

    def result(self) -> Result | None:
        """Scores, ranking with shared places and why the game ended; None before its end."""
        return self.game.result(self.state) if self.over else None

    # Taking back.

    def undo_to(self, seat: int, freely: bool = False) -> int | None:
        """The ply this seat may go back to: its last choice, if since then nothing new was seen and nobody else chose.

        Freely, for learning against bots: its last choice, whatever came after.
        """
        for ply in range(len(self.choices) - 1, -1, -1):
            if self.choosers[ply] == seat:
                return ply
            if not freely:
                return None
        return None

    def undo(self, seat: int, freely: bool = False) -> int:
        """Take back the seat's last choice; says how many choices are left."""
        ply = self.undo_to(seat, freely)
        if ply is None:
            raise NotYourTurn(
                "nothing can be taken back: since your last choice something was revealed or others chose"
            )
        kept = self.choices[:ply]
        self._start()
        for choice in kept:
            self._take(choice)
        return ply

    # Records.

    def record(self) -> dict[str, Any]:
        """The whole game as plain data: `bedesten.replay` gives the same table again."""
        from bedesten.kernel.record import write

        return write(self)

    def replay(self, choices: list[Any], roll: bool = True) -> None:
        """Start again with these choices, those of chance included."""
        self._start()
        for ply, choice in enumerate(choices):
            if self.over:
                raise BadRecord(f"the game is over after {ply} choices, yet the record has {len(choices)}")
            if type(choice) is not int or choice not in self.state.legal:
                raise BadRecord(f"choice {ply + 1} of {len(choices)} cannot be {choice!r} at {self.step}")
            self._take(choice)
        if roll:
            self._roll()
