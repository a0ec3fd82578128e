"""The command: `bedesten serve`, or `bedesten` alone."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bedesten.server.settings import Settings

from .client import Client
from .running import Server, environment


def command(tmp_path, *words, **variables):
    return subprocess.run(
        [sys.executable, "-P", "-m", "bedesten", *words],
        env=environment(BEDESTEN_HOME=str(tmp_path), **variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "at least one"),
        (["--port", "99999"], "65535"),
        (["--database", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot open the database"),
    ],
)
def test_what_cannot_be_served_is_refused_with_a_sentence(tmp_path, words, told):
    done = command(tmp_path, "serve", "--no-browser", *words, *([] if "--port" in words else ["--port", "0"]))
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_second_server_on_the_same_file_is_refused(sqlite_server, tmp_path):
    done = command(tmp_path, "serve", "--no-browser", "--port", "0", "--database", sqlite_server.database)
    assert done.returncode == 2
    assert "another server uses it" in done.stderr


def test_a_port_that_is_taken_is_named(sqlite_server, tmp_path):
    port = sqlite_server.url.rpartition(":")[2]
    done = command(tmp_path, "serve", "--no-browser", "--port", port)
    assert done.returncode == 2
    assert port in done.stderr


def test_only_this_machine_reaches_it_unless_told_otherwise(tmp_path, database):
    assert Settings().host == "127.0.0.1"
    server = Server(tmp_path, database, host="0.0.0.0")
    assert server.process.stdout
    assert "Everybody who reaches this machine" in server.said + server.process.stdout.readline()
    server.stop()


def test_without_a_command_the_game_is_served(tmp_path):
    """The browser is a command of our own here, which notes what it was asked to open."""
    noted = tmp_path / "opened.txt"
    browser = tmp_path / "browser.py"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    browser.write_text(f"import sys, pathlib; pathlib.Path({str(noted)!r}).write_text(sys.argv[1])")
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", "import sys; from bedesten.cli import main; sys.exit(main([]))"],
        env=environment(BEDESTEN_HOME=str(tmp_path), BROWSER=f"{sys.executable} {browser} %s", BEDESTEN_PORT=port),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        address = re.search(r"http://\S+", process.stdout.readline())[0]
        until = time.monotonic() + 30
        while not noted.exists() or not noted.read_text():
            assert time.monotonic() < until
            time.sleep(0.1)
        assert noted.read_text() == address
        assert httpx.get(f"{address}api/health").json()["status"] == "ok"
        assert address.endswith(f":{port}/")
        again = command(tmp_path, "serve", "--no-browser", BEDESTEN_PORT=port)
        assert again.returncode == 0
        assert "running already" in again.stdout
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
        process.stdout.close()


def test_a_page_from_elsewhere_opens_no_socket(tmp_path, database):
    server = Server(tmp_path, database, allow_origin="https://bazaar.example")
    made = server.create("me", "far")
    address = f"{server.url.replace('http', 'ws', 1)}/api/games/{made['id']}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    for origin in (server.url, "https://bazaar.example"):
        with connect(address, origin=origin) as taken:
            taken.send('{"type": "hello"}')
            assert '"presence"' in taken.recv(10)
    server.stop()


def test_one_address_gets_only_so_much(tmp_path, database):
    server = Server(tmp_path, database, sockets_per_address=3, games_per_address=2, requests_per_second=5)
    made = server.create("me", "far")
    server.create("me", "far")
    body = {"game": "istanbul", "seats": [{"kind": "me"}, {"kind": "far"}]}
    answer = server.post("/games", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
    sockets = [Client(server, made["id"]) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        Client(server, made["id"])
    for each in sockets:
        each.close()
    statuses = {server.get("/health").status_code for _ in range(100)}
    assert statuses == {200, 429}
    server.stop()


def test_keys_are_in_no_log_and_no_answer_but_their_own(tmp_path, database):
    server = Server(tmp_path, database)
    made = server.create("me", "far", "open")
    game, keys = made["id"], dict(made["keys"])
    keys["2"] = server.post(f"/games/{game}/join", {"name": "Can"}).json()["key"]
    for seat, key in keys.items():
        assert len(key) >= 22
        with Client(server, game, key) as client:
            client.say(type="choose", seat=int(seat), ply=0, choice="nonsense")
            client.until("refused")
            client.socket.send(key)
            client.until("refused")
        server.post(f"/games/{game}/rename", {"name": ""}, key)
        server.post(f"/games/{game}/leave?{key}", None, key)
    shown = server.get(f"/games/{game}").text
    server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert server.process.stdout is not None
    for key in keys.values():
        assert key not in server.logged()
        assert key not in shown
        assert key.encode() not in stored
