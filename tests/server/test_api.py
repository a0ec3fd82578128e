"""The requests over HTTP: what they answer, what they refuse, what they never say."""

from __future__ import annotations

import pytest

import bedesten

from .client import Client


def test_the_server_says_how_it_is(server):
    health = server.get("/health").json()
    assert health["status"] == "ok"
    assert health["version"] == bedesten.__version__
    assert health["database"] == ("sqlite" if server.database.startswith("sqlite") else "postgresql")


def test_the_catalogue_has_every_game_and_level(server):
    catalogue = server.get("/catalogue").json()
    assert set(catalogue["games"]) == set(bedesten.games())
    assert {"random", "greedy"} <= {level["name"] for level in catalogue["levels"]}
    assert all(level["text"] for level in catalogue["levels"])
    assert catalogue["limits"]["name"] == 24
    assert catalogue["limits"]["chat"] == 500


def test_the_document_describes_every_request_with_examples(server):
    document = server.get("/openapi.json").json()
    assert "/api/games/{game}/rematch" in document["paths"]
    assert document["components"]["schemas"]["NewGame"]["examples"]
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert operation["description"], path


@pytest.mark.parametrize("game", bedesten.games())
def test_the_rules_can_be_read(server, game):
    topics = server.get(f"/rules/{game}").json()["topics"]
    assert topics
    assert all(topic["title"] for topic in topics)


def test_the_rules_of_an_expansion_are_only_told_where_it_is_played(server):
    def keys(query):
        return {topic["key"] for topic in server.get(f"/rules/istanbul{query}").json()["topics"]}

    assert "coffee_house" in keys("?modules=mocha")
    assert "coffee_house" in keys("?variants=great-bazaar")
    assert "coffee_house" not in keys("")
    assert server.get("/rules/istanbul?modules=nothing").status_code == 400
    assert server.get("/rules/chess").status_code == 400


def test_a_game_is_listed_only_if_that_was_asked_for(server):
    shown, hidden = server.create("me", "open", listed=True)["id"], server.create("me", "open")["id"]
    listed = [entry["id"] for entry in server.get("/games").json()["games"]]
    assert shown in listed
    assert hidden not in listed
    assert server.get(f"/games/{hidden}").json()["status"] == "waiting"


def test_games_that_wait_are_listed_first(server):
    server.create("me", "far", listed=True)
    server.create("me", "open", listed=True)
    statuses = [entry["status"] for entry in server.get("/games").json()["games"]]
    assert statuses == sorted(statuses, key=["waiting", "playing", "over"].index)


