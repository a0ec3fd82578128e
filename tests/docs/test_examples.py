"""The examples in the documentation run, and print what they say they print."""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys

import pytest

from .pages import EDITS, PAGES, ROOT, blocks, name

RUN = ("python", "pycon")
WITH_EXAMPLES = [
    path for path in PAGES if path != EDITS and any(block.language in RUN and not block.file for block in blocks(path))
]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name)
def test_the_examples_run(path, tmp_path, monkeypatch):
    """The blocks of a page in order, in one namespace; a block with the name of a file is that file."""
    monkeypatch.chdir(tmp_path)
    space = {"__name__": path.stem}
    for number, block in enumerate(blocks(path), 1):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            exec(compile(block.text, f"{name(path)}, block {number}", "exec", dont_inherit=True), space)
        elif block.language == "pycon":
            said = []
            test = doctest.DocTestParser().get_doctest(block.text, space, name(path), name(path), 0)
            doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
            assert not said, "".join(said)
            space.update(test.globs)


def edited(text, diff, where):
    """A text with the changes of a diff block made; what the block keeps or takes away must be there, once."""
    for hunk in diff.rstrip("\n").split("\n...\n"):
        lines = hunk.split("\n")
        old = "\n".join(line[1:] for line in lines if not line.startswith("+")) + "\n"
        new = "\n".join(line[1:] for line in lines if not line.startswith("-")) + "\n"
        assert text.count(old) == 1, f"{name(EDITS)} no longer fits {where}: these lines are not there once:\n{old}"
        text = text.replace(old, new)
    return text


def test_a_place_is_added_as_the_page_says(tmp_path):
    """Everything on the page is done to a copy of the source; then the page's own test must pass there."""
    for folder in ("src/bedesten", "tests/games"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    tests = []
    for block in blocks(EDITS):
        path = tmp_path / block.file
        if not block.file:
            continue
        if block.language == "diff":
            path.write_text(edited(path.read_text(encoding="utf-8"), block.text, block.file), encoding="utf-8")
        else:
            assert not path.exists(), f"{block.file} is there already"
            path.write_text(block.text, encoding="utf-8")
        if block.file.startswith("tests/"):
            tests.append(block.file)
    assert tests
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", *tests]
    run = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
