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
ASSETS: Final = "assets/"
"""Under it lie files whose names change with their content."""


def folder() -> Path:
    return Path(str(resources.files("bedesten") / "server" / "static"))


def page(path: str) -> Response:
    """A file of the client; its front page for any address that is no file."""
    root = folder()
    if not (root / "index.html").is_file():
        return HTMLResponse(NOT_BUILT, 200 if not path else 404, {"Cache-Control": "no-store"})
    wanted = (root / (path or "index.html")).resolve()
    if not wanted.is_relative_to(root.resolve()) or not wanted.is_file():
        return HTMLResponse("<!doctype html><title>Bedesten</title><p>There is no such page.</p>", 404)
    kept = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return FileResponse(wanted, headers={"Cache-Control": kept})
