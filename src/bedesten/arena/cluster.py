"""The same matches on a Ray cluster: on as many machines as it has, each with this package installed.

Ray plays a match again when the worker or the machine it was on is lost.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import socket
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bedesten.arena.match import Match, Outcome, void
from bedesten.arena.pool import TRIES, play_safely
from bedesten.arena.store import rules
from bedesten.kernel.errors import BadOption

AHEAD: Final = 2
"""Matches handed out for each core, so that none waits for the next."""


def ready() -> Any:
    """Ray itself; a sentence if it is not installed."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadOption("--on ray needs Ray, which is not installed here: pip install 'bedesten[ray]'") from None


def play_on_ray(matches: Iterable[Match], address: str | None, workers: int | None) -> Iterator[Outcome]:
    """The outcome of every match, as they come in: from a running cluster, or from one of our own on this machine."""
    ray = ready()
    # Ray writes notices, of lost workers for instance, to standard output, where a report is to stand.
    with contextlib.redirect_stdout(sys.stderr):
        join(ray, address, workers)
        try:
            yield from played(ray, list(matches))
        finally:
            ray.shutdown()


def join(ray: Any, address: str | None, workers: int | None) -> None:
    if address is not None:
        check_address(address)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise BadOption(
            f"there is no Ray cluster at {address or 'this machine'}: {str(error).splitlines()[0]}"
        ) from None


def check_address(address: str) -> None:
    """Refuse at once an address at which nobody answers: Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        if address != "auto":
            raise BadOption(f"the address of a Ray cluster is like 10.0.0.1:6379, or auto, not {address!r}")
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), 5).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}") from None


def played(ray: Any, matches: list[Match]) -> Iterator[Outcome]:
    """Hand out a few matches more than there are cores, and another one whenever one comes back."""
    remote = ray.remote(max_retries=TRIES - 1)(play_there)
    here = rules()
    room = max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
    waiting = matches[::-1]
    out: dict[Any, Match] = {}
    lost: Counter[str] = Counter()
    while waiting or out:
        while waiting and len(out) < room:
            match = waiting.pop()
            out[remote.remote(match, here)] = match
        for done in ray.wait(list(out))[0]:
            match = out.pop(done)
            try:
                yield ray.get(done)
            except ray.exceptions.RayError as error:
                lost[match.key] += 1
                if lost[match.key] < TRIES:
                    waiting.append(match)
                else:
                    yield void(match, f"it was lost on the cluster: {str(error).splitlines()[0]}")


def play_there(match: Match, version: str) -> Outcome:
    """On the cluster: play a match, if the rules and bots here are those of whoever asked."""
    if rules() != version:
        return void(match, "the machine of the cluster that got it has another version of the rules or bots")
    return play_safely(match)
