"""What the documentation takes from the program is up to date."""

from __future__ import annotations

import importlib.util
import re

import pytest

import bedesten

from .pages import ROOT, name

spec = importlib.util.spec_from_file_location("rules_pages", ROOT / "tools" / "rules_pages.py")
rules_pages = importlib.util.module_from_spec(spec)
spec.loader.exec_module(rules_pages)

MADE = rules_pages.pages()


@pytest.mark.parametrize("path", MADE, ids=name)
def test_what_is_made_is_as_it_would_be_made_now(path):
    assert path.exists(), f"{name(path)} is missing: `make docs` writes it"
    assert path.read_text(encoding="utf-8") == MADE[path], f"{name(path)} is out of date: `make docs` renews it"


def test_no_rules_page_is_left_over():
    assert set(rules_pages.RULES.iterdir()) == {path for path in MADE if path.parent == rules_pages.RULES}


@pytest.mark.parametrize("game", bedesten.games())
def test_every_kind_of_step_has_a_rule(game):
    page = (rules_pages.RULES / f"{game}.md").read_text(encoding="utf-8")
    assert not re.findall(r"^\| `\S+` \| +\| +\|$", page, re.MULTILINE)


@pytest.mark.parametrize("game", bedesten.games())
def test_the_front_page_names_what_can_be_played(game):
    """Every game, expansion and variant that can be asked for, by the name to ask with."""
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    assert bedesten.games()[game]["title"] in front
    assert f"`{game}`" in front
    for _option, value in rules_pages.additions(game):
        assert f"`{value}`" in front
