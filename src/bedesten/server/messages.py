"""What is said between clients and server, typed. docs/ideas/protocol.md tells the same in prose."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, TypeAdapter

Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
Key = Annotated[str, Field(min_length=1, max_length=128)]
Answer = Annotated[str, Field(max_length=64)]
"""The client's own name for a message, given back with the answer to it."""


class Said(BaseModel):
    """A message from a client: nothing in it but what is known."""

    model_config = ConfigDict(extra="forbid")


class Hello(Said):
    """The first message: the keys of the seats one holds; none for a spectator."""

    type: Literal["hello"]
    keys: Annotated[list[Key], Field(max_length=16)] = []
    since: Number | None = None


class Look(Said):
    """Whose view to send from now on; null for a spectator's."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class Choose(Said):
    """A choice for a ply. Sent twice it counts once."""

    type: Literal["choose"]
    id: Answer = ""
    seat: SeatNumber
    ply: Number
    choice: Annotated[StrictInt, Field(ge=-(2**31), le=2**31 - 1)]


class AskPreviews(Said):
    """What would each option do?"""

    type: Literal["previews"]
    ply: Number


class Undo(Said):
    """Take back one's last choice, as far as that is fair."""

    type: Literal["undo"]
    id: Answer = ""
    seat: SeatNumber
    ply: Number


class AskUndo(Said):
    """Ask the others to go back to a ply."""

    type: Literal["ask_undo"]
    id: Answer = ""
    seat: SeatNumber
    to: Number


class AnswerUndo(Said):
    """Agree to that, or not."""

    type: Literal["answer_undo"]
    id: Answer = ""
    seat: SeatNumber
    agree: StrictBool


class At(Said):
    """Show the game as it was at a ply."""

    type: Literal["at"]
    ply: Number


class Chat(Said):
    """Say something to everybody at the table; with a seat, in its name."""

    type: Literal["chat"]
    id: Answer = ""
    seat: SeatNumber | None = None
    text: Annotated[str, Field(max_length=4000)]


class Ping(Said):
    """Are you there?"""

    type: Literal["ping"]


Message = Hello | Look | Choose | AskPreviews | Undo | AskUndo | AnswerUndo | At | Chat | Ping
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


# Requests and answers over HTTP.


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


Name = Annotated[str, Field(max_length=200, examples=["Ayşe"], description="1 to 24 printable characters")]
Level = Annotated[str, Field(max_length=40, examples=["greedy"], description="one of the catalogue's levels")]


class NewSeat(Body):
    """Who is to sit here: me, another person here, one far away, one from the lobby, or a bot."""

    kind: Literal["me", "here", "far", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewGame(Body):
    """A game to begin: one entry a seat."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "istanbul",
                    "options": {"layout": "short", "modules": ["mocha"]},
                    "seats": [{"kind": "me", "name": "Ayşe"}, {"kind": "bot", "level": "greedy"}],
                },
                {"game": "dice", "seats": [{"kind": "me", "name": "Ayşe"}, {"kind": "open"}], "listed": True},
            ]
        },
    )
    game: Annotated[str, Field(max_length=40, examples=["istanbul"])]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    seed: Annotated[StrictInt, Field(ge=0, le=2**53)] | None = None
    listed: StrictBool = False
    free_undo: StrictBool = False


class Join(Body):
    name: Name
    seat: SeatNumber | None = None


class Leave(Body):
    bot: Level | None = None


class FillSeat(Body):
    kind: Literal["bot", "open"]
    level: Level | None = None


class Start(Body):
    level: Level


class Rename(Body):
    name: Name


class NewRecord(Body):
    """A record to look at."""

    record: dict[str, Any]


class SeatData(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    here: bool
    host: bool


class EntryData(BaseModel):
    """A game as it is listed."""

    id: Annotated[str, Field(examples=["q83bUGXBqkJYlKjP"])]
    game: str
    title: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatData]
    created: float
    ply: int
    listed: bool
    free_undo: bool
    recorded: bool
    seeded: bool
    rematch: str | None


class Created(BaseModel):
    id: str
    seats: list[SeatData]
    keys: dict[str, str]


class Listed(BaseModel):
    games: list[EntryData]
    more: bool


class Joined(BaseModel):
    seat: int
    key: str


class Again(BaseModel):
    id: str
    keys: dict[str, str]


class Opened(BaseModel):
    id: str


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    engine: Literal["compiled", "interpreted"]
    database: Literal["sqlite", "postgresql"]


class TopicData(BaseModel):
    key: str
    kind: str
    number: int
    title: str
    text: str


class Rules(BaseModel):
    topics: list[TopicData]


class LevelData(BaseModel):
    name: str
    text: str
    strength: Any


class Catalogue(BaseModel):
    games: dict[str, dict[str, Any]]
    levels: list[LevelData]
    limits: dict[str, int]


class Problem(BaseModel):
    code: Annotated[str, Field(examples=["not_found"])]
    message: Annotated[str, Field(examples=["there is no such game: the link may be cut off"])]


class ErrorData(BaseModel):
    error: Problem
