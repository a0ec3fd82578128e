"""The requests over HTTP. What they do stands in the lobby."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Query, Request, Response, WebSocket
from fastapi import Path as InPath
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from bedesten.help import in_play
from bedesten.kernel import record as records
from bedesten.kernel import step
from bedesten.registry import games
from bedesten.server.begin import ask_for
from bedesten.server.errors import Refused
from bedesten.server.levels import levels
from bedesten.server.lobby import Lobby
from bedesten.server.messages import (
    Again,
    Catalogue,
    Created,
    EntryData,
    ErrorData,
    FillSeat,
    Health,
    Join,
    Joined,
    Leave,
    Listed,
    NewGame,
    NewRecord,
    Opened,
    Rename,
    Rules,
    Start,
)
from bedesten.server.settings import Limits
from bedesten.server.sockets import serve_socket
from bedesten.version import VERSION


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What may go wrong with a request, for its documentation."""
    return {status: {"model": ErrorData} for status in (*statuses, 413, 421, 422, 429, 503)}


api = APIRouter(prefix="/api", responses=errors())
bearer = HTTPBearer(auto_error=False, description="the key of a seat")

GameId = Annotated[str, InPath(min_length=16, max_length=16, pattern="^[A-Za-z0-9_-]+$", examples=["q83bUGXBqkJYlKjP"])]
Words = Annotated[list[str], Query(max_length=10)]
NONE: list[str] = []


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def key_of(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    if credentials is None:
        raise Refused("no_seat", "the key of a seat is needed: Authorization: Bearer KEY")
    return credentials.credentials


TheLobby = Annotated[Lobby, Depends(lobby_of)]
Address = Annotated[str, Depends(address_of)]
SeatKey = Annotated[str, Depends(key_of)]


@api.get("/health")
async def health(lobby: TheLobby) -> Health:
    """Whether the server is well, and what it is made of."""
    engine: Any = "interpreted" if str(step.__file__).endswith(".py") else "compiled"
    kind: Any = lobby.store.kind
    return Health(status="ok", version=VERSION, engine=engine, database=kind)


@api.get("/catalogue")
async def catalogue(lobby: TheLobby) -> Catalogue:
    """The games with their options, the levels of the bots, the limits of what may be typed."""
    return catalogue_for(lobby.limits)


def catalogue_for(limits: Limits) -> Catalogue:
    shown = {"name": limits.name, "chat": limits.chat, "message": limits.message}
    return Catalogue.model_validate({"games": games(), "levels": levels(), "limits": shown})


@api.get("/rules/{game}", responses=errors(400))
async def rules(
    game: Annotated[str, InPath(examples=["istanbul"])],
    modules: Words = NONE,
    variants: Words = NONE,
) -> Rules:
    """The rules in words, of the base game and of what was added to it."""
    asked = {"modules": modules, "variants": variants}
    options = {name: [part for word in words for part in word.split(",") if part] for name, words in asked.items()}
    players = games()[game]["players"][-1] if game in games() else 1
    made = ask_for(game, {name: words for name, words in options.items() if words}, players)
    topics = await asyncio.to_thread(in_play, made)
    return Rules.model_validate({"topics": [topic._asdict() for topic in topics]})


@api.post("/games", status_code=201, responses=errors(400))
async def create(asked: NewGame, lobby: TheLobby, address: Address) -> Created:
    """Begin a game."""
    return Created.model_validate(await lobby.create(asked, address))


@api.get("/games")
async def listed(lobby: TheLobby, page: Annotated[int, Query(ge=0, le=10_000)] = 0) -> Listed:
    """The listed games, those first that wait for players."""
    return Listed.model_validate(await lobby.listed(page))


@api.get("/games/{game}", responses=errors(404))
async def one(game: GameId, lobby: TheLobby) -> EntryData:
    """One game, listed or not."""
    return EntryData.model_validate(await lobby.entry_data(game))


@api.post("/games/{game}/join", responses=errors(404, 409))
async def join(game: GameId, asked: Join, lobby: TheLobby) -> Joined:
    """Take an open seat."""
    return Joined.model_validate(await lobby.join(game, asked))


@api.post("/games/{game}/leave", status_code=204, responses=errors(400, 403, 404, 409))
async def leave(game: GameId, lobby: TheLobby, key: SeatKey, asked: Annotated[Leave | None, Body()] = None) -> Response:
    """Give one's seat up: it is open again, or a bot's."""
    await lobby.leave(game, key, asked or Leave())
    return Response(status_code=204)


@api.post("/games/{game}/seats/{seat}", status_code=204, responses=errors(400, 403, 404, 409))
async def fill(
    game: GameId, seat: Annotated[int, InPath(ge=0, le=15)], asked: FillSeat, lobby: TheLobby, key: SeatKey
) -> Response:
    """The host gives the seat of somebody who is gone to a bot, or sets it free."""
    await lobby.fill(game, seat, key, asked)
    return Response(status_code=204)


@api.post("/games/{game}/start", status_code=204, responses=errors(400, 403, 404, 409))
async def start(game: GameId, asked: Start, lobby: TheLobby, key: SeatKey) -> Response:
    """The host lets bots sit in the open seats."""
    await lobby.start(game, key, asked.level)
    return Response(status_code=204)


@api.post("/games/{game}/rename", status_code=204, responses=errors(403, 404))
async def rename(game: GameId, asked: Rename, lobby: TheLobby, key: SeatKey) -> Response:
    """Go by another name."""
    await lobby.rename(game, key, asked.name)
    return Response(status_code=204)


@api.post("/games/{game}/rematch", responses=errors(400, 403, 404, 409))
async def rematch(game: GameId, lobby: TheLobby, key: SeatKey, address: Address) -> Again:
    """Play again: the same set-up, everybody one seat further. Asked twice it is the same game."""
    return Again.model_validate(await lobby.rematch(game, key, address))


@api.get("/games/{game}/record", responses=errors(404, 409))
async def record(game: GameId, lobby: TheLobby) -> dict[str, Any]:
    """The record of a game that is over, to keep and to look at elsewhere."""
    found: Any = Response(
        records.dump(await lobby.record(game)),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="bedesten-{game}.json"'},
    )
    return found  # type: ignore[no-any-return]


@api.post("/records", status_code=201, responses=errors(400))
async def show_record(asked: NewRecord, lobby: TheLobby, address: Address) -> Opened:
    """A record to look at, finished or not, all hands open."""
    return Opened(id=await lobby.show_record(asked.record, address))


@api.websocket("/games/{game}/socket")
async def socket(socket: WebSocket, game: str) -> None:
    await serve_socket(socket, game, socket.app.state.rooms)


def refusal(refused: Refused) -> JSONResponse:
    return JSONResponse({"error": {"code": refused.code, "message": refused.message}}, refused.status)
