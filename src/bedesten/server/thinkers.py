"""The pool of processes in which bots think. One that is stuck or has crashed is replaced, and its game goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import bedesten
from bedesten.server.settings import Settings

log = logging.getLogger("bedesten.bots")

LIMIT: Final = 1 << 20
"""Bytes of a line from a thinker at most."""
START: Final = 60.0
"""Seconds in which a process must be ready."""
PLAIN: Final = "greedy"
"""Who chooses where the one who should could not."""

Job = dict[str, Any]
Watch = Callable[[dict[str, Any]], None]


class Stuck(Exception):
    """No answer in time, or none at all."""


class Thought:
    """A job under way: whoever asked may lose interest in it."""

    def __init__(self, job: Job, watch: Watch) -> None:
        self.job: Final = job
        self.watch: Final = watch
        self.done: Final[asyncio.Future[int]] = asyncio.get_running_loop().create_future()


class Thinker:
    """One process of the pool."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, thought: Thought) -> int:
        """The choice; Stuck if there was none, and then the process is no more."""
        process = await self._alive()
        assert process.stdin and process.stdout
        job = thought.job
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(job["seconds"] + self.settings.grace):
                return await self._answer(process.stdin, process.stdout, thought)
        except TimeoutError:
            await self.end()
            raise Stuck(f"no answer after {job['seconds'] + self.settings.grace:g} s") from None
        except (OSError, ValueError) as error:
            await self.end()
            raise Stuck(f"its process is gone ({type(error).__name__})") from None
        except BaseException:
            await self.end()
            raise

    async def _answer(self, to: asyncio.StreamWriter, lines: asyncio.StreamReader, thought: Thought) -> int:
        given_up = asyncio.ensure_future(asyncio.wait([thought.done]))
        try:
            while True:
                line = asyncio.ensure_future(lines.readline())
                await asyncio.wait([line, given_up], return_when=asyncio.FIRST_COMPLETED)
                if not line.done():
                    to.write(b'{"stop": true}\n')  # it comes to an end; the answer is read all the same
                text = await line
                if not text:
                    raise ConnectionError
                said = json.loads(text)
                if "choice" in said:
                    return int(said["choice"])
                if "error" in said:
                    raise Stuck(said["error"])
                if not thought.done.done():
                    thought.watch(said)
        finally:
            given_up.cancel()

    async def _alive(self) -> asyncio.subprocess.Process:
        """The process, started if there is none, and ready: loading the package is no part of thinking."""
        if self.process is None or self.process.returncode is not None:
            # The same package that this process runs, wherever it was found.
            home = str(Path(bedesten.__file__).parent.parent)
            path = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH", "")]))
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bedesten.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                limit=LIMIT,
            )
            assert self.process.stdout
            try:
                async with asyncio.timeout(START):
                    if not await self.process.stdout.readline():
                        raise ConnectionError
            except (TimeoutError, ConnectionError):
                await self.end()
                raise Stuck("its process could not be started") from None
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process and process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()


class Thinkers:
    """The pool: jobs wait their turn, each process takes one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.waiting: Final[asyncio.Queue[Thought]] = asyncio.Queue()
        self.pool: Final = [Thinker(settings) for _ in range(settings.thinkers)]
        self.tasks: Final = [asyncio.create_task(self._work(thinker)) for thinker in self.pool]

    async def _work(self, thinker: Thinker) -> None:
        while True:
            thought = await self.waiting.get()
            if thought.done.done():
                continue
            try:
                choice = await thinker.think(thought)
                if not thought.done.done():
                    thought.done.set_result(choice)
            except Stuck as problem:
                if not thought.done.done():
                    thought.done.set_exception(problem)
            except asyncio.CancelledError:
                thought.done.cancel()
                raise

    async def choose(self, job: Job, options: list[int], watch: Watch) -> int:
        """A choice, whatever happens: a second try, then the plain bot, then any of the options."""
        for level in (job["level"], job["level"], PLAIN):
            thought = Thought({**job, "level": level, "seed": secrets.randbits(62)}, watch)
            self.waiting.put_nowait(thought)
            try:
                choice = await thought.done
            except Stuck as problem:
                log.warning("bot %s at %s: %s", level, job["game"], problem)
                continue
            finally:
                thought.done.cancel()
            if choice in options:
                return choice
            log.warning("bot %s at %s chose %d, which is no option", level, job["game"], choice)
        return SystemRandom().choice(options)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinker in self.pool:
            await thinker.end()
