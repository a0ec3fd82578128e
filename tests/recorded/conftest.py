"""Recorded games for tests: whole, or as they were after some choices."""

from __future__ import annotations

from pathlib import Path

import pytest

import bedesten
from bedesten.kernel import record as records

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def record(request):
    return records.read(request.param)


@pytest.fixture
def walk():
    """Every state of a record in turn, with the choice that is made in it."""

    def walked(record):
        table = bedesten.replay(record, to=0)
        for choice in record["choices"]:
            yield table.game, table.state, choice
            table.state.apply(choice)
        yield table.game, table.state, None

    return walked
