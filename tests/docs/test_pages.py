"""Links lead somewhere, commands exist, and no file names a machine."""

from __future__ import annotations

import re
import shlex

import pytest

from bedesten.cli.program import parser

from .pages import PAGES, ROOT, blocks, files, name

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_somewhere(path):
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in LINK.findall(text):
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), f"{name(path)} links to {link}, which does not exist"
        if anchor:
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in map(slug, headings), f"{name(path)} links to {link}, which has no such heading"


def test_every_page_can_be_reached_from_the_front_page():
    reached = {ROOT / "README.md"}
    waiting = list(reached)
    while waiting:
        path = waiting.pop()
        for link in LINK.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target not in reached:
                reached.add(target)
                waiting.append(target)
    assert {name(path) for path in PAGES} - {name(path) for path in reached} == set()


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_commands_are_ones_that_exist(path):
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"`make ([\w-]+)`", text):
        assert target in targets
    for block in blocks(path):
        for line in block.text.splitlines() if block.language == "sh" else []:
            words = shlex.split(line, comments=True)
            if words[:1] == ["make"]:
                assert set(words[1:]) <= set(targets), line
            elif words[:1] == ["bedesten"] and words[1:] != ["--version"]:
                parser().parse_args(words[1:])  # leaves with an error if it is refused


# Put together here, so that this file does not name them either.
MACHINE = [f"/{folder}/" for folder in ("work", "tmp", "root", "home", "opt", "Users")]
REGISTRY = [".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))]
ENDINGS = ".md .py .toml .txt .yaml .yml .json .ts .svelte .html .css Makefile run"


@pytest.mark.parametrize("words", [MACHINE, REGISTRY, ["index" + "-url"]], ids=["machine", "registry", "index"])
def test_no_file_names(words):
    found = [
        f"{name(path)} names {word}"
        for path in files(*ENDINGS.split())
        for word in words
        if word in path.read_text(encoding="utf-8")
    ]
    assert not found
