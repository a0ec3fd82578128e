"""Running the server: in this process, or in several that share a socket."""

from __future__ import annotations

import json
import os
import socket

import uvicorn
from uvicorn.supervisors import Multiprocess

from bedesten.server.app import ENVIRONMENT, logs, make_app
from bedesten.server.settings import Settings
from bedesten.server.store import Store


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop."""
    logs()
    # A database that cannot be used is told of here, in a sentence, before anything listens.
    store = Store(settings.database)
    store.prepare()
    common = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message * 4,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
    }
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(make_app(settings, store), **common)).run(sockets=[listening])  # type: ignore[arg-type]
        return
    store.dispose()
    os.environ[ENVIRONMENT] = json.dumps(settings.data())
    config = uvicorn.Config(
        "bedesten.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        **common,  # type: ignore[arg-type]
    )
    Multiprocess(config, [listening]).run()
