"""The same arena on a Ray cluster of several workers, one of which is killed."""

from __future__ import annotations

import importlib.util
import json
import re

import pytest

import bedesten
from bedesten.arena.cluster import check_address

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed here")


def test_a_cluster_that_loses_a_worker_finds_what_one_machine_finds(run, start, kept, sparring, tmp_path):
    asked = ("--bots", f"random,{sparring}", "--games", "8", "--workers", "2")
    here = run(*asked, "--out", "here")
    (tmp_path / "murder").touch()
    # In a process of its own, because Ray has warnings to give, which would be errors here.
    process = start(*asked, "--out", "there", "--on", "ray", "--json")
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err
    there = json.loads(out)
    assert (tmp_path / "done").exists()
    assert there["games"] == here["games"] == 8
    assert there["not_played"] == []
    assert kept("there") == kept("here")
    assert [bot["wins"] for bot in there["bots"]] == [bot["wins"] for bot in here["bots"]]
    assert there["bots"][0]["rating"] == here["bots"][0]["rating"]


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "there is no Ray cluster at 127.0.0.1:1: Connection refused"),
        ("nowhere", "is like 10.0.0.1:6379"),
    ],
)
def test_a_cluster_that_is_not_there_is_refused_with_a_sentence(address, sentence):
    with pytest.raises(bedesten.BadOption, match=re.escape(sentence)):
        check_address(address)
