"""How a server is set up: where it listens, where it keeps its games, how much it lets anybody ask for."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Self

from bedesten.folders import data_folder

PORT: Final = 8321
"""Where the server listens if nobody says, here or in BEDESTEN_PORT."""
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
"""The names of this machine for itself."""


def default_port() -> int:
    said = os.environ.get("BEDESTEN_PORT", "")
    return int(said) if said.isdecimal() else PORT


def default_database() -> str:
    """One SQLite file in the player's data folder."""
    return f"sqlite:///{(data_folder() / 'games.sqlite').as_posix()}"


@dataclass(frozen=True)
class Limits:
    """How much one socket, one address or one text may be."""

    message: int = 16_384
    """Bytes of a message over a socket."""
    body: int = 65_536
    """Bytes of a request."""
    record: int = 1_048_576
    """Bytes of a record that is sent to be looked at."""
    name: int = 24
    chat: int = 500
    chat_kept: int = 200
    """Lines of chat that a newcomer gets to read."""
    messages_per_second: float = 20.0
    """What one socket may send in the long run; five seconds' worth at once."""
    patience: int = 100
    """Refusals for haste or malformed messages in a row after which a socket is closed."""
    requests_per_second: float = 20.0
    """What one address may ask for in the long run; ten seconds' worth at once."""
    sockets_per_address: int = 100
    games_per_address: int = 200
    """Games of one address that are not over."""
    viewers: int = 200
    """Sockets at one game."""
    hello: float = 10.0
    """Seconds in which a socket must say who it is."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set when a server is started."""

    host: str = "127.0.0.1"
    port: int = field(default_factory=default_port)
    database: str = field(default_factory=default_database)
    workers: int = 1
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    seconds: float = 20.0
    """What a bot may think over one choice before it is told to come to an end."""
    grace: float = 5.0
    """What it may take on top of that before it is held for stuck."""
    idle: float = 120.0
    """Seconds after which a game that nobody looks at is put away."""
    origins: tuple[str, ...] = ()
    """Pages of other hosts that may open sockets here, such as https://bazaar.example."""
    limits: Limits = field(default_factory=Limits)

    def data(self) -> dict[str, Any]:
        """As plain data, for the processes of a server with several."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Self:
        return cls(**{**data, "origins": tuple(data["origins"]), "limits": Limits(**data["limits"])})

    @property
    def local(self) -> bool:
        """Whether only this machine reaches the server."""
        return self.host in LOOPBACK