@pytest.mark.parametrize(
    ("body", "code", "word"),
    [
        ({"game": "chess"}, "bad_option", "istanbul"),
        ({"options": {"layout": "round"}}, "bad_option", "layout"),
        ({"options": {"colour": "red"}}, "bad_option", "colour"),
        ({"options": {"components": "/etc/passwd"}}, "bad_option", "figures"),
        ({"options": {"players": 5}}, "bad_option", "seats"),
        ({"options": {"modules": {"a": 1}}}, "bad_option", "modules"),
        ({"options": {"layout": [[1, 2], "x"]}}, "bad_option", ""),
        ({"seats": [{"kind": "me"}]}, "bad_option", "players"),
        ({"seats": []}, "malformed", "seats"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "far"}]}, "malformed", "U+202E"),
        ({"seats": [{"kind": "me", "level": "greedy"}, {"kind": "far"}]}, "bad_option", "bot"),
        ({"seats": [{"kind": "bot", "level": "process:ls"}, {"kind": "me"}]}, "bad_option", "level"),
        ({"seed": "7"}, "malformed", "seed"),
        ({"more": 1}, "malformed", "more"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(server, body, code, word):
    answer = server.post("/games", {"game": "istanbul", "seats": [{"kind": "me"}, {"kind": "far"}], **body})
    error = answer.json()["error"]
    assert (error["code"], answer.status_code) == (code, 400 if code == "bad_option" else 422)
    assert word in error["message"]


def test_the_same_seed_gives_the_same_set_up(server):
    boards = []
    for seed in (5, 5, 6):
        made = server.create("me", "far", options={"layout": "random"}, seed=seed)
        assert server.get(f"/games/{made['id']}").json()["seeded"]
        with Client(server, made["id"], made["keys"]["0"]) as one:
            boards.append(one.frame["view"])
    assert boards[0] == boards[1] != boards[2]


@pytest.mark.parametrize("path", ["/games/AAAAAAAAAAAAAAAA", "/games/AAAAAAAAAAAAAAAA/record", "/nothing"])
def test_what_is_not_there_is_not_found(server, path):
    answer = server.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_the_record_of_a_game_that_is_not_over_is_not_given(server):
    made = server.create("me", "far")
    answer = server.get(f"/games/{made['id']}/record")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")


def test_an_unfinished_record_can_be_looked_at(server):
    table = bedesten.Table(bedesten.game("istanbul", players=2), seed=1)
    for _ in range(10):
        table.apply(table.options()[0])
    shown = server.post("/records", {"record": table.record()})
    assert shown.status_code == 201
    with Client(server, shown.json()["id"]) as reader:
        assert reader.frame["ply"] == table.ply
        assert reader.frame["result"] is None
        assert reader.frame["ask"] is None


def broken_records():
    table = bedesten.Table(bedesten.game("istanbul", players=2), seed=1)
    table.apply(table.options()[0])
    good = table.record()
    yield {}
    yield {**good, "version": 99}
    yield {**good, "choices": [*good["choices"], 99_999]}
    yield {**good, "choices": ["x"]}
    yield {**good, "choices": [0] * 30_000}
    yield {**good, "seats": ["a"]}
    yield {**good, "seats": ["a\x00", "b"]}
    yield {**good, "options": {"players": 77}}
    yield {**good, "options": {"players": 2, "layout": {"a": []}}}
    yield {**good, "components": {"digest": "x"}}
    yield {**good, "components": {"changes": "/etc/passwd", "digest": good["components"]["digest"]}}
    yield {**good, "result": {"scores": [9, 9]}}


@pytest.mark.parametrize("record", list(broken_records()))
def test_a_broken_record_is_refused_with_a_sentence(sqlite_server, record):
    answer = sqlite_server.post("/records", {"record": record})
    assert answer.status_code in (400, 422)
    assert len(answer.json()["error"]["message"]) > 10
    assert "root:" not in answer.text


# Security.


def test_every_answer_carries_the_headers_that_keep_pages_safe(server):
    for answer in (server.http.get("/"), server.get("/health"), server.get("/nothing")):
        policy = answer.headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["script-src"] == "'self'"
        assert rules["default-src"] == "'none'"
        assert rules["connect-src"].startswith("'self' ws://127.0.0.1")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers


def test_a_request_that_is_too_large_is_refused(server):
    body = {"game": "istanbul", "seats": [{"kind": "me", "name": "x" * 100_000}, {"kind": "far"}]}
    answer = server.post("/games", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    def in_pieces():
        for _ in range(100):
            yield b"x" * 10_000

    answer = server.http.post("/api/games", content=in_pieces(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_a_server_for_this_machine_answers_to_its_own_names_only(server):
    """A page elsewhere that lets its own name lead here must not be able to talk to us."""
    answer = server.http.get("/api/health", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "misdirected")
    assert server.http.get("/api/health", headers={"host": "localhost:1"}).status_code == 200


@pytest.mark.parametrize("path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/store.py", "/..%2f..%2fstore.py", "/app.py"])
def test_no_file_outside_the_client_is_served(server, path):
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert "import" not in answer.text


def test_errors_say_nothing_of_the_inside(server):
    answers = [
        server.http.post("/api/games", content=b"{", headers={"content-type": "application/json"}),
        server.http.post("/api/games", content=b"\xff\xfe", headers={"content-type": "application/json"}),
        server.http.post("/api/games", content=b"[" * 5000, headers={"content-type": "application/json"}),
        server.http.put("/api/games"),
        server.post("/games/AAAAAAAAAAAAAAAA/join", {"name": "x"}),
        server.post("/games/AAAAAAAAAAAAAAAA/leave", None, "x"),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"error"}
        assert not [word for word in ("Traceback", "sqlalchemy", "File", "pydantic") if word in answer.text]


def test_the_page_itself_is_asked_for_anew_each_time(server):
    answer = server.http.get("/")
    assert answer.headers["cache-control"] in ("no-cache", "no-store")
    assert "<script>" not in answer.text
