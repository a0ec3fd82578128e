"""One socket, one viewer: what he says is checked and carried to the room, what the room shows is carried to him."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bedesten.server import frames, undo
from bedesten.server.errors import Refused
from bedesten.server.keys import opened
from bedesten.server.manners import Bucket, printable
from bedesten.server.messages import (
    MESSAGE,
    AnswerUndo,
    AskPreviews,
    AskUndo,
    At,
    Chat,
    Choose,
    Hello,
    Look,
    Message,
    Ping,
    Undo,
)
from bedesten.server.room import Room, chat_data
from bedesten.server.rooms import Rooms
from bedesten.server.rows import Seat

log = logging.getLogger("bedesten.sockets")

BEHIND: Final = 1000
"""Messages that may wait for a slow reader before it is let go; it comes back and gets the present state."""
POLICY: Final = 1008
TOO_BUSY: Final = 1013
"""Reasons for closing, by their numbers in the WebSocket protocol."""


def allowed_origin(origin: str | None, host: str, others: tuple[str, ...]) -> bool:
    """Whether a page from there may open a socket: one of this server's own, or one that was named. Programs name none."""
    if origin is None:
        return True
    return origin in others or (urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == host)


class Viewer:
    """Somebody at a socket."""

    def __init__(self, socket: WebSocket, rooms: Rooms) -> None:
        self.socket: Final = socket
        self.rooms: Final = rooms
        limits = rooms.settings.limits
        self.bucket: Final = Bucket(limits.messages_per_second, 5 * limits.messages_per_second)
        self.patience = limits.patience
        self.keys: list[str] = []
        self.seats: frozenset[int] = frozenset()
        """The seats whose keys he holds."""
        self.looking: int | None = None
        """The seat whose view he is sent; None for a spectator's."""
        self.told = 0
        self.noted = 0
        self.ply = 0
        """How much of the story, of the notes and of the game he has been sent."""
        self.waiting: Final[deque[str]] = deque()
        self.wake: Final = asyncio.Event()
        self.closing: tuple[int, str] | None = None

    # Sending: a queue of his own, so that one who reads slowly holds up nobody.

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        self.waiting.append(text)
        if len(self.waiting) >= BEHIND:
            self.close(TOO_BUSY, "you read too slowly: come back for the present state")
        self.wake.set()

    def say(self, **message: Any) -> None:
        self.send(frames.encoded(message))

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.wake.set()

    async def _send_all(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting and self.closing is None:
                await self.socket.send_text(self.waiting.popleft())
            if self.closing is not None:
                while self.waiting and len(self.waiting) < BEHIND:
                    await self.socket.send_text(self.waiting.popleft())
                await self.socket.close(*self.closing)
                return

    # Listening.

    async def run(self, game: str) -> None:
        """From the first word to the last."""
        sending = asyncio.create_task(self._send_all())
        room: Room | None = None
        try:
            room = await self._greeted(game)
            if room is not None:
                await self._listen(room, sending)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone in the middle of a word
        finally:
            if room is not None:
                room.leave(self)
                self._remember(room)
            if self.closing is not None and not sending.done():
                await asyncio.wait([sending], timeout=5)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _greeted(self, game: str) -> Room | None:
        """The room, once the viewer has said who he is."""
        try:
            async with asyncio.timeout(self.rooms.settings.limits.hello):
                while True:
                    said = self._understood(await self.socket.receive())
                    if isinstance(said, Hello):
                        break
                    if said is not None:
                        self.say(type="refused", id=getattr(said, "id", ""), code="malformed", message=SAY_HELLO)
                    if self.closing is not None:
                        return None
        except TimeoutError:
            self.close(POLICY, "nothing was said for too long: say hello first")
            return None
        try:
            room = await self.rooms.room(game)
            async with room.lock:
                self._welcome(room, said)
        except Refused as refusal:
            self.say(type="refused", id="", code=refusal.code, message=refusal.message)
            self.close(POLICY, refusal.message[:100])
            return None
        return room

    async def _listen(self, room: Room, sending: asyncio.Task[None]) -> None:
        while self.closing is None and not sending.done():
            said = self._understood(await self.socket.receive())
            if said is not None:
                await self._answer(room, said)

    def _understood(self, heard: Any) -> Message | None:
        """What was said; None if it was too much, too fast or made no sense, and then it was refused."""
        if heard["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(heard.get("code", 1005))
        text = heard.get("text")
        if not self.bucket.take():
            self._impatient("too_fast", "you send faster than this server listens: wait a moment", named(text or ""))
            return None
        if text is None or len(text) > self.rooms.settings.limits.message:
            self._impatient("malformed", "a message is a JSON text of at most 16 kB")
            return None
        try:
            said = MESSAGE.validate_json(text)
        except ValidationError as error:
            self._impatient("malformed", problem(error), named(text))
            return None
        self.patience = min(self.patience + 1, self.rooms.settings.limits.patience)
        return said

    def _impatient(self, code: str, message: str, id: str = "") -> None:
        self.say(type="refused", id=id, code=code, message=message)
        self.patience -= 1
        if self.patience <= 0:
            self.close(POLICY, "too many messages that could not be read")

    async def _answer(self, room: Room, said: Message) -> None:
        try:
            match said:
                case Choose():
                    self.say(type="taken", id=said.id, ply=await room.choose(self, said))
                case Undo():
                    self.say(type="taken", id=said.id, ply=await undo.undo(room, self, said))
                case AskUndo():
                    self.say(type="taken", id=said.id, ply=await undo.ask(room, self, said))
                case AnswerUndo():
                    self.say(type="taken", id=said.id, ply=await undo.answer(room, self, said))
                case Chat():
                    self.say(type="taken", id=said.id, ply=await self._chat(room, said))
                case Ping():
                    self.say(type="pong")
                case _:
                    # In turn with the choices: what is not stored yet is shown to nobody.
                    async with room.lock:
                        self._show(room, said)
        except Refused as refusal:
            self.say(type="refused", id=getattr(said, "id", ""), code=refusal.code, message=refusal.message)
        except Exception:
            log.exception("a %s message could not be answered", said.type)
            message = "something went wrong here: nothing was changed"
            self.say(type="refused", id=getattr(said, "id", ""), code="failed", message=message)

    def _show(self, room: Room, said: AskPreviews | At | Look | Hello) -> None:
        match said:
            case AskPreviews():
                self.say(**room.previews(self, said.ply))
            case At():
                self.say(**room.past(self, said.ply))
            case Look():
                self._look(room, said.seat)
            case Hello():
                room.leave(self)
                self._welcome(room, said)

    # Coming, looking, talking, going.

    def _welcome(self, room: Room, said: Hello) -> None:
        """Everything there is to know for whoever comes, or comes again."""
        self.keys = said.keys
        self.match_seats(room.seats)
        self.looking = next(iter(self.seats)) if len(self.seats) == 1 else None
        room.enter(self)
        match = room.match
        seen = max((room.seats[seat].seen for seat in self.seats), default=None)
        self.told, self.noted = match.told, len(match.notes)
        self.say(
            type="welcome",
            you=sorted(self.seats),
            game=room.entry_data(),
            options=room.entry.options,
            chat=[chat_data(line) for line in room.chat],
            log=match.story(self.looking),
            seen=said.since if said.since is not None else seen,
        )
        room.show_to(self)

    def match_seats(self, seats: tuple[Seat, ...]) -> None:
        """Which seats his keys open now: one that was given away is his no more."""
        self.seats = frozenset(opened(self.keys, [seat.lock for seat in seats]))

    def _look(self, room: Room, seat: int | None) -> None:
        if not room.may_look(self, seat):
            raise Refused("no_seat", f"you do not hold the key of seat {seat}")
        self.looking = seat
        room.show_to(self)

    async def _chat(self, room: Room, said: Chat) -> int:
        text = printable(said.text, "a line of chat", 1, self.rooms.settings.limits.chat)
        if said.seat is not None and said.seat not in self.seats:
            raise Refused("no_seat", f"you do not hold the key of seat {said.seat}")
        name = "Spectator" if said.seat is None else room.seats[said.seat].name
        room.heard([await room.store.say(room.entry.id, said.seat, name, text)])
        return room.match.ply

    def _remember(self, room: Room) -> None:
        """Note how far those who go have seen the game."""
        if self.seats:
            room.seen(self.seats, self.ply)
            self.rooms.later(room.store.seen(room.entry.id, sorted(self.seats), self.ply))


SAY_HELLO: Final = 'say hello first: {"type": "hello", "keys": []}'


def problem(error: ValidationError) -> str:
    """What was wrong with a message, in a sentence."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return f"the message cannot be read: {where + ': ' if where else ''}{first['msg']}"[:300]


def named(text: str) -> str:
    """The client's own name for a message that could not be read, if it has one."""
    try:
        said = frames.decoded(text)
    except ValueError:
        return ""
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else ""


async def serve_socket(socket: WebSocket, game: str, rooms: Rooms) -> None:
    """Take a socket in, if its page may open one."""
    host = socket.headers.get("host", "")
    if not allowed_origin(socket.headers.get("origin"), host, rooms.settings.origins):
        await socket.close(POLICY, "this page may not play here")
        return
    await socket.accept()
    try:
        # In a task of its own: else every message would go down and up again through all that was called before.
        await asyncio.create_task(Viewer(socket, rooms).run(game))
    finally:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close()
