"""Names and chat: what may be typed, and how fast anything may be sent."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from bedesten.server.errors import Refused

UNPRINTABLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode's categories of what cannot be seen: controls, marks that turn the direction of writing, and the like."""
JOINERS: Final = "\u200c\u200d"
"""Unseen, yet part of how some scripts and signs are written."""


def printable(text: str, what: str, least: int, most: int) -> str:
    """A text on one line, trimmed; refused if it is too short or long or holds what cannot be printed."""
    said = " ".join(unicodedata.normalize("NFC", text).split())
    if not least <= len(said) <= most:
        raise Refused("malformed", f"{what} must have {least} to {most} characters, not {len(said)}")
    for sign in said:
        if unicodedata.category(sign) in UNPRINTABLE and sign not in JOINERS:
            raise Refused("malformed", f"{what} must not hold the unprintable character U+{ord(sign):04X}")
    if least and not any(unicodedata.category(sign)[0] in "LNPS" for sign in said):
        raise Refused("malformed", f"{what} must have something in it that can be read")
    return said


class Bucket:
    """Lets so many through a second in the long run, and a number of them at once."""

    __slots__ = ("burst", "clock", "left", "rate", "then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        self.left = burst
        self.then = clock()

    def take(self) -> bool:
        """Whether one more may come through now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for every address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.most: Final = most
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket.take()
