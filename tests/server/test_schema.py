"""Every request of the OpenAPI document with made-up values: answers are as described, and none is an error of ours."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OFTEN = settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_request_answers_as_it_is_described(sqlite_server):
    document = schemathesis.openapi.from_url(f"{sqlite_server.url}/api/openapi.json")
    made = sqlite_server.create("me", "open", listed=True)
    tried = []
    for operation in (found.ok() for found in document.get_all_operations()):

        @OFTEN
        @given(case=operation.as_strategy())
        def answers(case):
            if case.path.startswith("/api/games/{") and case.path_parameters["game"][0] < "a":
                # Now and then a game that is there, and a key that opens it.
                case.path_parameters["game"] = made["id"]
                case.headers["Authorization"] = f"Bearer {made['keys']['0']}"
            case.call_and_validate(checks=CHECKS)

        answers()
        tried.append(operation.label)
    assert len(tried) == 14, tried
    assert "Traceback" not in sqlite_server.logged()
