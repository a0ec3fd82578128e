"""What every request passes on its way in and every answer on its way out."""

from __future__ import annotations

import logging
import re
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bedesten.server.errors import Refused
from bedesten.server.manners import Buckets
from bedesten.server.settings import LOOPBACK, Settings

log = logging.getLogger("bedesten.server")

HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")
ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def content_policy(host: str) -> str:
    """What a page of ours may load: nothing but what this server sends, and no script that stands in the page."""
    sockets = f" ws://{host} wss://{host}" if host else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        f"connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


class Guards:
    """Limits on the way in, headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        limits = settings.limits
        self.requests: Final = Buckets(limits.requests_per_second, 10 * limits.requests_per_second)
        self.sockets: Final[dict[str, int]] = {}
        self.hosts: Final = {*LOOPBACK, *(urlsplit(origin).hostname or "" for origin in settings.origins)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        host = Headers(scope=scope).get("host", "")
        host = host if HOST.fullmatch(host) else ""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, address, host)
        else:
            await self._request(scope, receive, send, address, host)

    def _misdirected(self, host: str) -> Refused | None:
        """A server for this machine alone answers to this machine's names only, so that no page elsewhere can pose as it."""
        name = urlsplit(f"//{host}").hostname
        if not self.settings.local or name in self.hosts:
            return None
        return Refused("misdirected", "this server answers to localhost; behind a proxy, start it with --allow-origin")

    # Sockets.

    async def _socket(self, scope: Scope, receive: Receive, send: Send, address: str, host: str) -> None:
        open_now = self.sockets.get(address, 0)
        full = open_now >= self.settings.limits.sockets_per_address or not self.requests.take(address)
        if full or self._misdirected(host):
            await receive()
            await send(
                {"type": "websocket.close", "code": 1008, "reason": "too many sockets" if full else "wrong host"}
            )
            return
        self.sockets[address] = open_now + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    # Requests.

    async def _request(self, scope: Scope, receive: Receive, send: Send, address: str, host: str) -> None:
        body = Body(receive, self._most(scope), Headers(scope=scope).get("content-length", ""))
        started = False

        async def sent(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                headers["Content-Security-Policy"] = content_policy(host)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        from bedesten.server.api import refusal

        problem = self._misdirected(host) or body.problem
        if problem is None and not self.requests.take(address):
            problem = Refused("too_fast", "too many requests from your address: wait a moment")
        if problem is not None:
            await refusal(problem)(scope, receive, sent)
            return
        try:
            await self.app(scope, body, sent)
        except Refused as refused:
            if not started:
                await refusal(refused)(scope, receive, sent)
        except Exception:
            log.exception("a request for %s failed", scope["path"])
            if not started:
                await refusal(Refused("internal", "something went wrong here: it has been noted"))(scope, receive, sent)

    def _most(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.record if scope["path"] == "/api/records" else limits.body


class Body:
    """A request's body, as far as it is not too long."""

    def __init__(self, receive: Receive, most: int, stated: str) -> None:
        self.receive: Final = receive
        self.most: Final = most
        self.read = 0
        long = stated.isdecimal() and int(stated[:12]) > most
        self.problem: Final = self._too_large() if long else None

    def _too_large(self) -> Refused:
        return Refused("too_large", f"a request may have at most {self.most} bytes")

    async def __call__(self) -> Any:
        message = await self.receive()
        self.read += len(message.get("body", b""))
        if self.read > self.most:
            raise self._too_large()
        return message
