"""How long decisions take: counted in buckets, so that a million of them are as small as ten."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

PER_DOUBLING: Final = 8
"""Buckets for a time and its double: a percentile is right to within nine parts in a hundred."""
SHORTEST: Final = 1e-6


class Clock:
    """The times of some decisions."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.buckets: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.buckets[round(PER_DOUBLING * math.log2(max(seconds, SHORTEST) / SHORTEST))] += 1

    def mean(self) -> float:
        return self.seconds / self.count if self.count else 0.0

    def percentile(self, part: float) -> float:
        """The time that this part of the decisions did not exceed."""
        left = math.ceil(part * self.count)
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return SHORTEST * math.exp2(bucket / PER_DOUBLING)
        return 0.0

    def data(self) -> dict[str, Any]:
        buckets = {str(bucket): count for bucket, count in sorted(self.buckets.items())}
        return {"count": self.count, "seconds": round(self.seconds, 6), "buckets": buckets}


def together(parts: Iterable[dict[str, Any]]) -> Clock:
    """The times of several clocks in one."""
    whole = Clock()
    for part in parts:
        whole.count += part["count"]
        whole.seconds += part["seconds"]
        for bucket, count in part["buckets"].items():
            whole.buckets[int(bucket)] += count
    return whole
