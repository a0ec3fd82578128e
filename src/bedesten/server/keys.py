"""Ids of games and keys of seats: drawn from the system's randomness, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable


def new_id() -> str:
    """A game's id: 96 random bits in 16 characters, so that an unlisted game is not found by guessing."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """A seat's key: 192 random bits. Whoever has it has the seat."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """What a game's dice come from."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """What is stored of a key. A key is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, stored: str | None) -> bool:
    """Whether this is the key; takes as long for a near miss as for any other."""
    return hmac.compare_digest(hashed(key), stored or "-" * 64) and stored is not None


def opened(keys: Iterable[str], stored: list[str | None]) -> list[int]:
    """The numbers of the locks that any of these keys opens."""
    found: set[int] = set()
    for key in keys:
        found.update(number for number, lock in enumerate(stored) if opens(key, lock))
    return sorted(found)
