"""The contract of a game: what tables, bots, servers and tests may ask of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Generic, TypedDict, TypeVar

from bedesten.kernel.components import Components
from bedesten.kernel.errors import BadPosition
from bedesten.kernel.state import Event, Stacked
from bedesten.kernel.step import Step
from bedesten.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=Stacked[Any])

KINDS: Final = (
    "place",
    "places",
    "good",
    "goods",
    "card",
    "tile",
    "token",
    "number",
    "seat",
    "yes_no",
    "dice",
)
"""The closed set of things a choice can be about: a client that can offer these can offer every choice."""


class Option(TypedDict):
    """One choice in words: what kind of thing it points at, which one, and a sentence."""

    choice: int
    kind: str
    target: int | list[int] | None
    label: str


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    reason: str
    tiebreak: str


class Field:
    """One field of a state: its name, and how many numbers of a list belong together."""

    def __init__(self, name: str, group: int = 0) -> None:
        self.name: Final = name
        self.group: Final = group


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game with its options chosen: makes states, saves and loads them, says what they look like to whom."""

    name: str = ""
    version: int = 1
    """The version of the rules: it rises when a record of old would play out differently."""

    def __init__(self, players: int, settings: dict[str, Any], components: Components) -> None:
        self.players: int = players
        self.settings: dict[str, Any] = settings
        self.components: Components = components
        self.steps: dict[str, type[Step[S]]] = {kind.key: kind for kind in self.kinds()}

    # What a game says of itself.

    def kinds(self) -> list[type[Step[S]]]:
        """Every kind of step there is in this game."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        """The fields of a state, in the order they are saved."""
        raise NotImplementedError

    def blank(self) -> S:
        """A state before anything has happened: what fields are when nothing else is said of them."""
        raise NotImplementedError

    def new(self) -> S:
        """The start of a game, ready for its first choice, be it of chance."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, or a spectator (None), as plain data."""
        raise NotImplementedError

    def guess(self, state: S, seat: int, rng: Random) -> S:
        """A full state that agrees with the seat's view, what the seat cannot know being drawn anew."""
        raise NotImplementedError

    def describe(self, state: S, choice: int) -> Option:
        """A choice in words."""
        raise NotImplementedError

    def question(self, state: S) -> str:
        """What is being asked, in words."""
        raise NotImplementedError

    def closed(self, state: S) -> list[tuple[str, int, str]]:
        """What is no option though one may look for it there: its kind, which one, and the rule that forbids it.

        It is told to the seat that is asked, so it may speak of all that this seat knows.
        """
        return []

    def story(self, event: Event, viewer: int | None, names: list[str]) -> str:
        """What happened, in words, as this viewer may know it; empty if it is not worth telling."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """Scores, ranking with shared places, and why it ended."""
        raise NotImplementedError

    # What every game can do with that.

    def save(self, state: S) -> dict[str, Any]:
        """A state as plain data, complete at every decision."""
        data = {field.name: plain(getattr(state, field.name)) for field in self.fields()}
        data["stack"] = [[step.key, *step.args()] for step in state.stack]
        return data

    def load(self, data: dict[str, Any]) -> S:
        """The state that was saved."""
        state = self.blank()
        for field in self.fields():
            if field.name in data:
                setattr(state, field.name, like(getattr(state, field.name), data[field.name]))
        state.stack = [self.steps[entry[0]](*entry[1:]) for entry in data["stack"]]
        self.restore(state)
        state.refresh()
        return state

    def restore(self, state: S) -> None:
        """Work out again what a state keeps beside its fields."""

    # One line of text for a position: `istanbul players=2 | lira=5,3 goods=0x4/1,0,0,2 | turn.move`.

    def write(self, state: S) -> str:
        """The position in one line: game and options, the fields that differ from a blank state, the steps."""
        blank = self.blank()
        words = [
            f"{field.name}={written(plain(getattr(state, field.name)), field.group)}"
            for field in self.fields()
            if getattr(state, field.name) != getattr(blank, field.name)
        ]
        steps = [":".join([step.key, *(str(a) for a in step.args())]) for step in state.stack[::-1]]
        return f"{self.title()} | {' '.join(words) or '-'} | {' '.join(steps) or 'over'}"

    def position(self, line: str) -> S:
        """The state that a line of position notation stands for; fields that are not named are blank."""
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 3:
            raise BadPosition(f"a position has three parts between bars (game | fields | steps), not {len(parts)}")
        if parts[0] != self.title():
            raise BadPosition(f"the position is of {parts[0]!r}, this game is {self.title()!r}")
        state = self.blank()
        known = {field.name for field in self.fields()}
        for word in parts[1].split():
            if word == "-":
                continue
            name, equals, text = word.partition("=")
            if name not in known or not equals:
                raise BadPosition(f"there is no field {name!r}; allowed are {', '.join(sorted(known))}")
            model = getattr(state, name)
            try:
                setattr(state, name, like(model, parsed(text, model)))
            except ValueError:
                raise BadPosition(
                    f"{word!r} cannot be read: a value like {written(plain(model), 0)} is allowed"
                ) from None
        for word in parts[2].split()[::-1]:
            if word == "over":
                continue
            key, *args = word.split(":")
            if key not in self.steps:
                raise BadPosition(f"there is no step {key!r}; allowed are {', '.join(sorted(self.steps))}")
            try:
                state.stack.append(self.steps[key](*[int(a) for a in args]))
            except (TypeError, ValueError):
                raise BadPosition(f"step {word!r} has the wrong numbers behind it") from None
        self.restore(state)
        state.refresh()
        return state

    def title(self) -> str:
        """The game and those of its options that are not the defaults, in one word each."""
        words = [self.name, f"players={self.players}"]
        for name, value in self.settings.items():
            if value is None or value == [] or name == "players":
                continue
            words.append(f"{name}={written(value, 0) if isinstance(value, list) else value}")
        return " ".join(words)


def plain(value: Any) -> Any:
    """Tuples as lists, so that what is saved is what JSON gives back."""
    return [plain(entry) for entry in value] if isinstance(value, list | tuple) else value


def like(model: Any, value: Any) -> Any:
    """A saved value in the shape of the field it belongs to."""
    if isinstance(model, tuple):
        return tuple(like(model[0], entry) if model else entry for entry in value)
    if isinstance(model, list):
        inner = model[0] if model else 0
        return [like(inner, entry) for entry in value]
    return value


def written(value: Any, group: int) -> str:
    """A number, or numbers with commas; lists in lists in brackets; runs as 0x5; groups parted by a slash."""
    if not isinstance(value, list):
        return str(value)
    if not value:
        return "()"
    if any(isinstance(entry, list) for entry in value):
        return "/".join(written(entry, 0) for entry in value)
    if group and len(value) > group:
        return "/".join(written(value[i : i + group], 0) for i in range(0, len(value), group))
    words: list[str] = []
    i = 0
    while i < len(value):
        run = 1
        while i + run < len(value) and value[i + run] == value[i]:
            run += 1
        words.append(f"{value[i]}x{run}" if run > 2 else ",".join([str(value[i])] * run))
        i += run
    return ",".join(words)


def parsed(text: str, model: Any) -> Any:
    """What `written` wrote, in the shape of the model."""
    if isinstance(model, bool):
        return {"True": True, "False": False}[text]
    if isinstance(model, int):
        return int(text)
    if isinstance(model, str):
        return text
    if model and isinstance(model[0], list | tuple):
        return [parsed(part, [0]) for part in text.split("/")]
    if text == "()":
        return []
    numbers: list[int] = []
    for word in text.replace("/", ",").split(","):
        value, times, count = word.partition("x")
        numbers.extend([int(value)] * (int(count) if times else 1))
    return numbers
