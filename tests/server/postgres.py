"""A PostgreSQL of one's own, for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

NEEDED = ("initdb", "pg_ctl", "postgres")


class NoPostgres(Exception):
    """PostgreSQL is not installed."""


def binaries() -> dict[str, str]:
    """The programs of PostgreSQL: where Debian puts them, or on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    found = {name: shutil.which(name, path=places) for name in NEEDED}
    missing = [name for name, path in found.items() if path is None]
    if missing:
        raise NoPostgres(
            f"these tests need PostgreSQL, and {', '.join(missing)} is not there: install it "
            "(Debian: apt-get install postgresql; macOS: brew install postgresql)"
        )
    return {name: str(path) for name, path in found.items()}


class Cluster:
    """A database server in a folder of its own, at a free port. PostgreSQL refuses to be run by root: then nobody runs it."""

    def __init__(self) -> None:
        self.programs = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="bedesten-postgres-"))
        self.as_nobody: list[str] = []
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            self.as_nobody = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
            shutil.chown(self.folder, "nobody", "nogroup")

    def run(self, program: str, *words: str) -> None:
        command = [*self.as_nobody, self.programs[program], *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program} failed: {done.stdout}{done.stderr}"

    def start(self) -> str:
        """Make it and start it; says at which address."""
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "bedesten", "-A", "trust", "-E", "UTF8", "--no-sync")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")
        return f"postgresql://bedesten@127.0.0.1:{port}/postgres"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
