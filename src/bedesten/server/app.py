"""The server put together."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from bedesten.server import pages
from bedesten.server.api import api, catalogue_for, refusal
from bedesten.server.errors import Refused
from bedesten.server.guards import Guards
from bedesten.server.lobby import Lobby
from bedesten.server.rooms import Rooms
from bedesten.server.settings import Settings
from bedesten.server.store import Store
from bedesten.server.thinkers import Thinkers
from bedesten.version import VERSION

SWITCH = 0.0005
"""Seconds for which one thread may hold the others up. The one that writes needs little time, but needs it often."""
ENVIRONMENT = "BEDESTEN_SERVER"
"""Where the processes of a server find how it is set up."""


def make_app(settings: Settings, store: Store) -> FastAPI:
    """The server as an ASGI application. The store is prepared."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        store.open()
        thinkers = Thinkers(settings)
        rooms = Rooms(settings, store, thinkers)
        app.state.rooms = rooms
        app.state.lobby = Lobby(rooms)
        try:
            yield
        finally:
            await rooms.close()
            await thinkers.close()
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Bedesten",
        version=VERSION,
        description="Games of the Istanbul family: begin, join and play them. Playing itself goes over a socket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(api)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Refused, refused)

    catalogue = catalogue_for(settings.limits).model_dump_json()

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("not_found", "there is no such request")
        return await asyncio.to_thread(pages.page, path, catalogue)

    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guards, settings=settings)
    return app


async def unreadable(_request: Request, error: Any) -> Response:
    """A request that does not fit its description."""
    first = error.errors()[0] if error.errors() else {"loc": (), "msg": "it cannot be read"}
    where = ".".join(str(part) for part in first["loc"][1:])
    return refusal(Refused("malformed", f"{where + ': ' if where else ''}{first['msg']}"[:300]))


async def unknown(_request: Request, error: Any) -> Response:
    """What the framework itself refuses."""
    if error.status_code == 405:
        answer = refusal(Refused("method", "this address knows no such method"))
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error.__cause__, Refused):
        return refusal(error.__cause__)
    if error.status_code == 404:
        return refusal(Refused("not_found", "there is nothing at this address"))
    return refusal(Refused("malformed", "the request cannot be read"))


async def refused(_request: Request, error: Any) -> Response:
    return refusal(error)


def from_environment() -> FastAPI:
    """The application of one of several processes."""
    logs()
    settings = Settings.of(json.loads(os.environ[ENVIRONMENT]))
    store = Store(settings.database)
    store.prepare()
    return make_app(settings, store)


def logs() -> None:
    """What happens, on the error output; never what was said, for keys are among it."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in ("websockets", "uvicorn.error", "asyncio", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)
