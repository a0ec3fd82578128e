"""`bedesten`, or `bedesten serve`: the server, and the game in the browser."""

from __future__ import annotations

import argparse
import json
import socket
import sys
import threading
import urllib.request
import webbrowser
from dataclasses import replace

from bedesten.cli.screen import Screen
from bedesten.kernel.errors import BadOption, GameError
from bedesten.server.settings import Limits, Settings, default_database, default_port

HINT = (
    "Everybody who reaches this machine over the network can play here now. On the way they can be listened to: for more "
    "than your own network put a proxy with TLS in front (docs/how-to/run-a-server.md)."
)


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    usual = Settings()
    limits = Limits()
    parser.add_argument("--host", metavar="H", default=usual.host, help="where to listen (default: this machine only)")
    parser.add_argument("--port", metavar="N", type=int, help=f"the port (default: {usual.port}; 0: any that is free)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    parser.add_argument("--workers", metavar="N", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument(
        "--thinkers", metavar="N", type=int, default=usual.thinkers, help="processes in which bots think"
    )
    parser.add_argument(
        "--think-seconds", metavar="S", type=float, default=usual.seconds, help="for one choice of a bot at most"
    )
    parser.add_argument(
        "--allow-origin", metavar="URL", action="append", default=[], help="another page that may play here"
    )
    parser.add_argument(
        "--games-per-address", metavar="N", type=int, default=limits.games_per_address, help="not over at once"
    )
    parser.add_argument(
        "--sockets-per-address", metavar="N", type=int, default=limits.sockets_per_address, help="open at once"
    )
    parser.add_argument(
        "--requests-per-second", metavar="N", type=float, default=limits.requests_per_second, help="from one address"
    )
    parser.add_argument(
        "--messages-per-second", metavar="N", type=float, default=limits.messages_per_second, help="over one socket"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the game in the browser")


def settings_of(args: argparse.Namespace) -> Settings:
    """How the server is to be set up; a sentence for what cannot be."""
    if args.workers < 1 or args.thinkers < 1:
        raise BadOption("at least one process is needed")
    if args.port is not None and not 0 <= args.port <= 65535:
        raise BadOption(f"a port is a number from 0 to 65535, not {args.port}")
    database = args.database or default_database()
    if args.workers > 1 and not database.startswith("postgres"):
        raise BadOption(
            "several processes need PostgreSQL, which tells each what the others have done: --database postgresql://…"
        )
    limits = replace(
        Limits(),
        games_per_address=args.games_per_address,
        sockets_per_address=args.sockets_per_address,
        requests_per_second=args.requests_per_second,
        messages_per_second=args.messages_per_second,
    )
    return Settings(
        host=args.host,
        port=default_port() if args.port is None else args.port,
        database=database,
        workers=args.workers,
        thinkers=args.thinkers,
        seconds=args.think_seconds,
        origins=tuple(args.allow_origin),
        limits=limits,
    )


def serve(args: argparse.Namespace, screen: Screen) -> int:
    """Start the server; open the game in the browser."""
    from bedesten.server.run import run  # here, so that no other command waits for a server to be loaded

    settings = settings_of(args)
    if args.port is None and args.database is None and running(settings):
        address = f"http://127.0.0.1:{settings.port}/"
        screen.tell(f"Bedesten is running already: {address}")
        if not args.no_browser:
            webbrowser.open(address)
        return 0
    listening = bound(settings)
    address = f"http://{shown(settings.host)}:{listening.getsockname()[1]}/"
    screen.tell(f"Bedesten is at {address}  (Ctrl+C ends it)")
    if not settings.local:
        screen.tell(HINT)
    sys.stdout.flush()  # the address is wanted now, also by whoever reads it from a file
    if not args.no_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(settings, listening)
    return 0


def bound(settings: Settings) -> socket.socket:
    """The socket that the server listens at."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise GameError(
            f"cannot listen at {settings.host} port {settings.port}: {error.strerror}; --port gives another"
        ) from None
    found.set_inheritable(True)
    return found


def shown(host: str) -> str:
    """The host as the browser of this machine reaches it."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def running(settings: Settings) -> bool:
    """Whether a server of ours listens here already."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{settings.port}/api/health", timeout=1) as answer:
            return bool(json.load(answer).get("status") == "ok")
    except (OSError, ValueError):
        return False
