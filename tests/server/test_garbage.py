"""Nothing that is thrown away stays for ever, and nobody waits for it to be found."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten.server.garbage import Garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class Circle:
    def __init__(self) -> None:
        self.itself: Any = self


def test_what_is_old_is_looked_through_only_when_it_is_time() -> None:
    garbage = Garbage(seldom=1000)
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect(1)  # it has survived, so it is old
    del circle
    for _ in range(200_000):
        Circle()
    garbage.maybe_collect()
    assert gone() is not None


def test_a_circle_that_was_thrown_away_is_found_in_the_end() -> None:
    garbage = Garbage(seldom=0)
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect(1)
    del circle
    garbage.maybe_collect()
    assert gone() is None
