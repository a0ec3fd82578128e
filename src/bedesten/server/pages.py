"""The web client's files: the page itself asked for anew each time, everything named by its content kept for good."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bedesten</title>
<h1>Bedesten</h1>
<p>The server is running, but the web client has not been built. <code>make play</code> builds it and opens it here.</p>
</html>
"""
FRONT: Final = "index.html"
BROUGHT: Final = '<script type="application/json" id="catalogue">{}</script>'
"""Data and no program: the content policy lets it be."""
ASSETS: Final = "assets/"
"""Under it lie files whose names change with their content."""


def folder() -> Path:
    return Path(str(resources.files("bedesten") / "server" / "static"))


def page(path: str, catalogue: str) -> Response:
    """A file of the client. Its front page brings the catalogue with it, so that the first view waits for nothing else."""
    root = folder()
    if not (root / FRONT).is_file():
        return HTMLResponse(NOT_BUILT, 200 if not path else 404, {"Cache-Control": "no-store"})
    wanted = (root / (path or FRONT)).resolve()
    if not wanted.is_relative_to(root.resolve()) or not wanted.is_file():
        return HTMLResponse("<!doctype html><title>Bedesten</title><p>There is no such page.</p>", 404)
    if wanted.name == FRONT:
        text = wanted.read_text().replace("</head>", BROUGHT.format(catalogue.replace("<", "\\u003c")) + "</head>", 1)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
    kept = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return FileResponse(wanted, headers={"Cache-Control": kept})
